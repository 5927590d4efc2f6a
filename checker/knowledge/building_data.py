"""From documents of the other kinds to their entries: sources, terms, editions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.nodes import Mapping, Scalar
from checker.base.problems import Problem, error
from checker.knowledge.editions import Edition, unfolded
from checker.knowledge.fields import pairs_of, required, rows_of, text_of, texts_of
from checker.knowledge.sources import Claim, SourceDocument
from checker.knowledge.terms import Concept, Forbidden, Term

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.base.nodes import Node
    from checker.base.places import Place
    from checker.knowledge.documents import Document

_OF_A_CONCEPT = frozenset(("id", "category", "part", "watch", "note", "evidence"))


def source(document: Document) -> SourceDocument:
    """The register of a document."""
    node = document.node
    return SourceDocument(
        document=required(node, "document"),
        file=document.name,
        place=node.place,
        title=required(node, "title"),
        language=required(node, "language"),
        claims=tuple(_claim(row) for row in rows_of(node, "claims")),
        date=text_of(node, "date"),
        edition=text_of(node, "edition"),
    )


def _claim(row: Mapping) -> Claim:
    return Claim(
        id=required(row, "id"),
        place=row.place,
        at=text_of(row, "at"),
        fault=text_of(row, "fault"),
        says=_told(row, "says"),
        right=_told(row, "right"),
        ruling=text_of(row, "ruling"),
        examples=texts_of(row, "examples"),
        definition=text_of(row, "definition"),
        left_out=_told(row, "left-out"),
        cr=texts_of(row, "cr"),
    )


def _told(row: Mapping, key: str) -> dict[str, str]:
    """A text by its languages; one that is written once is English."""
    node = row.get(key)
    if isinstance(node, Scalar):
        return {"en": node.text}
    return {language: value.text for language, value in pairs_of(node) if isinstance(value, Scalar)}


def concepts(document: Document) -> tuple[Concept, ...]:
    """The concepts of a file of terms."""
    return tuple(_concept(row) for row in rows_of(document.node, "terms"))


def _concept(row: Mapping) -> Concept:
    terms = {key: _term(value) for key, value in pairs_of(row) if key not in _OF_A_CONCEPT}
    return Concept(
        id=required(row, "id"),
        place=row.place,
        terms=terms,
        category=text_of(row, "category"),
        part=text_of(row, "part") or "noun",
        watch=text_of(row, "watch") or "term",
        note=text_of(row, "note"),
        evidence=_told(row, "evidence"),
    )


def _term(node: Node) -> Term:
    if not isinstance(node, Mapping):
        return Term(node.text if isinstance(node, Scalar) else "", node.place)
    return Term(
        term=required(node, "term"),
        place=node.place,
        gender=text_of(node, "gender"),
        plural=text_of(node, "plural"),
        forms=texts_of(node, "forms"),
        also=texts_of(node, "also"),
        common=text_of(node, "common") == "true",
        forbidden=tuple(_forbidden(node.get("forbidden"))),
    )


def _forbidden(node: Node | None) -> Iterator[Forbidden]:
    for item in node if node is not None and not isinstance(node, Scalar | Mapping) else ():
        if isinstance(item, Scalar):
            yield Forbidden(item.text)
        elif isinstance(item, Mapping):
            yield Forbidden(
                term=required(item, "term"),
                why=text_of(item, "why"),
                unless=text_of(item, "unless"),
                stale=text_of(item, "stale") == "true",
                alone=text_of(item, "alone") == "true",
                really=text_of(item, "is"),
            )


def edition(document: Document) -> tuple[Edition, list[Problem]]:
    """The edition in force with all its numbers; a section that cannot be read is a problem."""
    node = document.node
    numbers: set[str] = set()
    problems: list[Problem] = []
    for section, value in pairs_of(node.get("numbers")):
        if isinstance(value, Scalar):
            numbers |= _numbers(section, value.text, value.place, problems)
    stored = Edition(
        in_force=required(node, "in-force"),
        dates=tuple(required(row, "date") for row in rows_of(node, "editions")),
        numbers=frozenset(numbers),
        moved={date: _moves(moves) for date, moves in pairs_of(node.get("moved"))},
        fingerprints={number: _text(value) for number, value in pairs_of(node.get("fingerprints"))},
    )
    return stored, problems + _unknown_date(stored, node)


def _numbers(section: str, folded: str, place: Place, problems: list[Problem]) -> set[str]:
    try:
        return set(unfolded(section, folded))
    except ValueError as failure:
        text = message('"{token}" is no rule number of a section', token=str(failure))
        problems.append(error("edition.numbers", place, text, message('such as "1-3 4a-c"')))
        return set()


def _moves(node: Node) -> dict[str, tuple[str, ...]]:
    return {number: texts_of(node, number) for number, _ in pairs_of(node) if isinstance(node, Mapping)}


def _text(node: Node) -> str:
    return node.text if isinstance(node, Scalar) else ""


def _unknown_date(stored: Edition, node: Mapping) -> list[Problem]:
    if stored.in_force in stored.dates:
        return []
    place = node.place_of("in-force")
    return [error("edition.unknown", place, message("the edition in force is not among the editions"))]
