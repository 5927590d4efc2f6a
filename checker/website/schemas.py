"""JSON Schemas of the files under `api/`."""

from __future__ import annotations

from typing import Any

from checker.knowledge.past import Kind

LANGUAGES = ("it", "fr", "en")
DIALECT = "https://json-schema.org/draft/2020-12/schema"

Schema = dict[str, Any]

TEXT: Schema = {"type": "string"}
FLAG: Schema = {"type": ["boolean", "null"]}
COUNT: Schema = {"type": "integer", "minimum": 0}
ID: Schema = {"type": "string", "pattern": "^[a-z0-9][a-z0-9-]*$"}
RULE: Schema = {"type": "string", "pattern": "^[0-9]{3}(\\.[0-9]+[a-z]{0,2})?$"}
DATE: Schema = {"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}


def listed(items: Schema) -> Schema:
    """A list of such values."""
    return {"type": "array", "items": items}


def shaped(**keys: Schema) -> Schema:
    """A mapping with exactly these keys; `_` in them stands for a hyphen."""
    named = {key.replace("_", "-"): schema for key, schema in keys.items()}
    return {"type": "object", "properties": named, "required": list(named), "additionalProperties": False}


def by_language(value: Schema) -> Schema:
    """A value for some of the languages."""
    properties = dict.fromkeys(LANGUAGES, value)
    return {"type": "object", "properties": properties, "additionalProperties": False}


SHORT: dict[str, Schema] = {
    "id": ID,
    "topic": ID,
    "status": {"enum": ["verified", "definition", "contested", "failed"]},
    "edition": DATE,
    "cites": listed(RULE),
    "cards": listed(ID),
    "mechanics": listed(ID),
    "terms": listed(TEXT),
    "languages": by_language({"enum": ["current", "stale", "missing"]}),
    "title": by_language(TEXT),
    "text": by_language(TEXT),
    "path": by_language(TEXT),
    "data": TEXT,
}
SENTENCE = shaped(text=TEXT, rule={"type": "string"})
STORY = listed(shaped(step=TEXT, moment=COUNT, sentences=listed(SENTENCE)))
EXAMPLE = shaped(id=ID, plays=COUNT, passed={"type": "boolean"}, story=by_language(STORY))
CITE = shaped(rule=RULE, needed=FLAG, also=listed(RULE), shown_by=listed(ID))
WHOLE = SHORT | {
    "cites": listed(CITE),
    "see": listed(RULE),
    "was": listed(ID),
    "claims": listed(TEXT),
    "related": listed(ID),
    "examples": listed(EXAMPLE),
}
TEXTS = shaped(id=ID, text=TEXT)
NAMES = shaped(term=TEXT, forms=listed(TEXT), **{"not": listed(TEXT)})


def _file(title: str, /, **keys: Schema) -> Schema:
    return {"$schema": DIALECT, "title": title, **shaped(version=COUNT, **keys)}


SCHEMAS: dict[str, Schema] = {
    "rulings": _file("All rulings, without their examples", edition=DATE, rulings=listed(shaped(**SHORT))),
    "ruling": _file("A ruling with its proof", edition=DATE, ruling=shaped(**WHOLE)),
    "examples": _file(
        "The examples of a ruling as files that can be played alone",
        edition=DATE,
        ruling=ID,
        title=by_language(TEXT),
        answer=by_language(TEXT),
        cites=listed(RULE),
        examples=listed(TEXTS),
    ),
    "rules": _file(
        "Rules that rulings need or refer to",
        edition=DATE,
        rules=listed(shaped(rule=RULE, needed_by=listed(ID), in_the_background_of=listed(ID))),
    ),
    "cards": _file(
        "Cards of the examples", edition=DATE, cards=listed(shaped(id=ID, name=by_language(TEXT), rulings=listed(ID)))
    ),
    "terms": _file(
        "The words of the Rules in each language",
        edition=DATE,
        terms=listed(shaped(id=TEXT, category={"type": "string"}, languages=by_language(NAMES))),
    ),
    "changes": _file(
        "What became of the rulings, the latest day first",
        edition=DATE,
        changes=listed(shaped(day=DATE, kind={"enum": [kind.value for kind in Kind]}, ruling=ID)),
    ),
    "editions": _file("Editions of the Comprehensive Rules", in_force=DATE, editions=listed(DATE)),
}
"""By the names of the files in `api/schema/`."""
