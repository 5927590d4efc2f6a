"""What an example is played on: cards, an edition, a rulebook; and the ways of leaving a rule out of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from checker.base.problems import Problem
    from checker.engine.rulebook.book import Rulebook
    from checker.knowledge.cards import CardEntry
    from checker.scenarios.example import Example
    from checker.scenarios.outcome import Outcome
    from checker.scenarios.world import World


class Play(Protocol):
    """`scenarios.play`, or what stands in for it in a test."""

    def __call__(self, example: Example, world: World, book: Rulebook, bindings: Mapping[str, int], /) -> Outcome: ...


@dataclass(frozen=True, slots=True)
class Stage:
    """`whole` is the rulebook with nothing left out; `book` the one that is played."""

    world: World
    whole: Rulebook
    book: Rulebook
    play_example: Play

    @property
    def edition(self) -> str:
        """The edition under which examples are played here."""
        return self.world.edition

    def play(self, example: Example, bindings: Mapping[str, int]) -> Outcome:
        """One game. What goes wrong in the engine itself is raised with a note of what was played."""
        try:
            return self.play_example(example, self.world, self.book, bindings)
        except Exception as bug:
            left_out = ", ".join(sorted(map(repr, self.book.left_out))) or "-"
            bug.add_note(f"{example.place}: example {example.id}, left out: {left_out}")
            raise

    def under(self, edition: str) -> Stage:
        """The same cards under another edition, with nothing left out."""
        if edition == self.edition:
            return self
        return replace(self, world=replace(self.world, edition=edition), book=self.whole.at(edition))

    def with_cards(self, cards: Iterable[CardEntry]) -> Stage:
        """The same with the cards of one file laid over those that are known."""
        nodes = [card.node for card in cards]
        if not nodes:
            return self
        return replace(self, world=replace(self.world, cards=self.world.cards.with_cards(nodes)))

    def card_problems(self, file: str) -> list[Problem]:
        """What is wrong with the cards of a file, as far as they were read."""
        return [problem for problem in self.world.cards.problems if problem.place.file == file]

    def without(self, number: str, part: str | None = None) -> Stage:
        """The same with a rule forgotten, or one of its parts."""
        if part is None:
            return replace(self, book=self.book.without(number))
        rules = (rule for rule in self.book.playing(number) if rule.part == part)
        return replace(self, book=self.book.forgetting(*rules))

    def parts(self, number: str) -> tuple[str | None, ...]:
        """The parts that a number has in force, None for a rule that is one thing; empty if none has it."""
        found = (rule.part for rule in self.book.playing(number) if rule.holds_at(self.edition))
        return tuple(dict.fromkeys(found))


def stage(world: World, whole: Rulebook, play: Play) -> Stage:
    """The stage on which a library is played, under the edition of its world."""
    return Stage(world, whole, whole.at(world.edition), play)
