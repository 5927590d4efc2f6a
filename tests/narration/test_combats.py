"""Whole combats, as a reader follows them in each language."""

from __future__ import annotations

from tests.narration.logs import Log, rule, thing

TYRANT = thing(1, "Dragon Tyrant")
RAM = thing(2, "Ram")
BEAR = thing(3, "Bear", "B")
RAPTOR = thing(4, "Ridgetop Raptor")
GORILLA = thing(5, "Gorilla Warrior", "B")

ITALIAN = {"Ridgetop Raptor": "Raptor delle Cime Rocciose", "Gorilla Warrior": "Gorilla Guerriero", "Bear": "Orso",
           "Dragon Tyrant": "Dragotiranno", "Ram": "Ariete"}  # fmt: skip
FRENCH = {"Bear": "Ours", "Dragon Tyrant": "Tyran dragon", "Ram": "Bélier"}


def two_tramplers() -> Log:
    """A 6/6 double striker with trample against a 2/4, and a 3/3 trampler that nobody blocks."""
    log = Log().at("declare attackers")
    log.batch("tapping", rule("attackers_tap"), object=TYRANT, tapped=True)
    log.write("tapping", rule("attackers_tap"), object=RAM, tapped=True)
    log.batch("attack", rule("attack_triggers"), object=TYRANT, target="B", defending_player="B")
    log.write("attack", rule("attack_triggers"), object=RAM, target="B", defending_player="B")
    log.at("declare blockers").batch("block", rule("block_triggers"), object=BEAR, attacker=TYRANT)
    log.write("became-blocked", rule("block_triggers"), object=TYRANT)
    log.write("unblocked", rule("block_triggers"), object=RAM)
    log.at("first combat damage")
    log.write("assignment", source=TYRANT, target=BEAR, amount=4).write(
        "assignment", source=TYRANT, target="B", amount=2
    )
    log.number += 1
    log.damage(TYRANT, BEAR, 4, rule("dealt_at_once")).damage(TYRANT, "B", 2, rule("dealt_at_once"))
    log.write("life-change", rule("damage_to_a_player"), player="B", amount=-2, cause="damage")
    log.batch("destroyed", rule("lethal_damage"), object=BEAR, cause="destroyed")
    return log.moves(BEAR, "graveyard", "destroyed", became=9)


def test_two_tramplers_in_english() -> None:
    assert [(one.step, one.text, one.rule) for one in two_tramplers().told()] == [
        ("Declare attackers step", "A attacks B with Dragon Tyrant and Ram.", "508.1m"),
        ("Declare attackers step", "A taps Dragon Tyrant and Ram.", "508.1f"),
        ("Declare blockers step", "B blocks Dragon Tyrant with Bear.", "509.1i"),
        ("Declare blockers step", "Ram is unblocked.", "509.1i"),
        ("First combat damage step", "Dragon Tyrant assigns 4 damage to Bear and 2 damage to B.", None),
        ("First combat damage step",
         "Dragon Tyrant deals 4 damage to Bear and 2 damage to B at the same time.", "510.2"),
        ("First combat damage step", "B loses 2 life.", "120.3a"),
        ("First combat damage step",
         "Bear has taken lethal damage: it is destroyed and goes to the graveyard.", "704.5g"),
    ]  # fmt: skip


def test_two_tramplers_in_italian() -> None:
    assert [(one.step, one.text) for one in two_tramplers().told("it", ITALIAN)] == [
        ("Sottofase di dichiarazione delle creature attaccanti", "A attacca B con Dragotiranno e Ariete."),
        ("Sottofase di dichiarazione delle creature attaccanti", "A TAPpa Dragotiranno e Ariete."),
        ("Sottofase di dichiarazione delle creature bloccanti", "B blocca Dragotiranno con Orso."),
        ("Sottofase di dichiarazione delle creature bloccanti", "La creatura attaccante Ariete resta non bloccata."),
        ("Prima sottofase di danno da combattimento", "Dragotiranno assegna 4 danni a Orso e 2 danni al giocatore B."),
        ("Prima sottofase di danno da combattimento",
         "Dragotiranno infligge contemporaneamente 4 danni a Orso e 2 danni al giocatore B."),
        ("Prima sottofase di danno da combattimento", "B perde 2 punti vita."),
        ("Prima sottofase di danno da combattimento",
         "La creatura Orso ha subito danno letale: viene distrutta e va nel cimitero."),
    ]  # fmt: skip


def test_two_tramplers_in_french() -> None:
    assert [(one.step, one.text) for one in two_tramplers().told("fr", FRENCH)] == [
        ("Étape de déclaration des attaquants", "A attaque B avec Tyran dragon et Bélier."),
        ("Étape de déclaration des attaquants", "A engage Tyran dragon et Bélier."),
        ("Étape de déclaration des bloqueurs", "B bloque Tyran dragon avec Ours."),
        ("Étape de déclaration des bloqueurs", "La créature attaquante Bélier reste non-bloquée."),
        ("Première étape des blessures de combat",
         "Tyran dragon assigne 4 blessures à Ours et 2 blessures au joueur B."),
        ("Première étape des blessures de combat",
         "Tyran dragon inflige en même temps 4 blessures à Ours et 2 blessures au joueur B."),
        ("Première étape des blessures de combat", "B perd 2 points de vie."),
        ("Première étape des blessures de combat",
         "La créature Ours a subi des blessures mortelles\N{NO-BREAK SPACE}: elle est détruite et va au cimetière."),
    ]  # fmt: skip


