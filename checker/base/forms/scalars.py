"""Forms of a single text: free text, names, true and false, words of a closed list."""

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
