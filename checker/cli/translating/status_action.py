"""`checker translate status`."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

from checker.base.messages import message, translate
from checker.cli import codes
from checker.cli.translating import library_here

if TYPE_CHECKING:
    import argparse
    from collections import Counter

    from checker.translation.status import Entry


def run(arguments: argparse.Namespace) -> int:
    """Counts by language and topic, then what is to be done."""
    from checker.translation.status import entries

    project, library = library_here()
    langs = (arguments.language,) if arguments.language else project.settings.languages
    found = entries(library.rulings, langs)
    print(_json(found) if arguments.format == "json" else _text(found, arguments.lang))
    return codes.OK


def _json(found: list[Entry]) -> str:
    from checker.translation.status import counts

    table = [{"lang": lang, "topic": topic, **_row(row)} for (lang, topic), row in counts(found).items()]
    return json.dumps({"counts": table, "entries": [asdict(entry) for entry in found]}, ensure_ascii=False, indent=2)


def _row(row: Counter[str]) -> dict[str, int]:
    from checker.translation.status import COUNTED

    return {name: row[name] for name in COUNTED}


def _text(found: list[Entry], lang: str) -> str:
    from checker.translation.status import COUNTED, counts

    heads = [
        translate(message("language"), lang),
        translate(message("topic"), lang),
        *(_head(n, lang) for n in COUNTED),
    ]
    rows = [[key[0], key[1], *(str(row[name]) for name in COUNTED)] for key, row in counts(found).items()]
    widths = [max(len(row[at]) for row in (heads, *rows)) for at in range(len(heads))]
    lines = [
        " ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in (heads, *rows)
    ]
    waiting = [entry for entry in found if entry.status in ("stale", "missing")]
    lines += [f"{entry.place}: {entry.lang}: {_head(entry.status, lang)}: {entry.ruling}" for entry in waiting]
    lines += [f"{entry.place}: {entry.lang}: {entry.note}" for entry in found if entry.note]
    return "\n".join(lines)


def _head(name: str, lang: str) -> str:
    names = {
        "current": message("current"),
        "stale": message("stale"),
        "missing": message("missing"),
        "source": message("source"),
        "reviewed": message("reviewed"),
    }
    return translate(names[name], lang)
