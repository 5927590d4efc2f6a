"""What the pages say, and that no text of a ruling can break one."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from checker.website.pages import ruling_page, topic_page
from checker.website.speech import Speech
from tests.website import sample


class Text(HTMLParser):
    """The words of an element, found by its id, as a reader sees them."""

    def __init__(self, id: str) -> None:
        super().__init__(convert_charrefs=True)
        self.id, self.depth, self.parts = id, 0, [""]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if self.depth or ("id", self.id) in attrs:
            self.depth += 1

    def handle_endtag(self, tag: str) -> None:
        self.depth -= bool(self.depth)

    def handle_data(self, data: str) -> None:
        if self.depth:
            self.parts.append(data)


def text_of(html: str, id: str) -> str:
    reader = Text(id)
    reader.feed(html)
    return " ".join("".join(reader.parts).split())


def page(built: Path, lang: str, id: str) -> str:
    return (built / lang / "r" / id / "index.html").read_text("utf-8")


def test_a_title_full_of_markup_is_printed_as_it_was_written(built: Path) -> None:
    assert text_of(page(built, "en", "nasty"), "question").removesuffix("#") == sample.NASTY_TITLE


def test_a_text_full_of_markup_is_printed_as_it_was_written(built: Path) -> None:
    assert text_of(page(built, "it", "nasty"), "answer") == sample.NASTY_TEXT


def test_a_script_in_a_title_never_becomes_an_element(built: Path) -> None:
    pages = [path.read_text("utf-8") for path in built.rglob("*.html")]
    assert not any("<script>alert" in html for html in pages)
    assert sum("&lt;script&gt;alert" in html for html in pages) >= 3


def test_braces_in_sentences_and_on_boards_survive(built: Path) -> None:
    text = text_of(page(built, "fr", "nasty"), "example-nasty")
    assert "<i>Bear</i> {T}" in text
    assert sample.NASTY_TEXT in text


def test_a_symbol_is_drawn_and_its_braces_stay_in_the_text(built: Path) -> None:
    html = page(built, "en", "nasty").split('id="answer"')[1]
    brace = '<span class="ab-hidden">{}</span>'
    drawn = brace.format("{") + "T" + brace.format("}")
    assert f'<span class="ab-mana ab-mana--c" role="img" aria-label="tap">{drawn}</span>' in html


@pytest.mark.parametrize("lang", ["it", "fr", "en"])
def test_headings_have_the_same_anchors_in_every_language(built: Path, lang: str) -> None:
    html = page(built, lang, "a-blocked-double-striker-stops-there")
    anchors = re.findall(r'<h[12][^>]* id="([^"]+)"', html)
    assert anchors == ["question", "examples", "why", "see", "sources", "related", "terms", "tags"]
    assert f'<html lang="{lang}"' in html


def test_a_text_that_is_not_translated_says_its_own_language(built: Path) -> None:
    html = page(built, "fr", "two-readings")
    assert '<div class="ab-answer" id="answer" lang="it">' in html
    assert re.search(r'<h1[^>]* lang="it"', html)
    assert 'class="ab-notice"' in html


def test_a_page_links_to_itself_in_the_other_languages(built: Path) -> None:
    html = page(built, "it", "double-strike")
    for lang in ("fr", "en"):
        assert f'href="../../../{lang}/r/double-strike/"' in html


def test_the_board_shows_what_changed(built: Path) -> None:
    html = page(built, "en", "a-blocked-double-striker-stops-there")
    before, after = html.split('<figure class="ab-board">')[1:3]
    assert "attacks B · blocked · tapped" in before
    assert "ab-player__change" not in before
    assert '<span class="ab-player__change">−2</span>' in after
    assert '<span class="ab-pile__card">Bear</span>' in after


def test_each_moment_of_a_game_has_an_address_and_buttons_lead_to_the_next(built: Path) -> None:
    html = page(built, "fr", "a-blocked-double-striker-stops-there")
    first = html.split('id="example-blocked-by-a-3-2"')[1].split("</details>")[0]
    assert re.findall(r'<li class="ab-moment" id="([^"]+)"', first) == [f"example-blocked-by-a-3-2-{n}" for n in (0, 1)]
    assert re.findall(r'data-go="(\w+)"', first) == ["first", "back", "on", "last"]
    assert 'aria-live="polite"' in first


def test_without_the_script_the_buttons_are_hidden_and_the_moments_are_a_list(built: Path) -> None:
    html = page(built, "en", "a-blocked-double-striker-stops-there")
    bars = re.findall(r'<div class="ab-replay__bar"[^>]*>', html)
    assert bars
    assert all(bar.endswith(" hidden>") for bar in bars)
    assert html.count('<ol class="ab-moments">') == len(bars)


def test_each_step_of_the_game_names_its_rule(built: Path) -> None:
    html = page(built, "en", "a-blocked-double-striker-stops-there")
    steps = html.split('<ol class="ab-steps">')[1].split("</ol></div>")[0]
    assert re.findall(r"</span>([\d.a-z]+)</(?:span|a)>", steps)[:4] == ["509.1", "510.2", "704.5g", "510.1c"]


def test_why_trust_it_shows_what_comes_out_without_the_rule(built: Path) -> None:
    html = page(built, "en", "a-blocked-double-striker-stops-there").split('id="why"')[1]
    change = text_of(f'<ul id="it">{html.split("ab-changes")[1].split("</ul>")[0].split(">", 1)[1]}</ul>', "it")
    assert change == "B · life with it 20 without it 18"
    assert '<a href="#example-blocked-by-a-3-2">example 1</a>' in html


def test_corrections_stand_beside_what_the_source_says(built: Path) -> None:
    html = page(built, "en", "a-blocked-double-striker-stops-there").split('id="sources"')[1]
    assert html.index("La regola è la 502.28.") < html.index("È la 702.4.")


def test_every_page_carries_the_notice_of_unofficial_fan_content(built: Path) -> None:
    pages = [path for lang in ("it", "fr", "en") for path in (built / lang).rglob("*.html")]
    assert len(pages) > 20
    assert all('class="ab-fan"' in path.read_text("utf-8") for path in pages)


def test_an_old_address_leads_to_the_new_one(built: Path) -> None:
    html = page(built, "fr", "the-old-address")
    assert 'http-equiv="refresh" content="0; url=../a-blocked-double-striker-stops-there/"' in html


def test_the_home_page_counts_what_was_verified(built: Path) -> None:
    html = (built / "en" / "index.html").read_text("utf-8")
    assert "<b>2</b> rulings verified" in html
    assert 'href="t/combat/"' in html


def test_rulings_stay_out_of_the_navigation(built: Path) -> None:
    navigation = (built / "en" / "index.html").read_text("utf-8").split("<main")[0]
    assert [way for way in ("all", "rules", "cards", "mechanics", "terms") if f'href="{way}/"' not in navigation] == []
    assert not re.search(r'href="[^"]*\br/', navigation)


def test_a_failed_ruling_is_marked_in_a_draft() -> None:
    speech = Speech("en")
    failed = sample.site("en", draft=True).rulings[-1]
    html = ruling_page(failed, sample.site("en", draft=True), speech, "mailto:")
    assert "ab-badge--failed" in html
    assert "rulings/combat/failed.yaml:3:1: life B" in html


def test_a_topic_lists_its_rulings_with_their_status() -> None:
    site = sample.site("en")
    html = topic_page(site.topics[0], site, Speech("en"))
    assert re.findall(r"ab-mark--(\w+)", html) == ["verified", "verified", "definition", "contested"]


def test_the_glossary_shows_the_languages_side_by_side_and_what_is_wrong(built: Path) -> None:
    html = (built / "en" / "terms" / "index.html").read_text("utf-8")
    rows = re.findall(r'<tr id="([^"]+)">', html)
    assert rows == ["zone.battlefield", "kw.reach"]
    row = html.split('<tr id="zone.battlefield">')[1].split("</tr>")[0]
    assert "<b>campo di battaglia</b> <small>campi di battaglia</small> <s>in gioco</s>" in row
    assert re.findall(r'<td lang="(\w+)"', row) == ["en", "it", "fr"]


def test_a_link_that_is_shared_shows_title_and_answer(built: Path) -> None:
    html = page(built, "it", "nasty")
    shown = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)">', html))
    assert unescape(shown["title"]) == sample.NASTY_TITLE
    assert unescape(shown["description"]) == sample.NASTY_TEXT
    assert shown["url"] == "http://localhost:8000/it/r/nasty/"


def test_a_ruling_is_copied_as_text_with_its_rules_and_edition(built: Path) -> None:
    html = page(built, "en", "a-blocked-double-striker-stops-there")
    (text,) = re.findall(r'data-text="([^"]*)"', html)
    title, answer, rules = unescape(text).split("\n\n")
    assert (title, answer) == (sample.TITLES["en"], sample.TEXTS["en"])
    assert rules == "509.1h, 702.4b (edition of 25 September 2026)"


def test_a_document_has_all_its_claims_with_rulings_corrections_and_reasons(built: Path) -> None:
    html = (built / "en" / "sources" / "article" / "index.html").read_text("utf-8")
    claims = html.split('<li class="ab-list__item" id="')[1:]
    assert [claim.partition('"')[0] for claim in claims] == ["S004-07", "S004-08", "S004-09"]
    assert ['href="../../r/a-blocked-double-striker-stops-there/"' in claim for claim in claims] == [True, True, False]
    assert ["502.28" in claim for claim in claims] == [False, True, False]
    assert "a joke about &lt;cats&gt;" in claims[2]
    ruling = page(built, "en", "a-blocked-double-striker-stops-there")
    assert 'href="../../sources/article/#S004-08"' in ruling
