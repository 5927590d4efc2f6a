"""Messages to people: an English sentence with named fields, which is the gettext key of its translations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from typing import TYPE_CHECKING

from checker.base.shipped import shipped
from checker.base.speaking import filled

if TYPE_CHECKING:
    from pathlib import Path

DOMAIN = "checker"


@dataclass(frozen=True, slots=True)
class Message:
    """`text` is the English sentence with `{named}` fields; a field may be a message, such as a noun.

    With a `count` it is said of so many: `text` of one, `plural` of several.
    """

    text: str
    fields: tuple[tuple[str, str | Message], ...] = ()
    plural: str = ""
    count: int = 1

    def english(self) -> str:
        """The sentence in English, its fields filled in."""
        return _filled(self, NullTranslations())

    def __str__(self) -> str:
        return self.english()


def message(text: str, /, **fields: object) -> Message:
    """Make a message; the extractor looks for this name. A field that is no message is turned into text."""
    return Message(text, _fields(fields))


def counted(one: str, several: str, count: int, /, **fields: object) -> Message:
    """A message that is said of `count` things; the number itself is the field `{count}`."""
    return Message(one, _fields({"count": count, **fields}), several, count)


def translate(msg: Message, lang: str) -> str:
    """The sentence in a language; what has no translation stays English."""
    return _filled(msg, catalogue(lang))


def listed(messages: tuple[Message, ...]) -> Message:
    """Several nouns as one: "a, b or c"."""
    if len(messages) == 1:
        return messages[0]
    rest = messages[0]
    for noun in messages[1:-1]:
        rest = message("{first}, {second}", first=rest, second=noun)
    return message("{first} or {last}", first=rest, last=messages[-1])


@lru_cache
def catalogue(lang: str) -> NullTranslations:
    """The translations of a language: the compiled file unless its source is newer; none without either."""
    folder = shipped("locales")
    if lang == "en" or folder is None:
        return NullTranslations()
    source = folder / lang / "LC_MESSAGES" / f"{DOMAIN}.po"
    compiled = source.with_suffix(".mo")
    if compiled.is_file() and not _is_newer(source, compiled):
        with compiled.open("rb") as file:
            return GNUTranslations(file)
    return _compiled(source) if source.is_file() else NullTranslations()


def _fields(values: Mapping[str, object]) -> tuple[tuple[str, str | Message], ...]:
    return tuple((name, value if isinstance(value, Message) else str(value)) for name, value in values.items())


def _filled(msg: Message, translations: NullTranslations) -> str:
    fields = {name: _filled(value, translations) if isinstance(value, Message) else value for name, value in msg.fields}
    if msg.plural:
        return filled(translations.ngettext(msg.text, msg.plural, msg.count), fields)
    return filled(translations.gettext(msg.text), fields)


def _is_newer(source: Path, compiled: Path) -> bool:
    return source.is_file() and source.stat().st_mtime > compiled.stat().st_mtime


def _compiled(source: Path) -> NullTranslations:
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    buffer = BytesIO()
    with source.open("rb") as file:
        write_mo(buffer, read_po(file))
    buffer.seek(0)
    return GNUTranslations(buffer)
