"""All cards that are known, by their names in every language; each is read when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from checker.base.names import fold, nearest
from checker.base.nodes import Mapping as MappingNode
from checker.base.nodes import Scalar
from checker.base.problems import Problem
from checker.cards.forms import Forms, forms
from checker.cards.reader import read_card
from checker.engine.records.characteristics import Printed


class Entry(Protocol):
    """A card as it stands in its file; ``name`` by language, English always among them."""

    @property
    def name(self) -> Mapping[str, str]: ...

    @property
    def node(self) -> MappingNode: ...


@dataclass(slots=True)
class CardIndex:
    """``problems`` grows as cards are read; ``read_all`` reads what was not asked for yet."""

    _entries: dict[str, Entry] = field(default_factory=dict)
    _by_name: dict[str, str] = field(default_factory=dict)
    _read: dict[str, Printed | None] = field(default_factory=dict)
    _forms: Forms = field(default_factory=forms)
    problems: list[Problem] = field(default_factory=list)

    @classmethod
    def of(cls, *layers: Iterable[Entry]) -> CardIndex:
        """Later layers win: shipped cards, then the project's own, then those of a file."""
        index = cls()
        for layer in layers:
            for entry in layer:
                index._add(entry)
        return index

    def _add(self, entry: Entry) -> None:
        key = plain(entry.name["en"])
        self._entries[key] = entry
        self._read.pop(key, None)
        for name in entry.name.values():
            self._by_name[plain(name)] = key

    def with_cards(self, entries: Iterable[Entry]) -> CardIndex:
        """This index with more cards laid over it; what was read already stays read."""
        made = CardIndex(dict(self._entries), dict(self._by_name), dict(self._read), self._forms)
        for entry in entries:
            made._add(entry)
        return made

    def get(self, name: str) -> Printed | None:
        """The card of that name in any language, written as it is printed; None if there is none or it is faulty."""
        key = self._key(name)
        if key is None:
            return None
        if key not in self._read:
            made, problems = read_card(self._entries[key].node, self.token, self._forms)
            self._read[key] = made
            self.problems += problems
        return self._read[key]

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self._key(name) is not None

    def _key(self, name: str) -> str | None:
        """Exact but for white space and the form of its accents and apostrophes."""
        key = self._by_name.get(plain(name))
        if key is None:
            return None
        names = self._entries[key].name.values()
        return key if any(straight(fold(known)) == straight(fold(name)) for known in names) else None

    def nearest(self, name: str) -> str | None:
        """The known name that is most like it, for a hint."""
        key = self._by_name.get(plain(name))
        if key is not None:
            return next(known for known in self._entries[key].name.values() if plain(known) == plain(name))
        return nearest(name, self.names())

    def names(self) -> list[str]:
        """All names in all languages."""
        return [name for entry in self._entries.values() for name in entry.name.values()]

    def name(self, card: Printed | str, lang: str) -> str:
        """The name of a card in a language; its English one where that is not known."""
        name = card if isinstance(card, str) else card.name
        entry = self._entries.get(self._by_name.get(plain(name), ""))
        return entry.name.get(lang, entry.name["en"]) if entry else name

    def token(self, name: str) -> Printed | None:
        """A predefined token (111.10)."""
        key = self._by_name.get(plain(name))
        if key is None or not is_token(self._entries[key].node):
            return None
        return self.get(name)

    def entries(self) -> list[Entry]:
        """All entries, in the order in which they came; a later one stands where the first of its name stood."""
        return list(self._entries.values())

    def read_all(self) -> list[Problem]:
        """Read every card; all problems there are."""
        for entry in self._entries.values():
            self.get(entry.name["en"])
        return self.problems


def is_token(node: MappingNode) -> bool:
    layout = node.get("layout")
    return isinstance(layout, Scalar) and layout.text == "token"


def straight(name: str) -> str:
    """With typewriter apostrophes."""
    return name.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


def plain(name: str) -> str:
    """A name without regard to case, white space, apostrophes and the form of accents."""
    return straight(fold(name)).casefold()
