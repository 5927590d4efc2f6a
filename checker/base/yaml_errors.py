"""What PyYAML refuses, said in words that help whoever writes rulings."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from checker.base.messages import Message, message
from checker.base.places import Place, start_of
from checker.base.problems import Problem, error

if TYPE_CHECKING:
    import yaml

_BARE_MANA = re.compile(r"""(?<!["'{])\{[WUBRGCXSTQP0-9/]+\}""")


def explained(failure: yaml.YAMLError, text: str, name: str) -> Problem:
    """The problem of a syntax error, at the line that has it."""
    place = _place(failure, name)
    return error("yaml.syntax", place, _said(failure), _hint(text, place))


def _place(failure: yaml.YAMLError, name: str) -> Place:
    quote = "while scanning a quoted scalar" in str(getattr(failure, "context", ""))
    mark = getattr(failure, "context_mark" if quote else "problem_mark", None)
    return Place(name, mark.line + 1, mark.column + 1) if mark else start_of(name)


def _said(failure: yaml.YAMLError) -> Message:
    problem = str(getattr(failure, "problem", None) or failure)
    mark = getattr(failure, "context_mark", None)
    said = f"{problem} {getattr(failure, 'context', None) or ''}"
    known = (text for part, text in _known(mark.line + 1 if mark else 1) if part in said)
    return next(known, message("this cannot be read as YAML: {reason}", reason=problem))


def _known(line: int) -> tuple[tuple[str, Message], ...]:
    return (
        ("mapping values are not allowed here", message("a colon stands where no key can be")),
        ("scanning a quoted scalar", message("the quotation mark that opens here is not closed")),
        ("parsing a flow sequence", message(
            "the bracket opened in line {line} is not closed, or a comma is missing before this", line=line)),
        ("parsing a flow mapping", message(
            "the brace opened in line {line} is not closed, or a comma is missing before this", line=line)),
        ("parsing a block mapping", message(
            "this does not belong to the mapping that begins in line {line}", line=line)),
        ("parsing a block collection", message(
            "this does not belong to the list that begins in line {line}", line=line)),
        ("could not find expected ':'", message("a colon is missing after a key")),
        ("cannot start any token", message("a text cannot begin with this character")),
        ("expected '<document start>'", message("what stands after the end of the document is not read")),
    )  # fmt: skip


def _hint(text: str, place: Place) -> Message | None:
    lines = text.split("\n")
    line = lines[place.line - 1] if place.line <= len(lines) else ""
    mana = _BARE_MANA.search(line)
    if mana:
        return message('mana is quoted: "{mana}"', mana=mana.group())
    if line.count(": ") > 1 and "{" not in line:
        return message("a text with a colon is quoted")
    return message("look at the indentation, and at quotation marks, brackets and braces before this place")
