"""Idioms in which a free translation says *only*, *must*, *still* or *not* by other words; they are read before all.

A `bar` is a verb or an adjective that says no, an `exempt` one that says *need not*: see `litotes`.
"""

from __future__ import annotations

Rules = tuple[tuple[str, str], ...]

_HOLD = r"(?:prevent(?:s|ing)?|stop(?:s|ping)?|keep(?:s|ing)?|hinder\w*|deter\w*|block(?:s|ing)?)"
_WHOM = r"(?= (?:[\w'’-]+ ){1,6}?(?:from\b))"

ENGLISH: Rules = (
    ("even? neg?", r"(?:do|does|did)(?:n't| not) care(?: about)?|regardless of|no matter|irrespective of"),
    ("stop bar", rf"{_HOLD}{_WHOM}|stop(?:s|ping)?(?= \w+ing\b)|preclud\w+|ceas(?:e|es|ing)"),
    ("neg can? bar", r"forbids?|forbidding|prohibit(?:s|ing)?|rul(?:e|es|ing) out"),
    ("neg? neednot? exempt", r"exempt(?:s|ing)?|excus(?:e|es|ing)"),
    ("far bar", r"immune|safe from"),
    ("must oblige", r"ha(?:s|ve) to|(?:is|are|be) (?:required|obliged|forced|compelled|bound) to"),
    ("must? oblige", r"(?:oblig|forc|compel|requir)(?:es?|s)(?= \w+ to)"),
    ("neednot neg? must? can?", r"(?:do|does|did)(?:n't| not) (?:force|oblige|require|compel)"),
    ("remain", r"continu\w+|go(?:es)? on"),
    ("can? neg neednot?", r"choos(?:e|es|ing) not to|chose not to"),
    ("neg only?", r"but not"),
    ("neg other only?", r"nothing else(?! (?:needs?|has|have) to)"),
    ("only?", r"exactly|nothing more|with only(?= (?:\d|one|two|three|a\b))"),
    ("more1", r"more than (?:once|one)"),
    ("same", r"(?:the|that) (?:very )?same|as (?:it|they) (?:was|were|is|are)|unchanged"),
    ("after", r"after|once(?= (?:a|an|the|it|you|they|all|every|each|that|its)\b)"),
    ("even?", r"(?:still|anyway|nevertheless|nonetheless|all the same)(?! (?:on|in|under)\b)"),
    ("leave", r"leav(?:e|es|ing)|left(?= the\b)|removed"),
)  # fmt: skip

_THEM = r"(?:(?:mi|ti|gli|le|lo|la|li|l'|ci|vi|ne|si) ?){0,2}"
_IL_INF = r"\w+(?:[aei]r[ei]|r(?:l[oaie]|si|ne|mi|ti|ci|vi|gli|vela|velo|sela|selo))"

ITALIAN: Rules = (
    ("even? neg?",
        r"non (?:conta|rileva|ha importanza|fa (?:alcuna )?differenza)|a prescindere|quale che sia"),
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
        r"se non(?= (?:d[aei]\w*|in|n[e]l\w*|con|col|per|come|a|al\w*|ad|quando|un\w*|su\w*|dopo|durante|tra"
        r"|fra|il"
        r"|quell\w+|chi|ciò)\b)|altr[oaei](?: \w+){0,2} (?:che|se non|all'infuori|oltre)(?= (?:quell\w+|il|lo"
        r"|la|i|gli"
        r"|le|l'|un\w*|a|al\w*|d[aei]\w*|in|nel\w*|con|per|chi|ciò|\d)\b)"),
    ("more1 more? atleast?", r"(?:più|oltre) (?:di )?(?:un[oa]?|una volta|un')(?= |$|[.,;:\w])"),
    ("neednot neg? must? can?", r"(?:può|puoi|possono|potete|si può) fare a meno di"),
    ("must oblige", r"(?:è|sono|sei|siete|sarà|saranno) (?:obbligat|costrett|tenut|forzat)[oaei] ad?"),
    ("must? oblige", r"obblig(?:a|ano|hi|hino|herà)|costring(?:e|ono|a|ano|erà)|impon(?:e|gono|ga)"),
    ("only?", r"né più né meno|esattamente|e basta"),
    ("must? can?",
        r"spett\w+|compet(?:e|ono)|tocc(?:a|ano)|incomb\w+|(?:ha|hanno|hai"
        r"|avete)(?: \w+){0,3} da(?= \w+[aei]r)"),
    ("can?", r"ammett\w+|tollera\w*|accett\w+|prevede|prevedono"),
    ("should? must?", r"quant[eiao] (?:ne |gliene )?(?:se ne )?dovre\w+|che dovre\w+"),
    ("lack", r"assenz\w+|manca\w*|priv[oiae]|in difetto|sprovvist\w|astener\w*|asten\w+"),
    ("remain", r"prosegu\w+|continu\w+"),
    ("fail", r"rinunc\w+|rinunz\w+|omett\w+|evit(?:i|iamo|ino)"),
    ("same", r"(?:l[oae]|gli|i|le|un|un[ao']) ?stess[oaei]|medesim[oaei]|tale (?:e )?quale|invariat\w"),
    ("after", r"dopo|una volta(?= (?:che|\w+[aiu]t[oaei]))|successivamente"),
    ("even?", r"ciononostante|nondimeno|tuttora|pur sempre"),
    ("leave", r"lasci(?:a|ano|ato|ata|ati|ate|asse|ando|are)|uscit\w|esc(?:e|ono)|rimoss\w|abbandon\w+"),
    ("except", r"fatt[aoei] (?:salv[oaei]|eccezione)|con l'eccezione|ad esclusione|a esclusione|al netto"),
    ("any", r"ogni(?! ?altr)|qualsivoglia"),
    ("again", r"di nuovo|un'altra volta|riott\w+|ritrov\w+|riprend\w+|riacquist\w+|riotten\w+"),
)  # fmt: skip

