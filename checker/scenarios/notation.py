"""Values as short texts in the format's own notation: `{u: 2, B: 4}`, `[flying, trample]`, `none`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

SPECIAL = frozenset(",:{}[]#\"'")


def shown(value: Any) -> str:
    """A value as it would be written: None is `none`; sets are sorted, since their order says nothing."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value}"' if SPECIAL.intersection(value) or not value else value
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{shown(key)}: {shown(each)}" for key, each in value.items()) + "}"
    if isinstance(value, frozenset | set):
        return listed(sorted(map(shown, value)))
    if isinstance(value, list | tuple):
        return listed(map(shown, value))
    return str(value)


def listed(texts: Iterable[str]) -> str:
    """Texts as a list."""
    return f"[{', '.join(texts)}]"
