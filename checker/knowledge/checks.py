"""All checks of what was read that need no game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Problem, error
from checker.knowledge.checks_editions import check_numbers
from checker.knowledge.checks_examples import check_cards, check_examples
from checker.knowledge.checks_names import check_names, plain_names
from checker.knowledge.checks_register import check_register, with_definitions
from checker.knowledge.checks_rulings import check_ruling

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from checker.base.places import Place
    from checker.knowledge.cards import CardEntry
    from checker.knowledge.library import Library
    from checker.knowledge.rulings import ExampleFile, Ruling


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards that everybody knows: by their English names, and the names of all in all languages."""

    by_key: dict[str, CardEntry]
    names: frozenset[str]


def whole_checks(library: Library) -> tuple[Library, list[Problem]]:
    """The library with its definitions marked, and what is wrong with it."""
    library = with_definitions(library)
    cards = Cards({card.key: card for card in library.cards}, frozenset(plain_names(library.cards)))
    found = [*_ids(library.rulings), *_rulings(library, cards)]
    found += [problem for file in library.examples for problem in _of_file(file, library, cards)]
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


def _rulings(library: Library, cards: Cards) -> Iterator[Problem]:
    for ruling in library.rulings:
        found = [*check_ruling(ruling), *_of_file(ruling, library, cards)]
        yield from (replace(problem, ruling=ruling.id) for problem in found)


def _of_file(owner: Ruling | ExampleFile, library: Library, cards: Cards) -> Iterator[Problem]:
    yield from check_numbers(owner, library.edition)
    yield from check_cards(owner, cards.by_key)
    found = (*check_examples(owner), *check_names(owner, cards.names))
    yield from (replace(problem, example=example) for example, problem in found)


def _ids(rulings: tuple[Ruling, ...]) -> Iterator[Problem]:
    first: dict[str, Place] = {}
    named = [(ruling, ruling.id, ruling.place_of("id")) for ruling in rulings]
    named += [(ruling, old, ruling.place_of("was")) for ruling in rulings for old in ruling.was]
    for ruling, id, place in named:
        if id in first:
            text = message('the id "{id}" is taken at {place}', id=id, place=first[id])
            yield replace(error("ruling.duplicate-id", place, text), ruling=ruling.id)
        first.setdefault(id, place)
