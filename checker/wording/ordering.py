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
    lost = _missing(said, here, (source, theirs), (target, lang))
    come = _missing(here, said, (target, lang), (source, theirs))
    if lost and (come or (1 in here and 1 not in said)):
        yield Fault(0, _another_place(lost, sorted(here)))
    elif lost:
        yield Fault(0, message("{said} of the source is not in the translation", said=_list(lost)), _list(lost))
    elif come:
        yield Fault(0, message("{here} is not in the source", here=_list(come)), _list(come))
    elif _first_is_lost(source, target, theirs, lang):
        yield Fault(0, message("{said} of the source is not in the translation", said="1"), "1")


def _missing(said: Counter[int], here: Counter[int], where: tuple[str, str], other: tuple[str, str]) -> list[int]:
    """The places above the first that the other text tells in no way."""
    missing = sorted(place for place, times in said.items() if place > 1 and times > here[place])
    if not missing:
        return []
    extra = numbers(*other) - numbers(*where)
    text, lang = other
    return [place for place in missing if not extra[str(place)] and not (place == 2 and AGAIN[lang].is_in(text))]


def _first_is_lost(source: str, target: str, theirs: str, lang: str) -> bool:
    """Only an English *first* is sure to be an ordinal: *prima* is *before*, too."""
    if theirs != "en" or lang not in BEGIN:
        return False
    return FIRST.search(source) is not None and not BEGIN[lang].is_in(target)


def _plain(text: str, lang: str) -> str:
    names = PLACE_NAMES.get(lang)
    return names.pattern.sub(" ", text) if names and names.may_be_in(text.casefold()) else text


def _another_place(wanted: list[int], here: list[int]) -> Message:
    return message("the source counts to another place: {said}, not {here}", said=_list(wanted), here=_list(here))


def _list(places: list[int]) -> str:
    return ", ".join(map(str, places))
