"""The project's rulings played once and turned into what the website shows in each language."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from checker.base.problems import Severity
from checker.knowledge.cards import card_namer
from checker.knowledge.past import past
from checker.website.chapters import chapters
from checker.website.entries import Proved, site_view
from checker.website.forgotten import changes
from checker.website.indexes import with_former
from checker.website.names import glossary, term_forms, term_words
from checker.website.news import days
from checker.website.progress import translations
from checker.website.speech import LANGUAGE_NAMES, Speech
from checker.website.terms_used import terms_used

if TYPE_CHECKING:
    from pathlib import Path

    from checker.base.problems import Problem
    from checker.website.list_views import SiteView


class Unpublishable(Exception):
    """A ruling failed its proof, or a file could not be read: the text lists the problems."""


def sites_of_project(project: Path, draft: bool = False) -> tuple[SiteView, ...]:
    """The site of a project in all languages. Raises Unpublishable on errors, unless for a draft."""
    return sites_of(proved_project(project, draft))


def site_of_project(project: Path, lang: str) -> SiteView:
    """The site of a project in one language, for MkDocs started by hand; refused as for all languages."""
    return next(site for site in sites_of_project(project) if site.lang == lang)


def sites_of(proved: Proved) -> tuple[SiteView, ...]:
    """What was proved, in all languages. Raises Unpublishable on errors, unless for a draft."""
    errors = [problem for problem in proved.report.problems if problem.severity is Severity.error]
    if errors and not proved.draft:
        raise Unpublishable(_listed(errors))
    return tuple(_site(proved, lang) for lang in LANGUAGE_NAMES)


def proved_project(project: Path, draft: bool = False) -> Proved:
    """Read and play the rulings of a project; and once more without each rule that they need."""
    from checker.proof.verify import verify
    from checker.proof.workspace import Workspace

    workspace = Workspace.at(project)
    library = workspace.load()
    stage = workspace.stage(library)
    report = verify(library, stage)
    reports = {one.ruling: one for one in report.rulings}
    found = {
        ruling.id: changes(ruling, reports[ruling.id], stage.with_cards(ruling.cards)) for ruling in library.rulings
    }
    played = tuple(sorted({rule.number for rule in stage.book.rules}))
    return Proved(library, report, found, draft, past(project), played, terms_used(library))


def _site(proved: Proved, lang: str) -> SiteView:
    library = proved.library
    speech = Speech(lang, card_namer(library.cards, lang), term_words(library.terms, lang))
    site = with_former(site_view(proved, speech), library.edition, speech)
    published = [ruling for ruling, _ in proved.published]
    return replace(
        site,
        days=days(proved.past, {ruling.id: ruling for ruling in site.rulings}, speech),
        translations=translations(published, site.names, speech),
        chapters=chapters(proved.played, site),
        forms=term_forms(library.terms, lang),
        glossary=glossary(library.terms, LANGUAGE_NAMES),
        editions=library.edition.dates,
    )


def _listed(errors: list[Problem]) -> str:
    return "\n".join(["The site is not built while rulings fail:", *map(str, errors)])
