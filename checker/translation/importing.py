"""Translations taken back from a file: careful, and nothing is written before everything was looked at."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from checker.base.messages import message
from checker.base.names import fold
from checker.base.places import Place, start_of
from checker.base.problems import BadInput, Problem, Severity, error, notice
from checker.base.processes import in_parts
from checker.base.writing import read_exactly, replace_file
from checker.translation.editing import Change, Unchangeable, changed
from checker.translation.units import FIELDS
from checker.wording.checks import CHECKS
from checker.wording.languages import language_of
from checker.wording.running import check_unit
from checker.wording.sources import stamp
from checker.wording.tokens import tokens
from checker.wording.units import Unit, at_all

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

    from checker.knowledge.rulings import Ruling
    from checker.wording.termbase import Termbase

_STRICT = ("wording.symbol", "wording.placeholder", "wording.brackets")
"""What makes a unit unfit to be taken; other findings are for `checker wording`."""


@dataclass(frozen=True, slots=True)
class Row:
    """A unit of the file, as it came back."""

    id: str
    source: str
    target: str
    is_fuzzy: bool
    place: Place


@dataclass(slots=True)
class Result:
    """`texts` are the new contents of files; `taken` and the problems count units."""

    texts: dict[Path, tuple[str, str]] = field(default_factory=dict)
    taken: int = 0
    unchanged: int = 0
    problems: list[Problem] = field(default_factory=list)

    def add(self, other: Result) -> None:
        """What was found of other rulings."""
        self.texts |= other.texts
        self.taken += other.taken
        self.unchanged += other.unchanged
        self.problems += other.problems

    def write(self) -> None:
        """Put every file in its place, each of them whole."""
        for path, (_, new) in self.texts.items():
            replace_file(path, new)


def read_rows(path: Path, name: str) -> tuple[str | None, list[Row]]:
    """The language of a PO or XLIFF file, if it tells, and its units. Raises BadInput."""
    from checker.base.files import read_bytes
    from checker.wording.outside import WHOLE_FILES

    data, problems = read_bytes(path, name, WHOLE_FILES)
    if data is None:
        raise BadInput(*problems)
    try:
        return _po_rows(data, name) if path.suffix.lower() in (".po", ".pot") else _xliff_rows(data, name)
    except BadInput:
        raise
    except Exception as failure:
        told = message("this cannot be read as a PO or XLIFF file: {reason}", reason=failure)
        raise BadInput(error("translate.unreadable", start_of(name), told)) from None


def _po_rows(data: bytes, name: str) -> tuple[str | None, list[Row]]:
    from checker.wording.outside import decoded
    from checker.wording.outside.catalogues import opened

    catalogue = opened(decoded(data, name), name)
    rows = [
        Row(each.context or "", str(each.id), str(each.string or ""), each.fuzzy, Place(name, each.lineno or 1, 1))
        for each in catalogue
        if each.id
    ]
    return str(catalogue.locale_identifier or "") or None, rows


def _xliff_rows(data: bytes, name: str) -> tuple[str | None, list[Row]]:
    from checker.wording.outside.exchange import id_of, is_fuzzy, line_of, opened

    store = opened(data)
    rows = [
        Row(id_of(unit), str(unit.source), str(unit.target or ""), is_fuzzy(unit), Place(name, line_of(unit), 1))
        for unit in store.units
    ]
    return store.gettargetlanguage() or None, rows


def take(rows: Iterable[Row], rulings: Iterable[Ruling], lang: str, folder: Path, base: Termbase) -> Result:
    """Look at every unit; the result holds the new files, which nobody has written yet."""
    known = {ruling.id: ruling for ruling in rulings}
    result = Result()
    good: dict[str, dict[str, str]] = defaultdict(dict)
    for row in rows:
        problem = _refused(row, known, lang, base) or _twice(row, good)
        if problem is None:
            ruling, name = row.id.rsplit("/", 1)
            good[ruling][name] = row.target
        else:
            result.problems.append(problem)
    for part in in_parts(lambda ids: _changes([(known[id], good[id]) for id in ids], lang, folder), list(good)):
        result.add(part)
    return result


def _twice(row: Row, good: Mapping[str, Mapping[str, str]]) -> Problem | None:
    """The same unit once more, with another translation: nobody knows which is meant."""
    ruling, _, name = row.id.rpartition("/")
    if fold(good.get(ruling, {}).get(name, row.target)) == fold(row.target):
        return None
    told = message("{id} stands here twice; the first translation is taken", id=row.id)
    return error("translate.twice", row.place, told)


def _changes(rulings: Iterable[tuple[Ruling, dict[str, str]]], lang: str, folder: Path) -> Result:
    result = Result()
    for ruling, fields in rulings:
        _change(ruling, fields, lang, folder, result)
    return result


def _refused(row: Row, known: dict[str, Ruling], lang: str, base: Termbase) -> Problem | None:
    """Why a unit is not taken; None if it is."""
    id, _, name = row.id.rpartition("/")
    ruling = known.get(id)
    if ruling is None or name not in FIELDS:
        return error("translate.unknown-id", row.place, message('there is no ruling with the text "{id}"', id=row.id))
    if lang == ruling.source_language:
        told = message('"{language}" is the source language of {ruling}', language=lang, ruling=id)
        return error("translate.source-language", row.place, told)
    if not row.target.strip():
        return notice("translate.empty", row.place, message("{id} has no translation", id=row.id))
    if fold(row.source) != fold(_source(ruling, name)):
        told = message("{id}: the source has changed since the file was made", id=row.id)
        return error("translate.changed", row.place, told, message("export it again"))
    if row.is_fuzzy:
        return notice("translate.fuzzy", row.place, message("{id} is marked as fuzzy, and is not taken", id=row.id))
    return _unfit(row, ruling, lang, base)


def _unfit(row: Row, ruling: Ruling, lang: str, base: Termbase) -> Problem | None:
    own = language_of(tokens(row.target).words)
    if own is not None and own != lang:
        told = message('{id}: this is "{own}", not "{language}"', id=row.id, own=own, language=lang)
        return error("translate.language", row.place, told)
    unit = Unit(row.id, lang, row.target, row.source, ruling.source_language, at_all(row.place))
    checks = tuple(check for check in CHECKS if check.ID in _STRICT)
    found = next((finding for finding in check_unit(unit, base, checks)), None)
    if found is None:
        return None
    told = message("{id}: {found}", id=row.id, found=found.message)
    return Problem(f"translate.{found.check.partition('.')[2]}", Severity.error, row.place, told)


def _source(ruling: Ruling, name: str) -> str:
    lang = ruling.source_language
    return ruling.title.get(lang, "") if name == "title" else ruling.text[lang].text or ""


def _change(ruling: Ruling, fields: dict[str, str], lang: str, folder: Path, result: Result) -> None:
    """A translation is current once its title and its text are of the source as it is now."""
    now = ruling.text[lang]
    was = {"title": ruling.title.get(lang, ""), "text": now.text or ""}
    whole = {**was, **fields}
    new = {name: text for name, text in fields.items() if fold(text) != fold(was[name])}
    is_current = all(name in fields or now.of == stamp(ruling) for name in FIELDS) and all(whole.values())
    if not new and (not is_current or now.of == stamp(ruling)):
        result.unchanged += len(fields)
        return
    change = Change(
        lang=lang,
        title=new.get("title"),
        text=new.get("text"),
        stamp=stamp(ruling) if is_current else None,
        reviewed=() if new and now.reviewed else None,
    )
    _write(ruling, change, len(fields), folder, result)


def _write(ruling: Ruling, change: Change, count: int, folder: Path, result: Result) -> None:
    path = folder / ruling.file
    old, text = result.texts.get(path) or (read_exactly(path),) * 2
    try:
        result.texts[path] = (old, changed(text, change))
        result.taken += count
    except Unchangeable:
        told = message("{file} cannot be changed like that: look at its title, its text and the unit", file=ruling.file)
        result.problems.append(error("translate.file", ruling.place, told))


def differences(result: Result, name_of: Any) -> Iterator[str]:
    """The changes as one unified diff."""
    import difflib

    for path, (old, new) in result.texts.items():
        name = name_of(path)
        lines = difflib.unified_diff(old.splitlines(), new.splitlines(), f"a/{name}", f"b/{name}", lineterm="")
        yield from lines
