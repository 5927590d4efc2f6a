"""The folder above the languages: the choice of a language, its 404 page, and the data for other programs."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from checker.base.messages import message
from checker.website.api import write_api
from checker.website.list_views import SiteView
from checker.website.pages import root_page
from checker.website.speech import LANGUAGE_NAMES, Speech


@dataclass(frozen=True, slots=True)
class LanguageLine:
    """A language on the root pages, with what is said in it."""

    lang: str
    name: str
    line: str
    lost: str


def write_root(sites: tuple[SiteView, ...], out: Path, base: str) -> None:
    """Write `index.html`, `404.html` and the data under `api/`; `base` is the path of the published site."""
    languages = tuple(_line(site.lang) for site in sites)
    out.joinpath("index.html").write_text(root_page("index", languages=languages), "utf-8")
    out.joinpath("404.html").write_text(root_page("404", languages=languages, base=base), "utf-8")
    write_api(sites, out / "api")


def _line(lang: str) -> LanguageLine:
    speech = Speech(lang)
    return LanguageLine(
        lang,
        LANGUAGE_NAMES[lang],
        speech.tell(message("Magic rulings, proved")),
        speech.tell(message("There is no page at this address")),
    )
