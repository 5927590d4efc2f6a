"""Checks of examples that need no game: is something expected, is everything used that is declared?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.names import suggestion
from checker.base.nodes import Scalar
from checker.base.problems import Problem, error, notice
from checker.knowledge.played import declared, expects_something

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.knowledge.cards import CardEntry
    from checker.knowledge.played import Played
    from checker.knowledge.rulings import ExampleFile, Ruling
    from checker.scenarios.example import Example

MOST_CLAIMS = 3
"""An example that answers more proves none of them well."""


def check_examples(owner: Ruling | ExampleFile) -> Iterator[tuple[str | None, Problem]]:
    """What is wrong with the examples of a file, each with the example's id."""
    first: dict[str, Scalar] = {}
    for example, games in zip(owner.examples, owner.games, strict=True):
        found = [*_of_one(example, games), *_of_contrast(example, owner)]
        for game in games:
            found += _duplicate(game.id, first)
        yield from ((example.id, problem) for problem in found)


def check_cards(owner: Ruling | ExampleFile, known: dict[str, CardEntry]) -> Iterator[Problem]:
    """Notices for cards of a file that take the place of one that everybody knows."""
    for card in owner.cards:
        if card.key in known:
            text = message('here "{card}" is the card of this file, not the one known', card=card.name["en"])
            yield notice("cards.own", card.place, text)


def _of_one(example: Example, games: tuple[Played, ...]) -> Iterator[Problem]:
    if not expects_something(example):
        hint = message("say in expect: what must come out")
        yield error("example.no-expectation", example.place, message("the example expects nothing"), hint)
    yield from _parameters(example, games)
    for game in games:
        claims = dict.fromkeys(claim.text for claim in game.claims)
        if len(claims) > MOST_CLAIMS:
            text = message("the example answers {count} claims, and {most} is the most",
                           count=len(claims), most=MOST_CLAIMS)  # fmt: skip
            yield error("example.too-many-claims", game.id.place, text, message("make two examples of it"))


def _parameters(example: Example, games: tuple[Played, ...]) -> Iterator[Problem]:
    there = declared(example)
    used = {name for game in games for name in game.parameters}
    for name, key in there.items():
        if name not in used:
            text = message('the parameter "{name}" is never used', name=name)
            hint = message('use it as "={name}" where a number stands', name=name)
            yield error("example.vary-unused", key.place, text, hint)


def _duplicate(id: Scalar, first: dict[str, Scalar]) -> Iterator[Problem]:
    if id.text in first:
        line = first[id.text].place.line
        text = message('the example id "{id}" is taken in line {line}', id=id.text, line=line)
        yield error("example.duplicate-id", id.place, text)
    first.setdefault(id.text, id)


def _of_contrast(example: Example, owner: Ruling | ExampleFile) -> Iterator[Problem]:
    of = example.contrast.get("of") if example.contrast is not None else None
    known = [other.id for other in owner.examples]
    if isinstance(of, Scalar) and of.text not in known:
        text = message('there is no example "{id}" here to be a contrast of', id=of.text)
        yield error("example.unknown-contrast", of.place, text, suggestion(of.text, known))
