"""Integer arithmetic of `vary` and `cases`: `=50 - 2*p`, with + - * min() max() and parentheses."""

from __future__ import annotations

import re
from collections.abc import Mapping

TOKEN = re.compile(r"\s*(?:(\d+)|([A-Za-z_][A-Za-z0-9_]*)|([-+*(),]))")
LIMIT = 10**12
"""No value, not even one on the way, is larger: a product of parameters stays a number that can be printed."""


class BadExpression(ValueError):
    """What is wrong with an expression: `word` is the part that is not understood, "" at its end."""

    def __init__(self, word: str, *, unknown: bool = False) -> None:
        super().__init__(word)
        self.word = word
        self.unknown = unknown


def evaluate(text: str, values: Mapping[str, int]) -> int:
    """The value of an expression, with or without its leading `=`. Raises BadExpression."""
    reader = _Reader(_tokens(text.strip().removeprefix("=")), values)
    value = reader.sum()
    if reader.left:
        raise BadExpression(reader.left[0])
    return value


def _tokens(text: str) -> list[str]:
    found, at = [], 0
    text = text.rstrip()
    while at < len(text):
        match = TOKEN.match(text, at)
        if match is None:
            raise BadExpression(text[at:].strip()[:20])
        found.append(match.group().strip())
        at = match.end()
    return found


class _Reader:
    """Recursive descent over the tokens that are left."""

    def __init__(self, tokens: list[str], values: Mapping[str, int]) -> None:
        self.left = tokens
        self.values = values

    def sum(self) -> int:
        value = self.product()
        while self.left and self.left[0] in "+-":
            sign = 1 if self.take() == "+" else -1
            value = _bounded(value + sign * self.product())
        return value

    def product(self) -> int:
        value = self.factor()
        while self.left and self.left[0] == "*":
            self.take()
            value = _bounded(value * self.factor())
        return value

    def factor(self) -> int:
        word = self.take()
        if word == "-":
            return -self.factor()
        if word == "(":
            value = self.sum()
            self.expect(")")
            return value
        if word in ("min", "max"):
            return self.pick(word)
        if word.isdigit():
            return _bounded(int(word[:20]))
        if word in self.values:
            return self.values[word]
        raise BadExpression(word, unknown=word.isidentifier())

    def pick(self, word: str) -> int:
        """min(a, b, …) or max(a, b, …)."""
        self.expect("(")
        values = [self.sum()]
        while self.left and self.left[0] == ",":
            self.take()
            values.append(self.sum())
        self.expect(")")
        return min(values) if word == "min" else max(values)

    def take(self) -> str:
        if not self.left:
            raise BadExpression("")
        word, self.left = self.left[0], self.left[1:]
        return word

    def expect(self, wanted: str) -> None:
        word = self.take()
        if word != wanted:
            raise BadExpression(word)


def _bounded(value: int) -> int:
    if abs(value) > LIMIT:
        raise BadExpression(str(value)[:20])
    return value
