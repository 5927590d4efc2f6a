"""A JSON Schema in which what stands in several places stands once."""

from __future__ import annotations

from typing import Any

from checker.base.forms.sharing import shared

LONG = {"enum": [f"a word of some length, number {n}" for n in range(6)]}
SHORT = {"type": "string"}


def resolved(schema: Any, definitions: dict[str, Any]) -> Any:
    """The schema with every reference to what is shared written out again."""
    if isinstance(schema, list):
        return [resolved(one, definitions) for one in schema]
    if not isinstance(schema, dict):
        return schema
    name = str(schema.get("$ref", "")).removeprefix("#/$defs/")
    if name.startswith("shared-"):
        return resolved(definitions[name], definitions)
    return {key: resolved(value, definitions) for key, value in schema.items() if key != "$defs"}


def test_a_long_part_that_stands_twice_stands_once() -> None:
    schema = {"properties": {"a": LONG, "b": {"items": LONG}, "c": SHORT, "d": SHORT}}
    found = shared(schema)
    (name,) = found["$defs"]
    assert found["$defs"] == {name: LONG}
    assert found["properties"]["a"] == found["properties"]["b"]["items"] == {"$ref": f"#/$defs/{name}"}
    assert found["properties"]["c"] == SHORT
    assert resolved(found, found["$defs"]) == schema


def test_what_is_shared_may_share_in_turn() -> None:
    outer = {"anyOf": [{"properties": {"x": LONG}}, LONG]}
    schema = {"properties": {"a": outer, "b": outer}, "$defs": {"own": {"items": LONG}}}
    found = shared(schema)
    assert len(found["$defs"]) == 3
    assert resolved({key: found[key] for key in ("properties",)}, found["$defs"]) == {
        "properties": schema["properties"]
    }
    assert resolved(found["$defs"]["own"], found["$defs"]) == {"items": LONG}


def test_a_property_that_is_called_like_a_keyword_is_no_keyword() -> None:
    schema = {"properties": {"items": LONG, "properties": LONG, "enum": SHORT}}
    found = shared(schema)
    assert list(found["properties"]) == ["items", "properties", "enum"]
    assert resolved(found, found["$defs"]) == schema


def test_a_schema_without_repetition_stays_as_it_is() -> None:
    schema = {"properties": {"a": LONG, "b": SHORT}, "required": ["a"]}
    assert shared(schema) == schema
