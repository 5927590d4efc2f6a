"""The JSON Schema of each kind hangs together and has every word."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from checker.base.forms import check
from checker.base.yaml import read_yaml
from checker.knowledge.schema import KINDS, form, outline_form, schema
from checker.knowledge.vocabulary import outline

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]


def _below(node: Any) -> Iterator[dict[str, Any]]:
    if isinstance(node, dict):
        yield node
        for value in node.values():
            yield from _below(value)
    elif isinstance(node, list):
        for value in node:
            yield from _below(value)


@pytest.mark.parametrize("kind", KINDS)
def test_every_reference_leads_to_a_definition(kind: str) -> None:
    whole = schema(kind)
    references = {part["$ref"] for part in _below(whole) if "$ref" in part}
    assert references == {f"#/$defs/{name}" for name in whole.get("$defs", {})}


def test_a_ruling_needs_no_kind_and_every_other_file_does() -> None:
    assert [kind for kind in KINDS if "kind" not in schema(kind)["required"]] == ["ruling"]


@pytest.mark.parametrize("kind", ["ruling", "examples", "cards"])
def test_editors_know_every_word_of_abilities(kind: str) -> None:
    words = {word for part in _below(schema(kind)) for word in part.get("properties", {})}
    assert {"draw", "deals-damage", "put-counters", "triggered"} <= words


def test_files_are_read_without_regard_to_the_words_of_abilities() -> None:
    text = "{kind: cards, cards: [{name: X, spell: [{drwa: 1}], power: 2}, {name: Z, pwoer: 2}]}"
    node, _ = read_yaml(text, "f")
    assert node is not None
    assert [str(problem) for problem in check(outline_form("cards"), node)] == [
        'f:1:74: error: unknown key "pwoer" (did you mean "power"?) [form.unknown-key]'
    ]


def test_the_languages_are_those_of_the_project() -> None:
    node, _ = read_yaml("{kind: cards, cards: [{name: {en: X, fr: Y}}]}", "f")
    assert node is not None
    assert [str(problem) for problem in check(form("cards", outline(("it", "en"))), node)] == [
        'f:1:38: error: unknown key "fr" (the keys are: it, en) [form.unknown-key]'
    ]


def test_an_editor_finds_the_schema_of_every_file() -> None:
    """`.vscode/settings.json` leads each file of the repository to the schema of its kind, and to no other."""
    associations = json.loads((ROOT / ".vscode" / "settings.json").read_text(encoding="utf-8"))["yaml.schemas"]
    files = [path for path in (ROOT / "rulings").rglob("*.yaml") if "/." not in str(path.relative_to(ROOT))]
    assert len(files) > 100
    for path in files:
        found = [name for name, globs in associations.items() if _fits(path.relative_to(ROOT), globs)]
        assert found == [f"docs/schema/{_kind(path)}.json"], path


def _fits(path: Path, globs: list[str]) -> bool:
    wanted = [glob for glob in globs if not glob.startswith("!")]
    return any(map(path.match, wanted)) and not any(path.match(glob[1:]) for glob in globs if glob.startswith("!"))


def _kind(path: Path) -> str:
    words = re.search(r"^kind: (\w+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return words.group(1) if words else "ruling"
