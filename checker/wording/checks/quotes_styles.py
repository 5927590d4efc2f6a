"""How each language quotes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.wording.quoting import SINGLE
from checker.wording.termbase import CARD
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.quoting import Quotation
    from checker.wording.reading import Reading

_PLUS = re.compile(r"marqueurs?[ \u00a0\u202f](?:«[ \u00a0\u202f]?|[\"“])[+−-]\d")
_NARROW = re.compile(r"«(?![\u00a0\u202f])|»(?<![\u00a0\u202f]»)")
_QUOTED_COUNTER = re.compile(r"segnalin[oi] [\"“«]")
_COMMA = re.compile(r",[ \u00a0\u202f]?(?=.$)")
_SPACES = " \u00a0\u202f"
_AND = ("and", "e", "et")
"""Between two marks that are spoken of."""


def french(text: str, quoted: list[Quotation], reading: Reading) -> Iterator[Fault]:
    """Guillemets with no-break spaces; English marks only inside them."""
    for at, _, sign in quoted:
        if sign != "«":
            yield Fault(at, message("French quotes with « and »"), sign, key="guillemets")
    for found in _single(text, quoted):
        yield Fault(found.start(), message("French quotes with « and »"), found.group(), key="guillemets")
    for found in _NARROW.finditer(text):
        told = message("a no-break space stands inside « and »")
        yield Fault(found.start(), told, found.group(), key="guillemets-space")
    for found in _PLUS.finditer(text):
        told = message("a counter such as +1/+1 stands without guillemets")
        yield Fault(found.start(), told, found.group(), key="plus")
    yield from _counters(text, reading)
    yield from _beside(text, quoted)
    yield from _commas(text, quoted)


def others(text: str, quoted: list[Quotation], reading: Reading) -> Iterator[Fault]:
    """Italian and English: one style in a text, that of the source, and no spaces inside."""
    styles = list(dict.fromkeys(sign for _, _, sign in quoted))
    source = reading.source.composed if reading.source is not None else ""
    if len(styles) > 1:
        at = next(at for at, _, sign in quoted if sign == styles[1])
        yield Fault(at, message("two styles of quotation marks stand in this text"), text[at], key="style")
    elif reading.lang == "it" and styles == ['"'] and "“" in source and '"' not in source:
        at = quoted[0][0]
        told = message("the source has typographic quotation marks, straight ones stand here")
        yield Fault(at, told, text[at], key="style")
    yield from _inside(text, quoted)
    yield from _beside(text, quoted)
    if reading.lang == "it":
        yield from _italian(text, quoted, source)


def _italian(text: str, quoted: list[Quotation], source: str) -> Iterator[Fault]:
    if any(map(source.__contains__, "“\"«")) and not SINGLE.search(source):
        for found in _single(text, quoted):
            told = message("single quotation marks stand for double ones")
            yield Fault(found.start(), told, found.group(), key="single")
    yield from _commas(text, quoted)
    for found in _QUOTED_COUNTER.finditer(text):
        told = message("the name of a counter stands without quotation marks in Italian")
        yield Fault(found.start(), told, found.group(), key="counter")


def _single(text: str, quoted: list[Quotation]) -> Iterator[re.Match[str]]:
    """Single marks that do not stand inside double ones."""
    for found in SINGLE.matches(text):
        if not any(start < found.start() < end for start, end, _ in quoted):
            yield found


def _inside(text: str, quoted: list[Quotation]) -> Iterator[Fault]:
    for start, end, sign in quoted:
        is_named = text[start + 1 : end - 1].strip(_SPACES) in _AND
        if not is_named and (text[start + 1] in _SPACES or text[end - 2] in _SPACES):
            yield Fault(start, message("no space stands inside quotation marks"), sign, key="quotes-space")


def _beside(text: str, quoted: list[Quotation]) -> Iterator[Fault]:
    """A letter just before or behind a quotation; an elided article may stand before it."""
    for start, end, sign in quoted:
        before, behind = text[max(start - 1, 0) : start], text[end : end + 1]
        if before.isalpha() or behind.isalpha():
            told = message("a space is missing beside a quotation mark")
            yield Fault(start if before.isalpha() else end - 1, told, sign, key="quotes-beside")


def _commas(text: str, quoted: list[Quotation]) -> Iterator[Fault]:
    for start, end, _ in quoted:
        found = _COMMA.search(text[start:end])
        if found and text[start + 1 : end - 1].strip(_SPACES) != ",":
            told = message("a comma stands behind the closing quotation mark")
            yield Fault(start + found.start(), told, text[start + found.start() : end], key="quotes-comma")


def _counters(text: str, reading: Reading) -> Iterator[Fault]:
    """The name of a counter that the base writes with guillemets."""
    for span in (span for span in reading.spans if len(span) > 1):
        quoted = [key for key in span.keys if not key.startswith(CARD) and "«" in reading.base.term(key, "fr")]
        words = text[reading.target.starts[span.first] : reading.target.ends[span.last] + 3]
        if quoted and not any(sign in words for sign in '«"“'):
            told = message('the name of a counter stands between guillemets: "{term}"',
                           term=reading.base.term(quoted[0], "fr"))  # fmt: skip
            yield Fault(reading.target.starts[span.first], told, words, key="counter")
