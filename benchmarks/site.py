"""``python -m benchmarks.site``: the whole website of 300, 1,000 and 3,000 rulings, which takes minutes.

The rulings are copies of the project's own, each round of copies with sources of its own. A build is cold (nothing
was ever played), warm (all was), or of one ruling that changed; each is a process of its own.
"""

from __future__ import annotations

import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SIZES = (300, 1_000, 3_000)
AIM = {1_000: 90.0}
"""Seconds on two cores that a cold build may take."""
LINKED = ("docs", "checker", "locales", "node_modules", "pyproject.toml")
NO_RULINGS = ("cards", "sources")
NAMES = re.compile(r"^(id|document|    ruling|    definition): (\S+)$", re.M)
DOCUMENT = re.compile(r"\bdocument: ([\w-]+)(?=[,}])")
ANSWERS = re.compile(r"^    (?:ruling|definition): (\S+)$", re.M)


@dataclass(frozen=True, slots=True)
class Build:
    """Seconds of the clock, of all processes' work, and the memory of the largest process in MB."""

    wall: float
    work: float
    memory: float


def main() -> None:
    sizes = [int(word) for word in sys.argv[1:]] or SIZES
    before: tuple[int, Build] | None = None
    for size in sizes:
        with tempfile.TemporaryDirectory() as name:
            project = Path(name)
            many_rulings(project, size)
            cold = built(project)
            told = line(f"{size:,} rulings, nothing played yet", cold)
            print(told + _kept(size, cold) + _growth(size, cold, before), flush=True)
            print(line("    nothing changed since", built(project)), flush=True)
            touch_one(project)
            print(line("    one ruling changed", built(project)), flush=True)
        before = size, cold


def many_rulings(project: Path, count: int) -> None:
    """A project of that many rulings: our own, then copies of them, round after round, with their sources."""
    for name in (*LINKED, *(path.name for path in ROOT.glob("mkdocs*.yml"))):
        if (ROOT / name).exists():
            (project / name).symlink_to(ROOT / name)
    for name in ("cards", "terms.yaml", "edition.yaml"):
        copy = shutil.copytree if (ROOT / "rulings" / name).is_dir() else shutil.copy
        copy(ROOT / "rulings" / name, _made(project / "rulings" / name))
    own = [path for path in sorted((ROOT / "rulings").glob("*/**/*.yaml")) if path.parts[-2] not in NO_RULINGS]
    for round in range(-(-count // len(own))):
        models = own[: count - round * len(own)]
        for model in models:
            path = project / model.relative_to(ROOT).with_stem(_id(model.stem, round))
            _made(path).write_text(_again(model.read_text("utf-8"), round), "utf-8")
        _sources(project, round, {model.stem for model in models})


def touch_one(project: Path) -> None:
    """One more line before a ruling moves all that stands in it."""
    path = min((project / "rulings" / "combat").glob("*.yaml"))
    path.write_text(f"# touched\n{path.read_text('utf-8')}", "utf-8")


def built(project: Path) -> Build:
    """The site is built by the command that users have."""
    start, used = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    words = (sys.executable, "-m", "checker.website.build", "--out", "out")
    done = subprocess.run(words, cwd=project, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)
    now = resource.getrusage(resource.RUSAGE_CHILDREN)
    work = now.ru_utime + now.ru_stime - used.ru_utime - used.ru_stime
    return Build(time.perf_counter() - start, work, now.ru_maxrss / 1024)


def line(name: str, build: Build) -> str:
    work = f"work of all cores {build.work:.1f} s, at most {build.memory:.0f} MB a process"
    return f"{name:<40} {build.wall:8.1f} s   ({work})"


def _kept(size: int, build: Build) -> str:
    return f"   {build.wall / AIM[size]:.2f} of the aim of {AIM[size]:g} s" if size in AIM else ""


def _growth(size: int, build: Build, before: tuple[int, Build] | None) -> str:
    if before is None:
        return ""
    times = f"{build.work / before[1].work:.2f} times the work of {before[0]:,}"
    return f"   {times} for {size / before[0]:.2f} times the rulings"


def _made(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def _id(id: str, round: int) -> str:
    return f"{id}-{round + 1}" if round else id


def _again(text: str, round: int) -> str:
    """A ruling or a source with ids of its own round."""
    if not round:
        return text
    text = NAMES.sub(lambda found: f"{found[1]}: {_id(found[2], round)}", text)
    text = re.sub(r"^was:.*\n", "", text, flags=re.M)
    text = DOCUMENT.sub(lambda found: f"document: {_id(found[1], round)}", text)
    return re.sub(r"\bS(\d+)-(?=\d)", rf"S{round}0\1-", text)


def _sources(project: Path, round: int, models: set[str]) -> None:
    """The registers of claims, of those that a ruling of the round answers."""
    for path in sorted((ROOT / "rulings" / "sources").glob("*.yaml")):
        head, *claims = re.split(r"^(?=  - id:)", path.read_text("utf-8"), flags=re.M)
        kept = [claim for claim in claims if (found := ANSWERS.search(claim)) and found[1] in models]
        made = _made(project / "rulings" / "sources" / f"{_id(path.stem, round)}.yaml")
        if kept:
            made.write_text(_again(head + "".join(kept), round), "utf-8")


if __name__ == "__main__":
    main()
