"""However many processes play, the report is the same."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from checker.cli.rendering import FORMATS, rendered, telling
from checker.engine.rulebook.book import Rulebook
from checker.narration import sentences
from checker.proof.carrying import packed, unpacked
from checker.proof.proofs import FEW
from checker.proof.prove import bare, proof
from checker.proof.report import Report
from checker.proof.verify import Options, verify
from checker.proof.workspace import Workspace
from checker.scenarios.example import Example
from checker.scenarios.outcome import Outcome
from checker.scenarios.playing import play
from checker.scenarios.world import World
from tests.proof.small import MADE, Small

PROJECT = Path(__file__).parents[2]
OF_ALL_KINDS = (
    "a-permanent-that-becomes-a-copy-of-a-siege-gets-a-protector",
    "a-battle-spell-that-resolves-enters-under-its-controller-s-control",
    "a-blocked-creature-stays-blocked-when-its-blocker-is-gone",
)
"""Rulings in whose games objects are copied, cast, and put into other zones."""


@dataclass(frozen=True)
class Breaks:
    """A game that is a bug in one ruling."""

    id: str

    def __call__(self, example: Example, world: World, book: Rulebook, bindings: Mapping[str, int], /) -> Outcome:
        if Path(example.place.file).stem == self.id:
            raise LookupError("a bug")
        return play(example, world, book, bindings)


@pytest.fixture
def many(tmp_path: Path) -> Small:
    """More rulings than are played without processes; some are wrong, of one the card is."""
    small = Small.at(tmp_path)
    for number in range(FEW):
        small.write(f"made-{number}", MADE, 18 - number % 2)
    return small


def reports(report: Report, small: Small) -> list[str]:
    """The report in all formats, as if it had taken no time."""
    library, _, _ = small.read()
    told = telling(library, "en")
    return [rendered(replace(report, seconds=0.0), format, told) for format in FORMATS]


def test_the_report_is_the_same_with_several_processes(many: Small) -> None:
    alone, played = many.verified(Options())
    together, here = many.verified(Options(jobs=2))
    assert reports(alone, many) == reports(together, many)
    assert "example.differs" in reports(alone, many)[0]
    assert played == {ruling.ruling for ruling in alone.rulings}
    assert here == set()


def test_a_card_that_is_wrong_is_told_with_several_processes(many: Small) -> None:
    many.write_cards(2)
    cards = many.folder / "rulings" / "cards" / "bears.yaml"
    cards.write_text(cards.read_text("utf-8").replace('mana-cost: "{1}{G}"', 'mana-cost: "{1}{Z}"'), "utf-8")
    workspace = Workspace.at(many.folder, [many.folder / "rulings" / "combat"])
    library = workspace.load()
    found = [verify(library, workspace.stage(library), Options(jobs=jobs)).problems for jobs in (1, 2)]
    assert found[0] == found[1]
    assert any(problem.place.file.endswith("bears.yaml") for problem in found[0])


def test_a_few_rulings_are_played_here(tmp_path: Path) -> None:
    assert Small.at(tmp_path).verified(Options(jobs=2))[1] == {"made", "carded"}


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bug_is_told_with_its_place_whoever_played(many: Small, jobs: int) -> None:
    library, stage, _ = many.read()
    with pytest.raises(LookupError) as bug:
        verify(library, replace(stage, play_example=Breaks("made-1")), Options(jobs=jobs))
    assert bug.value.__notes__ == ["rulings/combat/made-1.yaml:7:5: example one-attacks, left out: -"]
    assert bug.traceback[-1].name == "__call__"


def test_a_proof_goes_from_process_to_process_whole() -> None:
    workspace = Workspace.at(PROJECT)
    library = workspace.load()
    stage = workspace.stage(library)
    chosen = [ruling for ruling in library.rulings if ruling.id in OF_ALL_KINDS]
    assert len(chosen) == len(OF_ALL_KINDS)
    for ruling in chosen:
        before = proof(bare(ruling), stage)
        data = packed(before)
        assert data is not None
        after = unpacked(data)
        assert (after.cites, after.problems, after.cards) == (before.cites, before.problems, before.cards)
        for example, like in zip(after.examples, before.examples, strict=True):
            assert [run.outcome.observations for run in example.runs] == [run.outcome.observations for run in like.runs]
            assert list(example.outcome.frames) == list(like.outcome.frames)
            assert sentences(example.outcome.log, "it") == sentences(like.outcome.log, "it")
