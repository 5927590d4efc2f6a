"""A ruling told: its text, and the game of each example in sentences with the rule behind each."""

from __future__ import annotations

import textwrap
from itertools import groupby
from typing import TYPE_CHECKING

from checker.base.messages import message, translate
from checker.proof.changes import observed
from checker.proof.findings import what_is
from checker.proof.playing import bindings_of, readings
from checker.proof.report import Run
from checker.reports.lines import problem_lines
from checker.reports.steps import ENGLISH, Telling
from checker.reports.style import PLAIN, Style

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from checker.knowledge.rulings import Ruling
    from checker.narration import Sentence
    from checker.proof.stage import Stage
    from checker.scenarios.example import Example

_WIDTH = 80
"""Columns of a text; the numbers of rules stand behind it."""


def tell(
    ruling: Ruling,
    examples: Iterable[Example],
    stage: Stage,
    telling: Telling = ENGLISH,
    style: Style = PLAIN,
) -> str:
    """The whole story; where the language has no current text, the source text stands."""
    lang = _shown(ruling, telling.lang)
    lines = [style.paint("bold", ruling.title.get(lang, ruling.id))]
    lines += textwrap.wrap(ruling.text[lang].text or "", _WIDTH)
    for example in examples:
        for run in _runs(example, stage):
            lines += ["", _heading(example.id, run, style), *_game(run, telling, style)]
    return "\n".join(lines)


def _runs(example: Example, stage: Stage) -> Iterator[Run]:
    """One game for each reading, with the first row of values."""
    for reading, read, place in readings(example, stage):
        row = next(iter(bindings_of(example)), {})
        yield Run(place.edition, tuple(row.items()), reading, place.play(read, row))


def _shown(ruling: Ruling, lang: str) -> str:
    text = ruling.text.get(lang)
    return lang if text and text.status == "current" else ruling.source_language


def _heading(id: str, run: Run, style: Style) -> str:
    extra = [run.reading] if run.reading else []
    extra += [f"{name} = {value}" for name, value in run.bindings]
    return style.paint("bold", id) + (f" ({', '.join(extra)})" if extra else "")


def _game(run: Run, telling: Telling, style: Style) -> Iterator[str]:
    for step, told in groupby(telling.sentences(run), key=lambda sentence: sentence.step):
        yield f"  {step}"
        for sentence in told:
            yield from _sentence(sentence, style)
    yield from _comparison(run, telling.lang, style)
    yield from (problem_lines(problem, telling.lang, style) for problem in run.outcome.problems)
    if not run.outcome.completed:
        stopped = message("the game was not played to its end")
        yield f"  {translate(stopped, telling.lang)}"


def _sentence(sentence: Sentence, style: Style) -> Iterator[str]:
    """The number of the rule stands behind the first line."""
    first, *rest = textwrap.wrap(sentence.text, _WIDTH - 4) or [""]
    rule = style.paint("dim", sentence.rule or "")
    yield f"    {first:<{_WIDTH - 4}}  {rule}".rstrip()
    yield from (f"      {line}" for line in rest)


def _comparison(run: Run, lang: str, style: Style) -> Iterator[str]:
    seen = list(observed(run.outcome, run.edition).values())
    if seen:
        heading = message("What was expected")
        yield f"  {translate(heading, lang)}"
    for one in seen:
        if one.kind == "claimed":
            said = message("a source says {expected}, and it is {actual}", expected=one.expected, actual=one.actual)
        elif one.holds:
            said = message("{actual}, as expected", actual=one.actual)
        else:
            said = message("{actual}, and {expected} was expected", actual=one.actual, expected=one.expected)
        mark = style.paint("green", "✓") if one.holds else style.paint("red", "✗")
        yield f"    {mark} {what_is(one)}: {translate(said, lang)}"
