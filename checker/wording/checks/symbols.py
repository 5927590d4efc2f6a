"""Mana and tap symbols, signed power and toughness, kinds of counters: the same in each language.

Symbols are never translated (*{B}* is black and *{U}* blue in all three languages), a cost keeps its order, and a
symbol does not become a word. A hyphen and a minus sign are one sign.

    PASS  en: {2}{R}, {T}: Draw a card.   it: {2}{R}, {T}: Pesca una carta.
    FAIL  en: {2}{R}, {T}: Draw a card.   it: {2}{R}: Pesca una carta.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Severity
from checker.wording.digits import MINUS
from checker.wording.moving import moved
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.reading import Reading

ID = "wording.symbol"
SEVERITY = Severity.error
_ONE = r"[WUBRGCSTQEPXYZ]|1?\d|20|100|∞|[WUBRG2C]/[WUBRG](?:/P)?|[WUBRG]/P|CHAOS|TK|A|D|H"
SYMBOL = re.compile(rf"\{{(?:{_ONE})\}}")
_COST = re.compile(rf"(?:\{{(?:{_ONE})\}})+")
_SIGNED = re.compile(r"(?<![\w{/])([+\-−‐‑–](?:\d+|X)/[+\-−‐‑–](?:\d+|X)|[+\-−‐‑–](?:\d+|X)(?![\w/+−-]))")
_BROKEN = re.compile(r"(?<![\w{/])[+\-−]\d+[+\-−]\d+(?![\w/])")
_LOCAL = re.compile(r"\{(?:N|Bl|Bi|Ro|Ve|Vert|TAP|STAP|Tap|Tappa|Engag\w*|Noir|Blanc|Bleu|Rouge)\}")
_ROMAN = re.compile(
    r"(?<![\w.])(?:X{0,2}(?:IX|IV|VI{1,3}|I{2,3})|X{1,2}V?I{1,3}|X{2}|(?<=[Cc]hapter )[IVX]|(?<=[Cc]apitolo )[IVX]"
    r"|(?<=[Cc]hapitre )[IVX])(?!\w)"
)
_ANY = re.compile(r"[{X+\-−‐‑–]|[VI]I|IV|IX|ap[a-z]{3,4} [IVX]")
_CAPITAL_X = re.compile(r"(?<![\w{/+\-−])X(?![\w}/])")


def check(reading: Reading) -> Iterator[Fault]:
    """What is broken in itself, then what differs from the source."""
    text = reading.target.composed
    source = reading.source.composed if reading.source is not None else ""
    if not _ANY.search(text) and not _ANY.search(source):
        return
    for pattern in (_BROKEN, _LOCAL):
        for found in pattern.finditer(text):
            said = message('"{symbol}" is no symbol of the Rules', symbol=found.group())
            yield Fault(found.start(), said, found.group(), key=found.group())
    if reading.source is None:
        return
    for pattern in (_COST, _SIGNED, _CAPITAL_X, _ROMAN):
        yield from _compared(pattern, source, text)
    for pattern in (_COST, _SIGNED):
        yield from _moved(pattern, reading, source, text)


def _moved(pattern: re.Pattern[str], reading: Reading, source: str, text: str) -> Iterator[Fault]:
    said, here = ([_placed(found) for found in pattern.finditer(each)] for each in (source, text))
    exchanged = moved(reading, said, here) if len(said) > 1 else None
    if exchanged is not None:
        one, other = exchanged
        said_so, here_so = f"{one} … {other}", f"{other} … {one}"
        told = message("the source has {said}, the translation {here}", said=said_so, here=here_so)
        yield Fault(text.find(one), told, one)


def _placed(found: re.Match[str]) -> tuple[str, int, int]:
    return found.group().translate(MINUS), found.start(), found.end()


def _compared(pattern: re.Pattern[str], source: str, text: str) -> Iterator[Fault]:
    said = Counter(found.group().translate(MINUS) for found in pattern.finditer(source))
    here = Counter(found.group().translate(MINUS) for found in pattern.finditer(text))
    missing, added = list((said - here).elements()), list((here - said).elements())
    if pattern is _CAPITAL_X and said and here:
        return
    if not missing and not added:
        return
    at = next((found.start() for found in pattern.finditer(text) if found.group().translate(MINUS) in added), 0)
    if missing and added:
        told = message("the source has {said}, the translation {here}", said=", ".join(missing), here=", ".join(added))
    elif missing:
        told = message("{said} of the source is not in the translation", said=", ".join(missing))
    else:
        told = message("{here} is not in the source", here=", ".join(added))
    yield Fault(at, told, (added or missing)[0])
