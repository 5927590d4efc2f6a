"""An `allow:` that silences nothing: it would hide what will be wrong tomorrow.

The text of a language has its silences under `allow:`, each with the check, the words it is about, and the reason; in
a PO file they are comments of the translator: `# allow: wording.term at "draw": here it is the end of a game`. At the
head of such a file they are about all its messages.

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

    from checker.knowledge.rulings import Allowed
    from checker.wording.units import Fault, Unit

ID = "wording.unused-allow"
SEVERITY = Severity.warning


Silence = tuple[str, str, str]
"""Where it stands, the check, the words."""


def unused(units: Iterable[Unit], used: Counter[Silence]) -> Iterator[Finding]:
    """Each silence that was not `used` in any of the units that share it, once."""
    told: set[Silence] = set()
    for unit in units:
        for allowed in unit.allow:
            key = _key(unit, allowed)
            if used[key] or key in told:
                continue
            told.add(key)
            text = message(
                "nothing is found here that {check} would tell of: leave this allow: out", check=allowed.check
            )
            place = allowed.place or unit.place_of(0)
            yield Finding(unit.id, ID, SEVERITY, place, text, None, "", unit.lang, unit.ruling)


def _key(unit: Unit, allowed: Allowed) -> Silence:
    return str(allowed.place or unit.owner), allowed.check, allowed.at or ""


def is_allowed(unit: Unit, check: str, fault: Fault, used: Counter[Silence] | None) -> bool:
    """Whether a silence of the unit is about this fault; it is counted in `used` then."""
    for allowed in unit.allow:
        where = fold(allowed.at).casefold() if allowed.at else ""
        if allowed.check == check and where in fold(f"{fault.words} {fault.message}").casefold():
            if used is not None:
                used[_key(unit, allowed)] += 1
            return True
    return False
