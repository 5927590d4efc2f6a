"""Pages in one language: plain text, or Markdown without its code and its addresses."""

from __future__ import annotations

import re

from checker.base.messages import message
from checker.base.places import start_of
from checker.base.problems import BadInput, error
from checker.wording.languages import language_of
from checker.wording.tokens import tokens
from checker.wording.units import Lines, Unit

_NOT_PROSE = re.compile(
    r"\A---\n.*?\n---\n|^(?:```|~~~).*?^(?:```|~~~)[^\n]*$|(?:\A|(?<=\n)[ \t]*\n)(?:(?:    |\t)(?![-*+\d>])[^\n]*(?:\n|\Z))+|`[^`\n]+`|(?<=\])\([^)\n]*\)|^\[[^\]\n]+\]:.*$|<[^<>\n]+>|https?://\S+",
    re.S | re.M,
)
_MARKS = re.compile(r"^[ \t]*(?:#{1,6}|[-*+]|\d+\.|>)[ \t]+|\*\*|__|^[ \t]*\|?[ :|-]{3,}$", re.M)


def read_page(text: str, name: str, langs: tuple[str, ...], *, is_markdown: bool) -> list[Unit]:
    """The whole page as one unit. Its language is the one asked for, else the one that its small words are of."""
    prose = text.replace("\r\n", "\n")
    if is_markdown:
        prose = _MARKS.sub(_blank, _NOT_PROSE.sub(_blank, prose))
    if not prose.strip():
        return []
    lang = langs[0] if len(langs) == 1 else language_of(tokens(prose).words)
    if lang is None:
        told = message("it cannot be told in which language this is")
        raise BadInput(error("wording.language", start_of(name), told, message("say it with --lang")))
    return [Unit(name, lang, prose, None, None, Lines(name, prose), is_page=True, owner=name)]


def _blank(found: re.Match[str]) -> str:
    """Spaces do not move the places; line breaks stay."""
    return re.sub(r"[^\n]", "\N{WORD JOINER}", found.group())
