"""Gettext catalogues, read with Babel."""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.places import Place, start_of
from checker.base.problems import BadInput, error
from checker.knowledge.rulings import Allowed
from checker.wording.outside import only_language
from checker.wording.units import Unit, at_all

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from babel.messages.catalog import Catalog, Message

_MARK = re.compile(r'(?<!\\)(?:\\\\)*"')
_ALLOW = re.compile(r"\ballow: (?P<check>wording\.[a-z-]+)(?: at \"(?P<at>[^\"]+)\")?: (?P<why>.+?)(?=\ballow: |$)")


def read_catalogue(text: str, name: str, langs: tuple[str, ...], source_lang: str) -> list[Unit]:
    """A unit for each message that is translated, plural forms each for itself; obsolete ones are left out."""
    catalogue = opened(text, name)
    own = str(catalogue.locale_identifier or "") or None
    lang = only_language(langs, own, start_of(name))
    general = allowed((line.lstrip("# ") for line in catalogue.header_comment.splitlines()), start_of(name))
    return [unit for each in _live(catalogue) for unit in _units(each, name, lang, source_lang, general)]


def opened(text: str, name: str) -> Catalog:
    """The catalogue in a text. Raises BadInput with the line."""
    from babel.messages.pofile import PoFileError, read_po

    _refuse_open_strings(text, name)
    try:
        return read_po(io.StringIO(text), abort_invalid=True)
    except (PoFileError, ValueError, KeyError, IndexError) as failure:
        place = Place(name, (getattr(failure, "lineno", None) or 0) + 1, 1)
        told = message("this cannot be read as a PO file: {reason}", reason=failure)
        raise BadInput(error("wording.catalogue", place, told)) from None


def _refuse_open_strings(text: str, name: str) -> None:
    """Babel takes the last letter for the quotation mark that is missing."""
    for number, line in enumerate(text.split("\n"), 1):
        marks = list(_MARK.finditer(line)) if '"' in line and not line.lstrip().startswith("#") else []
        if len(marks) % 2:
            told = message("this cannot be read as a PO file: {reason}", reason="a quotation mark is missing")
            raise BadInput(error("wording.catalogue", Place(name, number, marks[0].end()), told))


def _live(catalogue: Catalog) -> Iterator[Message]:
    return (each for each in catalogue if each.id)


def _units(
    each: Message, name: str, lang: str, source_lang: str, general: tuple[Allowed, ...]
) -> Iterator[Unit]:
    """A fuzzy message is looked at without its source, of which it may be no translation any more."""
    sources = each.id if isinstance(each.id, tuple | list) else (each.id,)
    targets = each.string if isinstance(each.string, tuple | list) else (each.string,)
    place = Place(name, each.lineno or 1, 1)
    for number, target in enumerate(targets):
        if target:
            source = sources[min(number, len(sources) - 1)]
            yield Unit(
                id=f"{each.context}: {source}" if each.context else source,
                lang=lang,
                text=target,
                source=None if each.fuzzy else source,
                source_lang=None if each.fuzzy else source_lang,
                place_of=at_all(place),
                allow=(*allowed(each.user_comments, place), *general),
                owner=f"{name}/{each.lineno}",
                field=f"{each.context or ''}/{number}",
            )


def allowed(comments: Iterable[str], place: Place) -> tuple[Allowed, ...]:
    """What the comments of a translator allow: `# allow: wording.term at "draw": it is the end of a game`."""
    text = " ".join(comments)
    return tuple(Allowed(found["check"], found["at"], found["why"].strip(), place) for found in _ALLOW.finditer(text))
