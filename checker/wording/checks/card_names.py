"""Names of cards: known, spelt as they are printed, and in the language of the text.

The names come from the card data in three languages. A name that is nearly that of a card is taken for a misspelling;
a card that the source names must be named in the translation, and by its name in that language if that is known. In a
source text, too, an English name where the card has one of its own is told; players do call cards so, so nothing
fails for it.

    PASS  en: Fireshrieker is destroyed.   it: Il Pirostrillo viene distrutto.
    FAIL  en: Fireshrieker is destroyed.   it: Il Pirostrilo viene distrutto.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from difflib import SequenceMatcher
from functools import lru_cache
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.names import fold
from checker.base.problems import Severity
from checker.wording.termbase import CARD
from checker.wording.tokens import tokens
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from checker.wording.lexicon import Span
    from checker.wording.reading import Reading

ID = "wording.card-name"
SEVERITY = Severity.error
_SMALL = r"(?:(?:di|del|della|delle|dei|degli|dell['’]|de|du|des|d['’]|la|le|l['’]|of|the|in|e|et|and)[ ]?)"
_CAPITAL = re.compile(r"[A-ZÀ-Ý](?<![\w'’-].)")
_NAME = re.compile(rf"[A-ZÀ-Ý][\w'’-]+(?:,? (?:{_SMALL}{{0,2}}[A-ZÀ-Ý]?[\w'’-]+)){{0,4}}")
_LONG = 7
_NEAR = 0.86


def check(reading: Reading) -> Iterator[Fault]:
    """Misspelt names, names in English, then names of the source that are not in the translation."""
    near = list(_misspelt(reading))
    yield from near
    if near:
        return
    for span in reading.card_spans:
        yield from _in_english(span, reading)
    if reading.source is None:
        return
    here = {key for span in reading.spans for key in span.keys}
    for span in reading.source_spans:
        if all(key.startswith(CARD) for key in span.keys) and not span.keys & here:
            yield from _missing(span.keys, reading)


def _missing(keys: frozenset[str], reading: Reading) -> Iterator[Fault]:
    names = sorted({reading.base.term(key, reading.lang) for key in keys})
    parts = [word for name in names for word in re.findall(r"[^\W\d_]{4,}", name)]
    if not any(part.casefold() in reading.target.composed.casefold() for part in parts):
        yield Fault(0, message('the card "{name}" of the source is not named', name=" / ".join(names)), names[0])


def _in_english(span: Span, reading: Reading) -> Iterator[Fault]:
    """A card whose name is known in the language of the text is not called by its English one alone."""
    written = _words_at(span, reading)
    for key in span.keys if reading.lang != "en" else ():
        names = reading.base.cards[key].name
        own = names.get(reading.lang)
        if own and written == tokens(names["en"]).words != tokens(own).words and not _is_named(key, own, reading):
            words = fold(reading.target.slice(span.first, span.last))
            text = message('"{words}" is the English name; here it is "{name}"', words=words, name=own)
            # Players do call cards by their English names: it is told, and nothing fails for it.
            yield Fault(reading.target.starts[span.first], text, words, key=key, severity=Severity.notice)


def _is_named(key: str, own: str, reading: Reading) -> bool:
    """Whether the card's own name stands in the text too: *Talento del Leader (Leader’s Talent)*."""
    others = (span for span in reading.card_spans if key in span.keys)
    return any(_words_at(span, reading) == tokens(own).words for span in others)


def _words_at(span: Span, reading: Reading) -> tuple[str, ...]:
    return reading.target.words[span.first : span.last + 1]


def _misspelt(reading: Reading) -> Iterator[Fault]:
    text = reading.target.composed
    names = reading.base.card_names(reading.lang)
    for capital in _CAPITAL.finditer(text):
        found = None if _is_known(capital.start(), reading) else _NAME.match(text, capital.start())
        for words in _beginnings(found.group()) if found else ():
            name = reading.base.near.get((reading.lang, words), "")
            if name == "":
                name = reading.base.near[reading.lang, words] = _nearest(words, names)
            if name is not None:
                told = message('"{words}" is no card; did you mean "{name}"?', words=words, name=name)
                yield Fault(capital.start(), told, words, key=words)
                break


def _is_known(at: int, reading: Reading) -> bool:
    """Whether a character is one of a term or of a card's name."""
    text = reading.target
    word = bisect_right(text.starts, at) - 1
    span = reading.span_of(word)
    return span is not None and at < text.ends[span.last]


def _beginnings(words: str) -> Iterator[str]:
    """The whole, then less and less of it, while there is a second word or one that is long."""
    parts = words.split(" ")
    for size in range(len(parts), 0, -1):
        part = " ".join(parts[:size])
        if len(part) >= _LONG and len(parts[size - 1]) > 2:
            yield part


def _nearest(words: str, by_length: Mapping[tuple[str, int], tuple[str, ...]]) -> str | None:
    """The one name that differs by a letter or two; the same name bent for number is no misspelling."""
    folded = words.casefold().replace("’", "'")
    for size in range(len(folded) - 2, len(folded) + 3):
        for name in by_length.get((folded[0], size), ()):
            if _is_near(folded, name.casefold().replace("’", "'")):
                return name
    return None


@lru_cache(maxsize=4096)
def _is_near(folded: str, other: str) -> bool:
    if folded == other or other.rstrip("s") == folded.rstrip("s") or other[:-1] == folded[:-1]:
        return False
    if folded[1:3] != other[1:3] and folded[-3:] != other[-3:]:
        return False
    return SequenceMatcher(None, folded, other).ratio() >= _NEAR
