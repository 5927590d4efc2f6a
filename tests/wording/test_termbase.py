"""The termbase itself."""

from __future__ import annotations

import re

from checker.wording.checks import CHECKS
from checker.wording.inflecting import forms_of
from checker.wording.manual import ALL, manual_of, page, summaries
from checker.wording.termbase import Termbase
from checker.wording.tokens import words_of
from tests.wording.conftest import ROOT, Check


def test_it_has_the_concepts_of_the_rules_in_three_languages(base: Termbase) -> None:
    assert len(base.concepts) >= 250
    assert all(set(concept.terms) == {"it", "fr", "en"} for concept in base.concepts.values())


def test_every_concept_says_what_it_is_and_where_it_was_seen(base: Termbase) -> None:
    lacking = [id for id, concept in base.concepts.items() if not concept.category]
    assert lacking == []
    assert sum(bool(concept.evidence) for concept in base.concepts.values()) >= 250


def test_no_term_is_forbidden_for_its_own_concept(base: Termbase) -> None:
    for id, concept in base.concepts.items():
        for lang, term in concept.terms.items():
            own = {words_of(form) for form in (term.term, term.plural or "", *term.forms)}
            wrong = [each.term for each in term.forbidden if words_of(each.term) in own]
            assert wrong == [], (id, lang)


def test_what_a_variant_really_is_is_a_concept(base: Termbase) -> None:
    terms = [term for concept in base.concepts.values() for term in concept.terms.values()]
    named = {each.really for term in terms for each in term.forbidden if each.really}
    assert named
    assert named <= set(base.concepts)


def test_a_verb_is_known_in_all_its_forms() -> None:
    italian = forms_of("lanciare", "verb", "it")
    assert {"lancia", "lanciano", "lancerà", "lanciarlo", "lancialo", "lanciata", "lanciando"} <= italian
    french = forms_of("révéler", "verb", "fr")
    assert {"révèle", "révélez", "révélée", "révélerait"} <= french
    assert {"tapped", "tapping", "taps"} <= forms_of("tap", "verb", "en")


def test_a_noun_is_known_in_both_numbers() -> None:
    assert "carte bifronte trasformanti" in forms_of("carta bifronte trasformante", "noun", "it")
    assert "capacités déclenchées" in forms_of("capacité déclenchée", "noun", "fr")


def test_each_check_has_a_manual_with_an_id_of_its_own() -> None:
    assert len({check.ID for check in ALL}) == len(ALL) >= len(CHECKS)
    assert all(check.ID.startswith("wording.") for check in ALL)
    assert all(first for _, first in summaries())


def test_the_page_of_manuals_is_up_to_date() -> None:
    written = (ROOT / "docs" / "wording.md").read_text(encoding="utf-8")
    assert written == page(), "make words"


def test_the_examples_in_the_manuals_come_out_as_they_say(check: Check) -> None:
    told = re.compile(r"^ +(PASS|FAIL)  (?:en: (.+?)   )?(it|fr): (.+)$", re.M)
    for module in CHECKS:
        for verdict, source, lang, text in told.findall(manual_of(module.ID) or ""):
            spaced = text.replace(" :", "\u00a0:").replace("« ", "«\u00a0").replace(" »", "\u00a0»")
            found = check(lang, spaced, source or None)
            assert (found == []) is (verdict == "PASS"), (module.ID, text, found)
