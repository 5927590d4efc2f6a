"""Rulings and their proof turned into the views of one language."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from checker.proof.playing import with_contrasts
from checker.proof.report import RulingStatus
from checker.website.checks import Checks
from checker.website.details import Details
from checker.website.indexes import with_indexes
from checker.website.list_views import SiteView, TopicView
from checker.website.news import last_changed
from checker.website.related import with_related
from checker.website.speech import LANGUAGE_NAMES, Speech
from checker.website.tags import Tagger
from checker.website.values import Reader, handles
from checker.website.views import LanguageView, RulingView, SeeView
from checker.website.words import REASONS, TOPICS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from checker.knowledge.library import Library
    from checker.knowledge.past import Change as Past
    from checker.knowledge.rulings import Ruling
    from checker.proof.report import CiteReport, Report, RulingReport
    from checker.website.views import CiteView, ExampleView


@dataclass(frozen=True, slots=True)
class Proved:
    """What was read, and what came of it.

    `past` is the history of the rulings, the latest first; `played` are the numbers of the rules that the engine
    plays; `terms` are the concepts that each ruling speaks of.
    """

    library: Library
    report: Report
    draft: bool = False
    past: tuple[Past, ...] = ()
    played: tuple[str, ...] = ()
    terms: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def published(self) -> tuple[tuple[Ruling, RulingReport], ...]:
        """The rulings that have a page, with their reports: all in a draft, else those that did not fail."""
        rulings = {ruling.id: ruling for ruling in self.library.rulings}
        return tuple(
            (rulings[report.ruling], report)
            for report in self.report.rulings
            if self.draft or report.status is not RulingStatus.failed
        )


def site_view(proved: Proved, speech: Speech) -> SiteView:
    """The whole site in one language."""
    topics = _topics(_rulings(proved, speech))
    is_draft = any(report.status is RulingStatus.failed for _, report in proved.published)
    edition = proved.report.edition
    site = SiteView(speech.lang, edition, speech.day(edition), topics, tuple(LANGUAGE_NAMES.items()), is_draft)
    ids = {ruling.id for ruling, _ in proved.published}
    return with_indexes(replace(site, documents=Details(speech).documents(proved.library.sources, ids)))


def _rulings(proved: Proved, speech: Speech) -> tuple[RulingView, ...]:
    """All published rulings with what shows only beside others or in the history."""
    tagger = Tagger.of(speech, proved.library.cards, proved.library.terms)
    changed = last_changed(proved.past)
    return with_related(
        [
            replace(
                _Entry(proved, ruling, report, speech).view(),
                tags=tagger.tags(ruling, report),
                terms=tagger.terms(proved.terms.get(ruling.id, ())),
                changed=speech.day(changed.get(ruling.id, "")),
            )
            for ruling, report in proved.published
        ]
    )


def _topics(rulings: Iterable[RulingView]) -> tuple[TopicView, ...]:
    """In the order of their folders; in each the rulings by their titles."""
    by_topic: dict[tuple[str, str], list[RulingView]] = defaultdict(list)
    for ruling in rulings:
        by_topic[ruling.topic, ruling.topic_title].append(ruling)
    return tuple(
        TopicView(topic, title, tuple(sorted(views, key=lambda view: view.title)))
        for (topic, title), views in sorted(by_topic.items())
    )


def topic_title(topic: str, speech: Speech) -> str:
    """A topic in words; a part of it without words of its own is called as its folder."""
    parts = topic.split("/")
    return " › ".join(speech.tell(TOPICS[p]) if p in TOPICS else p.replace("-", " ").capitalize() for p in parts)


def topic_slug(topic: str) -> str:
    """A topic in addresses: one folder, however many parts it has."""
    return topic.replace("/", "-")


def shown_language(ruling: Ruling, lang: str) -> str:
    """The language in which a ruling is shown on the pages of `lang`: that one if its text is current."""
    text = ruling.text.get(lang)
    return lang if text and text.status == "current" else ruling.source_language


@dataclass(frozen=True, slots=True)
class _Entry:
    """One ruling on its way to a page."""

    proved: Proved
    ruling: Ruling
    report: RulingReport
    speech: Speech

    def view(self) -> RulingView:
        ruling, lang = self.ruling, shown_language(self.ruling, self.speech.lang)
        status = ruling.text[self.speech.lang].status
        return RulingView(
            id=ruling.id,
            topic=topic_slug(ruling.topic),
            topic_title=topic_title(ruling.topic, self.speech),
            title=ruling.title[lang],
            paragraphs=tuple((ruling.text[lang].text or "").strip().split("\n\n")),
            text_lang=lang,
            notice="" if status == "current" else status,
            status=self.report.status.value,
            edition=ruling.edition,
            edition_date=self.speech.day(ruling.edition),
            cites=tuple(map(self._cite, self.report.cites)),
            see=tuple(SeeView(see.rule, self._reason(see.why)) for see in ruling.see),
            examples=self._examples(),
            sources=Details(self.speech).sources(ruling.sources, self.proved.library.sources),
            languages=self._languages(),
            problems=self._problems(),
            was=ruling.was,
        )

    def _examples(self) -> tuple[ExampleView, ...]:
        examples = {example.id: example for example in with_contrasts(self.ruling.examples)}
        details = Details(self.speech)
        return tuple(
            details.example(number, examples[report.id], report)
            for number, report in enumerate(self.report.examples, 1)
        )

    def _cite(self, cite: CiteReport) -> CiteView:
        numbers = {report.id: number for number, report in enumerate(self.report.examples, 1)}
        played = next((one for one in with_contrasts(self.ruling.examples) if one.id in cite.by), None)
        checks = Checks(Reader(self.speech, handles(played) if played else {}))
        return Details(self.speech).cite(cite, numbers, checks)

    def _reason(self, why: str) -> str:
        return self.speech.tell(REASONS[why]) if why in REASONS else why

    def _languages(self) -> tuple[LanguageView, ...]:
        texts = self.ruling.text
        return tuple(
            LanguageView(lang, name, texts[lang].status) for lang, name in LANGUAGE_NAMES.items() if lang in texts
        )

    def _problems(self) -> tuple[str, ...]:
        errors = [problem for problem in self.report.problems if problem.severity == "error"]
        return tuple(f"{problem.place}: {self.speech.tell(problem.message)}" for problem in errors)
