"""Numbers as they are written out, in three languages."""

from __future__ import annotations

import re

from checker.wording.listing import listed

_EN = listed(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
    "seventeen eighteen nineteen twenty"
)
_IT = listed(
    "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici "
    "diciassette diciotto diciannove venti"
)
_FR = listed(
    "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept "
    "dix-huit dix-neuf vingt"
)

WORDS: dict[str, dict[str, int]] = {
    "en": {word: value for value, word in enumerate(_EN)} | {"twice": 2, "thrice": 3, "thirty": 30, "forty": 40,
                                                             "fifty": 50, "hundred": 100, "dozen": 12},
    "it": {word: value for value, word in enumerate(_IT)} | {"una": 1, "un": 1, "trenta": 30, "quaranta": 40,
                                                             "cinquanta": 50, "cento": 100, "dozzina": 12},
    "fr": {word: value for value, word in enumerate(_FR)} | {"une": 1, "trente": 30, "quarante": 40,
                                                             "cinquante": 50, "cent": 100, "douzaine": 12},
}  # fmt: skip
ONE = {"en": {"a", "an", "one", "once", "single"}, "it": {"un", "uno", "una", "l", "il", "la", "lo"},
       "fr": {"un", "une", "l", "le", "la"}}  # fmt: skip
ORDINALS: dict[str, dict[str, int]] = {
    "en": {"second": 2, "third": 3, "fourth": 4, "fifth": 5},
    "it": {"seconda": 2, "seconde": 2, "terzo": 3, "terza": 3, "terzi": 3, "terze": 3, "quarta": 4, "quinta": 5,
           "secondo": 2, "secondi": 2, "quarto": 4, "quinto": 5},
    "fr": {"second": 2, "seconde": 2, "seconds": 2, "secondes": 2, "deuxième": 2, "deuxièmes": 2, "troisième": 3,
           "quatrième": 4, "cinquième": 5},
}  # fmt: skip
FIRST = {
    "en": re.compile(r"\bfirst\b", re.I),
    "it": re.compile(r"\bprim[oaie]\b(?! (?:di|che|del))", re.I),
    "fr": re.compile(r"\bpremi(?:er|ère)s?\b", re.I),
}
_PAIR = {
    "en": r"both|either|neither|pair|couple|twice|doubl\w+|each other|two",
    "it": r"entramb\w+|ambedue|coppia|paio|doppi\w*|raddoppi\w*|né|reciprocamente|altr\w+|volte|l['’]uno",
    "fr": r"les deux|l['’]un|paire|doubl\w+|ni|deux",
}
PAIR = {lang: re.compile(rf"\b(?:{words})\b", re.I) for lang, words in _PAIR.items()}
"""Words that say two without a number."""
DEFINITE = {
    "en": re.compile(r"\b(?:the|these|those|its|their|your) $", re.I),
    "it": re.compile(
        r"\b(?:[ild]|gl|le|dei|delle|degli|ai|alle|nei|nelle|sui|sulle|dai|dalle|quest[ei]|quell[ei]|entrambi|i)i? $",
        re.I,
    ),
    "fr": re.compile(r"\b(?:les|des|aux|ces|ses|leurs|vos) $", re.I),
}
"""What stands before a two that is said of things already known: it may be left out."""
TOKEN = re.compile(
    r"(?P<rule>\b[1-9]\d{2}\.\d+[a-z]*)"
    r"|(?P<stat>(?<![\w{/])[+\-−‐‑]?(?:\d+|X)/[+\-−‐‑]?(?:\d+|X)(?![\w}/]))"
    r"|(?P<signed>(?<![\w{/])[+−](?:\d+|X)\b)"
    r"|(?P<digits>(?<![\w{/%.])\d+(?![\w}/]))"
    r"|(?P<word>[^\W\d_]+(?:-[^\W\d_]+)?)"
)
MINUS = str.maketrans("−‐‑", "---")
