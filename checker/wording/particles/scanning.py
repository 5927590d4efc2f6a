"""Where a text has particles."""

from __future__ import annotations

import re
from functools import lru_cache

from checker.wording.particles import (
    english,
    english_idioms,
    french,
    french_idioms,
    italian,
    italian_idioms,
)
from checker.wording.particles.negating import negations
from checker.wording.particles.particle import Particle
from checker.wording.seeking.expressions import Expressions, words_in

_RULES = {
    "en": (*english_idioms.RULES, *english.RULES),
    "it": (*italian_idioms.RULES, *italian.RULES),
    "fr": (*french_idioms.RULES, *french.RULES),
}  # fmt: skip
_KINDS = {lang: {f"g{number}": tuple(kinds.split()) for number, (kinds, _) in enumerate(rules)}
          for lang, rules in _RULES.items()}  # fmt: skip
EXPRESSIONS = {
    lang: Expressions(zip(_KINDS[lang], (words for _, words in rules), strict=True), end=r"(?:(?<=')|(?!\w))", flags=0)
    for lang, rules in _RULES.items()
}
_PLAIN = {"’": "'", "ʼ": "'", "\u00a0": " ", "\u202f": " "}
_JOINS = re.compile(
    r"\b(?:and|or|nor|né|ni|then|but|e|ed|o|oppure|poi|ma|et|ou|puis|mais)"
    r"(?: also| then| poi| anche| rien| personne| aucune?(?: \w+)?)? $"
)
_QUOTED = re.compile(r"[\"“«] ?(?:[^\s\"“”«»]+ ?){1,3}[\"”»]")
_BRACED = re.compile(r"(?<=\{)[^{}:]*")
_REPEATED = frozenset(("can", "must", "should", "neg", "only", "without"))


@lru_cache(maxsize=8192)
def particles(text: str, lang: str) -> tuple[Particle, ...]:
    """The particles of a text in their order; none where the language is not known."""
    if lang not in _RULES:
        return ()
    plain = _plain(text)
    found = _found(plain, lang)
    if not found:
        return ()
    return tuple(_wishing(_once(_unquoted(negations(plain, found, lang), plain), plain)))


def _plain(text: str) -> str:
    """In small letters, with one kind of apostrophe, and without what stands in braces; no place moves."""
    small = text.lower()
    plain = small if len(small) == len(text) else text
    for sign, usual in _PLAIN.items():
        plain = plain.replace(sign, usual)
    return _BRACED.sub(lambda each: "_" * len(each.group()), plain) if "{" in plain else plain


def _found(text: str, lang: str) -> list[Particle]:
    kinds = _KINDS[lang]
    return [
        Particle(found.start(), found.end(), found.group(), kinds[found.lastgroup or ""])
        for found in EXPRESSIONS[lang].matches(text, words_in(text))
    ]


def _unquoted(found: list[Particle], text: str) -> list[Particle]:
    """A word between quotation marks is spoken of: it accuses nobody."""
    ranges = [quoted.span() for quoted in _QUOTED.finditer(text)]
    if not ranges:
        return found
    is_in = [any(start < each.start and each.end < end for start, end in ranges) for each in found]
    return [each.doubted(*each.kinds) if inside else each for each, inside in zip(found, is_in, strict=True)]


def _once(found: list[Particle], text: str) -> list[Particle]:
    """*May attack and may block*: the second one is said again."""
    seen: set[str] = set()
    kept: list[Particle] = []
    for each in found:
        again = [kind for kind in each.kinds if kind in seen and kind in _REPEATED]
        kept.append(_again(each, again) if again and _JOINS.search(text[: each.start]) else each)
        seen.update(each.kinds)
    return kept


def _again(each: Particle, kinds: list[str]) -> Particle:
    """*No counter and no value* is one negation, *does not draw and does not lose* are two."""
    return each.doubted(*kinds) if each.words == "no" else each.repeated(*kinds)


def _wishing(found: list[Particle]) -> list[Particle]:
    """*If you wish* is a *may* where there is none beside it."""
    if any("can" in each.kinds or "can?" in each.kinds for each in found):
        return found
    return [each.renamed({"wish": "can"}) for each in found]
