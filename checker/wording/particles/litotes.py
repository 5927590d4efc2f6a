"""Two negations that make a *may*, a *still* or a *must*: *non impedisce*, *rien n'interdit*, *does not stop*."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from checker.wording.particles.particle import Particle

_NEAR = re.compile(r"(?:[\s']*\w+){0,3}[\s']*")
_FAR = re.compile(r"(?:[^\w]*\w+){0,14}\W*")
_NOBODY = ("null", "nient", "nessun", "nemmeno", "neanche", "neppure", "no", "rien", "aucun", "ne", "n", "neither")
"""What says no of the subject, and may stand far before its verb."""
_SAID = {"bar": ("litotes",), "exempt": ("bound",),
         "oblige": ("neednot?", "neg?", "must?", "can?")}  # fmt: skip


def folded(found: list[Particle], text: str) -> list[Particle]:
    """A verb of preventing that is denied is a litotes, and neither of the two words a negation of its own."""
    kept: list[Particle] = []
    for each in found:
        if _SAID.keys().isdisjoint(each.kinds):
            kept.append(each)
            continue
        at = _denial(kept, each, text)
        if at is not None:
            kept[at] = kept[at].renamed({"neg": "", "neg?": ""})
            kept.append(each.of(*next(_SAID[kind] for kind in _SAID if kind in each.kinds)))
        else:
            kept.append(each.renamed(dict.fromkeys(_SAID, "")))
    return kept


def _denial(kept: list[Particle], verb: Particle, text: str) -> int | None:
    """Which of the particles before a verb denies it."""
    for at in range(len(kept) - 1, -1, -1):
        each = kept[at]
        if "neg" in each.kinds or "neg?" in each.kinds:
            between = text[each.end : verb.start]
            is_subject = each.words.startswith(_NOBODY) and each.words not in ("non", "ne", "n", "not")
            return at if (_FAR if is_subject else _NEAR).fullmatch(between) else None
    return None
