"""Where a name stands in the engine's source, found by reading it and running nothing."""

from __future__ import annotations

import ast
from pathlib import Path

import checker.engine

ENGINE = Path(checker.engine.__file__).parent
_Body = list[ast.stmt]


def place_of(name: str) -> tuple[Path, int]:
    """The file and line of a name such as `state.table:Table.turn_order`, written from `checker.engine` on.

    Line 1 if the file has no such name. Raises OSError if there is no such file.
    """
    module, _, dotted = name.partition(":")
    path = ENGINE.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return file, _line(ast.parse(file.read_text(encoding="utf-8")).body, dotted.split("."))


def _line(body: _Body, names: list[str]) -> int:
    line = 1
    for name in names:
        found = next((statement for statement in body if name in _names(statement)), None)
        if found is None:
            return line
        line, body = found.lineno, getattr(found, "body", [])
    return line


def _names(statement: ast.stmt) -> list[str]:
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        return [statement.name]
    targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
    return [target.id for target in targets if isinstance(target, ast.Name)]
