"""The same source sentence has two translations, or two sources have the same one.

It is told of several texts at once, as a notice: sentences that are alike may be translated apart on purpose.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.names import fold
from checker.base.problems import Severity
from checker.wording.findings import Finding

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from checker.base.messages import Message
    from checker.wording.units import Unit

ID = "wording.consistency"
SEVERITY = Severity.notice
_SHORT = 12
"""Texts of fewer characters (`Yes.`) may well be the same."""


def inconsistent(units: Iterable[Unit]) -> Iterator[Finding]:
    """Once for each source, and once for each translation."""
    by_source: dict[tuple[str, str], list[Unit]] = defaultdict(list)
    by_text: dict[tuple[str, str], list[Unit]] = defaultdict(list)
    for unit in units:
        if unit.source is not None and len(unit.source) >= _SHORT:
            by_source[f"{unit.lang}/{unit.field}", fold(unit.source)].append(unit)
            by_text[unit.lang, fold(unit.text)].append(unit)
    for group in _of_several(by_source):
        yield from _different(group, [fold(unit.text) for unit in group], _told_of_source)
    for group in _of_several(by_text):
        yield from _different(group, [fold(unit.source or "").casefold() for unit in group], _told_of_text)


def _of_several(groups: dict[tuple[str, str], list[Unit]]) -> Iterator[list[Unit]]:
    return (group for group in groups.values() if len(group) > 1)


def _told_of_source(other: str) -> Message:
    return message("this source is translated in another way as well: {other}", other=other)


def _told_of_text(other: str) -> Message:
    return message("another source has the same translation: {other}", other=other)


def _different(group: list[Unit], texts: list[str], told: Callable[[str], Message]) -> Iterator[Finding]:
    other = next((at for at, text in enumerate(texts) if text != texts[0]), None)
    if other is None:
        return
    unit, first = group[other], group[0]
    text = told(first.id)
    yield Finding("", ID, SEVERITY, unit.place_of(0), text, None, unit.text, unit.lang, unit.ruling)
