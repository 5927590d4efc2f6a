"""Colour for terminals: a style that paints, and one that does not."""

from __future__ import annotations

from dataclasses import dataclass

_CODES = {"bold": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33", "blue": "34"}
_SEVERITIES = {"error": "red", "warning": "yellow", "notice": "blue"}


@dataclass(frozen=True, slots=True)
class Style:
    """`colour` says whether texts are wrapped in the terminal's codes."""

    colour: bool = False

    def paint(self, name: str, text: str) -> str:
        """The text in a colour or weight by its name (`bold`, `dim`, `red`, `green`, `yellow`, `blue`)."""
        return f"\033[{_CODES[name]}m{text}\033[0m" if self.colour else text

    def severity(self, word: str, text: str) -> str:
        """The text in the colour of a severity."""
        return self.paint(_SEVERITIES.get(word, "bold"), text)


PLAIN = Style()
