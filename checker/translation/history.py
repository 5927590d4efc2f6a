"""What changed in a source since a translation was made of it: the old version comes from git, by its fingerprint."""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING, Any

import yaml

from checker.base.git import git
from checker.base.names import fingerprint

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_MANY = 200
"""The most versions of a file that are looked at."""
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
Source = tuple[str, str]
"""Title and text."""


def source_of(path: Path, stamp: str) -> Source | None:
    """The title and text of a file whose fingerprint this was; None if git does not know it."""
    for text in _versions(path):
        found = _source(text)
        if found is not None and fingerprint(*found) == stamp:
            return found
    return None


def word_diff(old: str, new: str) -> str:
    """One text in which what went stands as [-…-] and what came as {+…+}."""
    before, after = re.findall(r"\s+|[^\s]+", old), re.findall(r"\s+|[^\s]+", new)
    parts: list[str] = []
    for kind, i, j, k, m in difflib.SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        gone, come = "".join(before[i:j]), "".join(after[k:m])
        if kind == "equal":
            parts.append(gone)
        else:
            parts += [f"[-{gone}-]"] if gone else []
            parts += [f"{{+{come}+}}"] if come else []
    return "".join(parts)


def _versions(path: Path) -> Iterator[str]:
    log = git(path.parent, "log", f"-{_MANY}", "--format=%H", "--follow", "--name-only", "--", path.name)
    lines = [line for line in (log or "").splitlines() if line]
    for commit, name in zip(lines[::2], lines[1::2], strict=False):
        text = git(path.parent, "show", f"{commit}:{name}")
        if text is not None:
            yield text


def _source(text: str) -> Source | None:
    try:
        data: Any = yaml.load(text, Loader=_LOADER)
        lang = data["text"]["source"]
        said = data["text"][lang]
        return str(data["title"][lang]), str(said["text"] if isinstance(said, dict) else said)
    except (yaml.YAMLError, KeyError, TypeError):
        return None
