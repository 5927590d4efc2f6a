"""`--watch`."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from checker.cli.watching import Snapshot, snapshot, watch

if TYPE_CHECKING:
    from pathlib import Path


@dataclass
class Desk:
    """Files that change while one waits; whoever waits once too often gives up."""

    changes: list[int]
    works: list[int] = field(default_factory=list)
    now: int = 0

    def look(self) -> Snapshot:
        return frozenset({("a.yaml", self.now)})

    def work(self) -> int:
        self.works.append(self.now)
        return len(self.works)

    def wait(self) -> None:
        if not self.changes:
            raise KeyboardInterrupt
        self.now = self.changes.pop(0)


def test_work_is_done_once_and_again_after_each_change() -> None:
    desk = Desk([0, 0, 1, 1, 2])
    assert watch(desk.look, desk.work, desk.wait) == 3
    assert desk.works == [0, 1, 2]


def test_a_snapshot_sees_new_changed_and_removed_files(tmp_path: Path) -> None:
    first = tmp_path / "combat" / "a.yaml"
    first.parent.mkdir()
    first.write_text("a")
    (tmp_path / "b.txt").write_text("b")
    seen = snapshot([tmp_path])
    assert [name for name, _ in seen] == [str(first)]
    os.utime(first, ns=(1, 1))
    changed = snapshot([tmp_path])
    assert changed != seen
    (tmp_path / "c.yaml").write_text("c")
    assert len(snapshot([tmp_path])) == 2
    first.unlink()
    assert len(snapshot([first, tmp_path])) == 1
