"""A number of the source is not in the translation, or one stands there that the source has not.

Digits and written-out numbers count alike (*five*, *cinque*, *5*), so do ordinals (*third*, *terza*, *3e*); power and
toughness (*2/3*) and the numbers of rules are compared as they are. The number one may be an article, and two may be
said as *both* or *twice*. *Twice*, *half*, *both*, *once* are kept too; *la prima carta* is the top card.

    PASS  en: Draw three cards.   fr: Piochez trois cartes.
    FAIL  en: Draw three cards.   fr: Piochez des cartes.
    FAIL  en: You lose half your life.   it: Perdi i tuoi punti vita.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Severity
from checker.wording.amounts import Numbers, amounts, numbers, place_of, places, written
from checker.wording.counting import ALL, ALL_OF, NONE, ONE, TWO
from checker.wording.moving import moved
from checker.wording.ordering import ordinal_faults
from checker.wording.quantities import MULTIPLES, QUANTITIES, quantities, without_names
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.features import Feature
    from checker.wording.reading import Reading

ID = "wording.number"
SEVERITY = Severity.error
_MOST = 12
"""The most numbers that a message names."""
_WORD = re.compile(r"[^\W\d_]+")


def check(reading: Reading) -> Iterator[Fault]:
    """The numbers of both, one set against the other."""
    if reading.source is None:
        return
    lang, theirs = reading.lang, reading.unit.source_lang or "en"
    source, target = without_names(reading.source.composed, theirs), without_names(reading.target.composed, lang)
    said, here = written(source, theirs), written(target, lang)
    missing: list[str] = []
    added: list[str] = []
    if said != here:
        missing = _not_free(Counter(said) - Counter(here), (source, theirs), (target, lang))
        added = _not_free(Counter(here) - Counter(said), (target, lang), (source, theirs))
    if missing or added:
        yield _differing(missing, added, reading)
    elif said != here:
        yield from _moved(reading, source, target, theirs)
    yield from ordinal_faults(source, target, theirs, lang)
    if not (missing or added):
        yield from _quantities(source, target, theirs, lang)


def _moved(reading: Reading, source: str, target: str, theirs: str) -> Iterator[Fault]:
    found = moved(reading, amounts(source, theirs), amounts(target, reading.lang))
    if found is not None:
        text = message("the source has {said}, the translation {here}", said=found[0], here=found[1])
        yield Fault(place_of(found[1], target, reading.lang), text, found[1])


def _differing(missing: list[str], added: list[str], reading: Reading) -> Fault:
    at = place_of(added[0], reading.target.composed, reading.lang) if added else 0
    if missing and added:
        text = message("the source has {said}, the translation {here}", said=_list(missing), here=_list(added))
    elif missing:
        text = message("{said} of the source is not in the translation", said=_list(missing))
    else:
        text = message("{here} is not in the source", here=_list(added))
    return Fault(at, text, (added or missing)[0])


def _not_free(found: Numbers, where: tuple[str, str], other: tuple[str, str]) -> list[str]:
    free = {number for number in found if _is_free(number, where, other)}
    return [number for number in found.elements() if number not in free]


def _is_free(number: str, where: tuple[str, str], other: tuple[str, str]) -> bool:
    """A number that may be said without one in the other text; *level 3* may be *the third level*."""
    text, lang = other
    if _is_all_of_them(number, where, other):
        return True
    if number == "2":
        return _twos(*where) <= _twos(*other)
    if number == "1":
        return bool({word.casefold() for word in _WORD.findall(text)} & ONE.get(lang, set()))
    if (number, lang) in (("6", "it"), ("9", "fr")):
        return re.search(r"\b(?:sei|neuf)\b", text, re.I) is not None
    if number == "0":
        return NONE.is_in(text)
    return number.isdecimal() and places(*other)[int(number)] > places(*where)[int(number)]


def _is_all_of_them(number: str, where: tuple[str, str], other: tuple[str, str]) -> bool:
    """*All three* may be *tutte* where the three have been named before."""
    text, lang = other
    if lang not in ALL or where[1] not in ALL_OF or not numbers(text, lang)[number]:
        return False
    return ALL_OF[where[1]].is_in(where[0]) and ALL[lang].is_in(text)


def _twos(text: str, lang: str) -> int:
    return len(TWO[lang].pattern.findall(text)) if lang in TWO else 0


def _quantities(source: str, target: str, theirs: str, lang: str) -> Iterator[Fault]:
    """*Twice*, *half* and their like, lost or come in."""
    said, here = quantities(source, theirs), quantities(target, lang)
    for quantity in QUANTITIES if said or here else ():
        lost, come = said.get(quantity), here.get(quantity)
        if lost and not _is_kept(quantity, lost.group(), (source, theirs), (target, lang)):
            yield Fault(0, message("{said} of the source is not in the translation", said=lost.group()), lost.group())
        if come and not _is_kept(quantity, come.group(), (target, lang), (source, theirs)):
            yield Fault(come.start(), message("{here} is not in the source", here=come.group()), come.group())


def _is_kept(quantity: Feature, said: str, where: tuple[str, str], other: tuple[str, str]) -> bool:
    """The *two* of *two creatures* is none of *twice*; *two times* is counted among the numbers."""
    number = MULTIPLES.get(quantity)
    if number is None or numbers(said, where[1]):
        return quantity.is_kept(*other)
    return quantity.times(*other) > min(numbers(*where)[number], numbers(*other)[number])


def _list(numbers: list[str]) -> str:
    return ", ".join(numbers[:_MOST]) + (", …" if len(numbers) > _MOST else "")
