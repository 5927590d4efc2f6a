"""One sentence for each kind of event that whole games show less often."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from checker.engine.abilities.continuous import ControlledByYou, Gains, LosesAllAbilities, LosesKeywords
from checker.engine.abilities.continuous_power import Gets, SetsBase
from checker.engine.abilities.continuous_types import Adds, Becomes
from checker.engine.abilities.values import Number
from checker.engine.records.characteristics import Keyword
from checker.engine.records.effects import ContinuousEffect, Duration
from tests.narration.logs import Log, rule, thing

BEAR, WOLF = thing(1, "Bear"), thing(2, "Wolf")
NBSP = "\N{NO-BREAK SPACE}"

Made = Callable[[], Log]

KINDS: list[tuple[Made, str, str, str]] = [
    (lambda: Log().write("turn", player="B"),
     "B's turn begins.", "Comincia il turno del giocatore B.", "Le tour du joueur B commence."),
    (lambda: Log().batch("tapping", rule("untaps"), object=BEAR, tapped=False),
     "A untaps Bear.", "A STAPpa Bear.", "A dégage Bear."),
    (lambda: Log().batch("draw", player="A").batch("draw", player="A"),
     "A draws 2 cards.", "A pesca 2 carte.", "A pioche 2 cartes."),
    (lambda: Log().batch("draw", player="A").moves(BEAR, "hand", "drawn", left="library"),
     "A draws a card.", "A pesca una carta.", "A pioche une carte."),
    (lambda: Log().batch("drew-from-empty", player="A"),
     "A can't draw: the library is empty.", "A non può pescare: il grimorio è vuoto.",
     f"A ne peut pas piocher{NBSP}: la bibliothèque est vide."),
    (lambda: Log(number=1).moves(BEAR, "graveyard", "sacrificed").moves(WOLF, "graveyard", "sacrificed"),
     "A sacrifices Bear and Wolf.", "A sacrifica Bear e Wolf.", "A sacrifie Bear et Wolf."),
    (lambda: Log(number=1).moves(BEAR, "battlefield", "created", left="nowhere"),
     "A creates a token: Bear.", "A crea una pedina: Bear.", f"A crée un jeton{NBSP}: Bear."),
    (lambda: Log(number=1).moves(BEAR, "battlefield", "resolved", left="stack"),
     "Bear enters the battlefield.", "Bear entra nel campo di battaglia.", "Bear arrive sur le champ de bataille."),
    (lambda: Log(number=1).moves(BEAR, "battlefield", "played", left="hand"),
     "A plays Bear.", "A gioca Bear.", "A joue Bear."),
    (lambda: Log(number=1).moves(BEAR, "nowhere", "ceased", rule=rule("token_elsewhere")),
     "Bear ceases to exist.", "Bear cessa di esistere.", "Bear cesse d’exister."),
    (lambda: Log(number=1).moves(BEAR, "exile", "exiled"),
     "Bear goes to exile.", "Bear va in esilio.", "Bear va en exil."),
    (lambda: Log(number=1).moves(BEAR, "graveyard", "state-based action", rule=rule("no_toughness")),
     "Bear has toughness 0 or less and goes to the graveyard.",
     "La creatura Bear ha costituzione pari o inferiore a 0 e va nel cimitero.",
     "La créature Bear a une endurance inférieure ou égale à 0 et va au cimetière."),
    (lambda: Log(number=1).moves(BEAR, "graveyard", "state-based action", rule=rule("legend_rule")),
     "Bear goes to the graveyard: its controller keeps another of that name.",
     "Bear va nel cimitero: il suo controllore tiene un altro permanente con lo stesso nome.",
     f"Bear va au cimetière{NBSP}: son contrôleur garde un autre permanent du même nom."),
    (lambda: Log().batch("destroyed", rule("deathtouch"), object=BEAR).moves(BEAR, "graveyard", "destroyed"),
     "Bear has taken damage with deathtouch: it is destroyed and goes to the graveyard.",
     "La creatura Bear ha subito danno da una fonte con tocco letale: viene distrutta e va nel cimitero.",
     f"La créature Bear a subi des blessures d’une source avec le contact mortel{NBSP}: elle est détruite"
     " et va au cimetière."),
    (lambda: Log().batch("destroyed", object=BEAR).moves(BEAR, "graveyard", "destroyed"),
     "Bear is destroyed and goes to the graveyard.", "Il permanente Bear viene distrutto e va nel cimitero.",
     "Le permanent Bear est détruit et va au cimetière."),
    (lambda: Log().batch("destroyed", object=BEAR),
     "Bear is destroyed.", "Il permanente Bear viene distrutto.", "Le permanent Bear est détruit."),
    (lambda: Log().batch("attachment", object=BEAR, to=None),
     "Bear becomes unattached.", "Il permanente Bear non è più assegnato.", "Le permanent Bear n’est plus attaché."),
    (lambda: Log().batch("counter-change", target="B", kind="poison", amount=2),
     "B gets 2 poison counters.", "B ottiene 2 segnalini veleno.", f"B gagne 2 marqueurs «{NBSP}poison{NBSP}»."),
    (lambda: Log().batch("counter-change", target=BEAR, kind="loyalty", amount=-1),
     "1 loyalty counter is removed from Bear.", "1 segnalino fedeltà viene rimosso da Bear.",
     f"1 marqueur «{NBSP}loyauté{NBSP}» est retiré de Bear."),
    (lambda: Log().batch("counter-change", target=BEAR, kind="double strike", amount=1),
     "1 double strike counter is put on Bear.", "1 segnalino doppio attacco viene messo su Bear.",
     f"1 marqueur «{NBSP}double initiative{NBSP}» est mis sur Bear."),
    (lambda: Log().batch("life-change", player="A", amount=1, cause="gain"),
     "A gains 1 life.", "A guadagna 1 punto vita.", "A gagne 1 point de vie."),
    (lambda: Log().batch("life-change", player="A", amount=-2, cause="payment"),
     "A pays 2 life.", "A paga 2 punti vita.", "A paie 2 points de vie."),
    (lambda: Log().batch("leaves-combat", object=BEAR),
     "Bear is removed from combat.", "Il permanente Bear viene rimosso dal combattimento.",
     "Le permanent Bear est retiré du combat."),
    (lambda: Log().batch("level", object=BEAR, level=2),
     "Bear becomes level 2.", "Bear diventa di livello 2.", "Bear passe au niveau 2."),
    (lambda: Log().batch("transform", object=BEAR, face=1),
     "Bear transforms.", "Bear si trasforma.", "Bear se transforme."),
    (lambda: Log().batch("protector", object=BEAR, player="B"),
     "B becomes the protector of Bear.", "B diventa il protettore di Bear.", "B devient le protecteur de Bear."),
    (lambda: Log().batch("extra-turn", player="B"),
     "B gets an extra turn.", "B avrà un turno extra.", "B aura un tour supplémentaire."),
    (lambda: Log().batch("copy", object=WOLF, of=BEAR, player="A"),
     "A copies Bear.", "A copia Bear.", "A copie Bear."),
    (lambda: Log().batch("phasing", object=BEAR, out=True),
     "Bear phases out.", "Bear scompare senza lasciare il campo di battaglia.", "Bear passe hors phase."),
    (lambda: Log().write("condition-failed", object=BEAR),
     "The ability of Bear does nothing: its condition is no longer true.",
     "L’abilità di Bear non fa nulla: la sua condizione non è più vera.",
     f"La capacité de Bear ne fait rien{NBSP}: sa condition n’est plus vraie."),
    (lambda: Log().write("skipped", what="destroy", object=BEAR),
     "For Bear the instruction can't be followed: nothing happens.",
     "L’istruzione non può essere eseguita per Bear: non succede nulla.",
     f"L’instruction ne peut pas être suivie pour Bear{NBSP}: il ne se passe rien."),
    (lambda: Log().batch("loses", player="A", why="life").write("loses", player="B", why="life"),
     "A and B have no life left and lose the game.", "A e B non hanno più punti vita e perdono la partita.",
     "A et B n’ont plus de points de vie et perdent la partie."),
    (lambda: Log().batch("wins", player="A", why="opponents left"),
     "A wins the game: no opponent is left.", "A vince la partita: non resta nessun avversario.",
     f"A gagne la partie{NBSP}: il ne reste aucun adversaire."),
    (lambda: Log().batch("drawn-game", why="all lost together"),
     "The game is a draw: all players lose at the same time.",
     "La partita finisce in pareggio: tutti i giocatori perdono contemporaneamente.",
     f"La partie est nulle{NBSP}: tous les joueurs perdent en même temps."),
    (lambda: Log().write("prevented-by-rule", rule("indestructible"), what="Destroy", object=BEAR),
     "Bear can't be destroyed: it stays.", "Il permanente Bear non può essere distrutto: resta dov’è.",
     f"Le permanent Bear ne peut pas être détruit{NBSP}: il reste en place."),
    (lambda: Log().write("prevented-by-rule", what="CounterChange", object=BEAR),
     "No counters can be put on Bear.", "Su Bear non si possono mettere segnalini.",
     "Aucun marqueur ne peut être mis sur Bear."),
    (lambda: Log().write("choice", what="keep", player="A", answer=1).batch("level", object=BEAR, level=3),
     "A keeps Bear.", "A tiene Bear.", "A garde Bear."),
    (lambda: Log().write("choice", what="choose", player="A", answer=1).batch("level", object=BEAR, level=3),
     "A chooses Bear.", "A sceglie Bear.", "A choisit Bear."),
    (lambda: Log().write("only-choice", what="protector", player="A", answer="B"),
     "A can choose only B as the protector.", "A può scegliere solo B come protettore.",
     "A ne peut choisir que B comme protecteur."),
    (lambda: Log().write("only-choice", what="attacked", player="A", answer="B"),
     "A can choose only B.", "A può scegliere solo B.", "A ne peut choisir que B."),
    (lambda: Log().write("choice", what="pay", player="A", answer=False),
     "A chooses not to pay.", "A sceglie di non pagare.", "A choisit de ne pas payer."),
    (lambda: Log().write("choice", what="color", player="A", answer="red"),
     "A chooses red.", "A sceglie rosso.", "A choisit rouge."),
    (lambda: Log().write("choice", what="modes", player="A", answer=(1, 3)),
     "A chooses modes 1 and 3.", "A sceglie i modi 1 e 3.", "A choisit les modes 1 et 3."),
]  # fmt: skip


@pytest.mark.parametrize(("made", "en", "it", "fr"), KINDS, ids=[row[1] for row in KINDS])
def test_a_kind_of_event_is_told_in_three_languages(made: Made, en: str, it: str, fr: str) -> None:
    log = made()
    assert [log.texts(lang)[0] for lang in ("en", "it", "fr")] == [en, it, fr]


def begins(*modifications: Any, until: str = "end of turn", restrictions: Any = ()) -> Log:
    duration = Duration(until)
    effect = ContinuousEffect(1, 2, "A", 1, tuple(modifications), (1,), duration, restrictions=restrictions)
    return Log().batch("effect", effect=effect).batch("level", object=BEAR, level=0)


@pytest.mark.parametrize(
    ("log", "en", "it", "fr"),
    [
        (begins(Gets(Number(3), Number(-1))),
         "Until end of turn Bear gets +3/-1.", "Fino alla fine del turno Bear prende +3/-1.",
         "Jusqu’à la fin du tour, Bear gagne +3/-1."),
        (begins(Gains((Keyword("double strike"), Keyword("trample")))),
         "Until end of turn Bear gains double strike and trample.",
         "Fino alla fine del turno Bear ha doppio attacco e travolgere.",
         f"Jusqu’à la fin du tour, Bear acquiert{NBSP}: double initiative et piétinement."),
        (begins(LosesKeywords(frozenset({"flying"})), until="end of combat"),
         "Until end of combat Bear loses flying.", "Fino alla fine del combattimento Bear perde volare.",
         f"Jusqu’à la fin du combat, Bear perd{NBSP}: vol."),
        (begins(ControlledByYou(), until="for good"),
         "A gains control of Bear.", "A prende il controllo di Bear.", "A acquiert le contrôle de Bear."),
        (begins(Adds("types", frozenset({"Creature"}))),
         "Until end of turn the type of Bear includes creature.",
         "Fino alla fine del turno il tipo di Bear comprende creatura.",
         f"Jusqu’à la fin du tour, le type de Bear comprend aussi{NBSP}: créature."),
        (begins(Becomes("colors", frozenset({"blue"})), until="for good"),
         "The colour of Bear becomes blue.", "Il colore di Bear diventa blu.",
         f"La couleur de Bear devient{NBSP}: bleu."),
        (begins(restrictions=(("cannot-block", None),)),
         "Until end of turn Bear can't block.", "Fino alla fine del turno Bear non può bloccare.",
         "Jusqu’à la fin du tour, Bear ne peut pas bloquer."),
    ],
)  # fmt: skip
def test_an_effect_is_told_by_what_it_does(log: Log, en: str, it: str, fr: str) -> None:
    assert [log.texts(lang)[0] for lang in ("en", "it", "fr")] == [en, it, fr]


def test_an_effect_that_does_several_things_has_a_sentence_for_each() -> None:
    log = begins(LosesAllAbilities(), SetsBase(Number(1), Number(1)))
    assert log.texts()[:2] == ["Until end of turn Bear loses all abilities.", "Until end of turn Bear is 1/1."]


@pytest.mark.parametrize(
    "log",
    [
        Log().at("upkeep"),
        Log().write("only-choice", what="targets", player="A", answer=(1,)),
        Log().write("choice", what="pay", player="A", answer="{R}"),
        Log().write("prevented-by-rule", rule("no_damage_at_all"), what="Damage", object=BEAR),
        Log().write("assignment", source=BEAR, target="B", amount=2).batch("damage", source=BEAR, target="B", amount=2),
    ],
)
def test_bookkeeping_is_folded_away(log: Log) -> None:
    assert [text for text in log.texts() if text != "Bear deals 2 damage to B."] == []
