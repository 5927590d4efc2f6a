"""`checker translate terms`."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from checker.cli import codes

if TYPE_CHECKING:
    import argparse


def run(arguments: argparse.Namespace) -> int:
    """The termbase of the project, or that which comes with the package."""
    from checker.knowledge.project import find_project
    from checker.translation.exporting import exported_terms
    from checker.wording.texts import load_texts

    project = find_project()
    library = load_texts(None, project)
    sys.stdout.write(exported_terms(library.terms, project.settings.languages, arguments.format))
    return codes.OK
