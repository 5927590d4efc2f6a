"""How the sentences of a translation begin and end, beside those of its source."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

_CLOSING = "\"”»’')]"
_SMALL = re.compile(
    r"[.!?](?:(?<=[^\W\d_]{3}\.)|(?<=[^\W\d_]{2}[!?])|(?<=[\u00a0\u202f][!?]))[ \u00a0\u202f]+(?=[a-zà-ÿ])"
)
_GREAT = re.compile(r"[.!?][\"”»)]?[ \u00a0\u202f]+[«“\"(]*[ \u00a0\u202f]?(?=[A-ZÀ-Ý{])")
_SHORT = re.compile(r"\b(?:ecc|etc|art|cap|pag|fig|cfr|vol|max|min|sec|num|approx|env|resp|seg)\.$", re.I)
_STOP_INSIDE = re.compile(r"[.]\)")
_FIRST = re.compile(r"[«“\"(\s\u00a0\u202f]*([^\W\d_])(?=[’'a-zà-ÿ ])")
_QUESTION = re.compile(r"\?(?![!)])")


def sentence_faults(source: str, text: str, named: frozenset[str]) -> Iterator[Fault]:
    """The end, the full stop before a bracket, capitals, question marks. `named` are signs that are spoken of."""
    yield from _ending(source, text, named)
    yield from _bracket(source, text)
    if not named:
        yield from _capital(source, text)
    if "?" in source and "?" not in named and _asks_more(source, text) and _last(source) != "?":
        yield Fault(0, message("a question of the source is none in the translation"), "?", key="question")


def _asks_more(source: str, text: str) -> bool:
    return len(_QUESTION.findall(source)) > text.count("?")


def _last(text: str) -> str:
    """The last sign before spaces, closing marks and brackets."""
    end = len(text)
    while end and (text[end - 1] in _CLOSING or text[end - 1].isspace()):
        end -= 1
    return text[:end][-1:]


def _ending(source: str, text: str, named: frozenset[str]) -> Iterator[Fault]:
    said, here = _last(source), _last(text)
    if said in named:
        return
    if said != here and said in ".?!" and said and here not in ".?!…:":
        told = message('the source ends with "{said}", the translation does not', said=said)
        yield Fault(max(len(text) - 1, 0), told, here)
    elif said == "?" and here in ".!" and here:
        yield Fault(len(text) - 1, message('the source ends with "{said}", the translation does not', said=said), here)


def _bracket(source: str, text: str) -> Iterator[Fault]:
    """A full stop inside a bracket that the source has outside."""
    if ".)" not in text:
        return
    inside = [found.start() for found in _STOP_INSIDE.finditer(text) if not _SHORT.search(text, 0, found.start() + 1)]
    if len(inside) > len(_STOP_INSIDE.findall(source)) and ")." in source and not _whole(text, inside[-1]):
        yield Fault(inside[-1], message("the full stop stands outside this bracket"), ".)", key="stop")


def _whole(text: str, stop: int) -> bool:
    """Whether the bracket holds whole sentences."""
    opens = text.rfind("(", 0, stop)
    return opens <= 0 or text[:opens].rstrip()[-1:] in ".?!"


def _capital(source: str, text: str) -> Iterator[Fault]:
    """A small letter after a full stop, more often than in the source; or at the beginning of a sentence."""
    small = [found.start() for found in _SMALL.finditer(text) if not _SHORT.search(text, 0, found.start() + 1)]
    if len(small) > len(_SMALL.findall(source)) and len(_GREAT.findall(source)) > len(_GREAT.findall(text)):
        told = message("a sentence begins with a capital letter")
        yield Fault(small[0], told, text[small[0] : small[0] + 3], key="capital")
    first, theirs = _FIRST.match(text), _FIRST.match(source)
    begins_great = theirs is not None and theirs[1].isupper() and source[theirs.end()] != " "
    if begins_great and _is_sentence(source) and first is not None and first[1].islower():
        yield Fault(first.start(1), message("a sentence begins with a capital letter"), first[1], key="capital")


def _is_sentence(text: str) -> bool:
    return text[:1].isalpha() and " " in text and _last(text) == "."
