"""*May* and *must* under a negation."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from checker.wording.particles.particle import Particle

_NEAR = re.compile(r"(?:[\s']*\w+'?){0,2}\s*")
"""Between *non* and *può* only pronouns stand."""


def softened(found: list[Particle], text: str, forbidding: tuple[str, ...]) -> list[Particle]:
    """*Non può* is no permission, nor *non deve* a duty: `forbidding` is what it may be; *può non* needs not."""
    kept: list[Particle] = []
    for each in found:
        last = kept[-1] if kept else None
        kept.append(_after(last, each, text[last.end : each.start], forbidding) if last else each)
    return kept


def _after(last: Particle, each: Particle, between: str, forbidding: tuple[str, ...]) -> Particle:
    if last.negates_verb and not {"can", "must"}.isdisjoint(each.kinds) and _NEAR.fullmatch(between):
        rest = [kind for kind in each.kinds if kind not in ("can", "must")]
        return each.of(*rest, *(forbidding if "must" in each.kinds else ("can?",)))
    if each.kinds == ("neg",) and "can" in last.kinds and not between.strip():
        return each.of("neg", "neednot?")
    return each
