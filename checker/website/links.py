"""What is wrong with the built pages: broken links and anchors, ids used twice, pages without a language."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from posixpath import dirname, join, normpath
from urllib.parse import unquote, urlsplit

from checker.website.built import Built, read_pages

OTHER_SCHEMES = ("mailto", "data", "javascript")


@dataclass(frozen=True, slots=True)
class Fault:
    """`page` is a path inside the site; the text is for whoever builds it."""

    page: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}: {self.text}"


def faults(site: Path, base: str = "/", built: Mapping[str, Built] | None = None) -> list[Fault]:
    """Everything wrong with the pages under `site`, which will be published under the path `base`.

    `built` are pages by their paths that somebody has read already.
    """
    built = built or {}
    pages = {**built, **read_pages(site, site, built)}
    leads = _Leads(pages, frozenset(_files(site)), base)
    return [
        Fault(path, text)
        for path, page in sorted(pages.items())
        for text in (*_of_page(page), *leads.faults(path, page))
    ]


def _of_page(page: Built) -> list[str]:
    texts = [] if page.lang else ["the page does not say its language"]
    texts += [f"{torn} is not a whole tag" for torn in page.torn]
    texts += [f'the id "{name}" is used {count} times' for name, count in sorted(page.ids.items()) if count > 1]
    texts += [f"{link} is loaded from elsewhere" for link in page.loads if _is_outside(link)]
    return texts


@dataclass(frozen=True, slots=True)
class _Leads:
    """Where links lead: `files` are all paths in the site."""

    pages: Mapping[str, Built]
    files: frozenset[str]
    base: str

    def faults(self, path: str, page: Built) -> Iterator[str]:
        for link in (*page.links, *page.loads):
            if _is_outside(link) or (":" in link and urlsplit(link).scheme in OTHER_SCHEMES):
                continue
            target = self._target(link, path)
            if target is None:
                yield f"{link} leads nowhere"
            elif "#" in link and not self._has_anchor(target, unquote(urlsplit(link).fragment)):
                yield f"{link} leads to an anchor that is not there"

    def _target(self, link: str, path: str) -> str | None:
        """The file that a link leads to; None where there is none in the site."""
        inside = link.partition("#")[0].partition("?")[0]
        inside = unquote(inside) if "%" in inside else inside
        if not inside:
            return path
        if inside.startswith("/") and not inside.startswith(self.base):
            return None
        own = inside.removeprefix(self.base) if inside.startswith("/") else join(dirname(path), inside)
        found = normpath(own) if own else "."
        return next((file for file in (found, normpath(f"{found}/index.html")) if file in self.files), None)

    def _has_anchor(self, target: str, fragment: str) -> bool:
        page = self.pages.get(target)
        return not fragment or (page is not None and (page.reads_fragment or fragment in page.ids))


def _is_outside(link: str) -> bool:
    return link.startswith("//") or (":" in link and urlsplit(link).scheme in ("http", "https"))


def _files(site: Path) -> Iterator[str]:
    for folder, _, names in os.walk(site):
        inside = Path(folder).relative_to(site).as_posix()
        yield from (normpath(f"{inside}/{name}") for name in names)
