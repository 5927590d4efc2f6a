"""The source speaks of a concept of the Rules, and the translation has its term in none of its forms.

Longer terms come first: a source with *defense counter* wants *segnalino difesa*, and *segnalino* alone will do
for *counter*. Where a word of the source may be one concept or another (*counter*, *target*, *copy*), the term of
either will do. Everyday words (*card*, *put*, *choose*) are not asked for, and most keywords only where the source
has them as keywords: after *has*, *with* or *gains*, or where a sentence begins with another one here.

A longer term that the source has too keeps only itself: *étape de dégagement* is no *untap* beside *untap step*. The
same is reported where the text has the term of another concept in its place (*difensore*, which is the keyword
*defender*, for the protector of a battle), where a term goes on with another word (*danno da scontro*), and where the
text denies what the source affirms, and the other way round (*its toughness, not its power*).

    PASS  en: The protector may block.   it: Il protettore può bloccare.
    FAIL  en: The protector may block.   it: Il difensore può bloccare.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Severity
from checker.wording.beginnings import broken_terms
from checker.wording.checks.variant import faults_of
from checker.wording.keywords import as_keyword, as_subject
from checker.wording.presence import Presence
from checker.wording.signs import turned
from checker.wording.termbase import CARD
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.lexicon import Span
    from checker.wording.reading import Reading

ID = "wording.term"
SEVERITY = Severity.error


def check(reading: Reading) -> Iterator[Fault]:
    """Terms that are missing, and terms of something else in their place."""
    yield from faults_of(reading, "term")
    if reading.source is None:
        return
    told = {found.variant.concept for found in reading.variants}
    seen: set[frozenset[str]] = set()
    presence: Presence | None = None
    for span in reading.source_spans:
        if span.keys in seen or span.keys & reading.outer_keys == span.keys:
            continue
        wanted = _wanted(span, reading)
        if not wanted or wanted & told:
            continue
        presence = presence or Presence(reading)
        if not presence.has(wanted):
            seen.add(span.keys)
            told |= wanted
            yield _missing(span, wanted, reading)
    yield from _broken(reading, told)
    yield from _turned(reading, told)


def _broken(reading: Reading, told: set[str]) -> Iterator[Fault]:
    """Terms that go on with another word."""
    for key, first, last in broken_terms(reading):
        if key not in told:
            words = reading.target.slice(first, last)
            term = reading.base.term(key, reading.lang)
            text = message('"{words}" is not the official wording; the term is "{term}"', words=words, term=term)
            yield Fault(reading.target.starts[first], text, words)


def _turned(reading: Reading, told: set[str]) -> Iterator[Fault]:
    """Two concepts of which the source denies the one and the translation the other."""
    pair = turned(reading)
    if pair is not None and not told & set(pair):
        one, other = (reading.base.term(key, reading.lang) for key in pair)
        text = message('"{one}" and "{other}" have changed places', one=one, other=other)
        yield Fault(0, text, one)


def _wanted(span: Span, reading: Reading) -> frozenset[str]:
    """The concepts of which the text must have one; none where it is free."""
    keys = frozenset(key for key in span.keys if not key.startswith(CARD))
    if not keys or (span.keys - keys) & reading.outer_keys:
        return frozenset()
    if reading.source and as_keyword(span, reading.source, reading):
        keys = frozenset(key for key in keys if reading.base.concepts[key].watch == "keyword") or keys
    watches = {key: reading.base.concepts[key].watch for key in keys}
    lang = reading.unit.source_lang or "en"
    if "variants" in watches.values() or any(reading.base.concepts[key].terms[lang].common for key in keys):
        return frozenset()
    if "keyword" in watches.values() and reading.source and not as_keyword(span, reading.source, reading):
        return as_subject(span, keys, reading)
    if "exchange" in watches.values() and not _has_come(keys, reading):
        return frozenset()
    return frozenset(key for key in keys if reading.lang in reading.base.concepts[key].terms)


def _has_come(keys: frozenset[str], reading: Reading) -> bool:
    """Whether the text has another concept of the same category, of which the source says nothing."""
    categories = {reading.base.concepts[key].category for key in keys}
    new = (key for key in reading.keys - reading.source_keys if not key.startswith(CARD))
    return any(reading.base.concepts[key].category in categories for key in new)


def _missing(span: Span, wanted: frozenset[str], reading: Reading) -> Fault:
    source = reading.source
    said = source.slice(span.first, span.last) if source else ""
    terms = " / ".join(sorted({reading.base.term(key, reading.lang) for key in wanted}))
    text = message('"{said}" of the source is "{term}" here, and the translation has it nowhere', said=said, term=terms)
    return Fault(0, text, said)
