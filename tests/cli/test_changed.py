"""`checker verify --changed-since REV`, in repositories that are made for it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Run

ASSETS = Path(__file__).parent / "assets"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The sound miniature project with its ruling twice, committed."""
    shutil.copytree(ASSETS / "sound", tmp_path, dirs_exist_ok=True)
    text = _ruling(tmp_path).read_text("utf-8")
    _ruling(tmp_path).with_name("other.yaml").write_text(text.replace("id: lifelink", "id: other", 1), "utf-8")
    for arguments in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "all"]):
        named = ["-c", "user.name=somebody", "-c", "user.email=somebody@example.org"]
        subprocess.run(["git", *named, *arguments], cwd=tmp_path, check=True, capture_output=True)
    return tmp_path


def _ruling(project: Path) -> Path:
    return project / "rulings" / "combat" / "lifelink.yaml"


def test_nothing_touched_is_well_and_says_so(project: Path, run: Run) -> None:
    ran = run(project, "verify", "--changed-since", "HEAD")
    assert (ran.code, ran.err) == (0, "nothing was touched since HEAD\n")
    assert ran.out.startswith("rulings: 0 ")


def test_a_file_that_changed_is_played_and_no_other(project: Path, run: Run) -> None:
    ruling = _ruling(project)
    ruling.write_text(ruling.read_text("utf-8") + "# changed\n", "utf-8")
    assert "\nrulings: 2 " in run(project, "verify").out
    assert "\nrulings: 1 " in run(project, "verify", "--changed-since", "HEAD").out


def test_a_new_file_counts_before_it_is_committed(project: Path, run: Run) -> None:
    (project / "rulings" / "combat" / "new.yaml").write_text("kind: examples\nexamples: []\n", "utf-8")
    ran = run(project, "verify", "--changed-since", "HEAD")
    assert "rulings/combat/new.yaml" in ran.out
    assert "rulings: 0 " in ran.out.splitlines()[-1]


def test_cards_touch_everything(project: Path, run: Run) -> None:
    whole = run(project, "verify").out.splitlines()[-1].split("; errors")[0]
    (project / "rulings" / "cards").mkdir(exist_ok=True)
    (project / "rulings" / "cards" / "more.yaml").write_text("kind: cards\ncards: []\n", "utf-8")
    assert whole in run(project, "verify", "--changed-since", "HEAD").out


def test_an_unknown_revision_is_said(project: Path, run: Run) -> None:
    ran = run(project, "verify", "--changed-since", "nowhere")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == 'checker: git knows no revision "nowhere" here\n'
