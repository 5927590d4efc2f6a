"""`always` and `never`: an example played again for every way in which free decisions can be made."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.nodes import Mapping, Node, Scalar
from checker.engine.queries.answers import LIMIT, legal_answers
from checker.engine.records.question import Answer, Question
from checker.engine.state.table import Table
from checker.scenarios.answers import kind_of
from checker.scenarios.decider import About
from checker.scenarios.reading import fail, items_of, mapping_of, scalars_of, text_of

if TYPE_CHECKING:
    from checker.base.places import Place

ACTIONS = frozenset({"cast", "activate"})


@dataclass(frozen=True, slots=True)
class Free:
    """What one `always` or `never` says: which decisions are free, and what is expected of every outcome."""

    word: str
    key: str
    over: tuple[About, ...]
    expect: Node
    claim: str | None
    place: Place


@dataclass(slots=True)
class Choices:
    """A plan for the decisions that nobody fixed: the answer of each by its number, from 0; the first beyond them.

    `among` tells how many answers each had; only those over which is looked are counted.
    """

    over: tuple[About, ...]
    beside: tuple[About, ...] = ()
    numbers: tuple[int, ...] = ()
    among: list[int] = field(default_factory=list)
    place: Place | None = None

    def decides(self, table: Table, question: Question) -> bool:
        return any(about.fits(question) for about in (*self.over, *self.beside))

    def answer(self, table: Table, question: Question) -> Answer:
        if not any(about.fits(question) for about in self.over):
            return legal_answers(table, question, 1)[0]
        answers = legal_answers(table, question, LIMIT + 1)
        self._check(len(answers))
        at = len(self.among)
        self.among.append(len(answers))
        return answers[self.numbers[at] if at < len(self.numbers) else 0]

    def _check(self, count: int) -> None:
        if count > LIMIT and self.place is not None:
            _too_many(self.place)

    def next(self) -> tuple[int, ...] | None:
        """The numbers of the next way; None after the last."""
        numbers = [*self.numbers, *[0] * len(self.among)][: len(self.among)]
        while numbers:
            numbers[-1] += 1
            if numbers[-1] < self.among[len(numbers) - 1]:
                return tuple(numbers)
            numbers.pop()
        return None


def frees(word: str, node: Node | None) -> Iterator[Free]:
    """Every entry of `always` or `never`."""
    for at, item in enumerate(items_of(node)):
        yield _free(word, f"{word}.{at}", mapping_of(item))


def _free(word: str, key: str, written: Mapping) -> Free:
    by = written.get("by")
    player = by.text if isinstance(by, Scalar) else None
    kinds = tuple(kind_of(scalar.text) for scalar in scalars_of(written.get("over")))
    for scalar, kind in zip(scalars_of(written.get("over")), kinds, strict=True):
        if kind in ACTIONS:
            text = message('"{decision}" cannot be looked over yet', decision=scalar.text)
            fail("scenario.not-yet", scalar.place, text)
    expect = written.get("expect")
    if expect is None:
        fail("scenario.value", written.place, message('the key "{key}" is missing', key="expect"))
    over = tuple(About(kind, player) for kind in kinds)
    claim = written.get("claim") or (expect.get("claim") if isinstance(expect, Mapping) else None)
    return Free(word, key, over, expect, text_of(claim) or None, written.place)


def _too_many(place: Place) -> None:
    text = message("there are more than {limit} ways to decide", limit=LIMIT)
    fail("scenario.too-many-answers", place, text)


def check_count(count: int, place: Place) -> None:
    """Raises BadInput when more ways were played than are looked through."""
    if count > LIMIT:
        _too_many(place)
