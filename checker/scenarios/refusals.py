"""What the rules refuse, in words."""

from __future__ import annotations

from checker.base.messages import Message, message
from checker.base.places import Place
from checker.base.problems import Problem, error
from checker.engine.records.question import Illegal
from checker.engine.rulebook.rule import Rule

NOBODY_ASKED = "nobody is asked"


def numbers_of(refusal: Illegal, edition: str) -> tuple[str, ...]:
    """The number of the rule that refuses, as an edition has it, and its twins; none if no rule was named."""
    rule = refusal.rule
    if isinstance(rule, Rule):
        return tuple(dict.fromkeys((rule.number_at(edition), *rule.numbers)))
    return (rule,) if isinstance(rule, str) else ()


def refused(word: str, refusal: Illegal, edition: str, place: Place) -> Problem:
    """The problem of a step of play that the rules do not allow."""
    numbers = numbers_of(refusal, edition)
    text = message("{word}: the rules refuse this: {reason}", word=word, reason=reason_of(refusal))
    if numbers:
        text = message(
            "{word}: {number} refuses this: {reason}", word=word, number=numbers[0], reason=reason_of(refusal)
        )
    return error("scenario.refused", place, text, message("if that is what the example shows, write refused:"))


def reason_of(refusal: Illegal) -> Message | str:
    """Why, in a sentence: what the rule says of itself, else the engine's own words."""
    if isinstance(refusal.rule, Rule) and refusal.rule.doc:
        return refusal.rule.doc.partition("\n\n")[0].partition("Without it")[0].strip().replace("\n", " ")
    return refusal.reason.replace("_", " ")
