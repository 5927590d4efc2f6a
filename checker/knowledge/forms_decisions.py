"""The forms of `choose`, `legal`, `asked` and `not-asked`: one list of decisions, each with its answers."""

from __future__ import annotations

from checker.base.forms import (
    Flag,
    Form,
    Keys,
    ListOf,
    ManaText,
    MappingOf,
    Named,
    OneOf,
    Text,
    described,
)
from checker.knowledge.forms_common import ABILITY, CLAIM, NAME, SIGNED, Step
from checker.knowledge.words import CHOICES, DECISIONS


def answer() -> Form:
    """An object, player, number, yes or no, several of them, or what belongs to each."""
    return Named("answer", lambda: OneOf((NAME, SIGNED, Flag(), ManaText(), _answers(), MappingOf(answer()))))


def chosen() -> Form:
    """The answer to the question that is open."""
    fields: dict[str, Form] = {choice: answer() for choice in CHOICES}
    return Keys(fields | {"may": Flag(), "by": NAME}, one_of=CHOICES)


def asked() -> Form:
    """A decision that must, or must not, be put to a player."""
    more: dict[str, Form] = {"through": described("Up to the end of this step.", Step("optional"))}
    return Keys(_decisions() | _sets() | more, one_of=DECISIONS)


def legal() -> Form:
    """A decision with the answers that the rules allow."""
    more: dict[str, Form] = {
        "during": described("Put at each priority in these steps.", Text()),
        "only": described("The steps in which there is an answer.", ListOf(Step("optional"))),
        "attacking": described("Attackers declared where it fits.", MappingOf(NAME)),
    }
    return Keys(_decisions() | _sets() | more, one_of=DECISIONS)


def _decisions() -> dict[str, Form]:
    asking: dict[str, Form] = {decision: answer() for decision in DECISIONS}
    return asking | {"by": NAME, "ability": ABILITY, "cost": NAME, "from": NAME, "claim": CLAIM}


def _sets() -> dict[str, Form]:
    return {
        "are": described("These and no others.", _answers()),
        "include": _answers(),
        "exclude": _answers(),
    }


def _answers() -> Form:
    return ListOf(answer())
