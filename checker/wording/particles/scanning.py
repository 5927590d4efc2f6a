"""Where a text has particles."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from checker.wording.particles import (
    english,
    english_idioms,
    french,
    french_idioms,
    italian,
    italian_idioms,
)
from checker.wording.particles.initials import alternatives, initials
from checker.wording.particles.negating import negations
from checker.wording.particles.particle import Particle

if TYPE_CHECKING:
    from collections.abc import Iterator

_RULES = {
    "en": (*english_idioms.RULES, *english.RULES),
    "it": (*italian_idioms.RULES, *italian.RULES),
    "fr": (*french_idioms.RULES, *french.RULES),
}  # fmt: skip
_PLAIN = str.maketrans("’ʼ\u00a0\u202f", "''  ")
_JOINS = re.compile(
    r"\b(?:and|or|nor|né|ni|then|but|e|ed|o|oppure|poi|ma|et|ou|puis|mais)"
    r"(?: also| then| poi| anche| rien| personne| aucune?(?: \w+)?)? $"
)
_START = re.compile(r"\b[\w']")
_QUOTED = re.compile(r"[\"“«] ?(?:[^\s\"“”«»]+ ?){1,3}[\"”»]")
_BRACED = re.compile(r"(?<=\{)[^{}:]*")
_REPEATED = frozenset(("can", "must", "should", "neg", "only", "without"))


@lru_cache(maxsize=8192)
def particles(text: str, lang: str) -> tuple[Particle, ...]:
    """The particles of a text in their order; none where the language is not known."""
    if lang not in _RULES:
        return ()
    plain = _plain(text)
    found = list(_found(plain, lang))
    return tuple(_wishing(_once(_unquoted(negations(plain, found, lang), plain), plain)))


def _plain(text: str) -> str:
    """In small letters, with one kind of apostrophe, and without what stands in braces; no place moves."""
    small = text.lower()
    plain = (small if len(small) == len(text) else text).translate(_PLAIN)
    return _BRACED.sub(lambda each: "_" * len(each.group()), plain) if "{" in plain else plain


def _found(text: str, lang: str) -> Iterator[Particle]:
    end = 0
    for start in _START.finditer(text):
        at = start.start()
        each = _compiled(lang, start.group()).match(text, at) if at >= end else None
        if each is not None:
            end = each.end()
            yield Particle(at, end, each.group(), _kinds(lang)[int((each.lastgroup or "g0")[1:])])


@lru_cache(maxsize=1024)
def _compiled(lang: str, initial: str) -> re.Pattern[str]:
    """One expression for all rules that words with this letter may follow; the first that fits counts."""
    rules = {index: "|".join(words for words, letters in rule if initial in letters or "*" in letters)
             for index, rule in enumerate(_cut(lang))}  # fmt: skip
    groups = "|".join(f"(?P<g{index}>{words})" for index, words in rules.items() if words)
    return re.compile(rf"(?:{groups or '(?!)'})(?:(?<=')|(?!\w))")


@lru_cache(maxsize=8)
def _cut(lang: str) -> list[list[tuple[str, frozenset[str]]]]:
    """The alternatives of each rule, with the letters that they begin with."""
    return [[(each, initials(each)) for each in alternatives(words)] for _, words in _RULES[lang]]


@lru_cache(maxsize=8)
def _kinds(lang: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(kinds.split()) for kinds, _ in _RULES[lang])


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
