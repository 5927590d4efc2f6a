"""Mana and mana costs (106, 107.4, 202)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

COLOURS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
LETTERS = {colour: letter for letter, colour in COLOURS.items()}
KINDS = (*COLOURS, "C")
SYMBOL = re.compile(r"\{([^{}]+)\}")
KNOWN = re.compile(r"\d+|[WUBRGCXS]|[WUBRGC]/[WUBRG]|2/[WUBRG]|[WUBRG](/[WUBRG])?/P")


@dataclass(frozen=True, slots=True)
class ManaCost:
    """Symbols without their braces, in printed order: ``("2", "W", "W")``."""

    symbols: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "".join(f"{{{symbol}}}" for symbol in self.symbols)

    @property
    def mana_value(self) -> int:
        """202.3; X counts as 0 (202.3e handles a spell's X elsewhere)."""
        return sum(map(_symbol_value, self.symbols))

    @property
    def colours(self) -> frozenset[str]:
        return frozenset(COLOURS[letter] for symbol in self.symbols for letter in symbol if letter in COLOURS)

    @property
    def xs(self) -> int:
        return self.symbols.count("X")

    def with_x(self, x: int) -> ManaCost:
        """The cost with each {X} turned into that much generic mana."""
        return ManaCost(tuple(str(max(x, 0)) if symbol == "X" else symbol for symbol in self.symbols))

    def plus(self, other: ManaCost) -> ManaCost:
        return ManaCost(self.symbols + other.symbols)

    def less(self, other: ManaCost) -> ManaCost:
        """The cost with another taken off: like from like, and what finds nothing of its colour from the generic mana
        (118.7); never below nothing."""
        left, generic = [s for s in self.symbols if not s.isdigit()], sum(int(s) for s in self.symbols if s.isdigit())
        for symbol in other.symbols:
            if symbol in left:
                left.remove(symbol)
            else:
                generic -= int(symbol) if symbol.isdigit() else 1
        return ManaCost(((str(generic),) if generic > 0 else ()) + tuple(left))


@dataclass(frozen=True, slots=True)
class Pool:
    """A mana pool: amounts in the order of ``KINDS``; ``unlimited`` never runs dry (examples only)."""

    amounts: tuple[int, ...] = (0,) * len(KINDS)
    unlimited: bool = False

    def __getitem__(self, kind: str) -> int:
        return self.amounts[KINDS.index(kind)]

    @property
    def total(self) -> int:
        return sum(self.amounts)

    def plus(self, other: Pool, sign: int = 1) -> Pool:
        amounts = tuple(a + sign * b for a, b in zip(self.amounts, other.amounts, strict=True))
        return Pool(amounts, self.unlimited)

    def __str__(self) -> str:
        return "".join(f"{{{kind}}}" * amount for kind, amount in zip(KINDS, self.amounts, strict=True))


def _symbol_value(symbol: str) -> int:
    if symbol.isdigit():
        return int(symbol)
    if symbol == "X":
        return 0
    return 2 if symbol.startswith("2/") else 1


@lru_cache(maxsize=4096)
def parse_cost(text: str) -> ManaCost:
    """Read ``{2}{W}``. Raises ValueError naming the first thing that is no mana symbol."""
    symbols = SYMBOL.findall(text)
    if "".join(f"{{{symbol}}}" for symbol in symbols) != text.replace(" ", ""):
        raise ValueError(text)
    for symbol in symbols:
        if not KNOWN.fullmatch(symbol):
            raise ValueError(f"{{{symbol}}}")
    return ManaCost(tuple(symbols))


def pool_of(text: str) -> Pool:
    """The mana that ``text`` names: ``{2}{W}`` is two colourless and one white."""
    amounts = dict.fromkeys(KINDS, 0)
    for symbol in parse_cost(text).symbols:
        if symbol.isdigit():
            amounts["C"] += int(symbol)
        elif symbol in amounts:
            amounts[symbol] += 1
        else:
            raise ValueError(f"{{{symbol}}}")
    return Pool(tuple(amounts.values()))
