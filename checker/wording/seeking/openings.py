"""What the words of a pattern may begin with: at most words of a text most patterns are idle."""

from __future__ import annotations

import re

SIZE = 5
"""How many letters of a beginning are told apart."""
_PIECE = re.compile(r"\(\?(?:<?[=!]|:)|\(|\[[^\]]*\]|\\.|.", re.S)
_OFTEN = re.compile(r"([?*+]|\{[\d,]*\})?\??")
_PLAIN = re.compile(rf"[^\W\d_]{{{SIZE}}}(?![?*{{])|[^\W\d_]{{1,{SIZE - 1}}}(?= (?![?*{{])|$)")
"""A beginning that is written down as it is."""
_SEVERAL = re.compile(r"\\|\.|\[\^|\[.+-.+\]")
"""A piece that stands for more than the letters in it."""
_NO_LETTER = ("(?=", "(?!", "(?<=", "(?<!", r"\b")
_OPEN, _END = "*", " "


def opening_of(word: str) -> str:
    """The beginning of a word, with a space behind it where the word ends."""
    return f"{word}{_END}"[:SIZE]


def openings(alternative: str) -> frozenset[str]:
    """Those of all words that it may begin with. What has no space and is short is that of any word that begins so."""
    plain = _PLAIN.match(alternative)
    if plain is not None:
        return frozenset((opening_of(plain.group()),))
    grown = (opening_of(each) if _is_growing(each) else each for each in _grown({""}, alternative))
    return frozenset(each.rstrip(_OPEN) for each in grown)


def alternatives(pattern: str) -> list[str]:
    """What stands between the bars that are in no brackets."""
    if "(" not in pattern and "[" not in pattern:
        return pattern.split("|")
    found, depth = [""], 0
    for piece in _PIECE.findall(pattern):
        depth += piece.startswith("(") - (piece == ")")
        if piece == "|" and depth == 0:
            found.append("")
        else:
            found[-1] += piece
    return found


def _grown(heads: set[str], pattern: str) -> set[str]:
    """Beginnings with what a pattern may add to them."""
    at = 0
    while at < len(pattern) and any(map(_is_growing, heads)):
        piece = next(_PIECE.finditer(pattern, at)).group()
        inner, at = _group(pattern, at + len(piece)) if piece.startswith("(") else ("", at + len(piece))
        if piece in _NO_LETTER:
            continue
        often = next(_OFTEN.finditer(pattern, at))
        heads, at = _repeated(heads, _followed(heads, piece, inner), often[1]), often.end()
    return heads


def _followed(heads: set[str], piece: str, inner: str) -> set[str]:
    if piece.startswith("("):
        return set().union(*(_grown(heads, each) for each in alternatives(inner)))
    return {_with(each, letter) for each in heads for letter in _letters(piece)}


def _with(head: str, letter: str) -> str:
    """A sign ends the word; the apostrophe that a pattern begins with is one of its own."""
    if not _is_growing(head):
        return head
    is_letter = letter.isalnum() or letter in ("_", _OPEN)
    return head + letter if is_letter else (head or letter) + _END


def _repeated(heads: set[str], grown: set[str], often: str | None) -> set[str]:
    """What may be missing, and what may come again, after which anything may come."""
    if often is None:
        return grown
    if often != "?":
        grown = {each + _OPEN if _is_growing(each) else each for each in grown}
    return grown if often == "+" else heads | grown


def _is_growing(head: str) -> bool:
    return len(head) < SIZE and not head.endswith((_OPEN, _END))


def _letters(piece: str) -> str:
    """All that one piece may stand for."""
    return _OPEN if _SEVERAL.match(piece) else piece.strip("[]")


def _group(pattern: str, start: int) -> tuple[str, int]:
    """What stands in the brackets that have been opened, and where they are closed."""
    depth = 1
    for piece in _PIECE.finditer(pattern, start):
        depth += piece.group().startswith("(") - (piece.group() == ")")
        if depth == 0:
            return pattern[start : piece.start()], piece.end()
    return pattern[start:], len(pattern)
