"""`checker verify` from end to end, on miniature projects."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as Xml

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Run

ASSETS = Path(__file__).parent / "assets"

MIXED = """\
rulings/combat/broken.yaml:5:1: error: unknown key "citse" [form.unknown-key]
    ruling broken
    did you mean "cites"?
rulings/combat/wrong.yaml:4:64: notice: the translation into "it" was made from another version of the text \
[ruling.translation-stale]
    ruling wrong
    if it still says the same: checker translate accept wrong --lang it
rulings/combat/wrong.yaml:5:19: error: 702.15b is not needed: without it every example comes out the same \
[ruling.cite-not-needed]
    ruling wrong
    give an example that needs it, or move it to see: with a reason
rulings/combat/wrong.yaml:14:24: error: life B: expected 17, but it was 18 [example.differs]
    ruling wrong, example one-too-many
    the last steps of the game:
      Declare attackers step: A attacks B with Bear. (508.1m)
      Declare attackers step: A taps Bear. (508.1f)
      Declare blockers step: Bear is unblocked. (509.1i)
      Combat damage step: Bear deals 2 damage to B. (510.2)
      Combat damage step: B loses 2 life. (120.3a)
rulings: 1 (0 verified, 1 failed, 0 contested, 0 definition); examples: 2, played 2 times; \
errors: 3, warnings: 0, notices: 1; 0.00 s
"""
STALE = """\
rulings/combat/lifelink.yaml:7:7: notice: the translation into "it" was made from another version of the text \
[ruling.translation-stale]
    ruling lifelink
    if it still says the same: checker translate accept lifelink --lang it
