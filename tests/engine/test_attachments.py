"""Auras, Equipment and protection: what stays attached to what, and what falls off (301.5, 303.4, 702.16)."""

from __future__ import annotations

import pytest

from checker.engine.kernel.commit import commit
from checker.engine.queries import view
from checker.engine.records.abilities import ActivatedAbility
from checker.engine.records.actions import Activate, Cast
from checker.engine.records.changes import Damage, ZoneChange
from checker.engine.records.characteristics import Printed
from checker.engine.state.table import Table
from tests.abilities.texts import card, do
from tests.engine.tables import Scripted, creature, does, put, ready, refused, resolved, table_at

BEAR = creature("Bear", 2, 2)
AXE = card("{name: Axe, types: [Artifact], subtypes: [Equipment], keywords: [{equip: {mana: '{0}'}}],"
           " static: [{object: equipped creature, gets: [2, 0]}]}")  # fmt: skip


def aura(what: str = "creature", more: str = "") -> Printed:
    return card(f"{{name: Bond, mana-cost: '{{0}}', types: [Enchantment], subtypes: [Aura],"
                f" keywords: [{{enchant: {what}}}]{more}}}")  # fmt: skip


def knight(quality: str) -> Printed:
    return card(f"{{name: Knight, types: [Creature], power: 2, toughness: 2, keywords: [{{protection: {quality}}}]}}")


def equip(table: Table, axe: int) -> int:
    """The index of the equip ability."""
    return next(i for i, a in enumerate(view.abilities(table, axe)) if isinstance(a, ActivatedAbility))


def test_equipment_moves_from_one_creature_to_another():
    table = table_at()
    first, second, axe = put(table, "A", BEAR), put(table, "A", BEAR), put(table, "A", AXE)
    for host in (first, second):
        resolved(does(table, Activate("A", axe.id, equip(table, axe.id)), Scripted(targets=[(host.id,)])))
        assert table.objects[axe.id].attached_to == host.id
    assert (view.power(table, first.id), view.power(table, second.id)) == (2, 4)


def test_equip_is_for_ones_own_creatures_and_the_time_of_a_sorcery():
    table = table_at("upkeep")
    axe = put(table, "A", AXE)
    put(table, "A", BEAR)
    assert refused(table, Activate("A", axe.id, equip(table, axe.id))) == "not_the_time_to_activate"
    other = table_at()
    axe = put(other, "A", AXE)
    put(other, "B", BEAR)
    assert refused(other, Activate("A", axe.id, equip(other, axe.id))) == "too_few_targets"


def test_equipment_stays_with_a_creature_that_changes_hands():
    """301.5d: its controller is who it was; only activating equip is for one's own creatures."""
    table = table_at()
    bear, axe = put(table, "A", BEAR), put(table, "A", AXE)
    table.put(type(axe)(**{**{f: getattr(axe, f) for f in axe.__slots__}, "attached_to": bear.id}))
    do(table, "{gain-control: {all: creature}}", put(table, "B", BEAR))
    ready(table, Scripted())
    assert (view.controller(table, axe.id), table.objects[axe.id].attached_to) == ("A", bear.id)


def test_equipment_stays_on_the_battlefield_as_its_creature_dies():
    table = table_at()
    bear = put(table, "A", BEAR)
    axe = put(table, "A", AXE, attached_to=bear.id)
    do(table, "{destroy: this}", bear)
    ready(table, Scripted())
    assert (table.objects[axe.id].zone, table.objects[axe.id].attached_to) == ("battlefield", None)


def test_an_aura_goes_to_the_graveyard_as_its_creature_dies():
    table = table_at()
    bear = put(table, "A", BEAR)
    put(table, "A", aura(), attached_to=bear.id)
    do(table, "{destroy: this}", bear)
    ready(table, Scripted())
    assert (table.permanents(), len(table.zone("graveyard", "A"))) == ((), 2)


def test_an_aura_spell_whose_target_is_gone_does_not_resolve():
    """608.3b."""
    table = table_at()
    bear, bond = put(table, "B", BEAR), put(table, "A", aura(), "hand")
    does(table, Cast("A", bond.id), Scripted())
    commit(table, [ZoneChange(bear.id, "hand", "returned")])
    resolved(table)
    assert (table.permanents(), len(table.zone("graveyard", "A"))) == ((), 1)


