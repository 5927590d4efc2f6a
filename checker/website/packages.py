"""What the website takes from npm: without it the site is built all the same, and says what it lacks."""

from __future__ import annotations

from pathlib import Path

PACKAGES = Path(__file__).parents[2] / "node_modules"
TAKEN = {
    "pyodide": "the page where examples are tried",
    "mana-font": "the symbol font (letters in circles stand for it)",
}
"""What each package is for."""


def package(name: str) -> Path | None:
    """The folder of a package that npm installed, or None."""
    folder = PACKAGES / name
    return folder if folder.is_dir() else None


def lacking() -> str:
    """One line on what is left out for want of packages; "" if all are there."""
    left_out = [use for name, use in TAKEN.items() if package(name) is None]
    return f"left out for want of npm's packages (make packages): {', '.join(left_out)}" if left_out else ""
