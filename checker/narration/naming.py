"""What the objects of a log are called: their names in the reader's language, those named alike told apart."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from checker.base.messages import Message, message
from checker.engine.records.log import LogEntry, Named
from checker.engine.records.targets import Thing

Names = Callable[[str], str]
"""From a card's name as the game has it to its name in the reader's language; what is unknown stays."""

Noun = str | Message

NAMELESS: dict[str, Message] = dict.fromkeys(("", "?", "unknown card"), message("an unknown card"))
NAMELESS["an effect"] = message("an effect")
"""Names that are none: of cards nobody knows, and of what an example has happen without saying why."""


@dataclass(frozen=True, slots=True)
class Naming:
    """`marks` tells cards with the same name apart: by controller, or by number where one player has several."""

    names: Names
    objects: dict[int, Named]
    marks: dict[tuple[str, int], str]
    spells: frozenset[int]

    @classmethod
    def of(cls, log: Iterable[LogEntry], names: Names) -> Naming:
        entries = tuple(log)
        known = tuple(named for entry in entries for named in _named(entry))
        return cls(names, {named.id: named for named in known}, _marks(known), _spells(entries))

    def called(self, thing: Named | Thing | None) -> Noun:
        """A player's name, or an object's in the reader's language."""
        if isinstance(thing, int):
            thing = self.objects.get(thing)
        if isinstance(thing, str):
            return thing
        if thing is None or thing.name in NAMELESS:
            return NAMELESS["" if thing is None else thing.name]
        return self.names(thing.name) + self.marks.get((thing.name, thing.card), "")

    def list(self, things: Iterable[Named | Thing | None]) -> Noun:
        """Several things as one noun, each once."""
        return together(dict.fromkeys(map(self.called, things)))

    def is_known(self, thing: object) -> bool:
        """Whether it can be called by a name."""
        return isinstance(thing, str | Named) or thing in self.objects


def _spells(log: Iterable[LogEntry]) -> frozenset[int]:
    """What was cast, and the copies of it (707.10)."""
    found: set[int] = set()
    for entry in log:
        if entry.kind == "cast" or (entry.kind == "copy" and entry["of"].id in found):
            found.add(entry["object"].id)
    return frozenset(found)


def together(nouns: Iterable[Noun]) -> Noun:
    """Nouns with "and" between the last two; at least one."""
    first, *others = nouns
    if not others:
        return first
    for noun in others[:-1]:
        first = message("{first}, {second}", first=first, second=noun)
    return message("{first} and {last}", first=first, last=others[-1])


def _named(entry: LogEntry) -> Iterator[Named]:
    for _, value in entry.fields:
        yield from _in(value)


def _in(value: Any) -> Iterator[Named]:
    if isinstance(value, Named):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _in(part)


def _marks(known: Iterable[Named]) -> dict[tuple[str, int], str]:
    alike: dict[str, dict[int, str | None]] = {}
    for named in known:
        alike.setdefault(named.name, {}).setdefault(named.card, named.controller)
    found: dict[tuple[str, int], str] = {}
    for name, cards in alike.items():
        if len(cards) > 1:
            found.update({(name, card): mark for card, mark in _told_apart(cards)})
    return found


def _told_apart(cards: dict[int, str | None]) -> Iterator[tuple[int, str]]:
    holders = list(cards.values())
    for card in sorted(cards):
        holder = cards[card]
        his = sorted(other for other in cards if cards[other] == holder)
        number = str(his.index(card) + 1) if len(his) > 1 else ""
        parts = [part for part in (holder if len(set(holders)) > 1 else "", number) if part]
        yield card, f" ({' '.join(parts)})"
