"""`allow:` silences a finding with a reason, and is reported when it silences nothing."""

from __future__ import annotations

from checker.wording.running import check_all
from checker.wording.termbase import Termbase
from tests.wording.conftest import allowed, unit

SOURCE = "State-based actions are checked."
TEXT = "Si controllano le azioni di stato."


def test_a_finding_that_is_allowed_is_not_told(base: Termbase) -> None:
    silent = unit("it", TEXT, SOURCE, allow=(allowed("wording.forbidden-variant", "azioni di stato"),))
    assert check_all([silent], base) == []


def test_only_the_words_that_are_named_are_allowed(base: Termbase) -> None:
    silent = unit("it", TEXT, SOURCE, allow=(allowed("wording.forbidden-variant", "altro"),))
    found = [finding.check for finding in check_all([silent], base)]
    assert found == ["wording.forbidden-variant", "wording.unused-allow"]


def test_a_silence_that_silences_nothing_is_told_once(base: Termbase) -> None:
    units = [
        unit("it", text, None, allow=(allowed("wording.term"),), owner="file/it")
        for text in ("Un titolo.", "Un testo che va bene.")
    ]
    assert [finding.check for finding in check_all(units, base)] == ["wording.unused-allow"]


def test_the_title_may_need_what_the_text_does_not(base: Termbase) -> None:
    allow = (allowed("wording.forbidden-variant"),)
    title = unit("it", TEXT, SOURCE, allow=allow, owner="file/it")
    text = unit("it", "Va bene così.", "It is fine.", allow=allow, owner="file/it")
    assert check_all([title, text], base) == []
