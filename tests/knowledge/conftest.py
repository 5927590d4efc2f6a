"""A small project in a temporary folder."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent
from typing import TYPE_CHECKING

import pytest

from checker.knowledge.library import load
from checker.knowledge.project import find_project

if TYPE_CHECKING:
    from checker.knowledge.library import Library

EDITION = """
    kind: edition
    in-force: "2026-09-25"
    editions: [{date: "2026-04-17"}, {date: "2026-09-25"}]
    numbers: {"310": "1-10 12a-c", "510": "1a-e 2 3a 4", "702": "1-2 4a-d"}
    moved: {"2026-04-17": {"310.8": "310.9", "310.9": ["310.10", "310.12"]}}
"""
RULING = """
    id: a-ruling
    edition: "2026-09-25"
    title: {it: Un titolo, fr: Un titre, en: A title}
    text: {source: it, it: Un testo, fr: Un texte, en: A text}
    cites: ["510.4"]
    sources: [{document: an-article, claim: S1-01}]
    examples:
      - id: an-example
        given: {turn: "A, upkeep"}
        expect: {claim: S1-01, life: {A: 20}}
"""
SOURCE = """
    kind: source
    document: an-article
    title: An article
    language: it
    claims:
      - {id: S1-01, ruling: a-ruling, examples: [an-example]}
"""


class Workshop:
    """Writes files into a project and loads it; problems are told as "file:line:col id message"."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.write("rulings/edition.yaml", EDITION)

    def write(self, name: str, text: str, *changes: tuple[str, str]) -> Path:
        """A file, with words of its text replaced; each must be there."""
        for old, new in changes:
            assert old in text, old
            text = text.replace(old, new)
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text).lstrip(), encoding="utf-8")
        return path

    def load(self, *paths: Path) -> Library:
        """The library as it is read from the project's root."""
        return load(paths, find_project(self.root))

    def problems(self, *paths: Path) -> list[str]:
        """All problems, each as a line."""
        return [str(problem) for problem in self.load(*paths).problems]


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path)
