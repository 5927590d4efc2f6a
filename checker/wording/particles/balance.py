"""What of the particles of one text is not in another one: like stands for like, then what may stand for it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from checker.wording.particles.scanning import particles

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.particles.particle import Particle

STANDS_FOR: dict[str, tuple[str, ...]] = {
    "neg": ("without unless except", "only", "instead", "fail", "lack", "stop", "empty", "remain", "atmost",
            "far", "different", "otherwise", "lose", "until"),
    "without": ("neg", "lose", "instead", "lack", "stop", "except"),
    "unless": ("except", "otherwise", "without", "until", "only", "neg"),
    "except": ("but", "only", "unless", "neg", "without", "other", "different"),
    "until": ("while", "before", "only", "upto", "neg"),
    "can": ("permit", "upto", "anynumber", "legal", "wish"),
    "must": ("only",),
    "should": (),
    "neednot": (),
    "upto": ("atmost", "anynumber"),
    "anynumber": ("upto", "any"),
    "atleast": ("anynumber", "neg"),
    "atmost": ("upto", "only", "neg"),
    "less": (),
    "more": ("other",),
    "only": ("suffice", "except", "unless", "until", "before", "atmost"),
    "other": ("except", "more", "different", "second", "new", "again", "change", "rest"),
}  # fmt: skip
"""The words of other kinds that a right translation may have in place of one that it lacks; some count together."""
_ONCE = frozenset(("must", "neednot"))
"""Said twice in one language, once in another: *deve averla, con la pila vuota* for *and the stack must be empty*."""


class Change(NamedTuple):
    """A particle that only one of the two texts has."""

    kind: str
    particle: Particle
    is_lost: bool


def changes(kinds: tuple[str, ...], source: str, theirs: str, text: str, lang: str) -> Iterator[Change]:
    """What the text has lost of some kinds, and what has come in; one that it merely says again has not."""
    said, here = counted(source, theirs), counted(text, lang)
    for kind in kinds:
        every = said[kind] + (said[f"{kind}+"] if kind == "neg" else 0)
        if every and _is_lost(kind, every, said, here):
            yield Change(kind, _last(kind, source, theirs), is_lost=True)
        elif here[kind] and _is_lost(kind, here[kind], here, said):
            yield Change(kind, _last(kind, text, lang), is_lost=False)


@lru_cache(maxsize=8192)
def counted(text: str, lang: str) -> Counter[str]:
    """How often a text has each kind."""
    return Counter(kind for each in particles(text, lang) for kind in each.kinds)


def _is_lost(kind: str, every: int, said: Counter[str], here: Counter[str]) -> bool:
    if kind in _ONCE and here[kind]:
        return False
    missing = every - here[kind] - here[f"{kind}+"] - max(0, here[f"{kind}?"] - said[f"{kind}?"])
    return missing > 0 and missing > sum(_surplus(other, here, said) for other in STANDS_FOR[kind])


def _last(kind: str, text: str, lang: str) -> Particle:
    return [each for each in particles(text, lang) if kind in each.kinds or f"{kind}+" in each.kinds][-1]


def _surplus(kinds: str, here: Counter[str], said: Counter[str]) -> int:
    every = [f"{kind}{sign}" for kind in kinds.split() for sign in ("", "?", "+")]
    return max(0, sum(here[kind] - said[kind] for kind in every))
