"""Quotation marks and apostrophes: each opened is closed, one style in a text, and the style of the language.

French quotes with « » and puts the name of a counter between them (*marqueur « vol »*, but *marqueur +1/+1*); inside
them “ ” may stand. Italian quotes with “ ”, " " or « ». An acute or grave accent is no apostrophe, and ' and ’ are not
mixed in one text.

    PASS  fr: Retirez un marqueur « défense ».
    FAIL  fr: Retirez un marqueur “défense”.
    FAIL  it: L´avversario decide.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from checker.base.messages import Message, message
from checker.base.problems import Severity
from checker.wording.termbase import CARD
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.reading import Reading

ID = "wording.quotes"
SEVERITY = Severity.error
_ACCENT = re.compile(r"(?<=[^\W\d_])[´`](?=[^\W\d_\s])|(?<=[^\W\d_])´")
_CODE = re.compile(r"(?<![^\W\d_])`[^`\n]+`(?![^\W\d_])|<[^<>]*>|\{[^{}]*\}")
_MARK = re.compile(r"[\"“”«»„]")
_OPEN = {"“": "”", "«": "»", "„": "“"}
_CLOSE = {"”": "“", "»": "«"}
_PLUS = re.compile(r"marqueurs?[ \u00a0\u202f](?:«[ \u00a0\u202f]?|[\"“])[+−-]\d")
_NARROW = re.compile(r"«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»")
_SINGLE = re.compile(r"(?<![\w{}])['‘](?=[^\W\d_])[^'’\n]+['’](?!\w)")
_QUOTED_COUNTER = re.compile(r"segnalin[oi] [\"“«]")


def check(reading: Reading) -> Iterator[Fault]:
    """Apostrophes, pairs, style, the names of counters."""
    text = reading.target.composed
    if "`" in text or "{" in text or "<" in text:
        text = _CODE.sub(lambda found: "x" * len(found.group()), text)
    for found in _ACCENT.finditer(text) if "´" in text or "`" in text else ():
        yield Fault(
            found.start(), message("an accent stands in the place of an apostrophe"), found.group(), key="accent"
        )
    yield from _apostrophes(text, reading)
    broken = _unpaired(text)
    if broken is not None:
        yield Fault(broken, message("a quotation mark has no partner"), text[broken], key="pair")
        return
    yield from _french(text, reading) if reading.lang == "fr" else _one_style(text)
    if reading.lang == "it":
        for found in _QUOTED_COUNTER.finditer(text):
            told = message("the name of a counter stands without quotation marks in Italian")
            yield Fault(found.start(), told, found.group(), key="counter")


def _apostrophes(text: str, reading: Reading) -> Iterator[Fault]:
    if "'" not in text or "’" not in text:
        return
    straight = re.search(r"(?<=[^\W\d_])'(?=[^\W\d_])", text)
    curly = re.search(r"(?<=[^\W\d_])’(?=[^\W\d_])", text)
    if straight and curly:
        at = max(straight.start(), curly.start())
        yield Fault(at, message("both ' and ’ stand in this text"), text[at], key="apostrophes")


def _unpaired(text: str) -> int | None:
    """Where a mark stands that is not closed, or closes nothing."""
    opened: list[tuple[str, int]] = []
    straight: int | None = None
    for found in _MARK.finditer(text):
        at, sign = found.start(), found.group()
        if sign == '"':
            straight = at if straight is None else None
        elif opened and sign == _OPEN[opened[-1][0]]:
            opened.pop()
        elif sign in _OPEN:
            opened.append((sign, at))
        elif sign in _CLOSE:
            return at
    return opened[-1][1] if opened else straight


def _one_style(text: str) -> Iterator[Fault]:
    """Two styles side by side; one inside the other is right."""
    outer = _outermost(text)
    styles = list(dict.fromkeys(sign for _, sign in outer))
    if len(styles) > 1:
        at = next(at for at, sign in outer if sign == styles[1])
        yield Fault(at, message("two styles of quotation marks stand in this text"), text[at], key="style")


def _outermost(text: str) -> list[tuple[int, str]]:
    found: list[tuple[int, str]] = []
    waiting = ""
    for mark in _MARK.finditer(text):
        at, sign = mark.start(), mark.group()
        if waiting:
            waiting = "" if sign == waiting else waiting
        elif sign in _OPEN or sign == '"':
            waiting = _OPEN.get(sign, '"')
            found.append((at, sign))
    return found


def _french(text: str, reading: Reading) -> Iterator[Fault]:
    for at, sign in _outermost(text):
        if sign != "«":
            yield Fault(at, message("French quotes with « and »"), sign, key="guillemets")
    for found in _SINGLE.finditer(text):
        yield Fault(found.start(), message("French quotes with « and »"), found.group(), key="guillemets")
    for found in _NARROW.finditer(text):
        told = message("a no-break space stands inside « and »")
        yield Fault(found.start(), told, found.group(), key="guillemets-space")
    for found in _PLUS.finditer(text):
        told = message("a counter such as +1/+1 stands without guillemets")
        yield Fault(found.start(), told, found.group(), key="plus")
    yield from _counters(text, reading)


def _counters(text: str, reading: Reading) -> Iterator[Fault]:
    """The name of a counter that the base writes with guillemets."""
    for span in reading.spans:
        quoted = [key for key in span.keys if not key.startswith(CARD) and "«" in reading.base.term(key, "fr")]
        words = text[reading.target.starts[span.first] : reading.target.ends[span.last] + 3]
        if quoted and "«" not in words and len(span) > 1 and not any(sign in words for sign in '"“'):
            told: Message = message('the name of a counter stands between guillemets: "{term}"',
                                    term=reading.base.term(quoted[0], "fr"))  # fmt: skip
            yield Fault(reading.target.starts[span.first], told, words, key="counter")
