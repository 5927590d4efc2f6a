"""The ways to the rulings by rule, by card and by mechanic, and the list that is narrowed down."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from checker.base.nodes import Entry, Mapping, Scalar, Sequence
from checker.base.places import Place
from checker.knowledge.cards import CardEntry
from checker.knowledge.rulings import LanguageText, Ruling
from checker.knowledge.terms import Concept, Term
from checker.proof.report import ExampleReport, ExampleStatus, RulingReport, RulingStatus, Run
from checker.scenarios.example import Example
from checker.scenarios.frames import Frame, PermanentFrame, PlayerFrame
from checker.scenarios.outcome import Outcome
from checker.website.indexes import in_order, section_of
from checker.website.speech import Speech
from checker.website.tags import Tagger, slug
from tests.website import sample

HERE = Place("x.yaml", 1, 1)
PROVED = "a-blocked-double-striker-stops-there"


def mapping(**values: str | list[str]) -> Mapping:
    return Mapping(tuple(Entry(scalar(key), node(value)) for key, value in values.items()), HERE)


def node(value: str | list[str]) -> Scalar | Sequence:
    return scalar(value) if isinstance(value, str) else Sequence(tuple(map(scalar, value)), HERE)


def scalar(text: str) -> Scalar:
    return Scalar(text, HERE, False)


CARDS = (
    CardEntry({"en": "Ridgetop Raptor", "it": "Raptor delle Cime Rocciose"}, mapping(types=["Creature"]), HERE),
    CardEntry({"en": "Fireshrieker"}, mapping(types=["Artifact"], subtypes=["Equipment"]), HERE),
    CardEntry({"en": "Invented Scholar"}, mapping(types=["Creature"], invented="true"), HERE),
    CardEntry({"en": "Not Played"}, mapping(types=["Instant"]), HERE),
)
CONCEPTS = (
    Concept("kw.ds", HERE, {"en": Term("double strike", HERE), "it": Term("doppio attacco", HERE)}, "keyword"),
    Concept("kw.fs", HERE, {"en": Term("first strike", HERE)}, "keyword"),
    Concept("kw.reach", HERE, {"en": Term("reach", HERE)}, "keyword"),
    Concept("zone.stack", HERE, {"en": Term("stack", HERE)}, "zone"),
)


def tags(lang: str) -> list[tuple[str, str, str]]:
    given = mapping(battlefield=["raptor delle cime rocciose", "Fireshrieker", "Invented Scholar"])
    raptor = PermanentFrame(1, "Ridgetop Raptor", "A", ("Creature",), 2, 1, keywords=("double strike",))
    frames = (Frame("A", "combat damage", 0, (PlayerFrame("A", 20),), (raptor,)), Frame("A", "upkeep", 1, ()))
    text = LanguageText("Without first strike nobody reaches the stack.", "current", HERE)
    ruling = Ruling(
        "x", "x", HERE, "combat", sample.EDITION, {"en": "X"}, {"en": text}, "en", examples=(Example("e", HERE, given),)
    )
    run = Run(sample.EDITION, (), None, Outcome((), (), True, (), frames))
    example = ExampleReport("e", HERE, ExampleStatus.passed, (run,))
    report = RulingReport("x", "x", HERE, "combat", RulingStatus.verified, {}, (), (example,), ())
    found = Tagger.of(Speech(lang), CARDS, CONCEPTS).tags(ruling, report)
    return [(tag.kind, tag.id, tag.title) for tag in found]


def test_a_ruling_is_about_the_cards_mechanics_types_and_steps_of_its_examples() -> None:
    assert tags("en") == [
        ("card", "fireshrieker", "Fireshrieker"),
        ("card", "ridgetop-raptor", "Ridgetop Raptor"),
        ("mechanic", "double-strike", "double strike"),
        ("mechanic", "first-strike", "first strike"),
        ("type", "artifact", "artifact"),
        ("type", "creature", "creature"),
        ("type", "equipment", "Equipment"),
        ("step", "upkeep", "upkeep step"),
        ("step", "combat-damage", "combat damage step"),
    ]


def test_tags_have_the_same_addresses_in_every_language() -> None:
    assert sorted(id for _, id, _ in tags("it")) == sorted(id for _, id, _ in tags("en"))
    assert ("card", "ridgetop-raptor", "Raptor delle Cime Rocciose") in tags("it")


@pytest.mark.parametrize(
    ("name", "expected"),
    [("Æther Vial", "aether-vial"), ("Lim-Dûl's Vault", "lim-duls-vault"), ("+2 Mace", "2-mace"), ("Index", "index-")],
)
def test_a_name_in_an_address_has_plain_letters(name: str, expected: str) -> None:
    assert slug(name) == expected


def test_rules_are_in_the_order_of_their_numbers() -> None:
    assert sorted(["702.19b", "702.4b", "702.19", "1.1", "702.19a"], key=in_order) == [
        "1.1",
        "702.4b",
        "702.19",
        "702.19a",
        "702.19b",
    ]
    assert [section_of(number) for number in ("702.19b", "702.19", "509.1h")] == ["702.19", "702.19", "509.1"]


def test_a_rule_has_a_page_with_what_comes_out_without_it(built: Path) -> None:
    html = (built / "it" / "rules" / "509.1" / "index.html").read_text("utf-8")
    part = html.split('id="509.1h"')[1]
    assert f'href="../../r/{PROVED}/"' in part
    assert "<span>20</span>" in part
    assert "<span>18</span>" in part
    assert f'href="../../r/{PROVED}/#example-blocked-by-a-3-2"' in part


def test_a_rule_that_says_the_same_leads_to_the_ruling_too(built: Path) -> None:
    html = (built / "en" / "rules" / "702.7" / "index.html").read_text("utf-8")
    assert "shown with 702.4b, which says the same" in html.split('id="702.7b"')[1]


def test_a_number_on_a_page_leads_to_its_rule_if_it_has_one(built: Path) -> None:
    html = (built / "fr" / "r" / PROVED / "index.html").read_text("utf-8")
    assert 'href="../../rules/509.1/#509.1h"' in html
    assert re.search(r'<span class="ab-rule"><span class="ab-hidden">[^<]*</span>704.5g</span>', html)


@pytest.mark.parametrize("page", ["cards/ridgetop-raptor", "mechanics/double-strike"])
def test_a_card_and_a_mechanic_lead_to_the_rulings_about_them_and_back(built: Path, page: str) -> None:
    html = (built / "fr" / page / "index.html").read_text("utf-8")
    assert re.findall(r'class="ab-list__title" href="([^"]+)"', html) == [f"../../r/{PROVED}/"]
    assert f'href="../../{page}/"' in (built / "fr" / "r" / PROVED / "index.html").read_text("utf-8")


def test_every_choice_of_the_list_finds_a_ruling(built: Path) -> None:
    html = (built / "en" / "all" / "index.html").read_text("utf-8")
    marks = [set(value.split()) for value in re.findall(r'data-tags="([^"]*)"', html)]
    assert len(marks) == len(sample.site("en", draft=True).rulings)
    choices = {
        f"{kind}:{value}"
        for kind, options in re.findall(r'<select name="(\w+)">(.*?)</select>', html, re.DOTALL)
        for value in re.findall(r'value="([^"]+)"', options)
    }
    status = {f"status:{name}" for name in ("verified", "contested", "definition", "failed")}
    assert choices == {"topic:combat", "mechanic:double-strike", "type:creature", "step:declare-blockers"} | status
    assert all(any(choice in tags for tags in marks) for choice in choices)
