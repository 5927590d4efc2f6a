"""The form of `play:`: what the players do, and what is asked, refused or observed in between."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.forms import (
    Choice,
    Flag,
    Form,
    Keys,
    ListOf,
    ManaText,
    MappingOf,
    Named,
    Number,
    OneOf,
    RuleNumber,
    described,
    one_or_more,
)
from checker.knowledge.forms_common import (
    ABILITY,
    AMOUNT,
    CLAIM,
    FACE,
    NAME,
    NAMES,
    SIGNED,
    SOME_NAMES,
    Step,
)
from checker.knowledge.forms_decisions import asked, chosen, legal
from checker.knowledge.forms_expect import expect, one_or_more_expect
from checker.knowledge.words import ZONES

if TYPE_CHECKING:
    from checker.knowledge.vocabulary import Vocabulary

ALL = Choice(("all",))
COST = one_or_more(OneOf((NAME, MappingOf(AMOUNT))))


def play(words: Vocabulary) -> Form:
    """The list of steps."""
    return Named("play", lambda: ListOf(step(words)))


def step(words: Vocabulary) -> Form:
    """One step: a mapping with one verb."""
    return Named("step", lambda: _verbs(actions(words) | answers() | _observing(words)))


def action_or_answer(words: Vocabulary, **more: Form) -> Form:
    """What can be refused or allowed."""
    return _verbs(actions(words) | answers(), more)


def actions(words: Vocabulary) -> dict[str, Form]:
    """What players do, and how the game goes on."""
    return {
        "attack": described("Which creature attacks whom; {}: nobody attacks.", MappingOf(NAME)),
        "block": described("Which creature blocks what; {}: nobody blocks.", MappingOf(SOME_NAMES)),
        "cast": Named("cast", lambda: Keys({"card": NAME, "from": Choice(ZONES)} | casting(), ("card",))),
        "activate": Named("activate", lambda: Keys({"of": NAME, "ability": ABILITY} | casting(), ("of",))),
        "play-land": OneOf((NAME, Keys({"card": NAME, "by": NAME, "as": NAME, "face": FACE}, ("card",)))),
        "special": Keys({"action": NAME, "of": NAME, "by": NAME, "pay": ManaText()}, ("action",)),
        "pass": described("Who passes; all: each once, in turn.", OneOf((NAME, ALL, NAMES))),
        "check": described("State-based actions and triggers; nobody passes.", OneOf((Flag(), ALL))),
        "resolve": described("How many objects of the stack.", OneOf((Number(minimum=1), ALL))),
        "to": described("Everybody passes up to this step.", OneOf((Step("optional"), _stop()))),
        "concede": SOME_NAMES,
        "effect": described("An instruction that happens at once, of the words of cards.", words.step),
    }


def answers() -> dict[str, Form]:
    """What players say when they are asked."""
    return {
        "choose": Named("choose", chosen),
        "assign": described("Damage of each creature.", MappingOf(MappingOf(AMOUNT))),
        "order": described("As put on the stack, the last on top.", ListOf(_trigger())),
        "random": described("What comes out.", one_or_more(OneOf((NAME, AMOUNT, MappingOf(NAME))))),
    }


def casting() -> dict[str, Form]:
    """What is said as a spell is cast or an ability activated, or was said of one on the stack."""
    return {
        "by": NAME,
        "as": described("A handle for what is on the stack.", NAME),
        "face": FACE,
        "cost": described("normal, free, or the keyword of another cost, such as kicker.", COST),
        "targets": OneOf((NAME, _ability(), ListOf(OneOf((NAME, _ability(), NAMES))))),
        "modes": described("As printed, counted from 1.", one_or_more(ABILITY)),
        "x": SIGNED,
        "divide": OneOf((ListOf(AMOUNT), MappingOf(AMOUNT))),
        "return": SOME_NAMES,
        "sacrifice": SOME_NAMES,
        "discard": SOME_NAMES,
        "tap": SOME_NAMES,
        "exile": SOME_NAMES,
        "pay": described("Which mana, if it is not plain.", ManaText()),
        "makes": described("Handles of what arises, in order.", SOME_NAMES),
    }


def refused(words: Vocabulary) -> Form:
    """A step that must be refused, by a rule if one is named."""
    return Named("refused", lambda: action_or_answer(words, by=RuleNumber(), claim=CLAIM))


def claimed(words: Vocabulary) -> Form:
    """What a source says and must not come out."""
    return Named("claimed", lambda: ListOf(_claimed(words)))


def _claimed(words: Vocabulary) -> Form:
    allowed = action_or_answer(words, by=RuleNumber())
    beside: dict[str, Form] = {"claim": CLAIM, "allowed": allowed, "refused": refused(words)}
    return expect(words, beside, required=("claim",))


def _observing(words: Vocabulary) -> dict[str, Form]:
    return {
        "refused": refused(words),
        "legal": Named("legal", legal),
        "asked": Named("asked", asked),
        "not-asked": Named("not-asked", asked),
        "expect": one_or_more_expect(words),
        "claimed": claimed(words),
    }


def _verbs(verbs: dict[str, Form], more: dict[str, Form] | None = None) -> Form:
    return Keys(verbs | {"makes": SOME_NAMES} | (more or {}), one_of=tuple(verbs))


def _stop() -> Form:
    before, at = Choice(("assignment",)), Choice(("priority",))
    return Keys({"step": Step("optional"), "before": before, "at": at}, required=("step",))


def _trigger() -> Form:
    return OneOf((NAME, _ability(), NAMES))


def _ability() -> Form:
    """An ability that is on the stack, or about to go there, by its source and its name."""
    return Keys({"ability-of": NAME, "ability": ABILITY}, ("ability-of",))
