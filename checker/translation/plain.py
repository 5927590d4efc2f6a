"""An edit made on plain text: without the byte-order mark, which YAML does not count, and with one kind of line end."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

_MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"
_WINDOWS = "\r\n"


def edited(source: str, edit: Callable[[str], str]) -> str:
    """What `edit` makes of a file, with the mark and the line ends that the file had."""
    mark = source[: source.startswith(_MARK)]
    text = source[len(mark) :]
    if text.count("\n") != text.count(_WINDOWS) or not text.count("\n"):
        return mark + edit(text)
    return mark + edit(text.replace(_WINDOWS, "\n")).replace("\n", _WINDOWS)
