"""Words whose accents are wrong: against the laws of the spelling, or against a word that is known with others.

A word that has another right spelling with the same letters (*cible* and *ciblé*) is known in both and never wrong.
"""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING

from checker.wording import accents_fr, accents_it
from checker.wording.languages import language_of
from checker.wording.listing import listed
from checker.wording.termbase import CARD

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

    from checker.wording.reading import Reading
    from checker.wording.termbase import Termbase

_OF: dict[str, ModuleType] = {"fr": accents_fr, "it": accents_it}
_SHORT = 2
"""Letters of words that only their neighbours tell apart: *da* and *dà*."""
_PAST = {"it": re.compile(r"[òì]$"), "fr": re.compile(r"ée?s?$")}
_BARE = str.maketrans("àâäáéèêëîïíìôöóòùûüúç", "aaaaeeeeiiiioooouuuuc")


def wrong_accents(reading: Reading) -> Iterator[tuple[int, str]]:
    """Where a word stands whose accents are wrong, each word once; names and words of the source are left alone."""
    if reading.lang not in _OF:
        return
    source = reading.source.known if reading.source is not None else frozenset[str]()
    suspects = _suspects(reading) - source
    if not suspects or language_of(reading.target.words) == "en":
        return
    target, names = reading.target, reading.card_spans
    for at, word in enumerate(target.words):
        if word in suspects and not any(span.first <= at <= span.last for span in names) and not _is_name(reading, at):
            suspects.discard(word)
            yield target.starts[at], target.slice(at, at)


def _suspects(reading: Reading) -> set[str]:
    """The wrong words of a text; those that were found right once are not looked at again."""
    lang, kept = reading.lang, reading.base.spellings
    if lang not in kept:
        kept[lang] = (_known(reading.base, lang), set())
    known, right = kept[lang]
    unseen = reading.target.known - right
    words = (word for word in unseen if len(word) > _SHORT and word.isalpha())
    wrong = {word for word in words if _is_wrong(word, lang, known)}
    right |= unseen - wrong
    return wrong


def _is_name(reading: Reading, at: int) -> bool:
    """A capital in the middle of a sentence."""
    start = reading.target.starts[at]
    begins = any(start - 3 <= first <= start for first, _ in reading.sentences)
    return reading.target.composed[start].isupper() and not begins


def _is_wrong(word: str, lang: str, known: dict[str, set[str]]) -> bool:
    right = known.get(bare(word), set())
    if word in right:
        return False
    if breaks_a_law(word, lang):
        return True
    return bool(right) and any(bare(each) != each for each in (word, *right)) and not _may_be(word, lang, right)


def _may_be(word: str, lang: str, right: set[str]) -> bool:
    """A verb of the past may differ from a known word by its last accent alone: *costò*, *basé*, *préfixées*."""
    past = _PAST[lang]
    return past.search(word) is not None and not any(past.search(each) for each in right)


def breaks_a_law(word: str, lang: str) -> bool:
    """Whether no word of the language can be written so."""
    module = _OF[lang]
    return module.LAWS.search(word) is not None and word not in module.LAWLESS


def bare(word: str) -> str:
    """The letters without accents."""
    return word if word.isascii() else word.translate(_BARE)


def _known(base: Termbase, lang: str) -> dict[str, set[str]]:
    """Spellings by their letters without accents; card names are no words."""
    found: dict[str, set[str]] = defaultdict(set)
    entries = base.words(lang).terms.entries.items()
    terms = (word for entry, keys in entries if not all(key.startswith(CARD) for key in keys) for word in entry)
    for word in (*_OF[lang].words(), *listed(_OF[lang].ALSO_RIGHT), *terms):
        if word.isascii() or not breaks_a_law(word, lang):
            found[bare(word)].add(word)
    return found
