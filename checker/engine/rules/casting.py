"""601, 602, 605, 305: who may cast, activate and play what, and when."""

from __future__ import annotations

from collections.abc import Sequence

from checker.engine.abilities.costs import Cost, TapThis
from checker.engine.abilities.effects_players import AddMana
from checker.engine.queries import view
from checker.engine.queries.legal import refusing
from checker.engine.records.abilities import ActivatedAbility, SpellCost
from checker.engine.records.actions import Activate, Cast, PlayLand
from checker.engine.records.characteristics import Characteristics
from checker.engine.records.mana import ManaCost, pool_of
from checker.engine.rulebook.hooks import Definition, ProcedureStep, Refusal
from checker.engine.rulebook.rule import Rule, rule
from checker.engine.state.table import Table


def _face(table: Table, action: Cast | PlayLand) -> Characteristics:
    faces = table.objects[action.object].printed.faces
    return faces[min(action.face, len(faces) - 1)]


def _at_sorcery_speed(table: Table, player: str) -> bool:
    return table.turn.active == player and table.turn.is_main and not table.zone("stack")


@rule("117.1", Refusal, slot="cast", part="casting")
def caster_without_priority(table: Table, action: Cast) -> bool:
    """A player casts a spell only with priority, or while an effect that resolves tells them to."""
    return table.turn.stage == "priority" and table.turn.priority != action.player


@rule("601.3", Refusal, slot="cast", part="from the hand")
def not_to_be_cast_from_there(table: Table, action: Cast) -> Rule | bool:
    """A player may begin to cast a card from their hand; from elsewhere only what something allows."""
    obj = table.objects.get(action.object)
    if obj is None:
        return True
    kept_out = refusing(table, "brought in", obj.id) if obj.zone == "outside" else None
    if kept_out is not None:
        return kept_out
    offered = [a for a in view.abilities(table, obj.id) if isinstance(a, SpellCost) and a.keyword == action.cost]
    zone = offered[0].zone if offered else "hand"
    if action.told or action.cost == "free" or (zone == "hand" and _is_permitted(table, action)):
        return False
    return obj.owner != action.player or obj.zone != zone


def _is_permitted(table: Table, action: Cast) -> bool:
    """Whether an effect lets the player cast the card from where it is; what may be played may be cast (701.18)."""
    permitted = (view.restrictions(table, kind, action.object, action.player) for kind in ("may-cast", "may-play"))
    return any(permitted)


@rule("601.2e", Refusal, also=("101.2",), slot="proposed spell", part="an effect says it can't be cast")
def cannot_cast(table: Table, spell: int) -> bool:
    """A proposed spell that some effect forbids its player to cast is not cast."""
    for selector, source in view.restrictions(table, "cannot-cast", view.controller(table, spell)):
        owner = view.controller(table, source)
        if selector is None or selector.matches(table, spell, source, owner):  # type: ignore[attr-defined]
            return True
    return False


@rule("117.1a", Refusal, also=("302.1", "301.1", "303.1", "306.1", "307.1", "310.1"), slot="cast")
def not_the_time_to_cast(table: Table, action: Cast) -> bool:
    """An instant is cast whenever its caster has priority, anything else in their main phase on an empty stack."""
    face = _face(table, action)
    if action.told or action.cost == "sneak" or (action.cost == "free" and not _is_permitted(table, action)):
        return False
    if "Instant" in face.types or _at_sorcery_speed(table, action.player):
        return False
    return not table.book.ask("cast like an instant")(table, action.object, face)


@rule("702.8a", Definition, slot="cast like an instant", otherwise=lambda table, object, face: False)
def flash(table: Table, object: int, face: Characteristics) -> bool:
    """A card with flash can be cast whenever an instant could.

    Without it: flash means nothing.
    """
    return "flash" in face.keywords or bool(view.restrictions(table, "has-flash", object))


@rule("305.9", Refusal, slot="cast")
def land_is_no_spell(table: Table, action: Cast) -> bool:
    """A land is played, never cast."""
    return "Land" in _face(table, action).types


@rule("118.6", Refusal, also=("202.1b",), slot="spell without a cost")
def no_mana_cost(table: Table, cost: ManaCost | None) -> bool:
    """What has no mana cost can't be cast by paying it."""
    return cost is None


@rule("107.1b", Refusal, slot="announced number")
def no_negative_number(table: Table, number: int) -> bool:
    """Nobody chooses a number below zero."""
    return number < 0


@rule("118.8", Refusal, also=("118.9", "601.2b"), slot="announced costs")
def no_such_cost(table: Table, action: Cast, missing: Sequence[str]) -> bool:
    """Only additional and alternative costs that the spell has, or that something gives it, are paid."""
    return bool(missing)


@rule("118.9a", Refusal, slot="cast")
def two_alternative_costs(table: Table, action: Cast) -> bool:
    """Only one alternative cost is paid for a spell; to cast it without paying its mana cost is one as well."""
    offered = view.abilities(table, action.object) if action.object in table.objects else ()
    instead = {"free"} | {one.keyword for one in offered if isinstance(one, SpellCost) and one.instead}
    return len(instead & {action.cost, *action.additional}) > 1


def _as_it_is(table: Table, spell: int, mana: ManaCost) -> ManaCost:
    return mana


@rule("601.2f", ProcedureStep, also=("118.7",), slot="cost increases and reductions", otherwise=_as_it_is)
def more_or_less(table: Table, spell: int, mana: ManaCost) -> ManaCost:
    """The total cost is the cost with all increases, then with all reductions, never below nothing.

    Without it: nothing makes a spell cost more or less.
    """
    for more, _ in view.restrictions(table, "costs-more", spell):
        mana = mana.plus(more) if isinstance(more, ManaCost) else mana
    for less, _ in view.restrictions(table, "costs-less", spell):
        mana = mana.less(less) if isinstance(less, ManaCost) else mana
    return mana


