"""What the page shows of an example that was tried: what came out, what is wrong with it, what may be forgotten."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.base.messages import Message, counted, message
from checker.base.problems import Severity
from checker.website.checks import Checks
from checker.website.details import Details
from checker.website.tryit.trial import NAME
from checker.website.values import Reader, handles
from checker.website.views import CiteView

if TYPE_CHECKING:
    from collections.abc import Iterable

    from checker.base.problems import Problem
    from checker.website.speech import Speech
    from checker.website.tryit.trial import Trial
    from checker.website.views import ExampleView


@dataclass(frozen=True, slots=True)
class ProblemView:
    """Where something is wrong, "" where it is not in the text, and what."""

    at: str
    text: str
    hint: str
    is_error: bool


@dataclass(frozen=True, slots=True)
class RuleView:
    """A rule that may be forgotten, and the first thing that it brought about."""

    number: str
    said: str
    is_cited: bool
    is_forgotten: bool


@dataclass(frozen=True, slots=True)
class Answer:
    """`state` is held, otherwise, or stopped; `told` says it in a sentence."""

    state: str
    told: str
    problems: tuple[ProblemView, ...] = ()
    example: ExampleView | None = None
    changes: CiteView | None = None
    rules: tuple[RuleView, ...] = ()


def answered(trial: Trial, speech: Speech, cites: Iterable[str], forgotten: tuple[str, ...]) -> Answer:
    """The answer in a language; `cites` are the rules that the ruling of the example needs."""
    problems = tuple(_problem(problem, speech) for problem in dict.fromkeys(trial.problems))
    if trial.example is None or trial.usual is None or trial.shown is None:
        return Answer("stopped", speech.tell(message("This cannot be played.")), problems)
    details = Details(speech)
    usual = details.example(1, trial.example, trial.usual)
    shown = usual if trial.shown is trial.usual else details.example(1, trial.example, trial.shown)
    checks = Checks(Reader(speech, handles(trial.example)))
    changes = tuple(checks.change(one.usual, one.forgotten) for one in trial.changes)
    state, told = _verdict(trial, shown, forgotten)
    return Answer(
        state,
        speech.tell(told),
        problems,
        shown,
        CiteView(", ".join(forgotten), changes=changes) if changes else None,
        tuple(_rules(trial, usual, cites, forgotten)),
    )


def _verdict(trial: Trial, shown: ExampleView, forgotten: tuple[str, ...]) -> tuple[str, Message]:
    rules = ", ".join(forgotten)
    if any(problem.severity is Severity.error for problem in trial.problems):
        return "stopped", message("The game stops before its end.")
    if forgotten and trial.changes:
        return "otherwise", message("Without {rules} it ends otherwise.", rules=rules)
    if forgotten:
        return "held", message("Without {rules} it ends in the same way.", rules=rules)
    others = sum(not check.holds for check in shown.checks)
    if others:
        return "otherwise", counted(
            "{count} thing comes out otherwise than in the example.",
            "{count} things come out otherwise than in the example.",
            others,
        )
    return "held", message("Everything comes out as in the example.")


def _problem(problem: Problem, speech: Speech) -> ProblemView:
    place = problem.place
    at = f"{place.line}:{place.column}" if place.file == NAME else ""
    hint = speech.tell(problem.hint) if problem.hint else ""
    return ProblemView(at, speech.tell(problem.message), hint, problem.severity is Severity.error)


def _rules(trial: Trial, usual: ExampleView, cites: Iterable[str], forgotten: tuple[str, ...]) -> list[RuleView]:
    """The rules that the ruling needs, then those that something happened by, as far as they can be forgotten."""
    assert trial.stage is not None
    told = [sentence for moment in usual.moments for step in moment.steps for sentence in step.sentences]
    said: dict[str, str] = {}
    for sentence in told:
        said.setdefault(sentence.rule, sentence.text)
    cited = list(cites)
    numbers = [one for one in dict.fromkeys([*cited, *said, *forgotten]) if one and trial.stage.parts(one)]
    return [RuleView(one, said.get(one, ""), one in cited, one in forgotten) for one in numbers]
