"""A translation that is far longer or far shorter than its source: something was left out, or put in.

Texts of fewer than sixty characters may differ as they like.

    FAIL  en: If the Siege has no protector, its controller chooses one as a state-based action.   it: Scegline uno.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Severity
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.reading import Reading

ID = "wording.length"
SEVERITY = Severity.warning
_SHORT = 60
_LEAST, _MOST = 0.5, 2.1
_SLACK = 20
"""The shorter the texts, the further apart they may be."""


def check(reading: Reading) -> Iterator[Fault]:
    """One fault, at the beginning."""
    if reading.source is None:
        return
    said, here = len(reading.source.composed), len(reading.target.composed)
    if max(said, here) >= _SHORT and said and not _LEAST <= (here + _SLACK) / (said + _SLACK) <= _MOST:
        text = message("{here} characters stand for the {said} of the source", here=here, said=said)
        yield Fault(0, text, str(here))
