"""A line that counts on a terminal, and nothing at all elsewhere."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from time import monotonic
from typing import TextIO

_EVERY = 0.1
"""Seconds between two updates."""


@dataclass(slots=True)
class Progress:
    """Called with how many of how many are done; the line is wiped when all are."""

    stream: TextIO = field(default_factory=lambda: sys.stderr)
    last: float = 0.0
    shown: bool = False

    def __call__(self, done: int, of: int) -> None:
        if not self.stream.isatty():
            return
        if done == of:
            self.wipe()
        elif monotonic() - self.last >= _EVERY:
            self.last = monotonic()
            self.shown = True
            self.stream.write(f"\r{done}/{of}\033[K")
            self.stream.flush()

    def wipe(self) -> None:
        """Take the line away."""
        if self.shown:
            self.stream.write("\r\033[K")
            self.stream.flush()
            self.shown = False
