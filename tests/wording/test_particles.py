"""Small words that turn a sentence: what they say, and what a translation has lost or added of them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from checker.wording.checks import modality, negation
from checker.wording.particles.balance import changes, counted
from checker.wording.reading import Reading
from checker.wording.termbase import Termbase
from tests.wording.conftest import unit

TURNED = Path(__file__).with_name("turned.tsv")


def found(base: Termbase, lang: str, text: str, source: str, source_lang: str = "en") -> list[str]:
    reading = Reading(unit(lang, text, source, source_lang), base)
    return [fault.message.english() for check in (modality, negation) for fault in check.check(reading)]


def rows() -> list[list[str]]:
    return [line.split("\t") for line in TURNED.read_text(encoding="utf-8").splitlines()]


def test_what_says_the_same_in_other_words_is_right_in_both_directions(base: Termbase) -> None:
    for lang, source, right, _ in rows():
        assert found(base, lang, right, source) == [], (source, right)
        assert found(base, "en", source, right, lang) == [], (right, source)


def test_what_turns_the_sentence_is_found(base: Termbase) -> None:
    for lang, source, _, wrong in rows():
        assert wrong == "" or found(base, lang, wrong, source) != [], (source, wrong)


@pytest.mark.parametrize(
    ("lang", "text", "verbs"),
    [
        ("en", "It neither attacks nor blocks.", 1),
        ("en", "It doesn't attack, and it can't block.", 2),
        ("en", "No matter who controls it, it attacks.", 0),
        ("en", "It is only untapped under an Elf.", 0),
        ("en", "Nonland, unblocked and illegal.", 3),
        ("it", "Non attacca nessuno.", 1),
        ("it", "Nessuno che non attacchi la vede.", 2),
        ("it", "A meno che tu non paghi, muore.", 0),
        ("it", "A meno che tu paghi e non attacchi, muore.", 1),
        ("it", "Non solo le creature attaccano.", 0),
        ("fr", "Elle n'attaque ni ne bloque.", 2),
        ("fr", "Personne ne la regarde.", 1),
        ("fr", "Elle n'attaque que seule.", 0),
        ("fr", "À moins que vous ne payiez, elle meurt.", 0),
        ("fr", "À moins que personne ne paie, elle meurt.", 1),
        ("fr", "Elle ne peut attaquer.", 1),
        ("fr", "N'importe quel joueur attaque.", 0),
        ("fr", "La partie est nulle.", 0),
    ],
)  # fmt: skip
def test_verbs_that_are_negated_are_counted(lang: str, text: str, verbs: int) -> None:
    counts = counted(text, lang)
    assert counts["neg"] + counts["neg+"] == verbs


@pytest.mark.parametrize(
    ("lang", "text", "kind"),
    [
        ("en", "You can do it if you wish.", "can"),
        ("en", "If you wish, draw a card.", "can"),
        ("en", "You needn't pay.", "neednot"),
        ("en", "Draw as many cards as you like.", "anynumber"),
        ("it", "Non può bloccare se non da sola.", "only"),
        ("it", "Rivela carte finché non riveli una terra.", "until"),
        ("it", "Non sei tenuto a pagare.", "neednot"),
        ("fr", "Elle ne peut attaquer que seule.", "only"),
        ("fr", "Vous n'avez plus à payer.", "neednot"),
        ("fr", "Elle arrive sauf une.", "except"),
    ],
)  # fmt: skip
def test_each_kind_is_said_in_several_ways(lang: str, text: str, kind: str) -> None:
    assert counted(text, lang)[kind] == 1


@pytest.mark.parametrize(
    ("lang", "text", "kind"),
    [
        ("en", "It doesn't stop you from paying.", "litotes"),
        ("en", "Nothing prevents the creature from attacking.", "litotes"),
        ("it", "Nulla vieta di pagare.", "litotes"),
        ("it", "Questo non ti impedisce di pagare.", "litotes"),
        ("it", "Nemmeno la morte esclude che attacchi.", "litotes"),
        ("it", "Ciò non esime dal pagare.", "bound"),
        ("fr", "Rien n'empêche de payer.", "litotes"),
        ("fr", "Cela ne vous interdit pas de payer.", "litotes"),
        ("fr", "Cela ne dispense pas de payer.", "bound"),
    ],
)  # fmt: skip
def test_a_verb_of_preventing_that_is_denied_negates_nothing(lang: str, text: str, kind: str) -> None:
    counts = counted(text, lang)
    assert (counts[kind], counts["neg"], counts["neg?"]) == (1, 0, 0)


def test_a_verb_of_preventing_alone_is_no_litotes() -> None:
    texts = (("it", "Questo impedisce di pagare."), ("fr", "Cela interdit de payer."), ("en", "It can't be prevented."))
    assert [counted(text, lang)["litotes"] for lang, text in texts] == [0, 0, 0]


@pytest.mark.parametrize(
    ("kind", "source", "text", "is_lost"),
    [
        ("must", "You must pay to attack.", "Non puoi attaccare senza pagare.", False),
        ("must", "You must pay to attack.", "Non puoi attaccare.", True),
        ("can", "You can attack only with Elves.", "Si attacca soltanto con Elfi.", False),
        ("can", "You can attack with Elves.", "Si attacca con Elfi.", True),
        ("neg", "It doesn't enter tapped.", "Entra STAPpata.", False),
        ("neg", "It doesn't enter tapped.", "Entra TAPpata.", True),
        ("only", "It attacks only once.", "Non attacca più di una volta.", False),
        ("only", "It attacks only once.", "Attacca più di una volta.", True),
    ],
)  # fmt: skip
def test_two_words_may_stand_for_another_one(kind: str, source: str, text: str, is_lost: bool) -> None:
    assert [change.is_lost for change in changes((kind,), source, "en", text, "it")] == [True] * is_lost


def test_a_permission_that_is_denied_is_none() -> None:
    assert [counted(text, lang)["can"] for lang, text in (("en", "It can't."), ("it", "Non può."))] == [0, 0]


def test_what_stands_in_quotation_marks_or_braces_accuses_nobody() -> None:
    assert counted('The word "may" is a word.', "en") == Counter({"can?": 1})
    assert counted("{only} attacks.", "en") == Counter()


def test_what_acquits_must_be_one_more_than_in_the_source() -> None:
    kinds = ("neg",)
    assert not list(changes(kinds, "It has no cards.", "en", "Il grimorio è vuoto.", "it"))
    (change,) = changes(kinds, "It does nothing if it's empty.", "en", "Fa qualcosa se è vuoto.", "it")
    assert (change.kind, change.is_lost, change.particle.words) == ("neg", True, "nothing")


def test_a_language_that_is_not_known_has_no_particles() -> None:
    assert counted("Nur einmal, nicht zweimal.", "de") == Counter()
