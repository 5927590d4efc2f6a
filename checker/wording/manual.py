"""The manual of the checks, which is their docstrings; as a page it is `docs/wording.md`."""

from __future__ import annotations

import sys
from inspect import getdoc
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from checker.wording import consistency, silences, spelling
from checker.wording.checks import CHECKS

if TYPE_CHECKING:
    from checker.base.problems import Severity


class Described(Protocol):
    """A module with an id, a severity and a manual."""

    ID: str
    SEVERITY: Severity


ALL: tuple[Described, ...] = (*CHECKS, consistency, silences, spelling)


def manual_of(id: str) -> str | None:
    """The manual of a check; None if there is no such check."""
    return next((_page(check) for check in ALL if id == check.ID), None)


def summaries() -> list[tuple[str, str]]:
    """Each check with the first sentence of its manual."""
    return [(check.ID, (getdoc(check) or "").split("\n\n")[0].replace("\n", " ")) for check in ALL]


def _page(check: Described) -> str:
    return f"{check.ID} ({check.SEVERITY})\n\n{getdoc(check) or ''}"


def page() -> str:
    """All manuals as a Markdown page."""
    parts = [f"## {check.ID}\n\nSeverity: {check.SEVERITY}.\n\n{getdoc(check) or ''}" for check in ALL]
    head = (
        "# Checks of wording\n\n`checker wording` runs them. This page is made of their docstrings by `make words`.\n"
        "A finding that is right as it is stands under `allow:` in the text of its language, with the reason; one\n"
        "that silences nothing is reported as `wording.unused-allow`.\n"
    )
    return "\n\n".join([head, *parts]) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
