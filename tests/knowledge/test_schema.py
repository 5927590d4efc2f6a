"""The JSON Schema of each kind hangs together and has every word."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from checker.base.forms import Choice, check
from checker.base.yaml import read_yaml
from checker.knowledge.forms_common import Vocabulary
from checker.knowledge.schema import KINDS, form, schema

if TYPE_CHECKING:
    from collections.abc import Iterator


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


@pytest.mark.parametrize("kind", KINDS)
def test_a_schema_is_the_same_each_time_it_is_made(kind: str) -> None:
    assert json.dumps(schema(kind)) == json.dumps(schema(kind, Vocabulary()))


def test_a_ruling_needs_no_kind_and_every_other_file_does() -> None:
    assert [kind for kind in KINDS if "kind" not in schema(kind)["required"]] == ["ruling"]


def test_the_words_of_abilities_and_the_languages_are_passed_in() -> None:
    words = Vocabulary(abilities={"spell": Choice(("draw",))}, languages=("it", "en"))
    node, _ = read_yaml("{kind: cards, cards: [{name: {en: X, fr: Y}, spell: drwa}]}", "f")
    assert node is not None
    assert [str(problem) for problem in check(form("cards", words), node)] == [
        'f:1:38: error: unknown key "fr" (the keys are: it, en) [form.unknown-key]',
        'f:1:53: error: unknown word "drwa" (did you mean "draw"?) [form.word]',
    ]
