"""Values out of an example's nodes. Their form was checked before; what is wrong all the same is a Problem."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NoReturn

from checker.base.messages import Message, message
from checker.base.names import suggestion
from checker.base.nodes import Entry, Mapping, Node, Scalar, Sequence
from checker.base.problems import BadInput, error
from checker.engine.records.mana import Pool, pool_of
from checker.engine.state.turn import DAMAGE_STEPS, STEPS

if TYPE_CHECKING:
    from checker.base.places import Place


NAMES = tuple(dict.fromkeys((*STEPS, *DAMAGE_STEPS)))
"""All names of steps."""


def fail(id: str, place: Place, text: Message, hint: Message | None = None) -> NoReturn:
    """Raise BadInput with one problem."""
    raise BadInput(error(id, place, text, hint))


def wrong(node: Node, wanted: Message) -> NoReturn:
    """The node is something else than what is wanted."""
    fail("scenario.value", node.place, message("{wanted} is wanted here", wanted=wanted))


def text_of(node: Node | None, default: str = "") -> str:
    """The text of a scalar."""
    if node is None:
        return default
    if not isinstance(node, Scalar):
        wrong(node, message("a name"))
    return node.text


def number_of(node: Node) -> int:
    """A whole number."""
    if isinstance(node, Scalar):
        if node.text.startswith("="):
            text = message('"{text}" stands for no number here', text=node.text)
            fail("scenario.expression", node.place, text, message("parameters come from vary: or cases:"))
        digits = node.text.lstrip("-+")
        if digits.isascii() and digits.isdigit() and len(digits) < 13:
            return int(node.text)
    wrong(node, message("a whole number"))


def is_number(node: Node) -> bool:
    return isinstance(node, Scalar) and not node.quoted and node.text.lstrip("-").isdigit()


def flag_of(node: Node | None, default: bool = False) -> bool:
    """true or false."""
    if node is None:
        return default
    if isinstance(node, Scalar) and node.text in ("true", "false"):
        return node.text == "true"
    wrong(node, message("true or false"))


def is_none(node: Node | None) -> bool:
    """Whether the node says that there is no player, object or value."""
    return isinstance(node, Scalar) and node.text == "none" and not node.quoted


def mapping_of(node: Node | None) -> Mapping:
    """A mapping."""
    if isinstance(node, Mapping):
        return node
    if node is None:
        raise TypeError("no node")
    wrong(node, message("a mapping"))


def step_name(text: str, place: Place) -> str:
    """The name of a step, as the format has it. Raises BadInput with the nearest."""
    if text not in NAMES:
        steps = message("the steps are: {steps}", steps=", ".join(NAMES))
        hint = suggestion(text, NAMES) or steps
        fail("scenario.unknown-step", place, message('unknown step "{step}"', step=text), hint)
    return text


def pool_in(node: Node) -> Pool:
    """Mana: `"{2}{W}"`, or a number, which is colourless."""
    text = "{C}" * number_of(node) if is_number(node) else text_of(node)
    try:
        return pool_of(text)
    except ValueError:
        fail("scenario.mana", node.place, message('"{text}" is not mana that a player can have', text=text))


def entries_of(node: Node | None) -> tuple[Entry, ...]:
    """The entries of a mapping that may be absent."""
    return () if node is None else mapping_of(node).entries


def items_of(node: Node | None) -> tuple[Node, ...]:
    """The items of a list; one thing counts as a list of one, `none` and nothing as a list of none."""
    if node is None or is_none(node):
        return ()
    return node.items if isinstance(node, Sequence) else (node,)


def scalars_of(node: Node | None) -> Iterator[Scalar]:
    """The scalars of a list, or the one."""
    for item in items_of(node):
        if not isinstance(item, Scalar):
            wrong(item, message("a name"))
        yield item
