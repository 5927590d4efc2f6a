"""The project's own termbase, and units made of two texts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from checker.base.places import start_of
from checker.knowledge.project import find_project
from checker.knowledge.rulings import Allowed
from checker.wording.findings import Finding
from checker.wording.running import check_all
from checker.wording.termbase import Termbase
from checker.wording.texts import load_texts
from checker.wording.units import Unit, at_start

ROOT = Path(__file__).resolve().parents[2]
Check = Callable[..., list[str]]


@pytest.fixture(scope="session")
def base() -> Termbase:
    library = load_texts(None, find_project(ROOT))
    return Termbase.of(library.terms, library.cards)


def unit(lang: str, text: str, source: str | None = None, source_lang: str = "en", **more: object) -> Unit:
    given = source_lang if source is not None else None
    return Unit("u", lang, text, source, given, at_start(start_of("t")), **more)  # type: ignore[arg-type]


@pytest.fixture
def findings(base: Termbase) -> Callable[..., list[Finding]]:
    def find(lang: str, text: str, source: str | None = None, source_lang: str = "en", **more: object) -> list[Finding]:
        return check_all([unit(lang, text, source, source_lang, **more)], base)

    return find


@pytest.fixture
def check(findings: Callable[..., list[Finding]]) -> Check:
    """The ids of what is found, each once, in order."""

    def find(*arguments: object, **more: object) -> list[str]:
        return list(dict.fromkeys(finding.check.partition(".")[2] for finding in findings(*arguments, **more)))

    return find


def allowed(check: str, at: str | None = None) -> Allowed:
    return Allowed(check, at, "it is meant so")
