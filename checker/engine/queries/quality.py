"""Whether an object has a quality: a color, a type, a name, "everything", or whatever a selector says (702.16a)."""

from __future__ import annotations

from checker.engine.queries import view
from checker.engine.records.targets import Thing
from checker.engine.state.table import Table

COLOURS = frozenset({"white", "blue", "black", "red", "green"})


def has_quality(table: Table, object: int, quality: object, controller: str, owner: int = 0) -> bool:
    """``quality`` is a word (``red``, ``creatures``, ``Goblins``, ``everything``, a player) or a selector."""
    if not isinstance(quality, str):
        matches = getattr(quality, "matches", None)
        return bool(matches and matches(table, object, owner, controller))
    seen = view.seen(table, object)
    word = quality.strip()
    if word == "everything":
        return True
    if word in COLOURS:
        return word in seen.colors
    if word == "all colors":
        return bool(seen.colors)
    if word in ("monocolored", "multicolored", "colorless"):
        return {"monocolored": len(seen.colors) == 1, "multicolored": len(seen.colors) > 1}.get(word, not seen.colors)
    if word in table.players:
        return view.controller(table, object) == word
    single = {word.lower(), word.lower().removesuffix("s"), word.lower().removesuffix("ies") + "y"}
    kinds: set[Thing] = {kind.lower() for kind in seen.types | seen.subtypes | seen.supertypes}
    return bool(single & kinds) or seen.name == word
