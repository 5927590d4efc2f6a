"""Proofs of many rulings: remembered, or played, by several processes if that was asked for."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from checker.base.processes import shared_out
from checker.proof.prove import bare, proof

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from checker.knowledge.rulings import ExampleFile, Ruling
    from checker.proof.prove import Proof
    from checker.proof.remembering import Kept
    from checker.proof.stage import Stage

FEW = 4
"""So many rulings are played sooner than processes are made."""


def proofs(
    items: Iterable[Ruling | ExampleFile], stage: Stage, jobs: int = 1, kept: Kept | None = None
) -> Iterator[Proof]:
    """The proofs of rulings and files of examples, in their order. An exception is that of playing them here."""
    played = [bare(item) for item in items]
    if kept is not None:
        yield from _remembered(played, stage, jobs, kept)
    else:
        yield from _played(played, stage, jobs)


def _played(items: list[Ruling | ExampleFile], stage: Stage, jobs: int) -> Iterator[Proof]:
    if jobs < 2 or len(items) <= FEW:
        yield from (proof(item, stage) for item in items)
        return
    from checker.proof.carrying import unpacked

    for item, data in zip(items, shared_out(partial(_packed, stage=stage), items, jobs), strict=True):
        yield proof(item, stage) if data is None else unpacked(data)


def _remembered(items: list[Ruling | ExampleFile], stage: Stage, jobs: int, kept: Kept) -> Iterator[Proof]:
    """What is not remembered is played, and remembered from then on if nothing is wrong with it."""
    keys = kept.keys(items, stage)
    found = [kept.proof(key) for key in keys]
    lacking = [item for item, known in zip(items, found, strict=True) if known is None]
    played = _played(lacking, stage, jobs)
    for key, known in zip(keys, found, strict=True):
        if known is None:
            known = next(played)
            kept.keep(key, known)
        yield known
    kept.tidy()


def _packed(item: Ruling | ExampleFile, stage: Stage) -> bytes | None:
    from checker.proof.carrying import packed

    return packed(proof(item, stage))
