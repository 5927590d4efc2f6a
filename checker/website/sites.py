"""The project's rulings played and turned into what the website shows."""

from __future__ import annotations

from pathlib import Path

from checker.website.views import SiteView


class Unpublishable(Exception):
    """A ruling failed its proof, or a file could not be read: the text lists the problems."""


def sites_of_project(project: Path, draft: bool = False) -> tuple[SiteView, ...]:
    raise Unpublishable


def site_of_project(project: Path, lang: str) -> SiteView:
    raise Unpublishable
