"""Which objects and players an instruction means: this, you, that, targets, all of a kind (608.2).

Each says in ``targets`` which target words it holds, and in ``things`` what is meant as it is performed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from checker.engine.abilities.filters import Selector, defending_player, matching, zones_of
from checker.engine.abilities.scope import Scope
from checker.engine.abilities.words import Field, Word, by_name
from checker.engine.queries import view
from checker.engine.records.targets import TargetSpec, Thing

Targets = tuple[TargetSpec, ...]


class Things(Protocol):
    @property
    def targets(self) -> Targets: ...

    def things(self, scope: Scope) -> tuple[Thing, ...]: ...


@dataclass(frozen=True, slots=True)
class This:
    """The source of the text, or what it became if the text finds it there (400.7)."""

    targets: Targets = ()

    def things(self, scope: Scope) -> tuple[Thing, ...]:
        return (scope.source,)


@dataclass(frozen=True, slots=True)
class You:
    targets: Targets = ()

    def things(self, scope: Scope) -> tuple[Thing, ...]:
        return (scope.controller,)


@dataclass(frozen=True, slots=True)
class That:
    """What was spoken of last: the things of the instruction before, or of the event that triggered."""

    targets: Targets = ()

    def things(self, scope: Scope) -> tuple[Thing, ...]:
        return scope.that


@dataclass(frozen=True, slots=True)
class Named:
    """What the text gave a name with ``as``, or the triggering event has by that name (``that player``)."""

    name: str
    targets: Targets = ()

    def things(self, scope: Scope) -> tuple[Thing, ...]:
        return scope.names.get(self.name, ())


@dataclass(frozen=True, slots=True)
class Each:
    """``who``: player, opponent, other player; in turn order (101.4)."""

    who: str
    targets: Targets = ()

    def things(self, scope: Scope) -> tuple[Thing, ...]:
        if self.who == "opponent":
            return tuple(view.opponents(scope.table, scope.controller))
        players = scope.table.turn_order()
        return tuple(p for p in players if self.who == "player" or p != scope.controller)


@dataclass(frozen=True, slots=True)
class Attached:
    """What the source is attached to, as the book has it; of a source that is gone, what it was attached to."""

    called: str
    targets: Targets = ()

    def things(self, scope: Scope) -> tuple[Thing, ...]:
        table, source = scope.table, scope.source
        known = table.last_known.get(source)
        held = known.obj.attached_to if known else table.book.ask(self.called)(table, source)
        return () if held is None else (held,)


@dataclass(frozen=True, slots=True)
class ActivePlayer:
    targets: Targets = ()

    def things(self, scope: Scope) -> tuple[Thing, ...]:
        return (scope.table.turn.active,)


@dataclass(frozen=True, slots=True)
class DefendingPlayer:
    """Of the source's own attack, or of the attack that triggered (508.5)."""

    targets: Targets = ()

    def things(self, scope: Scope) -> tuple[Thing, ...]:
        told = scope.names.get("defending player")
        found = defending_player(scope.table, scope.source)
        return told or ((found,) if found else ())


@dataclass(frozen=True, slots=True)
class Target:
    """One use of the word "target" (115.1). ``name`` is how later instructions speak of it."""

    spec: TargetSpec
    name: str | None = None

    @property
    def targets(self) -> Targets:
        return (self.spec,)

    def things(self, scope: Scope) -> tuple[Thing, ...]:
        found = scope.chosen(self.spec)
        scope.speak_of(found)
        if self.name:
            scope.names[self.name] = found
        return found


@dataclass(frozen=True, slots=True)
class All:
    """All that a selector means; ``of`` only those that these players control."""

    selector: Selector
    of: Things | None = None

    @property
    def targets(self) -> Targets:
        return self.of.targets if self.of else ()

    def things(self, scope: Scope) -> tuple[Thing, ...]:
        found = matching(scope.table, self.selector, scope.source, scope.controller)
        if self.of is not None:
            players = self.of.things(scope)
            found = tuple(t for t in found if isinstance(t, int) and view.controller(scope.table, t) in players)
        scope.speak_of(found)
        return found


