"""Whose a thing is: nouns of the termbase with *your*, *their*, *of an opponent*, *that you own* at their side."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING

from checker.wording.roles import ROLES
from checker.wording.seeking.stems import Sought

if TYPE_CHECKING:
    from collections.abc import Iterable

    from checker.wording.lexicon import Span
    from checker.wording.termbase import Termbase
    from checker.wording.tokens import Text

YOURS, THEIRS = "you", "another"
PRONOUN = "-"
"""What stands for a thing that was named before."""
CONTROL = "control"
"""*Under your control*, which is no thing, but is yours."""
Belongings = dict[str, set[str]]
_OTHERS = {
    lang: "|".join(by[lang].split("|(?<!")[0] for role, by in ROLES.items() if role not in ("you", "active"))
    for lang in ("en", "it", "fr")
}
_BEFORE = {
    YOURS: {
        "en": r"\byour(?: own)? (?:[\w-]+ )?",
        "it": r"\b(?:tuo|tua|tuoi|tue) (?:\w+ )?",
        "fr": r"\b(?:votre|vos) (?:\w+ )?",
    },
    THEIRS: {
        "en": rf"\b(?:their(?: own)?|his|her|(?:{_OTHERS['en']})['’]s?) (?:[\w-]+ )?",
        "it": r"\b(?:suo|sua|suoi|sue|loro) (?:\w+ )?",
        "fr": r"\b(?:son|sa|ses|leurs?) (?:\w+ )?",
    },
}
"""Up to one word may stand between it and the thing."""
_BEHIND = {
    YOURS: {
        "en": r" (?:that )?you (?:control|own)\b|(?: card)? of yours\b",
        "it": r"(?: \w+)? (?:(?:tu[oaei]|tuoi)\b(?! \w+[aeio]\b)|di tua proprietà|che (?:tu )?(?:controlli|possiedi)\b"
        r"|\w+[aoei] da te\b)|(?: che (?:tu )?(?:controlli|possiedi)| \w+[aoei] da te)\b",
        "fr": r"(?: \w+)? (?:que vous (?:contrôlez|possédez)|à vous|\w+ par vous)\b"
        r"| (?:que vous (?:contrôlez|possédez)|à vous)\b",
    },
    THEIRS: {
        "en": rf" (?:that )?(?:(?:an?|the|its|that|your|each) )?(?:{_OTHERS['en']}) (?:controls?|owns?)\b",
        "it": r"(?: \w+)? (?:(?:suo|sua|suoi|sue)\b|di (?:loro|sua) proprietà|(?:di un |del(?:la|lo)? |dell['’]|"
        rf"di quel |dei )(?:(?:tuo|tuoi|suo|suoi) )?(?:{_OTHERS['it']})\b)",
        "fr": r"(?: \w+)? (?:d['’]une? |de l['’]|du |de (?:la|son|sa|cet?|votre|vos) |des )"
        rf"(?:{_OTHERS['fr']})\b",
    },
}
_CONTROL = {
    YOURS: {
        "en": r"\bunder your control\b",
        "it": r"\bsotto il tuo controllo\b",
        "fr": r"\bsous votre contrôle\b",
    },
    THEIRS: {
        "en": rf"\bunder (?:(?:its|their|that|the|an?|your|each) )?(?:{_OTHERS['en']})['’]s? control\b",
        "it": rf"\bsotto il (?:controllo (?:di un[o ]?|de[li]l?(?:l['’]|lo)?|dell['’]) ?(?:(?:suo|suoi|loro|tuo) )?"
        rf"(?:{_OTHERS['it']})\b)",
        "fr": r"\bsous le contrôle (?:d['’]une? |de l['’]|du |de (?:la|son|sa|leur|cet?|votre) |des |de leurs )"
        rf"(?:{_OTHERS['fr']})\b",
    },
}
"""Under whose control a thing is put."""
_END = r"(?=\s*(?:[.,;:!?)]|$)| (?:può|possono|è|sono|non|viene|vengono|resta|o|e|ed)\b)"
_ALONE = {
    YOURS: {
        "en": r"\b(?:yours(?:el(?:f|ves))?\b|your own(?= (?:can|may|is|are|does|do)\b|[.,;:!?)]))",
        "it": rf"\b(?:il|la|i|le|\w*l|\w+lla|\w+lle|\w+i) (?:tuo|tua|tuoi|tue)\b{_END}",
        "fr": r"\b(?:le|la|les|aux?|du|des) vôtres?\b",
    },
    THEIRS: {
        "en": r"\b(?:theirs|hers|(?:their|his|her) own(?= (?:can|may|is|are|does|do)\b|[.,;:!?)]))",
        "it": rf"\b(?:il|la|i|le|\w*l|\w+lla|\w+lle|\w+i) (?:suo|sua|suoi|sue)\b{_END}",
        "fr": r"\b(?:le|la|les|aux?|du|des) (?:siens?|siennes?|leurs?(?=\s*(?:[.,;:!?)]|$)))\b",
    },
}
"""Without the thing: *le vôtre*, *la sua*."""
_PATTERNS = {
    (owner, lang): (re.compile(rf"(?:{_BEFORE[owner][lang]})$", re.I), re.compile(_BEHIND[owner][lang], re.I))
    for owner in (YOURS, THEIRS)
    for lang in ("en", "it", "fr")
}
PRONOUNS = {(owner, lang): Sought(pattern) for owner, by in _ALONE.items() for lang, pattern in by.items()}
CONTROLS = {(owner, lang): Sought(pattern) for owner, by in _CONTROL.items() for lang, pattern in by.items()}
SAID = (_BEFORE, _BEHIND, _ALONE)
"""All ways to say it, by owner and language."""
YOUR_WORDS = {
    "en": frozenset(("your", "yours", "you", "yourself", "yourselves")),
    "it": frozenset(("tuo", "tua", "tuoi", "tue", "tui", "te", "controlli", "possiedi")),
    "fr": frozenset(("votre", "vos", "vous", "vôtre", "vôtres")),
}
"""Where a thing is yours, there is one of these words."""
_LONG = 40
"""How far before a thing the words begin that say whose it is."""


def belongings(text: Text, spans: Iterable[Span], lang: str, base: Termbase) -> Belongings:
    """For each noun whether it is yours, another's, or now the one and now the other."""
    found: Belongings = defaultdict(set)
    if lang not in YOUR_WORDS:
        return found
    small = text.composed.casefold()
    owners = (YOURS, THEIRS) if speaks_of_yours(text, lang) else (THEIRS,)
    for thing, sought in ((PRONOUN, PRONOUNS), (CONTROL, CONTROLS)):
        for owner in owners:
            if sought[owner, lang].may_be_in(small) and sought[owner, lang].is_in(text.composed):
                found[thing].add(owner)
    for span in spans:
        things = [key for key in span.keys if _is_thing(key, base)]
        for owner in owners if things else ():
            before, behind = _PATTERNS[owner, lang]
            start, end = text.starts[span.first], text.ends[span.last]
            if before.search(text.composed[max(start - _LONG, 0) : start]) or behind.match(text.composed, end):
                for key in things:
                    found[key].add(owner)
    return found


def speaks_of_yours(text: Text, lang: str) -> bool:
    """Whether a thing may be yours in a text."""
    return lang in YOUR_WORDS and not YOUR_WORDS[lang].isdisjoint(text.known)


def _is_thing(key: str, base: Termbase) -> bool:
    return key in base.concepts and base.concepts[key].part == "noun" and not key.startswith("pl.")


def other_owner(said: Belongings, here: Belongings) -> str | None:
    """A thing that is yours in one of the texts and another's in the other."""
    for key in sorted(said.keys() & here.keys()):
        if len(said[key]) == len(here[key]) == 1 and said[key] != here[key]:
            return key
    return None
