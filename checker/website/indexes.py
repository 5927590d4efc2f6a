"""The other ways to the rulings: by rule, by card, by mechanic."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from checker.website.list_views import EntryView, IndexView, NeedView, NumberView, SectionView, SiteView
from checker.website.views import RulingView

if TYPE_CHECKING:
    from checker.knowledge.editions import Edition
    from checker.website.speech import Speech

KINDS = {"cards": "card", "mechanics": "mechanic"}
"""The folders of the indexes, with the tags that are listed there."""


def with_indexes(site: SiteView) -> SiteView:
    """The site with the indexes of its rulings."""
    sections = _sections(site)
    numbers = frozenset(number.number for section in sections for number in section.numbers)
    indexes = tuple(_index(folder, kind, site) for folder, kind in KINDS.items())
    return replace(site, sections=sections, numbers=numbers, indexes=indexes)


def with_former(site: SiteView, edition: Edition, speech: Speech) -> SiteView:
    """The site with the older numbers of its rules."""
    sections = tuple(
        replace(section, numbers=tuple(_former(number, edition, speech) for number in section.numbers))
        for section in site.sections
    )
    return replace(site, sections=sections)


def _former(number: NumberView, edition: Edition, speech: Speech) -> NumberView:
    pairs = ((old, speech.day(date)) for old, date in edition.former(number.number).items())
    return replace(number, former=tuple(pairs))


def section_of(number: str) -> str:
    """The rule on whose page a number stands: 702.19 for 702.19b."""
    return number.rstrip("abcdefghijklmnopqrstuvwxyz")


def in_order(number: str) -> tuple[int | str, ...]:
    """A key by which 702.4b comes before 702.19."""
    return tuple(int(part) if part.isdigit() else part for part in re.findall(r"\d+|[a-z]+", number))


def _index(folder: str, kind: str, site: SiteView) -> IndexView:
    """The things that rulings are about, in the order of their titles."""
    found: dict[str, EntryView] = {}
    for ruling in site.rulings:
        for tag in ruling.tags_of(kind):
            entry = found.get(tag.id, EntryView(tag.id, tag.title, tag.others))
            found[tag.id] = replace(entry, rulings=(*entry.rulings, ruling))
    return IndexView(folder, tuple(sorted(found.values(), key=lambda entry: entry.title.casefold())))


def _sections(site: SiteView) -> tuple[SectionView, ...]:
    numbers: dict[str, NumberView] = {}
    for ruling in site.rulings:
        _note(ruling, numbers)
    sections: dict[str, list[NumberView]] = {}
    for number in sorted(numbers, key=in_order):
        sections.setdefault(section_of(number), []).append(numbers[number])
    return tuple(SectionView(section, tuple(found)) for section, found in sections.items())


def _note(ruling: RulingView, numbers: dict[str, NumberView]) -> None:
    """Write down which rules a ruling needs, by which other number too, and which it only refers to."""
    for cite in ruling.cites:
        for number in (cite.rule, *cite.twins):
            known = numbers.get(number, NumberView(number))
            numbers[number] = replace(known, needs=(*known.needs, NeedView(ruling, cite)))
    for see in ruling.see:
        known = numbers.get(see.rule, NumberView(see.rule))
        if all(need.ruling is not ruling for need in known.needs):
            numbers[see.rule] = replace(known, sees=(*known.sees, ruling))
