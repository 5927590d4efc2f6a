"""The standard rulebook: every module of rules, in the edition asked for."""

from __future__ import annotations

from types import ModuleType

from checker.engine.actions.cast import cast
from checker.engine.rulebook.book import Rulebook
from checker.engine.rules import (
    adventures,
    assignment,
    attachments,
    attack,
    battles,
    block,
    casting,
    classes,
    combat_costs,
    copies,
    counters,
    damage,
    damage_steps,
    double_faced,
    drawing,
    durations,
    ending,
    entering_combat,
    evasion,
    excess_damage,
    exiling,
    keywords,
    keywords_casting,
    keywords_triggered,
    layers,
    leaving_combat,
    leaving_game,
    looking_back,
    numbers,
    outside,
    paying,
    protection,
    resolving,
    sneaking,
    state_based,
    state_triggers,
    subtypes,
    targeting,
    tokens,
    triggers,
    turn,
)

IN_FORCE = "2026-09-25"
MODULES: tuple[ModuleType, ...] = (
    adventures, assignment, attachments, attack, battles, block, casting, classes, combat_costs, copies, counters,
    damage, damage_steps, double_faced, drawing, durations, ending, entering_combat, evasion, excess_damage,
    exiling, keywords, keywords_casting, keywords_triggered, layers, leaving_combat, leaving_game, looking_back,
    numbers, outside, paying, protection, resolving, sneaking, state_based, state_triggers, subtypes, targeting,
    tokens, triggers, turn,
)  # fmt: skip


def standard_book(date: str = IN_FORCE) -> Rulebook:
    """All rules, as they are in the edition of ``date`` (YYYY-MM-DD)."""
    return Rulebook.of(MODULES, date, {"cast": cast})
