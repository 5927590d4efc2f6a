"""Nothing that is logged is forgotten, and what narration names exists."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from checker.base.messages import translate
from checker.base.yaml import read_yaml
from checker.engine.game.book import standard_book
from checker.engine.records.log import LogEntry
from checker.narration import sentences
from checker.narration.batches import COMMITTED
from checker.narration.folding import SILENT
from checker.narration.headings import STEPS
from checker.narration.paying import UNSPENT
from checker.narration.telling import TELLERS
from checker.narration.telling.endings import NOTHING
from checker.narration.telling.moves import BY_RULE, DESTROYED
from checker.narration.words import COLOURS, KEYWORDS, TYPES
from checker.proof.playing import bindings_of
from checker.proof.workspace import Workspace

ROOT = Path(__file__).resolve().parents[2]


def written() -> set[str]:
    """The kinds that the engine writes with a word of its own."""
    found: set[str] = set()
    for file in (ROOT / "checker" / "engine").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "write":
                found |= {arg.value for arg in node.args[:1] if isinstance(arg, ast.Constant)}
    return found


def test_every_kind_of_entry_is_told_or_left_out_on_purpose() -> None:
    assert len(written()) > 8
    assert (written() | COMMITTED) - set(TELLERS) == set(SILENT)


def test_rules_that_are_named_are_in_the_book() -> None:
    known = {rule.name for rule in standard_book().rules}
    assert {*BY_RULE, *DESTROYED, *NOTHING, UNSPENT} <= known


def plain(text: str) -> str:
    """With the apostrophe of a keyboard."""
    return text.replace("’", "'")


def test_steps_and_keywords_have_the_words_of_the_terms() -> None:
    text = (ROOT / "rulings" / "terms.yaml").read_text(encoding="utf-8")
    node, problems = read_yaml(text, "terms.yaml")
    assert not problems
    terms = {each.get("en").get("term").text: each for each in node.get("terms").items}  # type: ignore[union-attr]
    shared = 0
    for message in (STEPS | KEYWORDS | TYPES | COLOURS).values():
        term = terms.get(message.text)
        if term is not None:
            shared += 1
            for lang in ("it", "fr"):
                assert plain(translate(message, lang)) == plain(term.get(lang).get("term").text)
    assert shared > 5


@pytest.fixture(scope="module")
def games() -> list[list[LogEntry]]:
    """The log of each example of the rulings and of the conformance files."""
    workspace = Workspace.at(ROOT, [ROOT / "rulings", ROOT / "tests" / "conformance"])
    library = workspace.load()
    stage = workspace.stage(library)
    found = []
    for each in (*library.rulings, *library.examples):
        for example in each.examples:
            row = next(iter(bindings_of(example)), {})
            found.append(list(stage.play(example, row).log))
    return found


@pytest.mark.parametrize("lang", ["it", "fr"])
def test_every_game_is_told_in_the_language(games: list[list[LogEntry]], lang: str) -> None:
    english = [one.text for log in games for one in sentences(log, "en")]
    other = [one.text for log in games for one in sentences(log, lang)]
    assert len(english) == len(other) > 1000
    assert {text for text, said in zip(english, other, strict=True) if text == said} == set()
    assert [text for text in other if not text.endswith(".") or "None" in text or "?" in text] == []


def test_sentences_follow_the_log(games: list[list[LogEntry]]) -> None:
    for log in games:
        so_far = [one.entries for one in sentences(log, "en")]
        assert so_far == sorted(so_far)
        assert max(so_far, default=0) <= len(log)
