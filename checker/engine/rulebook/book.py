"""The rulebook: a value that holds rules, answers for them by hook and slot, and can leave some out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import Any

from checker.engine.rulebook.hooks import Definition, Hook, ProcedureStep
from checker.engine.rulebook.rule import Function, Rule

NO_PROCEDURES: Mapping[str, Function] = {}


class Rulebook:
    """``left_out`` are the rules that are forgotten; ``readings`` pick one reading of a rule that has several."""

    __slots__ = ("_all", "_one", "_without", "date", "kept", "left_out", "procedures", "readings", "rules")

    def __init__(
        self,
        rules: tuple[Rule, ...],
        date: str,
        left_out: frozenset[Rule] = frozenset(),
        readings: tuple[tuple[str, str], ...] = (),
        procedures: Mapping[str, Function] = NO_PROCEDURES,
    ) -> None:
        self.rules = rules
        self.date = date
        self.left_out = left_out
        self.readings = readings
        self.procedures = procedures
        self._all: dict[tuple[Hook, str], tuple[Rule, ...]] = {}
        self._one: dict[str, Rule] = {}
        self._without: dict[str, Rulebook] = {}
        self.kept: dict[Any, Any] = {}
        self._arrange()

    @classmethod
    def of(
        cls, modules: Iterable[ModuleType], date: str, procedures: Mapping[str, Function] = NO_PROCEDURES
    ) -> Rulebook:
        """All rules that stand in the modules. ``procedures`` are actions that an effect may call for (casting in the
        middle of a resolution), since no rule and no effect imports them."""
        found = [value for module in modules for value in vars(module).values() if isinstance(value, Rule)]
        unique = {id(value): value for value in found}
        rules = tuple(sorted(unique.values(), key=lambda r: (r.number, r.part or "", r.name)))
        return cls(rules, date, procedures=procedures)

    def _arrange(self) -> None:
        lists: dict[tuple[Hook, str], list[Rule]] = {}
        for rule in self.rules:
            held = self._in_force(rule)
            if held is None:
                continue
            lists.setdefault((rule.hook, rule.slot), []).append(held)
            if rule.hook in (ProcedureStep, Definition):
                if rule.slot in self._one:
                    raise ValueError(f"{rule!r} and {self._one[rule.slot]!r} hang in one place: {rule.slot}")
                self._one[rule.slot] = held
        self._all = {key: tuple(rules) for key, rules in lists.items()}

    def _in_force(self, rule: Rule) -> Rule | None:
        chosen = dict(self.readings)
        if not rule.holds_at(self.date):
            return None
        if rule.reading is not None and chosen.get(rule.number, "letter") != rule.reading:
            return None
        return rule.forgotten() if rule in self.left_out else rule

    # -- asking -------------------------------------------------------------------------------------------------

    def all(self, hook: Hook, slot: str) -> tuple[Rule, ...]:
        """The rules that hang in a place, in order of their numbers; a forgotten one is not among them."""
        return self._all.get((hook, slot), ())

    def one(self, slot: str) -> Rule:
        """The procedure step or definition of that name, or what stands for it while forgotten."""
        return self._one[slot]

    def get(self, slot: str) -> Rule | None:
        return self._one.get(slot)

    def ask(self, slot: str) -> Function:
        """The bare function of a definition: no log entry is made by asking."""
        return self._one[slot].fn

    # -- other books --------------------------------------------------------------------------------------------

    def without(self, number: str) -> Rulebook:
        """The book with every part of a number forgotten."""
        if number not in self._without:
            self._without[number] = self.forgetting(*self.playing(number))
        return self._without[number]

    def forgetting(self, *rules: Rule) -> Rulebook:
        """The book with just these functions forgotten: single parts of a number."""
        return Rulebook(self.rules, self.date, self.left_out.union(rules), self.readings, self.procedures)

    def at(self, date: str) -> Rulebook:
        """The book as it was in the edition in force on ``date`` (YYYY-MM-DD)."""
        if date == self.date:
            return self
        return Rulebook(self.rules, date, self.left_out, self.readings, self.procedures)

    def reading(self, number: str, name: str) -> Rulebook:
        others = tuple(pair for pair in self.readings if pair[0] != number)
        return Rulebook(self.rules, self.date, self.left_out, (*others, (number, name)), self.procedures)

    # -- about the rules ----------------------------------------------------------------------------------------

    def numbers(self) -> tuple[str, ...]:
        """All numbers that can be forgotten, twins included, sorted."""
        return tuple(sorted({number for rule in self.rules for number in rule.numbers}))

    def playing(self, number: str) -> tuple[Rule, ...]:
        """The functions that play a number: its parts, or the twin that has it."""
        return tuple(rule for rule in self.rules if number in rule.numbers)

    def twins(self, number: str) -> tuple[str, ...]:
        return tuple(sorted({n for rule in self.playing(number) for n in rule.numbers} - {number}))
