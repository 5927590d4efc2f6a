"""Where a word is a keyword: many of them are everyday words as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.wording.listing import listed
from checker.wording.tokens import MARK, STOP

if TYPE_CHECKING:
    from checker.wording.lexicon import Span
    from checker.wording.reading import Reading
    from checker.wording.tokens import Text

_BEFORE = {
    "en": listed(
        "has have had having with without gain gains gained lose loses lost keep keeps give gives grants keyword"
    ),
    "it": listed("ha hanno aveva avere abbia abbiano avrà avendo con senza perde perdono ottiene guadagna mantiene"),
    "fr": listed("a ont avait avoir ait aient aura avec sans acquiert acquièrent perd perdent gagne garde"),
}
_SKIPPED = listed("la le l les the un une une una e ed o né ni et ou and or nor")
_AFTER = {
    "en": ("ability", "abilities", "cost", "costs", "counter", "counters"),
    "it": (),
    "fr": (),
}
_OF = {"it": ("abilità", "costo", "costi", "segnalino", "segnalini"), "fr": ("capacité", "coût", "marqueur")}


def as_subject(span: Span, keys: frozenset[str], reading: Reading) -> frozenset[str]:
    """A keyword that begins a sentence, where another one begins a sentence here: *Menace is* and *Intimidire è*."""
    source = reading.source
    if source is None or not _begins(span, source):
        return frozenset()
    others = (key for each in reading.spans if _begins(each, reading.target) for key in each.keys - reading.source_keys)
    has_other = any(key in reading.base.concepts and reading.base.concepts[key].category == "keyword" for key in others)
    return frozenset(key for key in keys if has_other and reading.lang in reading.base.concepts[key].terms)


def _begins(span: Span, text: Text) -> bool:
    """At the beginning of a sentence, with an article or without."""
    at = span.first - 1
    at -= at >= 0 and text.words[at] in _SKIPPED
    return at < 0 or text.words[at] == STOP


def as_keyword(span: Span, source: Text, reading: Reading) -> bool:
    """After *has*, *with* or *gains*, before *ability*, *cost* or a cost itself."""
    lang = reading.unit.source_lang or "en"
    after = source.words[span.last + 1 : span.last + 2]
    if after and (after[0] in _AFTER.get(lang, ()) or after[0] == MARK):
        return True
    at = span.first - 1
    while at >= 0 and source.words[at] in _SKIPPED:
        at -= 1
    before = source.words[at] if at >= 0 else ""
    return before in _BEFORE.get(lang, ()) or before in _OF.get(lang, ())
