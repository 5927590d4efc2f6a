"""What things are called: in the reader's language, told apart, with the small words before them."""

from __future__ import annotations

from checker.engine.rulebook.hooks import StateBasedAction
from checker.engine.rulebook.rule import rule as marked
from checker.narration import sentences
from tests.narration.logs import Log, thing

FRENCH = {"Bear": "Ours", "Elvish Warrior": "Elfe guerrier", "Wolf": "Loup"}


def test_two_of_one_name_are_told_apart_by_who_controls_them() -> None:
    log = Log().batch("block", object=thing(1, "Bear", "B"), attacker=thing(2, "Bear", "A"))
    assert log.texts("fr", FRENCH) == ["B bloque Ours (A) avec Ours (B)."]


def test_two_of_one_name_and_player_are_told_apart_by_number() -> None:
    first, second, other = thing(1, "Bear"), thing(2, "Bear"), thing(3, "Wolf")
    log = Log().batch("attack", object=second, target="B").write("attack", object=first, target="B")
    log.write("attack", object=other, target="B")
    assert log.texts() == ["A attacks B with Bear (2), Bear (1) and Wolf."]


def test_several_of_one_name_under_two_players_have_both_marks() -> None:
    ours, more, theirs = thing(1, "Bear"), thing(2, "Bear"), thing(3, "Bear", "B")
    log = Log().batch("attack", object=ours, target="B").write("attack", object=more, target="B")
    log.batch("block", object=theirs, attacker=more)
    assert log.texts() == ["A attacks B with Bear (A 1) and Bear (A 2).", "B blocks Bear (A 2) with Bear (B)."]


def test_a_card_keeps_its_mark_when_it_moves() -> None:
    bears = [thing(1, "Bear"), thing(2, "Bear")]
    log = Log().batch("attack", object=bears[0], target="B").write("attack", object=bears[1], target="B")
    log.number += 1
    log.moves(bears[1], "hand", "returned", became=7)
    log.number += 1
    log.moves(thing(7, "Bear", card=2), "graveyard", "discarded", left="hand")
    assert log.texts("fr", FRENCH)[1:] == [
        "Ours (2) va dans la main de son propriétaire.",
        "A se défausse d’Ours (2).",
    ]


def test_french_elides_before_a_vowel_and_italian_adds_a_d_before_its_own() -> None:
    log = Log().write("resolution", object=thing(1, "Bear"), what="triggered")
    assert log.texts("fr", FRENCH) == ["La capacité d’Ours se résout."]
    assert log.texts("fr") == ["La capacité de Bear se résout."]
    log = Log().write("damage", source=thing(1, "Wolf"), target=thing(2, "Angelo"), amount=1)
    assert log.texts("it") == ["Wolf infligge 1 danno ad Angelo."]
    log = (
        Log().batch("attack", object=thing(1, "Lupo"), target="B").write("attack", object=thing(2, "Elfo"), target="B")
    )
    assert log.texts("it") == ["A attacca B con Lupo ed Elfo."]


def test_a_card_that_nobody_knows_has_no_name() -> None:
    log = Log(number=1).moves(thing(1, "unknown card"), "graveyard", "milled", left="library")
    assert log.texts("it") == ["A macina una carta sconosciuta."]


def test_what_an_example_has_happen_is_an_effect() -> None:
    log = Log().batch("damage", source=thing(1, "an effect"), target="B", amount=3)
    assert [log.texts(lang) for lang in ("en", "it", "fr")] == [
        ["An effect deals 3 damage to B."],
        ["Un effetto infligge 3 danni al giocatore B."],
        ["Un effet inflige 3 blessures au joueur B."],
    ]


def test_the_number_of_a_rule_is_that_of_the_edition_shown() -> None:
    moved = marked("704.5y", StateBasedAction, was={"2026-04-17": "704.5x"})(_nothing)
    log = Log().batch("regenerated", moved, object=thing(1, "Bear"))
    told = [sentences(log.entries, "en", edition=date)[0].rule for date in (None, "2026-04-17", "2026-09-25")]
    assert told == ["704.5y", "704.5x", "704.5y"]


def _nothing() -> None:
    """Nothing happens."""


def test_a_sentence_knows_how_far_the_log_had_come() -> None:
    log = Log().at("declare attackers").batch("tapping", object=thing(1, "Bear"), tapped=True)
    log.batch("attack", object=thing(1, "Bear"), target="B").at("declare blockers").batch(
        "unblocked", object=thing(1, "Bear")
    )
    assert [(one.text, one.entries, one.batch) for one in log.told()] == [
        ("A attacks B with Bear.", 3, 3),
        ("Bear becomes tapped.", 3, 2),
        ("Bear is unblocked.", 5, 5),
    ]
