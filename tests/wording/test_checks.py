"""Each check, on its own kind of fault and on what merely looks like it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from checker.wording.findings import Finding
from tests.wording.conftest import Check

NB = "\N{NO-BREAK SPACE}"
NARROW = "\N{NARROW NO-BREAK SPACE}"

WRONG = [
    ("term", "it", "The protector may block.", "Il difensore può bloccare."),
    ("term", "fr", "The knight has first strike.", "Le chevalier a la double initiative."),
    ("forbidden-variant", "it", "State-based actions are checked.", "Si controllano le azioni di stato."),
    ("forbidden-variant", "fr", "It deals combat damage.", "Il inflige des dégâts de combat."),
    ("outdated", "it", "Its mana value is 3.", "Il suo costo di mana convertito è 3."),
    ("outdated", "fr", "Exile that creature.", "Retirez cette créature de la partie."),
    ("outdated", "it", "You may cast an instant.", "Puoi giocare un istantaneo."),
    ("number", "it", "Draw three cards.", "Pesca due carte."),
    ("number", "fr", "A 2/3 creature blocks.", "Une créature 2/2 bloque."),
    ("number", "it", "It is the second step.", "È la terza sottofase."),
    ("symbol", "it", "{2}{R}: Draw a card.", "{2}: Pesca una carta."),
    ("symbol", "fr", "{U}: Draw a card.", f"{{Bl}}{NB}: Piochez une carte."),
    ("symbol", "it", "It gets +1/-1.", "Prende +1/+1."),
    ("symbol", "it", "Put a +1/+1 counter on it.", "Metti un segnalino +1+1 su di esso."),
    ("placeholder", "it", "{name} attacks.", "{nome} attacca."),
    ("placeholder", "fr", "%s was found in %s.", "%s a été trouvé."),
    ("modality", "it", "You may discard a card.", "Scarta una carta."),
    ("modality", "fr", "Choose up to two targets.", "Choisissez deux cibles."),
    ("modality", "it", "Only you may cast it.", "Tu puoi lanciarla."),
    ("modality", "fr", "Destroy another creature.", "Détruisez une créature."),
    ("modality", "it", "If its power is 4 or greater, sacrifice it.", "Se la sua forza è 4, sacrificala."),
    ("negation", "it", "The copy isn't cast.", "La copia viene lanciata."),
    ("negation", "fr", "It attacks without tapping.", "Elle attaque en s'engageant."),
    ("negation", "it", "The wall can attack.", "Il muro non può attaccare."),
    ("role", "fr", "Its owner draws a card.", "Son contrôleur pioche une carte."),
    ("role", "it", "You draw, your opponent discards.", "Il tuo avversario pesca, tu scarti."),
    ("role", "it", "Your opponent owns it, but you control it.", "La possiedi tu, ma la controlla un avversario."),
    ("role", "fr", "You protect the siege they own.", "Un adversaire protège le siège que vous possédez."),
    ("role", "fr", "It's controlled by an opponent.", "Vous la contrôlez."),
    ("role", "it", "To its controller, not to its owner.", "Al suo proprietario, non al suo controllore."),
    ("role", "fr", "The protector taps it; the owner untaps it.", "Le propriétaire l'engage, le protecteur la dégage."),
    ("modality", "it", "You gain 2 life.", "Puoi guadagnare 2 punti vita."),
    ("modality", "fr", "That player sacrifices a creature.", "Seul ce joueur sacrifie une créature."),
    ("modality", "it", "Each opponent may choose a color.", "Ogni avversario sceglie un colore."),
    ("negation", "fr", "The token enters tapped.", "Le jeton n'arrive pas engagé."),
    ("negation", "it", "The spell costs mana to cast.", "La magia si lancia senza mana."),
    ("untranslated", "it", "However, the wall stays untapped.", "However, il muro resta STAPpato."),
    ("forbidden-variant", "it", "Put a stun counter on it.", "Metti un segnalino di stordimento su di essa."),
    ("untranslated", "fr", "That token attacks.", "Ce token attaque."),
    ("untranslated", "it", "Whenever it blocks, tap it.", "Whenever blocca, TAPpala."),
    ("card-name", "it", "Fireshrieker is destroyed.", "Il Pirostrilo viene distrutto."),
    ("card-name", "it", "Fireshrieker is destroyed.", "L'Equipaggiamento viene distrutto."),
    ("punctuation", "fr", "Careful: it attacks.", "Attention: il attaque."),
    ("punctuation", "fr", "Careful: it attacks.", "Attention : il attaque."),
    ("punctuation", "it", "Another player chooses.", "Un'altro giocatore sceglie."),
    ("punctuation", "it", "It's an Aura.", "E' un'Aura."),
    ("quotes", "fr", 'It says "draw a card".', 'Elle dit "piochez une carte".'),
    ("quotes", "it", "The opponent decides.", "L´avversario decide."),
    ("double-word", "it", "The creature dies.", "La creatura creatura muore."),
    ("brackets", "it", "The creature (a 2/1) dies.", "La creatura (una 2/1 muore."),
    (
        "length",
        "it",
        "If the Siege has no protector, its controller chooses one of their opponents as a state-based action.",
        "L'Assedio non ha protettore.",
    ),
]


@pytest.mark.parametrize(("kind", "lang", "source", "text"), WRONG)
def test_each_kind_of_fault_is_found(check: Check, kind: str, lang: str, source: str, text: str) -> None:
    assert kind in check(lang, text, source)


RIGHT = [
    ("it", "The wall has defender.", "Il muro ha difensore."),
    ("fr", "You take the initiative.", "Vous prenez l'initiative."),
    ("fr", "Flip a coin.", "Jouez à pile ou face."),
    ("it", "Reveal the top card of your library.", "Rivela la prima carta del tuo grimorio."),
    ("fr", "Its power is 2 or less.", "Sa force est inférieure ou égale à 2."),
    ("it", "An opponent controls the beast.", "La bestia è controllata da un avversario."),
    ("fr", "Sacrifice it unless you pay {1}.", "Sacrifiez-la à moins que vous ne payiez {1}."),
    ("fr", "Answer: no.", f"Réponse{NARROW}: non."),
    ("fr", "Why?! Because it dies!!", f"Pourquoi{NARROW}?! Parce qu'elle meurt{NB}!!"),
    ("fr", "Do you want it?", "Vous le voulez&nbsp;?"),
    ("it", "Why? It dies.", "Perché? Muore."),
    ("it", "This ability stays.", "Questa abilita\N{COMBINING GRAVE ACCENT} rimane."),
    ("it", "Add {G} and {G}; damage of {X} of them.", "Aggiungi {G} e {G}; danno di {X} di essi."),
    ("it", "The cost of '{X}' counts.", "Il costo dell''{X}' conta."),
    ("fr", "You win. You lose.", f"Vous gagnez{NB}; vous perdez."),
    ("it", "Pay the ninjutsu cost.", "Paga il costo di ninjutsu."),
    ("it", "It strikes twice (double strike).", "Colpisce due volte (doppio attacco, double strike)."),
    ("fr", "It can't attack or block.", "Elle ne peut ni attaquer ni bloquer."),
    ("fr", "It can only attack alone.", "Elle ne peut attaquer que seule."),
    ("it", "An additional or alternative cost is paid.", "Viene pagato un costo addizionale o alternativo."),
    ("it", "An opponent owns the tokens you control.", "Le pedine che controlli sono possedute da un avversario."),
    ("fr", "Opponents control the lands that you own.", "Des adversaires contrôlent les terrains que vous possédez."),
    ("fr", "It comes under an opponent's control.", "Elle passe sous le contrôle d'un adversaire."),
    ("it", "Whoever controls the Siege chooses.", "Sceglie chiunque controlli l'Assedio."),
    ("it", "Its owner draws. Its controller doesn't.", "Il suo proprietario pesca. Il suo controllore no."),
    ("it", "It stays there, tapped or not.", "Resta lì, TAPpata o no."),
    ("fr", "A siege that lost its protector gets another.", "Un siège resté sans protecteur en reçoit un autre."),
    ("it", "Nobody has to say which.", "Non si dice che cosa debba essere."),
    ("it", "It isn't in the game when it's cast.", "Non è nel gioco quando viene lanciata."),
    ("fr", "It only attacks during your turn.", "Elle n'attaque que pendant votre tour."),
    ("it", "Frontier Siege is an enchantment.", "Assedio della Frontiera è un incantesimo."),
    ("fr", "You discard a card.", "Vous vous défaussez d'une carte."),
]  # fmt: skip


@pytest.mark.parametrize(("lang", "source", "text"), RIGHT)
def test_what_merely_looks_wrong_is_left_alone(check: Check, lang: str, source: str, text: str) -> None:
    assert check(lang, text, source) == []


@pytest.mark.parametrize(
    ("source_lang", "source", "lang", "text"),
    [
        ("it", "Il protettore può bloccare con due creature.", "fr", "Le protecteur peut bloquer avec deux créatures."),
        ("fr", "Le sort est contrecarré.", "it", "La magia viene neutralizzata."),
        ("it", "La copia non viene lanciata.", "en", "The copy isn't cast."),
    ],
)
def test_any_two_of_the_languages_can_be_compared(
    check: Check, source_lang: str, source: str, lang: str, text: str
) -> None:
    assert check(lang, text, source, source_lang) == []


def test_a_fault_between_italian_and_french_is_found_as_well(check: Check) -> None:
    assert check("fr", "Le défenseur peut bloquer.", "Il protettore può bloccare.", "it") == ["term"]


def test_a_message_names_what_was_found_and_what_is_right(findings: Callable[..., list[Finding]]) -> None:
    (found,) = findings("it", "Si controllano le azioni di stato.", "State-based actions are checked.")
    wanted = '"azioni di stato" is not the official wording; the term is "azione generata dallo stato"'
    assert found.message.english() == wanted
    assert (found.place.line, found.place.column) == (1, 19)


def test_a_place_counts_in_the_text_as_it_was_written(findings: Callable[..., list[Finding]]) -> None:
    text = "L'abilita\N{COMBINING GRAVE ACCENT} dice: E' un'Aura."
    assert [found.place.column for found in findings("it", text)] == [text.index("E'") + 1]


def test_a_word_that_is_right_for_another_concept_of_the_source_is_no_fault(check: Check) -> None:
    source = "Attach the Equipment, then attack."
    assert check("it", "Assegna l'Equipaggiamento, poi attacca.", source) == []
