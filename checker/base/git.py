"""What git answers about the project's files; nothing where there is no git or no repository."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

PATIENCE = 60
"""Seconds for an answer."""


def git(folder: Path, *arguments: str, input: bytes = b"") -> str | None:
    """What a command of git prints, run in a folder; None if there is no git, no repository or no such thing."""
    answer = _answer(folder, arguments, input)
    return None if answer is None else answer.decode("utf-8", "replace")


def git_blobs(folder: Path, names: Iterable[str]) -> dict[str, str]:
    """The texts of stored files by the names of their contents; those that git does not have are left out."""
    wanted = sorted(set(names))
    answer = _answer(folder, ("cat-file", "--batch"), "".join(f"{name}\n" for name in wanted).encode())
    found: dict[str, str] = {}
    rest = answer or b""
    for name in wanted:
        head, _, rest = rest.partition(b"\n")
        size = head.rpartition(b" ")[2]
        if size.isdigit():
            found[name], rest = rest[: int(size)].decode("utf-8", "replace"), rest[int(size) + 1 :]
    return found


def _answer(folder: Path, arguments: Iterable[str], input: bytes) -> bytes | None:
    try:
        done = subprocess.run(
            ["git", *arguments], cwd=folder, input=input, capture_output=True, check=True, timeout=PATIENCE
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout
