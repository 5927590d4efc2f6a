"""A project as it is read: entries, their places, and what is found around them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from checker.base.names import fingerprint
from checker.base.nodes import Mapping, Scalar
from checker.base.places import Place
from checker.base.yaml import Reading
from checker.knowledge.library import load
from checker.knowledge.played import claims_of
from checker.knowledge.project import find_project
from checker.knowledge.rulings import Cite, ClaimRef, Review, See
from tests.knowledge.conftest import RULING, SOURCE

if TYPE_CHECKING:
    import pytest

    from tests.knowledge.conftest import Workshop

EXAMPLES = """
    kind: examples
    examples:
      - id: sound
        given: {turn: "A, upkeep"}
        expect: {life: {A: 20}}
      - id: broken
        given: {turns: "A, upkeep"}
        expect: {life: {A: 20}}
"""
STAMP = fingerprint("Un titolo", "Un testo")


def test_a_ruling_is_read_with_all_that_stands_in_it(workshop: Workshop) -> None:
    workshop.write(
        "rulings/combat/damage/a-ruling.yaml",
        RULING,
        ("fr: Un texte", f"fr: {{text: Un texte, of: {STAMP}, reviewed: {{by: X, date: \"2026-11-30\"}}, note: N}}"),
        ('cites: ["510.4"]', 'cites: ["510.4"]\n    see: [{rule: "702.4b", why: twin}]\n    was: [an-old-id]'),
    )  # fmt: skip
    (ruling,) = workshop.load().rulings
    file = "rulings/combat/damage/a-ruling.yaml"
    assert (ruling.id, ruling.topic, ruling.edition, ruling.kind) == (
        "a-ruling", "combat/damage", "2026-09-25", "ruling",
    )  # fmt: skip
    assert ruling.file == file
    assert ruling.title == {"it": "Un titolo", "fr": "Un titre", "en": "A title"}
    assert ruling.cites == (Cite("510.4", Place(file, 5, 9)),)
    assert ruling.see == (See("702.4b", "twin", Place(file, 6, 7)),)
    assert ruling.sources == (ClaimRef("an-article", "S1-01", Place(file, 8, 11)),)
    assert ruling.was == ("an-old-id",)
    assert [example.id for example in ruling.examples] == ["an-example"]
    assert ruling.text["fr"].reviewed == Review("X", "2026-11-30")
    assert ruling.text["fr"].note == "N"
    assert ruling.place_of("cites") == Place(file, 5, 1)


def test_a_translation_is_current_by_its_fingerprint_alone(workshop: Workshop) -> None:
    workshop.write(
        "rulings/combat/a-ruling.yaml",
        RULING,
        ("fr: Un texte", f"fr: {{text: Un texte, of: {STAMP}}}"),
        ("en: A text", "en: {text: A text, of: t00000000}"),
    )
    (ruling,) = workshop.load().rulings
    assert {language: text.status for language, text in ruling.text.items()} == {
        "it": "current", "fr": "current", "en": "stale",
    }  # fmt: skip


def test_a_translation_without_text_or_title_is_missing(workshop: Workshop) -> None:
    workshop.write("rulings/combat/a-ruling.yaml", RULING, (", fr: Un titre", ""), (", en: A text", ""))
    (ruling,) = workshop.load().rulings
    assert [(text.status, text.text) for text in ruling.text.values()] == [
        ("current", "Un testo"), ("missing", "Un texte"), ("missing", None),
    ]  # fmt: skip


def test_of_a_file_of_examples_the_broken_ones_are_left_out(workshop: Workshop) -> None:
    path = workshop.write("bug-report.yaml", EXAMPLES)
    library = workshop.load(path)
    (file,) = library.examples
    assert (file.id, [example.id for example in file.examples]) == ("bug-report", ["sound"])
    assert [(problem.id, problem.example) for problem in library.problems] == [("form.unknown-key", "broken")]


def test_if_a_fault_may_concern_all_examples_none_is_played(workshop: Workshop) -> None:
    path = workshop.write("bug-report.yaml", EXAMPLES, ("kind: examples", "kind: examples\n    crads: []"))
    (file,) = workshop.load(path).examples
    assert file.examples == ()


def test_problems_of_a_ruling_say_whose_they_are(workshop: Workshop) -> None:
    workshop.write("rulings/combat/a-ruling.yaml", RULING, ("life:", "lief:"), ("cites:", "cits:"))
    library = workshop.load()
    assert [(problem.id, problem.ruling, problem.example) for problem in library.problems] == [
        ("form.unknown-key", "a-ruling", None),
        ("form.unknown-key", "a-ruling", "an-example"),
    ]
    assert (library.rulings, library.broken) == ((), frozenset({"a-ruling"}))


def test_ids_are_unique_among_rulings_and_their_old_names(workshop: Workshop) -> None:
    sourceless = ("    sources: [{document: an-article, claim: S1-01}]\n", ""), ("claim: S1-01, ", "")
    workshop.write("rulings/a/one.yaml", RULING, *sourceless)
    workshop.write("rulings/b/two.yaml", RULING, *sourceless)
    workshop.write("rulings/c/three.yaml", RULING, *sourceless, ("id: a-ruling", "id: another\n    was: [a-ruling]"))
    assert workshop.problems() == [
        'rulings/b/two.yaml:1:1: error: the id "a-ruling" is taken at rulings/a/one.yaml:1:1 [ruling.duplicate-id]',
        'rulings/c/three.yaml:2:1: error: the id "a-ruling" is taken at rulings/a/one.yaml:1:1 [ruling.duplicate-id]',
    ]


def test_a_card_of_the_file_takes_the_place_of_a_known_one_with_a_notice(workshop: Workshop) -> None:
    cards = "kind: cards\ncards: [{name: {en: Test Card, it: Carta di prova}, types: [Instant]}]\n"
    workshop.write("rulings/cards/test.yaml", cards)
    own = "kind: examples\n    cards: [{name: test card, types: [Land]}, {name: Other, types: [Land]}]"
    path = workshop.write("bug-report.yaml", EXAMPLES, ("kind: examples", own), ("turns", "turn"))
    library = workshop.load(path)
    assert [str(problem) for problem in library.problems] == [
        'bug-report.yaml:2:9: notice: here "test card" is the card of this file, not the one known [cards.own]'
    ]
    assert [card.name["en"] for card in library.examples[0].cards] == ["test card", "Other"]
    assert any(card.name == {"en": "Test Card", "it": "Carta di prova"} for card in library.cards)


def test_two_cards_of_a_project_have_two_names(workshop: Workshop) -> None:
    cards = "kind: cards\ncards: [{name: Test Card, types: [Instant]}]\n"
    workshop.write("rulings/cards/one.yaml", cards)
    workshop.write("rulings/cards/two.yaml", cards)
    assert workshop.problems() == [
        'rulings/cards/two.yaml:2:9: error: the card "Test Card" stands at rulings/cards/one.yaml:2:9 already '
        "[cards.duplicate]"
    ]


def test_outside_of_a_project_the_cards_and_the_edition_of_the_package_are_known(tmp_path: Path) -> None:
    path = tmp_path / "bug-report.yaml"
    path.write_text('kind: examples\nexamples: [{id: x, expect: {life: {A: 20}}, without: {"510.99": {life: {}}}}]\n')
    library = load([path], find_project(tmp_path))
    assert [problem.id for problem in library.problems] == ["edition.unknown-rule"]
    assert library.edition.in_force == "2026-09-25"
    assert any(card.name["en"] == "Ridgetop Raptor" for card in library.cards)


def test_without_a_project_there_is_nothing_to_read(tmp_path: Path) -> None:
    library = load([], find_project(tmp_path))
    assert [str(problem) for problem in library.problems] == [
        f"{tmp_path}:1:1: error: there is no folder rulings/ here, nor in a folder above [project.none]"
    ]


def test_a_folder_without_a_yaml_file_is_told(workshop: Workshop) -> None:
    (workshop.root / "empty").mkdir()
    assert workshop.problems(workshop.root / "empty") == [
        "empty:1:1: error: there is no YAML file in this folder [file.none]"
    ]


def test_a_file_named_twice_is_read_once(workshop: Workshop) -> None:
    path = workshop.write("reports/bug-report.yaml", EXAMPLES)
    assert len(workshop.load(path, path.parent, path).examples) == 1


def test_links_that_lead_in_circles_do_not_trap_the_search(workshop: Workshop) -> None:
    workshop.write("reports/bug-report.yaml", EXAMPLES)
    os.symlink(workshop.root / "reports", workshop.root / "reports" / "again")
    assert len(workshop.load(workshop.root / "reports").examples) == 1


def test_a_project_is_found_from_any_folder_below_it(workshop: Workshop) -> None:
    path = workshop.write("rulings/combat/a-ruling.yaml", RULING, ("life:", "lief:"))
    project = find_project(path.parent)
    assert project.root == workshop.root
    assert [str(problem.place) for problem in load([], project).problems] == ["a-ruling.yaml:10:28"]


def test_the_claims_of_an_example_are_told_apart_from_those_of_its_contrast(workshop: Workshop) -> None:
    contrast = "\n        contrast: {id: other, given: {life: {A: 1}}, expect: {claim: S1-02, life: {A: 1}}}"
    workshop.write("rulings/combat/a-ruling.yaml", RULING, ("life: {A: 20}}", "life: {A: 20}}" + contrast))
    (example,) = workshop.load().rulings[0].examples
    assert claims_of(example) == {"an-example": ("S1-01",), "other": ("S1-02",)}


def test_sources_and_terms_are_read(workshop: Workshop) -> None:
    workshop.write("rulings/combat/a-ruling.yaml", RULING)
    workshop.write("rulings/sources/an-article.yaml", SOURCE)
    workshop.write(
        "rulings/terms.yaml",
        """
        kind: terms
        terms:
          - id: zone.stack
            it: {term: pila, gender: f, plural: pile, forms: [pile], forbidden: [mazzo, {term: stack, why: English}]}
            fr: pile
        """,
    )
    library = workshop.load()
    assert library.problems == ()
    (source,) = library.sources
    (claim,) = source.claims
    assert (source.document, claim.ruling, claim.examples) == ("an-article", "a-ruling", ("an-example",))
    (concept,) = library.terms
    italian = concept.terms["it"]
    assert (italian.term, italian.gender, italian.plural, italian.forms) == ("pila", "f", "pile", ("pile",))
    assert [(word.term, word.why) for word in italian.forbidden] == [("mazzo", None), ("stack", "English")]
    assert concept.terms["fr"].term == "pile"


def test_an_example_keeps_the_nodes_of_its_file(workshop: Workshop) -> None:
    workshop.write("rulings/combat/a-ruling.yaml", RULING)
    (example,) = workshop.load().rulings[0].examples
    assert isinstance(example.given, Mapping)
    assert example.given.get("turn") == Scalar("A, upkeep", Place("rulings/combat/a-ruling.yaml", 9, 19), True)
    assert (example.play, example.vary, example.contrast) == (None, None, None)


def test_reading_leaves_the_collector_as_it_was(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    import gc

    assert gc.isenabled()
    workshop.load()
    assert gc.isenabled()


def test_without_libyaml_the_whole_project_is_read_the_same() -> None:
    project = find_project()
    assert load([], project, Reading(project.settings.limits, libyaml=False)) == load([], project)
