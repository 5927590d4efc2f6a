"""Everything that is known: rulings, examples, cards, sources, terms and edition, read from their files."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from checker.base.collecting import without_collecting
from checker.base.messages import message
from checker.base.places import start_of
from checker.base.problems import Problem, Severity, error, in_order
from checker.base.yaml import Reading
from checker.knowledge import building, building_data
from checker.knowledge.cards import laid_over
from checker.knowledge.checks import duplicate_cards, whole_checks
from checker.knowledge.documents import read_document
from checker.knowledge.editions import UNKNOWN
from checker.knowledge.fields import text_of
from checker.knowledge.finding import data_of, files_of, topic_of
from checker.knowledge.vocabulary import outline

if TYPE_CHECKING:
    from collections.abc import Iterable

    from checker.knowledge.cards import CardEntry
    from checker.knowledge.documents import Document
    from checker.knowledge.editions import Edition
    from checker.knowledge.project import Project
    from checker.knowledge.rulings import ExampleFile, Ruling
    from checker.knowledge.sources import SourceDocument
    from checker.knowledge.terms import Concept
    from checker.knowledge.vocabulary import Vocabulary


@dataclass(frozen=True, slots=True)
class Library:
    """What was read. `is_whole`: all rulings of the project are there, so that what is not there is lacking.

    `broken` holds the ids of rulings whose form was not followed: they are not among `rulings`.
    """

    rulings: tuple[Ruling, ...] = ()
    examples: tuple[ExampleFile, ...] = ()
    cards: tuple[CardEntry, ...] = ()
    sources: tuple[SourceDocument, ...] = ()
    terms: tuple[Concept, ...] = ()
    edition: Edition = UNKNOWN
    problems: tuple[Problem, ...] = ()
    broken: frozenset[str] = field(default_factory=frozenset)
    is_whole: bool = False


def load(paths: Iterable[Path], project: Project, reading: Reading | None = None) -> Library:
    """Read rulings and examples from files and folders (the project's own if none is given), and check them.

    Cards, sources, terms and edition are those of the project, behind them those that come with the package.
    """
    asked = [Path(path) for path in paths]
    reader = _Reader(project, outline(project.settings.languages), reading)
    with without_collecting():
        return reader.library(asked)


class _Reader:
    def __init__(self, project: Project, words: Vocabulary, reading: Reading | None) -> None:
        self.project = project
        self.words = words
        self.reading = reading or Reading(project.settings.limits)
        self.problems: list[Problem] = list(project.problems)

    def library(self, asked: list[Path]) -> Library:
        files, problems = files_of(asked or self._own(), self.project)
        self.problems += problems
        known = {os.path.realpath(path) for path in files}
        own = data_of(self.project.rulings) if self.project.rulings else []
        files += [path for path in own if os.path.realpath(path) not in known]
        documents = self._read(files, self.words)
        fallback = self._read(self._shipped(), outline())
        library = self._assembled(documents, fallback, is_whole=not asked)
        return self._checked(library)

    def _own(self) -> list[Path]:
        if self.project.rulings is not None:
            return [self.project.rulings]
        text = message("there is no folder rulings/ here, nor in a folder above")
        self.problems.append(error("project.none", start_of(str(self.project.here)), text))
        return []

    def _shipped(self) -> list[Path]:
        """What comes with the package, unless this is the project that it is made of; no register of claims."""
        folders = [folder for folder in self.project.data if folder != self.project.rulings]
        return [path for folder in folders for path in data_of(folder) if path.parent.name != "sources"]

    def _read(self, files: Iterable[Path], words: Vocabulary) -> list[Document]:
        documents = []
        for path in files:
            document, problems = read_document(path, self.project.name_of(path), words, self.reading)
            self.problems += problems
            if document is not None:
                documents.append(document)
        return documents

    def _assembled(self, documents: list[Document], fallback: list[Document], is_whole: bool) -> Library:
        own = _by_kind(documents)
        behind = _by_kind(fallback)
        sound = [document for document in own["ruling"] if not document.broken]
        broken = (text_of(document.node, "id") for document in own["ruling"] if document.broken)
        cards = _cards(own["cards"])
        self.problems += duplicate_cards(cards)
        return Library(
            rulings=tuple(self._ruling(document) for document in sound),
            examples=tuple(sound_examples(document) for document in own["examples"]),
            cards=laid_over(cards, _cards(behind["cards"])),
            sources=tuple(building_data.source(d) for d in own["source"] if not d.broken),
            terms=tuple(c for d in own["terms"] or behind["terms"] for c in building_data.concepts(d)),
            edition=self._edition(own["edition"] or behind["edition"]),
            broken=frozenset(id for id in broken if id),
            is_whole=is_whole,
        )

    def _ruling(self, document: Document) -> Ruling:
        return building.ruling(document, topic_of(document.path, self.project), self.words.languages)

    def _edition(self, documents: list[Document]) -> Edition:
        if not documents or documents[0].broken:
            return UNKNOWN
        edition, problems = building_data.edition(documents[0])
        self.problems += problems
        return edition

    def _checked(self, library: Library) -> Library:
        library, problems = whole_checks(library)
        return replace(library, problems=tuple(in_order([*self.problems, *problems])))


def _by_kind(documents: Iterable[Document]) -> dict[str, list[Document]]:
    kinds: dict[str, list[Document]] = {
        kind: [] for kind in ("ruling", "examples", "cards", "source", "terms", "edition")
    }
    for document in documents:
        kinds[document.kind].append(document)
    return kinds


def _cards(documents: Iterable[Document]) -> list[CardEntry]:
    return [card for document in documents if not document.broken for card in building.cards(document.node)]


def sound_examples(document: Document) -> ExampleFile:
    """The examples that are sound; none if the fault lies outside of them, where it may concern all."""
    broken = {problem.example for problem in document.problems if problem.severity is Severity.error}
    file = building.example_file(document)
    pairs = zip(file.examples, file.games, strict=True)
    sound = [] if None in broken else [(example, games) for example, games in pairs if example.id not in broken]
    return replace(file, examples=tuple(one for one, _ in sound), games=tuple(games for _, games in sound))
