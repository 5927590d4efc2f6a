"""What an example expects, one line each, in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.website.subjects import Subjects
from checker.website.views import ChangeView, CheckView
from checker.website.words import ACTIONS, OVER_RUNS, SETS

if TYPE_CHECKING:
    from checker.scenarios.outcome import Observation
    from checker.website.values import Reader

REFUSED_BY = "refused by "
NEVER = "never "
OF_THE_MOMENT = frozenset({"step", "steps", "priority", "stack"})
"""Words that say where the game stands, not what an example is about."""


@dataclass(frozen=True, slots=True)
class Checks:
    """Makes the lines of one example."""

    reader: Reader

    def line(self, seen: Observation) -> CheckView:
        """What was looked at, with the value that came out."""
        return replace(self._of_kind(seen), holds=seen.holds, tells=_tells(seen))

    def change(self, usual: Observation, other: Observation | None) -> ChangeView:
        """The same looked at with a rule and without it; of two lists only what is not in both."""
        line = self._of_kind(usual)
        if other is None:
            return ChangeView(line.subject, line.what, line.value, "")
        values = (line.value, self._of_kind(other).value)
        if values == (self.reader.told(usual.actual, usual.word), self.reader.told(other.actual, other.word)):
            values = self.reader.differences(usual.actual, other.actual, usual.word)
        return ChangeView(line.subject, line.what, *values)

    def _of_kind(self, seen: Observation) -> CheckView:
        if seen.word in ("refused", "allowed"):
            return self._attempt(seen)
        if seen.word in SETS or seen.kind in ("asked", "not-asked"):
            return self._decision(seen)
        if seen.word == "card":
            return self._printed(seen)
        return self._value(seen, self._what(seen))

    def _value(self, seen: Observation, what: str) -> CheckView:
        actual, expected = (self._told(value, seen) for value in (seen.actual, seen.expected))
        claimed = expected if seen.kind == "claimed" else ""
        subject, more = Subjects(self.reader).of(seen.subject, seen.word)
        return CheckView(subject, f"{what} ({more})" if more else what, actual, expected=expected, claimed=claimed)

    def _told(self, value: str, seen: Observation) -> str:
        """A value, without what says only that it was looked at all along."""
        if seen.kind == "never":
            value = value.removeprefix(NEVER)
        return (
            self.reader.at_a_moment(value, seen.word)
            if seen.kind == "throughout"
            else self.reader.told(value, seen.word)
        )

    def _what(self, seen: Observation) -> str:
        tell, word = self.reader.speech.tell, self.reader.speech.word(seen.word)
        return f"{word} ({tell(OVER_RUNS[seen.kind])})" if seen.kind in OVER_RUNS else word

    def _attempt(self, seen: Observation) -> CheckView:
        """An action that the rules refuse, or that a source allows."""
        tell = self.reader.speech.tell
        action = tell(ACTIONS[seen.subject]) if seen.subject in ACTIONS else seen.subject
        claimed = self._verdict(seen.expected) if seen.kind == "claimed" else ""
        expected = self._verdict(seen.expected)
        return CheckView("", action, self._verdict(seen.actual), expected=expected, claimed=claimed)

    def _verdict(self, text: str) -> str:
        tell = self.reader.speech.tell
        if text.startswith(REFUSED_BY):
            return tell(message("not allowed ({rule})", rule=text.removeprefix(REFUSED_BY)))
        return tell(message("not allowed") if text == "refused" else message("allowed"))

    def _decision(self, seen: Observation) -> CheckView:
        """What may be chosen, or whether there is a choice at all."""
        reader, subject = self.reader, Subjects(self.reader).decision(seen.subject)
        what = reader.speech.tell(SETS[seen.word]) if seen.word in SETS else reader.speech.word(seen.kind)
        actual = seen.actual if seen.word == "are" else seen.expected
        value = reader.told(actual if seen.word in SETS else str(seen.holds).lower())
        return CheckView(subject, what, value, expected=reader.told(seen.expected))

    def _printed(self, seen: Observation) -> CheckView:
        """A characteristic as the card has it."""
        card, _, part = seen.subject.rpartition(".")
        what = f"{self.reader.speech.word(part)}, {self.reader.speech.word('card')}"
        return self._value(replace(seen, subject=card), what)


def _tells(seen: Observation) -> bool:
    is_of_the_end = seen.kind == "expect" and seen.key.startswith("expect")
    return is_of_the_end and not seen.vacuous and seen.word not in OF_THE_MOMENT
