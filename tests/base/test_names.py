"""Words compared, and texts as fingerprints."""

from __future__ import annotations

import hashlib

from checker.base.names import comma_hint, fingerprint, fold, nearest, printed, suggestion

CARDS = ["Leonardo, Cutting Edge", "Leonardo's Technique", "Grizzly Bears", "Hill Giant"]


def test_the_nearest_word_is_found_in_spite_of_capitals() -> None:
    assert nearest("grizly bears", CARDS) == "Grizzly Bears"


def test_of_words_that_differ_in_capitals_alone_the_nearer_is_found() -> None:
    assert nearest("baer", {"bear", "Bear"}) == "bear"
    assert nearest("Baer", {"bear", "Bear"}) == "Bear"


def test_a_word_like_no_other_has_no_nearest() -> None:
    assert nearest("Ornithopter", CARDS) is None
    assert suggestion("Ornithopter", CARDS) is None


def test_a_suggestion_asks() -> None:
    hint = suggestion("Hill Gaint", CARDS)
    assert hint is not None
    assert hint.english() == 'did you mean "Hill Giant"?'


def test_a_name_cut_at_its_comma_is_recognised() -> None:
    hint = comma_hint("Leonardo", CARDS)
    assert hint is not None
    assert hint.english() == 'a name with a comma is quoted: "Leonardo, Cutting Edge"'
    assert comma_hint("Hill", CARDS) is None


def test_folding_joins_white_space_and_composes_accents() -> None:
    assert fold("  cre\u0301ature \n bloque\u0301e ") == "créature bloquée"


def test_a_fingerprint_does_not_see_white_space_and_sees_everything_else() -> None:
    stamp = fingerprint("Un titolo", "Un testo,\nsu due righe.")
    assert stamp == "t" + hashlib.sha256(b"Un titolo\nUn testo, su due righe.").hexdigest()[:8]
    assert stamp == fingerprint("Un  titolo", "Un testo, su due righe.")
    assert stamp != fingerprint("Un titolo", "Un testo su due righe.")
    assert stamp != fingerprint("Un titolo Un", "testo, su due righe.")


def test_an_apostrophe_is_printed_as_in_the_texts() -> None:
    assert printed("Leader's Talent") == "Leader’s Talent"
