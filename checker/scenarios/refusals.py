"""What the rules refuse, in words."""

from __future__ import annotations

from checker.base.messages import Message, message
from checker.base.places import Place
from checker.base.problems import BadInput, Problem, error
from checker.engine.records.question import Illegal, Question
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


def must_declare(question: Question, refusal: Illegal, place: Place) -> BadInput:
    """Nobody was told to attack or block, and a requirement does not allow that."""
    player, number = question.player, refusal.rule.number if isinstance(refusal.rule, Rule) else ""
    if question.kind == "attack":
        text = message("{player} must attack: {number} does not allow that nobody does", player=player, number=number)
        return BadInput(error("scenario.must-attack", place, text, message("say who attacks, with attack:")))
    text = message("{player} must block: {number} does not allow that nobody does", player=player, number=number)
    return BadInput(error("scenario.must-block", place, text, message("say who blocks, with block:")))


def reason_of(refusal: Illegal) -> Message | str:
    """Why, in a sentence: what the rule says of itself, else the engine's own words."""
    if isinstance(refusal.rule, Rule) and refusal.rule.doc:
        return refusal.rule.doc.partition("\n\n")[0].partition("Without it")[0].strip().replace("\n", " ")
    return refusal.reason.replace("_", " ")
