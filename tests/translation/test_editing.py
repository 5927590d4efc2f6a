"""A translation put into its file, with everything else as it was."""

from __future__ import annotations

import pytest
import yaml

from checker.translation.editing import Change, Unchangeable, changed, folded

BLOCK = """\
# why it is here
id: a
title:
  it: Un titolo      # the first
  fr: "Un titre : ancien"
text:
  source: it
  it: Testo.
  fr:
    text: >-
      Un texte
      ancien.
    # said by a reader
    of: t00000000
    reviewed: {by: Ada, date: "2026-01-01"}   # kept or not
cites: ["702.4b"]   # decided by this
"""
FLOW = (
    "id: a\ntitle: {it: Titolo, fr: Titre}  # both\n"
    + "text: {source: it, it: Testo., fr: {text: Texte., of: t0}}\nsee: []\n"
)


def test_title_text_and_stamp_are_put_where_they_stood() -> None:
    new = changed(BLOCK, Change("fr", title="Un titre nouveau", text="Un texte nouveau.", stamp="t1"))
    assert new == BLOCK.replace('"Un titre : ancien"', "Un titre nouveau").replace(
        "Un texte\n      ancien.", "Un texte nouveau."
    ).replace("t00000000", "t1")


def test_a_review_goes_with_the_text_that_was_read() -> None:
    new = changed(BLOCK, Change("fr", text="Autre.", reviewed=()))
    assert "reviewed" not in new
    assert "# said by a reader" in new


def test_a_review_is_put_in_or_replaced() -> None:
    new = changed(BLOCK, Change("fr", reviewed=("Ada Rossi", "2026-11-30")))
    assert 'reviewed: {by: Ada Rossi, date: "2026-11-30"}   # kept or not' in new
    bare = changed(BLOCK.replace('    reviewed: {by: Ada, date: "2026-01-01"}   # kept or not\n', ""),
                   Change("fr", reviewed=("Ada", "2026-11-30")))  # fmt: skip
    assert '    of: t00000000\n    reviewed: {by: Ada, date: "2026-11-30"}\ncites' in bare


def test_a_language_that_was_missing_comes_last() -> None:
    new = changed(BLOCK, Change("en", title="A title: new", text="A text.", stamp="t1"))
    assert '  fr: "Un titre : ancien"\n  en: "A title: new"\n' in new
    assert new.endswith('   # kept or not\ncites: ["702.4b"]   # decided by this\n') or "en:\n    text: >-" in new
    data = yaml.safe_load(new)
    assert data["text"]["en"] == {"text": "A text.", "of": "t1"}
    assert data["text"]["fr"] == yaml.safe_load(BLOCK)["text"]["fr"]


def test_a_translation_that_was_a_bare_text_becomes_a_block() -> None:
    source = "title:\n  it: T\n  fr: T\ntext:\n  source: it\n  it: Testo.\n  fr: Texte.  # so\nsee: []\n"
    new = changed(source, Change("fr", text="Autre.", stamp="t1"))
    assert yaml.safe_load(new)["text"]["fr"] == {"text": "Autre.", "of": "t1"}
    assert new.endswith("  # so\nsee: []\n")


def test_a_file_in_flow_style_makes_a_round_trip() -> None:
    new = changed(FLOW, Change("fr", title="Autre", text="Autre texte.", stamp="t1"))
    assert yaml.safe_load(new)["text"]["fr"] == {"text": "Autre texte.", "of": "t1"}
    assert "# both" in new
    assert new.endswith("see: []\n")


TITLES = ["Oui", "no", "a: b", "# c", "« ça »", 'dit "non"', "{T} : Piochez.", "l’abilité d'un autre"]


@pytest.mark.parametrize("text", TITLES)
def test_any_title_reads_back_as_it_was(text: str) -> None:
    new = changed(BLOCK, Change("fr", title=text))
    assert yaml.safe_load(new)["title"]["fr"] == text


def test_a_no_break_space_is_no_place_to_break_a_line() -> None:
    text = " ".join(["mot\u00a0: suite"] * 40)
    new = changed(BLOCK, Change("fr", text=text))
    assert yaml.safe_load(new)["text"]["fr"]["text"] == text
    assert all(len(line) <= 120 for line in new.splitlines())


def test_paragraphs_stay_apart() -> None:
    assert yaml.safe_load("a: " + folded("One.\nTwo.", 2)) == {"a": "One.\nTwo."}


def test_a_file_without_texts_is_refused() -> None:
    with pytest.raises(Unchangeable):
        changed("id: a\n", Change("fr", text="x"))


def test_line_ends_and_the_byte_order_mark_of_a_file_stay() -> None:
    windows = "\ufeff" + BLOCK.replace("\n", "\r\n")
    change = Change("en", title="A title", text="A text\nof two lines.", stamp="t1")
    new = changed(windows, change)
    assert new == "\ufeff" + changed(BLOCK, change).replace("\n", "\r\n")
    assert "  fr: \"Un titre : ancien\"\r\n  en: A title\r\ntext:" in new


@pytest.mark.parametrize("text", ["One.\n\nTwo.", "One.\n\n\nTwo."])
def test_empty_lines_between_paragraphs_are_as_many_as_they_were(text: str) -> None:
    assert yaml.safe_load("a: " + folded(text, 2)) == {"a": text}


@pytest.mark.parametrize("source", [BLOCK, FLOW])
@pytest.mark.parametrize("title", ["yes", "null", "so?", "a\tb", "one\u2028two"])
def test_a_title_that_yaml_would_take_for_something_else_is_written_as_text(source: str, title: str) -> None:
    assert yaml.safe_load(changed(source, Change("fr", title=title)))["title"]["fr"] == " ".join(title.split())


def test_a_sign_that_no_yaml_file_may_have_is_refused() -> None:
    with pytest.raises(Unchangeable):
        changed(BLOCK, Change("fr", text="A bell \x07 rings."))
