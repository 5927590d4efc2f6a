"""Proofs of earlier runs, so that what is unchanged need not be played again.

A proof is found again by the digest of everything that it comes of: the ruling as it is played, the cards that it may
meet, the edition, the program itself and the Python that runs it. Whatever cannot be read, written or trusted is
played instead. A proof with a problem is not kept: what is wrong is always looked at anew.
"""

from __future__ import annotations

import contextlib
import os
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from checker.base.sealed import digest, read_sealed, write_sealed
from checker.proof.carrying import Unreadable, packed, unpacked
from checker.proof.dependencies import Cards

if TYPE_CHECKING:
    from collections.abc import Iterable

    from checker.knowledge.rulings import ExampleFile, Ruling
    from checker.proof.prove import Proof
    from checker.proof.stage import Stage

SCHEMA = 1
"""The number of the shape of the files."""
LIMIT = 200_000_000
"""Bytes of all files together; beyond it those go that were not used for longest."""
OTHER_FLOORS = ("cli", "narration", "reports", "translation", "website", "wording")
"""What is not played by: a change in them leaves proofs as they are."""


@dataclass(frozen=True, slots=True)
class Kept:
    """The proofs kept in a folder, a file for each; `code` is the digest of the program."""

    folder: Path
    code: str
    limit: int = LIMIT

    @classmethod
    def at(cls, folder: Path) -> Kept:
        """What this program has kept in a folder; it need not be there yet."""
        return cls(folder, code_digest(Path(__file__).parents[1]))

    def keys(self, items: Iterable[Ruling | ExampleFile], stage: Stage) -> list[str]:
        """The keys of rulings that are bare, to be played on a stage that the program made."""
        cards = Cards.of(stage.world.cards)
        common = repr((SCHEMA, sys.version, self.code, stage.edition))
        return [digest(f"{common}\n{item!r}\n{cards.met_by(item)}".encode()).hex() for item in items]

    def proof(self, key: str) -> Proof | None:
        """The proof under a key, if it is there and whole."""
        path = self._path(key)
        data = read_sealed(path, key)
        if data is None:
            return None
        try:
            found = unpacked(data)
            os.utime(path)
        except (OSError, Unreadable):
            return None
        return found

    def keep(self, key: str, proof: Proof) -> None:
        """Keep a proof without problems. A folder that cannot be written to is no reason to fail."""
        data = None if proof.problems or proof.cards else packed(proof)
        if data is not None:
            write_sealed(self._path(key), data, key)

    def tidy(self) -> None:
        """Drop what was not used for longest, until all that is left keeps to the limit."""
        with contextlib.suppress(OSError):
            files = [(path.stat(), path) for path in self.folder.iterdir() if not path.name.startswith(".")]
            room = self.limit
            for status, path in sorted(files, key=lambda file: file[0].st_mtime_ns, reverse=True):
                room -= status.st_size
                if room < 0:
                    path.unlink()

    def _path(self, key: str) -> Path:
        return self.folder / f"{key}.proof"


@cache
def code_digest(package: Path) -> str:
    """The digest of the program's files, as far as games depend on them."""
    files = [path for path in sorted(package.rglob("*.py")) if path.relative_to(package).parts[0] not in OTHER_FLOORS]
    parts = [part for path in files for part in (path.relative_to(package).as_posix().encode(), path.read_bytes())]
    return digest(*parts).hex()
