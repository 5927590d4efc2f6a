"""The templates in each language: how they speak, and how what they print is escaped."""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from checker.base.messages import counted, message
from checker.website.indexes import section_of
from checker.website.speech import Speech, printed
from checker.website.symbols import with_symbols

TEMPLATES = Path(__file__).parent / "templates"
MARKDOWN = {c: f"\\{c}" for c in "\\`*_{}[]()#+-.!|~"} | {"&": "&amp;", "<": "&lt;", ">": "&gt;", "\n": " "}
HEADING = "\ue000"
"""Ends a line that is a heading: a character that no text has."""


def render(template: str, speech: Speech, **values: object) -> str:
    """A template with values, in a language."""
    return environment(speech.lang).get_template(template).render(values).strip() + "\n"


def capital(text: str) -> str:
    """The text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def heading(text: str, anchor: str, attributes: str = "", speech: Speech | None = None) -> Markup:
    """A heading's text, printed by Markdown as it is (`Pay {T}` keeps its braces), and its anchor."""
    shown = with_symbols(text, _for_markdown, speech)
    return Markup(f"{shown} {{#{anchor} {attributes}".rstrip() + "}" + HEADING)


def _for_markdown(text: str) -> str:
    return "".join(MARKDOWN.get(character, character) for character in text)


@cache
def environment(lang: str) -> Environment:
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
    environment.filters["heading"] = partial(heading, speech=speech)
    environment.filters["section"] = section_of
    environment.filters["capital"] = capital
    environment.filters["printed"] = printed
    environment.filters["symbols"] = partial(with_symbols, speech=speech)
    return environment


def _told(speech: Speech, text: str, **fields: object) -> str:
    return speech.tell(message(text, **fields))


def _counted(speech: Speech, one: str, several: str, count: int) -> str:
    return speech.tell(counted(one, several, count))
