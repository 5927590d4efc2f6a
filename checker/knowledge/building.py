"""From a document whose form is right to its typed entry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.names import fingerprint
from checker.base.nodes import Mapping, Scalar, Sequence
from checker.knowledge.cards import CardEntry
from checker.knowledge.fields import (
    only,
    pairs_of,
    places_of,
    required,
    rows_of,
    scalars_of,
    text_of,
    texts_of,
)
from checker.knowledge.played import played
from checker.knowledge.rulings import (
    CURRENT,
    MISSING,
    STALE,
    Allowed,
    Cite,
    ClaimRef,
    ExampleFile,
    LanguageText,
    Review,
    Ruling,
    See,
)
from checker.scenarios.example import Example

if TYPE_CHECKING:
    from checker.base.nodes import Node
    from checker.base.places import Place
    from checker.knowledge.documents import Document


def ruling(document: Document, topic: str, languages: tuple[str, ...]) -> Ruling:
    """A ruling; the languages of the project that have no text are there as missing."""
    return ruling_texts(document.node, document.name, topic, languages)


def ruling_texts(node: Mapping, file: str, topic: str, languages: tuple[str, ...]) -> Ruling:
    """The same of a node, of which examples and cites may have been left out."""
    texts = only(Mapping, node.get("text")) or Mapping((), node.place)
    title = {language: value.text for language, value in pairs_of(node.get("title")) if isinstance(value, Scalar)}
    source = required(texts, "source")
    played_examples = examples(node)
    original = _text_in(texts.get(source))
    stamp = fingerprint(title[source], original) if original is not None and source in title else None
    return Ruling(
        id=required(node, "id"),
        file=file,
        place=node.place,
        topic=topic,
        edition=required(node, "edition"),
        title=title,
        text={language: _language_text(texts, language, source, stamp, title) for language in languages},
        source_language=source,
        cites=tuple(Cite(scalar.text, scalar.place) for scalar in scalars_of(node, "cites")),
        see=tuple(See(required(row, "rule"), required(row, "why"), row.place) for row in rows_of(node, "see")),
        sources=tuple(_claim_ref(row) for row in rows_of(node, "sources")),
        was=texts_of(node, "was"),
        examples=played_examples,
        games=tuple(played(example) for example in played_examples),
        cards=cards(node),
        places=places_of(node) | _title_places(node.get("title")),
    )


def example_file(document: Document) -> ExampleFile:
    """A file of examples."""
    node = document.node
    played_examples = examples(node)
    return ExampleFile(
        id=text_of(node, "id") or document.path.stem,
        file=document.name,
        place=node.place,
        examples=played_examples,
        games=tuple(played(example) for example in played_examples),
        cards=cards(node),
    )


def examples(node: Mapping) -> tuple[Example, ...]:
    """The examples of a file, as nodes."""
    return tuple(_example(row) for row in rows_of(node, "examples"))


def cards(node: Mapping) -> tuple[CardEntry, ...]:
    """The cards of a file; a name that is only a text is the English one."""
    return tuple(_card(row) for row in rows_of(node, "cards"))


def _title_places(node: Node | None) -> dict[str, Place]:
    return {f"title.{language}": title.place for language, title in pairs_of(node)}


def _example(row: Mapping) -> Example:
    expect = row.get("expect")
    return Example(
        id=required(row, "id"),
        place=row.place,
        given=only(Mapping, row.get("given")),
        play=only(Sequence, row.get("play")),
        expect=expect if isinstance(expect, Mapping | Sequence) else None,
        claimed=only(Sequence, row.get("claimed")),
        without=only(Mapping, row.get("without")),
        vary=only(Mapping, row.get("vary")),
        cases=only(Sequence, row.get("cases")),
        always=row.get("always"),
        never=row.get("never"),
        throughout=row.get("throughout"),
        contrast=only(Mapping, row.get("contrast")),
        readings=only(Mapping, row.get("readings")),
    )


def _card(row: Mapping) -> CardEntry:
    name = row.get("name")
    names = {"en": name.text} if isinstance(name, Scalar) else _texts(name)
    return CardEntry({"en": ""} | names, row, row.place)


def _texts(node: Node | None) -> dict[str, str]:
    return {key: value.text for key, value in pairs_of(node) if isinstance(value, Scalar)}


def _claim_ref(row: Mapping) -> ClaimRef:
    return ClaimRef(required(row, "document"), required(row, "claim"), row.place)


def _language_text(
    texts: Mapping, language: str, source: str, stamp: str | None, title: dict[str, str]
) -> LanguageText:
    """`stamp`: the fingerprint of the source; None if it is not there, and nothing can be behind it."""
    node = texts.get(language)
    if node is None:
        return LanguageText(None, MISSING, texts.place)
    whole = node if isinstance(node, Mapping) else Mapping((), node.place)
    of = text_of(whole, "of")
    current = CURRENT if language == source or of == stamp or stamp is None else STALE
    return LanguageText(
        text=_text_in(node),
        status=current if language in title else MISSING,
        place=node.place,
        of=of,
        reviewed=_review(only(Mapping, whole.get("reviewed"))),
        note=text_of(whole, "note"),
        allow=tuple(_allowed(row) for row in rows_of(whole, "allow")),
        at=_text_place(node),
    )


def _text_in(node: Node | None) -> str | None:
    if isinstance(node, Scalar):
        return node.text
    return text_of(node, "text") if isinstance(node, Mapping) else None


def _text_place(node: Node) -> Place:
    text = node.get("text") if isinstance(node, Mapping) else node
    return text.place if text is not None else node.place


def _review(node: Mapping | None) -> Review | None:
    return Review(required(node, "by"), required(node, "date")) if node is not None else None


def _allowed(row: Mapping) -> Allowed:
    return Allowed(required(row, "check"), text_of(row, "at"), required(row, "why"), row.place)
