"""Views turned into pages: Markdown headings with language-neutral anchors, and HTML blocks under them.

Everything printed is escaped. Markdown sees only headings; the rest stands in HTML blocks, where neither
braces (`{T}`) nor asterisks mean anything.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from html import escape

from checker.base.messages import message
from checker.website.facets import facets
from checker.website.list_views import ConceptView, IndexView, SiteView, TopicView
from checker.website.search import folded
from checker.website.speech import Speech
from checker.website.templating import HEADING, capital, render
from checker.website.views import RulingView

ABOUT = message("Magic rulings, each proved by games that a rules engine plays.")
FEED = 50
"""How many changes the feed names."""
INDEXES = {
    "cards": (message("By card"), message("The cards that are on the table in the examples.")),
    "mechanics": (message("By mechanic"), message("The mechanics that the examples and the answers are about.")),
}
"""Title and first line of the indexes, by their folders."""


def apart(page: str) -> tuple[str, list[str]]:
    """A page's front matter and headings, for Markdown to read, and what stands between them, already HTML.

    Reading that HTML would take Markdown most of the time of a build; comments stand in its place.
    """
    front, meta, body = page.partition("\n---\n") if page.startswith("---\n") else ("", "", page)
    lines, blocks = [front + meta], [""]
    for line in body.split("\n"):
        if line.endswith(HEADING):
            lines += [f"\n{block(len(blocks) - 1)}\n", line.removesuffix(HEADING)]
            blocks.append("")
        else:
            blocks[-1] += f"{line}\n"
    return "\n".join([*lines, f"\n{block(len(blocks) - 1)}\n"]), blocks


def block(number: int) -> str:
    """What stands in the place of a block of HTML."""
    return f"<!-- block {number} -->"


def together(html: str, blocks: list[str]) -> str:
    """The HTML of a page with its blocks in their places."""
    for number, text in enumerate(blocks):
        html = html.replace(block(number), text, 1)
    return html


def ruling_page(ruling: RulingView, site: SiteView, speech: Speech, report: str) -> str:
    """The page of a ruling; `report` is the address at which somebody tells what is wrong with it."""
    page = render("ruling.md.jinja", speech, ruling=ruling, site=site, up="../../", report=report)
    return _with_meta(page, title=ruling.title, description=ruling.answer)


def topic_page(topic: TopicView, site: SiteView, speech: Speech) -> str:
    """The page that lists a topic's rulings."""
    page = render("topic.md.jinja", speech, topic=topic, site=site, up="../../")
    return _with_meta(page, title=topic.title, description=_about(topic.title, speech))


def home_sections(site: SiteView, speech: Speech) -> str:
    """What follows the written introduction on the home page: the count, the search, the topics."""
    return render("home.md.jinja", speech, site=site, up="").replace(HEADING, "")


def redirect_page(target: str, speech: Speech) -> str:
    """A page under an old id that leads to the ruling's page."""
    page = render("redirect.md.jinja", speech, target=target)
    return _with_meta(page, title=target, description="", moved=f"../{target}/")


def index_pages(site: SiteView, speech: Speech) -> dict[str, str]:
    """The pages that list or count: by rule, card, mechanic and source, the glossary, changes; by their paths."""
    concepts = sorted(site.glossary, key=lambda concept: _word(concept, site.lang))
    letters = _letters(concepts, site)
    pages = {
        "all.md": _page("all.md.jinja", "../", site, speech, "Rulings", facets=facets(site, speech)),
        "rules.md": _page("rules.md.jinja", "../", site, speech, "By rule"),
        "terms.md": _page("terms.md.jinja", "../", site, speech, "Glossary", concepts=concepts, letters=letters),
        "sources.md": _page("sources.md.jinja", "../", site, speech, "By source"),
        "changes.md": _page("changes.md.jinja", "../", site, speech, "Changes"),
        "coverage.md": _page("coverage.md.jinja", "../", site, speech, "Coverage"),
        "status.md": _page("status.md.jinja", "../", site, speech, "Translations"),
    }
    if site.trying:
        pages["try.md"] = _page("try.md.jinja", "../", site, speech, "Try it")
    for index in site.indexes:
        pages |= _entry_pages(index, site, speech)
    return pages | _section_pages(site, speech) | _document_pages(site, speech)


