"""The players of a sentence: controller, owner, protector, opponent, you."""

from __future__ import annotations

import re
from functools import lru_cache

from checker.wording.seeking.expressions import meanings, words_of
from checker.wording.tokens import tokens

Role = tuple[int, str, str]
"""Where a player is named, which one, and in which words."""
THAT = "that"
"""Somebody who was named before: not told apart from those who have a name, but from you."""
_NOBODY = (
    r"(?<!chiunque )(?<!chi )(?<!chiunque l[aoie] )(?<!chi l[aoie] )(?<!\bi )(?<!gli )(?<!dei )"
    r"(?<!ch[eé] non )(?<!ch[eé] non l[aoie] )(?<!prima che )(?<!affinché )"
)
"""Where a form of the second person is the subjunctive of the third, or a noun."""
_YOU_DO = (
    r"controlli|puoi|potrai|potresti|peschi|guadagni|perdi|scegli|paghi|scarti|sacrifichi|lanci|attacchi|blocchi|hai|"
    r"avevi|avrai|subisci|riveli|crei|guardi|cerchi|metti|prendi|ottieni|sei|eri|sarai|devi|dovrai|esili|distruggi|"
    r"attivi|giochi|assegni|rimescoli|mescoli|possiedi|proteggi|infliggi|dichiari|aggiungi|spendi|vinci|decidi|vuoi|"
    r"fai|ricevi|mantieni|tieni|rimuovi|neutralizzi|macini|profetizzi|dividi|suddividi|distribuisci|mostri|passerai"
)

ROLES: dict[str, dict[str, str]] = {
    "controller": {"en": r"controllers?", "it": r"controllor[ei]", "fr": r"contrôleurs?"},
    "owner": {
        "en": r"owners?|owns?|owned",
        "it": r"proprietari[oa]?|possied\w+|possedut\w+",
        "fr": r"propriétaires?|possèd\w+|possédé\w*",
    },
    "protector": {
        "en": r"protectors?|protects?|protected by",
        "it": r"protettor[ei]|protegg\w+|protett[aoie] da\w*",
        "fr": r"protecteurs?|protèg\w+|protégée? par",
    },
    "opponent": {
        "en": r"opponents?(?:['’]s?)?|opposing",
        "it": r"avversari[oae]?",
        "fr": r"adversaires?|adverses?",
    },
    "defending": {
        "en": r"defending players?",
        "it": r"giocator[ei] in difesa",
        "fr": r"joueurs? défenseurs?",
    },
    "attacking": {
        "en": r"attacking players?",
        "it": r"giocator[ei] attaccant[ei]",
        "fr": r"joueurs? attaquants?",
    },
    "nonactive": {
        "en": r"non-?active players?",
        "it": r"giocator[ei] (?:non[ -]attiv[oi]|inattiv[oi])",
        "fr": r"joueurs? (?:non[ -]actifs?|inactifs?)",
    },
    "active": {"en": r"active players?", "it": r"giocator[ei] attiv[oi]", "fr": r"joueurs? actifs?"},
    "teammate": {"en": r"teammates?", "it": r"compagn[oaie] di squadra", "fr": r"coéquipi(?:er|ère)s?"},
    "you": {
        "en": r"you|yours?|yourself",
        "it": rf"tu|te|ti|tu[oaei]|tuoi|{_NOBODY}(?:{_YOU_DO})",
        "fr": r"vous|votre|vos|vôtres?|[^\W\d_]+ez",
    },
    THAT: {
        "en": r"(?:that|those|this|these|the same) players?|they|he or she",
        "it": r"(?:que(?:l|i|sto|sti)|lo stesso|gli stessi) giocator[ei]|egli|costui",
        "fr": r"(?:ces?|le même|les mêmes) joueurs?|celui-là|celui-ci",
    },
}
"""Patterns of whole words."""

_POSSESSIVE = re.compile(r"s?['’]s?\s+(?:\w+\s+)?")
"""*Its controller's opponents* are *gli avversari del suo controllore*."""

EXPRESSIONS = {lang: meanings(ROLES, lang) for lang in ("en", "it", "fr")}


@lru_cache(maxsize=4096)
def roles_in(text: str, lang: str) -> list[Role]:
    """All roles that are named, in the order of the text."""
    if lang not in EXPRESSIONS:
        return []
    matches = EXPRESSIONS[lang].matches(text, words_of(tokens(text)))
    found = [(match.start(), match.lastgroup or "", match.group()) for match in matches if not _is_symbol(match)]
    if lang == "en":
        for at in range(len(found) - 1):
            before, after = found[at], found[at + 1]
            if _POSSESSIVE.fullmatch(text[before[0] + len(before[2].rstrip("'’s")) : after[0]]):
                found[at], found[at + 1] = after, before
    return found


def _is_symbol(match: re.Match[str]) -> bool:
    return match.string[match.start() - 1 : match.start()] == "{"
