"""The turn: whose, which step, and how far the step has come (500–514)."""

from __future__ import annotations

from dataclasses import dataclass

STEPS = (
    "untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "declare blockers",
    "combat damage", "end of combat", "postcombat main", "end", "cleanup",
)  # fmt: skip
DAMAGE_STEPS = ("combat damage", "first combat damage", "second combat damage")
COMBAT_STEPS = frozenset(
    ("beginning of combat", "declare attackers", "declare blockers", "end of combat", *DAMAGE_STEPS)
)
PHASE_ENDS = frozenset(("draw", "precombat main", "end of combat", "postcombat main"))
"""The last steps of the phases that others may follow than the usual ones."""
MAIN_PHASES = frozenset(("precombat main", "postcombat main"))


@dataclass(frozen=True, slots=True)
class Turn:
    """``stage``: begin (turn-based actions not done), check (somebody is about to get priority), priority,
    resolve (all passed, an object waits), end (the step is over). ``passed`` counts passes in succession;
    ``extra`` are players whose extra turns wait, the next one last (500.7), ``interrupted`` during one of them is
    whose turn came before the first; ``again``: another cleanup follows. ``added`` are the first steps of phases to
    come directly after this one (500.8), ``resume`` during one of them is the step with which the turn then goes on."""

    active: str
    number: int = 2
    step: str = "precombat main"
    stage: str = "check"
    priority: str = ""
    passed: int = 0
    extra: tuple[str, ...] = ()
    again: bool = False
    interrupted: str = ""
    added: tuple[str, ...] = ()
    resume: str = ""

    @property
    def is_combat(self) -> bool:
        return self.step in COMBAT_STEPS

    @property
    def is_main(self) -> bool:
        return self.step in MAIN_PHASES

    def at(self, stage: str, priority: str = "", passed: int = 0, step: str | None = None) -> Turn:
        """The same turn at another stage."""
        return Turn(
            self.active, self.number, step or self.step, stage, priority, passed, self.extra, self.again,
            self.interrupted, self.added, self.resume,
        )  # fmt: skip
