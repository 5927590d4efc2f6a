"""The small words of French that turn a sentence."""

from __future__ import annotations

NUMBER = r"(?:\d+|x\b|une?\b|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|autant|la moitié)"
_ORDERED = r"(?:obligée?s?|tenue?s?|forcée?s?|contraint\w*|nécessaires?|requis\w*|obligatoires?|indispensables?)"
_NO = r"(?:pas|plus|jamais|nullement|aucunement)"
_WANT = r"(?:souhait\w+|désir\w+|ve(?:ut|ux|ulent)|voul\w+|préf[èé]r\w+)"
_WISH = rf"(?:{_WANT}|choisi\w+)"

RULES: tuple[tuple[str, str], ...] = (
    ("can?", r"pourr\w+ (?:le |la |l')?lancer un (?:rituel|éphémère)|(?<=, )si(?= ?[:;.])"),
    ("neg?", r"(?:ou|et) (?:non|pas)(?! \w)"),
    ("other?", r"d'une autre manière"),
    ("neg? only?", r"non seulement|pas (?:seulement|que)"),
    ("",
        r"non plus|(?:une|la|cette|les|ces|leur|sa|des|chaque)(?: \w+)? personnes?|sans (?:fin|cesse|arrêt|doute"
        r"|(?:aucun )?problèmes?|(?:aucune )?difficultés?)"
        r"|(?:partie|match)(?: est)? null?e?|pas à pas|(?:l'|les )une?s?,?(?: \w+){0,3}?[ '](?:\w+')?autres?"
        r"|d'autre part|actions? obligatoires?|entre autres|pour autant que|non-joueurs?"),
    ("anynumber", r"n'importe quel(?:le)? (?:nombre|quantité)"),
    ("even?", r"n'importe|peu importe|qu'importe"),
    ("atmost", r"ou moins|inférieure?s? ou égale?s?|au (?:plus|maximum)|tout au plus"),
    ("atleast",
        r"ou (?:plus|plusieurs|davantage)|au (?:moins|minimum)|supérieure?s? ou égale?s?|pas moins d(?:e|u|es|')"
        r"|ou un nombre supérieur"),
    ("pas atmost?", r"(?:pas|non) (?:supérieur\w* à|davantage que)"),
    ("pas", r"pas (?:plus|davantage) (?:d(?:e|u|es|')|qu'|que)"),
    ("nul neednot? must?", r"rien d'autre à"),
    ("neednot ne? must? can?",
        r"n'(?:a|ont|ai|as|avez|avons|aura|auront|aurez|avait|avaient|ait|aient|y a|est)(?: donc"
        rf"| alors)? {_NO} (?:à|besoin|l'obligation|d'obligation)(?= |$)|n[e'] ?(?:est|sont|était|étaient|êtes|es"
        rf"|soit|soient|sera|seront|serez)(?: donc| alors)? {_NO} (?:\w+ )?{_ORDERED}|n'est {_NO} (?:nécessaire"
        rf"|obligatoire)|ne (?:doit|doivent|devez) {_NO} (?:forcément|nécessairement|obligatoirement)"
        r"|sans (?:devoir|avoir à|être obligée?s?|obligation)|nul besoin|aucune obligation"),
    ("pas must? neednot?", r"pas (?:nécessairement|forcément|obligatoirement)"),
    ("can ne neednot?", r"(?:possibilité|faculté|droit|libres?|liberté) de ne"),
    ("can? ne neednot?", r"(?:choisi\w*|décid\w+) de ne"),
    ("neg can?", r"impossib\w+|interdi\w+|incapables?|imblocables?|défendue?s?"),
    ("neg legal?", r"illéga\w+|illicites?"),
    ("ameno unless", r"à moins (?:que|qu'|de|d')"),
    ("except?", r"(?:sauf|excepté) (?:si|s'|quand|lorsqu\w+|dans le cas)"),
    ("except", r"sauf|excepté"),
    ("unless? only? neg?", r"si ce n'est(?! p)"),
    ("otherwise", r"sinon"),
    ("ameno before", r"avant (?:que|qu')"),
    ("ameno",
        r"(?:de (?:peur|crainte)|crai\w+|redout\w+|empêch\w+|évit\w+) (?:que|qu')|(?:plus|moins|autre|autrement"
        r"|mieux)(?: \w+){0,3} (?:que|qu')(?= ?(?:[\w']+ ){0,3}n[e'])"),
    ("ameno without", r"sans (?:que|qu')"),
    ("tantque", r"tant (?:que|qu')"),
    ("upto", rf"jusqu'à(?= {NUMBER})"),
    ("until?", r"jusqu'au bout"),
    ("until", r"jusqu(?:'\w+|e)"),
    ("upto?", r"maximum"),
    ("while", r"d'ici|durant|pendant|pour le reste|attend\w*"),
    ("quoique even?", r"bien (?:que|qu')"),
    ("quoique",
        r"(?:alors|tandis|parce|afin|pour|dès|aussitôt|lors|telle?s?|même|pendant|puis|après|depuis|chaque fois"
        r"|condition|sorte|fois|plutôt|aussi longtemps|celle|celui|est-ce) (?:que|qu')"),
    ("even", r"même (?:si|s'|quand|lorsqu\w+|pendant|tandis)|quand bien même"),
    ("only?", r"rien (?:que|qu')|autre chose (?:que|qu')"),
    ("ne", r"ne|n(?=')"),
    ("nul", r"aucune?s?|rien|personne|null?es?|nuls?"),
    ("pas", r"pas|jamais|ni|nullement|aucunement|guère|point(?! de vie)|nulle part"),
    ("plus",
        r"(?<!ou )(?<!de )(?<!en )(?<!le )(?<!la )(?<!les )(?<!au )(?<!non )(?<!fois )plus(?! (?:d(?:e|u|es|')|que"
        r"|qu'|grand|élevé|haut|petit|tard|tôt))"),
    ("que1", r"qu'une?(?: seule?)?"),
    ("que", r"que|qu(?=')"),
    ("non", r"non"),
    ("neg",
        r"insuffisant\w*|incorrect\w*|incomplet\w*|inefficaces?|inchangé\w*|inutilisé\w*|inconnue?s?|invalides?"
        r"|inaffecté\w*"),
    ("neg? can?", r"i[mnlr](?!destruct)\w{3,}[ai]bles?|inatt\w+"),
    ("neg?",
        r"inhabituel\w*|absent\w*|intact\w*|détach\w*|dépareillé\w*|inégal\w*|indéterminé\w*|illimité\w*"
        r"|inachevé\w*|inaltéré\w*|inemployé\w*|inexist\w+"),
    ("without", r"sans"),
    ("without?", r"gratuit\w*"),
    ("except", r"hormis|à l'exception|à l'exclusion|mis\w* à part|à part|autres? (?:que|qu')"),
    ("except? other?", r"outre|en dehors|hors|exclu(?!siv)\w*|excepté\w*"),
    ("instead", r"au lieu|plutôt|à la place"),
    ("anynumber",
        r"(?:un|tout|le) nombre (?:quelconque|indéterminé|de votre choix|de son choix)|(?:un )?nombre quelconque"
        rf"|tout nombre|(?:autant(?: d(?:e |')\w+(?: \w+){{0,2}})?|aussi souvent) (?:que|qu') ?(?:\w+ |l'on )(?:l[ea] "
        rf"|les |l')?{_WISH}|(?:autant|aussi souvent)(?=(?: d(?:e |')\w+(?: \w+){{0,2}})? (?:que|qu') ?"
        rf"(?:\w+ |l'on )(?:l[ea] |les |l')?p(?:eu|ou|uiss))"
        rf"|le nombre d\w*'?(?: ?\w+){{1,3}} (?:que|qu') ?\w+ {_WISH}"
        rf"|tou(?:te)?s les \w+ (?:que|qu') ?\w+ (?:le |l')?{_WISH}|à volonté"),
    ("any", r"quelconques?"),
    ("anynumber?", r"quel que soit le nombre|autant|nombre|tant|quel(?:le)?s? que|combien"),
    ("should? must?", r"devr(?:ait|aient) se résoudre"),
    ("should", r"devr(?:ait|aient|iez|ais|ions)|aur(?:ait|aient|iez|ais) dû"),
    ("should?", r"vaut mieux|conseill\w+|recommand\w+|conv(?:ient|iendr\w+)|faudrait|mieux vaut|bon de"),
    ("wish",
        r"(?:si|s')(?: ?(?:vous|ils?|elles?|le joueur|on|ce joueur|son \w+|l'\w+))? (?:le |la |les |l'"
        rf"|en )?{_WISH}"),
    ("can? neednot?", r"facultati\w+|optionnel\w*"),
    ("can",
        r"peu(?:t|x|vent)(?!-être)|puis-je|je (?:ne )?puis"
        r"|pouvez|pouvons|pouv(?:ait|aient|iez|oir|ant)|pourr\w+|puiss(?:e|ent|iez|ions)"
        r"|p[uû]t?(?= )|pu|autorisée?s?|permise?s?|libres? d(?:e|')|faculté|possibilité d(?:e|')|(?:droit|loisir"
        r"|liberté) d(?:e|')|(?:est|soit|reste|serait) possible|en mesure d(?:e|')"),
    ("can?",
        r"peut-être|possib\w+|éventuel\w+|permet\w*|permettr\w+|autoris\w+|choisi\w* (?:de(?= (?:ne |n'|l[ea] |les "
        r"|l')?\w+(?:er|ir|re)\b)|d'(?=\w+(?:er|ir|re)\b)|si|s')|décid\w+ (?:de|d'|si|s')|capables?|libres?"
        rf"|{_WANT}|(?!visib|disponib|faibl|préalab|véritab|semblab|indestruct)\w{{3,}}[ai]bles?|droit|liberté"
        r"|serai\w*|aurai\w*|oui|comme si|choix|arriv\w+ à|parfois"),
    ("must",
        r"doi[ts]|doivent|devez|devons|devr(?:a|ai|as|ont|ez|ons)|(?:est|sont|êtes|soit|soient|sera|seront|était"
        r"|étaient) (?:\w+ )?(?:obligée?s?|tenue?s?|forcée?s?|contraint\w*) d\w*|obligatoires?|obligatoirement|(?:a"
        r"|ont|avez) l'obligation"),
    ("must? should?", r"faut|faudra\w*"),
    ("must?",
        r"dev\w+|dû|due|oblig\w+|(?:a|ont|ait|avez) à|falloir|nécess\w+|forc\w+|contrai\w+|tenue?s?|besoin|requi\w+"
        r"|exig\w+|imposé\w*|impose\w*"),
    ("only",
        r"(?<!un )(?<!une )(?<!le )(?<!la )(?<!les )seule?s?(?= (?:l'|(?:l[ea]s?|ce|cet|cette|ces|une?|des|son|sa"
        r"|ses|leurs?|votre|vos|celui|celles?|ceux|toute?s?)\b))"),
    ("only", r"seulement|uniquement|exclusivement"),
    ("only?", r"seule?s?|uniques?|juste|simplement"),
    ("even?",
        r"bien|quoique?|malgré|même|quel(?:le)?s? que|peu importe|cependant|pourtant|également|aussi|indépendamment"
        r"|que ce soit|qu'\w+ soi\w+|toutefois|tout de même|quiconque|qui que"),
    ("other", r"une? autre|(?<!comme )chaque autre"),
    ("other?", r"autres?|autrui|ailleurs|autrement"),
    ("different", r"diffé\w+"),
    ("second", r"second\w*|deuxième\w*"),
    ("new again?", r"nouve\w+"),
    ("again", r"encore"),
    ("change", r"chang\w+"),
    ("rest", r"restant\w*"),
    ("more", r"(?<=\} )de plus"),
    ("less", r"de moins"),
    ("atmost?", r"ou inférieure?s?|maximum"),
    ("atleast? more?", r"plus|minimum|augment\w+|supplémentaire\w*|supérieur\w*|davantage|plusieurs"),
    ("less?", r"moins|rédui\w+|inférieur\w*|moindre\w*"),
    ("legal", r"léga\w+|valides?|licites?"),
    ("fail", r"échou\w+|échec\w*|refus\w+|renonc\w+|ignor\w+|décliner?"),
    ("lack", r"manqu\w+|dépourvu\w*|disparu\w*|absent\w*|privée?s?"),
    ("lose", r"perd\w*"),
    ("but", r"mais|cependant|toutefois"),
    ("stop", r"cess\w+|arrêt\w+|finit|termin\w+|préven\w+|évit\w+|empêch\w+|dispens\w+"),
    ("empty", r"vide\w*|zéro|0|peu|rarement"),
    ("suffice", r"suffi\w+"),
    ("remain", r"rest\w+|demeur\w+|conserv\w+|gard\w+"),
    ("far", r"loin|indépenda\w+|mauvais\w*|séparé\w*|distinct\w*"),
    ("before", r"avant"),
    ("otherwise", r"dans le cas contraire|faute de quoi"),
)  # fmt: skip
