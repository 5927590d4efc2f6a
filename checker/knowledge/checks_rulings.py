"""Checks of one ruling that need no game: its id, its texts, and which rules it cites and sees."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Problem, error, notice
from checker.knowledge.rulings import MISSING, STALE
from checker.knowledge.words import RESERVED_IDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.base.places import Place
    from checker.knowledge.rulings import LanguageText, Ruling

_PLACEHOLDER = re.compile(
    r"\b(?:TODO|FIXME|TBD|XXX+|lorem ipsum)\b|\?\?\?|\[(?:…|\.\.\.)\]|\{\{.*?\}\}|<[^<>\n]*>|^\W*$",
    re.I | re.S,
)


def check_ruling(ruling: Ruling) -> Iterator[Problem]:
    """What is wrong with a ruling, its examples left out."""
    yield from _id(ruling)
    yield from _source_text(ruling)
    yield from _placeholders(ruling)
    yield from _translations(ruling)
    yield from _numbers(ruling)


def _id(ruling: Ruling) -> Iterator[Problem]:
    if ruling.id in RESERVED_IDS:
        text = message('the website needs the name "{id}" for itself', id=ruling.id)
        yield error("ruling.reserved-id", ruling.place_of("id"), text, message("take another id"))


def _source_text(ruling: Ruling) -> Iterator[Problem]:
    language = ruling.source_language
    text = ruling.text.get(language)
    if text is None or text.status == MISSING:
        said = message('the text in the source language "{language}" is missing', language=language)
        yield error("ruling.no-source-text", ruling.place_of("text"), said)
    if language not in ruling.title:
        said = message('the title in the source language "{language}" is missing', language=language)
        yield error("ruling.no-source-title", ruling.place_of("title"), said)


def _placeholders(ruling: Ruling) -> Iterator[Problem]:
    for language, title in ruling.title.items():
        yield from _placeholder(title, ruling.place_of(f"title.{language}"))
    for text in ruling.text.values():
        yield from _placeholder(text.text, text.place) if text.text is not None else ()


def _placeholder(words: str, place: Place) -> Iterator[Problem]:
    found = _PLACEHOLDER.search(words)
    if found:
        text = message('"{words}" is a placeholder, and a text should stand here', words=found.group())
        yield error("ruling.placeholder", place, text)


def _translations(ruling: Ruling) -> Iterator[Problem]:
    for language, text in ruling.text.items():
        if language == ruling.source_language:
            continue
        if text.status == MISSING or language not in ruling.title:
            place = ruling.place_of("text" if text.status == MISSING else "title")
            said = message('there is no translation into "{language}" yet', language=language)
            yield notice("ruling.translation-missing", place, said)
        elif text.status == STALE:
            yield _stale(ruling, language, text)


def _stale(ruling: Ruling, language: str, text: LanguageText) -> Problem:
    said = message(
        'the translation into "{language}" was made from another version of the text', language=language
    )
    hint = message(
        "if it still says the same: checker translate accept {ruling} --lang {language}",
        ruling=ruling.id,
        language=language,
    )
    return notice("ruling.translation-stale", text.place, said, hint)


def _numbers(ruling: Ruling) -> Iterator[Problem]:
    if not ruling.cites and not ruling.is_definition:
        place = ruling.place_of("cites")
        hint = message("only what the register of claims calls a definition has none")
        yield error("ruling.no-cites", place, message("the ruling cites no rule"), hint)
    if ruling.cites and ruling.is_definition:
        text = message("a definition has rules in see: only, and this one cites")
        yield error("ruling.definition-cites", ruling.place_of("cites"), text)
    seen: dict[str, str] = {}
    numbers = [(cite.rule, "cites", cite.place) for cite in ruling.cites]
    for rule, key, place in [*numbers, *((see.rule, "see", see.place) for see in ruling.see)]:
        if rule in seen:
            text = message("the rule {rule} stands in {key} already", rule=rule, key=seen[rule])
            yield error("ruling.rule-twice", place, text)
        seen.setdefault(rule, key)