def _section_pages(site: SiteView, speech: Speech) -> dict[str, str]:
    pages = {}
    for section in site.sections:
        title = speech.tell(message("Rule {number}", number=section.id))
        pages[f"rules/{section.id}.md"] = _page("section.md.jinja", "../../", site, speech, title, section=section)
    return pages


def _document_pages(site: SiteView, speech: Speech) -> dict[str, str]:
    """Titles of documents are never translated."""
    pages = {}
    rulings = {ruling.id: ruling for ruling in site.rulings}
    for document in site.documents:
        page = render("source.md.jinja", speech, site=site, up="../../", document=document, rulings=rulings)
        about = _about(document.title, speech)
        pages[f"sources/{document.id}.md"] = _with_meta(page, title=document.title, description=about)
    return pages


def feed(site: SiteView, speech: Speech, address: str) -> str:
    """The latest changes as an Atom feed of a language that is published at `address`."""
    items = [
        {"day": day.day, "kind": kind.title, "word": kind.kind, "news": one}
        for day in site.days
        for kind in day.kinds
        for one in kind.news
        if one.ruling
    ]
    updated = site.days[0].day if site.days else site.edition
    return render("feed.xml.jinja", speech, address=address, updated=updated, items=items[:FEED])


def _word(concept: ConceptView, lang: str) -> str:
    """By which a concept is sorted in a language; those that have no word in it come last."""
    term = concept.term(lang)
    return folded(term.term) if term else f"\uffff{concept.id}"


def _letters(concepts: Iterable[ConceptView], site: SiteView) -> dict[str, str]:
    """The id of the first concept that begins with each letter, in the order of the alphabet."""
    letters: dict[str, str] = {}
    for concept in concepts:
        letter = _word(concept, site.lang)[0].upper()
        if letter.isalpha():
            letters.setdefault(letter, concept.id)
    return letters


def _entry_pages(index: IndexView, site: SiteView, speech: Speech) -> dict[str, str]:
    folder = index.folder
    title, lead = (speech.tell(text) for text in INDEXES[folder])
    pages = {f"{folder}.md": _page("index.md.jinja", "../", site, speech, title, index=index, lead=lead)}
    values = {"folder": folder, "title": title}
    for entry in index.entries:
        page = render("entry.md.jinja", speech, site=site, up="../../", entry=entry, **values)
        name = capital(entry.title)
        pages[f"{folder}/{entry.id}.md"] = _with_meta(page, title=name, description=_about(name, speech))
    return pages


def _page(template: str, up: str, site: SiteView, speech: Speech, title: str, **values: object) -> str:
    """A page with its title, which is a message or already told."""
    title = speech.tell(message(title))
    page = render(template, speech, site=site, up=up, title=title, **values)
    return _with_meta(page, title=title, description=_about(title, speech))


def root_page(name: str, **values: object) -> str:
    """A page of the root folder, above the languages: `index` or `404`."""
    return render(f"root-{name}.html.jinja", Speech("en"), **values)


def _about(title: str, speech: Speech) -> str:
    """What a page that lists things is about, for whoever finds it elsewhere."""
    return f"{title}. {speech.tell(ABOUT)}"


def _with_meta(page: str, title: str, description: str, **meta: object) -> str:
    """Front matter is JSON, which is YAML too; the theme prints it unescaped, so it is escaped here."""
    values = {"title": escape(title, quote=False), "description": escape(description), **meta}
    lines = [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in values.items()]
    return "\n".join(["---", *lines, "---", "", page])
