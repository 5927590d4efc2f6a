"""Turns that begin, the end of the game, and what a rule kept from happening (104, 500, 101.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from checker.base.messages import Message, counted, message
from checker.engine.records.log import Named
from checker.narration.naming import Naming, Noun
from checker.narration.reading import Group


def turn(group: Group, naming: Naming) -> Iterable[Message]:
    yield message("{player}'s turn begins.", player=group.first["player"])


def extra_turn(group: Group, naming: Naming) -> Iterable[Message]:
    yield message("{player} gets an extra turn.", player=group.first["player"])


def phases_added(group: Group, naming: Naming) -> Iterable[Message]:
    combats = group.first["phases"].count("beginning of combat")
    yield counted(
        "There is an additional combat phase after this phase.",
        "There are {combats} additional combat phases after this phase.",
        combats, combats=combats,
    )  # fmt: skip


def loses(group: Group, naming: Naming) -> Iterable[Message]:
    players, count = naming.list(one["player"] for one in group.entries), len(group.entries)
    why = group.first["why"]
    if why == "life":
        yield counted(
            "{players} has no life left and loses the game.",
            "{players} have no life left and lose the game.",
            count, players=players,
        )  # fmt: skip
    elif why == "drew":
        yield counted(
            "{players} could not draw and loses the game.",
            "{players} could not draw and lose the game.",
            count, players=players,
        )  # fmt: skip
    elif why == "poison":
        yield counted(
            "{players} has ten poison counters or more and loses the game.",
            "{players} have ten poison counters or more and lose the game.",
            count, players=players,
        )  # fmt: skip
    elif why == "conceded":
        yield counted("{players} concedes the game.", "{players} concede the game.", count, players=players)
    else:
        yield counted("{players} loses the game.", "{players} lose the game.", count, players=players)


def wins(group: Group, naming: Naming) -> Iterable[Message]:
    player = group.first["player"]
    if group.first["why"] == "opponents left":
        yield message("{player} wins the game: no opponent is left.", player=player)
    else:
        yield message("{player} wins the game.", player=player)


def drawn_game(group: Group, naming: Naming) -> Iterable[Message]:
    if group.first["why"] == "loop":
        yield message("The game is a draw: the same things would happen again and again for ever.")
    elif group.first["why"] == "all lost together":
        yield message("The game is a draw: all players lose at the same time.")
    else:
        yield message("The game is a draw.")


def prevented_by_rule(group: Group, naming: Naming) -> Iterator[Message]:
    """A change that a rule refused; nothing of 0 is worth a sentence."""
    what, thing = group.first["what"], group.first["object"]
    if _is_about_nothing(group):
        return
    called = naming.called(thing) if isinstance(thing, str | Named) else None
    if called is not None:
        yield from _refused(what, called)


def _is_about_nothing(group: Group) -> bool:
    return getattr(group.first.rule, "name", "") in NOTHING


def _refused(what: str, called: Noun) -> Iterator[Message]:
    if what == "Destroy":
        yield message("{object} can't be destroyed: it stays.", object=called)
    elif what == "LifeChange":
        yield message("{player} can't gain life.", player=called)
    elif what == "PlayerLoses":
        yield message("{player} can't lose the game.", player=called)
    elif what == "PlayerWins":
        yield message("{player} can't win the game.", player=called)
    elif what == "Damage":
        yield message("No damage can be dealt to {object}.", object=called)
    elif what == "CounterChange":
        yield message("No counters can be put on {object}.", object=called)
    elif what == "ZoneChange":
        yield message("{object} stays where it is.", object=called)
    else:
        yield message("Nothing happens to {object}: a rule forbids it.", object=called)


NOTHING = frozenset({"no_damage_at_all", "no_life_at_all"})
"""Names of the rules that say that 0 damage, or 0 life, is no event."""

ENDINGS = {
    "turn": turn,
    "extra-turn": extra_turn,
    "phases-added": phases_added,
    "loses": loses,
    "wins": wins,
    "drawn-game": drawn_game,
    "prevented-by-rule": prevented_by_rule,
}
