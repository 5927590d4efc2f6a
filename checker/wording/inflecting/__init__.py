"""All forms of a term, so that it is found however it is bent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from checker.wording.inflecting import english, french, italian

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class Bending(Protocol):
    """What each language's module has; the words are small letters."""

    def verb(self, infinitive: str) -> set[str]:
        """All forms of a verb by its infinitive; of a reflexive one those with its pronoun as well."""

    def numbers(self, word: str) -> set[str]:
        """A noun in both numbers, as far as its ending tells."""

    def agreeing(self, word: str) -> set[str]:
        """An adjective in both numbers and both genders."""

    def is_verb(self, word: str) -> bool:
        """Whether it looks like an infinitive."""


LANGUAGES: dict[str, Bending] = {"it": italian, "fr": french, "en": english}
_SMALL = 3


def forms_of(term: str, part: str, lang: str) -> set[str]:
    """The forms of a term: of a verb its first word is bent, of anything else each word but the small ones."""
    bending = LANGUAGES[lang]
    words = term.casefold().split()
    if part == "verb":
        rest = words[1:]
        if rest and words[0] in ("se", "be"):
            return {" ".join((form, *rest[1:])) for form in _reflexive(bending, words)}
        return {" ".join((form, *rest)) for form in bending.verb(words[0])}
    if part == "noun":
        return set(_bent(words, bending.numbers))
    if part == "adjective":
        return set(_bent(words, bending.agreeing))
    return {" ".join(words)}


def _reflexive(bending: Bending, words: list[str]) -> set[str]:
    if words[0] == "be":
        return {f"{form} {words[1]}" for form in ("be", "is", "are", "was", "were", "been", "being")}
    return bending.verb(words[1])


def _bent(words: list[str], bend: Callable[[str], set[str]]) -> Iterator[str]:
    """All words in one number or the other; what stays as it is may go with either."""
    choices: list[tuple[str, ...]] = [()]
    for word in words:
        options = bend(word) if len(word) > _SMALL else {word}
        choices = [(*before, option) for before in choices for option in sorted(options)]
    return (" ".join(choice) for choice in choices)
