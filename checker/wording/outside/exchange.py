"""XLIFF files of versions 1 and 2, read with translate-toolkit, which is only imported here."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from checker.base.messages import message
from checker.base.places import Place, start_of
from checker.base.problems import BadInput, error
from checker.wording.outside import known_language, only_language
from checker.wording.units import Unit, at_all

if TYPE_CHECKING:
    from collections.abc import Iterator

_SECOND = re.compile(rb"<(?:\w+:)?xliff\b[^>]*\bversion\s*=\s*[\"']2\.")

_STANDING = frozenset(("x", "ph", "it"))
"""Elements that stand for something: a line break, a picture, a value."""
_HALVES = frozenset(("bpt", "ept", "bx", "ex", "sc", "ec", "sm", "em"))
"""The beginning or the end of a marking; text stands between them, and none in them."""


def read_exchange(text: str, name: str, langs: tuple[str, ...], source_lang: str) -> list[Unit]:
    """A unit for each trans-unit or segment with a target."""
    try:
        store = opened(text.encode("utf-8"))
    except Exception as failure:
        told = message("this cannot be read as an XLIFF file: {reason}", reason=str(failure) or "no xliff element")
        raise BadInput(error("wording.exchange", start_of(name), told)) from None
    lang = only_language(langs, store.gettargetlanguage() or None, start_of(name))
    theirs = known_language(store.getsourcelanguage() or source_lang, start_of(name))
    return list(_units(store, name, lang, theirs))


def opened(data: bytes) -> Any:
    """The store of a file, by its version. Raises whatever the parsers do."""
    if _SECOND.search(data):
        from translate.storage.xliff2 import Xliff2File

        return Xliff2File.parsestring(data)
    from translate.storage import xliff

    classic: Any = xliff.xlifffile
    return classic.parsestring(data)


def line_of(unit: Any) -> int:
    """The line of a unit of the store."""
    return getattr(unit.xmlelement, "sourceline", None) or 1


def id_of(unit: Any) -> str:
    """The id of a unit, without the name of its file."""
    return str(unit.getid() or "").rpartition("\x04")[2]


def is_fuzzy(unit: Any) -> bool:
    """Whether the file says that a translation is still to be worked on; a state that is not said is no such word."""
    approved = unit.xmlelement.get("approved")
    node = unit.getlanguageNode(lang=None, index=1)
    states = [each.get("state") or "" for each in (unit.xmlelement, node) if each is not None]
    unfinished = any(state.startswith("needs-") or state in ("new", "initial") for state in states)
    return approved != "yes" and (unfinished or approved == "no")


def _said(unit: Any, index: int) -> str:
    """The source (0) or the target (1), with what stands in it by itself as a placeholder: *{{ph_2}}*."""
    node = unit.getlanguageNode(lang=None, index=index)
    stands = node is not None and any(_kind(each) in _STANDING for each in node.iter())
    return _written(node) if stands else str(unit.target if index else unit.source)


def _written(node: Any) -> str:
    """The text of an element and of what it marks; the code within a tag is none."""
    parts = [node.text or ""]
    for each in node:
        kind = _kind(each)
        if kind in _STANDING:
            parts.append(f"{{{{{kind}_{each.get('id') or ''}}}}}")
        elif kind and kind not in _HALVES:
            parts.append(_written(each))
        parts.append(each.tail or "")
    return "".join(parts)


def _kind(node: Any) -> str:
    """The name of an element; a comment has none."""
    return node.tag.rpartition("}")[2] if isinstance(node.tag, str) else ""


def _units(store: Any, name: str, lang: str, source_lang: str) -> Iterator[Unit]:
    """What is still to be worked on is looked at without its source, of which it may be no translation any more."""
    for unit in store.units:
        if unit.target:
            id, place = id_of(unit), Place(name, line_of(unit), 1)
            source = None if is_fuzzy(unit) else _said(unit, 0)
            theirs = source_lang if source is not None else None
            yield Unit(id, lang, _said(unit, 1), source, theirs, at_all(place), owner=f"{name}/{id}")
