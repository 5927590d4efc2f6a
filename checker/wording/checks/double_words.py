"""The same word twice in a row.

*nous nous*, *vous vous*, *piano piano* are right; a placeholder between two words keeps them apart.

    PASS  fr: Vous vous défaussez d'une carte.
    FAIL  it: La creatura creatura muore.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Severity
from checker.wording.listing import listed
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.reading import Reading

ID = "wording.double-word"
SEVERITY = Severity.error
_TWICE = re.compile(r"(?<![\w'’-])([^\W\d_]+)[ \u00a0]+\1(?![\w'’-])", re.I)
_RIGHT = frozenset(listed(
    "nous vous piano via così poco man mano passo uno due that had bora pian quasi"
))


def check(reading: Reading) -> Iterator[Fault]:
    """Each pair once."""
    words = reading.target.words
    if not any(before == after for before, after in pairwise(words)):
        return
    for found in _TWICE.finditer(reading.target.composed):
        if found.group(1).casefold() not in _RIGHT:
            word = found.group(1)
            yield Fault(found.start(), message('"{word}" stands here twice', word=word), found.group(), key=word)
