"""Mana and tap symbols: letters in circles, whose braces stay in the text for readers, searches and copies."""

from __future__ import annotations

import re
from collections.abc import Callable

from markupsafe import Markup, escape

SYMBOL = re.compile(r"\{([0-9]{1,2}|[WUBRGCXYZTQSE]|[WUBRGC2]/[WUBRGP](?:/P)?)\}")


def with_symbols(text: str, written: Callable[[str], str] = escape) -> Markup:
    """HTML of a text; `written` makes what stands between the symbols safe."""
    parts = SYMBOL.split(text)
    drawn = (_symbol(part, written) if index % 2 else written(part) for index, part in enumerate(parts))
    return Markup("".join(drawn))


def _symbol(name: str, written: Callable[[str], str]) -> str:
    opened, closed = (f'<span class="ab-hidden">{written(brace)}</span>' for brace in "{}")
    kind = name[0].lower() if name[0] in "WUBRG" else "c"
    return f'<span class="ab-mana ab-mana--{kind}">{opened}{name}{closed}</span>'
