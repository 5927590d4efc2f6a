"""A particle of a sentence."""

from __future__ import annotations

from typing import NamedTuple

_NEGATIVE = frozenset(("neg", "neg?", "without", "litotes"))
_GOVERNING = ("non", "senza", "né", "nessun", "niente", "nulla", "mai")


class Particle(NamedTuple):
    """`kinds` are all that the `words` from `start` to `end` may stand for."""

    start: int
    end: int
    words: str
    kinds: tuple[str, ...]

    @property
    def negates(self) -> bool:
        """Whether it says no in some way."""
        return not _NEGATIVE.isdisjoint(self.kinds)

    @property
    def negates_verb(self) -> bool:
        """*Non* and *ne*, where they negate."""
        return self.words in ("non", "ne", "n") and ("neg" in self.kinds or "neg?" in self.kinds)

    @property
    def governs(self) -> bool:
        """Whether *nessuno* and the like may follow it without negating one more time."""
        return self.negates and (self.words.startswith(_GOVERNING) or self.words.endswith(" non"))

    def of(self, *kinds: str) -> Particle:
        """The same with other kinds."""
        return self._replace(kinds=kinds)

    def renamed(self, names: dict[str, str]) -> Particle:
        """The same with kinds that have another name, or none."""
        if names.keys().isdisjoint(self.kinds):
            return self
        return self.of(*(name for kind in self.kinds if (name := names.get(kind, kind))))

    def doubted(self, *kinds: str) -> Particle:
        """The same with some kinds that accuse nobody."""
        return self.of(*(f"{kind.rstrip('?+')}?" if kind in kinds else kind for kind in self.kinds))

    def repeated(self, *kinds: str) -> Particle:
        """The same with some kinds that another language need not say again."""
        return self.of(*(f"{kind}+" if kind in kinds else kind for kind in self.kinds))
