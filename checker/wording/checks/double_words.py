"""The same word or phrase twice in a row, or two articles.

*nous nous*, *vous vous*, *piano piano* are right; a placeholder between two words keeps them apart.

    PASS  fr: Vous vous défaussez d'une carte.
    FAIL  it: La creatura creatura muore.
"""

from __future__ import annotations

import re
from operator import eq
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Severity
from checker.wording.listing import listed
from checker.wording.seeking.hints import Seeker, hinted
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

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
    lang: frozenset(listed(words))
    for lang, words in {
        "it": "il un di del della dello dei degli delle al alla ai nel nella dal dalla sul sulla per con in da che",
        "fr": "un une du des de au aux dans par pour avec sur que qui",
        "en": "the an of in with by on for from",
    }.items()
}
"""Words that begin a phrase and are no pronouns: *chi lo fa lo fa* is right."""
_IN_FRONT = (
    "del|nel|della|nella|dello|dei|degli|delle|nei|nelle|al|allo|alla|ai|alle|sul|sulla|sui|sulle|dal|dalla|dalle|il|un"
)
ARTICLES = {
    "it": hinted(rf"\b(?:{_IN_FRONT}) (?:il|lo|la|i|gli|le|un|una)\b", begins=_IN_FRONT),
    "fr": hinted(
        r"(?<![-’'])\b(?:(?:du|des|au|aux) (?:le|la|les|un|une|du|des|au|aux)|le (?:la|les|un|une|du|des))\b",
        begins="du|des|au|aux|le",
    ),
    "en": hinted(r"\b(?:[Tt]he|a|an) (?:the|an?)\b", begins="the|a|an"),
}
"""Two articles, of which one was to go."""
_SEEKER = {lang: Seeker([articles]) for lang, articles in ARTICLES.items()}


def check(reading: Reading) -> Iterator[Fault]:
    """Words, phrases and articles, each pair once."""
    words, text = reading.target.words, reading.target.composed
    if any(map(eq, words, words[1:])):
        yield from _twice(text)
    heads = _HEADS[reading.lang]
    if _begins_anew(words, heads):
        for found in _PHRASE.finditer(text):
            if found.group(2).casefold() in heads:
                yield _fault(found, found.group(1))
    for _, found in _SEEKER[reading.lang].found(text, reading.target):
        told = message('one of the words "{words}" is too many', words=found.group())
        yield Fault(found.start(), told, found.group(), key=found.group())


def _begins_anew(words: Sequence[str], heads: frozenset[str]) -> bool:
    """Whether one of the heads stands there again soon, before a word with the same initial."""
    for at in [at for at, word in enumerate(words) if word in heads]:
        for again in range(at + 2, min(at + _PHRASE_ENDS, len(words) - 1)):
            if words[again] == words[at] and words[again + 1][0] == words[at + 1][0]:
                return True
    return False


def _twice(text: str) -> Iterator[Fault]:
    """*A a* are a name and a preposition."""
    for found in _TWICE.finditer(text):
        word = found.group(1)
        is_name = len(word) == 1 and found.group()[0] != found.group()[-1]
        if word.casefold() not in _RIGHT and not is_name:
            yield _fault(found, word)


def _fault(found: re.Match[str], word: str) -> Fault:
    return Fault(found.start(), message('"{word}" stands here twice', word=word), found.group(), key=word)
