"""The sentences that the patterns of the checks are tried on; the set that nobody reads is not among them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from checker.wording.scoring import read_rows

HERE = Path(__file__).parent
UNREAD = "second-set"


def sentences() -> Iterator[str]:
    """Each once, in all three languages, right and wrong ones."""
    yield from sorted({*_of_sets(), *_of_kinds()})


def _of_sets() -> Iterator[str]:
    for path in sorted(HERE.glob("*.jsonl")):
        for row in read_rows(path) if path.stem != UNREAD else ():
            yield from (row[side] for side in ("good", "bad", "source_en") if row.get(side))


def _of_kinds() -> Iterator[str]:
    for path in sorted((HERE / "sentences").glob("*.tsv")):
        yield from (line.split("\t")[-1] for line in path.read_text(encoding="utf-8").splitlines())
