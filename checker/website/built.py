"""A built page read for what matters to links: what it leads to, what can be led to in it, its language.

The theme's head and navigation stand on every page, so that a site is many times the text of its rulings: tags are
found by one expression, several times faster than by a parser that looks at everything between them.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container
from dataclasses import dataclass, field
from html import unescape
from pathlib import Path

LINKS = {"a": "href", "link": "href", "img": "src", "script": "src", "iframe": "src", "source": "src"}
LOADED = {"img", "script", "iframe", "source"}
LOADING_RELATIONS = {"stylesheet", "icon", "preload", "modulepreload", "preconnect"}

READING = "data-reads-fragment"
"""Marks an element that makes sense of any fragment by itself, so that a link to its page may have any."""

_INSIDE = r"""([^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*)>"""
_NAME = "[a-z][^\\s/>\"'<]*"
_TAG = re.compile(
    rf"<!--.*?-->|<(script|style)\b{_INSIDE}.*?</\1\s*>|<({_NAME}){_INSIDE}|(<[a-z][^\n]{{,40}})", re.I | re.S
)
"""A comment; a script or style with what is in it; any other tag; what begins as a tag and is none."""
_ATTRIBUTE = re.compile(r"""([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?""")
_OF_INTEREST = re.compile(r"\s(?:id|href|src)\s*=", re.I)


@dataclass(slots=True)
class Built:
    """A page as the check of links sees it; `links` and `loads` each once, `torn` is what is no whole tag."""

    lang: str = ""
    links: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    ids: Counter[str] = field(default_factory=Counter)
    torn: list[str] = field(default_factory=list)
    reads_fragment: bool = False


def read_pages(site: Path, folder: Path, but: Container[str] = ()) -> dict[str, Built]:
    """The pages in a folder of a site and below it, by their paths in the site; `but` are paths to leave out."""
    paths = {path.relative_to(site).as_posix(): path for path in sorted(folder.rglob("*.html"))}
    return {name: read_page(path.read_text("utf-8")) for name, path in paths.items() if name not in but}


def read_page(html: str) -> Built:
    """The links, ids and language of a page."""
    page = Built()
    links: dict[str, bool] = {}
    for raw, in_raw, tag, inside, torn in _TAG.findall(html):
        if torn:
            page.torn.append(torn)
        elif _OF_INTEREST.search(inside or in_raw) or tag.lower() == "html":
            _look(page, (raw or tag).lower(), _attributes(inside or in_raw), links)
    page.links = [link for link, is_loaded in links.items() if not is_loaded]
    page.loads = [link for link, is_loaded in links.items() if is_loaded]
    return page


def _look(page: Built, tag: str, values: dict[str, str], links: dict[str, bool]) -> None:
    if tag == "html":
        page.lang = values.get("lang", "")
    page.reads_fragment |= READING in values
    if "id" in values:
        page.ids[values["id"]] += 1
    link = values.get(LINKS.get(tag, ""))
    if link is not None:
        is_loaded = tag in LOADED or not LOADING_RELATIONS.isdisjoint(values.get("rel", "").split())
        links[link] = is_loaded or links.get(link, False)


def _attributes(inside: str) -> dict[str, str]:
    """Of an attribute that is written twice the first counts, as in browsers."""
    values: dict[str, str] = {}
    for name, double, single, bare in _ATTRIBUTE.findall(inside):
        values.setdefault(name.lower(), unescape(double or single or bare))
    return values
