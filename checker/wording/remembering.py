"""Texts in which an earlier run found nothing, so that a translator's next run looks at what is new.

A text is known again by its digest, together with its source; and only as long as checks, terms and card names are
the same. What has a finding or a silence is always looked at anew. Whatever cannot be read or trusted is forgotten.
"""

from __future__ import annotations

import contextlib
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from checker.base.sealed import digest, read_sealed, write_sealed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from checker.wording.units import Unit

SIZE = 16
"""Bytes of the digest of a text."""
MOST = 200_000
"""Texts that are kept; beyond it they are forgotten all together."""
OTHERS = 3
"""Files of other versions of checks and terms that stay beside this one's."""
FLOORS = ("base", "knowledge", "wording")
"""The parts of the program that what is found depends on."""


@dataclass(slots=True)
class Clean:
    """The digests of clean texts in a file of the folder, and those that this run adds."""

    path: Path
    known: frozenset[bytes] = frozenset()
    added: set[bytes] = field(default_factory=set)

    @classmethod
    def at(cls, folder: Path, *data: object) -> Clean:
        """What is kept in a folder under these terms and names; the folder need not be there yet."""
        package = Path(__file__).parents[1]
        code = [path.read_bytes() for floor in FLOORS for path in sorted((package / floor).rglob("*.py"))]
        name = digest(repr((sys.version, data)).encode(), *code).hex()
        path = folder / f"{name}.clean"
        return cls(path, _read(path))

    def has(self, unit: Unit) -> bool:
        """Whether nothing was found in this text, with this source."""
        return bool(self.known) and not unit.allow and key_of(unit) in self.known

    def add(self, keys: Iterable[bytes]) -> None:
        """Texts in which nothing was found now."""
        self.added |= set(keys)

    def save(self) -> None:
        """Write what is new. A folder that cannot be written to is no reason to fail."""
        keys = self.known | self.added
        if keys == self.known:
            return
        data = b"".join(sorted(keys if len(keys) <= MOST else self.added))
        write_sealed(self.path, data)
        with contextlib.suppress(OSError):
            files = sorted(self.path.parent.glob("*.clean"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
            for old in files[OTHERS + 1 :]:
                old.unlink()


def key_of(unit: Unit) -> bytes:
    """The digest of all of a text that the checks look at."""
    seen = (unit.lang, unit.source_lang, unit.text, unit.source, unit.is_page, unit.stamps, unit.field)
    return digest(repr(seen).encode("utf-8", "surrogatepass"))[:SIZE]


def _read(path: Path) -> frozenset[bytes]:
    data = read_sealed(path) or b""
    return frozenset(data[at : at + SIZE] for at in range(0, len(data), SIZE))
