"""From text to nodes: PyYAML's events, read in a loop, so that neither nesting nor an alias can harm.

Values stay text; anchors, aliases, tags and a second document are refused. The parser of libyaml is used if
it is there; what it refuses is read again by the one in Python, so that messages and places are the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml

from checker.base.composing import Composer
from checker.base.files import decode, read_bytes
from checker.base.limits import DEFAULT_LIMITS, Limits
from checker.base.messages import message
from checker.base.nodes import Node
from checker.base.places import start_of
from checker.base.problems import Problem, error
from checker.base.yaml_errors import explained

if TYPE_CHECKING:
    from collections.abc import Iterator

HAS_LIBYAML = hasattr(yaml, "CLoader")


@dataclass(frozen=True, slots=True)
class Reading:
    """How YAML is read. `libyaml=False` does without the compiled parser; the result is the same."""

    limits: Limits = DEFAULT_LIMITS
    libyaml: bool = HAS_LIBYAML


DEFAULT_READING = Reading()
Read = tuple[Node | None, list[Problem]]


def read_yaml(source: Path | bytes | str, name: str, reading: Reading = DEFAULT_READING) -> Read:
    """The document of a path, of bytes or of text; `name` is the file in places. None: see the problems."""
    problems: list[Problem] = []
    if isinstance(source, Path):
        data, problems = read_bytes(source, name, reading.limits)
        if data is None:
            return None, problems
        source = data
    text, more = decode(source.encode() if isinstance(source, str) else source, name)
    problems += more
    if text is None:
        return None, problems
    node, more = _composed(text, name, reading.limits, reading.libyaml)
    return node, problems + more


def _composed(text: str, name: str, limits: Limits, libyaml: bool) -> Read:
    composer = Composer(name, limits.depth)
    try:
        node = composer.compose(_events(text, libyaml))
    except yaml.YAMLError as failure:
        if libyaml:
            return _composed(text, name, limits, libyaml=False)
        return None, [*composer.problems, explained(failure, text, name)]
    if node is None and not composer.problems:
        return None, [error("yaml.empty", start_of(name), message("the file is empty"))]
    return node, composer.problems


def _events(text: str, libyaml: bool) -> Iterator[Any]:
    events: Iterator[Any] = yaml.parse(text, Loader=yaml.CLoader if libyaml else yaml.Loader)
    return events
