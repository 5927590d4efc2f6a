"""Whether to paint: only on a terminal, and never where NO_COLOR is set."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from checker.reports.style import Style


def style_for(stream: TextIO) -> Style:
    """The style of what is printed to a stream."""
    from checker.reports.style import PLAIN, Style

    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb" or not stream.isatty()
    return PLAIN if plain else Style(colour=True)
