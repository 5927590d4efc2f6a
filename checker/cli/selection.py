"""The words behind `-k`: names, `and`, `or`, `not` and parentheses, as test runners have them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.cli.guard import Unable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from checker.proof.verify import Name

Selector = Callable[[str], bool]

_TOKEN = re.compile(r"\s*(?:(?P<bracket>[()])|(?P<word>[^\s()]+))")


class BadSelection(Exception):
    """An expression that cannot be read; the text of the exception is what was wrong."""


def selector(expression: str) -> Selector:
    """Read `expression` into a question to a name: does it contain the words as the expression wants?

    Letter case does not matter. Raises BadSelection with the word at which reading stopped.
    """
    reader = _Reader(tuple(_tokens(expression)))
    chosen = reader.either()
    if reader.peek() is not None:
        raise BadSelection(reader.peek() or "")
    return lambda name: chosen(name.casefold())


def _tokens(expression: str) -> list[str]:
    return [match.group("bracket") or match.group("word") for match in _TOKEN.finditer(expression)]


@dataclass
class _Reader:
    """A recursive descent over the words; each method reads one level of binding."""

    tokens: tuple[str, ...]
    at: int = 0

    def peek(self) -> str | None:
        return self.tokens[self.at] if self.at < len(self.tokens) else None

    def take(self) -> str:
        token = self.peek()
        if token is None:
            raise BadSelection("")
        self.at += 1
        return token

    def either(self) -> Selector:
        options = [self.both()]
        while self.peek() == "or":
            self.take()
            options.append(self.both())
        return lambda name: any(option(name) for option in options)

    def both(self) -> Selector:
        options = [self.single()]
        while self.peek() == "and":
            self.take()
            options.append(self.single())
        return lambda name: all(option(name) for option in options)

    def single(self) -> Selector:
        token = self.take()
        if token == "not":
            inner = self.single()
            return lambda name: not inner(name)
        if token == "(":
            return self.bracketed()
        if token in {"and", "or", ")"}:
            raise BadSelection(token)
        return lambda name: token.casefold() in name

    def bracketed(self) -> Selector:
        inner = self.either()
        closing = self.take()
        if closing != ")":
            raise BadSelection(closing)
        return inner


def chosen_by(words: str | None, ids: Iterable[str]) -> Callable[[Name], bool]:
    """What `-k` and `--ruling` choose together; everything if neither was given. Raises Unable."""
    wanted = _wanted(words) if words is not None else None
    known = frozenset(ids)
    return lambda name: (not known or name.id in known) and (wanted is None or any(map(wanted, name.paths)))


def _wanted(words: str) -> Selector:
    try:
        return selector(words)
    except BadSelection as bad:
        text = message('-k: "{words}" cannot be read at "{at}"', words=words, at=bad)
        raise Unable(text, message('for example: -k "trample and not (reach or flying)"')) from None
