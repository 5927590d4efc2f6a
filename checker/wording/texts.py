"""The texts of rulings, read without their examples: the wording needs no game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from checker.base.files import read_bytes
from checker.base.forms import check
from checker.base.messages import message
from checker.base.nodes import Mapping
from checker.base.places import start_of
from checker.base.problems import Problem, error, has_errors
from checker.base.processes import in_parts
from checker.base.yaml import Reading, read_yaml
from checker.knowledge import building, building_data
from checker.knowledge.cards import laid_over
from checker.knowledge.documents import read_document
from checker.knowledge.fields import text_of
from checker.knowledge.finding import data_of, files_of, topic_of
from checker.knowledge.library import Library
from checker.knowledge.schema import form
from checker.knowledge.vocabulary import wordless

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from checker.knowledge.cards import CardEntry
    from checker.knowledge.project import Project
    from checker.knowledge.rulings import Ruling
    from checker.knowledge.terms import Concept

_KEY = re.compile(rb"([a-z-]+):(?:\s|$)")
_TEXTS = frozenset(("kind", "id", "edition", "title", "text"))


def load_texts(paths: Iterable[Path] | None, project: Project) -> Library:
    """Rulings with titles and texts only, the names of cards, and the terms.

    `paths` are files and folders, none of them: all rulings of the project, None: no rulings at all.
    """
    return _Reader(project).library(paths)


def _cut(data: bytes) -> bytes:
    """A ruling with its examples, sources and cites as empty lines, so that the places stay."""
    lines, keeping = [], True
    for line in data.split(b"\n"):
        found = _KEY.match(line)
        keeping = found[1].decode() in _TEXTS if found else keeping
        lines.append(line if keeping else b"")
    return b"\n".join(lines)


class _Reader:
    def __init__(self, project: Project) -> None:
        self.project = project
        self.reading = Reading(project.settings.limits)
        self.words = wordless(project.settings.languages)
        self.form = form("ruling", self.words)
        self.problems: list[Problem] = list(project.problems)

    def library(self, paths: Iterable[Path] | None) -> Library:
        rulings: list[Ruling] = []
        for found, problems in in_parts(self._rulings, [] if paths is None else self._files(list(paths))):
            rulings += found
            self.problems += problems
        own, behind = self._data()
        return Library(
            rulings=tuple(rulings),
            cards=laid_over(own[0], behind[0]),
            terms=tuple(own[1] or behind[1]),
            problems=tuple(self.problems),
        )

    def _files(self, paths: list[Path]) -> list[Path]:
        if not paths and self.project.rulings is None:
            text = message("there is no folder rulings/ here, nor in a folder above")
            self.problems.append(error("project.none", start_of(str(self.project.here)), text))
            return []
        files, problems = files_of(paths or [path for path in (self.project.rulings,) if path], self.project)
        self.problems += problems
        data = {path.resolve() for path in data_of(self.project.rulings)} if self.project.rulings else set()
        return [path for path in files if path.resolve() not in data]

    def _rulings(self, paths: Sequence[Path]) -> tuple[list[Ruling], list[Problem]]:
        problems: list[Problem] = []
        found = [ruling for path in paths if (ruling := self._ruling(path, problems)) is not None]
        return found, problems

    def _ruling(self, path: Path, problems: list[Problem]) -> Ruling | None:
        """The ruling in a file; None if it is none, or what is read of it is not as it should be."""
        name = self.project.name_of(path)
        data, more = read_bytes(path, name, self.project.settings.limits)
        problems += more
        if data is None:
            return None
        node, more = read_yaml(_cut(data), name, self.reading)
        problems += more
        if not isinstance(node, Mapping) or (text_of(node, "kind") or "ruling") != "ruling":
            return None
        texts = Mapping(tuple(entry for entry in node.entries if entry.key.text in _TEXTS), node.place)
        found = check(self.form, texts)
        problems += found
        if has_errors(found):
            return None
        return building.ruling_texts(texts, name, topic_of(path, self.project), self.words.languages)

    def _data(self) -> list[tuple[list[CardEntry], list[Concept]]]:
        """Cards and terms of the project, and those that come with the package."""
        folders = [self.project.rulings, *(folder for folder in self.project.data if folder != self.project.rulings)]
        found: list[tuple[list[CardEntry], list[Concept]]] = []
        for folder in folders:
            cards: list[CardEntry] = []
            terms: list[Concept] = []
            for path in data_of(folder) if folder else ():
                self._datum(path, cards, terms)
            found.append((cards, terms))
        return [*found, ([], [])][:2]

    def _datum(self, path: Path, cards: list[CardEntry], terms: list[Concept]) -> None:
        if path.name == "terms.yaml":
            document, problems = read_document(path, self.project.name_of(path), self.words, self.reading)
            self.problems += problems
            terms += building_data.concepts(document) if document and document.kind == "terms" else ()
        elif path.parent.name == "cards":
            node, _ = read_yaml(path, self.project.name_of(path), self.reading)
            cards += building.cards(node) if isinstance(node, Mapping) else ()
