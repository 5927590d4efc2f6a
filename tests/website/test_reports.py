"""The pages that tell of the work: changes and their feed, translations, coverage; and what a ruling's page adds."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit
from xml.etree import ElementTree

import pytest

from checker.knowledge.past import Change, Kind
from checker.website.chapters import chapters
from checker.website.news import days, last_changed
from checker.website.related import with_related
from checker.website.report_views import CoveredView
from checker.website.reporting import report_link
from checker.website.speech import Speech
from checker.website.views import CiteView, RulingView, TagView
from tests.website import sample

PROVED = "a-blocked-double-striker-stops-there"
ATOM = "{http://www.w3.org/2005/Atom}"


def page(built: Path, lang: str, name: str) -> str:
    return (built / lang / name / "index.html").read_text("utf-8")


def past() -> tuple[Change, ...]:
    return (
        Change("2026-11-30", Kind.translation, PROVED),
        Change("2026-11-28", Kind.new, PROVED),
        Change("2026-11-28", Kind.new, "nasty"),
        Change("2026-11-28", Kind.removed, "gone", {"it": "Andato", "en": "Gone"}),
        Change("2026-11-28", Kind.proof, "never-published"),
    )


def test_changes_are_told_by_day_and_kind_under_todays_titles() -> None:
    site = sample.site("it")
    found = days(past(), {ruling.id: ruling for ruling in site.rulings}, Speech("it"))
    assert [(day.day, day.title) for day in found] == [
        ("2026-11-30", "30 novembre 2026"),
        ("2026-11-28", "28 novembre 2026"),
    ]
    assert [(kind.kind, [one.title for one in kind.news]) for kind in found[1].kinds] == [
        ("new", [sample.TITLES["it"], sample.NASTY_TITLE]),
        ("removed", ["Andato"]),
    ]
    assert [one.ruling for one in found[1].kinds[1].news] == [""]


def test_a_translation_is_no_change_of_a_ruling() -> None:
    assert last_changed(past())[PROVED] == "2026-11-28"


def test_the_page_of_changes_links_to_what_is_still_there(built: Path) -> None:
    html = page(built, "it", "changes")
    assert re.findall(r'<h2 id="([\d-]+)"', html) == ["2026-11-30", "2026-11-28"]
    assert f'href="../r/{PROVED}/"' in html
    assert "<s>Pay <span" in html


def test_the_home_page_tells_of_the_latest_day(built: Path) -> None:
    latest = (built / "fr" / "index.html").read_text("utf-8").split('id="latest"')[1]
    assert 'href="changes/#2026-11-30"' in latest
    assert f'href="r/{PROVED}/"' in latest


@pytest.mark.parametrize("lang", ["it", "fr", "en"])
def test_the_feed_can_be_read_and_is_named_in_the_head(built: Path, lang: str) -> None:
    feed = ElementTree.parse(built / lang / "feed.xml").getroot()
    entries = feed.findall(f"{ATOM}entry")
    addresses = [entry.find(f"{ATOM}link").attrib["href"] for entry in entries]  # type: ignore[union-attr]
    assert addresses == [f"http://localhost:8000/{lang}/r/{PROVED}/"] * 2
    assert len({entry.findtext(f"{ATOM}id") for entry in entries}) == 2
    assert entries[0].findtext(f"{ATOM}summary") == sample.TEXTS[lang]
    assert feed.findtext(f"{ATOM}updated") == "2026-11-30T00:00:00Z"
    assert 'type="application/atom+xml"' in page(built, lang, f"r/{PROVED}").split("</head>")[0]


def test_the_page_of_translations_counts_and_names_what_is_missing(built: Path) -> None:
    french = page(built, "fr", "status").split('<h2 id="fr"')[1]
    assert re.findall(r"<td[^>]*>(\d+)</td>", french.split("<tfoot>")[0]) == ["0", "2", "0", "1", "0"]
    assert 'href="../r/two-readings/" lang="en">Two &lt;readings&gt;</a> <small>wait for' in french


def test_the_page_of_coverage_marks_the_rules_that_rulings_need(built: Path) -> None:
    html = page(built, "en", "coverage")
    assert re.findall(r'class="ab-cell ab-cell--needed">([^<]+)<', html) == ["702.4b"]
    assert re.findall(r'class="ab-cell">([^<]+)<', html) == ["702.5a", "704.5g"]
    row = html.split("<tbody>")[1].split("</tr>")[0]
    assert re.findall(r"<td[^>]*>(\d+)</td>", row) == ["3", "2", "1", "1"]


def test_rules_are_counted_with_the_rulings_that_need_them() -> None:
    found = chapters(["704.5g", "702.19b", "702.4b"], sample.site("en"))
    assert [(chapter.section, chapter.rules, chapter.needed) for chapter in found] == [
        ("702", (CoveredView("702.4b", 1), CoveredView("702.19b", 0)), 1),
        ("704", (CoveredView("704.5g", 0),), 0),
    ]


def _ruling(id: str, rules: str, cards: str = "") -> RulingView:
    cites = tuple(map(CiteView, rules.split()))
    tags = tuple(TagView("card", card, card) for card in cards.split())
    return sample.ruling(Speech("en"), id, id, "x", cites=cites, tags=tags)


def test_a_rare_rule_in_common_is_nearer_than_a_card_or_a_frequent_rule() -> None:
    rulings = [
        _ruling("own", "1.1 2.2", "bear"),
        _ruling("same-rare-rule", "1.1"),
        _ruling("same-card", "9.9", "bear"),
        *(_ruling(f"same-frequent-rule-{number}", "2.2") for number in range(20)),
    ]
    assert [link.id for link in with_related(rulings)[0].related] == ["same-rare-rule", "same-card"]


def test_a_rule_says_under_which_number_it_stood_before() -> None:
    from dataclasses import replace

    from checker.website.pages import index_pages

    site = sample.site("en")
    section = site.sections[0]
    numbers = (replace(section.numbers[0], former=(("502.28", "7 August 2026"),)),)
    site = replace(site, sections=(replace(section, numbers=numbers),))
    html = index_pages(site, Speech("en"))[f"rules/{section.id}.md"]
    assert "Numbered 502.28 until the edition of 7 August 2026" in html


def test_readings_stand_side_by_side_with_what_speaks_for_each(built: Path) -> None:
    html = page(built, "en", "r/two-readings")
    assert re.findall(r'ab-reading__title">([^<]+)<', html) == ["Reading 1", "Reading 2"]
    assert html.count("the text of &lt;704.5y&gt;") == 2
    assert re.findall(r'ab-checks__differs">.*?<b>B</b>', html, re.DOTALL)
    assert re.findall(r'data-replay="([^"]+)"', html) == [
        "example-either-way-at-once",
        "example-either-way-later",
    ]


def test_an_example_that_was_swept_says_over_which_values(built: Path) -> None:
    html = page(built, "en", f"r/{PROVED}")
    sweep = html.split('class="ab-sweeps"')[1].split("</p>")[0]
    assert "Played 21 times, over all these values:" in sweep
    assert "Bear · power: from 0 to 20" in sweep


def test_a_ruling_links_its_terms_and_says_when_it_changed(built: Path) -> None:
    html = page(built, "fr", f"r/{PROVED}")
    assert 'href="../../terms/#zone.battlefield"' in html
    assert "30 novembre 2026" in html.split('<details class="ab-badge')[1].split("</details>")[0]


def test_a_fault_is_reported_with_what_is_known() -> None:
    ruling = sample.site("en").rulings[0]
    address = "https://example.org/en/r/x/"
    link = report_link(ruling, address, "https://example.org/new?title={subject}&body={body}", Speech("en"))
    query = parse_qs(urlsplit(link).query)
    assert query["title"] == [f"Arbitro: {ruling.id}"]
    assert query["body"][0].splitlines()[:2] == [
        ruling.title,
        "https://example.org/en/r/x/ (edition of 25 September 2026)",
    ]


def test_each_ruling_can_be_reported(built: Path) -> None:
    assert 'class="ab-report" href="mailto:?subject=' in page(built, "it", f"r/{PROVED}")
