"""Spells and abilities, as a reader follows them in each language."""

from __future__ import annotations

from checker.engine.records.mana import pool_of
from tests.narration.logs import Log, rule, thing

RAPTOR = thing(4, "Ridgetop Raptor")
BOLT_CARD = thing(10, "Lightning Bolt", "B", card=10)
BOLT = thing(11, "Lightning Bolt", "B", card=10)
MOUNTAIN = thing(12, "Mountain", "B")
SLITH = thing(20, "Slith Predator")
SHRIEKER = thing(21, "Fireshrieker")
EQUIP = thing(22, "Fireshrieker", card=21)

ITALIAN = {"Ridgetop Raptor": "Raptor delle Cime Rocciose", "Lightning Bolt": "Fulmine", "Mountain": "Montagna",
           "Slith Predator": "Predatore Slith", "Fireshrieker": "Pirostrillo", "Plains": "Pianura"}  # fmt: skip
FRENCH = {"Lightning Bolt": "Foudre", "Mountain": "Montagne", "Slith Predator": "Prédateur slith",
          "Fireshrieker": "Hurlefeu"}  # fmt: skip


def a_bolt_in_response() -> Log:
    log = Log("first combat damage", number=4)
    log.batch("zone-change", object=BOLT_CARD, to="stack", cause="cast", controller="B", became=11, left="hand")
    log.write("choice", what="targets", player="B", answer=(4,))
    log.batch("target", target=RAPTOR, by=BOLT, player="B")
    log.pays("B", MOUNTAIN, "{R}")
    log.batch("cast", object=BOLT, player="B")
    log.write("resolution", object=BOLT, what="spell")
    log.number += 1
    log.damage(BOLT, RAPTOR, 3)
    log.number += 1
    log.moves(BOLT, "graveyard", "resolved", left="stack", rule=rule("into_the_graveyard"))
    log.batch("destroyed", rule("lethal_damage"), object=RAPTOR, cause="destroyed")
    return log.moves(RAPTOR, "graveyard", "destroyed")


def test_a_bolt_in_response() -> None:
    log = a_bolt_in_response()
    assert [(one.text, one.rule) for one in log.told()] == [
        ("B casts Lightning Bolt, targeting Ridgetop Raptor.", None),
        ("B taps Mountain and pays {R}.", None),
        ("Lightning Bolt resolves.", None),
        ("Lightning Bolt deals 3 damage to Ridgetop Raptor.", None),
        ("Lightning Bolt goes to the graveyard.", "608.2n"),
        ("Ridgetop Raptor has taken lethal damage: it is destroyed and goes to the graveyard.", "704.5g"),
    ]
    assert log.texts("it", ITALIAN) == [
        "B lancia Fulmine, bersaglio: Raptor delle Cime Rocciose.",
        "B TAPpa Montagna e paga {R}.",
        "Fulmine si risolve.",
        "Fulmine infligge 3 danni a Raptor delle Cime Rocciose.",
        "Fulmine va nel cimitero.",
        "La creatura Raptor delle Cime Rocciose ha subito danno letale: viene distrutta e va nel cimitero.",
    ]
    assert log.texts("fr", FRENCH) == [
        "B lance Foudre, cible\N{NO-BREAK SPACE}: Ridgetop Raptor.",
        "B engage Montagne et paie {R}.",
        "Foudre se résout.",
        "Foudre inflige 3 blessures à Ridgetop Raptor.",
        "Foudre va au cimetière.",
        "La créature Ridgetop Raptor a subi des blessures mortelles\N{NO-BREAK SPACE}: elle est détruite"
        " et va au cimetière.",
    ]


def a_slith_with_fireshrieker() -> Log:
    """The Equipment is attached; the Slith deals damage, its ability triggers and gives it a counter."""
    log = Log("precombat main", number=2)
    log.write("only-choice", what="targets", player="A", answer=(20,))
    log.batch("target", target=SLITH, by=EQUIP, player="A")
    log.batch("mana", player="A", pool=pool_of("{C}{C}"), sign=-1, source=None)
    log.batch("activation", object=EQUIP, source=SHRIEKER, player="A")
    log.write("resolution", object=EQUIP, what="activated")
    log.batch("attachment", object=SHRIEKER, to=SLITH)
    log.at("first combat damage")
    log.number += 1
    log.damage(SLITH, "B", 1, rule("dealt_at_once"))
    log.write("life-change", rule("damage_to_a_player"), player="B", amount=-1, cause="damage")
    log.write("trigger", rule("triggers"), object=SLITH, player="A", ability=None)
    log.write("triggered", rule("onto_the_stack"), object=SLITH, player="A", targets=())
    log.write("resolution", object=thing(30, "Slith Predator", card=20), what="triggered")
    return log.batch("counter-change", target=SLITH, kind="+1/+1", amount=1)


