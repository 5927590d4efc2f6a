"""What is wrong in punctuation in every language, and in English, as patterns."""

from __future__ import annotations

import re
from dataclasses import dataclass

from checker.base.messages import Message, message
from checker.wording.seeking.hints import Hinted, hinted

NBSP = "\u00a0\u202f"


@dataclass(frozen=True, slots=True)
class Rule:
    """Where the pattern is found the message is told; `key` tells rules apart."""

    key: str
    hinted: Hinted
    message: Message


def rule(
    key: str, pattern: str, told: Message, flags: int = 0, *, begins: str = "", holds: str = "", gaps: str = ""
) -> Rule:
    """A rule by its pattern and what is there wherever that is found, as `hinted` has it."""
    return Rule(key, hinted(pattern, flags, begins=begins, holds=holds, gaps=gaps), told)


SPACE_BEFORE = message("no space stands before a comma or a full stop")
SPACE_MISSING = message("a space is missing after this sign")
AFTER_APOSTROPHE = message("no space stands after this apostrophe")
ELIDED = message("an article is elided here")
ACCENT_MISSING = message("this word has an accent")
APOSTROPHE_MISSING = message("an apostrophe is missing here")
ALL: tuple[Rule, ...] = (
    rule("space-before-comma", rf"[ {NBSP}]+(?:,(?!\d)|\.(?![.\d])(?=\s|$|[\"”»)]))", SPACE_BEFORE,
         gaps=rf"[ {NBSP}][,.]"),
    rule("space-after-comma", r",(?=[^\W\d_])(?<=[^\W\d_],)|\.(?=[A-ZÀ-Ý][a-zà-ÿ'’])(?<=[^\W\d_]{3}\.)", SPACE_MISSING,
         gaps=r"^[,.](?!\s)"),
    rule("space-after-sign", r"[:;!?](?=[^\W\d_])(?<![\w/][:;!?][:;!?])", SPACE_MISSING, gaps=r"[:;!?]\Z"),
    rule("double-space", rf"(?<=\S)[ {NBSP}]{{2,}}(?=\S)", message("two spaces stand here"),
         gaps=rf"[ {NBSP}]{{2}}"),
    rule("space-in-brackets", rf"[(\[][ {NBSP}]|[ {NBSP}][)\]]", message("no space stands inside brackets"),
         gaps=rf"[(\[][ {NBSP}]|[ {NBSP}][)\]]"),
    rule("space-beside-brackets", r"[^\W\d_](?=\([^\W\d_]{3,})|\)(?=[^\W\d_]{2,})",
         message("a space is missing beside this bracket"), gaps=r"^\(|\)\Z"),
    rule("sign-twice", r"(?=[.,;:?!…]{2})(?:(?<!\.)\.\.(?!\.)|\.{4,}|…\.|\.…|,,|;;|::(?!\w)|[?!]{2,}|[,;:][.,;]|"
         r"(?<=[^\W\d_]{4})(?<!etc)(?<!ecc)"
         r"\.[,;:]|[?!]\.(?!\.))", message("a sign too many stands here"), gaps=r"[.,;:?!…]{2}"),
    rule("type-line", r"(?<=[^\W\d_]) - (?=[A-ZÀ-Ý])(?=[^.]*)|^(?:Creatur[ea]|Créature|Art[ei]fa(?:ct|tto)|Incantesimo|"
         r"Enchante?ment|Land|Terra|Terrain|Battle|Battaglia|Bataille)(?: [^\W\d_]+){0,2} [-–] (?=[^\W\d_])",
         message("a dash stands in the type line: —"), gaps=" [-–] "),
    rule("space-after-number", r"(?<![\w.])\d+(?=[a-zà-ÿ]{3,})(?!\d*(?:i?[eè](?:me|re)s?|[a-z]?bb))",
         message("a space is missing after this number"), gaps=r"\d(?:\Z|÷)"),
    rule("apostrophe-twice", r"(?<=[^\W\d_])(?:’’|''|’'|'’)(?=[^\W\d_])(?!b{3})",
         message("an apostrophe too many stands here"), gaps=r"^['’]{2}\Z"),
)  # fmt: skip
SAME_AS_SOURCE = frozenset((
    "sign-twice", "space-beside-brackets", "space-after-number", "space-after-comma", "space-after-sign",
    "space-in-brackets", "double-space", "type-line",
))  # fmt: skip
"""Rules that are silent where the source has the same."""
_AN = r"[aei](?!u)\w|o(?!n(?:e|ce)\b|ui)\w|u(?!n[ia]|s|t[ei]|r[aiu]|bi|ku)\w|(?:hour|honest|honor|heir)"
_A = r"[bcdfgjklmnpqrstvwyz][a-z]|h(?!our|onest|onor|eir)[a-z]|(?:eu|one\b|once\b|uni[^mn]|us[ei])"
_NOT = "do|does|did|is|are|was|were|has|have|had|could|would|should|ca"
ENGLISH: tuple[Rule, ...] = (
    rule("en-space", rf"(?<=\S)[ {NBSP}]+[:;!?]+(?!\w)", message("no space stands before : ; ! ? in English"),
         gaps=rf"[ {NBSP}][:;!?]"),
    rule("en-a", rf"(?:(?:^|(?<=[.!?] ))A|\ba) (?={_AN})|\b[Aa]n (?={_A})", message(
         "an stands before a vowel, a before a consonant"), begins="a|an"),
    rule("en-its", r"\bit['’]s (?=(?:owners?|controllers?|power|toughness|own|abilit\w+|mana|costs?|protectors?|"
         r"names?|effects?|"
         r"loyalty|defense|colors?|types?)\b)",
         message("this possessive has no apostrophe"), re.I, begins="it"),
    rule("en-not", rf"\b(?:{_NOT})nt\b", APOSTROPHE_MISSING, re.I,
         begins="|".join(f"{verb}nt" for verb in _NOT.split("|"))),
)  # fmt: skip
