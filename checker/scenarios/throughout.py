"""`throughout`: what must hold after each batch of changes and at each priority."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from checker.base.nodes import Mapping, Node
from checker.base.problems import BadInput
from checker.scenarios.observe.expectations import BESIDE, holds, look, rows
from checker.scenarios.observe.moment import Moment, Seen
from checker.scenarios.outcome import Observation
from checker.scenarios.reading import items_of, mapping_of, text_of

if TYPE_CHECKING:
    from checker.base.nodes import Entry


@dataclass(frozen=True, slots=True)
class Rule:
    """`then` must hold whenever `when` does; always, without a `when`."""

    key: str
    then: Node
    when: Node | None = None
    claim: str | None = None


@dataclass(slots=True)
class Throughout:
    """Looks at every moment; what first came out wrong is kept."""

    rules: tuple[Rule, ...]
    found: dict[str, Observation] = field(default_factory=dict)

    def look(self, moment: Moment) -> None:
        """One moment. Of a thing that is not there yet nothing is asked."""
        for rule in self.rules:
            try:
                self._look(rule, moment)
            except BadInput:
                continue

    def finish(self, moment: Moment) -> list[Observation]:
        """The last moment: what nothing has ever been called is a mistake now. Raises BadInput."""
        for rule in self.rules:
            self._look(rule, moment)
        keys = [rule.key for rule in self.rules]
        return sorted(self.found.values(), key=lambda one: keys.index(".".join(one.key.split(".")[:2])))

    def _look(self, rule: Rule, moment: Moment) -> None:
        is_meant = rule.when is None or not holds(rule.when, moment)
        for row in rows(rule.then):
            for entry in row:
                if entry.key.text not in BESIDE:
                    self._note(rule, entry, look(entry, moment) if is_meant else (), moment)

    def _note(self, rule: Rule, entry: Entry, seen: list[Seen] | tuple[()], moment: Moment) -> None:
        for one in seen:
            key = ".".join(part for part in (rule.key, entry.key.text, one.subject) if part)
            before = self.found.get(key)
            if before is not None and (not before.holds or one.holds):
                continue
            turn = moment.table.turn
            actual = one.actual if one.holds else f"{one.actual} ({turn.active}, {turn.step})"
            self.found[key] = Observation(key, entry.key.text, one.subject, one.expected, actual, one.holds,
                                          one.place, rule.claim, None, "throughout")  # fmt: skip


def throughout_of(node: Node | None) -> Throughout | None:
    """`E`, `{if: E, then: E}`, or a list of these."""
    if node is None:
        return None
    return Throughout(tuple(_rule(mapping_of(item), at) for at, item in enumerate(items_of(node))))


def _rule(written: Mapping, at: int) -> Rule:
    key, then = f"throughout.{at}", written.get("then")
    if then is None:
        return Rule(key, written)
    return Rule(key, then, written.get("if"), text_of(written.get("claim")) or None)
