"""Rule numbers and stamp of a ruling moved to the edition in force, together and once.

Numbers were reused (310.8 to 310.11, 704.5w to 704.5z mean other things today), so a number is moved only by the
stamp of its own file, and the stamp moves with it: done twice, nothing happens.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.knowledge.checks_editions import named_numbers

if TYPE_CHECKING:
    from checker.base.places import Place
    from checker.knowledge.editions import Edition
    from checker.knowledge.rulings import Ruling


@dataclass(frozen=True, slots=True)
class Moved:
    """A number that moved, or several it was split into, and where it stands."""

    place: Place
    old: str
    new: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Migration:
    """The text as it would be. `unclear` are numbers that only a person can move; with one of them nothing is."""

    text: str
    moved: tuple[Moved, ...] = ()
    unclear: tuple[Moved, ...] = ()


def migrate(text: str, ruling: Ruling, edition: Edition) -> Migration:
    """Move the numbers of a ruling's file from the edition it is stamped with to the one in force."""
    if ruling.edition == edition.in_force or ruling.edition not in edition.dates:
        return Migration(text)
    found = [Moved(place, number, edition.now(number, ruling.edition)) for number, place in named_numbers(ruling)]
    moved = tuple(one for one in found if one.new != (one.old,))
    unclear = tuple(one for one in moved if len(one.new) != 1)
    if unclear:
        return Migration(text, (), unclear)
    lines = text.split("\n")
    edits = {(one.place.line, one.place.column): (one.old, one.new[0]) for one in moved}
    stamp = ruling.place_of("edition")
    edits[stamp.line, stamp.column] = (ruling.edition, edition.in_force)
    for (line, column), (old, new) in sorted(edits.items(), reverse=True):
        lines[line - 1] = _put(lines[line - 1], column - 1, old, new)
    return Migration("\n".join(lines), moved)


def _put(line: str, start: int, old: str, new: str) -> str:
    """The line with the first such text from a column on replaced; quotes and what follows stay."""
    at = line.find(old, start)
    return line if at < 0 else line[:at] + new + line[at + len(old) :]
