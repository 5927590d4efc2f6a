"""A file of examples that is only a text, on top of what was read before: cards and edition."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from checker.base.files import too_large
from checker.base.messages import message
from checker.base.places import start_of
from checker.base.problems import error, in_order
from checker.base.yaml import Reading, read_yaml
from checker.knowledge.checks import whole_checks
from checker.knowledge.documents import document
from checker.knowledge.library import Library, sound_examples
from checker.knowledge.vocabulary import outline

if TYPE_CHECKING:
    from checker.base.limits import Limits


def examples_in(text: str, name: str, behind: Library, limits: Limits) -> Library:
    """What `load` would give for a file of that text; `name` is the file in places."""
    data = text.encode("utf-8", "replace")
    if len(data) > limits.size:
        return replace(behind, problems=(too_large(name, len(data), limits),))
    node, problems = read_yaml(data, name, Reading(limits))
    if node is None:
        return replace(behind, problems=tuple(problems))
    found, problems = document(node, problems, Path(name), name, outline())
    if found is None:
        return replace(behind, problems=tuple(problems))
    if found.kind != "examples":
        wanted = message("here a file of kind {kind} is expected", kind="examples")
        return replace(behind, problems=(error("form.kind", start_of(name), wanted),))
    library, more = whole_checks(replace(behind, examples=(sound_examples(found),), problems=()))
    return replace(library, problems=tuple(in_order([*problems, *more])))
