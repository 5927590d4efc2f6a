"""Quantities that are said without a number: *twice*, *half*, *both*, *once*, *plus one*.

As in `features`: what is `said` accuses, what is `kept` acquits.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from checker.wording.features import Feature
from checker.wording.seeking.stems import Sought

if TYPE_CHECKING:
    import re


def _digit(number: int) -> str:
    return rf"(?<![\w{{/+.,−-]){number}(?![\w/}}])"


TWICE = Feature(
    "twice",
    said={
        "en": r"\b(?:twice|two times|doubl(?:e|es|ed|ing))\b",
        "it": r"\b(?:due volte|doppi[oae]?|raddoppi\w+)\b",
        "fr": r"\b(?:deux fois|doubl\w+)\b|\bà deux reprises\b",
    },
    kept={
        "en": rf"\b(?:two|both|again|dual|duplicat\w+)\b|{_digit(2)}",
        "it": rf"\b(?:due|entramb\w+|di nuovo|duplic\w+|bis)\b|{_digit(2)}",
        "fr": rf"\b(?:deux|dédoubl\w+|redoubl\w+)\b|{_digit(2)}",
    },
)
TRIPLE = Feature(
    "triple",
    said={
        "en": r"\b(?:tripl(?:e|es|ed|ing)|thrice|three times)\b",
        "it": r"\b(?:tripl\w+|tre volte)\b",
        "fr": r"\b(?:tripl\w+|trois fois)\b",
    },
    kept={
        "en": rf"\bthree\b|{_digit(3)}",
        "it": rf"\btre\b|{_digit(3)}",
        "fr": rf"\btrois\b|{_digit(3)}",
    },
)
FOURFOLD = Feature(
    "four times",
    said={
        "en": r"\b(?:quadrupl\w+|four times)\b",
        "it": r"\b(?:quadrupl\w+|quattro volte)\b",
        "fr": r"\b(?:quadrupl\w+|quatre fois)\b",
    },
    kept={"en": rf"\bfour\b|{_digit(4)}", "it": rf"\bquattro\b|{_digit(4)}", "fr": rf"\bquatre\b|{_digit(4)}"},
)
HALF = Feature(
    "half",
    said={
        "en": r"\b(?:half|halves|halved|halving)\b",
        "it": r"\bmetà\b|\bdimezz\w+",
        "fr": r"\bmoitié\b",
    },
    kept={
        "en": r"\b(?:divid\w+ by two|semi\w*|middle)\b|\bhalf",
        "it": r"\bmezz\w+|\bdivi\w+ (?:per|in) due\b|\bsemi\w+",
        "fr": r"\bdemi|\b(?:divis\w+|réduit\w*|coup\w+) (?:par|en) deux\b|\bmi-|\bsemi",
    },
)
ONCE = Feature(
    "once",
    said={
        "en": r"(?<!at )\b(?:(?:only|just|exactly) once|more than once|"
        r"once(?=[,;.:)]|$| (?:each|per|a (?:turn|game)|(?:this|that) (?:turn|game|combat|phase|step|way)|during|in|"
        r"for each|every)\b))",
        "it": r"\buna (?:sola )?volta(?: sola)?(?=[.;:)]|$| (?:per|a|ogni|in|al)\b)|\buna sola volta\b",
        "fr": r"\bune (?:seule )?fois(?=[.;:)]|$| (?:par|à|chaque|dans|pendant)\b)|\bune seule fois\b|"
        r"qu['’]une fois\b(?! (?:tou(?:te)?s?\b|l[ea]s?\b|l['’]|\w+(?:é|ée|és|ées)\b))",
    },
    kept={
        "en": r"\b(?:once|times?|single|one|at once|again|old|formerly|used to)\b",
        "it": r"\bvolt[ae]\b|\bunic\w+|\binsieme\b",
        "fr": r"\bfois\b|\buniques?\b|\breprises?\b|\bcoup\b",
    },
)
BOTH = Feature(
    "both",
    said={
        "en": r"\bboth\b(?!(?: \S+){1,6}? (?:and|than)\b)(?<!or both)",
        "it": r"\bentramb[ie]\b|\bambedue\b|\btutt[ei] e due\b",
        "fr": r"\b(?:tous|toutes) (?:les )?deux\b",
    },
    kept={
        "en": rf"\b(?:both|two|either|neither|each|pair|couple|together)\b|{_digit(2)}",
        "it": rf"\b(?:due|entramb\w+|ambedue|sia|né|l['’]un[oa]?|coppia|insieme|assieme|simultanea\w*|"
        rf"contemporanea\w*|ciascun\w|ognun\w|altr[oa])\b|"
        rf"{_digit(2)}",
        "fr": rf"\b(?:deux|l['’]une?|ni|paire|ensemble|en même temps|simultané\w*|à la fois|tant|couple|chacune?|"
        rf"autre)\b|{_digit(2)}",
    },
)
PAIR = Feature(
    "pair",
    said={
        "en": r"\b(?:pair|couple) of\b",
        "it": r"\b(?:paio|coppia) di\b",
        "fr": r"\b(?:paire|couple) de\b",
    },
    kept={
        "en": rf"\b(?:two|pairs?|couple|both|twice)\b|{_digit(2)}",
        "it": rf"\b(?:due|pai[oa]|coppi[ae]|entramb\w+|doppi\w+)\b|{_digit(2)}",
        "fr": rf"\b(?:deux|paires?|couple|doubl\w+)\b|{_digit(2)}",
    },
)
PLUS_ONE = Feature(
    "plus one",
    said={
        "en": r"\b(?:plus|minus) (?:1|one)\b(?! \+)",
        "it": r"\b(?:più|meno) 1\b(?! o)",
        "fr": r"(?<!au )\b(?:plus|moins) 1\b(?! ou)",
    },
    kept={
        "en": r"\b(?:one|1)\b.{0,30}\b(?:more|less|fewer|extra|additional|higher|lower|greater)\b|\badd\w* (?:one|"
        r"1)\b|"
        r"\b(?:more|less|fewer|another|additional|increased|reduced|subtract\w*)\b",
        "it": r"\b(?:più|meno)\b.{0,12}\b(?:un\w?|1)\b|\b(?:1|un\w?)\b.{0,30}\b(?:in più|in meno|di più|ulteriore|"
        r"addizionale)\b|"
        r"\baument\w+ di (?:1|uno)\b|\baggiun\w+|\bsottra\w+",
        "fr": r"\b(?:plus|moins)\b.{0,12}\b(?:une?|1)\b|\b(?:1|une?)\b.{0,30}\b(?:de plus|de moins|supplémentaire)\b|"
        r"\baugment\w+ (?:de|d['’]) ?(?:1|une?)\b|\bajout\w+|\bsoustr\w+",
    },
)
MULTIPLES = {TWICE: "2", TRIPLE: "3", FOURFOLD: "4"}
"""Those that a number may stand for."""
QUANTITIES = (TWICE, TRIPLE, FOURFOLD, HALF, ONCE, BOTH, PAIR, PLUS_ONE)
_NAMES = {
    "en": r"double[ -](?:strike|faced|team)|split second|"
    r"two (?:very |quite )?(?:different|separate|distinct) things|of the two(?= to | of | that | is |[,.;:)])",
    "it": r"doppi[oa] (?:attacco|faccia)|doppiamente|una volta che|(?:i|dei|ai) due punti(?! (?:vita|salute))|"
    r"due punti(?=, )|due cose (?:ben |molto )?(?:divers|distint|different|separat)[ei]|"
    r"(?:delle|dei|tra le|tra i) due(?= (?:viene|è|che|si|di|ha|può|resta) |[,.;:)])",
    "fr": r"double initiative|double[ -]face|doublement|une fois qu[e'’]|deux-points|les deux points(?! de)|"
    r"deux choses (?:bien |très )?(?:différentes|distinctes|séparées)|"
    r"des deux(?= (?:à|qui|est|de) |[,.;:)])",
}
_PLACEHOLDER = r"\{\{?[a-zA-Z_.!:]{2,}[^{}]*\}?\}"
HIDDEN = {lang: Sought(rf"{_PLACEHOLDER}|\b(?:{words})") for lang, words in _NAMES.items()}
"""Placeholders, and terms that hold such a word and count nothing."""


@lru_cache(maxsize=4096)
def without_names(text: str, lang: str) -> str:
    """The text without placeholders and terms such as *double strike*; places stay."""
    hidden = HIDDEN.get(lang)
    if hidden is None or not hidden.may_be_in(text.casefold()):
        return text
    return hidden.pattern.sub(lambda found: "_" * len(found.group()), text)


@lru_cache(maxsize=4096)
def quantities(text: str, lang: str) -> dict[Feature, re.Match[str]]:
    """Those that a text says, and where."""
    small = text.casefold()
    return {quantity: found for quantity in QUANTITIES if (found := quantity.is_said(text, small, lang))}
