"""Which of the words of negation negate: one verb is negated once, however many words the language takes to do so.

`neg` is a verb that is negated, `neg?` a word that merely may negate one more.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from itertools import groupby
from typing import TYPE_CHECKING

from checker.wording.particles import ne, non
from checker.wording.particles.litotes import folded

if TYPE_CHECKING:
    from collections.abc import Callable

    from checker.wording.particles.particle import Particle

_ANSWER = re.compile(r"(?:^|[.?!]\s)[\"“«(\s]*(?=no[,:;]|non[ \u00a0\u202f]?[,:;])")
_STOP = re.compile(r"[;.!?()—–:,](?:(?<=[^:,])|(?<=:)(?!\w)|(?<=,)(?=\s|$))")
"""A colon or comma may also stand within a word or a number."""
_END = re.compile(r"[.?!]")


def negations(text: str, found: list[Particle], lang: str) -> list[Particle]:
    """The particles of a text, clause by clause, with what they say."""
    read = _READ[lang]
    kept: list[Particle] = []
    for clause in _clauses(text, found):
        kept += folded(read(clause, any(each.negates for each in kept), text), text)
    return _answering(kept, text)


def _answering(kept: list[Particle], text: str) -> list[Particle]:
    """*No* as an answer is a `nay`; before a negation, which says it again, another language may leave it out."""
    answers = {found.end() for found in _ANSWER.finditer(text)}
    for at, each in enumerate(kept) if answers else ():
        if each.start in answers and ("neg" in each.kinds or "neg?" in each.kinds):
            after = kept[at + 1] if at + 1 < len(kept) else each
            is_said_again = "neg" in after.kinds and after is not each and not _END.search(text, each.end, after.start)
            kept[at] = each.of("nay?" if is_said_again else "nay")
    return kept


def _clauses(text: str, found: list[Particle]) -> list[list[Particle]]:
    ends = [stop.start() for stop in _STOP.finditer(text)]
    return [list(clause) for _, clause in groupby(found, lambda each: bisect_right(ends, each.start))]


def _english(clause: list[Particle], is_negated: bool, text: str) -> list[Particle]:
    """*Neither* with its *nor* is one negation."""
    kept: list[Particle] = []
    for each in clause:
        if "nor" in each.kinds or "neither" in each.kinds:
            again = is_negated or any(before.negates for before in kept)
            kept.append(each.renamed({"neither": "neg", "nor": "neg?" if again else "neg"}))
        else:
            kept.append(each)
    return kept


_READ: dict[str, Callable[[list[Particle], bool, str], list[Particle]]] = {
    "en": _english, "it": non.clause, "fr": ne.clause,
}  # fmt: skip