def test_an_aura_on_a_creature_that_is_none_any_more_falls_off():
    table = table_at()
    bear = put(table, "A", BEAR)
    put(table, "A", aura(), attached_to=bear.id)
    do(table, "{becomes: {types: [Artifact]}, object: this, until: end of turn}", bear)
    ready(table, Scripted())
    assert [obj.printed.name for obj in table.permanents()] == ["Bear"]


def test_an_aura_may_enchant_a_player():
    table = table_at()
    bond = put(table, "A", aura("opponent"), "hand")
    resolved(does(table, Cast("A", bond.id), Scripted()))
    assert [obj.attached_to for obj in table.permanents()] == ["B"]


def test_an_aura_that_comes_back_by_itself_is_attached_to_what_its_controller_chooses():
    """303.4f: nothing is targeted, so hexproof does not matter."""
    table = table_at()
    ghost, _ = put(table, "B", creature("Ghost", 1, 1, "hexproof")), put(table, "B", BEAR)
    bond = put(table, "A", aura(), "graveyard")
    table.decider = Scripted(choose=[ghost.id])
    do(table, "{return: this, to: battlefield}", bond)
    assert [obj.attached_to for obj in table.permanents() if obj.attached_to] == [ghost.id]


def test_an_aura_with_nothing_to_enchant_stays_where_it_is():
    """303.4g."""
    table = table_at()
    bond = put(table, "A", aura("{types: [Planeswalker]}"), "graveyard")
    do(table, "{return: this, to: battlefield}", bond)
    assert (table.zone("graveyard", "A"), table.permanents()) == ((bond.id,), ())


@pytest.mark.parametrize(
    ("quality", "left"),
    [("artifacts", (None, True)), ("enchantments", ("axe", False)), ("everything", (None, False)),
     ("red", ("axe", True))],
)  # fmt: skip
def test_protection_sheds_what_has_the_quality(quality: str, left: tuple[str | None, bool]):
    """702.16c–d, 702.16j."""
    table = table_at()
    bear = put(table, "A", BEAR)
    axe, bond = put(table, "A", AXE, attached_to=bear.id), put(table, "A", aura(), attached_to=bear.id)
    do(table, f"{{gains: [{{protection: {quality}}}], object: this, until: end of turn}}", bear)
    ready(table, Scripted())
    assert table.objects[axe.id].attached_to == (bear.id if left[0] else None)
    assert (bond.id in table.objects) is left[1]


def test_protection_prevents_all_damage_from_sources_with_the_quality():
    table = table_at()
    hero = put(table, "A", knight("red"))
    imp = put(table, "B", card("{name: Imp, types: [Creature], colors: [red], power: 5, toughness: 5}"))
    commit(table, [Damage(imp.id, hero.id, 5), Damage(put(table, "B", BEAR).id, hero.id, 1)])
    assert table.objects[hero.id].marked == 1


def test_protection_does_not_keep_off_what_targets_and_damages_nothing():
    """702.16: a spell that destroys all creatures destroys it as well."""
    table = table_at()
    put(table, "A", knight("red"))
    imp = put(table, "B", card("{name: Imp, types: [Creature], colors: [red], power: 5, toughness: 5}"))
    do(table, "{destroy: {all: creature}}", imp)
    assert table.permanents() == ()


def test_protection_from_creatures_is_from_creatures():
    table = table_at()
    hero, bear = put(table, "A", knight("creatures")), put(table, "B", BEAR)
    commit(table, [Damage(bear.id, hero.id, 2)])
    assert table.objects[hero.id].marked == 0
    commit(table, [Damage(put(table, "B", AXE).id, hero.id, 1)])
    assert table.objects[hero.id].marked == 1


def test_protection_does_not_prevent_what_cannot_be_prevented():
    """615.12."""
    table = table_at()
    hero = put(table, "A", creature("Hero", 2, 9))
    do(table, "{gains: [{protection: red}], object: this, until: end of turn}", hero)
    imp = put(table, "B", card("{name: Imp, types: [Creature], colors: [red], power: 5, toughness: 5}"))
    commit(table, [Damage(imp.id, hero.id, 3, unpreventable=True)])
    assert table.objects[hero.id].marked == 3
