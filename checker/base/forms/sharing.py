"""A JSON Schema in which what stands in several places stands once, under `$defs`."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable
from typing import Any

Schema = dict[str, Any]

_NAMED = ("properties", "patternProperties", "$defs")
_LISTED = ("anyOf", "oneOf", "allOf", "prefixItems")
_SINGLE = ("items", "additionalProperties", "propertyNames", "not")
_SHORT = 120
"""Schemas of fewer characters stay where they are: a reference would not be much shorter."""


def shared(schema: Schema) -> Schema:
    """The same schema; a part that stands in several places is named by a fingerprint of what it says."""
    counts: Counter[str] = Counter()
    _count(schema, counts)
    sharing = _Sharing(counts)
    result = sharing.below(schema)
    definitions = {**result.get("$defs", {}), **sharing.definitions}
    return {**result, "$defs": dict(sorted(definitions.items()))} if definitions else result


class _Sharing:
    def __init__(self, counts: Counter[str]) -> None:
        self.counts = counts
        self.definitions: dict[str, Schema] = {}

    def below(self, schema: Schema) -> Schema:
        """A schema with its parts replaced."""
        return _mapped(schema, self.part)

    def part(self, schema: Schema) -> Schema:
        """A part: itself, or the reference to where it stands."""
        text = _text(schema)
        if self.counts[text] < 2 or len(text) < _SHORT:
            return self.below(schema)
        name = f"shared-{hashlib.sha256(text.encode()).hexdigest()[:8]}"
        if name not in self.definitions:
            self.definitions[name] = {}
            self.definitions[name] = self.below(schema)
        return {"$ref": f"#/$defs/{name}"}


def _count(schema: Schema, counts: Counter[str]) -> None:
    """How often each part stands somewhere; what is below a part that was met before is not counted again."""

    def part(found: Schema) -> Schema:
        text = _text(found)
        counts[text] += 1
        if counts[text] == 1:
            _count(found, counts)
        return found

    _mapped(schema, part)


def _mapped(schema: Schema, change: Callable[[Schema], Schema]) -> Schema:
    """The schema with each schema directly below it changed; definitions keep their names."""
    return {key: _value(key, value, change) for key, value in schema.items()}


def _value(key: str, value: Any, change: Callable[[Schema], Schema]) -> Any:
    if key == "$defs":
        return {name: _mapped(below, change) for name, below in value.items()}
    if key in _NAMED:
        return {name: _one(below, change) for name, below in value.items()}
    if key in _LISTED:
        return [_one(below, change) for below in value]
    return _one(value, change) if key in _SINGLE else value


def _one(value: Any, change: Callable[[Schema], Schema]) -> Any:
    return change(value) if isinstance(value, dict) else value


def _text(schema: Schema) -> str:
    return json.dumps(schema, sort_keys=True, ensure_ascii=False)
