"""Filling the fields of a sentence, with the small words that change before a vowel."""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter

VOWELS = frozenset("aeiouàâäéèêëîïôöùûüœæ")

BEFORE_A_VOWEL: Mapping[str, tuple[frozenset[str], str]] = {
    "de": (VOWELS, "d’"),
    "que": (VOWELS, "qu’"),
    "a": (frozenset("aà"), "ad "),
    "e": (frozenset("eèé"), "ed "),
}
"""The word → before which letters it changes, and what it is then: French *de* and *que*, Italian *a* and *e*."""


class Speaking(Formatter):
    """`{name:de}` writes the word before the name: "d’Ours", "de Loup"; names in h stay as they are."""

    def format_field(self, value: object, format_spec: str) -> str:
        if format_spec in BEFORE_A_VOWEL:
            return joined(format_spec, str(value))
        return str(super().format_field(value, format_spec))


def joined(word: str, name: str) -> str:
    """A small word and the name after it."""
    letters, changed = BEFORE_A_VOWEL[word]
    return f"{changed}{name}" if name[:1].lower() in letters else f"{word} {name}"


def following(words: str, name: str) -> str:
    """Words, the last of which may change before a name, and the name: "attaque d’Elfe"."""
    head, _, last = words.rpartition(" ")
    return f"{head} {joined(last, name)}" if last in BEFORE_A_VOWEL else f"{words} {name}"


def filled(sentence: str, fields: Mapping[str, object]) -> str:
    """The sentence with its fields in it."""
    if "{" not in sentence and "}" not in sentence:
        return sentence
    return Speaking().vformat(sentence, (), fields)
