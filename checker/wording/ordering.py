"""Ordinals: none lost, none come in, none counting to another place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.messages import Message, message
from checker.wording.amounts import numbers, places
from checker.wording.counting import AGAIN, BEGIN, FIRST, PLACE_NAMES
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterator


def ordinal_faults(source: str, target: str, theirs: str, lang: str) -> Iterator[Fault]:
    """One fault for all that differ. *Second* may be *another*, *third* may be *three*."""
    said, here = (places(_plain(text, each), each) for text, each in ((source, theirs), (target, lang)))
    lost = _missing(said - here, source, target, theirs, lang)
    come = _missing(here - said, target, source, lang, theirs)
    if lost and (come or (1 in here and 1 not in said)):
        yield Fault(0, _another_place(lost, sorted(here)))
    elif lost:
        yield Fault(0, message("{said} of the source is not in the translation", said=_list(lost)), _list(lost))
    elif come:
        yield Fault(0, message("{here} is not in the source", here=_list(come)), _list(come))
    elif _first_is_lost(source, target, theirs, lang):
        yield Fault(0, message("{said} of the source is not in the translation", said="1"), "1")


def _missing(found: Counter[int], text: str, other: str, lang: str, others: str) -> list[int]:
    """The places above the first that the other text tells in no way."""
    if not found:
        return []
    extra = numbers(other, others) - numbers(text, lang)
    lost = [place for place in found if place > 1 and not extra[str(place)]]
    return [place for place in sorted(lost) if place != 2 or not AGAIN[others].search(other)]


def _first_is_lost(source: str, target: str, theirs: str, lang: str) -> bool:
    """Only an English *first* is sure to be an ordinal: *prima* is *before*, too."""
    if theirs != "en" or lang not in BEGIN:
        return False
    return FIRST[theirs].search(source) is not None and not BEGIN[lang].search(target)


def _plain(text: str, lang: str) -> str:
    return PLACE_NAMES[lang].sub(" ", text) if lang in PLACE_NAMES else text


def _another_place(wanted: list[int], here: list[int]) -> Message:
    return message("the source counts to another place: {said}, not {here}", said=_list(wanted), here=_list(here))


def _list(places: list[int]) -> str:
    return ", ".join(map(str, places))
