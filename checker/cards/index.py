"""All cards that are known, by their names in every language; each is read when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field

from checker.base.names import fold, nearest
from checker.base.nodes import Mapping, Scalar
from checker.base.problems import BadInput, Problem
from checker.cards.forms import Forms
from checker.cards.reader import parse_effect, read_card, read_object
from checker.engine.records.abilities import Effect
from checker.engine.records.characteristics import Printed


@dataclass(frozen=True, slots=True)
class Entry:
    """A card as it stands in its file; ``names`` by language, English always among them."""

    names: dict[str, str]
    node: Mapping

    @property
    def is_token(self) -> bool:
        layout = self.node.get("layout")
        return isinstance(layout, Scalar) and layout.text == "token"


@dataclass(slots=True)
class CardIndex:
    """Cards are found by name, objects and instructions read as they are written."""

    _entries: dict[str, Entry] = field(default_factory=dict)
    _by_name: dict[str, str] = field(default_factory=dict)
    _read: dict[str, tuple[Printed | None, list[Problem]]] = field(default_factory=dict)
    _forms: Forms = field(default_factory=Forms)

    @classmethod
    def of(cls, *layers: Iterable[Mapping]) -> CardIndex:
        """The cards of nodes as files of kind ``cards`` hold them; where two have a name, the later one wins."""
        index = cls()
        for layer in layers:
            index._add(layer)
        return index

    def with_cards(self, cards: Iterable[Mapping]) -> CardIndex:
        """This index with more cards laid over it; what was read already stays read."""
        made = CardIndex(dict(self._entries), dict(self._by_name), dict(self._read), self._forms)
        made._add(cards)
        return made

    def _add(self, cards: Iterable[Mapping]) -> None:
        for node in cards:
            entry = Entry(names_of(node), node)
            key = plain(entry.names["en"])
            self._entries[key] = entry
            self._read.pop(key, None)
            for name in entry.names.values():
                self._by_name[plain(name)] = key
            if entry.is_token:
                self._by_name.setdefault(plain(f"{entry.names['en']} Token"), key)

    # -- by name ------------------------------------------------------------------------------------------------

    def printed(self, name: str) -> Printed | None:
        """The card of that name in any language, written as it is printed; None if there is none.

        Raises BadInput with what is wrong with a card that is faulty.
        """
        key = self._key(name)
        return None if key is None else self._printed(key)

    def _printed(self, key: str) -> Printed:
        if key not in self._read:
            self._read[key] = read_card(self._entries[key].node, self.token, self._forms)
        made, problems = self._read[key]
        if made is None:
            raise BadInput(*problems)
        return made

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self._key(name) is not None

    def _key(self, name: str) -> str | None:
        """Exact but for white space, the form of its accents, and the kind of apostrophe."""
        key = self._by_name.get(plain(name))
        if key is None:
            return None
        known = map(straight, self._entries[key].names.values())
        return key if straight(name) in known else None

    def english(self, name: str) -> str | None:
        """The English name of a card that is called so in some language."""
        key = self._key(name)
        return None if key is None else self._entries[key].names["en"]

    def name(self, card: Printed | str, lang: str) -> str:
        """The name of a card in a language; its English one where that is not known."""
        name = card if isinstance(card, str) else card.name
        entry = self._entries.get(self._by_name.get(plain(name), ""))
        return entry.names.get(lang, entry.names["en"]) if entry else name

    def names(self) -> tuple[str, ...]:
        """All names in all languages."""
        return tuple(name for entry in self._entries.values() for name in entry.names.values())

    def nearest(self, name: str) -> str | None:
        """The known name that is most like it, for a hint: first of all one that differs in case only."""
        key = self._by_name.get(plain(name))
        if key is not None:
            return next(known for known in self._entries[key].names.values() if plain(known) == plain(name))
        return nearest(name, self.names())

    def token(self, name: str) -> Printed | None:
        """A predefined token (111.10)."""
        key = self._key(name)
        return self._printed(key) if key is not None and self._entries[key].is_token else None

    # -- by what is written -------------------------------------------------------------------------------------

    def described(self, node: Mapping, key: str) -> Printed:
        """An object by its characteristics; ``key`` is creature, permanent or token. Raises BadInput."""
        made, problems = read_object(node, key, self.token)
        if made is None:
            raise BadInput(*problems)
        return made

    def effect(self, node: Mapping, names: Iterable[str] = ()) -> Effect:
        """An instruction; ``names`` are words that mean things of the example. Raises BadInput."""
        effects, problems = parse_effect(node, names, self.token)
        if problems:
            raise BadInput(*problems)
        return effects[0]

    # -- all of them --------------------------------------------------------------------------------------------

    def entries(self) -> tuple[Entry, ...]:
        """In the order in which they came; a later one stands where the first of its name stood."""
        return tuple(self._entries.values())

    def read_all(self) -> list[Problem]:
        """Read every card; all that is wrong with any of them."""
        for key in self._entries:
            with suppress(BadInput):
                self._printed(key)
        return self.problems

    @property
    def problems(self) -> list[Problem]:
        """What is wrong with the cards that were read so far."""
        return [problem for _, problems in self._read.values() for problem in problems]


def names_of(node: Mapping) -> dict[str, str]:
    """The names of a card by language; a name that is only a text is the English one."""
    name = node.get("name")
    if isinstance(name, Mapping):
        found = {entry.key.text: entry.value.text for entry in name if isinstance(entry.value, Scalar)}
        return found if "en" in found else {"en": next(iter(found.values()), "")} | found
    return {"en": name.text if isinstance(name, Scalar) else ""}


def straight(name: str) -> str:
    """With one kind of white space, accents and apostrophes."""
    return fold(name).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


def plain(name: str) -> str:
    """The same without regard to case."""
    return straight(name).casefold()
