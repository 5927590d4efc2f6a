"""Texts from outside: tables, catalogues and pages, each read into units. What cannot be read is BadInput."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.files import read_bytes
from checker.base.limits import Limits
from checker.base.messages import message
from checker.base.places import start_of
from checker.base.problems import BadInput, error

if TYPE_CHECKING:
    from pathlib import Path

    from checker.wording.units import Unit

TABLES, CATALOGUES, EXCHANGE, PAGES = (
    (".csv", ".tsv"),
    (".po", ".pot"),
    (".xlf", ".xliff"),
    (".txt", ".md", ".markdown"),
)
WHOLE_FILES = Limits(size=200_000_000)
"""A catalogue holds what stands in thousands of files."""
ENDINGS = (*TABLES, *CATALOGUES, *EXCHANGE, *PAGES)


def read_file(path: Path, name: str, langs: tuple[str, ...], source_lang: str) -> list[Unit]:
    """The units of a file by its ending."""
    data, problems = read_bytes(path, name, WHOLE_FILES)
    if data is None:
        raise BadInput(*problems)
    return read_text(_decoded(data, name), name, path.suffix.lower(), langs, source_lang)


def read_text(text: str, name: str, ending: str, langs: tuple[str, ...], source_lang: str) -> list[Unit]:
    """The units of a text; `ending` says of what kind it is, "" leaves it to the first line."""
    if ending in EXCHANGE:
        from checker.wording.outside.exchange import read_exchange

        return read_exchange(text, name, langs, source_lang)
    if ending in CATALOGUES:
        from checker.wording.outside.catalogues import read_catalogue

        return read_catalogue(text, name, langs, source_lang)
    if ending in TABLES or (ending == "" and "target" in text.partition("\n")[0]):
        from checker.wording.outside.tables import read_table

        return read_table(text, name, langs, source_lang)
    from checker.wording.outside.pages import read_page

    return read_page(text, name, langs, is_markdown=ending in (".md", ".markdown"))


def _decoded(data: bytes, name: str) -> str:
    """Text with its line ends as they are; a byte-order mark is nothing to talk about here."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as failure:
        text = message("this is not UTF-8: byte {byte}", byte=failure.start)
        raise BadInput(error("file.encoding", start_of(name), text)) from None


def only_language(langs: tuple[str, ...], own: str | None, name: str) -> str:
    """The language of a file: its own, else the one that was asked for."""
    if own:
        return own.replace("_", "-").split("-")[0].casefold()
    if len(langs) == 1:
        return langs[0]
    text = message("it is not said in which language this is")
    raise BadInput(error("wording.language", start_of(name), text, message("say it with --lang")))
