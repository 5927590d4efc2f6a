"""The texts of a ruling."""

from __future__ import annotations

import pytest

from checker.base.places import Place
from checker.knowledge.rulings import CURRENT, MISSING, STALE, LanguageText
from checker.proof.prove import prove
from checker.proof.report import RulingStatus
from checker.proof.texts import text_problems
from tests.proof.tiny import example, ruling, tiny_stage

TITLE, TEXT = Place("tiny.yaml", 3, 7), Place("tiny.yaml", 5, 7)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("{{text}}", "{{text}}"),
        ("TODO", "TODO"),
        ("FIXME: say it", "FIXME"),
        ("Lorem ipsum dolor", "Lorem ipsum"),
        ("A <title> here", "<title>"),
        ("Why???", "???"),
        ("To write [...]", "[...]"),
        ("…", "…"),
        (" - ", " - "),
    ],
)
def test_a_placeholder_is_no_text(words: str, found: str) -> None:
    entry = ruling(text={"it": LanguageText(words, CURRENT, TEXT)})
    assert [str(problem) for problem in text_problems(entry)] == [
        f'tiny.yaml:5:7: error: "{found}" is a placeholder, and a text should stand here [ruling.placeholder]'
    ]


def test_a_placeholder_is_no_title() -> None:
    entry = ruling(title={"it": "TBD"}, places={"title": TITLE})
    assert [(problem.id, problem.place) for problem in text_problems(entry)] == [("ruling.placeholder", TITLE)]


@pytest.mark.parametrize("words", ["Tutto <3 e più > 4.", "{X}{X}", "Un metodo: due.", "Cosa?", "Tutto [qui]."])
def test_signs_in_a_text_are_no_placeholder(words: str) -> None:
    assert list(text_problems(ruling(text={"it": LanguageText(words, CURRENT, TEXT)}))) == []


def test_a_translation_that_is_behind_is_a_notice_and_the_ruling_stays_verified() -> None:
    stage, _ = tiny_stage()
    texts = {
        "it": LanguageText("Un testo.", CURRENT, TEXT),
        "fr": LanguageText("Un texte.", STALE, TEXT),
        "en": LanguageText(None, MISSING, TEXT),
    }
    good = example("{expect: {life: 33}, without: {'100.1': {life: 31}}}")
    report = prove(ruling(good, cites=("100.1",), text=texts), stage)
    assert report.status is RulingStatus.verified
    assert report.languages == {"it": "current", "fr": "stale", "en": "missing"}
    assert [str(problem) for problem in report.problems] == [
        'tiny.yaml:5:7: notice: there is no translation into "en" yet [ruling.translation-missing]',
        'tiny.yaml:5:7: notice: the translation into "fr" was made from another version of the text '
        "(if it still says the same: checker translate accept a-ruling --lang fr) [ruling.translation-stale]",
    ]
