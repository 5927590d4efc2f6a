"""The data that comes with the package: beside it in the source tree, inside it in a wheel."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent


def shipped(name: str) -> Path | None:
    """The file or folder of that name (`rulings`, `locales`), or None where it was left out."""
    for folder in (PACKAGE / "shipped", PACKAGE.parent):
        if (folder / name).exists():
            return folder / name
    return None
