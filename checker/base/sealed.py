"""Files that the program keeps for itself, with their sum: one that was damaged or made by others is no such file."""

from __future__ import annotations

import contextlib
import hashlib
import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

SUM = 32
"""Bytes of a sum."""


def digest(*parts: bytes) -> bytes:
    """The sum of the parts, and of where each of them ends."""
    found = hashlib.sha256()
    for part in parts:
        found.update(len(part).to_bytes(8, "big") + part)
    return found.digest()


def read_sealed(path: Path, name: str = "") -> bytes | None:
    """What was kept in a file under a name; None if it cannot be read or its sum is wrong."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    return data[SUM:] if data[:SUM] == digest(name.encode(), data[SUM:]) else None


def write_sealed(path: Path, data: bytes, name: str = "") -> None:
    """Keep data in a file, whole or not at all. A folder that cannot be written to is no reason to fail."""
    with contextlib.suppress(OSError):
        if not path.parent.is_dir():
            path.parent.mkdir(parents=True)
            (path.parent / ".gitignore").write_text("*\n", "utf-8")
        beside = path.with_suffix(f".{os.getpid()}")
        beside.write_bytes(digest(name.encode(), data) + data)
        beside.replace(path)
