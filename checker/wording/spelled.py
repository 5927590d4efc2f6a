"""Numbers as they are written out in three languages: cardinals and ordinals up to a hundred, and beyond by parts."""

from __future__ import annotations

from checker.wording.listing import listed

_EN = listed(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
    "seventeen eighteen nineteen"
)
_EN_TENS = listed("twenty thirty forty fifty sixty seventy eighty ninety")
_EN_PLACES = {
    "one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth", "nine": "ninth",
    "twelve": "twelfth",
}  # fmt: skip
_IT = listed(
    "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici "
    "diciassette diciotto diciannove"
)
_IT_TENS = listed("venti trenta quaranta cinquanta sessanta settanta ottanta novanta")
_IT_PLACES = listed("primo secondo terzo quarto quinto sesto settimo ottavo nono decimo")
_FR = listed(
    "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept "
    "dix-huit dix-neuf"
)
_FR_TENS = {"vingt": 20, "trente": 30, "quarante": 40, "cinquante": 50, "soixante": 60, "quatre-vingt": 80}


def _english() -> dict[str, int]:
    found = {word: value for value, word in enumerate(_EN)}
    for tens, word in enumerate(_EN_TENS, start=2):
        found[word] = 10 * tens
        found |= {f"{word}-{_EN[unit]}": 10 * tens + unit for unit in range(1, 10)}
    return found


def _italian() -> dict[str, int]:
    """`ventuno` and `ventotto` lose a vowel, `ventitré` has an accent, which many leave out."""
    found = {word: value for value, word in enumerate(_IT)}
    for tens, word in enumerate(_IT_TENS, start=2):
        found[word] = 10 * tens
        for unit in range(1, 10):
            stem = word[:-1] if unit in (1, 8) else word
            found[stem + _IT[unit]] = 10 * tens + unit
        found[f"{word}tré"] = 10 * tens + 3
    found |= {f"{_IT[unit]}cento": 100 * unit for unit in range(2, 10)}
    return found | {f"{_IT[unit]}mila": 1000 * unit for unit in range(2, 11)}


def _french() -> dict[str, int]:
    """`soixante-dix` and `quatre-vingt-dix` go on to nineteen; `et un` with spaces is put together by the reader."""
    found = {word: value for value, word in enumerate(_FR)} | {"zero": 0}
    for word, tens in _FR_TENS.items():
        most = 20 if tens in (60, 80) else 10
        found |= {f"{word}-{_FR[unit]}": tens + unit for unit in range(1, most)} | {word: tens}
        found |= {f"{word}-et-un": tens + 1, f"{word}-et-une": tens + 1, f"{word}-et-onze": tens + 11}
    return found | {"quatre-vingts": 80}


def _english_places(cardinals: dict[str, int]) -> dict[str, int]:
    found = {}
    for word, value in cardinals.items():
        before, _, unit = word.rpartition("-")
        last = _EN_PLACES.get(unit) or (f"{unit[:-1]}ieth" if unit.endswith("y") else f"{unit}th")
        found[f"{before}-{last}" if before else last] = value
    return found


def _italian_places(cardinals: dict[str, int]) -> dict[str, int]:
    """`undicesimo` drops the last vowel, `ventitreesimo` and `ventiseiesimo` keep it."""
    stems = {word[:-1]: value for value, word in enumerate(_IT_PLACES, start=1)}
    for word, value in cardinals.items():
        if 10 < value <= 100:
            keeps = word.endswith(("tre", "sei"))
            stems[f"{word if keeps else word[:-1]}esim"] = value
    return {stem + ending: value for stem, value in stems.items() for ending in "oaie"}


def _french_places(cardinals: dict[str, int]) -> dict[str, int]:
    found = {"premier": 1, "première": 1, "second": 2, "seconde": 2, "unième": 1}
    for word, value in cardinals.items():
        if value > 1:
            stem = {"q": f"{word}u", "f": f"{word[:-1]}v"}.get(word[-1], word.removesuffix("e").removesuffix("s"))
            found[f"{stem if not word.endswith(('deux', 'trois')) else word}ième"] = value
    return found | {f"{word}s": value for word, value in found.items()}


_EXACT = {"en": _english(), "it": _italian(), "fr": _french()}
MULTIPLIERS: dict[str, dict[str, int]] = {
    "en": {"hundred": 100, "thousand": 1000, "million": 10**6, "millions": 10**6},
    "it": {"cento": 100, "mille": 1000, "mila": 1000, "milione": 10**6, "milioni": 10**6},
    "fr": {"cent": 100, "cents": 100, "mille": 1000, "million": 10**6, "millions": 10**6},
}
"""What multiplies the number before it: `two hundred`, `deux cents`."""
_COLLECTIVE: dict[str, dict[str, int]] = {
    "en": {"dozen": 12, "dozens": 12, "thrice": 3, "hundreds": 100, "thousands": 1000},
    "it": {"una": 1, "un": 1, "decina": 10, "decine": 10, "dozzina": 12, "dozzine": 12, "ventina": 20, "trentina": 30,
           "cinquantina": 50, "centinaio": 100, "centinaia": 100, "migliaio": 1000, "migliaia": 1000},
    "fr": {"une": 1, "dizaine": 10, "dizaines": 10, "douzaine": 12, "douzaines": 12, "quinzaine": 15, "vingtaine": 20,
           "trentaine": 30, "cinquantaine": 50, "centaine": 100, "centaines": 100, "millier": 1000, "milliers": 1000},
}  # fmt: skip
CARDINALS: dict[str, dict[str, int]] = {
    lang: _EXACT[lang] | MULTIPLIERS[lang] | _COLLECTIVE[lang] for lang in ("en", "it", "fr")
}
"""Every word for a number, in small letters, with its value."""
_NO_PLACES = {"it": ("none",)}
"""The English word."""
_PLACES: dict[str, dict[str, int]] = {
    "en": _english_places(_EXACT["en"]) | {"hundredth": 100, "thirds": 3, "quarter": 4, "quarters": 4, "fourths": 4},
    "it": _italian_places(_EXACT["it"]) | {"centesimo": 100, "centesima": 100},
    "fr": _french_places(_EXACT["fr"]) | {"centième": 100, "tiers": 3, "quart": 4, "quarts": 4},
}
ORDINALS = {
    lang: {word: value for word, value in each.items() if word not in _NO_PLACES.get(lang, ())}
    for lang, each in _PLACES.items()
}
"""Every ordinal, and the fractions that are called by other words: *a third* is *un terzo* and *un tiers*."""
