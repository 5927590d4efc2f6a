"""``@rule``: a function marked with the number it plays (a value; nothing is registered)."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Any

from checker.engine.rulebook.hooks import Hook

Function = Callable[..., Any]


class Rule:
    """A rule of the Comprehensive Rules as a function.

    number, also   the number in the edition in force, and its twins: numbers that say the same
    part           what of the number it plays, where the number says several things
    slot           where it hangs: the name by which the book is asked (default: the function's name)
    otherwise      what happens instead while the rule is forgotten
    since, until   editions (dates) from which, and before which, it holds
    was            older edition → the number it had there
    reading        the name of a reading, for a rule that is read in several ways
    """

    __slots__ = (
        "also",
        "file",
        "fn",
        "hook",
        "line",
        "name",
        "number",
        "otherwise",
        "part",
        "reading",
        "since",
        "slot",
        "until",
        "was",
    )  # fmt: skip

    def __init__(
        self,
        number: str,
        hook: Hook,
        fn: Function,
        also: tuple[str, ...],
        part: str | None,
        slot: str | None,
        otherwise: Function | None,
        since: str | None,
        until: str | None,
        was: Mapping[str, str],
        reading: str | None,
    ) -> None:
        self.number = number
        self.also = also
        self.part = part
        self.hook = hook
        self.slot = slot or fn.__name__
        self.fn = fn
        self.otherwise = otherwise
        self.since = since
        self.until = until
        self.was = was
        self.reading = reading
        self.name = fn.__name__
        self.file = fn.__code__.co_filename
        self.line = fn.__code__.co_firstlineno

    def __call__(self, table: Any, *args: Any) -> Any:
        """Play the rule; what is logged meanwhile is logged as its doing."""
        before = table.running
        table.running = (*before, self)
        result = self.fn(table, *args)
        table.running = before
        return result

    @property
    def numbers(self) -> tuple[str, ...]:
        """The number and its twins."""
        return (self.number, *self.also)

    @property
    def doc(self) -> str:
        return inspect.getdoc(self.fn) or ""

    @property
    def without(self) -> str:
        """In words, what a game does that lacks this rule: the docstring's "Without it: …", else the hook's."""
        _, found, said = self.doc.partition("Without it: ")
        return " ".join(said.split()) if found else self.hook.forgotten

    def forgotten(self) -> Rule | None:
        """The rule's stand-in while it is forgotten, or None where it is simply left out."""
        if self.otherwise is None:
            return None
        return Rule(
            self.number, self.hook, self.otherwise, self.also, self.part, self.slot, None,
            self.since, self.until, self.was, self.reading,
        )  # fmt: skip

    def holds_at(self, date: str) -> bool:
        return (self.since is None or self.since <= date) and (self.until is None or date < self.until)

    def number_at(self, date: str) -> str:
        """The number it had in the edition of ``date``."""
        older = [(edition, number) for edition, number in self.was.items() if date <= edition]
        return min(older)[1] if older else self.number

    def __repr__(self) -> str:
        return f"<{self.number}{f' ({self.part})' if self.part else ''} {self.name}>"


def rule(
    number: str,
    hook: Hook,
    *,
    also: tuple[str, ...] = (),
    part: str | None = None,
    slot: str | None = None,
    otherwise: Function | None = None,
    since: str | None = None,
    until: str | None = None,
    was: Mapping[str, str] | None = None,
    reading: str | None = None,
) -> Callable[[Function], Rule]:
    """Mark a function as a rule. A procedure step or a definition must say what happens otherwise."""
    if hook.needs_otherwise and otherwise is None:
        raise ValueError(f"{number}: a {hook.name} needs otherwise=")

    def mark(fn: Function) -> Rule:
        return Rule(number, hook, fn, also, part, slot, otherwise, since, until, was or {}, reading)

    return mark
