"""Views turned into pages: Markdown headings with language-neutral anchors, and HTML blocks under them.

Everything printed is escaped. Markdown sees only headings; the rest stands in HTML blocks, where neither
braces (`{T}`) nor asterisks mean anything.
"""

from __future__ import annotations

import json
from functools import partial
from html import escape
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from checker.base.messages import counted, message
from checker.website.speech import Speech
from checker.website.symbols import with_symbols
from checker.website.views import RulingView, SiteView, TopicView

TEMPLATES = Path(__file__).parent / "templates"
MARKDOWN = {c: f"\\{c}" for c in "\\`*_{}[]()#+-.!|~"} | {"&": "&amp;", "<": "&lt;", ">": "&gt;", "\n": " "}


def heading(text: str, anchor: str, attributes: str = "") -> Markup:
    """A heading's text, printed by Markdown as it is (`Pay {T}` keeps its braces), and its anchor."""
    shown = with_symbols(text, _for_markdown)
    return Markup(f"{shown} {{#{anchor} {attributes}".rstrip() + "}")


def _for_markdown(text: str) -> str:
    return "".join(MARKDOWN.get(character, character) for character in text)


def ruling_page(ruling: RulingView, site: SiteView, speech: Speech) -> str:
    """The page of a ruling."""
    page = _render("ruling.md.jinja", speech, ruling=ruling, site=site)
    return _with_meta(page, title=ruling.title, description=ruling.answer)


def topic_page(topic: TopicView, site: SiteView, speech: Speech) -> str:
    """The page that lists a topic's rulings."""
    page = _render("topic.md.jinja", speech, topic=topic, site=site)
    return _with_meta(page, title=topic.title, description=topic.title, search={"exclude": True})


def home_sections(site: SiteView, speech: Speech) -> str:
    """What follows the written introduction on the home page: the count, the search, the topics."""
    return _render("home.md.jinja", speech, site=site)


def redirect_page(target: str, speech: Speech) -> str:
    """A page under an old id that leads to the ruling's page."""
    page = _render("redirect.md.jinja", speech, target=target)
    return _with_meta(page, title=target, description="", search={"exclude": True}, moved=f"../{target}/")


def root_page(name: str, **values: object) -> str:
    """A page of the root folder, above the languages: `index` or `404`."""
    return _render(f"root-{name}.html.jinja", Speech("en"), **values)


def _render(template: str, speech: Speech, **values: object) -> str:
    environment = _environment(speech)
    return environment.get_template(template).render(values).strip() + "\n"


def _environment(speech: Speech) -> Environment:
    environment = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals["message"] = partial(_told, speech)
    environment.globals["counted"] = partial(_counted, speech)
    environment.globals["lang"] = speech.lang
    environment.filters["heading"] = heading
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
