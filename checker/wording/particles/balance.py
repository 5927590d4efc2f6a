"""What of the particles of one text is not in another one: like stands for like, then what may stand for it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from checker.wording.particles.paraphrase import acquitted
from checker.wording.particles.scanning import particles

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.particles.particle import Particle

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
        if kind in said and _is_lost(kind, said[kind] + (said["neg+"] if kind == "neg" else 0), said, here):
            yield Change(kind, _last(kind, source, theirs), is_lost=True)
        elif kind in here and _is_lost(kind, here[kind], here, said):
            yield Change(kind, _last(kind, text, lang), is_lost=False)


@lru_cache(maxsize=8192)
def counted(text: str, lang: str) -> Counter[str]:
    """How often a text has each kind."""
    return Counter([kind for each in particles(text, lang) for kind in each.kinds])


def _is_lost(kind: str, every: int, said: Counter[str], here: Counter[str]) -> bool:
    if every <= here[kind] or (kind in _ONCE and here[kind]):
        return False
    missing = every - here[kind] - here[f"{kind}+"] - max(0, here[f"{kind}?"] - said[f"{kind}?"])
    return missing > 0 and missing > acquitted(kind, said, here)


def _last(kind: str, text: str, lang: str) -> Particle:
    return [each for each in particles(text, lang) if kind in each.kinds or f"{kind}+" in each.kinds][-1]
