"""The words that are played are the words that the form of an example knows."""

from __future__ import annotations

from checker.knowledge.forms_expect import observations
from checker.knowledge.forms_given import OBJECT_KINDS, _situation
from checker.knowledge.forms_play import actions, answers
from checker.knowledge.vocabulary import outline
from checker.knowledge.words import DECISIONS, STEPS
from checker.scenarios.given.printed import DESCRIBED, SITUATION
from checker.scenarios.observe.expectations import WORDS
from checker.scenarios.reading import NAMES
from checker.scenarios.steps.doing import ACTIONS
from checker.scenarios.steps.sheet import ANSWERING


def test_everything_that_can_be_expected_is_observed() -> None:
    assert set(WORDS) == set(observations(outline()))


def test_everything_that_can_be_done_is_played() -> None:
    assert set(ACTIONS) == set(actions(outline())) | set(answers())


def test_steps_have_one_list_of_names() -> None:
    assert set(NAMES) == set(STEPS)


def test_an_object_lies_as_the_form_says() -> None:
    assert set(SITUATION) == set(_situation())
    assert {"card", *DESCRIBED} == set(OBJECT_KINDS)


def test_what_pays_costs_can_be_chosen_too() -> None:
    asked = {decision.removesuffix("-of") for decision in DECISIONS}
    assert set(ANSWERING) <= asked