def test_a_slith_with_fireshrieker() -> None:
    log = a_slith_with_fireshrieker()
    assert log.texts() == [
        "A activates an ability of Fireshrieker, targeting Slith Predator.",
        "A pays {C}{C}.",
        "The ability of Fireshrieker resolves.",
        "Fireshrieker becomes attached to Slith Predator.",
        "Slith Predator deals 1 damage to B.",
        "B loses 1 life.",
        "An ability of Slith Predator triggers.",
        "The triggered ability of Slith Predator goes on the stack.",
        "The ability of Slith Predator resolves.",
        "1 +1/+1 counter is put on Slith Predator.",
    ]
    assert log.texts("it", ITALIAN) == [
        "A attiva un’abilità di Pirostrillo, bersaglio: Predatore Slith.",
        "A paga {C}{C}.",
        "L’abilità di Pirostrillo si risolve.",
        "Il permanente Pirostrillo viene assegnato a Predatore Slith.",
        "Predatore Slith infligge 1 danno al giocatore B.",
        "B perde 1 punto vita.",
        "Si innesca un’abilità di Predatore Slith.",
        "L’abilità innescata di Predatore Slith viene messa in pila.",
        "L’abilità di Predatore Slith si risolve.",
        "1 segnalino +1/+1 viene messo su Predatore Slith.",
    ]
    assert log.texts("fr", FRENCH) == [
        "A active une capacité de Hurlefeu, cible\N{NO-BREAK SPACE}: Prédateur slith.",
        "A paie {C}{C}.",
        "La capacité de Hurlefeu se résout.",
        "Le permanent Hurlefeu est attaché à Prédateur slith.",
        "Prédateur slith inflige 1 blessure au joueur B.",
        "B perd 1 point de vie.",
        "Une capacité de Prédateur slith se déclenche.",
        "La capacité déclenchée de Prédateur slith est mise sur la pile.",
        "La capacité de Prédateur slith se résout.",
        "1 marqueur +1/+1 est mis sur Prédateur slith.",
    ]


def test_two_targets_are_both_named() -> None:
    spell = thing(31, "Fall of the Hammer")
    log = Log().batch("target", target=RAPTOR, by=spell, player="A").write("target", target=SLITH, by=spell, player="A")
    log.batch("cast", object=spell, player="A")
    assert log.texts("it", ITALIAN) == [
        "A lancia Fall of the Hammer, bersagli: Raptor delle Cime Rocciose e Predatore Slith."
    ]


def test_a_trigger_goes_on_the_stack_with_its_target() -> None:
    log = Log().batch("target", target="B", by=thing(33, "Slith Predator", card=20), player="A")
    log.write("triggered", rule("onto_the_stack"), object=SLITH, player="A", targets=("B",))
    assert log.texts() == ["The triggered ability of Slith Predator goes on the stack, targeting B."]


def test_a_spell_and_an_ability_without_legal_targets() -> None:
    log = Log().batch("cast", object=BOLT, player="B").write("no-legal-target", object=BOLT)
    log.write("no-legal-target", object=EQUIP)
    assert log.texts()[1:] == [
        "Lightning Bolt does not resolve: its targets are all illegal.",
        "The ability of Fireshrieker does not resolve: its targets are all illegal.",
    ]


def test_a_spell_goes_somewhere_when_countered_and_an_ability_is_gone() -> None:
    log = Log(number=1).moves(BOLT, "graveyard", "countered", left="stack")
    log.number += 1
    log.moves(EQUIP, "nowhere", "countered", left="stack")
    assert log.texts("it", ITALIAN) == [
        "La magia Fulmine viene neutralizzata.",
        "L’abilità di Pirostrillo viene neutralizzata.",
    ]


def test_a_cost_of_tapping_is_told_of_who_pays_and_after_the_ability() -> None:
    pinger = thing(40, "Prodigal Sorcerer")
    ability = thing(41, "Prodigal Sorcerer", card=40)
    log = Log().batch("target", target="B", by=ability, player="A").batch("tapping", object=pinger, tapped=True)
    log.batch("activation", object=ability, source=pinger, player="A")
    assert log.texts() == [
        "A activates an ability of Prodigal Sorcerer, targeting B.",
        "A taps Prodigal Sorcerer.",
    ]


def test_mana_that_is_made_and_lost() -> None:

    log = Log().batch("tapping", object=MOUNTAIN, tapped=True)
    log.batch("mana", player="B", pool=pool_of("{R}"), sign=1, source=MOUNTAIN)
    log.batch("mana", rule("mana_empties"), player="B", pool=pool_of("{R}"), sign=-1, source=None)
    assert [(one.text, one.rule) for one in log.told("fr", FRENCH)] == [
        ("B engage Montagne pour {R}.", None),
        ("B perd {R}, qui n’a pas été dépensé.", "500.5"),
    ]
