"""The Italian *non*, and the words that go with it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from checker.wording.particles.modals import softened

if TYPE_CHECKING:
    from checker.wording.particles.particle import Particle

_JOINS = re.compile(r"\b(?:e|ed|ma|o|perché|quindi|che|se|quando|mentre|poiché|come)\b")
_AND = re.compile(r"\b(?:e|ed|o|ma) $")
_TRIGGERS = ("ameno", "finche")
_READ = frozenset(("non", "non?", *_TRIGGERS, "nessuno", "nemmeno", "né"))
"""The kinds that say something else by what stands before them."""


def clause(found: list[Particle], is_negated: bool, text: str) -> list[Particle]:
    """*Non … nessuno* is one negation, *nessuno che non* is two; after *finché* and *a meno che*, *non* is none."""
    kept: list[Particle] = []
    trigger = ""
    for each in found:
        if trigger and each.kinds == ("non",) and not _AND.search(text[: each.start]):
            kept += _empty(each, trigger, kept)
            trigger = ""
        elif each.kinds == ("senon",):
            _restrict(kept)
        else:
            trigger = next((kind for kind in _TRIGGERS if kind in each.kinds), trigger)
            kept.append(each if _READ.isdisjoint(each.kinds) else _word(each, kept, is_negated, text))
    return softened(kept, text, ("can?", "must?", "neednot?"))


def _empty(each: Particle, trigger: str, kept: list[Particle]) -> list[Particle]:
    """The *non* of *finché non* makes it *until*; that of *a meno che non* says nothing."""
    if trigger == "ameno":
        return []
    kept[:] = [before.renamed({"while": ""}) for before in kept]
    return [each.of("until", "neg?")]


def _restrict(kept: list[Particle]) -> None:
    """*Non … se non da* says *only*."""
    heads = [at for at, each in enumerate(kept) if each.negates_verb]
    if heads:
        kept[heads[-1]] = kept[heads[-1]].of("only")


def _word(each: Particle, kept: list[Particle], is_negated: bool, text: str) -> Particle:
    last = next((before for before in reversed(kept) if before.governs), None)
    is_joined = last is not None and _JOINS.search(text, last.end, each.start) is not None
    return each.renamed({
        "non": "neg", "non?": "neg?", "ameno": "", "finche": "while",
        "nessuno": "neg" if last is None else "neg?" if is_joined else "",
        "nemmeno": "neg?" if is_joined or (is_negated and not last) else "" if last else "neg",
        "né": "neg?" if last or is_negated else "neg",
    })  # fmt: skip
