"""What is the same in every language: code, options, keys, commands, paths, names of firms."""

from __future__ import annotations

import pytest

from tests.wording.conftest import Check

NB = "\N{NO-BREAK SPACE}"

RIGHT = [
    ("it", "Print it again with --verbose to see more.", "Stampalo di nuovo con --verbose per vedere di più."),
    ("it", 'Only those that match: -m "flying or reach"', 'Solo quelle che corrispondono: -m "flying or reach"'),
    ("fr", "Write the name under player: or owner: here.", "Écrivez le nom sous player: ou owner: ici."),
    ("fr", "Say how: {{draw: {{A: 3}}}} for three.", f"Dites comment{NB}: {{{{draw: {{{{A: 3}}}}}}}} pour trois."),
    ("it", "checker coverage counts the rules.", "checker coverage conta le regole."),
    ("fr", "pip install spylls brings the dictionaries in.", "pip install spylls apporte les dictionnaires."),
    ("it", "There is a file unblocked.yaml in tokens/ here.", "C'è un file unblocked.yaml in tokens/ qui."),
    ("fr", "The words are those, whose, from; nothing else.", f"Les mots sont those, whose, from{NB}; rien d'autre."),
    ("it", "It was printed by Knights of the Spring.", "È stata stampata da Knights of the Spring."),
    ("fr", "A name that begins with ? is quoted.", f"Un nom qui commence par{NB}? s'écrit entre guillemets."),
    ("it", "A name that begins with ? is quoted.", "Un nome che comincia con ? va tra virgolette."),
    ("fr", "{who} discards {what}.", "{who} se défausse {what:de}."),
    ("it", "The edition is not known.", "L'edizione è sconosciuta."),
    ("it", "A non-breaking space is no-break.", "Uno spazio che non si spezza è unificatore."),
    ("it", "A value must be given.", "Un valore dev'essere dato."),
]  # fmt: skip


@pytest.mark.parametrize(("lang", "source", "text"), RIGHT)
def test_what_is_no_prose_stays_as_it_is(check: Check, lang: str, source: str, text: str) -> None:
    assert check(lang, text, source) == []


WRONG = [
    ("placeholder", "it", "Write {path} after --output.", "Scrivilo dopo --output."),
    ("punctuation", "fr", "Choose a permanent: it is destroyed.", "Choisissez un permanent: il est détruit."),
    ("term", "it", "It has trample, flying, haste.", "Ha trample, flying, haste."),
    ("untranslated", "it", "Use --all to see the spells.", "Usa --all per vedere le spells."),
    ("quotes", "fr", 'Write "{text}" first.', 'Écrivez d\'abord "{text}".'),
    ("placeholder", "fr", "{who} discards {what}.", "{who} se défausse {which:de}."),
    ("length", "it", "Each creature that was blocked stays blocked until the end of combat.", "Resta bloccata."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "lang", "source", "text"), WRONG)
def test_what_stands_beside_it_is_still_checked(check: Check, kind: str, lang: str, source: str, text: str) -> None:
    assert kind in check(lang, text, source)
