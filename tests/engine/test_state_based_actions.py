"""State-based actions: which, when, all at once, and again until there is none (704)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from checker.engine.game import act
from checker.engine.kernel.commit import commit
from checker.engine.records.actions import Pass
from checker.engine.records.changes import CounterChange, Damage, Draw, LifeChange, ZoneChange
from checker.engine.records.characteristics import Characteristics, Printed
from checker.engine.state.table import Table
from tests.abilities.texts import card, do
from tests.engine.tables import Scripted, creature, put, ready, resolved, run_to, table_at

BEAR = creature("Bear", 2, 2)
HERO = Printed("Hero", (Characteristics("Hero", types=frozenset({"Creature"}), supertypes=frozenset({"Legendary"}),
                                        power=2, toughness=2),))  # fmt: skip


def looked_at(table: Table) -> Table:
    """State-based actions are performed as somebody is about to get priority."""
    return ready(table, table.decider or Scripted())


def names(table: Table) -> list[str]:
    return sorted(obj.printed.name for obj in table.permanents())


@pytest.mark.parametrize(("life", "result"), [(1, None), (0, "loses"), (-3, "loses")])
def test_a_player_loses_at_no_life(life: int, result: str | None):
    table = table_at()
    table.put_player(replace(table.players["B"], life=life))
    assert looked_at(table).players["B"].result == result


@pytest.mark.parametrize(("poison", "result"), [(9, None), (10, "loses")])
def test_a_player_loses_with_ten_poison_counters(poison: int, result: str | None):
    table = table_at()
    commit(table, [CounterChange("B", "poison", poison)])
    assert looked_at(table).players["B"].result == result


def test_an_empty_library_alone_loses_nothing():
    """704.5b: only who had to draw from it."""
    table = table_at()
    table.put_player(replace(table.players["B"], endless=False))
    assert looked_at(table).players["B"].result is None
    commit(table, [Draw("B")])
    run_to(table, "beginning of combat")
    assert table.players["B"].result == "loses"


def test_who_gains_life_before_anybody_looks_does_not_lose():
    """704.4: at 0 in the middle of a resolution, at 1 when it is over."""
    table = table_at()
    bear = put(table, "A", BEAR)
    do(table, "{lose-life: 20, player: you}\n{gain-life: 1, player: you}", bear)
    assert looked_at(table).players["A"].result is None


@pytest.mark.parametrize(("marked", "stays"), [(1, True), (2, False), (5, False)])
def test_lethal_damage_is_as_much_as_the_toughness(marked: int, stays: bool):
    table = table_at()
    put(table, "A", BEAR, marked=marked)
    assert (names(looked_at(table)) == ["Bear"]) is stays


def test_damage_becomes_lethal_as_toughness_goes_down():
    table = table_at()
    ox = put(table, "A", creature("Ox", 2, 4), marked=3)
    looked_at(table)
    do(table, "{gets: [0, -1], object: this, until: end of turn}", ox)
    act(table, Pass("A"))
    act(table, Pass("B"))
    assert names(ready(table)) == []


def test_what_is_indestructible_lives_with_any_damage_but_not_without_toughness():
    table = table_at()
    golem = put(table, "A", creature("Golem", 2, 2, "indestructible"), marked=9)
    assert names(looked_at(table)) == ["Golem"]
    commit(table, [CounterChange(golem.id, "-1/-1", 2)])
    table.turn = table.turn.at("check", "A")
    assert names(ready(table)) == []


def test_one_point_of_deathtouch_destroys_and_none_does_not():
    table = table_at()
    snake = put(table, "A", creature("Snake", 1, 1, "deathtouch"))
    ox, cow = put(table, "B", creature("Ox", 2, 9)), put(table, "B", creature("Cow", 2, 9))
    commit(table, [Damage(snake.id, ox.id, 1), Damage(snake.id, cow.id, 0)])
    assert names(looked_at(table)) == ["Cow", "Snake"]


def test_deathtouch_is_about_damage_since_the_last_look():
    """704.5h: an indestructible creature that loses that later is not destroyed for old damage."""
    table = table_at()
    snake = put(table, "A", creature("Snake", 1, 1, "deathtouch"))
    golem = put(table, "B", creature("Golem", 2, 9, "indestructible"))
    commit(table, [Damage(snake.id, golem.id, 1)])
    looked_at(table)
    do(table, "{loses: [indestructible], object: this, until: end of turn}", golem)
    act(table, Pass("A"))
    act(table, Pass("B"))
    assert "Golem" in names(ready(table))


def test_two_of_one_name_under_one_player_are_one_too_many():
    table = table_at()
    _, kept = put(table, "A", HERO), put(table, "A", HERO)
    put(table, "B", HERO)
    table.decider = Scripted(keep=[kept.id])
    assert names(ready(table)) == ["Hero", "Hero"]
    assert kept.id in table.objects


def test_of_three_one_is_kept():
    table = table_at()
    kept, _, _ = (put(table, "A", HERO) for _ in range(3))
    table.decider = Scripted(keep=[kept.id])
    assert names(ready(table)) == ["Hero"]


def test_the_legend_rule_is_no_sacrifice_and_no_destruction():
    """704.5j: indestructible does not help."""
    table = table_at()
    hero = HERO.faces[0]
    face = Characteristics(hero.name, types=hero.types, supertypes=hero.supertypes, power=2, toughness=2,
                           abilities=creature("x", 1, 1, "indestructible").faces[0].abilities)  # fmt: skip
    kept, _ = (put(table, "A", Printed("Hero", (face,))) for _ in range(2))
    table.decider = Scripted(keep=[kept.id])
    assert names(ready(table)) == ["Hero"]


def test_all_that_apply_are_performed_at_the_same_time():
    """704.3: two creatures die in one batch, so each sees the other die."""
    table = table_at()
    text = "{when: {dies: creature}, do: [{gain-life: 1, player: you}]}"
    artist = card(f"{{name: Artist, types: [Creature], power: 1, toughness: 1, triggered: [{text}]}}")
    put(table, "A", artist, marked=1)
    put(table, "B", creature("Husk", 2, 0))
    resolved(looked_at(table))
    assert table.players["A"].life == 22


def test_they_are_looked_at_again_until_there_is_none():
    """Without the anthem's source the others have no toughness any more, and then the Aura has no host."""
    table = table_at()
    text = "{object: {types: [Creature], other: true}, gets: [1, 1]}"
    put(table, "A", card(f"{{name: Lord, types: [Creature], power: 1, toughness: 1, static: [{text}]}}"), marked=1)
    husk = put(table, "A", creature("Husk", 0, 0))
    put(table, "A", card("{name: Bond, types: [Enchantment], subtypes: [Aura], keywords: [{enchant: creature}]}"),
        attached_to=husk.id)  # fmt: skip
    assert names(looked_at(table)) == []
    batches = {entry.batch for entry in table.log() if entry.kind == "zone-change"}
    assert len(batches) == 3


