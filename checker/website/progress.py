"""How far the translations are, for the page that tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.knowledge.rulings import CURRENT, MISSING, STALE
from checker.translation.status import counts, entries
from checker.website.entries import shown_language, topic_slug, topic_title
from checker.website.report_views import ProgressView, TranslationView, UnfinishedView

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterable, Sequence

    from checker.knowledge.rulings import Ruling
    from checker.translation.status import Entry
    from checker.website.speech import Speech


def translations(
    rulings: Sequence[Ruling], names: Iterable[tuple[str, str]], speech: Speech
) -> tuple[TranslationView, ...]:
    """One for each language, with its own name."""
    known = {ruling.id: ruling for ruling in rulings}
    return tuple(_language(lang, name, known, speech) for lang, name in names)


def _language(lang: str, name: str, rulings: dict[str, Ruling], speech: Speech) -> TranslationView:
    found = entries(rulings.values(), [lang])
    topics = (_topic(topic, count, speech) for (_, topic), count in sorted(counts(found).items()))
    unfinished = (_unfinished(entry, rulings[entry.ruling], speech) for entry in found if _is_open(entry))
    return TranslationView(lang, name, tuple(topics), tuple(unfinished))


def _topic(topic: str, count: Counter[str], speech: Speech) -> ProgressView:
    return ProgressView(
        topic_slug(topic),
        topic_title(topic, speech),
        count["source"],
        count[CURRENT],
        count[STALE],
        count[MISSING],
        count["reviewed"],
    )


def _is_open(entry: Entry) -> bool:
    return entry.status in (STALE, MISSING)


def _unfinished(entry: Entry, ruling: Ruling, speech: Speech) -> UnfinishedView:
    lang = shown_language(ruling, speech.lang)
    return UnfinishedView(ruling.id, ruling.title[lang], lang, entry.status, entry.note or "")
