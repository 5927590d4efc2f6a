"""The data for other programs: every file as its schema says, and what is in it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.website import sample

PROVED = "a-blocked-double-striker-stops-there"
TYPES: dict[str, type | tuple[type, ...]] = {
    "string": str,
    "integer": int,
    "boolean": bool,
    "array": list,
    "object": dict,
    "null": type(None),
}


def faults(value: Any, schema: dict[str, Any], at: str = "") -> list[str]:
    """Where a value is not as a schema says; of JSON Schema only what our schemas use."""
    known = {"$schema", "title", "type", "enum", "pattern", "minimum", "items", "properties", "required"}
    assert set(schema) <= known | {"additionalProperties"}
    kinds = [schema["type"]] if isinstance(schema.get("type", []), str) else schema.get("type", [])
    if kinds and not any(isinstance(value, TYPES[kind]) for kind in kinds):
        return [f"{at}: {value!r} is no {kinds}"]
    found = [f"{at}: {value!r}"] if "enum" in schema and value not in schema["enum"] else []
    if "pattern" in schema and not re.search(schema["pattern"], value):
        found.append(f"{at}: {value!r} is not like {schema['pattern']}")
    if isinstance(value, list):
        found += [fault for number, one in enumerate(value) for fault in faults(one, schema["items"], f"{at}/{number}")]
    if isinstance(value, dict):
        found += [f"{at}: no {key}" for key in schema.get("required", ()) if key not in value]
        found += [f"{at}: {key} is too much" for key in value if key not in schema["properties"]]
        for key in value.keys() & schema["properties"].keys():
            found += faults(value[key], schema["properties"][key], f"{at}/{key}")
    return found


def read(built: Path, name: str) -> Any:
    return json.loads((built / "api" / name).read_text("utf-8"))


def schema_of(name: str) -> str:
    return "schema/ruling.json" if "/" in name else f"schema/{name}"


def test_every_file_is_as_its_schema_says(built: Path) -> None:
    names = [path.relative_to(built / "api").as_posix() for path in (built / "api").rglob("*.json")]
    data = [name for name in names if not name.startswith("schema/")]
    assert len(data) == 6 + len(sample.site("it", draft=True).rulings)
    assert [fault for name in data for fault in faults(read(built, name), read(built, schema_of(name)), name)] == []


@pytest.mark.parametrize(("key", "value"), [("id", "With Space"), ("cites", ["x"]), ("status", "fine"), ("more", 1)])
def test_a_schema_refuses_what_is_not_so(built: Path, key: str, value: object) -> None:
    ruling = read(built, f"rulings/{PROVED}.json")
    ruling["ruling"][key] = value
    assert faults(ruling, read(built, "schema/ruling.json"))


def test_the_list_has_every_ruling_in_every_language(built: Path) -> None:
    data = read(built, "rulings.json")
    assert data["edition"] == sample.EDITION
    assert [ruling["id"] for ruling in data["rulings"]] == sorted(r.id for r in sample.site("it", draft=True).rulings)
    proved = next(ruling for ruling in data["rulings"] if ruling["id"] == PROVED)
    assert (proved["title"], proved["cites"]) == (sample.TITLES, ["509.1h", "702.4b"])
    assert all((built / path).is_dir() for path in proved["path"].values())
    assert all((built / ruling["data"]).is_file() for ruling in data["rulings"])


def test_a_ruling_says_which_example_shows_each_rule_and_how_it_went(built: Path) -> None:
    ruling = read(built, f"rulings/{PROVED}.json")["ruling"]
    assert ruling["cites"][1] == {
        "rule": "702.4b",
        "needed": True,
        "also": ["702.7b"],
        "shown-by": ["blocked-by-a-3-2", "any-power"],
    }
    story = ruling["examples"][0]["story"]["en"]
    assert [step["sentences"][0]["rule"] for step in story] == ["509.1", "510.2", "510.1c"]
    assert {step["moment"] for step in story} == {1}


def test_rules_and_cards_lead_to_rulings(built: Path) -> None:
    rules = {rule["rule"]: rule["needed-by"] for rule in read(built, "rules.json")["rules"]}
    assert rules["509.1h"] == rules["702.7b"] == [PROVED]
    assert [(card["id"], card["rulings"]) for card in read(built, "cards.json")["cards"]] == [
        ("ridgetop-raptor", [PROVED])
    ]


def test_terms_and_editions_are_those_of_the_project(built: Path) -> None:
    (first, second) = read(built, "terms.json")["terms"]
    assert first["languages"]["it"]["not"] == ["in gioco"]
    assert set(second["languages"]) == {"it", "fr"}
    assert read(built, "editions.json")["editions"] == ["2026-08-07", sample.EDITION]


@pytest.mark.parametrize("lang", ["it", "fr", "en"])
def test_the_manual_names_files_that_are_there(built: Path, lang: str) -> None:
    manual = (sample.PROJECT / "docs" / lang / "api.md").read_text("utf-8")
    named = set(re.findall(r"\bapi/((?:schema/)?\w+\.json)", manual))
    assert len(named) == 7
    assert all((built / "api" / name).is_file() for name in named)
    (ruling,) = re.findall(r"api/rulings/([\w-]+)\.json", manual)
    assert [path for path in (sample.PROJECT / "rulings").rglob(f"{ruling}.yaml") if path.is_file()]


def test_changes_are_listed_with_their_days(built: Path) -> None:
    assert read(built, "changes.json")["changes"] == [
        {"day": "2026-11-30", "kind": "answer", "ruling": PROVED},
        {"day": "2026-11-28", "kind": "new", "ruling": PROVED},
    ]
