"""Rulings and their proof become views: the right language, the right status, and nothing that failed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from checker.base.messages import message
from checker.base.places import Place
from checker.base.problems import error
from checker.knowledge.library import Library
from checker.knowledge.rulings import Cite, ClaimRef, LanguageText, Ruling, See
from checker.knowledge.sources import Claim, SourceDocument
from checker.proof.changes import Change
from checker.proof.report import (
    CiteReport,
    ExampleReport,
    ExampleStatus,
    Report,
    RulingReport,
    RulingStatus,
    Run,
)
from checker.scenarios.example import Example
from checker.scenarios.frames import Frame, PlayerFrame
from checker.scenarios.outcome import Observation, Outcome
from checker.website.details import Details
from checker.website.entries import Proved, site_view
from checker.website.sites import Unpublishable, sites_of
from checker.website.speech import Speech
from checker.website.views import ChangeView, CheckView, RulingView

HERE = Place("rulings/combat/x.yaml", 3, 1)
EDITION = "2026-09-25"
START = Frame("A", "beginning of combat", 0, (PlayerFrame("A", 20), PlayerFrame("B", 20)))
END = Frame("A", "end of combat", 4, (PlayerFrame("A", 20), PlayerFrame("B", 18)))
LIFE = Observation("expect.0.life.B", "life", "B", "18", "18", True, HERE)
CLAIMED = replace(LIFE, key="claimed.0.life.B", kind="claimed", expected="16")


def ruling(id: str = "x", french: str = "current", **values: object) -> Ruling:
    texts = {
        "it": LanguageText("Il testo.\n\nE il resto.", "current", HERE),
        "fr": LanguageText("Le texte." if french == "current" else None, french, HERE),
        "en": LanguageText("The text.", "current", HERE),
    }
    titles = {"it": "Il titolo", "fr": "Le titre", "en": "The title"}
    whole = Ruling(id, HERE.file, HERE, "combat", EDITION, titles, texts, "it", examples=(Example("first", HERE),))
    return replace(whole, **values)  # type: ignore[arg-type]


def report(id: str = "x", status: RulingStatus = RulingStatus.verified, **values: object) -> RulingReport:
    outcome = Outcome((LIFE, CLAIMED), (), True, (), (START, END))
    example = ExampleReport("first", HERE, ExampleStatus.passed, (Run(EDITION, (), None, outcome),) * 3)
    languages = {"it": "current", "fr": "current", "en": "current"}
    whole = RulingReport(id, HERE.file, HERE, "combat", status, languages, (), (example,), ())
    return replace(whole, **values)  # type: ignore[arg-type]


def proved(*pairs: tuple[Ruling, RulingReport], **values: object) -> Proved:
    problems = tuple(problem for _, one in pairs for problem in one.problems)
    whole = Report(1, EDITION, 0.1, tuple(one for _, one in pairs), (), problems)
    library = Library(rulings=tuple(each for each, _ in pairs))
    return replace(Proved(library, whole), **values)  # type: ignore[arg-type]


def only(found: Proved, lang: str) -> RulingView:
    (view,) = site_view(found, Speech(lang)).rulings
    return view


def failed() -> tuple[Ruling, RulingReport]:
    problem = error("example.differs", HERE, message("life B: expected 18, but it was 20"))
    return ruling("bad"), report("bad", RulingStatus.failed, problems=(problem,))


def test_a_ruling_is_shown_in_the_language_of_the_site() -> None:
    view = only(proved((ruling(), report())), "fr")
    assert (view.title, view.answer, view.text_lang, view.notice) == ("Le titre", "Le texte.", "fr", "")
    assert (view.edition_date, view.topic_title) == ("25 septembre 2026", "Combat")


@pytest.mark.parametrize("status", ["stale", "missing"])
def test_a_text_that_is_not_current_gives_way_to_the_source(status: str) -> None:
    view = only(proved((ruling(french=status), report())), "fr")
    assert (view.title, view.text_lang, view.notice) == ("Il titolo", "it", status)
    assert view.paragraphs == ("Il testo.", "E il resto.")
    assert [language.status for language in view.languages] == ["current", status, "current"]


def test_an_example_is_shown_as_it_was_played_first() -> None:
    (example,) = only(proved((ruling(), report())), "it").examples
    assert example.plays == 3
    assert [[(row.player, row.life, row.change) for row in moment.board.rows] for moment in example.moments] == [
        [("B", 20, ""), ("A", 20, "")],
        [("B", 18, "−2"), ("A", 20, "")],
    ]


def test_what_came_out_under_another_edition_stands_apart() -> None:
    def run(edition: str, reading: str | None, *seen: Observation) -> Run:
        return Run(edition, (), reading, Outcome(seen, (), True, (), (START, END)))

    older = replace(LIFE, key="expect.1.life.B", expected="16", actual="16", edition="2026-08-07")
    newer = replace(older, expected="16", actual="18", holds=False)
    runs = (
        run(EDITION, None, LIFE, newer),
        run("2026-08-07", None, replace(LIFE, edition=EDITION), older),
        run("2026-08-07", None, older),
    )
    example = ExampleReport("first", HERE, ExampleStatus.passed, runs)
    (view,) = only(proved((ruling(), report(examples=(example,)))), "en").examples
    assert [(check.value, check.holds) for check in view.checks] == [("18", True)]
    assert [(variant.label, [check.value for check in variant.checks]) for variant in view.variants] == [
        ("How it was under the edition of 7 August 2026", ["16"])
    ]


def test_the_readings_of_a_rule_stand_side_by_side_and_what_differs_is_marked() -> None:
    def run(reading: str, life: str) -> Run:
        same = replace(LIFE, key="expect.life.A", subject="A", expected="20", actual="20")
        seen = (replace(LIFE, expected=life, actual=life), same)
        return Run(EDITION, (), reading, Outcome(seen, (), True, (), (START, END)))

    example = ExampleReport("first", HERE, ExampleStatus.passed, (run("letter", "18"), run("spirit", "15")))
    (view,) = only(proved((ruling(), report(examples=(example,)))), "fr").examples
    assert [reading.id for reading in view.readings] == ["first-letter", "first-spirit"]
    assert [[(check.value, check.differs) for check in reading.checks] for reading in view.readings] == [
        [("18", True), ("20", False)],
        [("15", True), ("20", False)],
    ]
    assert all(reading.is_stepped for reading in view.readings)
    assert view.variants == ()


def test_what_a_source_claims_stands_beside_what_came_out() -> None:
    (example,) = only(proved((ruling(), report())), "it").examples
    assert example.checks == (
        CheckView("B", "punti vita", "18", expected="18"),
        CheckView("B", "punti vita", "18", expected="16", claimed="16", tells=False),
    )
    assert example.gist == example.checks[:1]


def test_a_cited_rule_comes_with_what_changes_without_it() -> None:
    cited = ruling(cites=(Cite("509.1h", HERE),), see=(See("510.4", "twin", HERE),))
    changes = (Change("first", replace(LIFE, actual="20"), LIFE),)
    cite = CiteReport("509.1h", HERE, True, ("first",), "stays blocked", ("702.7b",), changes=changes)
    view = only(proved((cited, report(cites=(cite,)))), "it")
    assert view.cites[0].changes == (ChangeView("B", "punti vita", "20", "18"),)
    assert (view.cites[0].examples, view.cites[0].twins) == ((1,), ("702.7b",))
    assert view.see[0].why == "lo stesso di una regola citata"


def test_a_ruling_names_its_sources_and_what_they_get_wrong() -> None:
    wrong = Claim(
        "S-1",
        HERE,
        fault="number",
        says={"en": "502.28.", "it": "La 502.28."},
        right={"en": "702.4.", "it": "La 702.4."},
        ruling="x",
    )
    right = Claim("S-2", HERE, ruling="x")
    document = SourceDocument("article", "article.yaml", HERE, "Le abilità", "it", (wrong, right))
    refs = (ClaimRef("article", "S-1", HERE), ClaimRef("article", "S-2", HERE))
    found = proved((ruling(sources=refs), report()))
    found = replace(found, library=replace(found.library, sources=(document,)))
    (source,) = only(found, "it").sources
    assert (source.title, source.lang, source.claims) == ("Le abilità", "it", ("S-1", "S-2"))
    assert [(fault.says, fault.right, fault.lang) for fault in source.faults] == [("La 502.28.", "La 702.4.", "it")]
    (claims,) = (document.claims for document in site_view(found, Speech("it")).documents)
    assert [(claim.id, claim.ruling, claim.fault is not None) for claim in claims] == [
        ("S-1", "x", True),
        ("S-2", "x", False),
    ]
    (source,) = only(found, "fr").sources
    assert [(fault.says, fault.lang) for fault in source.faults] == [("502.28.", "en")]


def test_rulings_that_cite_the_same_rule_are_related() -> None:
    cites = (CiteReport("509.1h", HERE, True),)
    one, two = ((ruling(id), report(id, cites=cites)) for id in ("one", "two"))
    found = proved(one, two, (ruling("three"), report("three")))
    related = {view.id: [link.id for link in view.related] for view in site_view(found, Speech("en")).rulings}
    assert related == {"one": ["two"], "two": ["one"], "three": []}


def test_a_failed_ruling_stops_the_site_and_says_where() -> None:
    with pytest.raises(Unpublishable, match=r"x\.yaml:3:1: error: life B: expected 18, but it was 20"):
        sites_of(proved((ruling(), report()), failed()))


def test_a_draft_shows_a_failed_ruling_with_its_problems() -> None:
    sites = sites_of(proved((ruling(), report()), failed(), draft=True))
    assert [site.lang for site in sites] == ["it", "fr", "en"]
    view = next(view for view in sites[2].rulings if view.id == "bad")
    assert view.status == "failed"
    assert view.problems == ("rulings/combat/x.yaml:3:1: life B: expected 18, but it was 20",)
    assert sites[2].draft


def test_a_topic_of_several_parts_is_one_folder_with_all_its_names() -> None:
    found = proved((ruling(topic="combat/odd-corners"), report()))
    (topic,) = site_view(found, Speech("it")).topics
    assert (topic.id, topic.title) == ("combat-odd-corners", "Combattimento › Odd corners")
    assert topic.rulings[0].topic == topic.id


def test_why_a_claim_was_left_out_is_told_in_the_language_of_the_page_or_else_in_english() -> None:
    left_out = Claim("S1-1", HERE, left_out={"en": "a joke", "fr": "une plaisanterie"})
    document = SourceDocument("article", "article.yaml", HERE, "An article", "en", (left_out,))
    told = [Details(Speech(lang)).documents((document,), ())[0].claims[0].left_out for lang in ("fr", "it")]
    assert told == ["une plaisanterie", "a joke"]
