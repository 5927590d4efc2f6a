"""Texts from outside: tables, catalogues and pages, each read into units. What cannot be read is BadInput."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from checker.base.files import read_bytes
from checker.base.limits import Limits
from checker.base.messages import message
from checker.base.places import start_of
from checker.base.problems import BadInput, error

if TYPE_CHECKING:
    from pathlib import Path

    from checker.base.places import Place
    from checker.wording.units import Unit

TABLES, CATALOGUES, EXCHANGE, PAGES = (
    (".csv", ".tsv"),
    (".po", ".pot"),
    (".xlf", ".xliff"),
    (".txt", ".md", ".markdown"),
)
WHOLE_FILES = Limits(size=200_000_000)
"""A catalogue holds what stands in thousands of files."""
LANGUAGES = ("it", "fr", "en")
_CATALOGUE = re.compile(r'(?:#.*\n|\s*\n)*(?:msgctxt|msgid) "')
_MARKDOWN = re.compile(r"\A---\r?\n|^(?:#{1,6} \S|```|~~~)", re.M)
_CELLS = re.compile(r"[,;\t]")
ENDINGS = (*TABLES, *CATALOGUES, *EXCHANGE, *PAGES)


def read_file(path: Path, name: str, langs: tuple[str, ...], source_lang: str) -> list[Unit]:
    """The units of a file by its ending."""
    data, problems = read_bytes(path, name, WHOLE_FILES)
    if data is None:
        raise BadInput(*problems)
    return read_text(decoded(data, name), name, path.suffix.lower(), langs, source_lang)


def read_input(data: bytes, langs: tuple[str, ...], source_lang: str) -> list[Unit]:
    """The units of what came from standard input."""
    return read_text(decoded(data, "-"), "-", "", langs, source_lang)


def read_text(text: str, name: str, ending: str, langs: tuple[str, ...], source_lang: str) -> list[Unit]:
    """The units of a text in the languages asked for; `ending` "" leaves its kind to how it begins."""
    units = _units(text, name, ending or _kind(text), langs, source_lang)
    return [unit for unit in units if not langs or unit.lang in langs]


def _kind(text: str) -> str:
    """The ending that a file would have that is written like this; "" is a plain page."""
    beginning = text.lstrip()
    if beginning.startswith(("<?xml", "<xliff")):
        return EXCHANGE[0]
    if _CATALOGUE.match(beginning):
        return CATALOGUES[0]
    cells = _CELLS.split(beginning.partition("\n")[0].casefold())
    if "target" in (cell.strip(' "\r') for cell in cells):
        return TABLES[0]
    return ".md" if _MARKDOWN.search(beginning) else ""


def _units(text: str, name: str, ending: str, langs: tuple[str, ...], source_lang: str) -> list[Unit]:
    if ending in EXCHANGE:
        from checker.wording.outside.exchange import read_exchange

        return read_exchange(text, name, langs, source_lang)
    if ending in CATALOGUES:
        from checker.wording.outside.catalogues import read_catalogue

        return read_catalogue(text, name, langs, source_lang)
    if ending in TABLES:
        from checker.wording.outside.tables import read_table

        return read_table(text, name, langs, source_lang)
    from checker.wording.outside.pages import read_page

    return read_page(text, name, langs, is_markdown=ending in (".md", ".markdown"))


def decoded(data: bytes, name: str) -> str:
    """Text with its line ends as they are; a byte-order mark is nothing to talk about here."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as failure:
        text = message("this is not UTF-8: byte {byte}", byte=failure.start)
        raise BadInput(error("file.encoding", start_of(name), text)) from None


def only_language(langs: tuple[str, ...], own: str | None, place: Place) -> str:
    """The language of a file: its own, else the one that was asked for."""
    if own and own.strip():
        return known_language(own, place)
    if len(langs) == 1:
        return langs[0]
    text = message("it is not said in which language this is")
    raise BadInput(error("wording.language", place, text, message("say it with --lang")))


def known_language(own: str, place: Place) -> str:
    """`fr_CA` is French; a language that nothing is known of is BadInput."""
    lang = own.strip().replace("_", "-").split("-")[0].casefold()
    if lang in LANGUAGES:
        return lang
    known = message("the languages are: {languages}", languages=", ".join(LANGUAGES))
    text = message('nothing is known of the language "{own}"', own=own)
    raise BadInput(error("wording.language", place, text, known))
