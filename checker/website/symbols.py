"""Mana and tap symbols: signs in circles, named for who hears the page; the text stays `{T}` to search and to copy."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import reduce

from markupsafe import Markup, escape

from checker.base.messages import Message, message
from checker.website.speech import Speech

SYMBOL = re.compile(r"\{([0-9]{1,2}|[WUBRGCXYZTQSE]|[WUBRGC2]/[WUBRGP](?:/P)?)\}")
NAMES = {
    "W": message("white mana"),
    "U": message("blue mana"),
    "B": message("black mana"),
    "R": message("red mana"),
    "G": message("green mana"),
    "C": message("colorless mana"),
    "S": message("snow mana"),
    "T": message("tap"),
    "Q": message("untap"),
    "E": message("energy counter"),
    "P": message("2 life"),
}


def with_symbols(text: str, written: Callable[[str], str] = escape, speech: Speech | None = None) -> Markup:
    """HTML of a text; `written` makes what stands between the symbols safe; without a language names are English."""
    parts = SYMBOL.split(text)
    known = speech or Speech("en")
    drawn = (_symbol(part, written, known) if index % 2 else written(part) for index, part in enumerate(parts))
    return Markup("".join(drawn))


def symbol_name(symbol: str, speech: Speech) -> str:
    """What a symbol is called: "red mana or 2 life" for `R/P`."""
    names = [speech.tell(_name(part)) for part in symbol.split("/")]
    return reduce(lambda one, other: speech.tell(message("{one} or {other}", one=one, other=other)), names)


def _name(part: str) -> Message:
    return NAMES.get(part, message("generic mana: {number}", number=part))


def _symbol(symbol: str, written: Callable[[str], str], speech: Speech) -> str:
    parts = symbol.split("/")
    is_split = len(parts) == 2
    signs = _hidden(written("/")).join(_half(part, parts[0]) for part in parts) if is_split else written(symbol)
    kind = "split" if is_split else _kind(symbol[0])
    return (
        f'<span class="ab-mana ab-mana--{kind}" role="img" aria-label="{escape(symbol_name(symbol, speech))}">'
        f"{_hidden(written('{'))}{signs}{_hidden(written('}'))}</span>"
    )


def _half(part: str, first: str) -> str:
    """Half of a circle; the Phyrexian one has the color of the other."""
    return f'<span class="ab-mana__half ab-mana--{_kind(first if part == "P" else part)}">{part}</span>'


def _kind(part: str) -> str:
    return part.lower() if part in "WUBRG" else "c"


def _hidden(text: str) -> str:
    return f'<span class="ab-hidden">{text}</span>'
