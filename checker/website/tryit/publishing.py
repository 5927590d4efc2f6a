"""What the site gets so that examples can be tried out on it: Python for the browser, the engine, the examples."""

from __future__ import annotations

import hashlib
import json
import shutil
import zlib
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

    def trying(self) -> Trying | None:
        """Where the page finds what it runs. Raises Altered."""
        folder = package("pyodide")
        if not folder or not self.engine:
            return None
        sent = len(self.engine) + sum(len(zlib.compress(content)) for content in _python(folder).values())
        return Trying(f"{RUN}/{_folder(folder)}/", f"{RUN}/{named(self.engine)}", round(sent / 1_000_000))

    def announced(self, sites: tuple[SiteView, ...]) -> tuple[SiteView, ...]:
        """The site with the page on which examples are tried, and links to it; without it where nothing runs there."""
        trying = self.trying()
        return tuple(replace(site, trying=trying) for site in sites)

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


def _python(source: Path) -> dict[str, bytes]:
    """The files that a browser needs, by their names. Raises Altered."""
    found = {}
    for line in (HERE / SUMS).read_text("utf-8").splitlines():
        expected, name = line.split()
        path = source / name
        found[name] = path.read_bytes() if path.is_file() else b""
        if hashlib.sha256(found[name]).hexdigest() != expected or not path.is_file():
            raise Altered(f"{name} of Pyodide is not the file whose sum stands in {SUMS}: install it anew")
    return found


def _copy_python(source: Path, target: Path) -> None:
    """The files as they are, a lock file that names no package, and the licence."""
    target.mkdir(parents=True)
    for name, content in _python(source).items():
        (target / name).write_bytes(content)
    info = json.loads((source / LOCK).read_text("utf-8"))["info"]
    _write(target / LOCK, json.dumps({"info": info, "packages": {}}) + "\n")
    shutil.copyfile(HERE / LICENCE, target / LICENCE)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