def double_strike_against_a_blocker() -> Log:
    """A 2/1 double striker is blocked by a 3/3: both deal damage in the second step."""
    log = Log().at("first combat damage")
    log.write("assignment", source=RAPTOR, target=GORILLA, amount=2)
    log.number += 1
    log.damage(RAPTOR, GORILLA, 2, rule("dealt_at_once"))
    log.at("second combat damage")
    log.write("assignment", source=RAPTOR, target=GORILLA, amount=2)
    log.write("assignment", source=GORILLA, target=RAPTOR, amount=3)
    log.number += 1
    log.damage(RAPTOR, GORILLA, 2, rule("dealt_at_once"))
    log.damage(GORILLA, RAPTOR, 3, rule("dealt_at_once"))
    for creature in (GORILLA, RAPTOR):
        log.write("destroyed", rule("lethal_damage"), object=creature, cause="destroyed")
        log.moves(creature, "graveyard", "destroyed")
    return log


def test_double_strike_against_a_blocker() -> None:
    log = double_strike_against_a_blocker()
    assert log.texts() == [
        "Ridgetop Raptor deals 2 damage to Gorilla Warrior.",
        "At the same time Ridgetop Raptor deals 2 damage to Gorilla Warrior"
        " and Gorilla Warrior deals 3 damage to Ridgetop Raptor.",
        "Gorilla Warrior and Ridgetop Raptor have taken lethal damage: they are destroyed and go to the graveyard.",
    ]
    assert log.texts("it", ITALIAN) == [
        "Raptor delle Cime Rocciose infligge 2 danni a Gorilla Guerriero.",
        "Contemporaneamente Raptor delle Cime Rocciose infligge 2 danni a Gorilla Guerriero"
        " e Gorilla Guerriero infligge 3 danni a Raptor delle Cime Rocciose.",
        "Le creature Gorilla Guerriero e Raptor delle Cime Rocciose hanno subito danno letale:"
        " vengono distrutte e vanno nel cimitero.",
    ]
    assert log.texts("fr")[1:] == [
        "En même temps, Ridgetop Raptor inflige 2 blessures à Gorilla Warrior"
        " et Gorilla Warrior inflige 3 blessures à Ridgetop Raptor.",
        "Les créatures Gorilla Warrior et Ridgetop Raptor ont subi des blessures mortelles\N{NO-BREAK SPACE}:"
        " elles sont détruites et vont au cimetière.",
    ]


def test_of_three_that_deal_damage_at_once_each_has_a_sentence() -> None:
    log = Log(number=1).damage(TYRANT, "B", 6).damage(RAM, BEAR, 1).damage(BEAR, RAM, 2)
    assert log.texts() == [
        "Dragon Tyrant deals 6 damage to B.",
        "At the same time Ram deals 1 damage to Bear.",
        "At the same time Bear deals 2 damage to Ram.",
    ]


def test_of_two_that_deal_damage_at_once_each_has_a_sentence_where_one_deals_it_to_several() -> None:
    log = Log(number=1).damage(TYRANT, BEAR, 4).damage(TYRANT, "B", 2).damage(BEAR, TYRANT, 2)
    assert log.texts("fr", FRENCH) == [
        "Tyran dragon inflige 4 blessures à Ours et 2 blessures au joueur B.",
        "En même temps, Ours inflige 2 blessures à Tyran dragon.",
    ]


def test_damage_that_is_prevented_was_assigned() -> None:
    log = Log().write("assignment", source=RAM, target=BEAR, amount=1)
    log.batch("damage-prevented", source=RAM, target=BEAR, amount=1, combat=True)
    assert log.texts("it", ITALIAN) == [
        "Ariete assegna 1 danno a Orso.",
        "Viene prevenuto 1 danno che Ariete infliggerebbe a Orso.",
    ]
    assert log.texts("fr", FRENCH)[1:] == ["1 blessure que Bélier aurait infligée à Ours est prévenue."]


def test_an_attack_on_a_permanent() -> None:
    siege = thing(7, "Invasion", "B")
    log = Log().batch("attack", object=RAM, target=siege, defending_player="B")
    assert log.texts() == ["A attacks Invasion with Ram."]


def test_an_attacker_that_becomes_blocked_without_a_block_is_told() -> None:
    log = Log().batch("became-blocked", object=RAM)
    assert log.texts("it", ITALIAN) == ["La creatura attaccante Ariete diventa bloccata."]


def test_damage_that_is_divided_has_a_sentence_of_its_own() -> None:
    log = Log(number=1)
    log.damage(GORILLA, RAPTOR, 2, rule("dealt_at_once"))
    log.damage(GORILLA, "B", 4, rule("dealt_at_once"))
    log.damage(RAPTOR, GORILLA, 3, rule("dealt_at_once"))
    assert log.texts("it") == [
        "Gorilla Warrior infligge 2 danni a Ridgetop Raptor e 4 danni al giocatore B.",
        "Contemporaneamente Ridgetop Raptor infligge 3 danni a Gorilla Warrior.",
    ]


def test_what_enters_attacking_enters_first() -> None:
    ninja = thing(8, "Ninja")
    log = Log().batch("enters-attacking", object=thing(9, "Ninja", card=8), target="B")
    log.moves(ninja, "battlefield", "put", became=9, left="hand")
    assert log.texts("it") == [
        "Ninja entra nel campo di battaglia.",
        "La creatura Ninja è attaccante: sta attaccando B.",
    ]
    assert log.texts("fr") == [
        "Ninja arrive sur le champ de bataille.",
        "La créature Ninja est attaquante\N{NO-BREAK SPACE}: elle attaque B.",
    ]
