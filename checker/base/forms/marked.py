"""Forms of texts that YAML would misread without quotation marks: rule numbers, dates, mana."""

from __future__ import annotations

import re
from abc import abstractmethod
from dataclasses import dataclass

from checker.base.forms.form import Form, Schema, shortened, wrong_type
from checker.base.messages import Message, message
from checker.base.nodes import Mapping, Node, Scalar
from checker.base.problems import Problem, error

_RULE = re.compile(r"[1-9][0-9]{2}(\.[1-9][0-9]*[a-z]{0,2})?")
_DATE = re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")
_SYMBOL = r"[WUBRGCSTQEPXYZ]|[0-9]+|[WUBRG2C]/[WUBRG](/P)?|[WUBRG]/P"
_MANA = re.compile(rf"(\{{({_SYMBOL})\}})*")


def is_date(text: str) -> bool:
    """Whether a text is a day as the files write it."""
    return _DATE.fullmatch(text) is not None


def is_rule_number(text: str) -> bool:
    """Whether a text is written as the number of a section, rule or subrule."""
    return _RULE.fullmatch(text) is not None


@dataclass(frozen=True, slots=True)
class _Quoted(Form):
    """A text that must stand between quotation marks."""

    def likeness(self, node: Node) -> int:
        if not isinstance(node, Scalar):
            return 0
        return 2 if self._pattern().fullmatch(node.text) else 1

    def check(self, node: Node, found: list[Problem]) -> None:
        if not isinstance(node, Scalar) or not self._pattern().fullmatch(node.text):
            found.append(wrong_type(self, node))
        elif not node.quoted:
            found.append(_unquoted(node))

    def schema(self, definitions: dict[str, Schema]) -> Schema:
        return {"type": "string", "pattern": f"^(?:{self._pattern().pattern})$"}

    @abstractmethod
    def _pattern(self) -> re.Pattern[str]: ...


@dataclass(frozen=True, slots=True)
class RuleNumber(_Quoted):
    """The number of a rule, as "702.4b"."""

    def noun(self) -> Message:
        return message('a rule number such as "{example}"', example="702.4b")

    def _pattern(self) -> re.Pattern[str]:
        return _RULE


@dataclass(frozen=True, slots=True)
class Date(_Quoted):
    """A day, as "2026-09-25"."""

    def noun(self) -> Message:
        return message('a date such as "{example}"', example="2026-09-25")

    def _pattern(self) -> re.Pattern[str]:
        return _DATE


@dataclass(frozen=True, slots=True)
class ManaText(_Quoted):
    """Mana symbols, as "{2}{W}"; `{W}` without quotes is a mapping to YAML."""

    def noun(self) -> Message:
        return message('mana such as "{example}"', example="{2}{W}")

    def likeness(self, node: Node) -> int:
        return 2 if _bare_mana(node) else _Quoted.likeness(self, node)

    def check(self, node: Node, found: list[Problem]) -> None:
        bare = _bare_mana(node)
        if bare:
            found.append(_unquoted(Scalar(bare, node.place)))
        else:
            _Quoted.check(self, node, found)

    def _pattern(self) -> re.Pattern[str]:
        return _MANA


def _bare_mana(node: Node) -> str:
    """What `{G}` was meant to be; "" if the node is no such mapping."""
    if not isinstance(node, Mapping) or len(node) != 1:
        return ""
    (entry,) = node.entries
    written = f"{{{entry.key.text}}}"
    is_bare = isinstance(entry.value, Scalar) and entry.value.is_empty and _MANA.fullmatch(written)
    return written if is_bare else ""


def _unquoted(node: Scalar) -> Problem:
    text = message("{text} has no quotation marks", text=shortened(node.text))
    return error("form.unquoted", node.place, text, message('write "{text}"', text=node.text))
