"""Fourteen difficult cases follow the form; with one word misspelt or left out, the problem names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from checker.base.forms import check
from checker.base.yaml import read_yaml
from checker.knowledge.schema import outline_form
from checker.proof.verify import verify
from checker.proof.workspace import Workspace

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

UNKNOWN = {
    "second-lot-of-a-trampler-counts-marked-damage": ("block: {u: t}", "w"),
    "attack-left-past-the-protector": ("attack: {Grizzly Bears: siege}", "seige"),
    "a-teammate-cannot-protect": ("expect: {protector: {siege: D}}", "seige"),
    "nobody-left-to-protect": ("triggered: {siege: 0}", "seige"),
    "the-protector-concedes-while-the-battle-is-attacked": ("not-asked: {protector: siege,", "seige"),
    "a-changed-protector-and-combat-by-edition": ("targets: [siege]", "seige"),
    "a-division-is-copied-slot-by-slot": ("new-targets: {giant: courser}", "curser"),
    "two-that-enter-together-trigger-twice": ("triggered: {squad: 2}", "sqaud"),
    "sneak-only-in-the-declare-blockers-step": ("attacking: {bears: B", "beras"),
    "a-class-that-is-none-keeps-its-level": ("of: class}", "calss"),
    "no-moment-without-a-protector": ("then: {protector: {siege: B}}", "seige"),
    "lethal-ignores-prevention": ("block: {cleric: beast}", "baest"),
    "what-it-does-not-control-it-cannot-sacrifice": ("activate: {of: copy,", "cpoy"),
    "the-dead-one-still-brings-the-bears": ("choose: {keep: g1}", "g3"),
}
"""By trial: where a handle stands, and what it is misspelt as."""

HANDLES = ("u: t", "siege", "courser", "squad", "bears", "class", "beast", "copy", "g1")


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


@pytest.mark.parametrize("trial", IDS)
def test_a_handle_that_nothing_bears_is_named(trial: str, tmp_path: Path) -> None:
    there, wrong = UNKNOWN[trial]
    handle = next(handle for handle in HANDLES if handle in there)
    misspelt = there.replace(handle, wrong + handle[1:] if handle == "u: t" else wrong)
    text, _ = _changed(trial, there, misspelt)
    (tmp_path / "trials.yaml").write_text(text, encoding="utf-8")
    at = text.index(misspelt, text.index(f"- id: {trial}")) + misspelt.index(wrong)
    workspace = Workspace.at(paths=[tmp_path / "trials.yaml"])
    library = workspace.load()
    found = [p for p in verify(library, workspace.stage(library)).problems if p.id == "scenario.unknown-name"]
    assert [(p.example, p.place.line, p.place.column, p.message.english()) for p in found] == [
        (trial, *_position(text, at), f'nothing here is called "{wrong}"')
    ]


def _problems(text: str) -> list[str]:
    node, problems = read_yaml(text, "trials.yaml")
    assert node is not None
    return [str(problem) for problem in [*problems, *check(outline_form("examples"), node)]]


def _changed(trial: str, old: str, new: str) -> tuple[str, str]:
    """The trials with the first of some words in one of them changed, and the place of the change."""
    at = TRIALS.index(old, TRIALS.index(f"- id: {trial}"))
    line, column = _position(TRIALS, at)
    return TRIALS[:at] + new + TRIALS[at + len(old) :], f"trials.yaml:{line}:{column}"


def _position(text: str, at: int) -> tuple[int, int]:
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
