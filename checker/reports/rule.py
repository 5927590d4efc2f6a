"""What is known of a rule number, for a person and as JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from checker.base.messages import Message, message, translate
from checker.proof.sources import place_of
from checker.reports.style import PLAIN, Style

if TYPE_CHECKING:
    from collections.abc import Iterable

    from checker.engine.rulebook.rule import Rule
    from checker.engine.rules.structural import Structural
    from checker.proof.lookup import Lookup


def render(lookup: Lookup, lang: str = "en", style: Style = PLAIN) -> str:
    """Functions first, each at `file:line`, then twins, rulings and tests."""
    lines = [line for rule in lookup.rules for line in _function(rule, lang, style)]
    if lookup.structural:
        lines += _structural(lookup, lang, style)
    lines += _list(message("twins"), lookup.twins, lang)
    lines += _list(message("cited by"), lookup.cited_by, lang)
    lines += _list(message("named under see: by"), lookup.seen_by, lang)
    lines += _list(message("tests"), tuple(f"{_near(t.file)}:{t.line} {t.name}" for t in lookup.tests), lang)
    return "\n".join(lines)


def render_json(lookup: Lookup) -> str:
    """One object: number, functions, structural, twins, cited_by, seen_by, tests."""
    return json.dumps(_as_data(lookup), ensure_ascii=False, indent=2)


def _as_data(lookup: Lookup) -> dict[str, Any]:
    structural = lookup.structural
    return {
        "number": lookup.number,
        "functions": [_function_as_data(rule) for rule in lookup.rules],
        "structural": _structural_as_data(structural) if structural else None,
        "twins": list(lookup.twins),
        "cited_by": list(lookup.cited_by),
        "seen_by": list(lookup.seen_by),
        "tests": [{"file": _near(t.file), "line": t.line, "name": t.name} for t in lookup.tests],
    }


def _structural_as_data(structural: Structural) -> dict[str, Any]:
    file, line = place_of(structural.place)
    return {"file": _near(str(file)), "line": line, "name": structural.place, "why": structural.why}


def _function_as_data(rule: Rule) -> dict[str, Any]:
    return {
        "file": _near(rule.file),
        "line": rule.line,
        "name": rule.name,
        "part": rule.part,
        "hook": rule.hook.name,
        "about": _about(rule),
        "without": rule.without,
        "since": rule.since,
        "until": rule.until,
        "was": dict(rule.was),
    }


def _function(rule: Rule, lang: str, style: Style) -> Iterable[str]:
    part = f" ({rule.part})" if rule.part else ""
    yield style.paint("bold", f"{_near(rule.file)}:{rule.line}") + f" {rule.name}"
    yield f"    {rule.number}{part}, {rule.hook.name}: {_about(rule)}"
    forgotten = message("without it: {what}", what=rule.without)
    yield f"    {translate(forgotten, lang)}"
    if rule.since or rule.until:
        span = message("since {since}, until {until}", since=rule.since or "-", until=rule.until or "-")
        yield f"    {translate(span, lang)}"


def _structural(lookup: Lookup, lang: str, style: Style) -> Iterable[str]:
    if lookup.structural:
        file, line = place_of(lookup.structural.place)
        yield style.paint("bold", f"{_near(str(file))}:{line}") + f" {lookup.structural.place}"
        text = message("{number} is structural: {why}", number=lookup.number, why=lookup.structural.why)
        yield f"    {translate(text, lang)}"


def _list(heading: Message, items: tuple[str, ...], lang: str) -> list[str]:
    if not items:
        return [f"{translate(heading, lang)}: -"]
    return [f"{translate(heading, lang)}:", *(f"    {item}" for item in items)]


def _about(rule: Rule) -> str:
    return " ".join(rule.doc.partition("Without it:")[0].split())


def _near(file: str) -> str:
    """The path from the current folder where it lies below."""
    path, here = Path(file), Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else file
