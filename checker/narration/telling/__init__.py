"""One function a kind of event: from a group of log entries to messages."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from checker.base.messages import Message
from checker.narration.naming import Naming
from checker.narration.reading import Group
from checker.narration.telling.choices import CHOICES
from checker.narration.telling.combat import COMBAT
from checker.narration.telling.damage import DAMAGE
from checker.narration.telling.effects import EFFECTS
from checker.narration.telling.endings import ENDINGS
from checker.narration.telling.moves import MOVES
from checker.narration.telling.permanents import PERMANENTS
from checker.narration.telling.stack import STACK

Teller = Callable[[Group, Naming], Iterable[Message]]

TELLERS: dict[str, Teller] = {
    **STACK,
    **COMBAT,
    **DAMAGE,
    **MOVES,
    **PERMANENTS,
    **EFFECTS,
    **CHOICES,
    **ENDINGS,
}


def tell(group: Group, naming: Naming) -> Iterable[Message]:
    """What is said of a group; nothing for a kind that nobody needs to read of."""
    teller = TELLERS.get(group.kind)
    return teller(group, naming) if teller else ()
