"""Priority and the stack (117, 405, 608)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from checker.engine.game import act
from checker.engine.records.actions import Activate, Cast, Concede, Pass, PlayLand
from checker.engine.records.characteristics import Characteristics, Printed
from checker.engine.records.mana import pool_of
from checker.engine.records.question import Illegal
from checker.engine.state.objects import Obj
from checker.engine.state.table import Table
from tests.abilities.texts import card
from tests.engine.tables import creature, does, passes, put, ready, refused, resolved, run_to, table_at

WORD = card("{name: Word, mana-cost: '{W}', types: [Instant], spell: [{gain-life: 3, player: you}]}")
SPEECH = card("{name: Speech, mana-cost: '{W}', types: [Sorcery], spell: [{gain-life: 3, player: you}]}")
ELF = card("{name: Elf, types: [Creature], power: 1, toughness: 1,"
           " activated: [{cost: {tap: true}, do: [{add-mana: '{G}'}]}]}")  # fmt: skip
FOREST = Printed("Forest", (Characteristics("Forest", types=frozenset({"Land"}), subtypes=frozenset({"Forest"})),))


def mana(table: Table, player: str, text: str) -> None:
    table.put_player(replace(table.players[player], pool=pool_of(text)))


def with_hands(*hands: tuple[str, Printed], step: str = "precombat main") -> tuple[Table, list[Obj]]:
    table = table_at(step)
    cards = [put(table, player, printed, "hand") for player, printed in hands]
    for player in table.players:
        mana(table, player, "{W}{W}{W}")
    return table, cards


@pytest.mark.parametrize("step", ["upkeep", "draw", "precombat main", "end of combat", "end"])
def test_the_active_player_has_priority_first(step: str):
    table = run_to(table_at("untap"), step)
    assert (table.turn.step, table.turn.priority) == (step, "A")


def test_passing_gives_priority_to_the_next_player_in_turn_order():
    table = ready(table_at(players=("A", "B", "C")))
    act(table, Pass("A"))
    assert table.turn.priority == "B"
    act(table, Pass("B"))
    assert table.turn.priority == "C"


def test_who_has_no_priority_does_not_pass():
    table = ready(table_at())
    with pytest.raises(Illegal):
        act(table, Pass("B"))


def test_the_step_ends_once_all_pass_on_an_empty_stack():
    table = passes(table_at("upkeep"))
    assert table.turn.step == "draw"


def test_the_top_of_the_stack_resolves_once_all_pass():
    table, (word,) = with_hands(("A", WORD))
    passes(does(table, Cast("A", word.id)))
    assert table.players["A"].life == 23
    assert table.turn.step == "precombat main"


def test_after_a_resolution_the_active_player_has_priority():
    """117.3b, whoever's spell it was."""
    table, (word,) = with_hands(("B", WORD))
    act(ready(table), Pass("A"))
    does(table, Cast("B", word.id))
    assert table.turn.priority == "B"
    passes(table)
    assert (table.players["B"].life, table.turn.priority) == (23, "A")


def test_who_acts_makes_everybody_pass_anew():
    """117.4: in succession; A's pass from before does not count."""
    table, (word,) = with_hands(("B", WORD))
    act(ready(table), Pass("A"))
    does(table, Cast("B", word.id))
    act(table, Pass("B"))
    assert table.turn.priority == "A"
    assert len(table.zone("stack")) == 1


def test_the_last_spell_resolves_first():
    table, (first, second) = with_hands(("A", WORD), ("B", WORD))
    does(table, Cast("A", first.id))
    act(table, Pass("A"))
    does(table, Cast("B", second.id))
    passes(table)
    assert (table.players["A"].life, table.players["B"].life) == (20, 23)
    passes(table)
    assert (table.players["A"].life, table.players["B"].life) == (23, 23)


def test_between_two_resolutions_players_may_act():
    table, (first, second, third) = with_hands(("A", WORD), ("A", WORD), ("A", WORD))
    does(does(table, Cast("A", first.id)), Cast("A", second.id))
    passes(table)
    assert refused(table, Cast("A", third.id)) == ""


@pytest.mark.parametrize(
    ("step", "name"),
    [("upkeep", "not_the_time_to_cast"), ("precombat main", ""), ("postcombat main", ""),
     ("end", "not_the_time_to_cast")],
)  # fmt: skip
def test_a_sorcery_is_for_the_main_phases(step: str, name: str):
    table, (speech,) = with_hands(("A", SPEECH), step=step)
    assert refused(table, Cast("A", speech.id)) == name


