"""What stands between quotation marks, whatever they look like."""

from __future__ import annotations

import re
from functools import lru_cache

from checker.wording.seeking.hints import Signed

Quotation = tuple[int, int, str]
_MARK = re.compile(r"[\"“”«»„]")
_OPEN = {"“": "”", "«": "»", "„": "“"}
_CLOSE = {"”": "“", "»": "«"}
SINGLE = Signed(r"['‘](?<![\w{}’']['‘])(?=[^\W\d_])[^'’\n]{1,80}['’](?!\w)", "'‘")
"""Something between single marks; an apostrophe stands after a letter."""
DOUBLE = Signed(r"“[^”]*”|\"[^\"]*\"|«[^»]*»|„[^“”]*[“”]", '“"«„')
_COUNTER = re.compile(r"marqueurs?[ \u00a0\u202f](?:[^\W\d_]+ )?«[^»]*»(?: (?:ou|et|ni) «[^»]*»)?")
_INTERRUPTED = re.compile(r",[’']?(?:[”\"]| ?») [^“”\"«»]{1,40}, [“\"«](?=\w)")
_ONLY_PLACEHOLDER = re.compile(r"\W*(?:\{[^{}]*\}|%s)\W*")
_LANGUAGE = re.compile(r"\b(?:italian\w?|italien\w*|english|inglese|anglais\w*|french|francese|français\w*)\b", re.I)


@lru_cache(maxsize=1024)
def quotations(text: str) -> int:
    """How many there are at the outer level, without names of counters in French and marks around placeholders."""
    if not DOUBLE.may_be_in(text) and not SINGLE.may_be_in(text):
        return 0
    plain = _INTERRUPTED.sub(" ", _COUNTER.sub("marqueur", text))
    double = [each for each in DOUBLE.matches(plain) if not _ONLY_PLACEHOLDER.fullmatch(each.group())]
    return len(double) + len(list(SINGLE.matches(DOUBLE.replaced(plain, lambda _: " "))))


def speaks_of_language(text: str) -> bool:
    """Then it quotes what that language has, and its translation may not."""
    return _LANGUAGE.search(text) is not None


def unpaired(text: str) -> int | None:
    """Where a mark stands that is not closed, or closes nothing."""
    opened: list[tuple[str, int]] = []
    straight: int | None = None
    for found in _MARK.finditer(text):
        at, sign = found.start(), found.group()
        if sign == '"':
            straight = at if straight is None else None
        elif opened and sign == _OPEN[opened[-1][0]]:
            opened.pop()
        elif sign in _OPEN:
            if opened and opened[-1][0] == sign:
                return at
            opened.append((sign, at))
        elif sign in _CLOSE:
            return at
    return opened[-1][1] if opened else straight


def outermost(text: str) -> list[Quotation]:
    """From where to where each quotation goes, its marks included, and with which sign it begins."""
    found: list[Quotation] = []
    begin, sign, waiting = 0, "", ""
    for mark in _MARK.finditer(text):
        if waiting:
            if mark.group() == waiting:
                found.append((begin, mark.end(), sign))
                waiting = ""
        elif mark.group() in _OPEN or mark.group() == '"':
            begin, sign = mark.start(), mark.group()
            waiting = _OPEN.get(sign, '"')
    return found
