"""712, 701.27, 202.3b: double-faced cards."""

from __future__ import annotations

from checker.engine.records.actions import Cast
from checker.engine.records.characteristics import Characteristics
from checker.engine.records.mana import ManaCost
from checker.engine.rulebook.hooks import Definition, ProcedureStep, Refusal
from checker.engine.rulebook.rule import rule
from checker.engine.state.table import Table


def _none(seen: Characteristics) -> ManaCost | None:
    return None


@rule("202.3b", Definition, also=("712.8c", "712.8e"), slot="mana cost of a back face", otherwise=_none)
def mana_cost_of_a_back_face(seen: Characteristics) -> ManaCost | None:
    """The back face of a nonmodal double-faced card has the mana value of the front; a copy of it has 0.

    Without it: what has no mana cost has mana value 0.
    """
    return seen.front_cost


@rule("712.11", Refusal, slot="cast")
def back_face_is_not_cast(table: Table, action: Cast) -> bool:
    """A nonmodal double-faced card is cast with its front face up, unless something says transformed (712.11a); a
    modal one with the face that its caster chose (712.11b)."""
    printed = table.objects[action.object].printed
    return action.face == 1 and printed.layout == "transforming" and not action.transformed


@rule("712.11b", Refusal, slot="cast")
def no_such_face(table: Table, action: Cast) -> bool:
    """The face that is chosen is one that the card has."""
    return action.face >= len(table.objects[action.object].printed.faces)


@rule(
    "712.11a",
    ProcedureStep,
    slot="may be cast transformed",
    reading="letter",
    otherwise=lambda table, player, card: False,
)
def only_nonmodal_cards_are_cast_transformed(table: Table, player: str, card: int) -> bool:
    """What is cast transformed is a nonmodal double-faced card; of any other nothing is cast.

    Without it: nothing can be cast transformed.
    """
    return table.objects[card].printed.layout == "transforming" and _back_can_be_cast(table, card)


@rule(
    "712.11a",
    ProcedureStep,
    slot="may be cast transformed",
    reading="any-double-faced",
    otherwise=lambda table, player, card: False,
)
def any_double_faced_card_is_cast_transformed(table: Table, player: str, card: int) -> bool:
    """What is cast transformed is any double-faced card, a modal one with its other face too.

    Without it: nothing can be cast transformed.
    """
    return table.objects[card].printed.is_double_faced and _back_can_be_cast(table, card)


def _back_can_be_cast(table: Table, card: int) -> bool:
    """A land can't be cast (305.9)."""
    return "Land" not in table.objects[card].printed.faces[1].types


@rule("608.2g", ProcedureStep, slot="cast during a resolution", otherwise=lambda *about: None)
def cast_during_a_resolution(
    table: Table, player: str, card: int, face: int, cost: str = "free", transformed: bool = True
) -> None:
    """A spell cast while something resolves is cast then and there, by the usual steps; nobody has priority in
    between.

    Without it: it is not cast.
    """
    table.book.procedures["cast"](table, Cast(player, card, face, cost, transformed=transformed, told=True))


@rule("701.27c", Refusal, also=("712.9",), slot="transform")
def only_double_faced_permanents_transform(table: Table, id: int) -> bool:
    """Only a double-faced card or token turns over."""
    return table.objects[id].printed.layout != "transforming"


@rule("701.27f", Refusal, slot="transform by its own ability")
def already_turned(table: Table, id: int, ability: int) -> bool:
    """An ability of a permanent turns it over only if it has not turned over since that ability was put on the stack:
    its timestamp would be later (613.7g)."""
    return ability in table.objects and table.objects[id].timestamp > table.objects[ability].timestamp


@rule("712.10", Refusal, slot="transform")
def not_into_an_instant_or_sorcery(table: Table, id: int) -> bool:
    """Nothing turns over into an instant or sorcery face."""
    obj = table.objects[id]
    other = obj.printed.faces[1 - obj.face] if obj.printed.is_double_faced else None
    return other is not None and bool(other.types & {"Instant", "Sorcery"})
