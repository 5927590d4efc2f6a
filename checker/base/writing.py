"""Files written so that nobody ever sees half of one."""

from __future__ import annotations

import os
import shutil
import tempfile
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def read_exactly(path: Path) -> str:
    """The text of a file with its line ends as they are."""
    with path.open(encoding="utf-8", newline="") as file:
        return file.read()


def replace_file(path: Path, text: str) -> None:
    """Put a new text in the place of a file, or leave the file as it was; its permissions stay."""
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8", newline="") as file:
            file.write(text)
        shutil.copymode(path, name)
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise
