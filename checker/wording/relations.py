"""Who controls, owns and protects what: each verb with the player who is its subject."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from checker.wording.roles import roles_in

if TYPE_CHECKING:
    from collections.abc import Iterator


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
_ANY = {
    lang: re.compile("|".join(part for verb in verbs for part in (verb.active, verb.yours, verb.by) if part), re.I)
    for lang, verbs in _VERBS.items()
}
"""Where none of these is, nothing need be looked for."""
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


@lru_cache(maxsize=4096)
def relations(text: str, lang: str) -> frozenset[tuple[str, str]]:
    """Pairs of a verb and a role, as far as the sentence says who it is."""
    if lang not in _VERBS or not _ANY[lang].search(text):
        return frozenset()
    actors = [each for each in roles_in(text, lang) if is_named(each[2]) and not is_possessive(each[2])]
    return frozenset(pair for verb in _VERBS[lang] for pair in _of(verb, text, lang, actors))


def _of(verb: _Verb, text: str, lang: str, actors: list[tuple[int, str, str]]) -> Iterator[tuple[str, str]]:
    for found in re.finditer(rf"\b(?:{verb.active})", text, re.I):
        role = _subject(found, text, lang, actors)
        if role and not _NOUN[lang].search(text[: found.start()]):
            yield verb.name, role
    for found in re.finditer(rf"\b(?:{verb.yours})", text, re.I) if verb.yours else ():
        if not _NOUN[lang].search(text[: found.start()]):
            is_theirs = not _RELATIVE.search(text[: found.start()])
            yield verb.name, (_before(found.start(), text, actors) if is_theirs else None) or "you"
    for found in re.finditer(rf"\b(?:{verb.by})\b", text, re.I):
        role = _after(found.end(), text, actors)
        if role:
            yield verb.name, role


def _subject(found: re.Match[str], text: str, lang: str, actors: list[tuple[int, str, str]]) -> str | None:
    role = _before(found.start(), text, actors)
    follows = lang in _OBJECT and _OBJECT[lang].search(text[: found.start()])
    return role or (_after(found.end(), text, actors) if follows else None)


def _before(at: int, text: str, actors: list[tuple[int, str, str]]) -> str | None:
    """The player who stands just before a place; a verb is none."""
    named = [(start, role, words) for start, role, words in actors if start + len(words) <= at]
    start, role, words = named[-1] if named else (0, "", "")
    return role if role and _BETWEEN.fullmatch(text[start + len(words) : at]) else None


def _after(at: int, text: str, actors: list[tuple[int, str, str]]) -> str | None:
    start, role = next(((start, role) for start, role, _ in actors if start >= at), (0, ""))
    return role if role and _BETWEEN.fullmatch(text[at:start]) else None
