"""The report as JUnit XML: a suite for each ruling, a case for each example and one for each cited rule."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from xml.etree import ElementTree as Xml

from checker.base.messages import translate

if TYPE_CHECKING:
    from collections.abc import Iterable

    from checker.base.problems import Problem
    from checker.proof.report import CiteReport, ExampleFileReport, ExampleReport, Report, RulingReport

_FORBIDDEN = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML 1.0 cannot hold."""


def render(report: Report, lang: str = "en") -> str:
    """The whole document. Notices and warnings are no failures and are left out."""
    root = Xml.Element("testsuites", name="checker", time=f"{report.seconds:.3f}")
    for ruling in report.rulings:
        root.append(_ruling(ruling, lang))
    for file in report.examples:
        root.append(_file(file, lang))
    owned = {problem for item in report.files for problem in item.problems}
    strays = [problem for problem in _errors(report.problems) if problem not in owned]
    if strays:
        root.append(_strays(strays, lang))
    _count(root)
    Xml.indent(root)
    return '<?xml version="1.0" encoding="utf-8"?>\n' + Xml.tostring(root, encoding="unicode")


def _ruling(report: RulingReport, lang: str) -> Xml.Element:
    suite = Xml.Element("testsuite", name=f"{report.topic}/{report.ruling}", file=report.file)
    errors = _errors(report.problems)
    for example in report.examples:
        suite.append(_example(report.ruling, example, errors, lang))
    for cite in report.cites:
        suite.append(_cite(report.ruling, cite, errors, lang))
    rest = [p for p in errors if p.example is None and p.place not in {c.place for c in report.cites}]
    suite.append(_case(report.ruling, "texts and form", rest, "failure", lang))
    return suite


def _file(report: ExampleFileReport, lang: str) -> Xml.Element:
    suite = Xml.Element("testsuite", name=report.id, file=report.file)
    errors = _errors(report.problems)
    for example in report.examples:
        suite.append(_example(report.id, example, errors, lang))
    suite.append(_case(report.id, "form", [p for p in errors if p.example is None], "failure", lang))
    return suite


def _strays(problems: list[Problem], lang: str) -> Xml.Element:
    suite = Xml.Element("testsuite", name="files")
    for file in dict.fromkeys(problem.place.file for problem in problems):
        of_file = [problem for problem in problems if problem.place.file == file]
        suite.append(_case("files", file, of_file, "error", lang))
    return suite


def _example(owner: str, report: ExampleReport, errors: list[Problem], lang: str) -> Xml.Element:
    own = [problem for problem in errors if problem.example == report.id]
    return _case(owner, report.id, own, "error" if report.status == "error" else "failure", lang)


def _cite(owner: str, report: CiteReport, errors: list[Problem], lang: str) -> Xml.Element:
    own = [problem for problem in errors if problem.place == report.place]
    return _case(owner, f"cites {report.rule}", own, "error" if report.needed is None else "failure", lang)


def _case(owner: str, name: str, problems: Iterable[Problem], tag: str, lang: str) -> Xml.Element:
    case = Xml.Element("testcase", classname=_clean(owner), name=_clean(name))
    lines = [f"{problem.place}: {translate(problem.message, lang)}" for problem in problems]
    if lines:
        fault = Xml.SubElement(case, tag, message=_clean(lines[0]))
        fault.text = _clean("\n".join(lines))
    return case


def _errors(problems: Iterable[Problem]) -> list[Problem]:
    return [problem for problem in problems if problem.severity == "error"]


def _count(root: Xml.Element) -> None:
    for element in (root, *root.iter("testsuite")):
        element.set("tests", str(len(list(element.iter("testcase")))))
        element.set("failures", str(len(list(element.iter("failure")))))
        element.set("errors", str(len(list(element.iter("error")))))


def _clean(text: str) -> str:
    return _FORBIDDEN.sub("�", text)
