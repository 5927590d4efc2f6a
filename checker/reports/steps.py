"""The end of a game as a few lines of text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.narration import sentences

if TYPE_CHECKING:
    from checker.narration import Sentence
    from checker.proof.report import Run

LAST = 6
"""How many sentences are shown below a failure."""


def unchanged(name: str) -> str:
    """A card's name as it stands in the log."""
    return name


@dataclass(frozen=True, slots=True)
class Telling:
    """How games are told: in which language, and what cards are called in it."""

    lang: str = "en"
    names: Callable[[str], str] = unchanged

    def sentences(self, run: Run) -> list[Sentence]:
        """The whole game of a run, its rules numbered as in the run's edition."""
        return sentences(run.outcome.log, self.lang, self.names, run.edition)


ENGLISH = Telling()


def last_steps(run: Run, telling: Telling = ENGLISH) -> list[str]:
    """The last sentences of a game, oldest first, each in a line with its step and its rule."""
    return [_line(sentence) for sentence in telling.sentences(run)[-LAST:]]


def _line(sentence: Sentence) -> str:
    rule = f" ({sentence.rule})" if sentence.rule else ""
    return f"{sentence.step}: {sentence.text}{rule}"
