"""What an object is: a card of the data, or something given by its characteristics alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.names import comma_hint
from checker.base.nodes import Mapping, Node, Scalar
from checker.engine.records.characteristics import Printed
from checker.scenarios.catalogue import described, is_known, known_names, nearest_card, printed
from checker.scenarios.reading import fail, wrong

if TYPE_CHECKING:
    from checker.scenarios.world import World

DESCRIBED = ("creature", "permanent", "token")
SITUATION = frozenset(
    {
        "as", "object", "count", "owner", "tapped", "sick", "face", "copy-of", "counters", "marked", "attached-to",
        "attacking", "blocked-by", "unblocked", "protector", "level", "linked", "until",
    }
)  # fmt: skip
"""Keys of an object that are not about what it is."""


def printed_of(node: Node, world: World) -> Printed:
    """The card or description of an object: `Name`, `{card: …}`, `{creature: …}`, `{permanent: …}`, `{token: …}`."""
    if isinstance(node, Scalar):
        return card_called(node, world)
    name = node.get("card") if isinstance(node, Mapping) else None
    if isinstance(name, Scalar):
        return card_called(name, world)
    key = next((key for key in DESCRIBED if isinstance(node, Mapping) and key in node), None)
    if isinstance(node, Mapping) and key is not None:
        what = Mapping(tuple(entry for entry in node if entry.key.text not in SITUATION), node.place)
        name = node.get(key)
        if key == "token" and len(what.entries) == 1 and isinstance(name, Scalar) and not is_known(world, name.text):
            return card_called(name, world)  # a predefined token that there is not
        return described(world, what, key)
    return wrong(node, message("a card or an object"))


def card_called(node: Scalar, world: World) -> Printed:
    """A card by its name in any language. Raises BadInput with the nearest name."""
    found = printed(world, node.text)
    if found is not None:
        return found
    if is_known(world, node.text):
        text = message('the card "{name}" is not what a card must be', name=node.text)
        hint = message("what is wrong with it stands where it is written")
        return fail("scenario.faulty-card", node.place, text, hint)
    near = nearest_card(world, node.text)
    hint = comma_hint(node.text, known_names(world)) or (
        message('did you mean "{word}"?', word=near)
        if near
        else message("a card that is not in the data can be given by its characteristics: creature:, permanent:")
    )
    return fail("scenario.unknown-card", node.place, message('no card is called "{name}"', name=node.text), hint)
