"""English: regular verbs and plurals."""

from __future__ import annotations

_VOWELS = "aeiou"


def is_verb(word: str) -> bool:
    """An English infinitive looks like any other word."""
    return False


def verb(infinitive: str) -> set[str]:
    """`tap`: taps, tapped, tapping; both spellings where a consonant may be doubled."""
    found = {infinitive, *_with_s(infinitive)}
    stems = {infinitive.removesuffix("e")}
    if len(infinitive) > 2 and infinitive[-1] not in _VOWELS + "wxy" and infinitive[-2] in _VOWELS:
        stems.add(infinitive + infinitive[-1])
    for stem in stems:
        found |= {f"{stem}ed", f"{stem}ing"}
    if infinitive.endswith("y") and infinitive[-2:-1] not in _VOWELS:
        found.add(f"{infinitive[:-1]}ied")
    return found


def numbers(word: str) -> set[str]:
    """The word and its plural."""
    return {word, *_with_s(word)}


def agreeing(word: str) -> set[str]:
    """An English adjective stays as it is."""
    return {word}


def _with_s(word: str) -> set[str]:
    if word.endswith("y") and word[-2:-1] not in _VOWELS:
        return {f"{word[:-1]}ies"}
    if word.endswith(("s", "x", "z", "ch", "sh")):
        return {f"{word}es"}
    return {f"{word}s"}
