"""An `allow:` that silences nothing: it would hide what will be wrong tomorrow.

The text of a language has its silences under `allow:`, each with the check, the words it is about, and the reason; in
a PO file they are comments of the translator: `# allow: wording.term at "draw": here it is the end of a game`.

    FAIL  allow: [{check: wording.role, why: "..."}] beside a text in which no role is exchanged
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.names import fold
from checker.base.problems import Severity
from checker.wording.findings import Finding

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterable, Iterator

    from checker.wording.units import Fault, Unit

ID = "wording.unused-allow"
SEVERITY = Severity.warning


def unused(units: Iterable[Unit], used: Counter[tuple[str, int]]) -> Iterator[Finding]:
    """Each silence that was not `used` in any of the units that share it, once."""
    told: set[tuple[str, int]] = set()
    for unit in units:
        for index, allowed in enumerate(unit.allow):
            key = (unit.owner, index)
            if used[key] or key in told:
                continue
            told.add(key)
            text = message(
                "nothing is found here that {check} would tell of: leave this allow: out", check=allowed.check
            )
            place = allowed.place or unit.place_of(0)
            yield Finding(unit.id, ID, SEVERITY, place, text, None, "", unit.lang, unit.ruling)


def is_allowed(unit: Unit, check: str, fault: Fault, used: Counter[tuple[str, int]] | None) -> bool:
    """Whether a silence of the unit is about this fault; it is counted in `used` then."""
    for index, allowed in enumerate(unit.allow):
        where = fold(allowed.at).casefold() if allowed.at else ""
        if allowed.check == check and where in fold(f"{fault.words} {fault.message}").casefold():
            if used is not None:
                used[unit.owner, index] += 1
            return True
    return False
