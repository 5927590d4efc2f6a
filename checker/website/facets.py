"""By what the list of all rulings can be narrowed down."""

from __future__ import annotations

from dataclasses import dataclass

from checker.base.messages import message
from checker.narration.headings import STEPS
from checker.website.list_views import SiteView
from checker.website.speech import Speech
from checker.website.views import TagView

KINDS = {
    "mechanic": message("Mechanic"),
    "type": message("Card type"),
    "step": message("Step of the turn"),
}


@dataclass(frozen=True, slots=True)
class Facet:
    """A choice: its kind, what it is called, and what can be chosen."""

    kind: str
    title: str
    tags: tuple[TagView, ...]


def facets(site: SiteView, speech: Speech) -> tuple[Facet, ...]:
    """Topics first; then what the rulings' examples are about."""
    topics = tuple(TagView("topic", topic.id, topic.title) for topic in site.topics)
    found = [Facet("topic", speech.tell(message("Topic")), topics)]
    found += [Facet(kind, speech.tell(title), _tags(site, kind)) for kind, title in KINDS.items()]
    return tuple(facet for facet in found if facet.tags)


def _tags(site: SiteView, kind: str) -> tuple[TagView, ...]:
    """In the order of their titles; steps in the order of the turn."""
    tags = {tag.id: tag for ruling in site.rulings for tag in ruling.tags_of(kind)}
    turn = [step.replace(" ", "-") for step in STEPS]
    if kind == "step":
        return tuple(sorted(tags.values(), key=lambda tag: turn.index(tag.id)))
    return tuple(sorted(tags.values(), key=lambda tag: tag.title.casefold()))
