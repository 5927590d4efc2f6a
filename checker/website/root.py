"""The folder above the languages: the choice of a language, its 404 page, and the data for other programs."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from checker.base.messages import message
from checker.website.pages import root_page
from checker.website.speech import LANGUAGE_NAMES, Speech
from checker.website.views import RulingView, SiteView

API_VERSION = 1


@dataclass(frozen=True, slots=True)
class LanguageLine:
    """A language on the root pages, with what is said in it."""

    lang: str
    name: str
    line: str
    lost: str


def write_root(sites: tuple[SiteView, ...], out: Path, base: str) -> None:
    """Write `index.html`, `404.html` and `api/rulings.json`; `base` is the path of the published site."""
    languages = tuple(_line(site.lang) for site in sites)
    out.joinpath("index.html").write_text(root_page("index", languages=languages), "utf-8")
    out.joinpath("404.html").write_text(root_page("404", languages=languages, base=base), "utf-8")
    api = out / "api"
    api.mkdir(exist_ok=True)
    text = json.dumps(rulings_json(sites), ensure_ascii=False, indent=1, sort_keys=True)
    api.joinpath("rulings.json").write_text(text + "\n", "utf-8")


def rulings_json(sites: tuple[SiteView, ...]) -> dict[str, Any]:
    """All published rulings, in all languages, for other programs."""
    by_language = {site.lang: {ruling.id: ruling for ruling in site.rulings} for site in sites}
    ids = sorted(ruling.id for ruling in sites[0].rulings)
    rulings = [_ruling_json({lang: views[id] for lang, views in by_language.items()}) for id in ids]
    return {"version": API_VERSION, "edition": sites[0].edition, "rulings": rulings}


def _ruling_json(in_languages: dict[str, RulingView]) -> dict[str, Any]:
    ruling = next(iter(in_languages.values()))
    return {
        "id": ruling.id,
        "topic": ruling.topic,
        "status": ruling.status,
        "edition": ruling.edition,
        "cites": [cite.rule for cite in ruling.cites],
        "languages": {view.lang: view.status for view in ruling.languages},
        "title": {lang: view.title for lang, view in in_languages.items() if view.text_lang == lang},
        "text": {lang: "\n\n".join(view.paragraphs) for lang, view in in_languages.items() if view.text_lang == lang},
        "path": {lang: f"{lang}/r/{ruling.id}/" for lang in in_languages},
    }


def _line(lang: str) -> LanguageLine:
    speech = Speech(lang)
    return LanguageLine(
        lang,
        LANGUAGE_NAMES[lang],
        speech.tell(message("Magic rulings, proved")),
        speech.tell(message("There is no page at this address. Go to the home page")),
    )
