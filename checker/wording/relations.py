"""Who controls, owns and protects what: each verb with the player who is its subject."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from checker.wording.roles import roles_in
from checker.wording.seeking.expressions import Expressions, words_of
from checker.wording.tokens import tokens

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.roles import Role


class _Verb(NamedTuple):
    """`yours` are forms of the second person, `by` participles that the player follows, `taking` is no such verb."""

    name: str
    active: str
    yours: str
    by: str


_VERBS = {
    "en": (
        _Verb("control", r"controls?\b(?! of)", "", r"controlled by"),
        _Verb("own", r"owns?\b(?! \w+['’]s)", "", r"owned by"),
        _Verb("protect", r"protects?\b", "", r"protected by"),
    ),
    "it": (
        _Verb("control", r"controlla(?:no|va|vano)?\b", r"controlli\b", r"controllat[aoei] d[a]\w*"),
        _Verb("own", r"possied(?:e|ono)\b", r"possiedi\b", r"possedut[aoei] da\w*"),
        _Verb("protect", r"protegg(?:e|ono|eva)\b", r"proteggi\b", r"protett[aoei] da\w*"),
    ),
    "fr": (
        _Verb("control", r"contrôl(?:e|ent|ait)\b(?! d(?:e|u|es|['’]))", r"contrôlez\b", r"contrôlée?s? par"),
        _Verb("own", r"possèd(?:e|ent)\b", r"possédez\b", r"possédée?s? par"),
        _Verb("protect", r"protèg(?:e|ent)\b", r"protégez\b", r"protégée?s? par"),
    ),
}
EXPRESSIONS = {
    lang: Expressions(
        (f"{verb.name}_{form}", pattern)
        for verb in verbs
        for form, pattern in verb._asdict().items()
        if form != "name" and pattern
    )
    for lang, verbs in _VERBS.items()
}
_NOUN = {
    "en": re.compile(r"\b(?:under|gain(?:s|ed|ing)?|tak(?:es?|ing)|loses?|of|in|your|their|its|the|an?) $", re.I),
    "it": re.compile(r"\b(?:i|dei|ai|chi|chiunque) (?:la |lo |li |le )?$", re.I),
    "fr": re.compile(
        r"\b(?:sous|acqui\w+|pren\w+|perd\w*|gard\w+|gagn\w+)(?: \w+)? $|\b(?:votre|son|leur|du|un) $", re.I
    ),
}
"""What stands before *control* where it is a noun, and before *controlli* where nobody is spoken to."""
_POSSESSIVE = frozenset(
    ("your", "yours", "tuo", "tua", "tuoi", "tue", "votre", "vos", "vôtre", "vôtres")
)
_IS_VERB = re.compile(r"own(?:s|ed)?$|protect(?:s|ed)?\b|poss[ieèé]|prot[eèé]g|protett[aoie] ", re.I)
_BETWEEN = re.compile(r"(?:['’\s]*(?!(?:e|et|and|ma|but|mais|o|or|ou)\b)\w+['’]?){0,3}\s*")
"""Pronouns, negations and adverbs between the player and the verb; no sign, and no word that joins clauses."""
_RELATIVE = re.compile(r"\bche $", re.I)
"""*L'avversario che controlli* is controlled by you."""
_OBJECT = {"it": re.compile(r"\b(?:la|lo|li|le) $", re.I), "fr": re.compile(r"\b(?:que |qu['’])$", re.I)}
"""After these the subject may follow the verb: *la controlla un avversario*, *que contrôle un adversaire*."""


def is_possessive(words: str) -> bool:
    """*Your* says whose a thing is, and names nobody who acts."""
    return words.casefold() in _POSSESSIVE


def is_named(words: str) -> bool:
    """Whether a player is named: *owns* and *possédée par* only speak of one."""
    return not _IS_VERB.match(words)


def can_act(role: Role) -> bool:
    """Whether the player is named, and not only by what is theirs."""
    return is_named(role[2]) and not is_possessive(role[2])


@lru_cache(maxsize=4096)
def actors(text: str, lang: str) -> list[Role]:
    """The players of a text who may act."""
    return [each for each in roles_in(text, lang) if can_act(each)]


@lru_cache(maxsize=4096)
def relations(text: str, lang: str) -> frozenset[tuple[str, str]]:
    """Pairs of a verb and a role, as far as the sentence says who it is."""
    if lang not in EXPRESSIONS:
        return frozenset()
    found = EXPRESSIONS[lang].matches(text, words_of(tokens(text)))
    return frozenset(_told(found, text, lang)) if found else frozenset()


def _told(found: list[re.Match[str]], text: str, lang: str) -> Iterator[tuple[str, str]]:
    named = actors(text, lang)
    for each in found:
        verb, form = (each.lastgroup or "").split("_")
        role = _WHO[form](each, text, lang, named)
        if role:
            yield verb, role


def _subject(found: re.Match[str], text: str, lang: str, named: list[Role]) -> str | None:
    if _NOUN[lang].search(text, 0, found.start()):
        return None
    follows = lang in _OBJECT and _OBJECT[lang].search(text, 0, found.start())
    return _before(found.start(), text, named) or (_after(found.end(), text, named) if follows else None)


def _you(found: re.Match[str], text: str, lang: str, named: list[Role]) -> str | None:
    if _NOUN[lang].search(text, 0, found.start()):
        return None
    is_theirs = not _RELATIVE.search(text, 0, found.start())
    return (_before(found.start(), text, named) if is_theirs else None) or "you"


def _agent(found: re.Match[str], text: str, _: str, named: list[Role]) -> str | None:
    return _after(found.end(), text, named)


def _before(at: int, text: str, named: list[Role]) -> str | None:
    """The player who stands just before a place; a verb is none."""
    before = [each for each in named if each[0] + len(each[2]) <= at]
    start, role, words = before[-1] if before else (0, "", "")
    return role if role and _BETWEEN.fullmatch(text[start + len(words) : at]) else None


def _after(at: int, text: str, named: list[Role]) -> str | None:
    start, role = next(((start, role) for start, role, _ in named if start >= at), (0, ""))
    return role if role and _BETWEEN.fullmatch(text[at:start]) else None


_WHO = {"active": _subject, "yours": _you, "by": _agent}
"""Who is the subject of each form."""
