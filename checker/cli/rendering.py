"""A report in the format asked for."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from checker.cli.colour import style_for

if TYPE_CHECKING:
    from checker.knowledge.library import Library
    from checker.proof.report import Report
    from checker.reports.steps import Telling

FORMATS = ("text", "json", "junit", "sarif", "github")


def rendered(report: Report, format: str, telling: Telling) -> str:
    """The whole text, without a line break at its end. Only the module that is needed is imported."""
    lang = telling.lang
    if format == "json":
        from checker.reports import json

        return json.render(report, lang)
    if format == "junit":
        from checker.reports import junit

        return junit.render(report, lang)
    if format == "github":
        from checker.reports import github

        return github.render(report, lang)
    if format == "sarif":
        from checker.cli.version import version
        from checker.reports import sarif

        return sarif.render(report, version(), lang)
    from checker.reports import text

    return text.render(report, telling, style_for(sys.stdout))


def telling(library: Library, lang: str) -> Telling:
    """How games are told to whoever reads a language: with the cards' names in it."""
    from checker.knowledge.cards import card_namer
    from checker.reports.steps import Telling

    return Telling(lang, card_namer(library.cards, lang))
