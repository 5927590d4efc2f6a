"""Words compared: the nearest known one, folded text, and the fingerprint of a text."""

from __future__ import annotations

import hashlib
import unicodedata
from difflib import get_close_matches
from typing import TYPE_CHECKING

from checker.base.messages import Message, message

if TYPE_CHECKING:
    from collections.abc import Iterable


def fold(text: str) -> str:
    """Unicode NFC with runs of white space as one space and none at the ends: equal texts look equal."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def printed(text: str) -> str:
    """The text with apostrophes as they are printed: data files may have the typewriter's."""
    return text.replace("'", "’")


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that is most like this one, or None if none is much like it."""
    spellings: dict[str, list[str]] = {}
    for candidate in sorted(known):
        spellings.setdefault(candidate.casefold(), []).append(candidate)
    found = get_close_matches(word.casefold(), spellings, n=1, cutoff=0.6)
    return get_close_matches(word, spellings[found[0]], n=1, cutoff=0.0)[0] if found else None


def suggestion(word: str, known: Iterable[str]) -> Message | None:
    """The hint that names the nearest known word."""
    found = nearest(word, known)
    return message('did you mean "{word}"?', word=found) if found is not None else None


def comma_hint(name: str, known: Iterable[str]) -> Message | None:
    """The hint for a name that YAML cut at its comma (`[Leonardo, Cutting Edge]`); None for any other."""
    whole = next((candidate for candidate in sorted(known) if candidate.startswith(f"{name},")), None)
    return message('a name with a comma is quoted: "{name}"', name=whole) if whole is not None else None


def fingerprint(title: str, text: str) -> str:
    """Of a ruling's title and text in its source language: "t" and eight hexadecimal digits."""
    digest = hashlib.sha256(f"{fold(title)}\n{fold(text)}".encode())
    return f"t{digest.hexdigest()[:8]}"
