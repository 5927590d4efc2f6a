"""Who does what: each verb with the player who is its subject, as far as the words say it."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from checker.wording.relations import actors
from checker.wording.roles import THAT

if TYPE_CHECKING:
    from collections.abc import Iterable

    from checker.wording.doing import Deed

Subjects = dict[str, list[str]]
"""For each verb the players who do it, in the order of the text."""


class _Player(NamedTuple):
    at: int
    role: str
    words: str

    @property
    def end(self) -> int:
        return self.at + len(self.words)


_AUXILIARY = {
    "en": r"may|can(?:not)?|must|could|would|should|will|does|did|do|not|[ntds]|ve|ll|also|then|still|only|each|both|"
    r"have|has|had|to|always|never|instead|again|first|simply|just|immediately|who|no|longer|either|all|chooses?",
    "it": r"può|puoi|possono|potrà|potranno|potrebbe|deve|devono|devi|dovrà|non|anche|poi|ancora|sol[oaei]|soltanto|"
    r"ha|hanno|hai|sempre|mai|invece|prima|a|la|lo|li|le|l|ne|gli|si|che|sta|per|stanno|più|né|subito|sceglie|di|comunque",
    "fr": r"peut|peuvent|pouvez|doit|doivent|devez|pourra|ne|n|pas|aussi|puis|encore|seule?|a|ont|avez|avait|toujours|"
    r"jamais|d|abord|la|le|les|l|en|y|se|s|qui|tous|toutes|chacun|plus|ni|simplement|lui|leur|choisit|de|vous|ensuite",
}
_BETWEEN = {lang: re.compile(rf"(?:['’\s]*\b(?:{words})\b['’]?)*\s*", re.I) for lang, words in _AUXILIARY.items()}
"""What may stand between a player and the verb."""
_JOINED = re.compile(r"\b(?:and|then|or|but|e|ed|poi|o|ma|et|puis|ou|mais)\b,?\s*(?:\w{1,4}['’ ]\s*)?$", re.I)
_BY = {
    "en": re.compile(r"(?: \w+)? by (?:(?:the|an?|its|that|each|target) )*(?:\w+ )?", re.I),
    "it": re.compile(r" d(?:a|al|alla|ai|all['’]) ?(?:(?:un|suo|suoi|proprio) )?", re.I),
    "fr": re.compile(r" par (?:l['’]|(?:une?|le|la|son|sa|ses|les) )?", re.I),
}
_NO_SUBJECT = {
    "en": re.compile(r"\b(?:to|from|by|against|than|with|for) (?:(?:an?|the|its|that|each|your|target) )*$", re.I),
    "it": re.compile(r"\b(?:a|al|alla|ai|all['’]|dal?|dall['’]|dai|con|per|contro) ?(?:\w+ )?$", re.I),
    "fr": re.compile(r"\b(?:à|au|aux|par|avec|pour|contre) ?(?:l['’]|la |\w+ )?$", re.I),
}
"""A player behind a preposition is none."""
_NOT_WHO = {
    "en": re.compile(r"\b(?:it|that)(?:['’]s| is| was) not (?:(?:an?|the|its|that|each|your|target) )*$|"
                     r"\b(?:isn|wasn)['’]t (?:(?:an?|the|its|that|each|your|target) )*$", re.I),
    "it": re.compile(r"\bnon (?:è|sei|sono|era|sarà|saranno) (?:(?:un|il|lo|la|i|gli|suo|tuo|quel) ?|l['’])*$", re.I),
    "fr": re.compile(r"\b(?:ce )?n['’](?:est|était) pas (?:(?:une?|le|la|les|son|votre|ce|cet) |l['’])*$", re.I),
}  # fmt: skip
"""*It is not you who decides*: this one does nothing."""
_IMPERATIVE = re.compile(r"(?:^|[.!?:;—“\"(]\s?|, then |, )$")
_OBJECT = frozenset(("te", "ti"))


def subjects(text: str, deeds: Iterable[Deed], lang: str) -> Subjects:
    """The verbs whose subject is plain; one that is joined to another has the same."""
    if lang not in _BETWEEN:
        return {}
    players = [_Player(*each) for each in actors(text, lang)]
    found: Subjects = defaultdict(list)
    last = ""
    for start, end, keys in deeds:
        role = _doer(text, start, end, players, lang)
        if not role and last and _JOINED.search(text, max(start - 14, 0), start):
            role = last
        last = role
        for key in keys if role else ():
            found[key].append(role)
    return found


def _doer(text: str, start: int, end: int, players: list[_Player], lang: str) -> str:
    by = _BY[lang].match(text, end)
    behind = next((each for each in players if by and each.at <= by.end() < each.end), None)
    if behind is not None:
        return behind.role
    before = [each for each in players if each.end <= start and not _is_object(each, text[start:end], lang)]
    if before and _BETWEEN[lang].fullmatch(text, before[-1].end, start):
        ahead = text[: before[-1].at]
        return "" if _NO_SUBJECT[lang].search(ahead) or _NOT_WHO[lang].search(ahead) else before[-1].role
    if any(each.at <= start < each.end and each.role == "you" for each in players):
        return "you"
    return "you" if lang == "en" and text[start].isupper() and _IMPERATIVE.search(text[:start]) else ""


def _is_object(player: _Player, verb: str, lang: str) -> bool:
    """*Vous révèle*, *ti controlla*: somebody else does it."""
    words = player.words.casefold()
    return words in _OBJECT or (lang == "fr" and words == "vous" and not verb.endswith("ez"))


def other_doer(said: Subjects, here: Subjects) -> tuple[str, str] | None:
    """Two players of whom one does in the translation what in the source the other does."""
    for key in sorted(said.keys() & here.keys()):
        old, new = set(said[key]), set(here[key])
        if old - new and new - old and not _may_be_one(old, new):
            return min(old - new), min(new - old)
        if len(old) == 2 and said[key] == here[key][::-1]:
            return said[key][0], said[key][-1]
    return None


def _may_be_one(old: set[str], new: set[str]) -> bool:
    """*That player* may be anybody who was named, but not you."""
    return THAT in old | new and ("you" in old) == ("you" in new)