@dataclass(frozen=True, slots=True)
class ControllerOf:
    """Who controls, or last controlled, each of them."""

    of: Things

    @property
    def targets(self) -> Targets:
        return self.of.targets

    def things(self, scope: Scope) -> tuple[Thing, ...]:
        found = (t if isinstance(t, str) else view.controller(scope.table, t) for t in self.of.things(scope))
        return tuple(dict.fromkeys(found))


@dataclass(frozen=True, slots=True)
class OwnerOf:
    of: Things

    @property
    def targets(self) -> Targets:
        return self.of.targets

    def things(self, scope: Scope) -> tuple[Thing, ...]:
        found = (t if isinstance(t, str) else view.obj_now_or_last(scope.table, t).owner for t in self.of.things(scope))
        return tuple(dict.fromkeys(found))


@dataclass(frozen=True, slots=True)
class Several:
    """These, and these."""

    parts: tuple[Things, ...]

    @property
    def targets(self) -> Targets:
        return tuple(spec for part in self.parts for spec in part.targets)

    def things(self, scope: Scope) -> tuple[Thing, ...]:
        found = tuple(dict.fromkeys(thing for part in self.parts for thing in part.things(scope)))
        scope.speak_of(found)
        return found


def players(things: tuple[Thing, ...]) -> list[str]:
    """Those that are players."""
    return [thing for thing in things if isinstance(thing, str)]


def objects(things: tuple[Thing, ...]) -> list[int]:
    """Those that are objects."""
    return [thing for thing in things if isinstance(thing, int)]


THIS = This()
YOU = You()

SIMPLE: dict[str, Things] = {
    "this": THIS,
    "you": YOU,
    "that": That(),
    "that player": Named("that player"),
    "each player": Each("player"),
    "each opponent": Each("opponent"),
    "each other player": Each("other player"),
    "equipped creature": Attached("equipped creature"),
    "enchanted creature": Attached("enchanted object"),
    "enchanted permanent": Attached("enchanted object"),
    "enchanted player": Attached("enchanted object"),
    "active player": ActivePlayer(),
    "defending player": DefendingPlayer(),
    "attacker": Named("attacker"),
    "blocker": Named("blocker"),
    "the damaged one": Named("the damaged one"),
    "the sacrificed one": Named("sacrifice"),
    "the discarded one": Named("discard"),
    "the returned one": Named("return"),
}
"""What is said in plain words. The last ones are told by the event that triggered, or by the cost that was paid."""


def target(
    selector: Selector,
    count: int | None = None,
    up_to: int | None = None,
    another: bool = False,
    name: str | None = None,
) -> Target:
    """A target word; ``count`` −1 is X, ``up_to`` makes targets beyond ``count`` optional (601.2c)."""
    zone = " or ".join(zones_of(selector)) or "battlefield"
    least = max(count, 0) if count is not None else int(up_to is None)
    most = up_to if up_to is not None else least
    return Target(TargetSpec(selector, least, most, zone, None, count == -1, another), name)


THINGS = by_name(
    Word(
        "target",
        target,
        "selector",
        {
            "selector": Field("selector", required=True, says="what may be the target"),
            "count": Field("number-or-x", says="how many, if not one; with up-to: the fewest"),
            "up-to": Field("number", says="at most that many, none at all included"),
            "another": Field("flag", default=False, says="none that another target word of the text has chosen"),
            "as": Field("name", says="a name for later instructions of the same text"),
        },
        "{target: {types: [Creature], controller: opponent}}",
        "A target chosen as the spell is cast or the ability put on the stack.",
        attributes={"as": "name"},
    ),
    Word(
        "all",
        All,
        "selector",
        {
            "selector": Field("selector", required=True),
            "of": Field("things", says="only those that these players control"),
        },
        "{all: creature}",
        "All that there are as the instruction is performed.",
    ),
    Word("controller-of", ControllerOf, "of", {"of": Field("things", required=True)}, "{controller-of: that}",
         "The player who controls it, or controlled it when it left."),
    Word("owner-of", OwnerOf, "of", {"of": Field("things", required=True)}, "{owner-of: that}",
         "The player who owns it."),
)  # fmt: skip
