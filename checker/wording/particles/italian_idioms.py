"""Idioms of Italian that say *may*, *must*, *only* or *not* by other words; they are read before the small words."""

from __future__ import annotations

_THEM = r"(?:(?:mi|ti|gli|le|lo|la|li|l'|ci|vi|ne|si) ?){0,2}"
_IL_INF = r"\w+(?:[aei]r[ei]|r(?:l[oaie]|si|ne|mi|ti|ci|vi|gli|vela|velo|sela|selo))"

RULES: tuple[tuple[str, str], ...] = (
    ("even? neg?",
        r"non (?:conta|rileva|ha importanza|fa (?:alcuna )?differenza)|a prescindere|prescind(?:e|ono)"
        r"|non (?:vi |ci )?cambia nulla|indifferente|(?:è|fa) lo stesso"),
    ("stop bar",
        r"imped(?:isc\w+|i(?:re|rà|ranno|va|vano|to|rebbe\w*)\w*)|interromp\w+|smett\w+|cess(?:a|ano|are|erà"
        r"|eranno)"
        r"|preclud\w+|ostacol\w+|osta|si oppon\w+|trattien\w+|evit(?:a|ano|are|erà|eranno)\w*|disturb\w+"),
    ("neg can? bar", r"viet[aino]\w*|proib(?:isc\w+|i\w+)|esclud(?:e|ono|ere|erà|eranno)"),
    ("neg? neednot? exempt",
        r"esim(?:e|ono|ere|erà|eranno)\w*|esoner\w+|dispens(?:a|ano|are|erà)\w*|esent[ei]|esentat\w"),
    ("far bar", r"al riparo(?: da\w*)?|immun[ei]|al sicuro|sfugg\w+|protett[oaei]"),
    ("neg? neg? litotes", r"(?:ma|però) non(?= (?:di \w|(?:dal|dall')\w+))"),
    ("can neednot neg? must?", r"(?:una )?facoltà, non un obbligo"),
    ("neednot neg? must? can?",
        rf"senza (?:alcun|nessun) (?:obbligo|bisogno)|non {_THEM}(?:obblig\w+|costring\w+|impon\w+)"
        r"|non (?:è|sono) un obbligo"),
    ("neg must? can?", r"(?:dev\w+|tenut\w|obbligat\w)(?: ad?)? (?:astener\w+|evitare|guardarsi)"),
    ("only? neg? except?", r"non (?:è|sono|era|erano|sia|siano|sarà|saranno) altro che"),
    ("nessuno except",
        r"nessun(?:o|a|'|)? ?(?:\w+ )?(?:che non (?=sia|siano)|se non|tranne|salvo|eccetto|fuorché"
        r"|all'infuori)"),
    ("senon",
        r"se non(?= (?:d[aei]\w*|in|n[e]l\w*|con|col|per|come|a|al\w*|ad|quando|un\w*|su\w*|dopo|durante|tra|fra|il"
        r"|quell\w+|chi|ciò)\b)|altr[oaei] (?:che|se non|all'infuori|oltre)(?! \w+[aeo]no\b)"
        r"|altr[oaei] \w+ (?:che|se non|all'infuori|oltre)(?= (?:quell\w+|a|al\w*|da|dal\w*|in|nel\w*|con|per|chi)\b)"),
    ("more1 more? atleast?", r"(?:più|oltre) (?:di )?(?:un[oa]?|una volta|un')(?= |$|[.,;:\w])"),
    ("neednot neg? must? can?", r"(?:può|puoi|possono|potete|si può) fare a meno di"),
    ("must oblige", r"(?:è|sono|sei|siete|sarà|saranno) (?:obbligat|costrett|tenut|forzat)[oaei] ad?"),
    ("must? oblige", r"obblig(?:a|ano|hi|hino|herà)|costring(?:e|ono|a|ano|erà)|impon(?:e|gono|ga)"),
    ("only?", r"limit(?:a|ano|at\w) a\w*|limitat[oaei]|né più né meno|esattamente|e basta"),
    ("must? can?",
        r"spett\w+|compet(?:e|ono)|tocc(?:a|ano)|incomb\w+|(?:ha|hanno|hai"
        r"|avete)(?: \w+){0,3} da(?= \w+[aei]r)"),
    ("must?", r"per forza|d'obbligo|di rigore|imprescindibil\w+|inderogabil\w+"),
    ("can?",
        r"(?:quando|come|se|dove) (?:crede|vuole|vuoi|credi|gli pare|ti pare|gli aggrada"
        r"|preferisc\w+)(?: meglio)?"
        r"|a (?:su[oa]|tu[oa]|proprio|propria) (?:discrezione|arbitrio|scelta|piacimento)|capit(?:a|i|are)"
        r"|ammett\w+|tollera\w*|accett\w+|prevede|prevedono"),
    ("should? must?", r"quant[eiao] (?:ne |gliene )?(?:se ne )?dovre\w+|che dovre\w+"),
    ("lack", r"assenz\w+|manca\w*|priv[oiae]|in difetto|sprovvist\w|astener\w*|asten\w+"),
    ("", r"nessun[oa']? ?\w+(?: \w+)?,(?= (?:e |né )?nessun)"),
    ("untapped", r"stappat[oaei]"),
    ("tapped", r"tappat[oaei]"),
    ("neg can?", r"preclus[oaei]|impossibilità|impossibilitat[oaei]|inabil[ei]|inabilitat[oaei]"),
    ("only? neg? other?", r"e (?:\w+ )?nessun(?:o |a |')altr[oa]|e nient'altro|e null'altro|e da nessun'altra parte"),
    ("neg? anynumber?",
        r"(?:non (?:c'è|vi è|esiste|ha|hai|hanno)|senza) (?:alcun |nessun )?limit[ei](?! a quant| al numero)"),
    ("neednot?", r"superflu[oaei]|(?:può|possono|puoi) (?:anche|pure|benissimo) non"),
    ("only?", r"a (?:sola )?condizione|a patto|purché|sempre che|solo a patto"),
    ("neg? different", r"(?:è|sono) (?:tutt')?altr[oaei](?= d[ae]\w*)"),
    ("remain", r"prosegu\w+|continu\w+"),
    ("fail", r"rinunc\w+|rinunz\w+|omett\w+|evit(?:i|iamo|ino)"),
    ("same", r"(?:l[oae]|gli|i|le|un|un[ao']) ?stess[oaei]|medesim[oaei]|tale (?:e )?quale|invariat\w"),
    ("after", r"dopo|una volta(?= (?:che|\w+[aiu]t[oaei]))|successivamente"),
    ("even?", r"ciononostante|nondimeno|tuttora|pur sempre"),
    ("leave", r"lasci(?:a|ano|ato|ata|ati|ate|asse|ando|are)|uscit\w|esc(?:e|ono)|abbandon\w+"),
    ("except", r"fatt[aoei] (?:salv[oaei]|eccezione)|con l'eccezione|ad esclusione|a esclusione|al netto"),
    ("any", r"ogni(?! ?altr)|qualsivoglia"),
    ("again", r"di nuovo|un'altra volta|riott\w+|ritrov\w+|riprend\w+|riacquist\w+|riotten\w+"),
)  # fmt: skip
