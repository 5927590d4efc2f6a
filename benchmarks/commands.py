"""Whole commands, and the reading of many rulings."""

from __future__ import annotations

import tempfile
from pathlib import Path

from benchmarks.measure import Measure, command, timed
from checker.knowledge.library import load
from checker.knowledge.project import find_project

ROOT = Path(__file__).resolve().parent.parent
MANY = 1_000


def many_rulings(folder: Path) -> None:
    """A thousand copies of the project's own rulings, each with an id of its own."""
    models = sorted((ROOT / "rulings" / "combat").glob("*.yaml"))
    for number in range(MANY):
        model = models[number % len(models)]
        text = model.read_text("utf-8").replace(f"id: {model.stem}\n", f"id: {model.stem}-{number}\n", 1)
        (folder / f"{model.stem}-{number}.yaml").write_text(text, "utf-8")


def reading() -> Measure:
    with tempfile.TemporaryDirectory() as name:
        many_rulings(Path(name))
        project = find_project(ROOT)
        return timed(
            f"{MANY} rulings read and checked for form",
            lambda: load((Path(name),), project),
            times=1,
            rounds=3,
            aim=2.0,
        )


def measures() -> list[Measure]:
    bare = command("bare Python: start", "-c", "pass", rounds=11)
    return [
        reading(),
        bare,
        command("checker --version", "-m", "checker", "--version", rounds=11, aim=bare.median + 0.15),
        command("checker verify, the whole project", "-m", "checker", "verify", cwd=str(ROOT)),
    ]
