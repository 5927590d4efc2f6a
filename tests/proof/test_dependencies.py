"""The cards that a ruling may meet are known before it is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from checker.cards.index import CardIndex, plain
from checker.proof.dependencies import Cards
from checker.proof.prove import bare, proof
from checker.proof.workspace import Workspace

EVERY = 6
"""Every sixth ruling is played."""


def test_no_ruling_meets_a_card_that_was_not_foreseen(monkeypatch: pytest.MonkeyPatch) -> None:
    workspace = Workspace.at(Path(__file__).parents[2])
    library = workspace.load()
    foreseen = Cards.of(workspace.stage(library).world.cards)
    asked: set[str] = set()
    look = CardIndex.printed

    def printed(index: CardIndex, name: str) -> object:
        asked.add(index.english(name) or "")
        return look(index, name)

    monkeypatch.setattr(CardIndex, "printed", printed)
    met = 0
    for ruling in library.rulings[::EVERY]:
        asked.clear()
        stage = workspace.stage(library)
        proof(bare(ruling), stage)
        own = {plain(card.name["en"]) for card in ruling.cards}
        entries = [entry for entry in stage.world.cards.entries() if entry.names["en"] in asked]
        wanted = [entry for entry in entries if plain(entry.names["en"]) not in own]
        digests = set(Cards.of(CardIndex.of([entry.node for entry in wanted])).met_by(bare(ruling)))
        assert len(digests) >= len(wanted)
        assert digests <= set(foreseen.met_by(bare(ruling)))
        met += len(wanted)
    assert met > EVERY
