"""Fourteen difficult cases follow the form; with one word misspelt or left out, the problem names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from checker.base.forms import check
from checker.base.yaml import read_yaml
from checker.knowledge.schema import outline_form

TRIALS = (Path(__file__).parent / "format-trials.yaml").read_text(encoding="utf-8")
IDS = re.findall(r"(?m)^  - id: (\S+)", TRIALS)

MISSPELT = {
    "second-lot-of-a-trampler-counts-marked-damage": ("assignment-of:", "asignment-of:", "assignment-of"),
    "attack-left-past-the-protector": ("options:", "option:", "options"),
    "a-teammate-cannot-protect": ("teams:", "team:", "teams"),
    "nobody-left-to-protect": ("unchecked:", "uncheked:", "unchecked"),
    "the-protector-concedes-while-the-battle-is-attacked": ("through:", "trough:", "through"),
    "a-changed-protector-and-combat-by-edition": ("counters:", "counter:", "counters"),
    "a-division-is-copied-slot-by-slot": ("divide:", "devide:", "divide"),
    "two-that-enter-together-trigger-twice": ("together:", "togehter:", "together"),
    "sneak-only-in-the-declare-blockers-step": ("during:", "druing:", "during"),
    "a-class-that-is-none-keeps-its-level": ("level: 2,", "levle: 2,", "level"),
    "no-moment-without-a-protector": ("throughout:", "troughout:", "throughout"),
    "lethal-ignores-prevention": ("prevented:", "prevent:", "prevented"),
    "what-it-does-not-control-it-cannot-sacrifice": ("skipped:", "skiped:", "skipped"),
    "the-dead-one-still-brings-the-bears": ("put: [g2]", "puts: [g2]", "put"),
}
"""By trial: a word, how it is misspelt, and which word the problem must offer."""

KINDS_OF_OBJECT = "one of these keys must stand here: card, creature, permanent, token"
SPELL_OR_ABILITY = "one of these keys must stand here: spell, ability-of"

LEFT_OUT = {
    "second-lot-of-a-trampler-counts-marked-damage": ("step: second combat damage, ", 'the key "step" is missing'),
    "attack-left-past-the-protector": ("card: Invasion of Dominaria, ", KINDS_OF_OBJECT),
    "a-teammate-cannot-protect": ("spell: Invasion of Dominaria, ", SPELL_OR_ABILITY),
    "nobody-left-to-protect": ("card: Invasion of Zendikar, ", KINDS_OF_OBJECT),
    "the-protector-concedes-while-the-battle-is-attacked": ("card: Invasion of Arcavios, ", KINDS_OF_OBJECT),
    "a-changed-protector-and-combat-by-edition": ("card: Test Usurper, ", 'the key "card" is missing'),
    "a-division-is-copied-slot-by-slot": ("spell: Reverberate, ", SPELL_OR_ABILITY),
    "two-that-enter-together-trigger-twice": (
        'card: "Leonardo\'s Technique", ', 'the key "card" is missing'),
    "sneak-only-in-the-declare-blockers-step": (
        'cast-of: "Leonardo, Cutting Edge", ', "one of these keys must stand here: attack-of, block-of"),
    "a-class-that-is-none-keeps-its-level": ("card: Ninja Teen, ", KINDS_OF_OBJECT),
    "no-moment-without-a-protector": (", then: {protector: {siege: B}}", 'the key "then" is missing'),
    "lethal-ignores-prevention": ("creature: Trample Beast, ", KINDS_OF_OBJECT),
    "what-it-does-not-control-it-cannot-sacrifice": ("of: copy, ", 'the key "of" is missing'),
    "the-dead-one-still-brings-the-bears": ("card: g1, ", 'the key "card" is missing'),
}  # fmt: skip
"""By trial: what is left out, and the message."""


def test_all_trials_follow_the_form() -> None:
    assert _problems(TRIALS) == []
    assert len(IDS) == 14


@pytest.mark.parametrize("trial", IDS)
def test_a_misspelt_word_is_named_with_the_right_one(trial: str) -> None:
    right, wrong, offered = MISSPELT[trial]
    text, place = _changed(trial, right, wrong)
    assert _problems(text) == [
        f'{place}: error: unknown key "{wrong.partition(":")[0]}" (did you mean "{offered}"?) [form.unknown-key]'
    ]


@pytest.mark.parametrize("trial", IDS)
def test_a_word_left_out_is_named(trial: str) -> None:
    gone, message = LEFT_OUT[trial]
    text, _ = _changed(trial, gone, "")
    (problem,) = _problems(text)
    assert message in problem
    assert problem.endswith("[form.missing-key]")


def _problems(text: str) -> list[str]:
    node, problems = read_yaml(text, "trials.yaml")
    assert node is not None
    return [str(problem) for problem in [*problems, *check(outline_form("examples"), node)]]


def _changed(trial: str, old: str, new: str) -> tuple[str, str]:
    """The trials with the first of some words in one of them changed, and the place of the change."""
    at = TRIALS.index(old, TRIALS.index(f"- id: {trial}"))
    line = TRIALS.count("\n", 0, at) + 1
    column = at - TRIALS.rfind("\n", 0, at)
    return TRIALS[:at] + new + TRIALS[at + len(old) :], f"trials.yaml:{line}:{column}"
