"""All checks of what was read that need no game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Problem, error
from checker.knowledge.checks_editions import check_numbers
from checker.knowledge.checks_examples import check_cards, check_examples
from checker.knowledge.checks_register import check_register, with_definitions
from checker.knowledge.checks_rulings import check_ruling

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from checker.base.places import Place
    from checker.knowledge.cards import CardEntry
    from checker.knowledge.library import Library
    from checker.knowledge.rulings import Ruling


def whole_checks(library: Library) -> tuple[Library, list[Problem]]:
    """The library with its definitions marked, and what is wrong with it."""
    library = with_definitions(library)
    found = [*_ids(library.rulings), *_rulings(library), *_example_files(library)]
    found += [replace(problem, ruling=ruling) for problem, ruling in check_register(library)]
    return library, found


def duplicate_cards(cards: Iterable[CardEntry]) -> Iterator[Problem]:
    """Cards of one name in the files of the project."""
    first: dict[str, CardEntry] = {}
    for card in cards:
        other = first.setdefault(card.key, card)
        if other is not card:
            text = message('the card "{card}" stands at {place} already', card=card.name["en"], place=other.place)
            yield error("cards.duplicate", card.place, text)


def _rulings(library: Library) -> Iterator[Problem]:
    cards = {card.key: card for card in library.cards}
    for ruling in library.rulings:
        found = [*check_ruling(ruling), *check_numbers(ruling, library.edition), *check_cards(ruling, cards)]
        yield from (replace(problem, ruling=ruling.id) for problem in found)
        yield from (replace(problem, ruling=ruling.id, example=example) for example, problem in check_examples(ruling))


def _example_files(library: Library) -> Iterator[Problem]:
    cards = {card.key: card for card in library.cards}
    for file in library.examples:
        yield from check_numbers(file, library.edition)
        yield from check_cards(file, cards)
        yield from (replace(problem, example=example) for example, problem in check_examples(file))


def _ids(rulings: tuple[Ruling, ...]) -> Iterator[Problem]:
    first: dict[str, Place] = {}
    named = [(ruling, ruling.id, ruling.place_of("id")) for ruling in rulings]
    named += [(ruling, old, ruling.place_of("was")) for ruling in rulings for old in ruling.was]
    for ruling, id, place in named:
        if id in first:
            text = message('the id "{id}" is taken at {place}', id=id, place=first[id])
            yield replace(error("ruling.duplicate-id", place, text), ruling=ruling.id)
        first.setdefault(id, place)
