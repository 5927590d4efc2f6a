"""Whole commands, and the reading of many rulings."""

from __future__ import annotations

import copy
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import yaml

from benchmarks.measure import Measure, command, timed
from checker.base.names import fingerprint
from checker.knowledge.library import load
from checker.knowledge.project import find_project

ROOT = Path(__file__).resolve().parent.parent
MANY = 1_000


def many_rulings(folder: Path, start: int = 0) -> None:
    """A thousand copies of the project's own rulings, each with an id of its own."""
    models = sorted((ROOT / "rulings" / "combat").glob("*.yaml"))
    for number in range(start, start + MANY):
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


def many_texts(folder: Path) -> None:
    """A thousand rulings of titles and texts: the project's own, each made another by a number."""
    paths = sorted((ROOT / "rulings").glob("*/*.yaml"))
    models = [data for path in paths if "text" in (data := yaml.safe_load(path.read_text("utf-8")) or {})]
    for number in range(MANY):
        data = copy.deepcopy(models[number % len(models)])
        data = {key: data[key] for key in ("id", "edition", "title", "text")} | {"id": f"{data['id']}-{number}"}
        source = data["text"]["source"]
        data["title"] = {lang: f"({number}) {title}" for lang, title in data["title"].items()}
        texts = {lang: said["text"] if isinstance(said, dict) else said for lang, said in data["text"].items()}
        texts = {lang: f"({number}) {text}" for lang, text in texts.items() if lang != "source"}
        stamp = fingerprint(data["title"][source], texts[source])
        said = {lang: text if lang == source else {"text": text, "of": stamp} for lang, text in texts.items()}
        data["text"] = {"source": source} | said
        text = yaml.safe_dump(data, allow_unicode=True, sort_keys=False)
        (folder / f"{data['id']}.yaml").write_text(f"{text}cites: []\n", "utf-8")


def wording() -> tuple[Measure, Measure]:
    """The whole command over texts that nobody has looked at, and over those same ones once more."""
    with tempfile.TemporaryDirectory() as name:
        topic = Path(name, "rulings", "combat")
        topic.mkdir(parents=True)
        many_texts(topic)
        what = ("-m", "checker", "wording")
        anew = command(
            f"checker wording, {MANY} rulings, all of them new",
            *what,
            cwd=name,
            rounds=3,
            aim=3.0,
            before=lambda: shutil.rmtree(Path(name, ".checker-cache"), ignore_errors=True),
        )
        return anew, command(f"checker wording, {MANY} rulings, again", *what, cwd=name, rounds=3, aim=3.0)


def importing() -> Measure:
    """Ten thousand units: titles and texts that all differ from what is there."""
    with tempfile.TemporaryDirectory() as name:
        topic = Path(name, "rulings", "combat")
        topic.mkdir(parents=True)
        for part in range(5):
            (topic / str(part)).mkdir()
            many_rulings(topic / str(part), start=part * MANY)
        words = ("-m", "checker", "translate")
        output = ("--lang", "fr", "--output", "fr.po")
        subprocess.run([sys.executable, *words, "export", *output], check=True, cwd=name, capture_output=True)
        file = Path(name, "fr.po")
        file.write_text(file.read_text("utf-8").replace("créature", "bête"), "utf-8")
        return command("10,000 units imported", *words, "import", "fr.po", cwd=name, rounds=1, aim=10.0)


def measures() -> list[Measure]:
    bare = command("bare Python: start", "-c", "pass", rounds=11)
    return [
        reading(),
        bare,
        command("checker --version", "-m", "checker", "--version", rounds=11, aim=bare.median + 0.15),
        command("checker verify, the whole project", "-m", "checker", "verify", cwd=str(ROOT)),
        *wording(),
        importing(),
    ]
