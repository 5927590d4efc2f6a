"""How heavy the pages of rulings may be: a phone at a table loads one in a moment."""

from __future__ import annotations

from pathlib import Path

from checker.website.links import Fault

RULING_PAGE = 150_000
"""Bytes of HTML, before a web server compresses them."""


def heavy_pages(site: Path) -> list[Fault]:
    """The rulings' pages that are too heavy."""
    sizes = {path: path.stat().st_size for path in sorted(site.glob("*/r/*/index.html"))}
    return [
        Fault(path.relative_to(site).as_posix(), f"{size} bytes are more than {RULING_PAGE}")
        for path, size in sizes.items()
        if size > RULING_PAGE
    ]
