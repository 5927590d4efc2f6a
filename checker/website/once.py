"""Parts of the theme that are the same on many pages, rendered once: they took a quarter of the time of a page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from posixpath import dirname


@dataclass(frozen=True, slots=True)
class Once:
    """Called by templates around a part of a page that is nowhere in the navigation.

    The navigation looks the same on all such pages of one folder, its links being relative.
    """

    kept: dict[tuple[str, str], str] = field(default_factory=dict)

    def __call__(self, part: str, url: str | None, caller: Callable[[], str]) -> str:
        """The part as it was rendered first in the folder of `url`; on a page without one, as it is there."""
        if not url:
            return caller()
        key = part, dirname(url.rstrip("/"))
        if key not in self.kept:
            self.kept[key] = caller()
        return self.kept[key]
