"""Each rule that can be forgotten has one smallest game: its outcome, and the outcome without it, are written down."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest

from checker.base.nodes import Mapping, Sequence
from checker.base.problems import Severity
from checker.engine.game import IN_FORCE, act, standard_book
from checker.engine.records.actions import Cast
from checker.engine.records.characteristics import Characteristics, Printed
from checker.engine.records.mana import ManaCost
from checker.engine.records.question import Illegal
from checker.engine.rulebook.book import Rulebook
from checker.engine.rulebook.rule import Rule
from checker.engine.state.table import Table
from checker.knowledge.library import Library
from checker.proof.changes import observed
from checker.proof.playing import readings, with_contrasts
from checker.proof.stage import Stage
from checker.proof.verify import verify
from checker.proof.workspace import Workspace
from checker.scenarios.example import Example

Test = TypeVar("Test", bound=Callable[..., object])
HERE = Path(__file__).parent
ROOT = HERE.parents[1]
RULES = standard_book().rules
BEFORE = "2026-04-17"
"""The edition before the one that renumbered and changed 310 and 704.5v to y."""


@dataclass(frozen=True)
class Game:
    """An example with one block of its `without:`, on the stage where it is played in force."""

    number: str
    example: Example
    stage: Stage

    def asking(self, block: Mapping | Sequence | None) -> Example:
        return replace(self.example, expect=block, without=None, claimed=None)

    @property
    def block(self) -> Mapping | Sequence:
        node = self.example.without.get(self.number) if self.example.without is not None else None
        assert isinstance(node, Mapping | Sequence)
        return node


@cache
def library() -> tuple[Library, Stage]:
    work = Workspace.at(ROOT, [HERE])
    library = work.load()
    return library, work.stage(library)


@cache
def games() -> tuple[Game, ...]:
    found, stage = library()
    return tuple(
        Game(entry.key.text, example, stage.with_cards(file.cards))
        for file in found.examples
        for example in with_contrasts(file.examples)
        for entry in _blocks(example)
    )


def _blocks(example: Example) -> Iterator:
    yield from example.without or ()
    for entry in example.readings or ():
        inner = entry.value.get("without") if isinstance(entry.value, Mapping) else None
        yield from inner or ()


def name(rule: Rule) -> str:
    return " ".join(part.replace(" ", "-") for part in (rule.number, rule.part, rule.name) if part)


def complaints(rule: Rule, game: Game) -> Iterator[str]:
    """What keeps a game from showing a rule; nothing if it does."""
    edition = IN_FORCE if rule.holds_at(IN_FORCE) else BEFORE
    played = False
    for _, read, place in readings(game.example, game.stage.under(edition)):
        if rule.reading not in (None, dict(place.book.readings).get(rule.number, "letter")) or read.without is None:
            continue
        if game.number not in read.without:
            continue
        played = True
        here = Game(game.number, read, place)
        yield from _outcomes(rule, here)
    if not played:
        yield "it is not played in the reading of the rule"


def _outcomes(rule: Rule, game: Game) -> Iterator[str]:
    stage, other = game.stage, replace(game.stage, book=game.stage.book.forgetting(rule))
    asked = game.asking(game.block)
    if not _holds(game.asking(game.example.expect), stage):
        yield "with the rule something else comes out than is written"
    if _holds(asked, stage):
        yield "what is written for the game without the rule comes out with it as well"
    if not _holds(asked, other):
        yield "without the rule something else comes out than is written"


def _holds(example: Example, stage: Stage) -> bool:
    """Whether the game comes to its end and all that is expected there comes out."""
    outcome = stage.play(example, {})
    seen = observed(outcome, stage.edition)
    usual = not stage.book.left_out
    wanted = [one for key, one in seen.items() if usual or key.startswith("expect.")]
    return outcome.completed and bool(wanted) and all(one.holds for one in wanted)


def _cast_without_priority(book: Rulebook) -> str:
    """117.1: B, with a free instant in hand, while A has priority; in an example B would wait for it."""
    table = Table(book, ("A", "B"))
    face = Characteristics("Word", types=frozenset({"Instant"}), mana_cost=ManaCost())
    word = table.add(Printed("Word", (face,)), "B", "hand")
    table.turn = replace(table.turn, step="precombat main", stage="priority", priority="A")
    try:
        act(table, Cast("B", word.id))
    except Illegal:
        return "refused"
    return "allowed"


BY_HAND = {"caster_without_priority": (_cast_without_priority, "refused", "allowed")}
"""Games that cannot be written as examples: rule → what plays it, its outcome, and the outcome without it."""


def plays(*numbers: str) -> Callable[[Test], Test]:
    """The numbers that a test plays, for ``checker rule``."""
    return lambda test: test


@plays("117.1")
@pytest.mark.parametrize("rule", RULES, ids=name)
def test_a_rule_has_a_game_that_comes_out_otherwise_without_it(rule: Rule) -> None:
    if rule.name in BY_HAND:
        play, usual, otherwise = BY_HAND[rule.name]
        assert (play(standard_book()), play(standard_book().forgetting(rule))) == (usual, otherwise)
        assert usual != otherwise
        return
    found = [game for game in games() if game.number in rule.numbers]
    assert found, f"no example in tests/rules has without: for {' or '.join(rule.numbers)}"
    said = {game.example.id: list(complaints(rule, game)) for game in found}
    assert not all(said.values()), said


def test_the_files_of_these_games_pass_as_they_stand() -> None:
    found, stage = library()
    here = {file.file for file in found.examples}
    problems = [p for p in verify(found, stage).problems if p.place.file in here and p.severity is not Severity.notice]
    assert [f"{problem.place}: {problem.message.english()}" for problem in problems] == []
