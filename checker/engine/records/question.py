"""Choices (101.4, 608.2d): a question, the answer that nobody gave, and the act that the rules refuse."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from checker.engine.records.targets import Thing

Answer = Any
"""A thing, a number, a bool, a tuple of those, or a tuple of pairs, as the question's kind has it."""


@dataclass(frozen=True, slots=True)
class Question:
    """Something a player decides.

    Kinds and the shape of their answers:
    attack      ((attacker, what it attacks), …)
    block       ((blocker, (attacker, …)), …)
    assignment  ((source, ((recipient, amount), …)), …)
    targets     (thing, …) for one target word; ``least``/``most`` bound how many
    modes       (number, …) counted from 1
    x           a number
    divide      (share, …) in the order of the targets
    pay         a tuple of (source id, mana kind), or True/False for an optional payment
    may         True or False
    order       a tuple of the options, first one first onto the stack
    replacement one of the options
    keep, find, put, discard, sacrifice, choose, protector, color, player: one option, or a tuple of options
                where ``most`` is not 1
    ``options`` are the single things to choose among; None where they can't be listed.
    """

    kind: str
    player: str
    options: tuple[Answer, ...] | None = None
    subject: Thing | None = None
    least: int = 1
    most: int = 1
    rule: str | None = None
    detail: tuple[tuple[str, Any], ...] = ()


class Unanswered(Exception):
    """Nobody answered: the game is to be taken back to its last rest and played on with an answer."""

    def __init__(self, question: Question) -> None:
        super().__init__(question.kind)
        self.question = question


class Illegal(Exception):
    """An action or answer that the rules refuse; ``rule`` says which, ``reason`` is a plain word for the log."""

    def __init__(self, reason: str, rule: Any = None, fields: Mapping[str, object] | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.fields = dict(fields or {})


class UnknownCard(Exception):
    """Something looked at a card that the example does not give."""


class Decider(Protocol):
    """Answers questions; ``seen`` is told after each batch of changes and at each priority; ``wants`` says whether
    it would answer a question that has one legal answer only (an example may try another)."""

    def answer(self, table: Any, question: Question) -> Answer: ...

    def seen(self, table: Any) -> None: ...

    def wants(self, table: Any, question: Question) -> bool: ...
