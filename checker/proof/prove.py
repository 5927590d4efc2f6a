"""The proof of one ruling: its examples hold, each rule it cites is needed, its texts are there."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Problem, Severity, error, has_errors, in_order
from checker.knowledge.rulings import Ruling
from checker.proof.findings import cite_problem, example_problems, not_played, owned, vacuous
from checker.proof.forgetting import Forgetting, forgettings
from checker.proof.needed import Search
from checker.proof.playing import play_all, with_contrasts
from checker.proof.report import ExampleFileReport, ExampleStatus, RulingReport, RulingStatus
from checker.proof.texts import text_problems
from checker.proof.vacuity import is_vacuous

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from checker.knowledge.rulings import ExampleFile
    from checker.proof.report import CiteReport, ExampleReport
    from checker.proof.stage import Stage
    from checker.scenarios.example import Example


_Forgotten = dict[str, tuple[Forgetting, ...]]
"""The `without:` blocks of each example, by its id."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What playing gives; of texts, of terms and of other rulings it knows nothing.

    `cards` is what is wrong with the cards that all rulings share, as far as they were read by then.
    """

    examples: tuple[ExampleReport, ...]
    cites: tuple[CiteReport, ...]
    problems: tuple[Problem, ...]
    cards: tuple[Problem, ...]


def prove(ruling: Ruling, stage: Stage, known: Iterable[Problem] = ()) -> RulingReport:
    """Play all examples of a ruling, then each cite's examples without the rule until one changes.

    `known` are problems that were found before anything was played.
    """
    return ruling_report(ruling, proof(bare(ruling), stage), known)


def play_file(file: ExampleFile, stage: Stage, known: Iterable[Problem] = ()) -> ExampleFileReport:
    """Play the examples of a file of kind `examples`; one that shows nothing is a notice there."""
    return file_report(file, proof(bare(file), stage), known)


def bare(item: Ruling | ExampleFile) -> Ruling | ExampleFile:
    """What is played of it: all but its texts, and what it says of other files."""
    if isinstance(item, Ruling):
        return replace(item, title={}, text={}, see=(), sources=(), was=(), games=(), places={})
    return replace(item, games=())


def proof(item: Ruling | ExampleFile, stage: Stage) -> Proof:
    """Play it; `item` is bare, so that nothing else of it can matter."""
    shared = stage.world.cards
    stage = stage.with_cards(item.cards)
    examples = with_contrasts(item.examples)
    played = tuple(play_all(example, stage) for example in examples)
    forgotten = {example.id: tuple(forgettings(example, stage)) for example in examples}
    found = [*stage.card_problems(item.file), *_of_examples(played, forgotten)]
    cites: tuple[CiteReport, ...] = ()
    if isinstance(item, Ruling):
        search = Search.after(stage, played)
        cites = _cites(item, examples, forgotten, search)
        found += [*_of_cites(cites, played, stage), *_untold(item, cites, forgotten)]
        found += _vacuous(item, examples, played, search)
    else:
        found += [vacuous(report, Severity.notice) for report in played if is_vacuous(report)]
    return Proof(played, cites, tuple(found), tuple(shared.problems))


def ruling_report(ruling: Ruling, proof: Proof, known: Iterable[Problem]) -> RulingReport:
    """The proof of a ruling beside what else was found: while it was read, and in its texts."""
    found = [owned(problem, ruling.id) for problem in (*known, *text_problems(ruling), *proof.problems)]
    problems = tuple(in_order(found))
    return RulingReport(
        ruling=ruling.id,
        file=ruling.file,
        place=ruling.place,
        topic=ruling.topic,
        status=_status(ruling, problems),
        languages={lang: text.status for lang, text in ruling.text.items()},
        cites=proof.cites,
        examples=proof.examples,
        problems=problems,
    )


def file_report(file: ExampleFile, proof: Proof, known: Iterable[Problem]) -> ExampleFileReport:
    """The same of a file of examples."""
    return ExampleFileReport(file.id, file.file, file.place, proof.examples, tuple(in_order((*known, *proof.problems))))


def _cites(
    ruling: Ruling, examples: tuple[Example, ...], forgotten: _Forgotten, search: Search
) -> tuple[CiteReport, ...]:
    """Of a rule with parts the one is tried first whose absence an example tells of."""
    told = {each.rule: each.part for group in forgotten.values() for each in group if not each.problems}
    return tuple(search.cite(cite, examples, told.get(cite.rule)) for cite in ruling.cites)


def _of_examples(played: Iterable[ExampleReport], forgotten: _Forgotten) -> Iterator[Problem]:
    for report in played:
        found = [problem for each in forgotten[report.id] for problem in each.problems]
        for problem in (*example_problems(report), *found):
            yield owned(problem, None, report.id)


def _vacuous(
    ruling: Ruling, examples: tuple[Example, ...], played: tuple[ExampleReport, ...], search: Search
) -> Iterator[Problem]:
    for example, report in zip(examples, played, strict=True):
        if is_vacuous(report) and not any(search.is_needed_by(example, cite.rule) for cite in ruling.cites):
            yield vacuous(report, Severity.error)


def _of_cites(cites: tuple[CiteReport, ...], played: tuple[ExampleReport, ...], stage: Stage) -> Iterator[Problem]:
    """Nothing is said of a cite while an example cannot be played at all: that comes first."""
    stuck = any(report.status is ExampleStatus.error for report in played)
    for cite in cites:
        if not stage.parts(cite.rule):
            yield not_played(cite)
        elif not stuck and (found := cite_problem(cite)):
            yield found


def _untold(ruling: Ruling, cites: tuple[CiteReport, ...], forgotten: _Forgotten) -> Iterator[Problem]:
    """One of the cites has a `without:`, so that a reader can be told what the rule is good for."""
    told = {each.rule for group in forgotten.values() for each in group}
    if cites and not any(told.intersection((cite.rule, *cite.twins)) for cite in cites):
        text = message("no example says what happens without one of the cited rules")
        hint = message('give one: without: {{"510.4": {{life: {{B: 18}}}}}}')
        yield error("ruling.no-without", ruling.place, text, hint)


def _status(ruling: Ruling, problems: tuple[Problem, ...]) -> RulingStatus:
    if has_errors(problems):
        return RulingStatus.failed
    if ruling.is_definition:
        return RulingStatus.definition
    contested = any(example.readings for example in ruling.examples)
    return RulingStatus.contested if contested else RulingStatus.verified
