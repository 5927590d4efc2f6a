"""Instructions of the cards' vocabulary that an example gives by itself: `effect: {destroy: bears, by: A}`.

Each happens as if an ability without a source, controlled by a player, resolved.
"""

from __future__ import annotations

from dataclasses import dataclass

from checker.base.nodes import Mapping, Node, Scalar, walk
from checker.base.problems import BadInput
from checker.engine.abilities.resolution import Resolution
from checker.engine.records.abilities import Effect
from checker.engine.records.characteristics import Characteristics, Printed
from checker.engine.records.stack import OnStack
from checker.engine.records.targets import Thing
from checker.engine.state.table import Table
from checker.scenarios.catalogue import effect
from checker.scenarios.names import Names
from checker.scenarios.reading import mapping_of

NOTHING = Printed("an effect", (Characteristics(name="an effect"),))


@dataclass(frozen=True, slots=True)
class Instruction:
    """What is done, by whom, and the things that its text calls by name."""

    effect: Effect
    player: str
    things: tuple[tuple[str, Thing], ...]


def instruction(table: Table, node: Node, names: Names, player: str) -> Instruction:
    """Read one; `by` says whose it is. Raises BadInput."""
    written = mapping_of(node)
    by = written.get("by")
    if isinstance(by, Scalar) and by.text in names.players:
        player = by.text
        written = Mapping(tuple(e for e in written if e.key.text != "by"), written.place)
    things = things_in(table, written, names)
    return Instruction(_read(table, written, names, tuple(name for name, _ in things)), player, things)


def _read(table: Table, written: Mapping, names: Names, known: tuple[str, ...]) -> Effect:
    """What is written, as an effect. A name that nothing here bears is told as everywhere else in an example."""
    try:
        return effect(names.world, written, known)
    except BadInput as bad:
        unknown = {problem.place for problem in bad.problems if problem.id == "cards.unknown"}
        for scalar in walk(written):
            if isinstance(scalar, Scalar) and scalar.place in unknown:
                names.thing(table, scalar)
        raise


def things_in(table: Table, node: Node, names: Names) -> tuple[tuple[str, Thing], ...]:
    """The handles, players and names of things that stand anywhere in a text, with what they are now. A name of several
    is left out: it may be a subtype (`Swamp`), and where it is not, reading the text tells that it is ambiguous."""
    known = names.known(table)
    scalars = {one.text: one for one in walk(node) if isinstance(one, Scalar) and one.text in known}
    found = ((text, _one_thing(table, scalar, names)) for text, scalar in scalars.items())
    return tuple((text, thing) for text, thing in found if thing is not None)


def _one_thing(table: Table, scalar: Scalar, names: Names) -> Thing | None:
    try:
        return names.thing(table, scalar)
    except BadInput as bad:
        if any(problem.id == "scenario.ambiguous-name" for problem in bad.problems):
            return None
        raise


def perform(table: Table, told: Instruction) -> None:
    """Do it, now. What stands for its source is nowhere and is nothing."""
    source = table.add(NOTHING, told.player, "nowhere", kind="ability").id
    on_stack = OnStack("activated", (told.effect,), source, known=told.things)
    Resolution(table, source, told.player, on_stack).perform((told.effect,), ())
