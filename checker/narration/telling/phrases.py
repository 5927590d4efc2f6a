"""How it is said that things go from one zone to another: each phrase for one thing and for several."""

from __future__ import annotations

from checker.base.messages import Message, counted, message
from checker.narration.naming import Noun


def is_destroyed(count: int, objects: Noun) -> Message:
    return counted(
        "{objects} is destroyed and goes to the graveyard.", "{objects} are destroyed and go to the graveyard.",
        count, objects=objects,
    )  # fmt: skip


def lethal(count: int, objects: Noun) -> Message:
    return counted(
        "{objects} has taken lethal damage: it is destroyed and goes to the graveyard.",
        "{objects} have taken lethal damage: they are destroyed and go to the graveyard.",
        count, objects=objects,
    )  # fmt: skip


def deathtouch(count: int, objects: Noun) -> Message:
    return counted(
        "{objects} has taken damage with deathtouch: it is destroyed and goes to the graveyard.",
        "{objects} have taken damage with deathtouch: they are destroyed and go to the graveyard.",
        count, objects=objects,
    )  # fmt: skip


def no_toughness(count: int, objects: Noun) -> Message:
    return counted(
        "{objects} has toughness 0 or less and goes to the graveyard.",
        "{objects} have toughness 0 or less and go to the graveyard.",
        count, objects=objects,
    )  # fmt: skip


def no_loyalty(count: int, objects: Noun) -> Message:
    return counted(
        "{objects} has no loyalty left and goes to the graveyard.",
        "{objects} have no loyalty left and go to the graveyard.",
        count, objects=objects,
    )  # fmt: skip


def legend(count: int, objects: Noun) -> Message:
    return counted(
        "{objects} goes to the graveyard: its controller keeps another of that name.",
        "{objects} go to the graveyard: their controller keeps another of that name.",
        count, objects=objects,
    )  # fmt: skip


def unattached_aura(count: int, objects: Noun) -> Message:
    return counted(
        "{objects} is attached to nothing legal and goes to the graveyard.",
        "{objects} are attached to nothing legal and go to the graveyard.",
        count, objects=objects,
    )  # fmt: skip


def ceases(count: int, objects: Noun) -> Message:
    return counted("{objects} ceases to exist.", "{objects} cease to exist.", count, objects=objects)


def countered(to: str, count: int, objects: Noun) -> Message:
    """A spell goes somewhere; an ability is gone (701.6a)."""
    if to == "nowhere":
        return message("The ability of {object} is countered.", object=objects)
    return counted("{objects} is countered.", "{objects} are countered.", count, objects=objects)


def leaves_with_player(count: int, objects: Noun) -> Message:
    return counted(
        "{objects} leaves the game with its owner.",
        "{objects} leave the game with their owner.",
        count,
        objects=objects,
    )


def enters(count: int, objects: Noun) -> Message:
    return counted("{objects} enters the battlefield.", "{objects} enter the battlefield.", count, objects=objects)


def to_graveyard(count: int, objects: Noun) -> Message:
    return counted("{objects} goes to the graveyard.", "{objects} go to the graveyard.", count, objects=objects)


def to_hand(count: int, objects: Noun) -> Message:
    return counted(
        "{objects} goes to its owner's hand.", "{objects} go to their owners' hands.", count, objects=objects
    )


def to_library(count: int, objects: Noun) -> Message:
    return counted(
        "{objects} goes to its owner's library.", "{objects} go to their owners' libraries.", count, objects=objects
    )


def to_exile(count: int, objects: Noun) -> Message:
    return counted("{objects} goes to exile.", "{objects} go to exile.", count, objects=objects)


def to_command(count: int, objects: Noun) -> Message:
    return counted("{objects} goes to the command zone.", "{objects} go to the command zone.", count, objects=objects)


def to_stack(count: int, objects: Noun) -> Message:
    return counted("{objects} goes on the stack.", "{objects} go on the stack.", count, objects=objects)


def leaves(count: int, objects: Noun) -> Message:
    return counted("{objects} leaves its zone.", "{objects} leave their zones.", count, objects=objects)


def sacrifices(player: str, count: int, objects: Noun) -> Message:
    return message("{player} sacrifices {objects}.", player=player, objects=objects)


def discards(player: str, count: int, objects: Noun) -> Message:
    return message("{player} discards {objects}.", player=player, objects=objects)


def plays(player: str, count: int, objects: Noun) -> Message:
    return message("{player} plays {objects}.", player=player, objects=objects)


def creates(player: str, count: int, objects: Noun) -> Message:
    return counted("{player} creates a token: {objects}.", "{player} creates {count} tokens: {objects}.", count,
                   player=player, objects=objects)  # fmt: skip


def mills(player: str, count: int, objects: Noun) -> Message:
    return message("{player} mills {objects}.", player=player, objects=objects)


def draws(player: str, count: int, objects: Noun) -> Message:
    return counted("{player} draws a card.", "{player} draws {count} cards.", count, player=player)
