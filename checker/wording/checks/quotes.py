"""Quotation marks and apostrophes: each opened is closed, one style in a text, and the style of the language.

French quotes with « » and puts the name of a counter between them (*marqueur « vol »*, but *marqueur +1/+1*); inside
them “ ” may stand. Italian quotes with “ ”, " " or « », and with “ ” where the source does. What the source quotes is
quoted in the translation. No marks of other trades (<<, \'\', ‹ ›, ″, asterisks), no spaces inside “ ”, no comma
inside the closing mark. An acute or grave accent is no apostrophe, and ' and ’ are not mixed in one text.

    PASS  fr: Retirez un marqueur « défense ».
    FAIL  fr: Retirez un marqueur “défense”.
    FAIL  it: L´avversario decide.
    FAIL  en: The word “may” is there.   it: C’è la parola puoi.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Severity
from checker.wording.checks.quotes_styles import french, others
from checker.wording.quoting import outermost, quotations, speaks_of_language, unpaired
from checker.wording.seeking.hints import Signed
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.reading import Reading

ID = "wording.quotes"
SEVERITY = Severity.error
ACCENT = Signed(r"(?<=[^\W\d_])[´`′‘‛](?=[^\W\d_\s])|(?<=[^\W\d_])´", "´`′‘‛")
CODE = Signed(r"(?<![^\W\d_])`[^`\n]+`(?![^\W\d_])|<[^<>\s][^<>]*>|\{[^{}]*\}", "`{<")
ODD = Signed(
    r"``|(?<!\d)″|(?<![^\W\d_])\'\'(?=[^\W\d_])|<<|>>|[‹›〝〞＂‟❝❞‚„]|(?<!\*)\*(?=[^\s*])[^*\n]*(?<=[^\s*])\*(?!\*)"
    r"|(?<!\w)_(?=[^\W_])[^_\n]*(?<=[^\W_])_(?!\w)",
    ("``", "''", "<<", ">>", *"″‹›〝〞＂‟❝❞‚„*_"),
)


def check(reading: Reading) -> Iterator[Fault]:
    """Apostrophes, signs that are no marks, pairs, style, and what the source quotes."""
    text = _prose(reading.target.composed)
    for found in ACCENT.matches(text):
        yield Fault(
            found.start(), message("an accent stands in the place of an apostrophe"), found.group(), key="accent"
        )
    yield from _apostrophes(text)
    odd = _odd(reading)
    if odd is not None:
        yield odd
        return
    broken = unpaired(text)
    if broken is not None:
        yield Fault(broken, message("a quotation mark has no partner"), text[broken], key="pair")
        return
    quoted = outermost(text)
    yield from french(text, quoted, reading) if reading.lang == "fr" else others(text, quoted, reading)
    yield from _lost(reading)


def _prose(text: str) -> str:
    """The text with code, tags and placeholders as letters."""
    return CODE.replaced(text, lambda found: "x" * len(found.group()))


def _apostrophes(text: str) -> Iterator[Fault]:
    if "'" not in text or "’" not in text:
        return
    straight = re.search(r"(?<=[^\W\d_])'(?=[^\W\d_])", text)
    curly = re.search(r"(?<=[^\W\d_])’(?=[^\W\d_])", text)
    if straight and curly:
        at = max(straight.start(), curly.start())
        yield Fault(at, message("both ' and ’ stand in this text"), text[at], key="apostrophes")


def _odd(reading: Reading) -> Fault | None:
    """Signs that other trades quote with, and that the source has not; code that is none in the source."""
    text = reading.target.composed
    source = reading.source.composed if reading.source is not None else text
    found = ODD.search(text)
    if found is None and "`" in text and text.count("`") > source.count("`"):
        found = re.search(r"`[^`\n]+`", text)
    if found is None or (reading.source is not None and ODD.search(source)):
        return None
    if reading.source is None and found.group()[0] in "*_<>`":
        return None
    told = message('"{sign}" is no quotation mark of the language', sign=found.group())
    return Fault(found.start(), told, found.group(), key="odd")


def _lost(reading: Reading) -> Iterator[Fault]:
    """As many quotations as in the source, where that has any."""
    if reading.source is None:
        return
    source = reading.source.composed
    said = quotations(source)
    here = quotations(reading.target.composed) if said else 0
    if said == here or (here == 0 and speaks_of_language(source)):
        return
    told = message("quotations of the source: {said}, of the translation: {here}", said=said, here=here)
    yield Fault(0, told, key="lost")
