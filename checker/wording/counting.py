"""What stands for a number without being one: articles, pairs, *first*, *no*."""

from __future__ import annotations

import re

from checker.wording.seeking.stems import Sought

ONE = {"en": {"a", "an", "one", "once", "single"}, "it": {"un", "uno", "una", "l", "il", "la", "lo", "ogni"},
       "fr": {"un", "une", "l", "le", "la", "chaque"}}  # fmt: skip
"""Words that may stand where the digit 1 is; *each 1 damage* is *ogni danno*."""
NONE = Sought(
    r"\b(?:no|none|nothing|nessun\w*|null[oaie]|niente|aucun\w*|rien|nul(?:le)?s?|without|senza|sans|non-?zero\w*|zeri|"
    r"azzer\w+|reset)\b"
)
_TWO = {
    "en": r"two|both|either|neither|pairs?|couple|twice|doubl\w+|each other|one another|each side|2",
    "it": r"due|entramb\w+|ambedue|coppi[ae]|paio|paia|doppi\w*|"
    r"raddoppi\w*|né|reciprocamente|ogni lato|l['’]un[oa]? [\w’' ]{1,5}l['’]altr[oa]|2",
    "fr": r"deux|chaque côté|l['’]une? [\w’' ]{1,9}l['’]autre|paires?|couple|doubl\w+|ni|2",
}
TWO = {lang: Sought(rf"(?<![\w/{{+.,-])(?:{words})(?![\w/}}])") for lang, words in _TWO.items()}
"""Words that say two, with and without a number."""
_ALL = {
    "en": (r"\ball (?:\d+|t\w+|four|five|six|seven|eight|nine)\b", r"\b(?:all|each|every\w*)\b"),
    "it": (r"\btutt[ei] e (?:\d+|\w+)\b", r"\b(?:tutt[aei]|ognun[oa]|ciascun\w*)\b"),
    "fr": (r"\btou(?:te)?s (?:les )?(?:\d+|trois|quatre|cinq|six|sept|huit|dix)\b", r"\b(?:tou(?:te)?s|chacune?)\b"),
}
ALL_OF = {lang: Sought(pattern) for lang, (pattern, _) in _ALL.items()}
ALL = {lang: Sought(pattern) for lang, (_, pattern) in _ALL.items()}
"""*All three*, and what it may be where their number has been said before."""
FIRST = re.compile(r"(?<=\b[Tt]he )first\b(?![ -]strike)|(?<=\b(?:its|our|one|ach) )first\b(?![ -]strike)")
"""The English ordinal."""
_AGAIN = {
    "en": r"seconds|other|another|again|next|later|latter|former|different|two|both|back|new",
    "it": r"secondi|altr\w+|di nuovo|nuov\w+|ancora|success\w+|seguent\w+|secondo|due|ulterior\w+|divers\w+|retro|"
    r"posterior\w+",
    "fr": r"secondes|autre\w*|à nouveau|de nouveau|nouve\w+|encore|suivant\w*|deux|ultérieur\w*|différent\w*|verso|"
    r"une fois de plus",
}
AGAIN = {lang: Sought(rf"\b(?:{words})\b") for lang, words in _AGAIN.items()}
"""What may stand for *second*: *the second time* is *la volta successiva*; sixty seconds are a minute."""
_BEGIN = {
    "en": r"initial\w*|begin\w*|start\w*|one|1st|earlie\w+|before|top",
    "it": r"iniz\w+|anzitutto|innanzitutto|prim\w+|1[°ª]|cominci\w+|dapprima|preceden\w+|anticipo",
    "fr": r"premi\w+|initial\w*|début\w*|abord|commenc\w+|1(?:er|re|ère)|avant|avance|auparavant|précéden\w+",
}
BEGIN = {lang: Sought(rf"\b(?:{words})(?!\w)") for lang, words in _BEGIN.items()}
"""What may stand for *first*."""
PLACE_NAMES = {
    "en": Sought(r"\b(?:first[ -]strike|second main phase|first main phase|split second)\b"),
    "it": Sought(
        r"\b(?:seconda fase principale|prima fase principale|a seconda d)"
        r"|(?<!\bil )(?<!\bun )(?<!\b[ad]el )(?<!\bal )(?<!\bnel )\bsecondo "
        r"(?=(?:il|lo|la|i|gli|le|un[oa]?|quant\w|qual\w|quest\w|quell\w)\b|l['’])"
    ),
    "fr": Sought(r"\b(?:seconde|deuxième|première) phase principale\b"),
}
"""Terms that hold an ordinal and have other names, and the preposition *secondo*."""
