"""French: spaces, elision, apostrophes, hyphens, and words that an accent tells apart."""

from __future__ import annotations

import re

from checker.base.messages import message
from checker.wording.checks.punctuation_data import (
    ACCENT_MISSING,
    AFTER_APOSTROPHE,
    APOSTROPHE_MISSING,
    ELIDED,
    NBSP,
    SPACE_BEFORE,
    Rule,
    rule,
)

_MUTE_H = (
    "h(?:abi|agio|aleine|allucin|armoni|ebdo|éberg|élas|élic|émi|erb|érédit|érit|ésit|étéro|eur(?!t)|iber|ier|ilar|"
    "ippo"
    "|irond|ist|iver|olo|omin|om(?:m|o)|onnê|onneur|onor|ôpit|or(?:aire|izon|log|m|r|t)|ospi|ostil|ôte|uil|uîtr|"
    "um(?:ain|bl|eur"
    "|id|il|our)|yd|yper|ypn|ypo|ystér|ymne|éro(?!s))"
)
_VOWEL = rf"(?:[aàâeéèêëiîïoôuùûœæ]\w|à\b|y\b|{_MUTE_H})(?<!\bon)"
_FULL = r"(?!onz|oui\b|ouistiti|uhlan|un(?:ième)?s?\b(?=,)|ou (?:les?|la|des)\b|(?-i:[A-Z]+[a-z]*[A-Z]))"
"""*Le onze*, *le oui*, *le ou les*, and what is spelt in capitals."""
_PREFIX = r"(?:jusqu|lorsqu|puisqu|quoiqu|quelqu|aujourd|presqu|qu|[ldnsjcmt])"
_NOUNS = (
    "effets?|attaqu\\w+|adversaires?|artefacts?|enchantements?|équipements?|éphémères?|étapes?|entretien|exil|"
    "ordre|objets?|"
    "autres?|action|activation|endurance|initiative|ensemble|événement|évènement|exemple|emblèmes?|identité|instant|"
    "extension|"
    "abord|après|abilit\\w+|épreuve|édition|aucune?|ailleurs|arrivée|entrée|usage|emploi"
)
_LOST = "|".join((
    "l|d|n|s|j|c|jusqu|lorsqu|puisqu|quoiqu|qu|dune|dun|lun|quil|quils|quon|queux|cest|cétait|nest|nétait|nont|sest",
    "jusquà|jusquau|jusquaux|jusquen|jusqualors|lorsquil*|puisquil*|lorsquelle*|puisquelle*|lorsquon|puisquon",
    "aujourdhui|quelquun|parcequ*",
    *(elided + re.sub(r"\w\?|\\w\+", "*", noun) for noun in _NOUNS.split("|")
      for elided in ("l", "d", "qu", "jusqu", "lorsqu", "puisqu")),
))  # fmt: skip
"""Words that have lost their apostrophe, or whose apostrophe has become a space."""
_HERE = rf"(?:^|(?<=[.!?:…«(] )|(?<=[.!?:…«(][{NBSP}]))"
RULES: tuple[Rule, ...] = (
    rule("fr-space", rf"(?<=[^\s:;!?{NBSP}(«\d/])[:;!?]+(?![\w/])|(?<=\d)[:;!?]+(?=\s|$)",
         message("French puts a no-break space before : ; ! ?"), gaps=rf"(?:^|[^\s:;!?{NBSP}(«/])[:;!?]"),
    rule("fr-plain-space", r"(?<=\S) +[:;!?]+(?!\w)", message("the space before this sign must be a no-break space"),
         gaps=" [:;!?]"),
    rule("fr-comma", rf"[{NBSP}],(?<=[^\W\d_].,)", SPACE_BEFORE, gaps=rf"^[{NBSP}],"),
    rule("fr-elision", rf"(?<![\w'’-])(?:le|la|de|que|ne|se|je|me|te|jusque|lorsque|puisque|"
         rf"quoique) (?={_VOWEL}){_FULL}"
         r"|\bsi (?=ils?\b)|(?<![\w'’-])ce (?=est\b|étai|eût\b)|\bquelque (?=une?s?\b)", ELIDED, re.I,
         begins="le|la|de|que|ne|se|je|me|te|jusque|lorsque|puisque|quoique|si|ce|quelque"),
    rule("fr-contraction", r"\b(?:[Dd]e|[Àà]) les?\s(?i:(?=[bcdfgjklmnpqrstvwxz])(?!\w+(?:er|ir|re)\b))",
         message("de le is du, à le is au, de les is des, à les is aux"), begins="de|à"),
    rule("fr-before-vowel", rf"(?<![\w'’-])(?:(?:du|au) (?=[aâeéèêiîoôuœ]\w)(?!un\b){_FULL}|"
         rf"[smt]a (?={_VOWEL}){_FULL}"
         r"|ce (?=[aâeéèêiîoôuœ]\w)(?!est\b|étai|en\b|avec|aux?\b|ou\b|où|et\b|après|avant|alors|ensuite|ainsi|"
         r"aussi|afin|"
         r"effectivement|également|ils?\b|elles?\b|eut\b|on)|cet (?=[bcdfgjklmnpqrstvwxz])"
         r"|nouveau (?=adversaire|artefact|attaquant|e[fnmx]\w{4,}|é\w{4,}|objet|ordre))", ELIDED, re.I,
         begins="du|au|sa|ma|ta|ce|cet|nouveau"),
    rule("fr-no-elision", r"\b[ldns]['’](?=hach|hasard|haut|héros\b|harpie|hibou|haine|hâte|hont|huit|onz|hord|"
         r"hors\b|hurl|hérisson|oui\b)"
         r"|\bs['’](?=une?\b|elles?\b|aucune?\b|on\b|l)|"
         r"\b(?:l|d|qu|n|j|lorsqu|jusqu)['’](?=(?-i:[bcdfgklmnpqrstvwxzBCDFGKLMNPQRSTVWXZ][a-zà-ÿ]))(?!bb)",
         message("nothing is elided here"), re.I, begins="l|d|n|s|j|qu|lorsqu|jusqu"),
    rule("fr-apostrophe-space", rf"\b{_PREFIX}['’][ {NBSP}]+(?=[aeiouyhàâéèêîôû])|\b(?:qu|[ldnsjc]|jusqu|"
         rf"lorsqu) ['’](?=[^\W\d_])",
         AFTER_APOSTROPHE, re.I, gaps=rf"['’][ {NBSP}]|[ {NBSP}]['’]"),
    rule("fr-apostrophe-lost", rf"(?<![\w'’-])(?:(?:(?i:jusqu|lorsqu|puisqu|quoiqu|qu)|[ldnsjc]|"
         rf"{_HERE}[LDNSJC]) (?=[aàâeéèêiîoôuy]\w)|"
         rf"(?i:[ld]|qu|jusqu|lorsqu|puisqu)(?:{_NOUNS})\b|dune (?!de )|[dl]un (?=\w)|"
         r"(?i:quils?|quon|queux|cest|cétait|nest|nétait|nont|sest|jusqu(?:à|aux?|en|alors)|(?:lorsqu|"
         r"puisqu)(?:ils?|elles?|on)|"
         r"aujourdhui|quelquun|parcequ\w*)\b)", APOSTROPHE_MISSING,
         begins=_LOST),
    rule("fr-c-or-s", r"\bs['’](?:est|était) (?=(?:le|la|les|un|une|son|sa|ce|à|que|donc|pourquoi|votre|leur|"
         r"ainsi que)\b|l['’])"
         r"|\b(?:ils?|elles?|qui|créature|capacité|sort|jeton) c['’](?:est|était|étai\w+) (?=\w+(?:é|ée|és|ées|"
         r"ie?s?|ue?s?)\b)"
         r"|\bce (?=déclenche|résou[td]|résolv|défauss|dégage|produi(?:t|ra|se) |trouv|passe )(?!passe-)",
         message("this pronoun is mistaken for one that sounds the same"), re.I,
         begins="s|ce|il|ils|elle|elles|qui|créature|capacité|sort|jeton"),
    rule("fr-hyphen", r"\b(?:celui|celle|ceux|celles) (?:ci|là)\b|\b(?:ce|cet|cette|ces) [\w’']+ ci\b|"
         r"\b(?:lui|elle|soi|vous) même\b|\b(?:eux|elles) mêmes\b|\bc['’]est à dire\b|\bau (?:dessus|dessous|delà)\b|"
         r"\bci (?:dessus|dessous|après)\b|\bvis à vis\b|\best ce qu(?:e\b|['’])(?=[^.;:]*\?)", message(
         "a hyphen is missing here"), re.I,
         begins="celui|celle|ceux|celles|ce|cet|cette|ces|lui|elle|soi|vous|eux|elles|c|au|ci|vis|est"),
    rule("fr-hyphen-t", r"(?<=[a-z])(?: t-| t | -t |-t )(?=(?:il|elle|on)s?\b)|-t['’](?=il|elle|on)",
         message("a hyphen is missing here"), holds="t"),
    rule("fr-hyphen-asked", r"\b(?:peut|doit|est|sont|doivent|peuvent|faut|ont) (?:ils?|elles?)"
         r"(?= \w|\u00a0\?)(?=[^.;:]*\?)", message("a hyphen is missing here"), re.I, gaps=r"\?"),
    rule("fr-a", rf"{_HERE}A (?=(?:aucun|chaque|la |l['’]|partir|moins|cause|cet?|cette|tout|votre|vos|sa |"
         rf"ses |son |leur|nouveau"
         r"|condition|part |défaut|propos|présent|quel|qui |savoir|travers|côté|mesure|titre|eux|elle |lui ))"
         r"|\ba (?=partir d|la place|la fin d|cause d|moins qu|nouveau\b|condition|travers|"
         r"tout moment|chaque fois)"
         r"|\b(?:jusqu['’]|(?:grâce|quant|égale?s?|égaux|supérieure?s?|inférieure?s?|par rapport) )a (?=(?:la|une?|"
         r"ce\w*|son|sa|leur|votre|\d+|X|deux|trois|zéro)\b|l['’])|\bjusqu['’]a\b|"
         r"\b[^\W\d_]+(?:[^\W\d_i]er|ez|[zr]-l[ae]s?) a (?=(?:la|une?|son|sa|ses|leur|votre|vos|cet|cette|ce|"
         r"chaque|tous|toute?s?|aucune?)\b|[ln]['’])", message("à has its accent here"),
         begins="a|jusqu|grâce|quant|égal*|égaux|supérieur*|inférieur*|par|*r|*z"),
    rule("fr-has", r"(?<!-)\b(?:ils?|elle|on|qui) à\b|\b(?:y|joueur|créature|n['’]) ?à (?!qui\b|celui\b|lui\b)"
         r"(?=été|\w+(?:é|ée|és|ées|i|u|"
         r"is)\b)|"
         r"\bà (?=été\b|eu\b|pu\b|dû\b)",
         message("the verb a has no accent"), re.I,
         begins="il|ils|elle|on|qui|y|yà|n|à|joueur|joueurà|créature|créatureà"),
    rule("fr-where", r"\b(?:(?:au|du|le) (?:moment|cas)|endroit|partout|là|l['’]étape|d['’]) ?ou (?!à |un )|"
         r"\b(?:jusqu['’])ou\b"
         r"|\bou (?:ils?|elles?|on) (?:(?:est|sont|étai\w+)(?=[.,;:]|$)|se trouv)",
         message("où has its accent here"), re.I,
         begins="au|du|le|l|d|ou|jusqu|endroit|endroitou|partout|partoutou|là|làou"),
    rule("fr-or", r"(?<!cas )(?<!là )(?<!moment )(?<!tour )\boù (?=plus\b|moins\b|bien\b|plusieurs|non\b|les deux)",
         message("the word ou has no accent here"), re.I, begins="où"),
    rule("fr-there", r"\b(?:ce|cet|cette|ces|celui|celle|ceux|celles)(?: [\w’']+)?-la\b|\bla-(?:bas|dessus|"
         r"dedans)\b|\bau-?\s?dela\b"
         r"|(?-i:\b[Cc]a\b)|\bdes (?=lors\b|maintenant\b|le début)|\bd[eé]s que?\b|\bd[eé]s qu['’]|"
         r"\bbien sur(?=[,.;:]| que| qu)", ACCENT_MISSING, re.I,
         begins="ce|cet|cette|ces|celui|celle|ceux|celles|la|au|audela|ca|des|dés|bien"),
)  # fmt: skip
