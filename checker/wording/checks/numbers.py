"""A number of the source is not in the translation, or one stands there that the source has not.

Digits and written-out numbers count alike (*five*, *cinque*, *5*); power and toughness (*2/3*) and the numbers of
rules are compared as they are. The number one may be an article, and two may be said as *both* or *twice*; *first*
is no number, since *la prima carta* is the top card.

    PASS  en: Draw three cards.   fr: Piochez trois cartes.
    FAIL  en: Draw three cards.   fr: Piochez des cartes.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING

from checker.base.messages import Message, message
from checker.base.problems import Severity
from checker.wording.counting import DEFINITE, FIRST, MINUS, ONE, ORDINALS, PAIR, TOKEN, WORDS
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.lexicon import Span
    from checker.wording.reading import Reading
    from checker.wording.tokens import Text

ID = "wording.number"
SEVERITY = Severity.error
Numbers = Counter[str]
_NONE = re.compile(r"\b(?:no|none|nothing|nessun\w*|nulla|niente|aucun\w*|rien|without|senza|sans)\b", re.I)
_MOST = 12
"""The most numbers that a message names."""
_NEAR = 12
"""An article in front of a number, with what the pattern must see before it."""
_MAYBE = re.compile(r"\d|\b(?:" + "|".join(sorted({word for each in WORDS.values() for word in each})) + r")\b", re.I)
_PLACE = re.compile(r"\b(?:" + "|".join(sorted({word for each in ORDINALS.values() for word in each})) + r")\b", re.I)


def check(reading: Reading) -> Iterator[Fault]:
    """The numbers of both, one set against the other."""
    if reading.source is None:
        return
    lang, theirs = reading.lang, reading.unit.source_lang or "en"
    source, target = reading.source.composed, reading.target.composed
    said, here = numbers(source, theirs), numbers(target, lang)
    missing = _not_free(said - here, target, lang)
    added = _not_free(here - said, source, theirs)
    if missing and added:
        text = message("the source has {said}, the translation {here}", said=_list(missing), here=_list(added))
        yield Fault(_place(added[0], target, lang), text, added[0])
    elif missing:
        yield Fault(0, message("{said} of the source is not in the translation", said=_list(missing)), missing[0])
    elif added:
        text = message("{here} is not in the source", here=_list(added))
        yield Fault(_place(added[0], target, lang), text, added[0])
    elif len(said) > 1:
        yield from _moved(reading)
    yield from _ordinals(reading, source, target, theirs)


@lru_cache(maxsize=4096)
def numbers(text: str, lang: str) -> Numbers:
    """The numbers of a text, each as digits; "one" as a word is none."""
    found: Numbers = Counter()
    if not _MAYBE.search(text):
        return found
    for match in TOKEN.finditer(text):
        kind, written = match.lastgroup, match.group().translate(MINUS)
        if kind == "word":
            value = _value(written.casefold(), lang)
            before = text[max(match.start() - _NEAR, 0) : match.start()]
            known = value == 2 and DEFINITE[lang].search(before) is not None
            if value is not None and value != 1 and not known:
                found[str(value)] += 1
        elif kind in ("digits", "rule") or (kind == "stat" and written[0] not in "+-"):
            found[written] += 1
    return found


def _value(word: str, lang: str) -> int | None:
    """`sei` may be *you are*, `neuf` may be *new*: they prove nothing."""
    words = WORDS.get(lang, {})
    if (lang, word) in (("it", "sei"), ("fr", "neuf")):
        return None
    return words.get(word)


def _not_free(found: Numbers, text: str, lang: str) -> list[str]:
    free = {number for number in found if _is_free(number, text, lang)}
    return [number for number in found.elements() if number not in free]


def _is_free(number: str, text: str, lang: str) -> bool:
    """A number that may be said without one."""
    if number == "2":
        return PAIR[lang].search(text) is not None if lang in PAIR else False
    if number == "1":
        words = {match.group().casefold() for match in TOKEN.finditer(text) if match.lastgroup == "word"}
        return bool(words & ONE.get(lang, set()))
    if (number, lang) in (("6", "it"), ("9", "fr")):
        return re.search(r"\b(?:sei|neuf)\b", text, re.I) is not None
    if number == "0":
        return _NONE.search(text) is not None
    return False


def _ordinals(reading: Reading, source: str, target: str, theirs: str) -> Iterator[Fault]:
    """`second` and so on must not be lost; in Italian `secondo` may be a preposition."""
    if not _PLACE.search(source):
        return
    known = ORDINALS.get(theirs, {})
    words = {match.group().casefold() for match in TOKEN.finditer(source)}
    wanted = {known[word] for word in words if word in known and not (theirs == "it" and word == "secondo")}
    here = {match.group().casefold() for match in TOKEN.finditer(target)}
    given = {ORDINALS[reading.lang][word] for word in here if word in ORDINALS.get(reading.lang, {})}
    ours = FIRST[reading.lang].search(target) if reading.lang in FIRST else None
    if wanted and not given and ours and not FIRST[theirs].search(source):
        yield Fault(ours.start(), _another_place(wanted, ours.group()))
    elif wanted and given and wanted - given:
        yield Fault(0, _another_place(wanted, _list(sorted(map(str, given)))))


def _another_place(wanted: set[int], here: str) -> Message:
    said = _list(sorted(map(str, wanted)))
    return message("the source counts to another place: {said}, not {here}", said=said, here=here)


def _moved(reading: Reading) -> Iterator[Fault]:
    """The same numbers, said of other things: *two creatures with three counters*."""
    if reading.source is None:
        return
    said = _counted(reading.source, reading.source_spans, reading.unit.source_lang or "en")
    here = _counted(reading.target, reading.spans, reading.lang)
    for key in said.keys() & here.keys():
        if said[key] != here[key] and here[key] in said.values() and said[key] in here.values():
            text = message("the source has {said}, the translation {here}", said=said[key], here=here[key])
            yield Fault(0, text, str(here[key]))
            return


def _counted(text: Text, spans: list[Span], lang: str) -> dict[str, int]:
    """By concept the number that stands before it; of what is counted twice nothing."""
    found: dict[str, int] = {}
    for span in spans:
        word = text.words[span.first - 1] if span.first else ""
        value = int(word) if word.isdecimal() else WORDS.get(lang, {}).get(word, 0)
        for key in span.keys if value > 1 else ():
            found[key] = 0 if key in found else value
    return {key: value for key, value in found.items() if value}


def _place(number: str, text: str, lang: str) -> int:
    for match in TOKEN.finditer(text):
        if match.group().translate(MINUS) == number:
            return match.start()
        if match.lastgroup == "word" and str(WORDS.get(lang, {}).get(match.group().casefold())) == number:
            return match.start()
    return 0


def _list(numbers: list[str]) -> str:
    return ", ".join(numbers[:_MOST]) + (", …" if len(numbers) > _MOST else "")
