"""Checks of rule numbers: does the edition have them, and do they still mean the same?"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Problem, error
from checker.knowledge.rulings import Ruling

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.base.messages import Message
    from checker.base.places import Place
    from checker.knowledge.editions import Edition
    from checker.knowledge.rulings import ExampleFile


def check_numbers(owner: Ruling | ExampleFile, edition: Edition) -> Iterator[Problem]:
    """Numbers that the edition of a ruling does not have, or that mean another rule today."""
    if not edition.numbers:
        return
    stamp, place = _stamp(owner, edition)
    if stamp not in edition.dates:
        yield _unknown_edition(stamp, place, edition)
        return
    for number, place in named_numbers(owner):
        yield from _number(number, place, stamp, edition)
    for game in chain.from_iterable(owner.games):
        for row in game.editions:
            if row.text not in edition.dates:
                yield _unknown_edition(row.text, row.place, edition)


def _stamp(owner: Ruling | ExampleFile, edition: Edition) -> tuple[str, Place]:
    if isinstance(owner, Ruling):
        return owner.edition, owner.place_of("edition")
    return edition.in_force, owner.place


def named_numbers(owner: Ruling | ExampleFile) -> Iterator[tuple[str, Place]]:
    """Every rule number that a file names, with its place: cites, see, and those in its examples."""
    if isinstance(owner, Ruling):
        yield from ((cite.rule, cite.place) for cite in owner.cites)
        yield from ((see.rule, see.place) for see in owner.see)
    for game in chain.from_iterable(owner.games):
        yield from ((rule.text, rule.place) for rule in game.rules)


def _number(number: str, place: Place, stamp: str, edition: Edition) -> Iterator[Problem]:
    now = edition.now(number, stamp)
    if now != (number,):
        text = message("{number} of the edition of {edition} was renumbered: now {now}", number=number, edition=stamp,
                       now=", ".join(now))  # fmt: skip
        yield error("edition.moved", place, text, _moving(now, edition))
    elif not edition.knows(number):
        text = message("the edition of {edition} has no rule {number}", edition=edition.in_force, number=number)
        yield error("edition.unknown-rule", place, text, _near(number, edition))


def _moving(now: tuple[str, ...], edition: Edition) -> Message:
    """What to do about a number that moved: the command moves it, unless it was split into several."""
    if len(now) == 1:
        return message("checker edition migrate moves the numbers of the file and its stamp")
    in_force = edition.in_force
    return message("it is several rules now: choose by hand, and write {edition} as the edition", edition=in_force)


def _near(number: str, edition: Edition) -> Message | None:
    near = edition.nearest(number)
    return message("the nearest are {numbers}", numbers=", ".join(near)) if near else None


def _unknown_edition(date: str, place: Place, edition: Edition) -> Problem:
    text = message("the edition {edition} is not known", edition=date)
    return error("edition.unknown", place, text, message("known are {dates}", dates=", ".join(edition.dates)))
