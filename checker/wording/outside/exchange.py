"""XLIFF files, read with translate-toolkit, which is only imported here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from checker.base.messages import message
from checker.base.places import Place, start_of
from checker.base.problems import BadInput, error
from checker.wording.outside import only_language
from checker.wording.units import Unit, at_all

if TYPE_CHECKING:
    from collections.abc import Iterator


def read_exchange(text: str, name: str, langs: tuple[str, ...], source_lang: str) -> list[Unit]:
    """A unit for each trans-unit with a target."""
    from translate.storage import xliff

    xlifffile: Any = xliff.xlifffile

    try:
        store: Any = xlifffile.parsestring(text.encode("utf-8"))
    except Exception as failure:
        told = message("this cannot be read as an XLIFF file: {reason}", reason=failure)
        raise BadInput(error("wording.exchange", start_of(name), told)) from None
    lang = only_language(langs, store.gettargetlanguage() or None, name)
    return list(_units(store, name, lang, store.getsourcelanguage() or source_lang))


def _units(store: Any, name: str, lang: str, source_lang: str) -> Iterator[Unit]:
    for unit in store.units:
        if unit.target:
            place = Place(name, getattr(unit.xmlelement, "sourceline", None) or 1, 1)
            id = unit.getid().rpartition("\x04")[2]
            yield Unit(
                id, lang, str(unit.target), str(unit.source), source_lang[:2], at_all(place), owner=f"{name}/{id}"
            )
