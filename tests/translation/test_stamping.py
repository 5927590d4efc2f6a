"""`of:` changed in place."""

from __future__ import annotations

import pytest

from checker.translation.stamping import NoTranslation, stamped

FLOW = """\
id: a   # a comment
text:
  source: it
  it: Testo.
  fr: {text: "Un texte, avec virgule.", of: t00000000}   # kept
  en: {text: A text.}
"""


def test_only_the_old_stamp_is_replaced() -> None:
    assert stamped(FLOW, "fr", "t12345678") == FLOW.replace("t00000000", "t12345678")


def test_a_stamp_is_put_into_a_mapping_that_has_none() -> None:
    assert stamped(FLOW, "en", "t1") == FLOW.replace("{text: A text.}", "{of: t1, text: A text.}")


def test_a_stamp_is_put_into_a_block_mapping_that_has_none() -> None:
    source = "text:\n  source: it\n  it: Testo.\n  fr:\n    text: Un texte.\n    note: non\nsee: []\n"
    wanted = (
        "text:\n  source: it\n  it: Testo.\n  fr:\n    of: t1\n    text: Un texte.\n    note: non\nsee: []\n"
    )
    assert stamped(source, "fr", "t1") == wanted


@pytest.mark.parametrize(
    ("bare", "block"),
    [
        ("  fr: Un texte.\n", "  fr:\n    of: t1\n    text: Un texte.\n"),
        ('  fr: "Un: texte"\n', '  fr:\n    of: t1\n    text: "Un: texte"\n'),
        ("  fr: Un texte\n    long.\n", "  fr:\n    of: t1\n    text: Un texte\n      long.\n"),
        (
            "  fr: >-\n    Un texte\n\n    long.\n",
            "  fr:\n    of: t1\n    text: >-\n      Un texte\n\n      long.\n",
        ),
        ("  fr: Un texte.  # oui\n", "  fr:\n    of: t1\n    text: Un texte.  # oui\n"),
    ],
)
def test_a_bare_text_becomes_a_mapping_with_the_text_as_it_stood(bare: str, block: str) -> None:
    head, tail = "text:\n  source: it\n  it: Testo.\n", "cites: []\n"
    assert stamped(head + bare + tail, "fr", "t1") == head + block + tail


def test_a_bare_text_in_a_flow_mapping_stays_in_its_line() -> None:
    source = "text: {source: it, it: Testo, fr: Texte}\n"
    assert stamped(source, "fr", "t1") == "text: {source: it, it: Testo, fr: {text: Texte, of: t1}}\n"


def test_windows_line_ends_stay() -> None:
    source = FLOW.replace("\n", "\r\n")
    assert stamped(source, "fr", "t1") == source.replace("t00000000", "t1")


@pytest.mark.parametrize("source", ["text: {source: it, it: Testo}\n", "id: a\n", "- a\n", ""])
def test_a_language_that_is_not_there_is_said(source: str) -> None:
    with pytest.raises(NoTranslation):
        stamped(source, "fr", "t1")


def test_a_stamp_is_put_in_with_the_line_ends_and_behind_the_byte_order_mark_of_the_file() -> None:
    source = "\ufefftext:\r\n  source: it\r\n  it: Testo.\r\n  fr: Texte.\r\n"
    wanted = "\ufefftext:\r\n  source: it\r\n  it: Testo.\r\n  fr:\r\n    of: t1\r\n    text: Texte.\r\n"
    assert stamped(source, "fr", "t1") == wanted
