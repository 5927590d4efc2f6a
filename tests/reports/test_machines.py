"""The report for other programs."""

from __future__ import annotations

import json as plain
from dataclasses import replace
from xml.etree import ElementTree as Xml

from checker.base.messages import message
from checker.base.places import Place
from checker.base.problems import error
from checker.reports import github, json, junit, sarif
from tests.reports.made import report


def test_the_json_report_has_the_shape_that_its_number_stands_for() -> None:
    found = plain.loads(json.render(report()))
    assert list(found) == ["schema", "edition", "summary", "rulings", "problems"]
    assert (found["schema"], found["edition"]) == (1, "2026-09-25")
    assert found["summary"] == {
        "rulings": 2,
        "verified": 1,
        "contested": 0,
        "definition": 0,
        "examples": 4,
        "rulings-failed": 1,
        "passed": 3,
        "failed": 1,
        "plays": 4,
        "problems": 4,
        "seconds": 0.5,
    }
    assert found["rulings"][1] == {
        "id": "b-ruling",
        "file": "b.yaml",
        "line": 1,
        "topic": "tiny",
        "status": "failed",
        "languages": {"it": "current"},
        "cites": [
            {"rule": "100.1", "needed": True, "by": ["two"], "part": None, "twins": ["200.1"]},
            {"rule": "100.2", "needed": False, "by": [], "part": None, "twins": []},
        ],
        "examples": [
            {"id": "two", "status": "failed", "line": 1, "plays": 1},
            {"id": "one", "status": "passed", "line": 1, "plays": 1},
        ],
    }
    assert found["rulings"][2] == {
        "id": "a-file",
        "file": "c.yaml",
        "line": 1,
        "topic": None,
        "status": "passed",
        "languages": {},
        "cites": [],
        "examples": [{"id": "one", "status": "passed", "line": 1, "plays": 1}],
    }
    assert found["problems"][0] == {
        "id": "example.differs",
        "severity": "error",
        "file": "b.yaml",
        "line": 1,
        "column": 17,
        "message": "life A: expected 30, but it was 33",
        "hint": None,
        "ruling": "b-ruling",
        "example": "two",
    }


def test_github_reads_one_annotation_a_problem_and_no_sign_breaks_it() -> None:
    *annotations, closing = github.render(report()).split("\n")
    assert annotations == [
        "::error file=b.yaml,line=1,col=17,title=b-ruling two [example.differs]::life A: expected 30, but it was 33",
        "::error file=b.yaml,line=2,col=2,title=b-ruling [ruling.cite-not-needed]"
        "::100.2 is not needed: without it every example comes out the same"
        "%0Agive an example that needs it, or move it to see: with a reason",
        "::error file=d.yaml,line=3,col=1,title=[yaml.tab]::a tab stands here%0Ause spaces",
        "::warning file=e%2C f%25.yaml,line=1,col=1,title=[yaml.odd]::100 %25 odd:%0Avery",
    ]
    assert closing.startswith("rulings: 2 (")


def test_a_windows_path_and_a_carriage_return_do_not_break_an_annotation() -> None:
    problem = error("a.b", Place("C:\\x,y.yaml", 2, 3), message("one\r\ntwo: 50%, three"))
    assert github.annotation(problem) == (
        "::error file=C%3A\\x%2Cy.yaml,line=2,col=3,title=[a.b]::one%0D%0Atwo: 50%25, three"
    )


def test_junit_has_a_suite_a_ruling_and_a_case_for_each_example_and_cite() -> None:
    root = Xml.fromstring(junit.render(report()))
    assert root.attrib == {"name": "checker", "time": "0.500", "tests": "11", "failures": "2", "errors": "1"}
    assert [(suite.get("name"), suite.get("tests"), suite.get("failures"), suite.get("errors")) for suite in root] == [
        ("tiny/a-ruling", "3", "0", "0"),
        ("tiny/b-ruling", "5", "2", "0"),
        ("a-file", "2", "0", "0"),
        ("files", "1", "0", "1"),
    ]
    assert [case.get("name") for case in root[1]] == [
        "two",
        "one",
        "cites 100.1",
        "cites 100.2",
        "texts and form",
    ]
    failure = root[1][0][0]
    assert (failure.tag, failure.get("message")) == (
        "failure",
        "b.yaml:1:17: life A: expected 30, but it was 33",
    )
    assert root[3][0][0].tag == "error"


def test_junit_can_hold_any_text() -> None:
    odd = error("a.b", Place("x.yaml", 1, 1), message("null \x00 escape \x1b <&> \ud800 end"))
    found = Xml.fromstring(junit.render(replace(report(), problems=(odd,))))
    case = found[-1][0]
    assert case[0].get("message") == "x.yaml:1:1: null � escape � <&> � end"


def test_sarif_names_each_kind_once_and_points_at_its_place() -> None:
    found = plain.loads(sarif.render(report(), "1.2.3"))
    assert found["version"] == "2.1.0"
    run = found["runs"][0]
    assert run["tool"]["driver"]["version"] == "1.2.3"
    kinds = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    assert kinds == ["example.differs", "ruling.cite-not-needed", "yaml.odd", "yaml.tab"]
    results = run["results"]
    assert [result["level"] for result in results] == ["error", "error", "error", "warning"]
    assert all(kinds[result["ruleIndex"]] == result["ruleId"] for result in results)
    assert results[3]["locations"] == [
        {
            "physicalLocation": {
                "artifactLocation": {"uri": "e%2C%20f%25.yaml"},
                "region": {"startLine": 1, "startColumn": 1},
            }
        }
    ]
