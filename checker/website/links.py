"""What is wrong with the built pages: broken links and anchors, ids used twice, pages without a language."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LINKS = {
    ("a", "href"),
    ("link", "href"),
    ("img", "src"),
    ("script", "src"),
    ("iframe", "src"),
    ("source", "src"),
}
LOADED = {"img", "script", "iframe", "source"}
LOADING_RELATIONS = {"stylesheet", "icon", "preload", "modulepreload", "preconnect"}


@dataclass(frozen=True, slots=True)
class Fault:
    """`page` is a path inside the site; the text is for whoever builds it."""

    page: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}: {self.text}"


@dataclass(slots=True)
class Built:
    """A page as the checker sees it: what it links to, what can be linked to in it."""

    lang: str = ""
    links: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    ids: Counter[str] = field(default_factory=Counter)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.page = Built()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        if tag == "html":
            self.page.lang = values.get("lang", "")
        if "id" in values:
            self.page.ids[values["id"]] += 1
        is_loaded = tag in LOADED or bool(LOADING_RELATIONS & set(values.get("rel", "").split()))
        for name, value in values.items():
            if (tag, name) in LINKS:
                (self.page.loads if is_loaded else self.page.links).append(value)


def read_page(html: str) -> Built:
    """The links, ids and language of a page."""
    reader = _Reader()
    reader.feed(html)
    return reader.page


def faults(site: Path, base: str = "/") -> list[Fault]:
    """Everything wrong with the pages under `site`, which will be published under the path `base`."""
    site = site.resolve()
    paths = sorted(site.rglob("*.html"))
    built = {path: read_page(path.read_text("utf-8")) for path in paths}
    ids = {path: set(page.ids) for path, page in built.items()}
    return [
        Fault(path.relative_to(site).as_posix(), text)
        for path, page in built.items()
        for text in (*_of_page(page), *_of_links(path, page, site, base, ids))
    ]


def _of_page(page: Built) -> list[str]:
    texts = [] if page.lang else ["the page does not say its language"]
    texts += [f'the id "{name}" is used {count} times' for name, count in sorted(page.ids.items()) if count > 1]
    texts += [f"{link} is loaded from elsewhere" for link in page.loads if _is_outside(link)]
    return texts


def _of_links(path: Path, page: Built, site: Path, base: str, ids: dict[Path, set[str]]) -> list[str]:
    texts = []
    for link in dict.fromkeys([*page.links, *page.loads]):
        if _is_outside(link) or urlsplit(link).scheme in ("mailto", "data", "javascript"):
            continue
        target = _target(link, path, site, base)
        if target is None or not target.is_file():
            texts.append(f"{link} leads nowhere")
        elif not _has_anchor(urlsplit(link).fragment, ids.get(target, set())):
            texts.append(f"{link} leads to an anchor that is not there")
    return texts


def _is_outside(link: str) -> bool:
    return link.startswith("//") or urlsplit(link).scheme in ("http", "https")


def _target(link: str, path: Path, site: Path, base: str) -> Path | None:
    """The file that a link leads to; None where it leaves the site's folder."""
    inside = unquote(urlsplit(link).path)
    if inside.startswith("/"):
        if not inside.startswith(base):
            return None
        target = site / inside.removeprefix(base)
    else:
        target = path.parent / inside if inside else path
    target = Path(target.resolve())
    if not target.is_relative_to(site.resolve()):
        return None
    return target / "index.html" if target.is_dir() else target


def _has_anchor(fragment: str, ids: set[str]) -> bool:
    return not fragment or unquote(fragment) in ids
