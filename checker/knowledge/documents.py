"""A file read and held against its form."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from checker.base.forms import check
from checker.base.messages import message
from checker.base.names import suggestion
from checker.base.nodes import Mapping, Scalar
from checker.base.problems import Problem, error, has_errors
from checker.base.yaml import read_yaml
from checker.knowledge.fields import rows_of, text_of
from checker.knowledge.schema import KINDS, form

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from checker.base.nodes import Node
    from checker.base.places import Place
    from checker.base.yaml import Reading
    from checker.knowledge.vocabulary import Vocabulary


@dataclass(frozen=True, slots=True)
class Document:
    """A file of a known kind. If it is `broken` its form was not followed, and `problems` says where."""

    path: Path
    name: str
    kind: str
    node: Mapping
    broken: bool
    problems: tuple[Problem, ...]


Read = tuple[Document | None, list[Problem]]


def read_document(path: Path, name: str, words: Vocabulary, reading: Reading) -> Read:
    """Read a file; None if it is no mapping or of no known kind. The problems are all that were found."""
    node, problems = read_yaml(path, name, reading)
    return (None, problems) if node is None else document(node, problems, path, name, words)


def document(node: Node, problems: list[Problem], path: Path, name: str, words: Vocabulary) -> Read:
    """What was read, held against its form; `problems` are those of reading it."""
    if not isinstance(node, Mapping):
        text = message("a file is a mapping, such as a ruling with its id, title and text")
        return None, [*problems, error("form.type", node.place, text)]
    kind = _kind_of(node.get("kind"))
    if isinstance(kind, Problem):
        return None, [*problems, kind]
    found = check(form(kind, words), node)
    whole = [*problems, *found]
    owned = tuple(attributed(whole, node) if kind in ("ruling", "examples") else whole)
    return Document(path, name, kind, node, has_errors(owned), owned), list(owned)


def attributed(problems: Iterable[Problem], node: Mapping) -> list[Problem]:
    """The problems with the ruling and the example that they stand in."""
    starts = [(row.place, text_of(row, "id")) for row in rows_of(node, "examples")]
    ruling = text_of(node, "id")
    return [replace(problem, ruling=ruling, example=_example_at(problem.place, starts, node)) for problem in problems]


def _example_at(place: Place, starts: list[tuple[Place, str | None]], node: Mapping) -> str | None:
    above = [id for start, id in starts if start <= place]
    after = list(node.keys()[node.keys().index("examples") + 1 :]) if above else []
    past = any(node.place_of(key) <= place for key in after)
    return above[-1] if above and not past else None


def _kind_of(node: Node | None) -> str | Problem:
    if node is None:
        return KINDS[0]
    if isinstance(node, Scalar) and node.text in KINDS:
        return node.text
    word = node.text if isinstance(node, Scalar) else ""
    hint = suggestion(word, KINDS) or message("the kinds are: {kinds}", kinds=", ".join(KINDS))
    return error("form.kind", node.place, message('unknown kind "{kind}"', kind=word), hint)
