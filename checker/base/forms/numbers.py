"""Forms of numbers, and of the arithmetic that may stand in their place."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.base.forms.form import Form, Schema, shortened, wrong_type
from checker.base.messages import Message, message
from checker.base.nodes import Scalar
from checker.base.problems import Problem, error

if TYPE_CHECKING:
    from checker.base.nodes import Node

_WHOLE = re.compile(r"-?(0|[1-9][0-9]*)")
_EXPRESSION = re.compile(r"=[-+*() ,a-z0-9_\N{MINUS SIGN}\N{MULTIPLICATION SIGN}]*[a-z0-9_)]")
_HANDLED = 9
"""Digits of a number that is read; more are refused as text, before anything is computed."""


@dataclass(frozen=True, slots=True)
class Expression(Form):
    """Integer arithmetic over the parameters of `vary` and `cases`: "=50 - 2*p"."""

    def noun(self) -> Message:
        return message('an expression such as "={example}"', example="2*p")

    def likeness(self, node: Node) -> int:
        return 3 if isinstance(node, Scalar) and node.text.startswith("=") else 0

    def check(self, node: Node, found: list[Problem]) -> None:
        if not isinstance(node, Scalar) or not _EXPRESSION.fullmatch(node.text):
            hint = message("integers, parameters, + - *, min(), max() and parentheses can be used")
            found.append(wrong_type(self, node, hint))

    def schema(self, definitions: dict[str, Schema]) -> Schema:
        return {"type": "string", "pattern": "^="}


@dataclass(frozen=True, slots=True)
class Number(Form):
    """A whole number written in the usual way, or an expression unless it is `fixed`.

    `why` is the reason for `minimum`, for whoever writes less.
    """

    minimum: int | None = None
    fixed: bool = False
    why: Message | None = None

    def noun(self) -> Message:
        return message("a whole number")

    def likeness(self, node: Node) -> int:
        if not isinstance(node, Scalar):
            return 0
        return 3 if self._is_number(node) or (not self.fixed and node.text.startswith("=")) else 1

    def check(self, node: Node, found: list[Problem]) -> None:
        if isinstance(node, Scalar) and self._is_number(node):
            self._check_size(node, found)
        elif isinstance(node, Scalar) and not self.fixed and node.text.startswith("="):
            Expression().check(node, found)
        else:
            found.append(wrong_type(self, node, self._hint(node)))

    def schema(self, definitions: dict[str, Schema]) -> Schema:
        number: Schema = {"type": "integer"} | ({} if self.minimum is None else {"minimum": self.minimum})
        return number if self.fixed else {"anyOf": [number, Expression().schema(definitions)]}

    def _is_number(self, node: Scalar) -> bool:
        return not node.quoted and _WHOLE.fullmatch(node.text) is not None

    def _check_size(self, node: Scalar, found: list[Problem]) -> None:
        if len(node.text.lstrip("-")) > _HANDLED:
            text = message("the number {number} is too large", number=shortened(node.text))
            found.append(error("form.number", node.place, text))
        elif self.minimum is not None and int(node.text) < self.minimum:
            text = message("the number must be at least {minimum}", minimum=self.minimum)
            found.append(error("form.number", node.place, text, self.why))

    def _hint(self, node: Node) -> Message | None:
        if not isinstance(node, Scalar):
            return None
        if _WHOLE.fullmatch(node.text):
            return message("leave the quotation marks out")
        digits = node.text.lstrip("0")
        return message("write {number}", number=digits) if _WHOLE.fullmatch(digits) else None
