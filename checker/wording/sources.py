"""The units of rulings: title and text in each language but the source's, and the source's by itself."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from checker.base.names import fingerprint
from checker.base.places import Place
from checker.knowledge.rulings import STALE
from checker.wording.units import Unit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from checker.knowledge.rulings import LanguageText, Ruling


def units_of(ruling: Ruling, langs: Iterable[str], folder: Path) -> Iterator[Unit]:
    """Two units for each language that is there. `folder` is that from which files are named."""
    path = folder / ruling.file
    for lang in langs:
        text = ruling.text.get(lang)
        if text is None or text.text is None:
            continue
        if lang in ruling.title:
            place = ruling.place_of(f"title.{lang}")
            yield _unit(ruling, lang, "title", ruling.title[lang], Located(path, place, ruling.title[lang]), text)
        yield _unit(ruling, lang, "text", text.text, Located(path, text.at or text.place, text.text), text)


def _unit(
    ruling: Ruling, lang: str, field: str, words: str, place_of: Callable[[int], Place], text: LanguageText
) -> Unit:
    is_source = lang == ruling.source_language
    return Unit(
        id=f"{ruling.id}/{field}/{lang}",
        lang=lang,
        text=words,
        source=None if is_source or text.status == STALE else _source(ruling, field),
        source_lang=None if is_source else ruling.source_language,
        place_of=place_of,
        allow=text.allow,
        stamps=None if is_source or field == "title" else (text.of, stamp(ruling)),
        ruling=ruling.id,
        owner=f"{ruling.file}/{lang}",
        field=field,
    )


def _source(ruling: Ruling, field: str) -> str | None:
    if field == "title":
        return ruling.title.get(ruling.source_language)
    return ruling.text[ruling.source_language].text


def stamp(ruling: Ruling) -> str:
    """The fingerprint of the source as it is now."""
    source = ruling.source_language
    return fingerprint(ruling.title.get(source, ""), ruling.text[source].text or "")


@dataclass(frozen=True, slots=True)
class Located:
    """Places in a text that YAML has folded: the file is only read where something was found."""

    path: Path
    start: Place
    text: str

    def __call__(self, index: int) -> Place:
        """Where a character stands; the beginning of the text if the file cannot be read any more."""
        try:
            lines = self.path.read_text(encoding="utf-8-sig").split("\n")
        except (OSError, UnicodeError):
            return self.start
        wanted = sum(not sign.isspace() for sign in self.text[:index])
        line, column = self.start.line, self.start.column
        if lines[line - 1][column - 1 : column] in "|>":
            line, column = line + 1, 1
        elif lines[line - 1][column - 1 : column] in "\"'":
            column += 1
        return _walked(lines, self.start.file, line, column, wanted) or self.start


def _walked(lines: list[str], file: str, line: int, column: int, wanted: int) -> Place | None:
    """The place after so many signs that are no white space."""
    while line <= len(lines):
        for at in range(column - 1, len(lines[line - 1])):
            if lines[line - 1][at].isspace():
                continue
            if wanted == 0:
                return Place(file, line, at + 1)
            wanted -= 1
        line, column = line + 1, 1
    return None