rulings: 1 (1 verified, 0 failed, 0 contested, 0 definition); examples: 1, played 1 times; \
errors: 0, warnings: 0, notices: 1; 0.00 s
"""
ACCEPTED = (
    "rulings: 1 (1 verified, 0 failed, 0 contested, 0 definition); examples: 1, played 1 times; "
    "errors: 0, warnings: 0, notices: 0; 0.00 s\n"
)


@pytest.fixture
def mixed(tmp_path: Path) -> Path:
    """A project with a ruling whose form is wrong and one that fails; beside it a file of examples."""
    return Path(shutil.copytree(ASSETS / "mixed", tmp_path / "mixed"))


@pytest.fixture
def sound(tmp_path: Path) -> Path:
    """A project with one ruling, verified, its translation stale."""
    return Path(shutil.copytree(ASSETS / "sound", tmp_path / "sound"))


def timeless(text: str) -> str:
    """The text with no time spent."""
    return re.sub(r"\d+\.\d\d s$", "0.00 s", text, flags=re.MULTILINE)


def test_all_that_is_wrong_is_reported_each_at_its_place(run: Run, mixed: Path) -> None:
    ran = run(mixed, "verify")
    assert (ran.code, ran.err) == (1, "")
    assert timeless(ran.out) == MIXED


def test_a_bare_verify_finds_the_project_from_any_folder_below_it(run: Run, mixed: Path) -> None:
    ran = run(mixed / "elsewhere", "verify")
    assert ran.code == 1
    assert timeless(ran.out) == MIXED.replace("rulings/combat", "../rulings/combat")


@pytest.mark.parametrize("jobs", ["1", "3"])
def test_the_same_is_told_however_many_processes_play(run: Run, mixed: Path, jobs: str) -> None:
    assert timeless(run(mixed, "verify", "--jobs", jobs).out) == MIXED


@pytest.mark.parametrize("jobs", ["0", "-1", "many", "²"])
def test_a_number_of_processes_is_one_at_least(run: Run, mixed: Path, jobs: str) -> None:
    ran = run(mixed, "verify", "--jobs", jobs)
    assert (ran.code, ran.out) == (2, "")
    assert "argument --jobs" in ran.err


def test_a_stale_translation_is_no_failure_unless_one_is_strict(run: Run, sound: Path) -> None:
    ran = run(sound, "verify")
    assert (ran.code, timeless(ran.out), ran.err) == (0, STALE, "")
    assert run(sound, "verify", "--strict-languages").code == 1
    run(sound, "translate", "accept", "lifelink", "--lang", "it")
    ran = run(sound, "verify", "--strict-languages")
    assert (ran.code, timeless(ran.out)) == (0, ACCEPTED)


def test_a_file_of_examples_from_elsewhere_is_played_with_the_cards_of_the_project(run: Run, mixed: Path) -> None:
    ran = run(mixed, "verify", "elsewhere/bug.yaml")
    assert ran.code == 0
    assert timeless(ran.out) == (
        "elsewhere/bug.yaml:3:5: notice: everything that is expected holds before the first step of play "
        "[example.vacuous]\n"
        "    example nothing-happens\n"
        "rulings: 0 (0 verified, 0 failed, 0 contested, 0 definition); examples: 1, played 1 times; "
        "errors: 0, warnings: 0, notices: 1; 0.00 s\n"
    )


@pytest.mark.parametrize(
    ("choice", "rulings", "problems"),
    [
        (("--ruling", "wrong"), ["wrong"], 3),
        (("--ruling", "broken"), [], 1),
        (("-k", "combat and not broken"), ["wrong"], 3),
        (("-k", "one-too-many"), ["wrong"], 3),
        (("-k", "combat/wrong/as-it"), ["wrong"], 3),
        (("-k", "broken or wrong"), ["wrong"], 4),
    ],
)
def test_only_what_is_chosen_is_checked(
    run: Run, mixed: Path, choice: tuple[str, ...], rulings: list[str], problems: int
) -> None:
    ran = run(mixed, "verify", "--format", "json", *choice)
    found = json.loads(ran.out)
    assert [ruling["id"] for ruling in found["rulings"]] == rulings
    assert len(found["problems"]) == problems
    assert ran.code == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--ruling", "wrnog"), 'checker: there is no ruling "wrnog"\n    did you mean "wrong"?\n'),
        (("-k", "nothing-is-called-so"), "checker: nothing was found to check\n"),
        (
            ("-k", "wrong and"),
            'checker: -k: "wrong and" cannot be read at ""\n    for example: -k "trample and not (reach or flying)"\n',
        ),
    ],
)
def test_nothing_found_to_check_is_said(run: Run, mixed: Path, arguments: tuple[str, ...], said: str) -> None:
    ran = run(mixed, "verify", *arguments)
    assert (ran.code, ran.err) == (2, said)


def test_a_path_that_is_not_there_is_said_and_the_others_are_checked(run: Run, sound: Path) -> None:
    ran = run(sound, "verify", "rulings", "nowhere.yaml")
    assert ran.code == 2
    assert "nowhere.yaml:1:1: error: there is no such file [file.missing]\n" in ran.out
    assert "rulings: 1 (1 verified" in ran.out


def test_without_a_project_there_is_nothing_to_check(run: Run, tmp_path: Path) -> None:
    ran = run(tmp_path, "verify")
    assert ran.code == 2
    assert ": error: there is no folder rulings/ here, nor in a folder above [project.none]\n" in ran.out


def test_what_failed_last_time_is_checked_first(run: Run, mixed: Path) -> None:
    shutil.copy(ASSETS / "sound/rulings/combat/lifelink.yaml", mixed / "rulings/combat/lifelink.yaml")

    def order(*arguments: str) -> list[str]:
        ran = run(mixed, "verify", "--format", "json", *arguments)
        return [ruling["id"] for ruling in json.loads(ran.out)["rulings"]]

    assert order() == ["lifelink", "wrong"]
    assert order("--failed-first") == ["wrong", "lifelink"]


def test_the_other_formats_are_whole_documents(run: Run, mixed: Path) -> None:
    assert Xml.fromstring(run(mixed, "verify", "--format", "junit").out).get("failures") == "2"
    assert len(json.loads(run(mixed, "verify", "--format", "sarif").out)["runs"][0]["results"]) == 4
    annotations = run(mixed, "verify", "--format", "github").out.splitlines()
    assert annotations[3] == (
        "::error file=rulings/combat/wrong.yaml,line=14,col=24,title=wrong one-too-many [example.differs]"
        "::life B: expected 17, but it was 18"
    )


def test_messages_are_in_the_language_that_is_asked_for(run: Run, mixed: Path) -> None:
    english = run(mixed, "verify").out
    for language in ("it", "fr"):
        other = run(mixed, "verify", "--lang", language).out
        assert other.count("\n") == english.count("\n")
        assert "but it was 18" not in other
        assert "rulings/combat/wrong.yaml:14:24: error:" in other


@pytest.mark.parametrize("language", ["it", "fr", "en"])
def test_a_new_ruling_is_verified_as_it_stands(run: Run, tmp_path: Path, language: str) -> None:
    (tmp_path / "rulings").mkdir()
    assert run(tmp_path, "new", "combat/a-new-one", "--source", language).code == 0
    ran = run(tmp_path, "verify", "--format", "json")
    found = json.loads(ran.out)
    assert ran.code == 0
    assert found["rulings"][0]["status"] == "verified"
    assert {problem["id"] for problem in found["problems"]} == {"ruling.translation-missing"}
