"""The cards and what they are made of, for a person and as JSON."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from checker.base.messages import Message, message, translate

if TYPE_CHECKING:
    from collections.abc import Iterable

    from checker.knowledge.cards import CardEntry
    from checker.proof.vocabulary import CardStatistics, UsedWord


def render_list(cards: Iterable[CardEntry], lang: str = "en") -> str:
    """One card a line: its name in the language, the English one if that is another, and its place."""
    return "\n".join(sorted(_line(card, lang) for card in cards))


def render(found: CardStatistics, lang: str = "en") -> str:
    """Counts, then the words that a single card uses and those that none does."""
    kinds = ", ".join(f"{kind} {count}" for kind, count in found.abilities.items())
    lines: list[Message] = [
        message("cards: {count}, invented: {invented}", count=found.cards, invented=found.invented),
        message("abilities: {count} ({kinds})", count=sum(found.abilities.values()), kinds=kinds),
        message(
            "words of the vocabulary: {count}, used by one card only: {single}, by none: {unused}",
            count=len(found.words),
            single=len(found.of_one_card),
            unused=len(found.unused),
        ),
    ]
    single = [_single(word) for word in found.of_one_card]
    unused = ", ".join(word.name for word in found.unused)
    last = [translate(message("used by no card: {words}", words=unused), lang)] if unused else []
    return "\n".join([*(translate(line, lang) for line in lines), *single, *last])


def render_json(found: CardStatistics) -> str:
    """One object: cards, invented, abilities, words (each with its cards)."""
    data: dict[str, Any] = {
        "cards": found.cards,
        "invented": found.invented,
        "abilities": found.abilities,
        "words": {word.name: list(word.cards) for word in found.words},
    }
    return json.dumps(data, ensure_ascii=False, indent=2)


def _single(word: UsedWord) -> str:
    why = f": {word.why}" if word.why else ""
    return f"  {word.name} ({word.cards[0]}){why}"


def _line(card: CardEntry, lang: str) -> str:
    english = card.name["en"]
    name = card.name.get(lang, english)
    return f"{name}{'' if name == english else f' ({english})'}  {card.place}"