def test_a_token_that_left_is_nowhere_and_never_comes_back():
    """704.5d, 111.8."""
    table = table_at()
    token = put(table, "A", BEAR, kind="token")
    (moved,) = commit(table, [ZoneChange(token.id, "hand", "returned")])
    looked_at(table)
    assert table.zone("hand", "A") == ()
    assert table.objects.get(moved.became) is None or table.objects[moved.became].zone == "nowhere"  # type: ignore[attr-defined]


def test_a_dying_token_dies_before_it_ceases_to_exist():
    """111.7: it is in the graveyard for a moment, so its death is seen."""
    table = table_at()
    put(table, "A", card("{name: Altar, types: [Artifact],"
                         " triggered: [{when: {dies: creature}, do: [{gain-life: 1, player: you}]}]}"))  # fmt: skip
    put(table, "A", creature("Wisp", 1, 0), kind="token")
    resolved(looked_at(table))
    assert (table.players["A"].life, table.zone("graveyard", "A")) == (21, ())


def test_a_planeswalker_without_loyalty_goes_to_its_owners_graveyard():
    table = table_at()
    walker = Printed("Walker", (Characteristics("Walker", types=frozenset({"Planeswalker"}), loyalty=3),))
    obj = put(table, "A", walker, counters=(("loyalty", 2),))
    bear = put(table, "B", BEAR)
    commit(table, [Damage(bear.id, obj.id, 2)])
    assert len(looked_at(table).zone("graveyard", "A")) == 1


def test_players_who_lose_together_draw_the_game():
    """104.4a."""
    table = table_at()
    commit(table, [LifeChange("A", -20, "loss"), LifeChange("B", -25, "loss")])
    looked_at(table)
    assert {player.result for player in table.players.values()} == {"draw"}


def test_of_three_the_last_one_left_wins():
    table = table_at(players=("A", "B", "C"))
    commit(table, [LifeChange("A", -20, "loss"), LifeChange("C", -20, "loss")])
    looked_at(table)
    assert {name: player.result for name, player in table.players.items()} == {"A": "loses", "B": "wins", "C": "loses"}


def test_players_with_two_each_choose_in_turn_order_and_lose_theirs_together():
    """101.4, 704.3."""
    table = table_at()
    mine, theirs = [put(table, "A", HERO) for _ in range(2)], [put(table, "B", HERO) for _ in range(2)]
    table.decider = decider = Scripted(keep=[mine[0].id, theirs[1].id])
    ready(table)
    assert [question.player for question in decider.asked] == ["A", "B"]
    assert {obj.id for obj in table.permanents()} == {mine[0].id, theirs[1].id}
    assert len({entry.batch for entry in table.log() if entry.kind == "zone-change"}) == 1


def test_a_creature_with_more_minus_counters_dies_while_they_cancel():
    """704.5f and 704.5q at once."""
    table = table_at()
    put(table, "A", BEAR, counters=(("+1/+1", 1), ("-1/-1", 3)))
    assert names(looked_at(table)) == []


def test_one_shield_is_enough_for_damage_that_is_lethal_twice_over():
    """704.5g and 704.5h destroy it once, 701.19a."""
    table = table_at()
    bear, snake = put(table, "A", BEAR), put(table, "B", creature("Snake", 5, 5, "deathtouch"))
    do(table, "{regenerate: this}", bear)
    commit(table, [Damage(snake.id, bear.id, 5)])
    assert names(looked_at(table)) == ["Bear", "Snake"]
    assert (table.objects[bear.id].tapped, table.objects[bear.id].marked, table.shields) == (True, 0, ())


def test_who_could_not_lose_loses_as_soon_as_they_can():
    table = table_at()
    text = "{object: you, cannot-lose-the-game: true}"
    angel = put(table, "B", card(f"{{name: Angel, types: [Artifact], static: [{text}]}}"))
    commit(table, [LifeChange("B", -20, "loss")])
    assert looked_at(table).players["B"].result is None
    commit(table, [ZoneChange(angel.id, "graveyard", "destroyed")])
    act(table, Pass("A"))
    act(table, Pass("B"))
    assert ready(table).players["B"].result == "loses"


def test_deathtouch_destroys_what_is_withered_as_well():
    """704.5h asks for damage, not for damage that is marked."""
    table = table_at()
    snake, ox = put(table, "A", creature("Snake", 1, 1, "wither", "deathtouch")), put(table, "B", creature("Ox", 2, 9))
    commit(table, [Damage(snake.id, ox.id, 1)])
    assert names(looked_at(table)) == ["Snake"]