_FR_PRO = r"(?:(?:me|te|se|nous|vous|le|la|les|lui|leur|en|y|l'|m'|t'|s') ?){0,2}"
_FR_INF = r"(?= [\w']*(?:er|ir|re|oir)\b)"

FRENCH: Rules = (
    ("even?",
        rf"n'(?:en )?\w+ pas moins|n[e'] ?{_FR_PRO}\w+(?: \w+)? pas moins(?! d)|néanmoins|quand même"
        rf"|tout autant"),
    ("nul except", r"(?:nul(?:le)?|personne|aucune?|rien)(?: \w+)? (?:d')?autre (?:que|qu')"),
    ("even? neg?", r"peu import\w+|qu'import\w+|quel(?:le)?s? que soi\w+|sans égard|indépendamment"),
    ("ameno stop bar", r"(?:empêch|évit)(?:e|ent|er|era|eront|ait|ant|ez)(?: \w+)? (?:que|qu')"),
    ("stop bar",
        r"empêch(?:e|ent|er|era|eront|erait|ait|ant|ez|é)|cess(?:e|ent|er|era|eront|ez)|évit(?:e|ent|er|era"
        r"|eront|ez)"
        r"|interromp\w*|oppos\w+|obstacles?|entrav\w+|exclu(?:t|ent|re|ra|ront)"),
    ("neg can? bar", r"interdi(?:t|sent|re|ra|ront|sant|sait)|prohib\w+|défend de"),
    ("neg? neednot? exempt",
        r"dispens(?:e|ent|er|era|eront)|exempt(?:e|ent|er|era|eront)|exonèr\w+|exonérer"),
    ("far bar", r"à l'abri|épargn\w+|immunis\w+|échapp(?:e|ent|er)"),
    ("neg? neg? litotes", r"mais (?:pas|non)(?= d(?:e |')\w+(?:er|ir|re)\b)"),
    ("nul can?", r"rien ne saurai\w+"),
    ("neednot neg? must? can?",
        rf"n[e'] ?{_FR_PRO}(?:oblig\w+|contrai\w+|forc\w+|impos\w+) (?:pas|en rien|nullement|jamais)"),
    ("neednot neg? must? can?", r"sans (?:aucune |nulle )?(?:obligation|contrainte)"),
    ("can neednot neg? must?", r"(?:une )?faculté,? (?:et )?non une obligation"),
    ("neg must? can?", r"(?:doi\w+|devez|tenue?s?|obligée?s?)(?: de)? (?:s'abstenir|se garder|s'interdire)"),
    ("lack",
        r"faute d(?:e(?! quoi)|')|à défaut|(?:en l'|l')absence|dénué\w*|sans plus|manqu\w+|abst\w+"
        r"|dépourvu\w*"),
    ("pas more1 more?", r"(?:pas|jamais|point) plus d'une?"),
    ("more1 more?", r"plus d'une?"),
    ("must? can?",
        r"(?:il |qu'il |lui |leur |vous )?(?:appart(?:ient|iennent)|incomb\w+|rev(?:ient|iennent))(?= (?:à|au"
        r"|aux)\b)"
        r"|(?:il vous|il lui|il leur) (?:appartient|revient|incombe)|(?:a|ont|ayant|avez"
        r"|avons)(?: \w+){1,2} à" + _FR_INF
        + r"|c'est à \w+ (?:de|d')"),
    ("neednot neg? must? can?", r"(?:peu\w+|pouvez) (?:se|vous|s'en|vous en) (?:dispenser|passer)"),
    ("must oblige",
        r"(?:est|sont|êtes|soit|soient|sera|seront) (?:obligée?s?|forcée?s?|contraint\w*|tenue?s?) d(?:e|')"),
    ("must? oblige", r"oblige(?:nt|ra|ront)?|contrai(?:nt|gnent|gne)|impose(?:nt|ra|ront)?"),
    ("can?", r"admet\w*|tolèr\w+|accept\w+|saurai\w*|en mesure|à même|prêt\w* à"),
    ("only?", r"exactement|ni plus ni moins"),
    ("remain", r"continu\w+|poursui\w+"),
    ("same", r"(?:l[ea]s?|une?) mêmes?|telle?s? quelle?s?|inchangé\w*"),
    ("neg? different", r"en (?:est|sont|était) une (?:tout )?autre|c'est (?:tout )?autre chose"),
    ("after", r"après(?! que)|une fois(?= (?:que|qu'|tou\w+|l\w+|\w+[éis]e?s?)\b)|(?<=\w )après|ensuite"),
    ("leave", r"quitt\w+|partis?|partent|partir\w*|sort(?:i\w*|ent|ir)?(?= du| de)|retirée?s?"),
    ("except", r"exception faite|à l'exception|abstraction faite|excepté|hormis|à la réserve"),
    ("any", r"(?<!à )toute?(?= (?!autre)[a-zéèàâ]+)"),
    ("again", r"retrouv\w+|repren\w+|de nouveau|à nouveau|récupèr\w+"),
)  # fmt: skip
