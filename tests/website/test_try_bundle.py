"""What is put into the site so that examples can be tried: the same each time, whole, and nothing that was altered."""

from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from checker.website import packages
from checker.website.tryit import publishing
from checker.website.tryit.bundle import bundle, named
from checker.website.tryit.closure import ROOT, closure, path_of
from checker.website.tryit.publishing import Altered, TryIt
from tests.website import sample, tried
from tests.website.test_api import faults

ALONE = """
import sys
sys.path.insert(0, sys.argv[1])
from checker.website.tryit.play import call
sys.stdout.buffer.write(call(sys.stdin.buffer.read().decode()).encode())
print(*sorted({name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names), file=sys.stderr)
"""


@pytest.fixture(scope="module")
def engine() -> bytes:
    return bundle(tried.known(), sample.PROJECT)


@pytest.fixture(scope="module")
def folder(engine: bytes, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The engine unpacked, as the browser unpacks it."""
    target = tmp_path_factory.mktemp("engine")
    ZipFile(BytesIO(engine)).extractall(target)
    return target


def alone(folder: Path, **request: object) -> tuple[dict[str, object], set[str]]:
    """The answer of a Python that has nothing but the engine, and what it imported beside its own library."""
    command = [sys.executable, "-S", "-I", "-c", ALONE, str(folder)]
    done = subprocess.run(command, input=json.dumps(request).encode(), capture_output=True, check=True)
    return json.loads(done.stdout), set(done.stderr.decode().split())


def test_the_engine_is_the_same_whenever_it_is_made(engine: bytes) -> None:
    assert bundle(tried.known(), sample.PROJECT) == engine
    assert re.fullmatch(r"engine-[0-9a-f]{12}\.zip", named(engine))
    assert named(engine) != named(engine + b" ")


def test_the_engine_plays_without_anything_that_is_installed(folder: Path) -> None:
    answer, imported = alone(folder, do="run", text=tried.TEXT, lang="it", cites=["509.1h"])
    assert answer["state"] == "held"
    assert "punti vita" in str(answer["result"])
    assert "Foresta" in str(answer["form"])
    assert imported == {"__main__", "checker", "yaml", "jinja2", "markupsafe"}


def test_it_answers_as_the_project_itself_does(folder: Path) -> None:
    """The cards were written anew for it; they are the same."""
    from checker.website.tryit.play import record

    text = tried.texts()[f"{tried.BLOCKED}/{tried.TROLL}"]
    answer, _ = alone(folder, do="record", text=text)
    assert answer == record(tried.known(), text)


def test_every_card_is_there_as_it_was(folder: Path) -> None:
    (cards,) = (folder / "rulings" / "cards").glob("*.yaml")
    names = {card.name["en"] for card in tried.library().cards}
    assert len(names) > 100
    assert cards.read_text("utf-8").count("\n  - ") == len(names)


def test_the_licences_of_others_go_with_them(folder: Path) -> None:
    assert sorted(path.stem for path in (folder / "licences").iterdir()) == ["Jinja2", "MarkupSafe", "PyYAML"]


def test_what_is_needed_is_read_off_the_imports() -> None:
    modules = closure("checker.website.tryit.play")
    assert {"checker", "checker.engine.rules.block", "checker.website.moments", "checker.base.shipped"} <= set(modules)
    assert not any("mkdocs" in path_of(module).read_text("utf-8") for module in modules)
    assert not any(module.startswith(("checker.cli", "checker.reports", "checker.translation")) for module in modules)
    assert all(ast.parse(path_of(module).read_text("utf-8")) for module in modules)
    assert path_of("checker.website") == ROOT / "checker" / "website" / "__init__.py"


@pytest.fixture
def pyodide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package like Pyodide, of small files, with their sums."""
    folder = tmp_path / "node_modules" / "pyodide"
    folder.mkdir(parents=True)
    (folder / "package.json").write_text('{"version": "1.2.3"}', "utf-8")
    (folder / "pyodide-lock.json").write_text('{"info": {"python": "3"}, "packages": {"numpy": {}}}', "utf-8")
    (folder / "pyodide.mjs").write_text("", "utf-8")
    (tmp_path / "sums").mkdir()
    empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    (tmp_path / "sums" / publishing.SUMS).write_text(f"{empty}  pyodide.mjs\n", "utf-8")
    shutil.copy(publishing.HERE / publishing.LICENCE, tmp_path / "sums")
    monkeypatch.setattr(packages, "PACKAGES", tmp_path / "node_modules")
    monkeypatch.setattr(publishing, "HERE", tmp_path / "sums")
    return folder


def test_python_is_put_into_the_site_as_it_came_with_a_lock_file_that_names_no_package(
    pyodide: Path, tmp_path: Path
) -> None:
    tryit = TryIt({"a": {"ruling": "a"}}, b"engine")
    tryit.write(tmp_path / "site")
    target = tmp_path / "site" / "_run" / "pyodide-1.2.3"
    assert sorted(path.name for path in target.iterdir()) == ["MPL-2.0.txt", "pyodide-lock.json", "pyodide.mjs"]
    assert json.loads((target / "pyodide-lock.json").read_text("utf-8")) == {"info": {"python": "3"}, "packages": {}}
    trying = tryit.trying()
    assert trying is not None
    assert (tmp_path / "site" / trying.engine).read_bytes() == b"engine"
    assert (tmp_path / "site" / trying.python).is_dir()
    assert json.loads((tmp_path / "site" / "api" / "examples" / "a.json").read_text("utf-8")) == {"ruling": "a"}


@pytest.mark.parametrize("change", ["altered", "missing"])
def test_python_that_is_not_what_was_looked_at_fails_the_build(pyodide: Path, tmp_path: Path, change: str) -> None:
    if change == "altered":
        (pyodide / "pyodide.mjs").write_text("// more", "utf-8")
    else:
        (pyodide / "pyodide.mjs").unlink()
    with pytest.raises(Altered, match=r"pyodide\.mjs"):
        TryIt({}, b"engine").write(tmp_path / "site")


def test_without_npm_the_site_has_no_such_page_and_the_build_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packages, "PACKAGES", tmp_path)
    tryit = TryIt({"a": {}}, b"engine")
    assert tryit.trying() is None
    tryit.write(tmp_path / "site")
    assert not (tmp_path / "site" / "_run").exists()
    assert "\n" not in packages.lacking()
    assert "examples are tried" in packages.lacking()


def test_each_ruling_has_a_file_of_its_examples_as_the_schema_says(trial_site: Path) -> None:
    paths = sorted((trial_site / "api" / "examples").iterdir())
    assert [path.stem for path in paths] == sorted(name.partition("/")[2] for name in tried.SITE)
    schema = json.loads((trial_site / "api" / "schema" / "examples.json").read_text("utf-8"))
    assert [fault for path in paths for fault in faults(json.loads(path.read_text("utf-8")), schema)] == []


def test_the_sums_name_the_four_files_that_a_browser_needs() -> None:
    lines = (publishing.HERE / publishing.SUMS).read_text("utf-8").splitlines()
    names = [line.split()[1] for line in lines]
    assert names == ["pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide.mjs", "python_stdlib.zip"]
