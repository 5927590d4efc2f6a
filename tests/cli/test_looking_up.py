"""`checker rule`, `checker explain`, `checker coverage` and `checker cards` from end to end."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Run

ASSETS = Path(__file__).parent / "assets"

STORY = """\
Damage dealt by a creature with lifelink
Its controller gains that much life.

nobody-blocks
  Declare attackers step
    A attacks B with Cleric.                                                      508.1m
    A taps Cleric.                                                                508.1f
  Declare blockers step
    Cleric is unblocked.                                                          509.1i
  Combat damage step
    Cleric deals 2 damage to B.                                                   510.2
    B loses 2 life.                                                               120.3a
    A gains 2 life.                                                               702.15b
  What was expected
    ✓ life A: 22, as expected
    ✓ life B: 18, as expected
"""


@pytest.fixture
def sound(tmp_path: Path) -> Path:
    """A project with one ruling."""
    return Path(shutil.copytree(ASSETS / "sound", tmp_path / "sound"))


def test_a_rule_is_found_with_what_stands_around_it(run: Run, sound: Path) -> None:
    (sound / "tests" / "rules").mkdir(parents=True)
    (sound / "tests" / "rules" / "test_damage.py").write_text('@plays("120.3f")\ndef test_gaining(): ...\n')
    ran = run(sound, "rule", "702.15b", "--format", "json")
    found = json.loads(ran.out)
    assert ran.code == 0
    assert [function["name"] for function in found["functions"]] == ["lifelink"]
    assert found["functions"][0]["file"].endswith("checker/engine/rules/damage.py")
    assert found["functions"][0]["without"] != ""
    assert found["twins"] == ["120.3f"]
    assert found["cited_by"] == ["lifelink"]
    assert found["tests"] == [{"file": "tests/rules/test_damage.py", "line": 2, "name": "test_gaining"}]


def test_a_rule_is_printed_for_a_person(run: Run, sound: Path) -> None:
    lines = run(sound, "rule", "702.15b").out.splitlines()
    assert lines[0].endswith(" lifelink")
    assert lines[1].startswith("    702.15b, consequence: ")
    assert lines[2].startswith("    without it: ")
    assert lines[3:] == [
        "twins:",
        "    120.3f",
        "cited by:",
        "    lifelink",
        "named under see: by: -",
        "tests: -",
    ]


def test_a_structural_rule_leads_to_the_place_that_holds_it(run: Run, sound: Path) -> None:
    found = json.loads(run(sound, "rule", "102.1", "--format", "json").out)
    assert found["functions"] == []
    file, line = found["structural"]["file"], found["structural"]["line"]
    assert Path(sound, file).read_text().splitlines()[line - 1].startswith("class Turn")


def test_for_an_unknown_number_the_nearest_are_named(run: Run, sound: Path) -> None:
    ran = run(sound, "rule", "702.15z")
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.startswith("the engine has no rule 702.15z; the nearest are ")
    assert "702.15b" in ran.out


def test_a_game_is_told_step_by_step_with_the_rule_behind_each(run: Run, sound: Path) -> None:
    ran = run(sound, "explain", "lifelink")
    assert (ran.code, ran.out, ran.err) == (0, STORY, "")


def test_a_game_is_told_in_the_language_that_is_asked_for(run: Run, sound: Path) -> None:
    italian = run(sound, "explain", "lifelink", "--lang", "it").out
    assert "A attacks B" not in italian
    assert italian.startswith("Damage dealt by"), "a stale translation is not shown"
    run(sound, "translate", "accept", "lifelink", "--lang", "it")
    assert run(sound, "explain", "lifelink", "--lang", "it").out.startswith("Danno inflitto da")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("lifelnik",), 'checker: there is no ruling "lifelnik"\n    did you mean "lifelink"?\n'),
        (
            ("lifelink", "--example", "nobody"),
            'checker: lifelink has no example "nobody"\n    did you mean "nobody-blocks"?\n',
        ),
    ],
)
def test_what_is_not_there_cannot_be_told(run: Run, sound: Path, arguments: tuple[str, ...], said: str) -> None:
    ran = run(sound, "explain", *arguments)
    assert (ran.code, ran.out, ran.err) == (2, "", said)


def test_coverage_says_who_cites_and_needs_a_rule(run: Run, sound: Path) -> None:
    ran = run(sound, "coverage", "--format", "json")
    found = json.loads(ran.out)
    assert ran.code == 0
    (cited,) = [rule for rule in found["rules"] if rule["cited_by"]]
    assert cited == {
        "rule": "702.15b",
        "twins": ["120.3f"],
        "cited_by": ["lifelink"],
        "needed_by": ["lifelink"],
    }
    assert "  702.15b = 120.3f  cited by 1, needed by 1\n" in run(sound, "coverage").out


def test_an_open_claim_is_a_finding(run: Run, sound: Path) -> None:
    (sound / "rulings" / "sources").mkdir()
    (sound / "rulings" / "sources" / "an-article.yaml").write_text(
        "kind: source\ndocument: an-article\ntitle: An article\nlanguage: en\n"
        "claims: [{id: S1-01, ruling: lifelink, examples: [nobody-blocks]}]\n"
    )
    ran = run(sound, "coverage")
    assert ran.code == 1
    assert ran.out.startswith("claims: 1\n  open: 1\n    S1-01  lifelink\n")


def test_cards_come_with_the_package(run: Run, sound: Path) -> None:
    assert "Grizzly Bears" in run(sound, "cards").out
    assert json.loads(run(sound, "cards", "--stats", "--format", "json").out)["cards"] > 0
    assert run(sound, "cards", "--stats").out.startswith("cards: ")
