"""The same word or phrase twice in a row, or two articles.

*nous nous*, *vous vous*, *piano piano* are right; a placeholder between two words keeps them apart.

    PASS  fr: Vous vous défaussez d'une carte.
    FAIL  it: La creatura creatura muore.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Severity
from checker.wording.listing import listed
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.reading import Reading

ID = "wording.double-word"
SEVERITY = Severity.error
_TWICE = re.compile(r"(?<![\w'’-])([^\W\d_]+)[ \u00a0]+\1(?![\w'’-])", re.I)
_RIGHT = frozenset(listed(
    "nous vous piano via così poco man mano passo uno due that had bora pian quasi"
))
_PHRASE = re.compile(r"(?<![\w'’-])((\w+)(?:[ '’]\w+){1,3})[ \u00a0]+\1(?![\w'’-])", re.I)
_PHRASE_ENDS = 6
"""Words from the beginning of a phrase within which it begins anew, with an elided article in it."""
_HEADS = {
    "it": listed("il un di del della dello dei degli delle al alla ai nel nella dal dalla sul sulla per con in da che"),
    "fr": listed("un une du des de au aux dans par pour avec sur que qui"),
    "en": listed("the an of in with by on for from"),
}
"""Words that begin a phrase and are no pronouns: *chi lo fa lo fa* is right."""
_ARTICLES = {
    "it": re.compile(
        r"\b(?:[dn]el|[dn]ella|dello|dei|degli|delle|nei|nelle|al|allo|alla|ai|alle|sul|sulla|sui|sulle|dal|dalla|"
        r"dalle) "
        r"(?:il|lo|la|i|gli|le|un|una)\b|\b(?:il|un) (?:il|lo|la|i|gli|le|un|una)\b"
    ),
    "fr": re.compile(r"(?<![-’'])\b(?:(?:du|des|au|aux) (?:le|la|les|un|une|du|des|au|aux)|le (?:la|les|un|une|du|"
    r"des))\b"),
    "en": re.compile(r"\b(?:[Tt]he|a|an) (?:the|an?)\b"),
}
"""Two articles, of which one was to go."""


def check(reading: Reading) -> Iterator[Fault]:
    """Words, phrases and articles, each pair once."""
    words, text = reading.target.words, reading.target.composed
    if any(before == after for before, after in pairwise(words)):
        yield from _twice(text)
    heads = _HEADS[reading.lang]
    if any(word in heads and word in words[at + 2 : at + _PHRASE_ENDS] for at, word in enumerate(words)):
        for found in _PHRASE.finditer(text):
            if found.group(2).casefold() in heads:
                yield _fault(found, found.group(1))
    for found in _ARTICLES[reading.lang].finditer(text):
        told = message('one of the words "{words}" is too many', words=found.group())
        yield Fault(found.start(), told, found.group(), key=found.group())


def _twice(text: str) -> Iterator[Fault]:
    """*A a* are a name and a preposition."""
    for found in _TWICE.finditer(text):
        word = found.group(1)
        is_name = len(word) == 1 and found.group()[0] != found.group()[-1]
        if word.casefold() not in _RIGHT and not is_name:
            yield _fault(found, word)


def _fault(found: re.Match[str], word: str) -> Fault:
    return Fault(found.start(), message('"{word}" stands here twice', word=word), found.group(), key=word)
