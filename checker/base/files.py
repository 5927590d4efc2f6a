"""From a path to text: whatever a file system or an editor can do wrong becomes a problem."""

from __future__ import annotations

import errno
import os
import re
import stat
from typing import TYPE_CHECKING

from checker.base.limits import DEFAULT_LIMITS, Limits
from checker.base.messages import Message, message
from checker.base.places import Place, start_of
from checker.base.problems import Problem, error, warning

if TYPE_CHECKING:
    from pathlib import Path

BYTE_ORDER_MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"
_NOT_TEXT = re.compile("[^\t\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")
_INDENTED_BY_TAB = re.compile(r"^ *\t", re.MULTILINE)


def read_bytes(path: Path, name: str, limits: Limits = DEFAULT_LIMITS) -> tuple[bytes | None, list[Problem]]:
    """The bytes of a regular file that is not too large; None with the problem that prevents it."""
    try:
        status = os.stat(path)
        if not stat.S_ISREG(status.st_mode):
            return None, [_not_a_file(name, status.st_mode)]
        if status.st_size > limits.size:
            return None, [too_large(name, status.st_size, limits)]
        return path.read_bytes(), []
    except OSError as failure:
        return None, [_unreadable(name, failure)]


def decode(data: bytes, name: str) -> tuple[str | None, list[Problem]]:
    """Text with `\\n` as the end of line, tabs within lines as spaces; None if it cannot be trusted."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as failure:
        return None, [_not_utf8(data, failure.start, name)]
    text, problems = _plain(text, name)
    problems += _characters(text, name)
    tabs = _tabs(text, name)
    readable = not problems or all(problem.severity == "warning" for problem in problems)
    if not readable or _INDENTED_BY_TAB.search(text):
        return None, problems + tabs
    return text.replace("\t", " "), problems + tabs


def place_at(text: str, position: int, name: str) -> Place:
    """The place of a character position."""
    before = text.rfind("\n", 0, position) + 1
    return Place(name, text.count("\n", 0, position) + 1, position - before + 1)


def _plain(text: str, name: str) -> tuple[str, list[Problem]]:
    problems = []
    if text.startswith(BYTE_ORDER_MARK):
        text = text.removeprefix(BYTE_ORDER_MARK)
        problems.append(_byte_order_mark(name))
    if "\r\n" in text:
        place = place_at(text, text.index("\r\n"), name)
        text = text.replace("\r\n", "\n")
        problems.append(_carriage_returns(place))
    return text, problems


def _characters(text: str, name: str) -> list[Problem]:
    return [
        error("yaml.character", place_at(text, found.start(), name), message(
            "the character {code} does not belong in a text", code=f"U+{ord(found.group()):04X}"))
        for found in _NOT_TEXT.finditer(text)
    ]  # fmt: skip


def _tabs(text: str, name: str) -> list[Problem]:
    if "\t" not in text:
        return []
    found = ((number, line.find("\t")) for number, line in enumerate(text.split("\n"), 1))
    return [
        error("yaml.tab", Place(name, line, column + 1), message("a tab stands here"), message("use spaces"))
        for line, column in found
        if column >= 0
    ]


def _byte_order_mark(name: str) -> Problem:
    return warning(
        "yaml.byte-order-mark",
        start_of(name),
        message("the file begins with a byte-order mark"),
        message("save it as UTF-8 without byte-order mark"),
    )


def _carriage_returns(place: Place) -> Problem:
    return warning(
        "yaml.line-ends",
        place,
        message("the lines end in CR LF, as on Windows"),
        message("save the file with LF as line end"),
    )


def _not_utf8(data: bytes, position: int, name: str) -> Problem:
    before = data[:position].decode("utf-8").removeprefix(BYTE_ORDER_MARK)
    return error(
        "yaml.not-utf-8",
        place_at(before, len(before), name),
        message("the file is not UTF-8: byte {byte} stands here", byte=f"0x{data[position]:02X}"),
        message("save it as UTF-8"),
    )


def _not_a_file(name: str, mode: int) -> Problem:
    if stat.S_ISDIR(mode):
        return error("file.folder", start_of(name), message("this is a folder, and a file should be here"))
    return error("file.special", start_of(name), message("this is not a regular file"))


def too_large(name: str, size: int, limits: Limits) -> Problem:
    """The problem of a file with more bytes than are read."""
    return error(
        "file.too-large",
        start_of(name),
        message("the file has {size} bytes, and at most {limit} are read", size=size, limit=limits.size),
        message("split it into several files"),
    )


def _unreadable(name: str, failure: OSError) -> Problem:
    reasons: dict[int | None, tuple[str, Message]] = {
        errno.ENOENT: ("file.missing", message("there is no such file")),
        errno.ENOTDIR: ("file.missing", message("there is no such file")),
        errno.ELOOP: ("file.loop", message("this is a symbolic link that leads back to itself")),
        errno.EACCES: ("file.forbidden", message("there is no permission to read this file")),
    }
    other = ("file.unreadable", message("the file cannot be read: {reason}", reason=failure.strerror))
    name_of, text = reasons.get(failure.errno, other)
    return error(name_of, start_of(name), text)
