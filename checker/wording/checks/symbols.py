"""Mana and tap symbols, signed power and toughness, kinds of counters: the same in each language.

Symbols are never translated (*{B}* is black and *{U}* blue in all three languages), a cost keeps its order, and a
symbol does not become a word. A hyphen and a minus sign are one sign.

    PASS  en: {2}{R}, {T}: Draw a card.   it: {2}{R}, {T}: Pesca una carta.
    FAIL  en: {2}{R}, {T}: Draw a card.   it: {2}{R}: Pesca una carta.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Severity
from checker.wording.digits import MINUS
from checker.wording.moving import Placed, moved
from checker.wording.seeking.hints import Signed
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.reading import Reading

ID = "wording.symbol"
SEVERITY = Severity.error
_ONE = r"[WUBRGCSTQEPXYZ]|1?\d|20|100|∞|[WUBRG2C]/[WUBRG](?:/P)?|[WUBRG]/P|CHAOS|TK|A|D|H"
SYMBOL = re.compile(rf"\{{(?:{_ONE})\}}")
COST = Signed(rf"(?:\{{(?:{_ONE})\}})+", "{")
SIGNED = Signed(r"[+\-−‐‑–](?<![\w{/].)(?:(?:\d+|X)/[+\-−‐‑–](?:\d+|X)|(?:\d+|X)(?![\w/+−-]))", "+-−‐‑–")
BROKEN = Signed(r"[+\-−](?<![\w{/].)\d+[+\-−]\d+(?![\w/])", "+-−")
LOCAL = Signed(r"\{(?:N|Bl|Bi|Ro|Ve|Vert|TAP|STAP|Tap|Tappa|Engag\w*|Noir|Blanc|Bleu|Rouge)\}", "{")
ROMAN = Signed(
    r"(?<![\w.])(?:X{0,2}(?:IX|IV|VI{1,3}|I{2,3})|X{1,2}V?I{1,3}|X{2}|(?<=[Cc]hapter )[IVX]|(?<=[Cc]apitolo )[IVX]"
    r"|(?<=[Cc]hapitre )[IVX])(?!\w)",
    ("II", "IV", "IX", "VI", "XI", "XX", "hapter ", "apitolo ", "hapitre "),
)
CAPITAL_X = Signed(r"X(?<![\w{/+\-−]X)(?![\w}/])", "X")


def check(reading: Reading) -> Iterator[Fault]:
    """What is broken in itself, then what differs from the source."""
    text = reading.target.composed
    source = reading.source.composed if reading.source is not None else ""
    for pattern in (BROKEN, LOCAL):
        for found in pattern.matches(text):
            said = message('"{symbol}" is no symbol of the Rules', symbol=found.group())
            yield Fault(found.start(), said, found.group(), key=found.group())
    if reading.source is None:
        return
    for pattern in (COST, SIGNED, CAPITAL_X, ROMAN):
        yield from _compared(pattern, source, text)
    for pattern in (COST, SIGNED):
        yield from _moved(pattern, reading, source, text)


def _moved(pattern: Signed, reading: Reading, source: str, text: str) -> Iterator[Fault]:
    said, here = _placed(pattern, source), _placed(pattern, text)
    exchanged = moved(reading, said, here) if len(said) > 1 else None
    if exchanged is not None:
        one, other = exchanged
        said_so, here_so = f"{one} … {other}", f"{other} … {one}"
        told = message("the source has {said}, the translation {here}", said=said_so, here=here_so)
        yield Fault(text.find(one), told, one)


@lru_cache(maxsize=4096)
def _placed(pattern: Signed, text: str) -> tuple[Placed, ...]:
    """What is found, with its signs as hyphens."""
    return tuple((found.group().translate(MINUS), found.start(), found.end()) for found in pattern.matches(text))


def _compared(pattern: Signed, source: str, text: str) -> Iterator[Fault]:
    theirs, ours = _placed(pattern, source), _placed(pattern, text)
    if not (theirs or ours) or (pattern is CAPITAL_X and theirs and ours):
        return
    said, here = (Counter(written for written, _, _ in each) for each in (theirs, ours))
    missing, added = list((said - here).elements()), list((here - said).elements())
    if not missing and not added:
        return
    at = next((start for written, start, _ in ours if written in added), 0)
    if missing and added:
        told = message("the source has {said}, the translation {here}", said=", ".join(missing), here=", ".join(added))
    elif missing:
        told = message("{said} of the source is not in the translation", said=", ".join(missing))
    else:
        told = message("{here} is not in the source", here=", ".join(added))
    yield Fault(at, told, (added or missing)[0])
