"""What every form can do, and the forms that only stand for others."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from checker.base.forms.sharing import shared
from checker.base.messages import Message, message
from checker.base.nodes import Mapping, Node, Scalar, Sequence
from checker.base.problems import Problem, error

if TYPE_CHECKING:
    from collections.abc import Callable

Schema = dict[str, Any]
DIALECT = "https://json-schema.org/draft/2020-12/schema"


class Form(ABC):
    """What a node may be. Forms are values and know nothing of the file that they are held against."""

    __slots__ = ()

    @abstractmethod
    def noun(self) -> Message:
        """What is wanted, for messages: "a list", "a date"."""

    @abstractmethod
    def likeness(self, node: Node) -> int:
        """How well the node suits at first sight, by which `OneOf` decides; 0: it is something else."""

    @abstractmethod
    def check(self, node: Node, found: list[Problem]) -> None:
        """Add what is wrong with the node and all below it."""

    @abstractmethod
    def schema(self, definitions: dict[str, Schema]) -> Schema:
        """As JSON Schema; named forms are put into the definitions and referred to."""


def check(form: Form, node: Node) -> list[Problem]:
    """All that is wrong with a node."""
    found: list[Problem] = []
    form.check(node, found)
    return found


def json_schema(form: Form, title: str = "") -> Schema:
    """The whole schema of a document; what stands in several places stands once."""
    definitions: dict[str, Schema] = {}
    body = form.schema(definitions)
    head = {"$schema": DIALECT} | ({"title": title} if title else {})
    return shared(head | body | ({"$defs": definitions} if definitions else {}))


def wrong_type(form: Form, node: Node, hint: Message | None = None) -> Problem:
    """The problem of a node that is something else than the form wants."""
    text = message("{wanted} is wanted here, and this is {found}", wanted=form.noun(), found=what(node))
    return error("form.type", node.place, text, hint)


def what(node: Node) -> Message:
    """A node as a noun."""
    if isinstance(node, Mapping):
        return message("a mapping")
    if isinstance(node, Sequence):
        return message("a list")
    return message("empty") if node.is_empty else message('"{text}"', text=shortened(node.text))


def shortened(text: str) -> str:
    """At most forty characters of a text, so that a message stays a line."""
    return text if len(text) <= 40 else f"{text[:39]}\N{HORIZONTAL ELLIPSIS}"


@dataclass(frozen=True, slots=True)
class Anything(Form):
    """Whatever YAML can say."""

    def noun(self) -> Message:
        return message("anything")

    def likeness(self, node: Node) -> int:
        return 1

    def check(self, node: Node, found: list[Problem]) -> None:
        pass

    def schema(self, definitions: dict[str, Schema]) -> Schema:
        return {}


@dataclass(frozen=True, slots=True)
class Described(Form):
    """A form with a sentence about it, which editors show."""

    form: Form
    about: str

    def noun(self) -> Message:
        return self.form.noun()

    def likeness(self, node: Node) -> int:
        return self.form.likeness(node)

    def check(self, node: Node, found: list[Problem]) -> None:
        self.form.check(node, found)

    def schema(self, definitions: dict[str, Schema]) -> Schema:
        return {"description": self.about} | self.form.schema(definitions)


def described(about: str, form: Form) -> Form:
    """The form with a sentence for editors."""
    return Described(form, about)


@dataclass(frozen=True, slots=True)
class Named(Form):
    """A form that stands in the schema once under its name, and may therefore contain itself."""

    name: str
    make: Callable[[], Form] = field(compare=False)
    made: list[Form] = field(default_factory=list, compare=False, repr=False)

    @property
    def form(self) -> Form:
        """The form that is meant, made at its first use."""
        if not self.made:
            self.made.append(self.make())
        return self.made[0]

    def noun(self) -> Message:
        return self.form.noun()

    def likeness(self, node: Node) -> int:
        return self.form.likeness(node)

    def check(self, node: Node, found: list[Problem]) -> None:
        self.form.check(node, found)

    def schema(self, definitions: dict[str, Schema]) -> Schema:
        if self.name not in definitions:
            definitions[self.name] = {}
            definitions[self.name] = self.form.schema(definitions)
        return {"$ref": f"#/$defs/{self.name}"}


def is_text(node: Node) -> bool:
    """Whether something was written that is neither a list nor a mapping."""
    return isinstance(node, Scalar) and not node.is_empty
