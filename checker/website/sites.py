"""The project's rulings played once and turned into what the website shows in each language."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from checker.base.problems import Severity
from checker.base.processes import all_at_once
from checker.knowledge.cards import card_namer
from checker.knowledge.past import past
from checker.website.chapters import chapters
from checker.website.entries import Proved, site_view
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

KEPT = ".checker-cache/proofs"
"""The folder of a project in which proofs are kept from build to build."""


class Unpublishable(Exception):
    """A ruling failed its proof, or a file could not be read: the text lists the problems."""


def sites_of_project(project: Path, draft: bool = False, jobs: int = 1) -> tuple[SiteView, ...]:
    """The site of a project in all languages. Raises Unpublishable on errors, unless for a draft."""
    return sites_of(proved_project(project, draft, jobs), jobs)


def site_of_project(project: Path, lang: str) -> SiteView:
    """The site of a project in one language, for MkDocs started by hand; refused as for all languages."""
    return next(site for site in sites_of_project(project) if site.lang == lang)


def sites_of(proved: Proved, jobs: int = 1) -> tuple[SiteView, ...]:
    """What was proved, in all languages. Raises Unpublishable on errors, unless for a draft."""
    errors = [problem for problem in proved.report.problems if problem.severity is Severity.error]
    if errors and not proved.draft:
        raise Unpublishable(_listed(errors))
    return tuple(all_at_once(partial(_site, proved), tuple(LANGUAGE_NAMES), jobs))


def proved_project(project: Path, draft: bool = False, jobs: int = 1) -> Proved:
    """Read the rulings of a project, and play those that changed since they were played last."""
    from checker.proof.remembering import Kept
    from checker.proof.verify import Options, verify
    from checker.proof.workspace import Workspace

    workspace = Workspace.at(project)
    library = workspace.load()
    stage = workspace.stage(library)
    report = verify(library, stage, Options(jobs=jobs, kept=Kept.at(project / KEPT)))
    played = tuple(sorted({rule.number for rule in stage.book.rules}))
    return Proved(library, report, draft, past(project), played, terms_used(library))


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
