"""The small words of Italian that turn a sentence."""

from __future__ import annotations

NUMBER = r"(?:\d+|x\b|un[ao]?\b|un'|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|altrettant|metà)"
_ORDERED = r"(?:obbligat\w|tenut\w|costrett\w|necessari\w|richiest\w|vincolat\w|indispensabil\w|obbligatori\w|forzat\w)"
_ITS = r"(?:(?:lo|la|li|le|l'|si|gli|ne|ci|vi|ti|mi) ?)?"
_WISH = r"(?:vuo[il]\w*|vogli\w+|desider\w+|preferi\w+|ritien\w+|cred[ei]\w*)"

RULES: tuple[tuple[str, str], ...] = (
    ("permit", r"si (?:può|possono|potrebbe\w*)"),
    ("must? should?", r"ci v(?:uole|ogliono|orrebbe)"),
    ("only?", r"un[oa] sol[oa]|uno soltanto|(?:una?|un')(?: ?\w+)? (?:soltanto|sol[oa])(?= ?(?:[.,;:)]|$))"),
    ("neg?", r"(?<=\w )no(?=[.:;])"),
    ("can?", r"potre\w+ lanciare (?:una stregoneria|un istantaneo)"),
    ("atmost", r"(?<=\d )o meno"),
    ("neg? atmost?", r"(?:o|oppure) (?:no|meno)"),
    ("neg? only?", r"non (?:solo|soltanto|solamente)"),
    ("",
        r"non appena|scompa\w+ senza lasciare|senza (?:fine|dubbio"
        r"|(?:alcun )?(?:problem|difficolt)\w+)|senz'altro|(?:l'|gli "
        r"|le )un[oaie],?(?: \w+){0,2}?[ '](?:\w+')?altr\w|d'altr[ao] (?:parte|canto)|(?:tra|fra) l'altro|del resto"),
    ("other?", r"in un altro modo"),
    ("otherwise", r"altrimenti|in caso contrario|diversamente"),
    ("even?", r"non (?:\w+ )?import\w+|non fa differenza"),
    ("neg? neg?", r"non (?:può|possono|puoi) (?:fare a meno|non)|non senza"),
    ("non except", r"nient'altro che|null'altro che|nessun altro che|non \w+ altro che"),
    ("nessuno other", r"nient'altro|null'altro|nessun(?:o|') ?altr\w"),
    ("atmost",
        r"non (?:più|oltre) (?:di|d'|della?|del)|non (?:superior|maggior)\w (?:a|ad|al|di)|non super(?:i|a|ano|ino)"),
    ("atleast", r"non (?:meno di|inferior\w a)"),
    ("atmost", r"pari o inferiore|inferiore o (?:pari|uguale)|al (?:massimo|più)"),
    ("atleast",
        r"o più|almeno|pari o superiore|superiore o (?:pari|uguale)|uguale o (?:maggiore|superiore)|come minimo"
        r"|non meno di|o un numero maggiore"),
    ("neednot non? must? can?",
        rf"non {_ITS}(?:è|sei|sono|siete|era|erano|sia|siano|sarà|saranno|viene|vengono) (?:\w+ )?{_ORDERED}"
        rf"|non {_ITS}(?:occorr\w+|c'è|ha|hai|hanno|vi è|avete|sussiste)(?: \w+)? (?:bisogno|obbligo|necessità"
        rf"|nessun obbligo)|non {_ITS}(?:occorr\w+)|non {_ITS}(?:dev\w+|dovr\w+) (?:necessariamente|per forza|più)"
        r"|non necessita di|non serv(?:e|ono) (?:che|alcun\w*|\w+[aei]r\w*)|senza (?:dover\w*|bisogno|obbligo)"),
    ("non neednot? must?", r"non serv(?:e|ono)"),
    ("non must? neednot?", r"non necessariamente|non per forza|non è detto"),
    ("can non neednot?", r"(?:facoltà|diritto|possibilità|liber\w) di non"),
    ("can? non neednot?", r"(?:scegli\w*|scelto|decid\w*|deciso) di non"),
    ("neg can?", r"impossibil\w|viet[aio]\w*|proib\w+|incapac\w|imbloccabil\w"),
    ("neg legal?", r"illegal\w+|illecit\w|irregolar\w+"),
    ("ameno unless", r"a meno che|a meno di"),
    ("except?", r"(?:salvo|eccetto|tranne) (?:che|se|quando|nel caso)"),
    ("senon",
        r"se non(?= (?:da|dal|dai|dalle|dalla|in|nel|con|per|come|a|al|quando|di|un|una)\b)|che(?= (?:da sol[aoei]"
        r"|quando|con|una volta|come)\b)"),
    ("finche", r"fin ?ché|fin(?:o a)? (?:quando|che)|fino al momento in cui|sin(?:o a)? quando"),
    ("ameno before", r"prima che"),
    ("ameno", r"per poco|più di quanto|meno di quanto"),
    ("upto", rf"[fs]ino ad?(?= {NUMBER})"),
    ("until", r"fino (?:a\w*|in)|sino a\w*|fino"),
    ("upto?", r"massimo"),
    ("while", r"attend\w+|aspett\w+|entro|durante|mentre|per tutt\w+|per il resto|sinora|tuttora"),
    ("non", r"non"),
    ("nessuno", r"nessun\w*|mai|niente|nulla|nient|no"),
    ("né", r"né"),
    ("nemmeno", r"neanche|nemmeno|neppure"),
    ("neg",
        r"spaiat\w|insufficient\w|incorrett\w|incomplet\w|inefficac\w|irrilevant\w|inalterat\w|invariat\w"
        r"|inutilizzat\w|sconosciut\w|ignot\w|invalid\w"),
    ("neg? can?", r"i[mnlr](?!distrutt)\w{3,}bil[ei]|inatt\w+|insolit\w"),
    ("neg?",
        r"imprevist\w|inaspettat\w|illimitat\w|indeterminat\w|incompiut\w|immutat\w|inusat\w|indefinit\w|inadatt\w"
        r"|inesist\w+|insolit\w|assent\w+|intatt\w|stacc\w+|tolt[oaei]"),
    ("without", r"senza"),
    ("without?", r"gratuit\w+|gratis"),
    ("except",
        r"tutt[eio] meno|tranne|eccetto|eccettuat\w|a parte|fuorché|all'infuori|a eccezione|ad eccezione|salvo"),
    ("except? different", r"divers[oaei] da\w*"),
    ("except? other?", r"esclu(?!siv)\w+|al di fuori|fuori|oltre|che non (?=sia|siano|è|sono)"),
    ("instead", r"invece|anziché|piuttosto|al posto"),
    ("anynumber",
        r"(?:qualsiasi|qualunque) (?:numero|quantità|ammontare)|(?:numero|quantità) (?:qualsiasi|qualunque"
        rf"|a (?:piacere|scelta)|arbitrari\w)|quant[aeio](?=(?: \w+){{0,3}} (?:{_WISH}|può|puoi|possono|riesc\w+))"
        rf"|tutt[ei] (?:le|i) \w+ che (?:{_WISH}|(?=può|puoi|possono))|a volontà"),
    ("any", r"qualsiasi|qualunque"),
    ("anynumber?", r"quant[aeio]|altrettant\w+|tant[aeio]|numero|piacere|più volte"),
    ("should", r"dovrebb\w+|dovrest\w+|dovremmo|avre\w+ dovuto"),
    ("should?", r"è (?:bene|meglio|opportuno|consigliabile)|convien\w+|consigli\w+|raccomand\w+|meglio"),
    ("wish", rf"(?:se|qualora|quando) (?:lo |la |li |le |così )?{_WISH}|se (?:lo )?si (?:vuole|desidera|preferisce)"),
    ("can? neednot?", r"facoltativ\w+|opzional\w+"),
    ("can",
        r"può|puoi|posso|possono|potete|possiamo|possa|possano|possiate|pot(?:rà|rai|rò|rei|ranno|rete|rebbe|rebbero|resti|reste"
        r"|esse|essero|essi|este|eva|evano|evi|uto|endo|er\w*)|in grado di|consentit[oaei]|permess[oaei]"
        r"|autorizzat[oaei]|lecit[oa]|facoltà(?: di)?|possibilità di|(?:diritto|modo) (?:a|di)|liber\w di"
        r"|è possibile"),
    ("can?",
        r"possibil\w+|forse|magari|eventual\w+|permett\w+|consent\w+|scegli\w* (?:se|di(?= (?:non )?\w+r(?:e"
        rf"|l[aoie]|si|ne)\b))|decid\w+ (?:se|di)|possibilità|liber\w|{_WISH}|(?!visib|disponib|stab|responsab"
        r"|indistrutt)\w{3,}[aei]bil[ei]|a scelta|sì|a (?:tuo|suo) piacimento|come se|riesc\w+|capac\w|concess\w"),
    ("must? should? can?", r"verrebb\w+|sarebb\w+|prov[ai]\w*|tent[ai]\w*|sta(?:nno)? per"),
    ("must",
        r"dev(?:[eio]|')|devono|debba|debbano|dovete|dobbiamo|dovr(?:à|ai|anno|ete)|obbligatori\w+|obbligat[oaei] a"
        r"|tenut[oaei] a|costrett[oaei] a|obbligo di"),
    ("must?",
        r"dov\w+|obblig\w+|necessari\w+|bisogna|occorr\w+|v[ao](?:nno)?|costr\w+|tenut\w|serv\w+|richie\w+|vuole"
        r"|vogliono|necessit\w+|imposto|impone"),
    ("only",
        r"soltanto|solamente|unicamente|esclusivamente|solo(?! (?:danno|punto|bersaglio"
        r"|modo))(?<!da solo)(?<!un solo)(?<!il solo)(?<!di solo)"),
    ("only?", r"sol[aieo]|unic\w+|appena|semplicemente"),
    ("even? anynumber?", r"per quanto"),
    ("even", r"anche (?:se|quando|qualora)|quand'anche|pure se"),
    ("even?",
        r"sebbene|benché|pur|pure|nonostante|malgrado|seppure|comunque|a prescindere|indipendentemente|lo stesso"
        r"|anche|addirittura|chiunque|qualunque|qualsiasi|ugualmente|perfino|persino|che sia|neanche se|nemmeno se"),
    ("other", r"(?:un(?: |' ?)|(?<!come )(?:ogni|ciascun'?) ?)altr[oa]"),
    ("other?", r"altr(?!ett|im)\w+"),
    ("different", r"divers\w+|differ\w+"),
    ("second", r"second[oaie]"),
    ("new again?", r"nuov\w+"),
    ("again", r"ulterior\w+|ancora"),
    ("change", r"cambia\w*"),
    ("rest", r"restant\w+|rimanent\w+|resto"),
    ("more", r"(?<=\} )in più"),
    ("less", r"in meno"),
    ("atmost?", r"massimo|o (?:sotto|minore|inferiore)"),
    ("atleast? more?",
        r"più|maggior\w*|minimo|superior\w|(?<!faccia )in su|aument\w+|addizional\w+|qualche|plurim\w"),
    ("less?", r"meno|ridu\w+|ridott\w+|minor\w*|inferior\w"),
    ("legal", r"legal\w+|regolar\w+|valid\w+"),
    ("fail", r"fallisc\w+|fallit\w+|rifiut\w+|rinunc\w+|ignor\w+"),
    ("lack", r"manca\w*|priv[oiae]|assent\w|andat\w"),
    ("lose", r"perd\w+|pers[aoie]"),
    ("but", r"ma|però|tuttavia"),
    ("stop", r"smett\w+|cess\w+|termin\w+|interromp\w+|preven\w+|prevenut\w|evit\w+|imped\w+"),
    ("empty", r"vuot\w+|zero|0|poc\w+|raramente|difficilmente"),
    ("suffice", r"bast\w+"),
    ("remain", r"rest[ai]\w*|riman\w+|mant\w+|conserv\w+"),
    ("far", r"lontan\w+|indipendent\w+|spaiat\w+|libero da|sbagliat\w+|estrane\w+"),
    ("before", r"prima"),
)  # fmt: skip
