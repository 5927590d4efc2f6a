"""Tables with the columns id, source and target; also lang, where rows are in several languages."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.places import Place, start_of
from checker.base.problems import BadInput, error
from checker.wording.outside import only_language
from checker.wording.units import Unit

if TYPE_CHECKING:
    from collections.abc import Callable


def read_table(text: str, name: str, langs: tuple[str, ...], source_lang: str) -> list[Unit]:
    """A unit for each row whose target is not empty; without a source only the target is looked at."""
    csv.field_size_limit(max(len(text), 1))
    first = text.partition("\n")[0]
    delimiter = max(",;\t", key=first.count)
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    lines = text.splitlines()
    try:
        columns = [column.strip().casefold() for column in next(rows, [])]
        if "target" not in columns:
            known = message("the columns are id, source, target")
            raise BadInput(error("wording.columns", start_of(name), message('there is no column "target"'), known))
        units = []
        line = rows.line_num + 1
        for row in rows:
            cells = dict(zip(columns, row, strict=False))
            if cells.get("target", "").strip():
                units.append(_unit(cells, name, line, lines, langs, source_lang))
            line = rows.line_num + 1
        return units
    except csv.Error as failure:
        text_of = message("this cannot be read as a table: {reason}", reason=failure)
        raise BadInput(error("wording.table", Place(name, rows.line_num or 1, 1), text_of)) from None


def _unit(
    cells: dict[str, str], name: str, line: int, lines: list[str], langs: tuple[str, ...], source_lang: str
) -> Unit:
    target, source = cells["target"], cells.get("source") or None
    return Unit(
        id=cells.get("id") or str(line),
        lang=only_language(langs, cells.get("lang"), Place(name, line, 1)),
        text=target,
        source=source,
        source_lang=source_lang if source else None,
        place_of=_places(name, line, lines, target),
        owner=f"{name}/{line}",
    )


def _places(name: str, line: int, lines: list[str], target: str) -> Callable[[int], Place]:
    """Where a character of the target stands in its line; a cell with quotation marks in it is near enough."""
    written = lines[line - 1] if line <= len(lines) else ""
    start = max(written.rfind(target), written.rfind(target.replace('"', '""')), 0)
    return lambda index: Place(name, line, start + index + 1)
