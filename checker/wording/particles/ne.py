"""The French *ne*, and the words that go with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.wording.particles.modals import softened

if TYPE_CHECKING:
    from collections.abc import Iterable

    from checker.wording.particles.particle import Particle

_TRIGGERS = ("ameno", "tantque")
_NE = frozenset(("ne", "ne?"))
_NEGATIVE = ("pas", "nul", "plus")
_READ = frozenset(("ne", "ne?", "non", "nul", "pas", "plus", "que", "que1", "quoique", *_TRIGGERS))
"""The kinds that say something else by what stands around them."""
_ONLY = {"que": ("only",), "que1": ("only?",)}


def clause(found: list[Particle], is_negated: bool, text: str) -> list[Particle]:
    """*Ne* with *pas*, or alone before *peut*, negates; with *que* it says *only*; after *à moins que* it is empty."""
    kept: list[Particle] = []
    trigger = ""
    has_ne = any(map(_is_ne, found))
    for index, each in enumerate(found):
        if each.kinds == ("ne",):
            kept.append(each.of(*_said(found, index, trigger, is_negated)))
            trigger = ""
        else:
            trigger = next((kind for kind in _TRIGGERS if kind in each.kinds), trigger)
            kept.append(each if _READ.isdisjoint(each.kinds) else _word(each, kept, has_ne, is_negated))
    return softened(kept, text, ("can?", "must?"))


def _said(found: list[Particle], index: int, trigger: str, is_negated: bool) -> tuple[str, ...]:
    """What a *ne* says, by the words around it up to the next one."""
    first = next((kind for kind in _until_ne(found[index + 1 :]) if kind in (*_NEGATIVE, *_ONLY)), "")
    if first in _NEGATIVE or _has_subject(found[:index], trigger):
        return ("until?", "neg?") if trigger == "tantque" else ("neg",)
    return () if trigger == "ameno" else _ONLY.get(first, ("neg?",) if is_negated else ("neg",))


def _has_subject(before: list[Particle], trigger: str) -> bool:
    """Whether *aucun*, *personne* and the like stand before a *ne*, and not with another one."""
    kinds = _until_ne(reversed(before))
    if any("without" in each.kinds for each in before[-2:]):
        return False
    if any(map(_is_ne, before)):
        return bool(trigger) and "nul" in kinds
    return "nul" in kinds or "pas" in kinds


def _word(each: Particle, kept: list[Particle], has_ne: bool, is_negated: bool) -> Particle:
    """*Pas* and its like say nothing beside *ne* or *sans*; a second *ni* may negate one more."""
    is_taken = has_ne or any("without" in before.kinds for before in kept)
    alone = "" if is_taken else "neg?" if is_negated or any(before.negates for before in kept) else "neg"
    is_second = each.words == "ni" and any(before.words in ("ni", "pas") for before in kept)
    return each.renamed({
        "ne": "neg", "ne?": "neg?", "non": "neg", "nul": alone, "pas": alone or ("neg?" if is_second else ""),
        "plus": "", "que": "", "que1": "only?", "quoique": "", "ameno": "", "tantque": "while",
    })  # fmt: skip


def _is_ne(each: Particle) -> bool:
    return not _NE.isdisjoint(each.kinds)


def _until_ne(found: Iterable[Particle]) -> list[str]:
    kinds: list[str] = []
    for each in found:
        if _is_ne(each):
            break
        kinds += each.kinds
    return kinds
