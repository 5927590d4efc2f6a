"""Controlling, owning, protecting, counted over verbs and nouns: one that is lost while another has come in."""

from __future__ import annotations

from functools import lru_cache

from checker.wording.seeking.expressions import meanings, words_of
from checker.wording.tokens import tokens

_FAMILIES = {
    "control": {
        "en": r"controls?|controlled|controllers?|controlling",
        "it": r"controll\w+",
        "fr": r"contrôl\w+",
    },
    "own": {
        "en": r"owns|owned|owners?|belong(?:s|ed)?|(?<!['’]s )(?<!\bits )(?<!\byour )(?<!\bour )(?<!\btheir )"
        r"(?<!\bhis )(?<!\bher )(?<!\bmy )(?<!\bof )own",
        "it": r"possied\w+|possed\w+|proprietari\w+|proprietà|apparten\w+|appartien\w+",
        "fr": r"possèd\w+|posséd\w+|propriétaires?|apparten\w+|appartien\w+",
    },
    "protect": {
        "en": r"protects?|protected|protectors?|protecting",
        "it": r"protegg\w+|protett\w+",
        "fr": r"protèg\w+|protég\w+|protecteurs?|protectrices?",
    },
}
EXPRESSIONS = {lang: meanings(_FAMILIES, lang) for lang in ("en", "it", "fr")}
Placed = tuple[int, str]


@lru_cache(maxsize=4096)
def families(text: str, lang: str) -> dict[str, list[Placed]]:
    """The words of each family, with their places."""
    found: dict[str, list[Placed]] = {family: [] for family in _FAMILIES}
    for match in EXPRESSIONS[lang].matches(text, words_of(tokens(text))) if lang in EXPRESSIONS else ():
        found[match.lastgroup or ""].append((match.start(), match.group()))
    return found


def other_family(source: str, target: str, theirs: str, lang: str) -> tuple[str, Placed] | None:
    """A word of the source whose family has become smaller, and one here whose family has grown."""
    if theirs not in EXPRESSIONS or lang not in EXPRESSIONS:
        return None
    said = families(source, theirs)
    if not any(said.values()):
        return None
    here = families(target, lang)
    lost = [family for family in _FAMILIES if len(here[family]) < len(said[family])]
    come = [family for family in _FAMILIES if len(here[family]) > len(said[family])]
    return (said[lost[0]][-1][1], here[come[0]][-1]) if lost and come else None
