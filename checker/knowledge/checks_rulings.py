"""Checks of one ruling that need no game: its id, its source text, and which rules it cites and sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Problem, error
from checker.knowledge.words import RESERVED_IDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.knowledge.rulings import Ruling


def check_ruling(ruling: Ruling) -> Iterator[Problem]:
    """What is wrong with a ruling, its examples left out."""
    yield from _id(ruling)
    yield from _source_text(ruling)
    yield from _numbers(ruling)


def _id(ruling: Ruling) -> Iterator[Problem]:
    if ruling.id in RESERVED_IDS:
        text = message('the website needs the name "{id}" for itself', id=ruling.id)
        yield error("ruling.reserved-id", ruling.place_of("id"), text, message("take another id"))


def _source_text(ruling: Ruling) -> Iterator[Problem]:
    language = ruling.source_language
    text = ruling.text.get(language)
    if text is None or text.text is None:
        said = message('the text in the source language "{language}" is missing', language=language)
        yield error("ruling.no-source-text", ruling.place_of("text"), said)
    if language not in ruling.title:
        said = message('the title in the source language "{language}" is missing', language=language)
        yield error("ruling.no-source-title", ruling.place_of("title"), said)


def _numbers(ruling: Ruling) -> Iterator[Problem]:
    if not ruling.cites and not ruling.is_definition:
        place = ruling.place_of("cites")
        hint = message("only what the register of claims calls a definition has none")
        yield error("ruling.no-cites", place, message("the ruling cites no rule"), hint)
    seen: dict[str, str] = {}
    numbers = [(cite.rule, "cites", cite.place) for cite in ruling.cites]
    for rule, key, place in [*numbers, *((see.rule, "see", see.place) for see in ruling.see)]:
        if rule in seen:
            text = message("the rule {rule} stands in {key} already", rule=rule, key=seen[rule])
            yield error("ruling.rule-twice", place, text)
        seen.setdefault(rule, key)
