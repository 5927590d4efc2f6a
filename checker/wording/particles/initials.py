"""The letters that the words of an expression may begin with: at most places of a text most expressions are idle."""

from __future__ import annotations

import re

_PIECE = re.compile(r"\(\?(?:<?[=!]|:)|\(|\[[^\]]*\]|\\.|.", re.S)
_NEVER = ("(?=", "(?!", "(?<=", "(?<!")
_ANY = frozenset("*")


def initials(pattern: str) -> frozenset[str]:
    """The first letters of all its alternatives; `*` stands for any letter."""
    return frozenset().union(*(_first(alternative) for alternative in alternatives(pattern)))


def alternatives(pattern: str) -> list[str]:
    """What stands between the bars that are in no brackets."""
    found, depth = [""], 0
    for piece in _PIECE.findall(pattern):
        depth += piece.startswith("(") - (piece == ")")
        if piece == "|" and depth == 0:
            found.append("")
        else:
            found[-1] += piece
    return found


def _first(pattern: str) -> frozenset[str]:
    piece = _PIECE.match(pattern)
    if piece is None:
        return frozenset()
    opening = piece.group()
    if opening.startswith("("):
        inner, rest = _group(pattern, piece.end())
        return _first(rest) if opening in _NEVER else _or_next(initials(inner), rest)
    return _or_next(_letters(opening), pattern[piece.end() :])


def _or_next(found: frozenset[str], rest: str) -> frozenset[str]:
    """With what follows, where the first may be missing."""
    return found | _first(rest[1:].removeprefix("?")) if rest[:1] in ("?", "*") else found


def _letters(piece: str) -> frozenset[str]:
    if piece.startswith("\\"):
        return _ANY
    return frozenset(piece[1:-1]) if piece.startswith("[") else frozenset(piece)


def _group(pattern: str, start: int) -> tuple[str, str]:
    """What stands in the brackets that have been opened, and what follows them."""
    depth = 1
    for piece in _PIECE.finditer(pattern, start):
        depth += piece.group().startswith("(") - (piece.group() == ")")
        if depth == 0:
            return pattern[start : piece.start()], pattern[piece.end() :]
    return pattern[start:], ""
