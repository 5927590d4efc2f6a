"""608.2i, 702.26d: what an ability finds that looks at what happened earlier in the turn."""

from __future__ import annotations

from checker.engine.rulebook.hooks import Definition
from checker.engine.rulebook.rule import rule


@rule("608.2i", Definition, slot="looks back at the whole turn", otherwise=lambda: False)
def looks_back() -> bool:
    """What looks back at the turn sees all of it, also what happened before its source was there.

    Without it: an ability knows only what happened since its source entered the battlefield.
    """
    return True


@rule("702.26d", Definition, slot="phasing out is leaving", otherwise=lambda: True)
def phasing_is_no_leaving() -> bool:
    """A permanent that phases out has not left the battlefield.

    Without it: it counts as one that left.
    """
    return False
