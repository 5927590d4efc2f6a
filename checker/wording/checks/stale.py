"""The source changed since the translation was made, whatever anybody's status says.

A translation carries the fingerprint (`of:`) of the title and text that it was made from. When it still says the
same: `checker translate accept RULING --lang fr`. Such a finding is a notice, since the page shows the source then.

    FAIL  of: t054ad9a4, and the source is t1c22f0b7 by now
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Severity
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.reading import Reading

ID = "wording.stale"
SEVERITY = Severity.notice


def check(reading: Reading) -> Iterator[Fault]:
    """Told of the text; the title goes with it."""
    if reading.unit.stamps is None:
        return
    then, now = reading.unit.stamps
    if then != now:
        text = message('this was translated from another version of the text ("{then}", by now "{now}")',
                       then=then or "-", now=now or "-")  # fmt: skip
        yield Fault(0, text)
