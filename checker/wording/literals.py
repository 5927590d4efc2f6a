"""What is no prose and stays as it is in every language: code, options, keys, commands, paths, names of firms."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Range = tuple[int, int]
_PLACEHOLDER = "\N{WORD JOINER}"
"""What stands for a sign that no check should see."""
_CODE = re.compile(
    r"`[^`\n]+`"
    r"|(?<![\w-])--?[a-z][\w-]*(?:[ =]\"[^\"\n]*\")?"
    r"|\{\{(?=[^\n]*?[:\"])(?:[^{}\n]|\{[^{}\n]*\}|\{\{(?:[^{}\n]|\{\{[^{}\n]*\}\})*\}\})*\}\}"
)
_PATH = re.compile(r"(?<![\w/.])[\w.-]*[a-z][\w.-]*/(?![\w/{])")
_FILE = re.compile(r"\b[\w*-]+\.(?:ya?ml|csv|po|md|txt|json|dic)\b")
_ENDINGS = (".y", ".csv", ".po", ".md", ".txt", ".json", ".dic")
_KEY = re.compile(r"(?<![\w:/.])([a-z][a-z_-]*):(?=[\s,;.)]|$)")
_PROGRAMS = ("checker", "git", "pip", "hunspell", "spylls")
_PROGRAM = re.compile(rf"(?<![\w/.])(?:{'|'.join(_PROGRAMS)})\b")
_WORDS = re.compile(r"(?: [a-z-]+)*")
_FIRM = re.compile(r"[A-Z]\w+(?:(?: (?:of|the|and|in|to|for))+ |: (?:The|A|An) )[A-Z]\w+(?: [A-Z]\w+)*")
_SIGNS = ("`", "{{", " -", "--")
_SMALL = (" of ", " the ", " and ", " in ", " to ", " for ", ": The ", ": A ", ": An ")
_LIST = re.compile(r"(?<![\w,])\w+(?:, \w+){2,}")
_FEWEST = 3
"""Words of a list that makes it one."""


def masked(text: str, source: str, is_term: Callable[[str], bool], is_own: Callable[[str], bool]) -> tuple[str, str]:
    """Both texts with what is literally the same in them made invisible; lengths and places stay.

    `is_term` says whether words are a term or the name of a card, which is never left as it is; `is_own`, whether
    they are one in the language of the text.
    """
    here = list(_candidates(text, source, is_term, is_own))
    there = list(_candidates(source, text, is_term, is_own)) if here else []
    if not there:
        return text, source
    common = Counter(text[a:b] for a, b in here) & Counter(source[a:b] for a, b in there)
    return (_hidden(text, here, common), _hidden(source, there, common)) if common else (text, source)


def _candidates(
    text: str, other: str, is_term: Callable[[str], bool], is_own: Callable[[str], bool]
) -> Iterator[Range]:
    for pattern, signs in ((_CODE, _SIGNS), (_PATH, ("/",)), (_FILE, _ENDINGS)):
        if any(sign in text for sign in signs):
            yield from (found.span() for found in pattern.finditer(text))
    for found in _KEY.finditer(text) if ":" in text else ():
        if not (is_own(found[1]) and text[: found.start()].rstrip(" ")[-1:].isalpha()):
            yield found.span()
    for found in _PROGRAM.finditer(text) if any(program in text for program in _PROGRAMS) else ():
        yield _command(found.start(), found.end(), text, other)
    for found in _FIRM.finditer(text) if any(word in text and word in other for word in _SMALL) else ():
        if not is_term(found.group()):
            yield found.span()
    for found in _LIST.finditer(text) if text.count(", ") >= _FEWEST - 1 else ():
        yield from _list(found.start(), found.group().split(", "), other, is_term)


def _command(start: int, end: int, text: str, other: str) -> Range:
    """A program with the words behind it that stand behind it in the other text too."""
    words = _WORDS.match(text, end)
    rest = words.group().split(" ")[1:] if words else []
    while rest and not re.search(rf"{re.escape(' '.join([text[start:end], *rest]))}(?![\w-])", other):
        rest.pop()
    return start, end + sum(len(word) + 1 for word in rest)


def _list(start: int, words: list[str], other: str, is_term: Callable[[str], bool]) -> Iterator[Range]:
    """The part of a list of single words that stands in the other text; not if all of them are terms."""
    for first in range(len(words) - _FEWEST + 1):
        for last in range(len(words), first + _FEWEST - 1, -1):
            part = ", ".join(words[first:last])
            if part in other and not all(is_term(word) for word in words[first:last]):
                begins = start + sum(len(word) + 2 for word in words[:first])
                yield begins, begins + len(part)
                return


def _hidden(text: str, ranges: list[Range], common: Counter[str]) -> str:
    left = Counter(common)
    for start, end in ranges:
        words = text[start:end]
        if left[words] > 0:
            left[words] -= 1
            text = text[:start] + _PLACEHOLDER * (end - start) + text[end:]
    return text
