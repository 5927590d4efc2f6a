"""A game from moment to moment: the table after each step of play, and the sentences that led to it."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from checker.narration import sentences
from checker.website.board import board
from checker.website.views import MomentView, SentenceView, StepView

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from checker.narration import Sentence
    from checker.scenarios.frames import Frame
    from checker.scenarios.outcome import Outcome
    from checker.website.speech import Speech


def moments(outcome: Outcome, speech: Speech, edition: str) -> tuple[MomentView, ...]:
    """The first moment is the table before anything was done; a moment at which nothing happened is left out.

    Where there is never anything to see on the table, all sentences stand in one moment without a board.
    """
    told = sentences(outcome.log, speech.lang, speech.name, edition)
    if not _is_seen(outcome):
        return (MomentView(None, _steps(told)),) if told else ()
    return tuple(_drawn(outcome.frames, told, speech))


def _drawn(frames: Iterable[Frame], told: list[Sentence], speech: Speech) -> Iterator[MomentView]:
    """What is told before the first frame, by the log, belongs to it; what is told after the last, to the last."""
    frames, shown, since = tuple(frames), None, 0
    for frame in frames:
        until = len(told) if frame is frames[-1] else _count(told, frame.log)
        said, since = told[since:until], max(since, until)
        if shown is None or said or _looks(frame) != _looks(shown):
            yield MomentView(board(frame, speech, shown), _steps(said))
            shown = frame


def _count(told: list[Sentence], entries: int) -> int:
    """How many sentences had happened when the log was that long."""
    return sum(sentence.entries <= entries for sentence in told)


def _looks(frame: Frame) -> tuple[object, ...]:
    return frame.step, frame.players, frame.permanents, frame.stack


def _steps(told: Iterable[Sentence]) -> tuple[StepView, ...]:
    return tuple(
        StepView(step, tuple(SentenceView(one.text, one.rule or "") for one in group))
        for step, group in groupby(told, key=lambda sentence: sentence.step)
    )


def _is_seen(outcome: Outcome) -> bool:
    """Whether there is something on the table, or something became otherwise there."""
    frames = outcome.frames
    return bool(frames) and bool(frames[0].permanents or frames[0].players != frames[-1].players)
