"""What the tests of trying examples out share: what is known, texts, and a small site that has the page for it."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from checker.proof.playing import with_contrasts
from checker.proof.workspace import Workspace
from checker.website.build import build
from checker.website.names import term_words
from checker.website.sites import proved_project, sites_of
from checker.website.speech import LANGUAGE_NAMES
from checker.website.tryit.known import Known
from checker.website.tryit.publishing import try_it
from checker.website.tryit.standalone import standalone
from tests.website import sample

if TYPE_CHECKING:
    from checker.knowledge.library import Library

BLOCKED = "a-blocked-creature-stays-blocked-when-its-blocker-is-gone"
TROLL = "the-troll-is-gone-and-the-raptor-still-blocked"
SITE = (f"combat/{BLOCKED}", "combat/having-double-strike-more-than-once-adds-nothing")

TEXT = """\
kind: examples
examples:
  - id: a-bear-attacks
    given:
      turn: A, beginning of combat   # before anybody attacks
      battlefield:
        A: [{card: Grizzly Bears, as: bear}, Forest]
        B: [{creature: Wall, power: 0, toughness: 3, as: wall}]
    play:
      - attack: {bear: B}
      - block: {}
      - to: end of combat
    expect: {life: {B: 18}}
"""


@cache
def library() -> Library:
    """The rulings of the project."""
    return Workspace.at(sample.PROJECT).load()


@cache
def known() -> Known:
    """What is known in the browser, without a browser."""
    terms = {lang: term_words(library().terms, lang) for lang in LANGUAGE_NAMES}
    return Known.of(library(), library().edition.in_force, terms, ["509.1h"])


def texts() -> dict[str, str]:
    """Every example of the rulings, contrasts too, as a text of its own."""
    return {
        f"{ruling.id}/{example.id}": standalone(example, ruling.cards)
        for ruling in library().rulings
        for example in with_contrasts(ruling.examples)
    }


def conformance() -> dict[str, str]:
    """Every file of conformance cases."""
    folder = sample.PROJECT / "tests" / "conformance"
    return {path.stem: path.read_text("utf-8") for path in sorted(folder.rglob("*.yaml"))}


def built_site(folder: Path) -> Path:
    """A site of two rulings on which they can be tried."""
    project = folder / "project"
    for name in SITE:
        target = project / "rulings" / f"{name}.yaml"
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(sample.PROJECT / "rulings" / f"{name}.yaml", target)
    proved = proved_project(project, draft=True)
    sites = sites_of(proved)
    assert build(sites, sample.PROJECT, folder / "site", tryit=try_it(proved, sites, project)) == []
    return folder / "site"
