"""Forms of a single text: free text, names, numbers, true and false, words of a closed list."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from checker.base.composing import READ_AS_BOOLEAN, boolean_word
from checker.base.forms.form import Form, Schema, is_text, shortened, wrong_type
from checker.base.messages import Message, message
from checker.base.names import suggestion
from checker.base.nodes import Node, Scalar
from checker.base.problems import Problem, error

_WHOLE = re.compile(r"-?(0|[1-9][0-9]*)")
_EXPRESSION = re.compile(r"=[-+*() ,a-z0-9_\N{MINUS SIGN}\N{MULTIPLICATION SIGN}]*[a-z0-9_)]")
_HANDLED = 9
"""Digits of a number that is read; more are refused as text, before anything is computed."""


@dataclass(frozen=True, slots=True)
class Text(Form):
    """A text that is not empty."""

    def noun(self) -> Message:
        return message("a text")

    def likeness(self, node: Node) -> int:
        return int(isinstance(node, Scalar))

    def check(self, node: Node, found: list[Problem]) -> None:
        if not isinstance(node, Scalar):
            found.append(wrong_type(self, node))
        elif not node.text.strip():
            found.append(error("form.empty", node.place, message("the text is empty")))

    def schema(self, definitions: dict[str, Schema]) -> Schema:
        return {"type": "string", "minLength": 1}


@dataclass(frozen=True, slots=True)
class Name(Form):
    """A card's name, a handle or a player: one word or several; quoted if YAML reads it as true or false."""

    def noun(self) -> Message:
        return message("a name")

    def likeness(self, node: Node) -> int:
        return int(is_text(node))

    def check(self, node: Node, found: list[Problem]) -> None:
        if not isinstance(node, Scalar) or not node.text.strip():
            found.append(wrong_type(self, node))
        elif node.text in READ_AS_BOOLEAN and not node.quoted:
            found.append(boolean_word(node))

    def schema(self, definitions: dict[str, Schema]) -> Schema:
        return {"type": ["string", "integer"], "minLength": 1}


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
    """A whole number written in the usual way, or an expression unless it is `fixed`."""

    minimum: int | None = None
    fixed: bool = False

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
            found.append(error("form.number", node.place, text))

    def _hint(self, node: Node) -> Message | None:
        if not isinstance(node, Scalar):
            return None
        if _WHOLE.fullmatch(node.text):
            return message("leave the quotation marks out")
        digits = node.text.lstrip("0")
        return message("write {number}", number=digits) if _WHOLE.fullmatch(digits) else None


@dataclass(frozen=True, slots=True)
class Flag(Form):
    """`true` or `false`."""

    def noun(self) -> Message:
        return message("true or false")

    def likeness(self, node: Node) -> int:
        return 3 if isinstance(node, Scalar) and node.text in ("true", "false") and not node.quoted else 0

    def check(self, node: Node, found: list[Problem]) -> None:
        if not self.likeness(node):
            found.append(wrong_type(self, node))

    def schema(self, definitions: dict[str, Schema]) -> Schema:
        return {"type": "boolean"}


@dataclass(frozen=True, slots=True)
class Choice(Form):
    """One of a closed list of words."""

    words: tuple[str, ...]

    def noun(self) -> Message:
        return message("one of {words}", words=", ".join(self.words))

    def likeness(self, node: Node) -> int:
        if not isinstance(node, Scalar):
            return 0
        return 3 if node.text in self.words else 1

    def check(self, node: Node, found: list[Problem]) -> None:
        if not isinstance(node, Scalar) or node.is_empty:
            found.append(wrong_type(self, node))
        elif node.text not in self.words:
            found.append(_unknown_word(node, self.words))

    def schema(self, definitions: dict[str, Schema]) -> Schema:
        return {"enum": list(self.words)}


@dataclass(frozen=True, slots=True)
class Pattern(Form):
    """A text of a certain shape, such as an id; `example` is one of the kind."""

    pattern: str
    example: str

    def noun(self) -> Message:
        return message('a text such as "{example}"', example=self.example)

    def likeness(self, node: Node) -> int:
        if not isinstance(node, Scalar):
            return 0
        return 2 if _compiled(self.pattern).fullmatch(node.text) else 1

    def check(self, node: Node, found: list[Problem]) -> None:
        if not isinstance(node, Scalar) or not _compiled(self.pattern).fullmatch(node.text):
            found.append(wrong_type(self, node))

    def schema(self, definitions: dict[str, Schema]) -> Schema:
        return {"type": "string", "pattern": f"^(?:{self.pattern})$"}


@lru_cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)


def _unknown_word(node: Scalar, words: tuple[str, ...]) -> Problem:
    hint = suggestion(node.text, words) or message("the words are: {words}", words=", ".join(words))
    return error("form.word", node.place, message('unknown word "{word}"', word=shortened(node.text)), hint)
