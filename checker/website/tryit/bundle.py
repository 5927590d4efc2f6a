"""The engine as one file for the browser: our modules, what they need, cards, edition and messages."""

from __future__ import annotations

import hashlib
import importlib.util
from importlib.metadata import files as files_of_package
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from checker.base.messages import DOMAIN
from checker.base.nodes import Entry, Mapping, Scalar, Sequence
from checker.base.places import Place
from checker.base.shipped import shipped
from checker.knowledge.project import find_project
from checker.website.templating import TEMPLATES
from checker.website.tryit.closure import ROOT, closure, path_of
from checker.website.tryit.emitting import emitted
from checker.website.tryit.known import WORDS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from checker.knowledge.cards import CardEntry
    from checker.website.tryit.known import Known

ENTRY = "checker.website.tryit.play"
PACKAGES = {"yaml": "PyYAML", "jinja2": "Jinja2", "markupsafe": "MarkupSafe"}
"""Packages of others by their folders; only what of them is Python."""
DRAWN = ("try-form.html.jinja", "try-result.html.jinja", "replay.html.jinja", "board.html.jinja", "parts.html.jinja")
EPOCH = (1980, 1, 1, 0, 0, 0)


def bundle(known: Known, project: Path) -> bytes:
    """A zip, the same whenever it is made of the same things."""
    files = _ours() | _of_others() | _data(known, project)
    buffer = BytesIO()
    with ZipFile(buffer, "w") as file:
        for name in sorted(files):
            entry = ZipInfo(name, EPOCH)
            entry.compress_type, entry.create_system, entry.external_attr = ZIP_DEFLATED, 3, 0o644 << 16
            file.writestr(entry, files[name], compresslevel=9)
    return buffer.getvalue()


def named(engine: bytes) -> str:
    """Its file name, another for other contents, so that it can be kept for ever."""
    return f"engine-{hashlib.sha256(engine).hexdigest()[:12]}.zip"


def _ours() -> dict[str, bytes]:
    paths = [*map(path_of, closure(ENTRY)), *(TEMPLATES / name for name in DRAWN)]
    return {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in paths}


def _of_others() -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    for folder, package in PACKAGES.items():
        spec = importlib.util.find_spec(folder)
        assert spec is not None
        assert spec.origin is not None
        found |= {f"{folder}/{path.name}": path.read_bytes() for path in Path(spec.origin).parent.glob("*.py")}
        for file in files_of_package(package) or ():
            if "licen" in file.name.lower():
                found[f"licences/{package}.txt"] = Path(file.locate()).read_bytes()
    return found


def _data(known: Known, project: Path) -> dict[str, bytes]:
    files = {"rulings/cards/all.yaml": _cards(known.library.cards), f"rulings/{WORDS}": known.words().encode()}
    edition = next((path for folder in find_project(project).data if (path := folder / "edition.yaml").is_file()), None)
    if edition is not None:
        files["rulings/edition.yaml"] = edition.read_bytes()
    locales = shipped("locales")
    for source in sorted(locales.glob(f"*/LC_MESSAGES/{DOMAIN}.po")) if locales else ():
        files[f"locales/{source.parts[-3]}/LC_MESSAGES/{DOMAIN}.mo"] = _compiled(source)
    return files


def _compiled(source: Path) -> bytes:
    buffer = BytesIO()
    with source.open("rb") as file:
        write_mo(buffer, read_po(file))
    return buffer.getvalue()


def _cards(cards: Iterable[CardEntry]) -> bytes:
    here = Place("", 1, 1)
    kind = Entry(Scalar("kind", here), Scalar("cards", here))
    whole = Entry(Scalar("cards", here), Sequence(tuple(card.node for card in cards), here))
    return emitted(Mapping((kind, whole), here), 2).encode()