def test_a_sorcery_is_not_cast_while_something_is_on_the_stack():
    table, (word, speech) = with_hands(("A", WORD), ("A", SPEECH))
    does(table, Cast("A", word.id))
    assert refused(table, Cast("A", speech.id)) == "not_the_time_to_cast"


def test_an_instant_is_cast_whenever_one_has_priority():
    table, (word,) = with_hands(("B", WORD))
    act(ready(table), Pass("A"))
    assert refused(table, Cast("B", word.id)) == ""


def test_nobody_acts_before_they_have_priority():
    table, (word,) = with_hands(("B", WORD))
    assert refused(table, Cast("B", word.id)) == "caster_without_priority"


def test_a_mana_ability_leaves_priority_and_stack_as_they_are():
    table = table_at()
    elf = put(table, "A", ELF)
    does(table, Activate("A", elf.id, 0))
    assert (table.players["A"].pool["G"], table.zone("stack"), table.turn.priority) == (1, (), "A")


def test_playing_a_land_uses_no_stack_and_keeps_priority():
    """116.2a, 117.3c."""
    table = table_at()
    forest = put(table, "A", FOREST, "hand")
    does(table, PlayLand("A", forest.id))
    assert (table.zone("stack"), table.turn.priority, table.players["A"].lands_played) == ((), "A", 1)
    assert len(table.permanents()) == 1


def test_a_land_is_not_played_on_a_stack_that_is_not_empty():
    table, (word,) = with_hands(("A", WORD))
    forest = put(table, "A", FOREST, "hand")
    does(table, Cast("A", word.id))
    assert refused(table, PlayLand("A", forest.id)) == "not_the_time_for_a_land"


def test_a_player_concedes_without_priority():
    """104.3a: at any time."""
    table = ready(table_at())
    act(table, Concede("B"))
    assert {name: player.result for name, player in table.players.items()} == {"A": "wins", "B": "loses"}


def test_an_illegal_cast_changes_nothing_for_whoever_keeps_the_table_from_before():
    """733.1."""
    table, (word,) = with_hands(("A", WORD))
    mana(table, "A", "")
    before: Any = (table.zone("hand", "A"), table.zone("stack"), table.turn)
    ready(table)
    assert refused(table, Cast("A", word.id)) == "cannot_be_paid"
    assert (table.zone("hand", "A"), table.zone("stack")) == before[:2]


def test_what_triggers_on_casting_resolves_before_the_spell():
    """603.3: it goes on the stack above the spell, which is already there."""
    table, (word,) = with_hands(("A", WORD))
    trigger = "{when: {casts: spell, player: you}, do: [{draw: 1, player: you}]}"
    put(table, "A", card(f"{{name: Pupil, types: [Enchantment], triggered: [{trigger}]}}"))
    does(table, Cast("A", word.id))
    kinds = [table.objects[id].kind for id in table.zone("stack")]
    assert kinds == ["card", "ability"]
    passes(table)
    assert (len(table.zone("hand", "A")), table.players["A"].life) == (1, 20)


def test_state_based_actions_come_before_priority_and_before_triggers():
    """117.5, 704.3: the dying creature's trigger is put on the stack after it died."""
    table = table_at()
    trigger = "{when: {dies: this}, do: [{gain-life: 1, player: you}]}"
    put(
        table, "A", card(f"{{name: Monk, types: [Creature], power: 1, toughness: 1, triggered: [{trigger}]}}"), marked=1
    )
    ready(table)
    assert (len(table.zone("graveyard", "A")), len(table.zone("stack")), table.players["A"].life) == (1, 1, 20)
    resolved(table)
    assert table.players["A"].life == 21


def test_state_based_actions_wait_until_the_resolution_is_over():
    """704.4: a creature whose toughness was 0 in the middle of a spell lives if it is more at the end."""
    table = table_at()
    bear = put(table, "A", creature("Bear", 2, 2))
    spell = put(table, "A", card("{name: Test, mana-cost: '{0}', types: [Instant], spell: ["
                                 "{gets: [-2, -2], object: {target: creature, as: it}, until: end of turn},"
                                 "{gets: [3, 3], object: it, until: end of turn}]}"), "hand")  # fmt: skip
    resolved(does(table, Cast("A", spell.id)))
    assert table.objects[bear.id].zone == "battlefield"
