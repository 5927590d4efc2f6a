"""The players of a sentence: controller, owner, protector, opponent, you."""

from __future__ import annotations

import re
from functools import lru_cache

ROLES: dict[str, dict[str, str]] = {
    "controller": {"en": r"controllers?", "it": r"controllor[ei]", "fr": r"contrôleurs?"},
    "owner": {
        "en": r"owners?|owns?|owned",
        "it": r"proprietari[oa]?|possied\w+|possedut\w+",
        "fr": r"propriétaires?|possèd\w+|possédé\w*",
    },
    "protector": {
        "en": r"protectors?|protects?|protected by",
        "it": r"protettor[ei]|protegg\w+|protett[aoie] da",
        "fr": r"protecteurs?|protèg\w+|protégée? par",
    },
    "opponent": {
        "en": r"opponents?(?:['’]s?)?",
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
    "active": {"en": r"active players?", "it": r"giocator[ei] attiv[oi]", "fr": r"joueurs? actifs?"},
    "you": {
        "en": r"you|yours?|yourself",
        "it": r"tu|te|ti|tu[oaei]|tuoi|(?<!chiunque )(?<!chi )"
        r"(?:controlli|puoi|peschi|guadagni|perdi|scegli|paghi|scarti|sacrifichi|lanci|"
        r"attacchi|blocchi|hai|subisci|riveli|crei|guardi|cerchi|metti|prendi|ottieni|sei|devi|esili|distruggi)",
        "fr": r"vous|votre|vos|vôtres?|\w+ez",
    },
}
"""Patterns of whole words."""

_POSSESSIVE = re.compile(r"s?['’]s?\s+(?:\w+\s+)?")
"""*Its controller's opponents* are *gli avversari del suo controllore*."""

PATTERNS: dict[str, re.Pattern[str]] = {
    lang: re.compile("|".join(rf"(?P<{role}>\b(?:{by[lang]})\b)" for role, by in ROLES.items()), re.I)
    for lang in ("en", "it", "fr")
}


@lru_cache(maxsize=4096)
def roles_in(text: str, lang: str) -> list[tuple[int, str, str]]:
    """Where each role is named: (index, role, words), in the order of the text."""
    if lang not in PATTERNS:
        return []
    found = [(match.start(), match.lastgroup or "", match.group()) for match in PATTERNS[lang].finditer(text)]
    if lang == "en":
        for at in range(len(found) - 1):
            before, after = found[at], found[at + 1]
            if _POSSESSIVE.fullmatch(text[before[0] + len(before[2].rstrip("'’s")) : after[0]]):
                found[at], found[at + 1] = after, before
    return found
