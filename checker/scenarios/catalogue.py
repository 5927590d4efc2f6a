"""What the floor of the cards knows: cards by name, objects given by characteristics, keywords, instructions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from checker.base.problems import BadInput
from checker.cards.reader import parse_keyword

if TYPE_CHECKING:
    from checker.base.nodes import Mapping, Node
    from checker.engine.records.abilities import Ability, Effect
    from checker.engine.records.characteristics import Printed
    from checker.scenarios.world import World

T = TypeVar("T")


def printed(world: World, name: str) -> Printed | None:
    """The card of a name, in any language."""
    return world.cards.printed(name)


def is_known(world: World, name: str) -> bool:
    """Whether there is a card of that name, faulty or not."""
    return name in world.cards


def english(world: World, name: str) -> str:
    """The English name of a card that is called so in some language; other names stay as they are."""
    return world.cards.english(name) or name


def nearest_card(world: World, name: str) -> str | None:
    """The name of a card that is most like this one."""
    return world.cards.nearest(name)


def known_names(world: World) -> tuple[str, ...]:
    """The names of all cards, in all languages."""
    return world.cards.names()


def described(world: World, node: Mapping, key: str) -> Printed:
    """An object by its characteristics; `key` is creature, permanent or token. Raises BadInput."""
    return _remembered(world, ("object", node), lambda: world.cards.described(node, key))


def effect(world: World, node: Mapping, names: tuple[str, ...]) -> Effect:
    """An instruction; `names` are words that mean things of the example. Raises BadInput."""
    return _remembered(world, ("effect", node, names), lambda: world.cards.effect(node, names))


def keyword(world: World, node: Node) -> Ability:
    """A keyword as an expectation names it. Raises BadInput."""
    return _remembered(world, ("keyword", node), lambda: _keyword(world, node))


def _keyword(world: World, node: Node) -> Ability:
    made, problems = parse_keyword(node, world.cards.token)
    if made is None:
        raise BadInput(*problems)
    return made


def _remembered(world: World, key: tuple[Any, ...], read: Callable[[], T]) -> T:
    """What is read from a node is read once: an example is played many times."""
    if key not in world.memory:
        world.memory[key] = read()
    found: T = world.memory[key]
    return found
