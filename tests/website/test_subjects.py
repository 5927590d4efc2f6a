"""Who or what an observation is about, in the reader's language."""

from __future__ import annotations

import pytest

from checker.website.speech import Speech
from checker.website.subjects import Subjects
from checker.website.values import Reader

RAPTOR = "Raptor delle Cime Rocciose"


def reader() -> Reader:
    return Reader(Speech("it", lambda name: {"Ridgetop Raptor": RAPTOR}.get(name, name)), {"raptor": "Ridgetop Raptor"})


@pytest.mark.parametrize(
    ("subject", "word", "told"),
    [
        ("raptor", "zone", (RAPTOR, "")),
        ("A", "life", ("A", "")),
        ("graveyard.A", "contents", ("cimitero del giocatore A", "")),
        ("A.Food", "controls", ("A", "Cibo")),
        ("raptor.attacking", "triggered", (RAPTOR, "quando attacca")),
        ("attach", "skipped", ("assegnare", "")),
        ("mutant", "power", ("Mutante", "")),
    ],
)
def test_no_word_of_the_notation_is_left_in_a_subject(subject: str, word: str, told: tuple[str, str]) -> None:
    assert Subjects(reader()).of(subject, word) == told


@pytest.mark.parametrize(
    ("decision", "told"),
    [
        ('attack-of "raptor"', f"attacco di {RAPTOR}"),
        ('protector "raptor"', f"protettore ({RAPTOR})"),
        ('may ""', "se farlo"),
        ("modes-of", "modi"),
        ("unheard-of", "unheard-of"),
    ],
)
def test_a_decision_is_told_with_what_it_is_about_and_without(decision: str, told: str) -> None:
    assert Subjects(reader()).decision(decision) == told


def test_what_was_seen_at_a_moment_is_told_with_the_turn() -> None:
    told = reader().at_a_moment("none (A, precombat main)", "protector")
    assert told == "nessuno (turno di A, fase principale pre-combattimento)"
    assert reader().at_a_moment("raptor (A, tomorrow)", "protector") == "raptor (A, tomorrow)"


def test_a_value_is_read_as_its_observation_has_it() -> None:
    assert reader().told("back", "face") == "lato posteriore"
    assert reader().told("none", "priority") == "nessuno"
    assert reader().told("none", "attached-to") == "niente"
    assert reader().told("none", "result") == "la partita continua"
