"""Logs made by hand: objects, entries, and what is told of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from checker.engine.game.book import standard_book
from checker.engine.records.log import LogEntry, Named
from checker.engine.records.mana import pool_of
from checker.narration import Sentence, sentences

LANGUAGES = ("en", "it", "fr")


@lru_cache
def rule(name: str) -> Any:
    """The rule of the book whose function has that name."""
    return next(rule for rule in standard_book().rules if rule.name == name)


def thing(id: int, name: str, controller: str = "A", card: int | None = None) -> Named:
    """An object; its card has the same number unless another is given."""
    return Named(id, id if card is None else card, name, controller)


@dataclass(slots=True)
class Log:
    """Entries in the order in which they are written; `batch` begins a new one, as the kernel does."""

    step: str = "combat damage"
    turn: int = 2
    number: int = 0
    entries: list[LogEntry] = field(default_factory=list)

    def write(self, kind: str, rule: Any = None, /, **fields: Any) -> Log:
        """One entry in the batch that is on."""
        made = LogEntry(kind, tuple(fields.items()), rule, self.turn, self.step, self.number)
        self.entries.append(made)
        return self

    def batch(self, kind: str, rule: Any = None, /, **fields: Any) -> Log:
        """The first entry of a batch of its own."""
        self.number += 1
        return self.write(kind, rule, **fields)

    def at(self, step: str) -> Log:
        self.step = step
        return self.batch("step", step=step, player="A")

    def damage(self, source: Named, target: Named | str, amount: int, rule: Any = None) -> Log:
        return self.write("damage", rule, source=source, target=target, amount=amount, combat=True,
                          was_assigned=amount, prevented=0)  # fmt: skip

    def moves(self, object: Named, to: str, cause: str, became: int = 0, left: str = "battlefield",
              rule: Any = None) -> Log:  # fmt: skip
        return self.write(
            "zone-change", rule, object=object, to=to, cause=cause, controller=None, became=became, left=left
        )

    def pays(self, player: str, land: Named, mana: str) -> Log:
        """A land is tapped for mana, and the mana is spent."""
        self.batch("tapping", object=land, tapped=True)
        self.write("mana", player=player, pool=pool_of(mana), sign=1, source=land)
        return self.batch("mana", player=player, pool=pool_of(mana), sign=-1, source=None)

    def told(self, lang: str = "en", names: Mapping[str, str] | None = None) -> list[Sentence]:
        known = names or {}
        return sentences(self.entries, lang, lambda name: known.get(name, name))

    def texts(self, lang: str = "en", names: Mapping[str, str] | None = None) -> list[str]:
        return [sentence.text for sentence in self.told(lang, names)]
