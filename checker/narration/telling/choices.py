"""What players choose, where nothing that follows says it (608.2d, 616.1, 704.5j)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from checker.base.messages import Message, counted, message
from checker.narration.naming import Naming, Noun, together
from checker.narration.reading import Group
from checker.narration.words import COLOURS

OF_THINGS = frozenset({"keep", "choose", "copy", "attacked", "protector", "player"})
"""Questions whose answer is a player or an object and is not told by what follows."""


def choice(group: Group, naming: Naming) -> Iterator[Message]:
    player, what, answer = group.first["player"], group.first["what"], group.first["answer"]
    if what == "may":
        yield _agrees(player, bool(answer))
    elif what == "pay" and isinstance(answer, bool):
        yield _pays(player, answer)
    elif what == "modes":
        yield _modes(player, answer if isinstance(answer, tuple) else (answer,))
    elif what == "x":
        yield message("{player} chooses X = {number}.", player=player, number=answer)
    elif what == "color":
        yield message("{player} chooses {what}.", player=player, what=COLOURS.get(str(answer), str(answer)))
    elif what == "creature-type":
        yield message("{player} chooses {what}.", player=player, what=str(answer))
    elif what == "new-targets":
        yield from _new_targets(player, answer, naming)
    elif what == "replacement":
        yield message("{player} chooses which effect applies first.", player=player)
    elif what in OF_THINGS and (things := _things(answer, naming)):
        yield _chooses(player, what, naming.list(things))


def only_choice(group: Group, naming: Naming) -> Iterable[Message]:
    player, what, answer = group.first["player"], group.first["what"], group.first["answer"]
    if what in OF_THINGS and (things := _things(answer, naming)):
        yield _can_choose_only(player, what, naming.list(things))


def _chooses(player: str, what: str, things: Noun) -> Message:
    if what == "keep":
        return message("{player} keeps {what}.", player=player, what=things)
    if what == "protector":
        return message("{player} chooses {what} as the protector.", player=player, what=things)
    return message("{player} chooses {what}.", player=player, what=things)


def _can_choose_only(player: str, what: str, things: Noun) -> Message:
    if what == "protector":
        return message("{player} can choose only {what} as the protector.", player=player, what=things)
    return message("{player} can choose only {what}.", player=player, what=things)


def _modes(player: str, chosen: tuple[int, ...]) -> Message:
    modes = together(map(str, chosen))
    return counted(
        "{player} chooses mode {modes}.", "{player} chooses modes {modes}.", len(chosen), player=player, modes=modes
    )


def _new_targets(player: str, changed: tuple[tuple[Any, Any], ...], naming: Naming) -> Iterator[Message]:
    if not changed:
        yield message("{player} leaves the targets of the copy as they are.", player=player)
    for old, new in changed:
        text = {"player": player, "new": naming.list([new]), "old": naming.list([old])}
        yield message("{player} changes a target of the copy: {new} instead of {old}.", **text)


def _agrees(player: str, does: bool) -> Message:
    if does:
        return message("{player} chooses to do it.", player=player)
    return message("{player} chooses not to do it.", player=player)


def _pays(player: str, does: bool) -> Message:
    if does:
        return message("{player} chooses to pay.", player=player)
    return message("{player} chooses not to pay.", player=player)


def _things(answer: Any, naming: Naming) -> list[Any]:
    given = answer if isinstance(answer, tuple) else (answer,)
    return [thing for thing in given if naming.is_known(thing)]


CHOICES = {"choice": choice, "only-choice": only_choice}
