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
    "(?:effets?|attaqu\\w+|adversaires?|artefacts?|enchantements?|équipements?|éphémères?|étapes?|entretien|exil|"
    "ordre|objets?|"
    "autres?|action|activation|endurance|initiative|ensemble|événement|évènement|exemple|emblèmes?|identité|instant|"
    "extension|"
    "abord|après|abilit\\w+|épreuve|édition|aucune?|ailleurs|arrivée|entrée|usage|emploi)"
)
_HERE = rf"(?:^|(?<=[.!?:…«(] )|(?<=[.!?:…«(][{NBSP}]))"
RULES: tuple[Rule, ...] = (
    rule("fr-space", rf"(?<=[^\s:;!?{NBSP}(«\d/])[:;!?]+(?![\w/])|(?<=\d)[:;!?]+(?=\s|$)",
         message("French puts a no-break space before : ; ! ?"), signs=(":", ";", "!", "?")),
    rule("fr-plain-space", r"(?<=\S) +[:;!?]+(?!\w)", message("the space before this sign must be a no-break space"),
         signs=(" :", " ;", " !", " ?")),
    rule("fr-comma", rf"[{NBSP}],(?<=[^\W\d_].,)", SPACE_BEFORE),
    rule("fr-elision", rf"(?<![\w'’-])(?:le|la|de|que|ne|se|je|me|te|jusque|lorsque|puisque|"
         rf"quoique) (?={_VOWEL}){_FULL}"
         r"|\bsi (?=ils?\b)|(?<![\w'’-])ce (?=est\b|étai|eût\b)|\bquelque (?=une?s?\b)", ELIDED, re.I),
    rule("fr-contraction", r"\b(?:de les?|à les?)\s(?=[bcdfgjklmnpqrstvwxz])(?!\w+(?:er|ir|re)\b)",
         message("de le is du, à le is au, de les is des, à les is aux"), re.I,
         signs=("de le", "à le", "De le", "À le")),
    rule("fr-before-vowel", rf"(?<![\w'’-])(?:(?:du|au) (?=[aâeéèêiîoôuœ]\w)(?!un\b){_FULL}|"
         rf"[smt]a (?={_VOWEL}){_FULL}"
         r"|ce (?=[aâeéèêiîoôuœ]\w)(?!est\b|étai|en\b|avec|aux?\b|ou\b|où|et\b|après|avant|alors|ensuite|ainsi|"
         r"aussi|afin|"
         r"effectivement|également|ils?\b|elles?\b|eut\b|on)|cet (?=[bcdfgjklmnpqrstvwxz])"
         r"|nouveau (?=adversaire|artefact|attaquant|e[fnmx]\w{4,}|é\w{4,}|objet|ordre))", ELIDED, re.I),
    rule("fr-no-elision", r"\b[ldns]['’](?=hach|hasard|haut|héros\b|harpie|hibou|haine|hâte|hont|huit|onz|hord|"
         r"hors\b|hurl|hérisson|oui\b)"
         r"|\bs['’](?=une?\b|elles?\b|aucune?\b|on\b|l)|"
         r"\b(?:l|d|qu|n|j|lorsqu|jusqu)['’](?=(?-i:[bcdfgklmnpqrstvwxzBCDFGKLMNPQRSTVWXZ][a-zà-ÿ]))(?!bb)",
         message("nothing is elided here"), re.I, signs=("'", "’")),
    rule("fr-apostrophe-space", rf"\b{_PREFIX}['’][ {NBSP}]+(?=[aeiouyhàâéèêîôû])|\b(?:qu|[ldnsjc]|jusqu|"
         rf"lorsqu) ['’](?=[^\W\d_])",
         AFTER_APOSTROPHE, re.I, signs=("' ", "’ ", " '", " ’", "’\u00a0")),
    rule("fr-apostrophe-lost", rf"(?<![\w'’-])(?:(?:(?i:jusqu|lorsqu|puisqu|quoiqu|qu)|[ldnsjc]|"
         rf"{_HERE}[LDNSJC]) (?=[aàâeéèêiîoôuy]\w)|"
         rf"(?i:[ld]|qu|jusqu|lorsqu|puisqu){_NOUNS}\b|dune (?!de )|[dl]un (?=\w)|"
         r"(?i:quils?|quon|queux|cest|cétait|nest|nétait|nont|sest|jusqu(?:à|aux?|en|alors)|(?:lorsqu|"
         r"puisqu)(?:ils?|elles?|on)|"
         r"aujourdhui|quelquun|parcequ\w*)\b)", APOSTROPHE_MISSING),
    rule("fr-c-or-s", r"\bs['’](?:est|était) (?=(?:le|la|les|un|une|son|sa|ce|à|que|donc|pourquoi|votre|leur|"
         r"ainsi que)\b|l['’])"
         r"|\b(?:ils?|elles?|qui|créature|capacité|sort|jeton) c['’](?:est|était|étai\w+) (?=\w+(?:é|ée|és|ées|"
         r"ie?s?|ue?s?)\b)"
         r"|\bce (?=déclenche|résou[td]|résolv|défauss|dégage|produi(?:t|ra|se) |trouv|passe )(?!passe-)",
         message("this pronoun is mistaken for one that sounds the same"), re.I),
    rule("fr-hyphen", r"\b(?:celui|celle|ceux|celles) (?:ci|là)\b|\b(?:ce|cet|cette|ces) [\w’']+ ci\b|"
         r"\b(?:lui|elle|soi|vous) même\b|\b(?:eux|elles) mêmes\b|\bc['’]est à dire\b|\bau (?:dessus|dessous|delà)\b|"
         r"\bci (?:dessus|dessous|après)\b|\bvis à vis\b|\best ce qu(?:e\b|['’])(?=[^.;:]*\?)", message(
         "a hyphen is missing here"), re.I,
         words="ci|là|même|mêmes|dire|dessus|dessous|delà|vis|est"),
    rule("fr-hyphen-t", r"(?<=[a-z])(?: t-| t | -t |-t )(?=(?:il|elle|on)s?\b)|-t['’](?=il|elle|on)",
         message("a hyphen is missing here"), words="t"),
    rule("fr-hyphen-asked", r"\b(?:peut|doit|est|sont|doivent|peuvent|faut|ont) (?:ils?|elles?)"
         r"(?= \w|\u00a0\?)(?=[^.;:]*\?)", message("a hyphen is missing here"), re.I, signs=("?",)),
    rule("fr-a", rf"{_HERE}A (?=(?:aucun|chaque|la |l['’]|partir|moins|cause|cet?|cette|tout|votre|vos|sa |"
         rf"ses |son |leur|nouveau"
         r"|condition|part |défaut|propos|présent|quel|qui |savoir|travers|côté|mesure|titre|eux|elle |lui ))"
         r"|\ba (?=partir d|la place|la fin d|cause d|moins qu|nouveau\b|condition|travers|"
         r"tout moment|chaque fois)"
         r"|\b(?:jusqu['’]|(?:grâce|quant|égale?s?|égaux|supérieure?s?|inférieure?s?|par rapport) )a (?=(?:la|une?|"
         r"ce\w*|son|sa|leur|votre|\d+|X|deux|trois|zéro)\b|l['’])|\bjusqu['’]a\b|"
         r"\w+(?:[^i]er|ez|[zr]-l[ae]s?) a (?=(?:la|une?|son|sa|ses|leur|votre|vos|cet|cette|ce|chaque|tous|"
         r"toute?s?|aucune?)\b|[ln]['’])", message("à has its accent here"), words="a"),
    rule("fr-has", r"(?<!-)\b(?:ils?|elle|on|qui) à\b|\b(?:y|joueur|créature|n['’]) ?à (?!qui\b|celui\b|lui\b)"
         r"(?=été|\w+(?:é|ée|és|ées|i|u|"
         r"is)\b)|"
         r"\bà (?=été\b|eu\b|pu\b|dû\b)",
         message("the verb a has no accent"), re.I, words="à"),
    rule("fr-where", r"\b(?:(?:au|du|le) (?:moment|cas)|endroit|partout|là|l['’]étape|d['’]) ?ou (?!à |un )|"
         r"\b(?:jusqu['’])ou\b"
         r"|\bou (?:ils?|elles?|on) (?:(?:est|sont|étai\w+)(?=[.,;:]|$)|se trouv)",
         message("où has its accent here"), re.I,
         words="ou"),
    rule("fr-or", r"(?<!cas )(?<!là )(?<!moment )(?<!tour )\boù (?=plus\b|moins\b|bien\b|plusieurs|non\b|les deux)",
         message("the word ou has no accent here"), re.I, words="où"),
    rule("fr-there", r"\b(?:ce|cet|cette|ces|celui|celle|ceux|celles)(?: [\w’']+)?-la\b|\bla-(?:bas|dessus|"
         r"dedans)\b|\bau-?\s?dela\b"
         r"|(?-i:\b[Cc]a\b)|\bdes (?=lors\b|maintenant\b|le début)|\bd[eé]s que?\b|\bd[eé]s qu['’]|"
         r"\bbien sur(?=[,.;:]| que| qu)", ACCENT_MISSING, re.I,
         signs=("-la", "la-", "La-", "dela", "Ca", "ca", "es lors", "es maintenant", "es le d", "s qu", "ien sur")),
)  # fmt: skip
