"""A ruling told: its text, and the game of each example in sentences with the rule behind each."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from checker.base.messages import message, translate
from checker.narration import sentences
from checker.proof.changes import observed
from checker.proof.findings import what_is
from checker.proof.playing import bindings_of, readings
from checker.reports.style import PLAIN, Style
from checker.reports.text import problem_lines

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from checker.knowledge.rulings import Ruling
    from checker.proof.bindings import Bindings
    from checker.proof.stage import Stage
    from checker.scenarios.example import Example
    from checker.scenarios.outcome import Outcome

_WIDTH = 72
"""Where the numbers of the rules stand."""


def tell(ruling: Ruling, examples: Iterable[Example], stage: Stage, lang: str = "en", style: Style = PLAIN) -> str:
    """The whole story; where the language has no current text, the source text stands."""
    lines = [style.paint("bold", _title(ruling, lang)), _text(ruling, lang)]
    for example in examples:
        for reading, read, place in readings(example, stage):
            row = next(iter(bindings_of(example)), {})
            lines += ["", _heading(example.id, reading, row, style)]
            lines += _game(place.play(read, row), place.edition, lang, style)
    return "\n".join(lines)


def _title(ruling: Ruling, lang: str) -> str:
    return ruling.title.get(_shown(ruling, lang), ruling.id)


def _text(ruling: Ruling, lang: str) -> str:
    return ruling.text[_shown(ruling, lang)].text or ""


def _shown(ruling: Ruling, lang: str) -> str:
    text = ruling.text.get(lang)
    return lang if text and text.status == "current" else ruling.source_language


def _heading(id: str, reading: str | None, row: Bindings, style: Style) -> str:
    extra = [reading] if reading else []
    extra += [f"{name} = {value}" for name, value in row.items()]
    return style.paint("bold", id) + (f" ({', '.join(extra)})" if extra else "")


def _game(outcome: Outcome, edition: str, lang: str, style: Style) -> Iterator[str]:
    told = sentences(outcome.log, lang)
    for step, group in groupby(told, key=lambda sentence: sentence.step):
        yield f"  {step}"
        for sentence in group:
            rule = style.paint("dim", sentence.rule or "")
            yield f"    {sentence.text:<{_WIDTH}}  {rule}".rstrip()
    for seen in observed(outcome, edition).values():
        mark = style.paint("green", "=") if seen.holds else style.paint("red", "!")
        yield f"  {mark} {what_is(seen)}: {seen.actual}"
    yield from (problem_lines(problem, lang, style) for problem in outcome.problems)
    if not outcome.completed:
        yield f"  {translate(message('the game was not played to its end'), lang)}"
