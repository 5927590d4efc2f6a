"""111.10: predefined tokens, which have what the rules give them and no card prints."""

from __future__ import annotations

from checker.engine.records.characteristics import Characteristics, Printed
from checker.engine.rulebook.hooks import Definition
from checker.engine.rulebook.rule import rule


def _without_abilities(token: Printed) -> Printed:
    faces = []
    for face in token.faces:
        bare: Characteristics = face.copy(face.controller)
        bare.abilities = ()
        faces.append(bare)
    return Printed(token.name, tuple(faces), token.layout)


@rule("111.10a", Definition, slot="predefined Treasure Token", otherwise=_without_abilities)
def treasure(token: Printed) -> Printed:
    """A Treasure token is sacrificed for one mana of any color.

    Without it: it is an artifact with that subtype and no ability.
    """
    return token


@rule("111.10b", Definition, slot="predefined Food Token", otherwise=_without_abilities)
def food(token: Printed) -> Printed:
    """A Food token is tapped and sacrificed for {2} to gain 3 life.

    Without it: it is an artifact with that subtype and no ability.
    """
    return token


@rule("111.10f", Definition, slot="predefined Clue Token", otherwise=_without_abilities)
def clue(token: Printed) -> Printed:
    """A Clue token is sacrificed for {2} to draw a card.

    Without it: it is an artifact with that subtype and no ability.
    """
    return token


@rule("111.10g", Definition, slot="predefined Blood Token", otherwise=_without_abilities)
def blood(token: Printed) -> Printed:
    """A Blood token is tapped and sacrificed, with {1} and a discarded card, to draw a card.

    Without it: it is an artifact with that subtype and no ability.
    """
    return token


@rule("111.10v", Definition, slot="predefined Mutagen Token", otherwise=_without_abilities)
def mutagen(token: Printed) -> Printed:
    """A Mutagen token is tapped and sacrificed for {1}, as a sorcery, to put a +1/+1 counter on target creature.

    Without it: it is an artifact with that subtype and no ability.
    """
    return token
