"""What the site gets so that examples can be tried out on it: Python for the browser, the engine, the examples."""

from __future__ import annotations

import hashlib
import json
import shutil
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from checker.proof.playing import with_contrasts
from checker.website.api import API_VERSION
from checker.website.list_views import Trying
from checker.website.names import term_words
from checker.website.packages import package
from checker.website.speech import LANGUAGE_NAMES
from checker.website.tryit.bundle import bundle, named
from checker.website.tryit.known import Known
from checker.website.tryit.standalone import standalone

if TYPE_CHECKING:
    from collections.abc import Mapping

    from checker.website.entries import Proved
    from checker.website.list_views import SiteView

HERE = Path(__file__).parent
RUN = "_run"
SUMS = "pyodide.sha256"
LOCK = "pyodide-lock.json"
LICENCE = "MPL-2.0.txt"


class Altered(Exception):
    """Python for the browser is not what was looked at when it was taken in."""


@dataclass(frozen=True, slots=True)
class TryIt:
    """`examples` are files of JSON by the ids of their rulings; `engine` is empty where npm did not install Pyodide."""

    examples: Mapping[str, Any]
    engine: bytes = b""

    @property
    def trying(self) -> Trying | None:
        """Where the page finds what it runs."""
        folder = package("pyodide")
        return Trying(f"{RUN}/{_folder(folder)}/", f"{RUN}/{named(self.engine)}") if folder and self.engine else None

    def announced(self, sites: tuple[SiteView, ...]) -> tuple[SiteView, ...]:
        """The site with the page on which examples are tried, and links to it; without it where nothing runs there."""
        return tuple(replace(site, trying=self.trying) for site in sites)

    def write(self, out: Path) -> None:
        """Put everything into the built site. Raises Altered."""
        for id, value in self.examples.items():
            _write(out / "api" / "examples" / f"{id}.json", json.dumps(value, ensure_ascii=False, indent=1) + "\n")
        folder = package("pyodide")
        if folder and self.engine:
            _copy_python(folder, out / RUN / _folder(folder))
            (out / RUN / named(self.engine)).write_bytes(self.engine)


def try_it(proved: Proved, sites: tuple[SiteView, ...], project: Path) -> TryIt:
    """What is put into the site of a project."""
    library = proved.library
    terms = {lang: term_words(library.terms, lang) for lang in LANGUAGE_NAMES}
    known = Known.of(library, proved.report.edition, terms, sites[0].numbers)
    return TryIt(_examples(proved, sites), bundle(known, project) if package("pyodide") else b"")


def _examples(proved: Proved, sites: tuple[SiteView, ...]) -> dict[str, Any]:
    views = {site.lang: {ruling.id: ruling for ruling in site.rulings} for site in sites}
    found = {}
    for ruling, _ in proved.published:
        own = {lang: by_id[ruling.id] for lang, by_id in views.items() if by_id[ruling.id].text_lang == lang}
        texts = [{"id": one.id, "text": standalone(one, ruling.cards)} for one in with_contrasts(ruling.examples)]
        found[ruling.id] = {
            "version": API_VERSION,
            "edition": proved.report.edition,
            "ruling": ruling.id,
            "title": {lang: view.title for lang, view in own.items()},
            "answer": {lang: view.answer for lang, view in own.items()},
            "cites": [cite.rule for cite in ruling.cites],
            "examples": texts,
        }
    return found


def _folder(package: Path) -> str:
    version = json.loads((package / "package.json").read_text("utf-8"))["version"]
    return f"pyodide-{version}"


def _copy_python(source: Path, target: Path) -> None:
    """The files as they are, a lock file that names no package, and the licence."""
    sums = [line.split() for line in (HERE / SUMS).read_text("utf-8").splitlines()]
    for expected, name in sums:
        path = source / name
        found = hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""
        if found != expected:
            raise Altered(f"{name} of Pyodide is not the file whose sum stands in {SUMS}: install it anew")
    target.mkdir(parents=True)
    for _, name in sums:
        shutil.copyfile(source / name, target / name)
    info = json.loads((source / LOCK).read_text("utf-8"))["info"]
    _write(target / LOCK, json.dumps({"info": info, "packages": {}}) + "\n")
    shutil.copyfile(HERE / LICENCE, target / LICENCE)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
