"""`checker schema`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from checker.base.messages import message
from checker.cli import codes

if TYPE_CHECKING:
    import argparse

    from checker.cli.parser import Say

KINDS = ("ruling", "examples", "cards", "source", "terms", "edition")
FOLDER = Path("docs/schema")
EXAMPLES = """
  checker schema                   of rulings
  checker schema --kind cards
  checker schema --write           all kinds, into docs/schema
"""


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """The kind of file, or where to write all of them."""
    parser.add_argument("--kind", choices=KINDS, default="ruling", help=say(message("the kind of file")))
    about = say(message("write the schemas of all kinds into a folder (docs/schema)"))
    parser.add_argument("--write", nargs="?", type=Path, const=FOLDER, metavar="FOLDER", help=about)


def run(arguments: argparse.Namespace) -> int:
    """Print one, or write all."""
    if arguments.write is None:
        print(text_of(arguments.kind), end="")
        return codes.OK
    arguments.write.mkdir(parents=True, exist_ok=True)
    for kind in KINDS:
        path = arguments.write / f"{kind}.json"
        path.write_text(text_of(kind), encoding="utf-8")
        print(path)
    return codes.OK


def text_of(kind: str) -> str:
    """The schema of a kind as it stands in its file: a line for each key, and for each definition."""
    schema = _schema(kind)
    definitions = [f"    {_line(name, value)}" for name, value in schema.pop("$defs", {}).items()]
    lines = [f"  {_line(name, value)}" for name, value in schema.items()]
    if definitions:
        lines.append('  "$defs": {\n' + ",\n".join(definitions) + "\n  }")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _line(name: str, value: object) -> str:
    return f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}"


def _schema(kind: str) -> dict[str, Any]:
    from checker.knowledge.schema import schema

    return dict(schema(kind))
