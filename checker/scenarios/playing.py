"""An example played once: from its nodes to what was observed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import BadInput, Problem, error
from checker.engine.records.actions import BudgetSpent
from checker.engine.records.question import Illegal, UnknownCard
from checker.scenarios.binding import bound
from checker.scenarios.exploring import Choices, Free, check_count, frees
from checker.scenarios.filling import Frames
from checker.scenarios.given import build
from checker.scenarios.observe.moment import Moment
from checker.scenarios.outcome import Observation, Outcome
from checker.scenarios.refusals import refused
from checker.scenarios.run import Run
from checker.scenarios.session import Session
from checker.scenarios.steps.ahead import held
from checker.scenarios.steps.decisions import asked, legal, not_asked
from checker.scenarios.steps.doing import do, step_of
from checker.scenarios.steps.looking import claimed, expect, outcome
from checker.scenarios.steps.looking import refused as look_refused
from checker.scenarios.summing import sum_up
from checker.scenarios.throughout import Throughout, throughout_of
from checker.scenarios.unanswered import unanswered

if TYPE_CHECKING:
    from checker.base.nodes import Node
    from checker.engine.rulebook.book import Rulebook
    from checker.scenarios.decider import Plan
    from checker.scenarios.example import Example
    from checker.scenarios.world import World

NOTHING: Mapping[str, int] = {}
LOOKS = {
    "expect": expect, "claimed": claimed, "refused": look_refused,
    "legal": legal, "asked": asked, "not-asked": not_asked,
}  # fmt: skip


def play(example: Example, world: World, book: Rulebook, bindings: Mapping[str, int] = NOTHING) -> Outcome:
    """Play an example by a book, with values for its parameters. What is wrong with it is among the problems."""
    try:
        example = bound(example, bindings)
        free = (*frees("always", example.always), *frees("never", example.never))
    except BadInput as bad:
        return Outcome((), bad.problems, False, (), Frames())
    beside = tuple(about for one in free for about in one.over)
    outcome, _ = _play(example, world, book, Choices((), beside) if free else None)
    return _with_explored(outcome, example, world, book, free)


def _play(example: Example, world: World, book: Rulebook, plan: Plan | None) -> tuple[Outcome, Run | None]:
    run: Run | None = None
    problems: tuple[Problem, ...] = ()
    try:
        run = _begin(example, world, book, plan)
        watched = _watch(run, example)
        _steps(run, example)
        _finish(run, example, watched)
    except BadInput as bad:
        problems = bad.problems
    except (Illegal, UnknownCard, BudgetSpent) as stopped:
        problems = (_stopped(stopped, run, example),)
    if run is None:
        return Outcome((), problems, False, (), Frames()), None
    earlier = run.before.since
    log = tuple(run.session.table.log()[earlier:])
    return Outcome(tuple(run.observations), problems, not problems, log, Frames(run.tables, earlier)), run


def _begin(example: Example, world: World, book: Rulebook, plan: Plan | None) -> Run:
    kit = build(example.given, world, book, example.place)
    session = Session(kit.table, kit.names, at=example.place, plan=plan, makes=kit.makes)
    turn = kit.table.turn
    earlier = len(kit.table.log())
    before = Moment(kit.table, kit.names, earlier, turn.step if turn.stage == "begin" else "")
    return Run(session, before, world.edition, earlier, tables=[kit.table])


def _watch(run: Run, example: Example) -> Throughout | None:
    watched = throughout_of(example.throughout)
    if watched is not None:
        run.session.watch = lambda table: watched.look(Moment(table, run.session.names, run.before.since))
    return watched


def _steps(run: Run, example: Example) -> None:
    session = run.session
    steps = example.play.items if example.play is not None else ()
    session.hold = held(steps)
    if session.rest.turn.stage == "check":
        session.settle()
    for at, node in enumerate(steps):
        session.hold = held(steps[at + 1 :])
        _step(run, node, f"play.{at}")


def _step(run: Run, node: Node, key: str) -> None:
    step = step_of(node)
    run.session.at, run.session.word = step.key.place, step.word
    if step.word in LOOKS:
        LOOKS[step.word](run, step.node, key)
        return
    run.session.begin_step(step.key.place, step.word)
    do(run.session, step)
    run.tables.append(run.session.rest)


def _finish(run: Run, example: Example, watched: Throughout | None) -> None:
    session = run.session
    if session.question is not None and not session.met:
        raise unanswered(session.table, session.question, session.names, session.asked_at or session.at)
    if example.expect is not None:
        outcome(run, example.expect)
    if example.claimed is not None:
        claimed(run, example.claimed, "end")
    if watched is not None:
        run.observations += watched.finish(run.moments().now)


def _stopped(reason: Exception, run: Run | None, example: Example) -> Problem:
    """What ended the game before its time, as a problem of the step that was on."""
    place = run.session.at if run is not None else example.place
    if isinstance(reason, Illegal):
        return refused(_word(run), reason, run.edition if run is not None else "", place)
    if isinstance(reason, UnknownCard):
        text = message("something looks at a card that the example does not give")
        return error("scenario.unknown-card", place, text, message("write the cards that matter in given:"))
    text = message("the game did not come to an end within its budget of steps")
    return error("game.budget", place, text)


def _word(run: Run | None) -> str:
    return run.session.word if run is not None else "given"


# -- always, never ----------------------------------------------------------------------------------------------


def _with_explored(
    outcome: Outcome, example: Example, world: World, book: Rulebook, free: tuple[Free, ...]
) -> Outcome:
    if not free or not outcome.completed:
        return outcome
    observations = list(outcome.observations)
    try:
        for one in free:
            observations += _explore(one, example, world, book, free)
    except BadInput as bad:
        return Outcome(tuple(observations), bad.problems, False, outcome.log, outcome.frames)
    return Outcome(tuple(observations), (), True, outcome.log, outcome.frames)


def _explore(
    one: Free, example: Example, world: World, book: Rulebook, free: tuple[Free, ...]
) -> list[Observation]:
    """Play every way to make the free decisions. Raises BadInput where one of them has a problem."""
    beside = tuple(about for other in free if other is not one for about in other.over)
    numbers: tuple[int, ...] | None = ()
    moments: list[Moment] = []
    while numbers is not None:
        plan = Choices(one.over, beside, numbers, place=one.place)
        outcome, run = _play(example, world, book, plan)
        if outcome.problems or run is None:
            raise BadInput(*outcome.problems)
        moments.append(run.moments().now)
        check_count(len(moments), one.place)
        numbers = plan.next()
    return sum_up(one, moments)
