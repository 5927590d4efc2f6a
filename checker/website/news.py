"""The history of the rulings as people read it: by day, and in each by kind."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from checker.base.messages import Message, message
from checker.knowledge.past import Kind
from checker.website.report_views import DayView, KindView, NewsView

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from checker.knowledge.past import Change
    from checker.website.speech import Speech
    from checker.website.views import RulingView

TITLES: dict[Kind, Message] = {
    Kind.new: message("New rulings"),
    Kind.removed: message("Removed"),
    Kind.answer: message("Answers that were put otherwise"),
    Kind.proof: message("Other examples or rules"),
    Kind.translation: message("Translations"),
}


def days(past: Iterable[Change], rulings: Mapping[str, RulingView], speech: Speech) -> tuple[DayView, ...]:
    """The days with changes, the latest first. What failed or is a draft elsewhere has no page and is left out."""
    shown = (change for change in past if change.kind is Kind.removed or change.ruling in rulings)
    return tuple(
        DayView(day, speech.day(day), _kinds(changes, rulings, speech))
        for day, changes in groupby(shown, key=lambda change: change.day)
    )


def last_changed(past: Iterable[Change]) -> dict[str, str]:
    """By ruling the latest day on which its answer or its proof changed."""
    found: dict[str, str] = {}
    for change in past:
        if change.kind is not Kind.translation:
            found.setdefault(change.ruling, change.day)
    return found


def _kinds(changes: Iterable[Change], rulings: Mapping[str, RulingView], speech: Speech) -> tuple[KindView, ...]:
    return tuple(
        KindView(kind.value, speech.tell(TITLES[kind]), tuple(_news(one, rulings, speech) for one in group))
        for kind, group in groupby(changes, key=lambda change: change.kind)
    )


def _news(change: Change, rulings: Mapping[str, RulingView], speech: Speech) -> NewsView:
    """A ruling under today's title; one that is gone under the title that it had."""
    view = rulings.get(change.ruling)
    if view:
        return NewsView(view.title, view.text_lang, view.id, view.answer)
    lang = next((lang for lang in (speech.lang, "en", *change.title) if lang in change.title), "")
    return NewsView(change.title.get(lang, change.ruling), lang or "en")
