"""Which of the rules that the engine plays some ruling needs."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from checker.website.indexes import in_order
from checker.website.report_views import ChapterView, CoveredView

if TYPE_CHECKING:
    from collections.abc import Iterable

    from checker.website.list_views import SiteView


def chapters(played: Iterable[str], site: SiteView) -> tuple[ChapterView, ...]:
    """The numbers that the engine plays, section by section in the order of the Rules."""
    needs = {number.number: len(number.needs) for section in site.sections for number in section.numbers}
    ordered = sorted(set(played), key=in_order)
    return tuple(
        ChapterView(section, tuple(CoveredView(number, needs.get(number, 0)) for number in numbers))
        for section, numbers in groupby(ordered, key=lambda number: number.partition(".")[0])
    )
