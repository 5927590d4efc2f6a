"""Whether the rules refuse something: the first rule of a place that does, or none."""

from __future__ import annotations

from typing import Any

from checker.engine.records.question import Illegal
from checker.engine.rulebook.hooks import Refusal
from checker.engine.rulebook.rule import Rule
from checker.engine.state.table import Table


def refusing(table: Table, slot: str, *about: Any) -> Rule | None:
    """The rule that refuses. A rule that gathers others (509.1b) answers with the one that is behind it."""
    for rule in table.book.all(Refusal, slot):
        verdict = rule.fn(table, *about)
        if verdict:
            return verdict if isinstance(verdict, Rule) else rule
    return None


def insist(table: Table, slot: str, *about: Any) -> None:
    """Illegal, with the rule that says so, if something in that place refuses."""
    rule = refusing(table, slot, *about)
    if rule is not None:
        raise Illegal(rule.name, rule, {"about": about})
