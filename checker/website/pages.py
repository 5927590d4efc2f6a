"""Views turned into pages: Markdown headings with language-neutral anchors, and HTML blocks under them.

Everything printed is escaped. Markdown sees only headings; the rest stands in HTML blocks, where neither
braces (`{T}`) nor asterisks mean anything.
"""

from __future__ import annotations

import json
from functools import cache, partial
from html import escape
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from checker.base.messages import counted, message
from checker.website.facets import facets
from checker.website.indexes import section_of
from checker.website.list_views import ConceptView, IndexView, SiteView, TopicView
from checker.website.search import folded
from checker.website.speech import Speech
from checker.website.symbols import with_symbols
from checker.website.views import RulingView

TEMPLATES = Path(__file__).parent / "templates"
MARKDOWN = {c: f"\\{c}" for c in "\\`*_{}[]()#+-.!|~"} | {"&": "&amp;", "<": "&lt;", ">": "&gt;", "\n": " "}


HEADING = "\ue000"
"""Ends a line that is a heading: a character that no text has."""
INDEXES = {
    "cards": (message("By card"), message("The cards that are on the table in the examples.")),
    "mechanics": (message("By mechanic"), message("The mechanics that the examples and the answers are about.")),
}
"""Title and first line of the indexes, by their folders."""


def capital(text: str) -> str:
    """The text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def heading(text: str, anchor: str, attributes: str = "") -> Markup:
    """A heading's text, printed by Markdown as it is (`Pay {T}` keeps its braces), and its anchor."""
    shown = with_symbols(text, _for_markdown)
    return Markup(f"{shown} {{#{anchor} {attributes}".rstrip() + "}" + HEADING)


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


def _for_markdown(text: str) -> str:
    return "".join(MARKDOWN.get(character, character) for character in text)


def ruling_page(ruling: RulingView, site: SiteView, speech: Speech) -> str:
    """The page of a ruling."""
    page = _render("ruling.md.jinja", speech, ruling=ruling, site=site, up="../../")
    return _with_meta(page, title=ruling.title, description=ruling.answer)


def topic_page(topic: TopicView, site: SiteView, speech: Speech) -> str:
    """The page that lists a topic's rulings."""
    page = _render("topic.md.jinja", speech, topic=topic, site=site, up="../../")
    return _with_meta(page, title=topic.title, description=topic.title)


def home_sections(site: SiteView, speech: Speech) -> str:
    """What follows the written introduction on the home page: the count, the search, the topics."""
    return _render("home.md.jinja", speech, site=site, up="").replace(HEADING, "")


def redirect_page(target: str, speech: Speech) -> str:
    """A page under an old id that leads to the ruling's page."""
    page = _render("redirect.md.jinja", speech, target=target)
    return _with_meta(page, title=target, description="", moved=f"../{target}/")


def index_pages(site: SiteView, speech: Speech) -> dict[str, str]:
    """The pages by rule, card, mechanic and source, the glossary, and the list of all rulings, by their paths."""
    concepts = sorted(site.glossary, key=lambda concept: _word(concept, site.lang))
    pages = {
        "all.md": _page("all.md.jinja", "../", site, speech, "Rulings", facets=facets(site, speech)),
        "rules.md": _page("rules.md.jinja", "../", site, speech, "By rule"),
        "terms.md": _page("terms.md.jinja", "../", site, speech, "Glossary", concepts=concepts),
        "sources.md": _page("sources.md.jinja", "../", site, speech, "By source"),
    }
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
        page = _render("source.md.jinja", speech, site=site, up="../../", document=document, rulings=rulings)
        pages[f"sources/{document.id}.md"] = _with_meta(page, title=document.title, description=document.title)
    return pages


def _word(concept: ConceptView, lang: str) -> str:
    """By which a concept is sorted in a language; those that have no word in it come last."""
    term = concept.term(lang)
    return folded(term.term) if term else f"\uffff{concept.id}"


def _entry_pages(index: IndexView, site: SiteView, speech: Speech) -> dict[str, str]:
    folder = index.folder
    title, lead = (speech.tell(text) for text in INDEXES[folder])
    pages = {f"{folder}.md": _page("index.md.jinja", "../", site, speech, title, index=index, lead=lead)}
    values = {"folder": folder, "title": title}
    for entry in index.entries:
        page = _render("entry.md.jinja", speech, site=site, up="../../", entry=entry, **values)
        pages[f"{folder}/{entry.id}.md"] = _with_meta(page, title=capital(entry.title), description=entry.title)
    return pages


def _page(template: str, up: str, site: SiteView, speech: Speech, title: str, **values: object) -> str:
    """A page with its title, which is a message or already told."""
    title = speech.tell(message(title))
    page = _render(template, speech, site=site, up=up, title=title, **values)
    return _with_meta(page, title=title, description=title)


def root_page(name: str, **values: object) -> str:
    """A page of the root folder, above the languages: `index` or `404`."""
    return _render(f"root-{name}.html.jinja", Speech("en"), **values)


def _render(template: str, speech: Speech, **values: object) -> str:
    return _environment(speech.lang).get_template(template).render(values).strip() + "\n"


@cache
def _environment(lang: str) -> Environment:
    """The templates in a language; each is compiled once."""
    speech = Speech(lang)
    environment = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals["message"] = partial(_told, speech)
    environment.globals["counted"] = partial(_counted, speech)
    environment.globals["lang"] = lang
    environment.filters["heading"] = heading
    environment.filters["section"] = section_of
    environment.filters["capital"] = capital
    environment.filters["symbols"] = with_symbols
    return environment


def _told(speech: Speech, text: str, **fields: object) -> str:
    return speech.tell(message(text, **fields))


def _counted(speech: Speech, one: str, several: str, count: int) -> str:
    return speech.tell(counted(one, several, count))


def _with_meta(page: str, title: str, description: str, **meta: object) -> str:
    """Front matter is JSON, which is YAML too; the theme prints it unescaped, so it is escaped here."""
    values = {"title": escape(title, quote=False), "description": escape(description), **meta}
    lines = [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in values.items()]
    return "\n".join(["---", *lines, "---", "", page])
