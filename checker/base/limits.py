"""Bounds on what is read, so that no file can stop the reader."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """`size` in bytes of one file, `depth` in levels of nesting, `number` the greatest whole number."""

    size: int = 1_000_000
    depth: int = 64
    number: int = 1_000_000_000


DEFAULT_LIMITS = Limits()
