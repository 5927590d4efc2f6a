"""Which modules of ours some module needs, read off their imports, those inside of functions too."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[3]
OURS = "checker"


def closure(module: str) -> tuple[str, ...]:
    """The module and all of ours that it needs, sorted; what is imported for types alone is left out."""
    found: set[str] = set()
    waiting = [module]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += [name.rpartition(".")[0]] if "." in name else []
            waiting += _needed(path_of(name))
    return tuple(sorted(found))


def path_of(module: str) -> Path:
    """The file of a module of ours."""
    path = ROOT.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def _needed(path: Path) -> Iterator[str]:
    for node in _nodes(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == OURS:
            yield node.module or ""
            whole = (f"{node.module}.{name.name}" for name in node.names)
            yield from (name for name in whole if path_of(name).is_file())
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name.partition(".")[0] == OURS)


def _nodes(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            continue
        yield node
        yield from _nodes(node)
