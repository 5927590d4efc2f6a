"""A project of two rulings, one with a card of its project; its games are played by the real engine, and counted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from checker.engine.rulebook.book import Rulebook
from checker.knowledge.library import Library
from checker.proof.report import Report
from checker.proof.stage import Stage
from checker.proof.verify import Options, verify
from checker.proof.workspace import Workspace
from checker.scenarios.example import Example
from checker.scenarios.outcome import Outcome
from checker.scenarios.playing import play
from checker.scenarios.world import World

SETTINGS = '[tool.checker]\nlanguages = ["en"]\nsource-language = "en"\nedition = "2026-09-25"\n'
CARD = """\
name: {{en: {name}}}
mana-cost: "{{1}}{{G}}"
types: [Creature]
subtypes: [Bear]
power: {power}
toughness: 2
source: invented
date: "2026-01-01"
invented: true
"""
RULING = """\
id: {id}
edition: "2026-09-25"
title: {{en: A creature without blockers}}
text: {{source: en, en: It deals its damage to the player.}}
cites: ["120.3a"]
examples:
  - id: one-attacks
    given:
      turn: A, beginning of combat
      battlefield: {{A: [{{{object}, as: bear}}]}}
    play: [{{attack: {{bear: B}}}}, {{to: end of combat}}]
    expect: {{life: {{B: {life}}}}}
    without: {{"120.3a": {{life: {{B: 20}}}}}}
"""
MADE, CARDED = "creature: Bear, power: 2, toughness: 2", "card: Test Bear"


@dataclass
class Game:
    """Plays, and remembers of which files."""

    files: list[str]

    def __call__(self, example: Example, world: World, book: Rulebook, bindings: Mapping[str, int], /) -> Outcome:
        self.files.append(Path(example.place.file).stem)
        return play(example, world, book, bindings)


@dataclass(frozen=True)
class Small:
    """The project in a folder."""

    folder: Path

    @classmethod
    def at(cls, folder: Path) -> Small:
        """Written anew."""
        made = cls(folder)
        (folder / "rulings" / "combat").mkdir(parents=True)
        (folder / "rulings" / "cards").mkdir()
        (folder / "pyproject.toml").write_text(SETTINGS, "utf-8")
        made.write("made", MADE, 18)
        made.write("carded", CARDED, 18)
        made.write_cards(2)
        return made

    def write(self, id: str, object: str, life: int) -> None:
        """A ruling with one attacker, and what its defender is left with."""
        self.file(id).write_text(RULING.format(id=id, object=object, life=life), "utf-8")

    def write_cards(self, power: int, *others: str) -> None:
        """The card with that power, and others."""
        cards = [CARD.format(name="Test Bear", power=power), *(CARD.format(name=name, power=1) for name in others)]
        entries = "".join("  - " + card.replace("\n", "\n    ").rstrip() + "\n" for card in cards)
        (self.folder / "rulings" / "cards" / "bears.yaml").write_text(f"kind: cards\ncards:\n{entries}", "utf-8")

    def file(self, id: str) -> Path:
        """Where a ruling stands."""
        return self.folder / "rulings" / "combat" / f"{id}.yaml"

    def read(self) -> tuple[Library, Stage, Game]:
        """Everything, as a run begins."""
        workspace = Workspace.at(self.folder)
        library, game = workspace.load(), Game([])
        return library, replace(workspace.stage(library), play_example=game), game

    def verified(self, options: Options) -> tuple[Report, set[str]]:
        """The report of a run, and the rulings that were played for it in this process."""
        library, stage, game = self.read()
        return verify(library, stage, options), set(game.files)
