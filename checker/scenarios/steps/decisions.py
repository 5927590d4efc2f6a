"""`legal`, `asked`, `not-asked`: what a player may choose, and whether anybody is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from checker.base.messages import message
from checker.base.nodes import Entry, Mapping, Node, Scalar, Sequence
from checker.engine.queries.answers import legal_answers
from checker.scenarios.answers import kind_of
from checker.scenarios.decider import About
from checker.scenarios.notation import listed, shown
from checker.scenarios.outcome import Observation
from checker.scenarios.reading import fail, items_of, mapping_of, text_of
from checker.scenarios.steps.advancing import no_question
from checker.scenarios.steps.during import legal_during
from checker.scenarios.steps.legal_sets import LegalSet, legal_set, player_of, subject_of, values_of
from checker.scenarios.steps.passing import Stop, go_on, stop_of

if TYPE_CHECKING:
    from checker.engine.records.question import Question
    from checker.engine.records.targets import Thing
    from checker.engine.state.table import Table
    from checker.scenarios.run import Run
    from checker.scenarios.session import Session

BESIDE = frozenset(
    {"by", "ability", "cost", "from", "claim", "are", "include", "exclude", "through", "during", "only", "attacking"}
)


def decision_of(node: Mapping) -> Entry:
    """The decision that a `legal`, `asked` or `not-asked` is about."""
    found = [entry for entry in node if entry.key.text not in BESIDE]
    if len(found) != 1:
        fail("scenario.decision", node.place, message("one decision is wanted here"))
    return found[0]


# -- legal ------------------------------------------------------------------------------------------------------


def legal(run: Run, node: Node, key: str) -> None:
    """The set of legal answers, or what is and is not in it."""
    written = mapping_of(node)
    entry = decision_of(written)
    if run.session.question is not None:
        run.session.met = True
    if "during" in written:
        legal_during(run, written, entry, key)
        return
    answers = legal_set(run.session, written, entry)
    for word in ("are", "include", "exclude"):
        wanted = written.get(word)
        if wanted is not None:
            run.observations.append(_set_observation(f"{key}.legal.{word}", entry, word, wanted, answers, written))


def _set_observation(
    key: str, entry: Entry, word: str, wanted: Node, answers: LegalSet, written: Mapping
) -> Observation:
    expected = [answers.read(item) for item in items_of(wanted)]
    held = [one in answers.values for one in expected]
    holds = not any(held) if word == "exclude" else all(held)
    if word == "are":
        holds = holds and len(set(expected)) == len(answers.values)
    subject = f"{entry.key.text} {shown(_plain(entry.value))}".strip()
    claim = text_of(written.get("claim")) or None
    said = listed(answers.say(one) for one in expected)
    return Observation(key, word, subject, said, answers.texts(), holds, wanted.place, claim, None, "legal")


def _plain(node: Node) -> Any:
    return node.text if isinstance(node, Scalar) else ""


# -- asked ------------------------------------------------------------------------------------------------------


def asked(run: Run, node: Node, key: str) -> None:
    """Somebody is being asked this, with these answers."""
    written = mapping_of(node)
    entry = decision_of(written)
    session = run.session
    session.settle()
    subject_of(session, entry)
    about = About(kind_of(entry.key.text), player_of(session, written))
    fits = session.question is not None and about.fits(session.question)
    session.met = session.met or fits
    run.observations.append(_asked(run, f"{key}.asked", written, entry, fits))
    wanted = entry.value if isinstance(entry.value, Sequence) else written.get("are")
    if fits and wanted is not None:
        answers = _open_answers(session, written)
        run.observations.append(_set_observation(f"{key}.asked.are", entry, "are", wanted, answers, written))


def _open_answers(session: Session, written: Mapping) -> LegalSet:
    """The answers to the open question; of an order, the things that are put in order."""
    question = session.question
    assert question is not None
    is_order = question.kind == "order"
    values = question.options if is_order else values_of(session.table, question, None, written.place)
    return LegalSet(session.table, session.names, question, values or ())


def _asked(run: Run, key: str, written: Mapping, entry: Entry, fits: bool) -> Observation:
    question = run.session.question
    expected = " ".join(filter(None, (text_of(written.get("by")), entry.key.text)))
    actual = expected if fits else f"{question.player} {question.kind}" if question else "nobody"
    claim = text_of(written.get("claim")) or None
    return Observation(key, "asked", entry.key.text, expected, actual, fits, written.place, claim, None, "asked")


def not_asked(run: Run, node: Node, key: str) -> None:
    """Nobody is asked this: now, or on the way up to the end of a step, to which the game goes on."""
    written = mapping_of(node)
    entry = decision_of(written)
    session, through = run.session, written.get("through")
    subject_of(session, entry)
    about = About(kind_of(entry.key.text), player_of(session, written))
    found = _met(session, about, entry)
    while through is not None and found is None and not _is_at_end(session, stop_of(session, through)):
        no_question(session)
        go_on(session)
        found = _met(session, about, entry)
    session.met = session.met or session.question is not None
    run.observations.append(_not_asked(f"{key}.not-asked", written, entry, found))


def _not_asked(key: str, written: Mapping, entry: Entry, found: Question | None) -> Observation:
    claim = text_of(written.get("claim")) or None
    actual = f"{found.player} {found.kind}" if found else "nobody"
    return Observation(key, "not-asked", entry.key.text, "nobody", actual, found is None, written.place, claim, None,
                       "not-asked")  # fmt: skip


def _met(session: Session, about: About, entry: Entry) -> Question | None:
    """The open question, if it is of that kind and about that thing."""
    question = session.question
    if question is None or not about.fits(question):
        return None
    return question if _speaks_of(session.table, question, subject_of(session, entry)) else None


def _is_at_end(session: Session, stop: Stop) -> bool:
    """Whether nothing is left in the step but that everybody passes."""
    turn = session.rest.turn
    if session.is_over:
        return True
    waits = turn.stage == "priority" and not session.rest.zone("stack")
    return session.question is None and stop.is_reached(turn) and waits


def _speaks_of(table: Table, question: Question, subject: Thing | None) -> bool:
    """Whether a question is about the thing: its subject, one of its options, or the damage it would assign."""
    if subject is None or question.subject == subject:
        return True
    if question.kind == "assignment":
        shares = {frozenset(dict(answer).get(subject, ())) for answer in legal_answers(table, question)}
        return len(shares) > 1
    return question.subject is None and subject in (question.options or ())