def _what_was_paid(table: Table, spell: int, printed: ManaCost | None) -> ManaCost | None:
    on_stack = table.objects[spell].on_stack if spell in table.objects else None
    paid = on_stack.paid if on_stack else ()
    others = [a for a in view.abilities(table, spell) if isinstance(a, SpellCost) and a.instead and a.keyword in paid]
    return others[0].cost.mana if others else printed


@rule("118.9c", Definition, slot="mana cost of what was cast for another cost", otherwise=_what_was_paid)
def mana_cost_stays(table: Table, spell: int, printed: ManaCost | None) -> ManaCost | None:
    """An alternative cost changes what is paid, not the spell's mana cost.

    Without it: what was paid is its mana cost.
    """
    return printed


@rule("118.3", Refusal, slot="payment")
def cannot_be_paid(table: Table, ways: Sequence[object]) -> bool:
    """A cost is paid in full or not at all."""
    return not ways


@rule("602.2", Refusal, slot="activate")
def activated_by_another_player(table: Table, action: Activate, ability: ActivatedAbility) -> bool:
    """Only an object's controller activates its abilities, and only with priority (117.1b)."""
    if table.turn.stage == "priority" and table.turn.priority != action.player and not ability.is_mana_ability:
        return True
    return view.controller(table, action.object) != action.player


@rule("113.6", Refusal, slot="activate")
def activated_from_elsewhere(table: Table, action: Activate, ability: ActivatedAbility) -> bool:
    """Abilities of permanents work on the battlefield, unless they say otherwise."""
    obj = table.objects.get(action.object)
    return obj is None or obj.zone != ability.zone or obj.phased_out


@rule("602.5d", Refusal, also=("307.5",), slot="activate")
def not_the_time_to_activate(table: Table, action: Activate, ability: ActivatedAbility) -> bool:
    """'Only as a sorcery' is the main phase of one's own turn, with the stack empty."""
    return ability.timing == "sorcery" and not _at_sorcery_speed(table, action.player)


@rule("302.6", Refusal, also=("602.5a",), slot="activate", part="tap symbols")
def tap_symbol_of_a_new_creature(table: Table, action: Activate, ability: ActivatedAbility) -> bool:
    """A creature that came this turn does not pay with its tap or untap symbol."""
    return bool(getattr(ability.cost, "taps", False)) and bool(
        table.book.ask("is summoning sick")(table, action.object)
    )


@rule("602.5b", Refusal, slot="activate")
def restricted_activation(table: Table, action: Activate, ability: ActivatedAbility) -> bool:
    """Restrictions on activating ('only once each turn', 'only if …') follow the ability to a new controller."""
    obj = table.objects[action.object]
    if ability.once_each_turn and action.ability in obj.activated:
        return True
    condition = ability.condition
    return condition is not None and not condition.holds(table, action.object, action.player, None)


@rule("606.3", Refusal, also=("306.5d",), slot="activate")
def not_the_time_for_loyalty(table: Table, action: Activate, ability: ActivatedAbility) -> bool:
    """A loyalty ability is activated like a sorcery is cast, and one a turn of each permanent."""
    if not getattr(ability.cost, "is_loyalty", False):
        return False
    abilities = view.abilities(table, action.object)
    used = (abilities[index] for index in table.objects[action.object].activated if index < len(abilities))
    again = any(isinstance(one, ActivatedAbility) and one.cost.is_loyalty for one in used)
    return again or not _at_sorcery_speed(table, action.player)


@rule("605.3b", Definition, also=("605.1a",), slot="mana abilities use no stack", otherwise=lambda: False)
def mana_abilities_happen_at_once() -> bool:
    """A mana ability does not go on the stack: it resolves as soon as it is activated.

    Without it: it goes there like any other activated ability.
    """
    return True


def _nothing(seen: Characteristics) -> tuple[ActivatedAbility, ...]:
    return ()


BASIC_LAND_TYPES = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}


@rule("305.6", Definition, slot="intrinsic abilities of Land", otherwise=_nothing)
def intrinsic_abilities(seen: Characteristics) -> tuple[ActivatedAbility, ...]:
    """A land with a basic land type taps for the mana of that type.

    Without it: it does not.
    """
    kinds = [letter for kind, letter in BASIC_LAND_TYPES.items() if kind in seen.subtypes]
    return tuple(
        ActivatedAbility(Cost(others=(TapThis(),)), (AddMana(pool_of(f"{{{kind}}}")),), name=f"mana {kind}")
        for kind in kinds
    )


@rule("305.3", Refusal, also=("116.2a", "305.1", "505.6b"), slot="play land", part="timing")
def not_the_time_for_a_land(table: Table, action: PlayLand) -> bool:
    """A land is played in one's own main phase, with priority and an empty stack."""
    return table.turn.priority != action.player or not _at_sorcery_speed(table, action.player)


@rule("305.2", Refusal, slot="play land", part="one each turn")
def one_land_each_turn(table: Table, action: PlayLand) -> bool:
    """One land each turn, plus what effects allow."""
    more = sum(int(n) for n, _ in view.restrictions(table, "additional-land", action.player) if isinstance(n, int))
    return table.players[action.player].lands_played >= 1 + more


@rule("116.2a", Refusal, slot="play land", part="a land card from the hand")
def no_land_to_play(table: Table, action: PlayLand) -> bool:
    """What is played is a land card from the player's own hand."""
    obj = table.objects.get(action.object)
    if obj is None or "Land" not in _face(table, action).types:
        return True
    in_hand = obj.zone == "hand" and obj.owner == action.player
    return not in_hand and not view.restrictions(table, "may-play", obj.id, action.player)
