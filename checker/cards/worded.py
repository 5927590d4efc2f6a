"""Forms of vocabulary words: a mapping that one word leads, or one that holds several words side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from checker.base.forms import Form, Keys
from checker.base.forms.form import Schema, wrong_type
from checker.base.messages import Message, message
from checker.base.names import suggestion
from checker.base.nodes import Mapping as MappingNode
from checker.base.nodes import Node
from checker.base.problems import Problem, error
from checker.engine.abilities.words import Field, Word

FormOf = Callable[[Field], Form]


def leading_word(node: Node, words: Mapping[str, Word]) -> Word | None:
    """The word that a mapping is about: the first of its keys that is one."""
    if not isinstance(node, MappingNode):
        return None
    return next((words[entry.key.text] for entry in node if entry.key.text in words), None)


def holds_fields(word: Word, value: Node) -> bool:
    """Whether ``{word: {…}}`` holds the word's fields, not the value of its main one."""
    if not isinstance(value, MappingNode) or not value.entries:
        return False
    return all(entry.key.text in word.fields for entry in value)


def fields_of(word: Word, node: MappingNode) -> dict[str, Node]:
    """The nodes of a word's fields, by the fields' names, however they are written."""
    found: dict[str, Node] = {}
    for entry in node.entries:
        key, value = entry.key.text, entry.value
        if key == word.name and isinstance(value, MappingNode) and holds_fields(word, value):
            found.update({inner.key.text: inner.value for inner in value.entries})
        elif key == word.name:
            found[word.main] = value
        elif key in word.fields:
            found[key] = value
    return found


@dataclass(frozen=True, slots=True, eq=False)
class OwnValue(Form):
    """What stands behind a word: the value of its main field, or a mapping of its fields."""

    word: Word
    form_of: FormOf

    def noun(self) -> Message:
        return self._main().noun()

    def likeness(self, node: Node) -> int:
        return self._fitting(node).likeness(node)

    def check(self, node: Node, found: list[Problem]) -> None:
        self._fitting(node).check(node, found)

    def schema(self, definitions: dict[str, Schema]) -> Schema:
        main = self._main().schema(definitions)
        if len(self.word.fields) == 1:
            return main
        fields = {name: self.form_of(f).schema(definitions) for name, f in self.word.fields.items()}
        return {"anyOf": [main, {"type": "object", "properties": fields, "additionalProperties": False}]}

    def _main(self) -> Form:
        return self.form_of(self.word.fields[self.word.main])

    def _fitting(self, node: Node) -> Form:
        if holds_fields(self.word, node):
            main = self.word.main
            needed = (main,) if self.word.fields[main].required else ()
            return Keys({name: self.form_of(f) for name, f in self.word.fields.items()}, needed)
        return self._main()


@dataclass(frozen=True, slots=True, eq=False)
class Led(Form):
    """A mapping that one word leads: ``{damage: 3, to: …}``."""

    what: Message
    words: Mapping[str, Word]
    form_of: FormOf
    beside: Mapping[str, Form] = field(default_factory=dict)

    def noun(self) -> Message:
        return self.what

    def likeness(self, node: Node) -> int:
        if not isinstance(node, MappingNode):
            return 0
        return 4 if leading_word(node, self.words) else 2

    def check(self, node: Node, found: list[Problem]) -> None:
        if not isinstance(node, MappingNode):
            found.append(wrong_type(self, node))
            return
        word = leading_word(node, self.words)
        if word is None:
            found.append(unknown_word(node, self.words))
        else:
            self._keys(word, node).check(node, found)

    def schema(self, definitions: dict[str, Schema]) -> Schema:
        return {"anyOf": [self._described(word, definitions) for word in self.words.values()]}

    def _keys(self, word: Word, node: MappingNode | None = None) -> Keys:
        others = {name: self.form_of(f) for name, f in word.fields.items() if name != word.main}
        own = node.get(word.name) if node else None
        given = set(own.keys()) if isinstance(own, MappingNode) and holds_fields(word, own) else set()
        needed = tuple(n for n, f in word.fields.items() if f.required and n != word.main and n not in given)
        keys: dict[str, Form] = {word.name: OwnValue(word, self.form_of), **self.beside, **others}
        return Keys(keys, (word.name, *needed))

    def _described(self, word: Word, definitions: dict[str, Schema]) -> Schema:
        schema = self._keys(word).schema(definitions)
        return {"description": word.says, **schema, "required": [word.name]}


@dataclass(frozen=True, slots=True, eq=False)
class SideBySide(Form):
    """A mapping that holds several words: ``{gets: [1, 1], gains: [flying]}``."""

    what: Message
    words: Mapping[str, Word]
    form_of: FormOf
    beside: Mapping[str, Form] = field(default_factory=dict)

    def noun(self) -> Message:
        return self.what

    def likeness(self, node: Node) -> int:
        return self._keys().likeness(node)

    def check(self, node: Node, found: list[Problem]) -> None:
        if isinstance(node, MappingNode):
            self._keys().check(node, found)
        else:
            found.append(wrong_type(self, node))

    def schema(self, definitions: dict[str, Schema]) -> Schema:
        return self._keys().schema(definitions)

    def _keys(self) -> Keys:
        own: dict[str, Form] = {word.name: OwnValue(word, self.form_of) for word in self.words.values()}
        return Keys({**own, **self.beside})


def unknown_word(node: MappingNode, words: Iterable[str]) -> Problem:
    """No key of the mapping is a word: the first one is taken to be meant as one."""
    known = list(words)
    if not node.entries:
        return error("form.word", node.place, message("an empty mapping says nothing"))
    key = node.entries[0].key
    hint = suggestion(key.text, known) or message("the words are: {words}", words=", ".join(known))
    return error("form.word", key.place, message('unknown word "{word}"', word=key.text), hint)
