"""Players are not exchanged: controller, owner, protector, opponent, defending, attacking and active player, you.

A role of the source that is lost while another one comes in is reported; so is another subject of *control*, *own*
and *protect* (*you own it*, *un avversario la possiede*), and so are two roles of which each stands in the clause of
the other, or that have changed places while all that happens around them stands in the same order. From active to
passive (*un avversario la controlla*, *controllata da un avversario*) nothing changes.

    PASS  en: Return it to its owner's hand.   it: Falla tornare in mano al suo proprietario.
    FAIL  en: Return it to its owner's hand.   it: Falla tornare in mano al suo controllore.
    FAIL  en: An opponent owns it, and you control it.   it: Tu la possiedi, e un avversario la controlla.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Severity
from checker.wording.bindings import bindings, exchanged
from checker.wording.relations import is_named, relations
from checker.wording.roles import roles_in
from checker.wording.termbase import CARD
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.lexicon import Span
    from checker.wording.reading import Reading
    from checker.wording.tokens import Text

ID = "wording.role"
SEVERITY = Severity.error
_BELONGING = {
    "en": re.compile(r"\byou (?:control|own)\b", re.I),
    "it": re.compile(r"\bche (?:tu )?(?:controlli|possiedi)\b", re.I),
    "fr": re.compile(r"\bque vous (?:contrôlez|possédez)\b", re.I),
}
_Roles = list[tuple[int, str, str]]


def check(reading: Reading) -> Iterator[Fault]:
    """Exchanged in the whole text, or within a sentence."""
    if reading.source is None:
        return
    theirs = reading.unit.source_lang or "en"
    said = roles_in(reading.source.composed, theirs)
    here = roles_in(reading.target.composed, reading.lang)
    lost = {role for _, role, _ in said} - {role for _, role, _ in here}
    come = [each for each in here if each[1] not in {role for _, role, _ in said}]
    come = [each for each in come if each[1] != "you" or _is_telling(each[2], reading.lang)]
    if lost - {"you"} and come:
        yield _exchanged(lost - {"you"}, said, come)
    elif "you" in lost and any(role == "opponent" for _, role, _ in come):
        yield _exchanged({"you"}, said, [each for each in come if each[1] == "opponent"])
    else:
        yield from _of_another(reading, reading.source) or _in_other_clauses(reading, reading.source)
        said = roles_in(_without_belonging(reading.source.composed, theirs), theirs)
        here = roles_in(_without_belonging(reading.target.composed, reading.lang), reading.lang)
        yield from _moved(reading, reading.source, _named(said), _named(here))


def _named(roles: _Roles) -> _Roles:
    return [each for each in roles if is_named(each[2])]


def _of_another(reading: Reading, source: Text) -> list[Fault]:
    """Another player controls, owns or protects something than in the source."""
    said = relations(source.composed, reading.unit.source_lang or "en")
    here = relations(reading.target.composed, reading.lang)
    for verb in sorted({verb for verb, _ in said} & {verb for verb, _ in here}):
        old, new = ({role for each, role in pairs if each == verb} for pairs in (said, here))
        if old - new and new - old:
            return [_swapped(reading, source, sorted(old), sorted(new))]
    return []


def _in_other_clauses(reading: Reading, source: Text) -> list[Fault]:
    """Two players of whom each does what the other one does in the source."""
    said = bindings(source, reading.source_spans, reading.unit.source_lang or "en")
    pair = exchanged(said, bindings(reading.target, reading.spans, reading.lang))
    if pair is None:
        return []
    return [_swapped(reading, source, list(pair), list(reversed(pair)))]


def _swapped(reading: Reading, source: Text, old: list[str], new: list[str]) -> Fault:
    """Told in the words of both texts."""
    theirs = {role: words for _, role, words in roles_in(source.composed, reading.unit.source_lang or "en")}
    found = roles_in(reading.target.composed, reading.lang)
    ours = {role: words for _, role, words in found}
    at = next((index for index, role, _ in found if role in new), 0)
    told = message("the players have changed places: {said}, not {here}",
                   said=", ".join(theirs.get(role, role) for role in old),
                   here=", ".join(ours.get(role, role) for role in new))  # fmt: skip
    return Fault(at, told, ours.get(new[0], ""))


def _without_belonging(text: str, lang: str) -> str:
    """*You control* and *che controlli* say whose a thing is; they may stand before it or behind it."""
    return _BELONGING[lang].sub(lambda found: " " * len(found.group()), text) if lang in _BELONGING else text


def _is_telling(words: str, lang: str) -> bool:
    """A pronoun or a possessive names the player; a verb in the second person may be an imperative."""
    return words.casefold() in ("you", "your", "yours", "tu", "te", "tuo", "tua", "tuoi", "tue", "controlli", "vous",
                                "votre", "vos")  # fmt: skip


def _exchanged(lost: set[str], said: _Roles, come: _Roles) -> Fault:
    old = next(words for _, role, words in said if role in lost)
    at, _, new = come[0]
    return Fault(at, message('"{old}" of the source has become "{new}"', old=old, new=new), new)


def _moved(reading: Reading, source: Text, said: _Roles, here: _Roles) -> Iterator[Fault]:
    """The roles of both in order, and what happens around them in order: only the roles have changed places."""
    shared = {role for _, role, _ in said} & {role for _, role, _ in here}
    shared -= {"you"} if not _names_you(here, reading.lang) or not _names_you(said, reading.unit.source_lang) else set()
    first = _order(said, shared)
    second = _order(here, shared)
    if len(first) != len(second) or first == second or sorted(first) != sorted(second):
        return
    around = _anchors(reading.source_spans, source)
    ours = _anchors(reading.spans, reading.target)
    if _same_order(around, ours):
        at = next(index for index, role, _ in here if role in shared)
        told = message("the players have changed places: {said}, not {here}", said=", ".join(_said(said, shared)),
                       here=", ".join(_said(here, shared)))  # fmt: skip
        yield Fault(at, told)


def _names_you(roles: _Roles, lang: str | None) -> bool:
    return any(role == "you" and words.casefold() in ("you", "tu", "te", "vous") for _, role, words in roles)


def _order(roles: _Roles, shared: set[str]) -> list[str]:
    """The roles as they follow each other, each run of one told once."""
    kept = [role for _, role, words in roles if role in shared and not _is_possessive(role, words)]
    return [role for before, role in pairwise([None, *kept]) if role is not None and role != before]


def _is_possessive(role: str, words: str) -> bool:
    return role == "you" and words.casefold() not in ("you", "tu", "vous")


def _said(roles: _Roles, shared: set[str]) -> list[str]:
    return [words for _, role, words in roles if role in shared and not _is_possessive(role, words)]


def _anchors(spans: list[Span], text: Text) -> list[frozenset[str]]:
    return [frozenset(k for k in span.keys if not k.startswith((CARD, "pl."))) for span in spans]


def _same_order(around: list[frozenset[str]], ours: list[frozenset[str]]) -> bool:
    """Whether the concepts that both have stand in the same order; at least two must."""
    here = {key for keys in ours for key in keys}
    there = {key for keys in around for key in keys}
    first = [keys & here for keys in around if keys & here]
    second = [keys & there for keys in ours if keys & there]
    if len(first) != len(second) or len(first) < 2:
        return False
    return all(a & b for a, b in zip(first, second, strict=True))
