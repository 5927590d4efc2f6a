"""The form of an example: a state, what is done, what must come out, and what holds over many runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.forms import (
    Choice,
    Form,
    Keys,
    ListOf,
    MappingOf,
    Named,
    Number,
    OneOf,
    RuleNumber,
    Text,
    described,
    one_or_more,
)
from checker.knowledge.forms_cards import cards_list
from checker.knowledge.forms_common import CLAIM, ID, NAME, PARAMETER
from checker.knowledge.forms_expect import expect, one_or_more_expect
from checker.knowledge.forms_given import given
from checker.knowledge.forms_play import action_or_answer, claimed, play
from checker.knowledge.words import DECISIONS

if TYPE_CHECKING:
    from checker.knowledge.vocabulary import Vocabulary

VALUE = Number(fixed=True)


def examples_file(words: Vocabulary) -> Form:
    """A file of kind `examples`."""
    return Keys(
        {
            "kind": Choice(("examples",)),
            "id": described("The file's name if not written.", ID),
            "cards": described("Cards that these examples add.", cards_list(words)),
            "examples": ListOf(example(words), minimum=1),
        },
        required=("kind", "examples"),
    )


def example(words: Vocabulary) -> Form:
    """One example."""
    return Named("example", lambda: Keys({"id": ID} | _game(words) | _over_runs(words), required=("id",)))


def _game(words: Vocabulary) -> dict[str, Form]:
    return {
        "given": described("The state in which it begins.", given(words)),
        "play": described("What is done, step by step.", play(words)),
        "expect": described("What must come out.", outcome(words)),
        "claimed": described("What a source says, and must not come out.", claimed(words)),
        "without": described("What comes out when a rule is forgotten.", _without(words)),
    }


def _over_runs(words: Vocabulary) -> dict[str, Form]:
    ends = ListOf(VALUE, minimum=2, maximum=2)
    return {
        "vary": described("Parameters that run from one end to the other.", MappingOf(ends, PARAMETER, 1)),
        "cases": described("Rows of parameters.", ListOf(MappingOf(VALUE, PARAMETER), minimum=1)),
        "always": described("Holds whatever is decided.", one_or_more(_over_decisions(words))),
        "never": described("Holds whatever is decided: it does not come out.", one_or_more(_over_decisions(words))),
        "throughout": described("Holds at every moment.", one_or_more(_throughout(words))),
        "contrast": described("The same state with the one difference that matters.", _contrast(words)),
        "readings": described("Ways to read a rule that leaves it open.", MappingOf(_reading(words), minimum=2)),
    }


def _without(words: Vocabulary) -> Form:
    return MappingOf(outcome(words), RuleNumber(), minimum=1)


def outcome(words: Vocabulary) -> Form:
    """What is expected at the end of play; beside it steps that may, or may not, be done there."""
    attempts: dict[str, Form] = {"allowed": action_or_answer(words), "refused": action_or_answer(words)}
    return Named("outcome", lambda: one_or_more(expect(words, attempts)))


def _over_decisions(words: Vocabulary) -> Form:
    fields: dict[str, Form] = {
        "over": ListOf(Choice(DECISIONS), minimum=1),
        "by": NAME,
        "depth": described("How many actions with priority in a row.", Number(minimum=1, fixed=True)),
        "expect": one_or_more_expect(words),
        "claim": CLAIM,
    }
    return Named("over-decisions", lambda: Keys(fields, required=("over", "expect")))


def _throughout(words: Vocabulary) -> Form:
    fields: dict[str, Form] = {
        "if": one_or_more_expect(words),
        "then": one_or_more_expect(words),
        "claim": CLAIM,
    }
    return OneOf((one_or_more_expect(words), Keys(fields, required=("then",))))


def _contrast(words: Vocabulary) -> Form:
    fields: dict[str, Form] = {"id": ID, "of": described("The example that it stands beside.", ID)}
    return Keys(fields | _game(words), required=("id",))


def _reading(words: Vocabulary) -> Form:
    fields: dict[str, Form] = {
        "rules": described("Which reading of which rule.", MappingOf(NAME, RuleNumber(), minimum=1)),
        "speaks-for-it": OneOf((Text(), MappingOf(Text(), Choice(words.languages)))),
    }
    return Keys(fields | _game(words), required=("rules",))
