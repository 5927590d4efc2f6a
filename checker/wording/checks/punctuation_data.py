"""What is wrong in punctuation in every language, and in English, as patterns."""

from __future__ import annotations

import re
from dataclasses import dataclass

from checker.base.messages import Message, message

NBSP = "\u00a0\u202f"


@dataclass(frozen=True, slots=True)
class Rule:
    """Where the pattern is found the message is told; `key` tells rules apart.

    It is only looked for where one of `words` or `signs` is in the text; empty: everywhere.
    """

    key: str
    pattern: re.Pattern[str]
    message: Message
    words: frozenset[str] = frozenset()
    signs: tuple[str, ...] = ()

    def may_be_in(self, text: str, words: frozenset[str]) -> bool:
        """Whether it is worth looking."""
        if self.words and self.words.isdisjoint(words):
            return False
        return not self.signs or any(sign in text for sign in self.signs)


def rule(
    key: str, pattern: str, told: Message, flags: int = 0, *, words: str = "", signs: tuple[str, ...] = ()
) -> Rule:
    """A rule by its pattern; `words` are parted by |."""
    return Rule(key, re.compile(pattern, flags), told, frozenset(words.split("|") if words else ()), signs)


_TWO_SPACES = tuple(before + after for before in f" {NBSP}" for after in f" {NBSP}")
SPACE_BEFORE = message("no space stands before a comma or a full stop")
SPACE_MISSING = message("a space is missing after this sign")
AFTER_APOSTROPHE = message("no space stands after this apostrophe")
ELIDED = message("an article is elided here")
ACCENT_MISSING = message("this word has an accent")
APOSTROPHE_MISSING = message("an apostrophe is missing here")
ALL: tuple[Rule, ...] = (
    rule("space-before-comma", rf"[ {NBSP}]+(?:,(?!\d)|\.(?![.\d])(?=\s|$|[\"”»)]))", SPACE_BEFORE),
    rule("space-after-comma", r",(?=[^\W\d_])(?<=[^\W\d_],)|\.(?=[A-ZÀ-Ý][a-zà-ÿ'’])(?<=[^\W\d_]{3}\.)", SPACE_MISSING),
    rule("space-after-sign", r"[:;!?](?=[^\W\d_])(?<![\w/][:;!?][:;!?])", SPACE_MISSING, signs=(":", ";", "!", "?")),
    rule("double-space", rf"(?<=\S)[ {NBSP}]{{2,}}(?=\S)", message("two spaces stand here"), signs=_TWO_SPACES),
    rule("space-in-brackets", rf"[(\[][ {NBSP}]|[ {NBSP}][)\]]", message("no space stands inside brackets"),
         signs=("(", ")", "[", "]")),
    rule("space-beside-brackets", r"[^\W\d_](?=\([^\W\d_]{3,})|\)(?=[^\W\d_]{2,})",
         message("a space is missing beside this bracket"), signs=("(", ")")),
    rule("sign-twice", r"(?=[.,;:?!…]{2})(?:(?<!\.)\.\.(?!\.)|\.{4,}|…\.|\.…|,,|;;|::(?!\w)|[?!]{2,}|[,;:][.,;]|"
         r"(?<=[^\W\d_]{4})(?<!etc)(?<!ecc)"
         r"\.[,;:]|[?!]\.(?!\.))", message("a sign too many stands here")),
    rule("type-line", r"(?<=[^\W\d_]) - (?=[A-ZÀ-Ý])(?=[^.]*)",
         message("a dash stands in the type line: —"), signs=(" - ",)),
    rule("space-after-number", r"(?<![\w.])\d+(?=[a-zà-ÿ]{3,})(?!\d*(?:i?[eè](?:me|re)s?|[a-z]?bb))",
         message("a space is missing after this number"), signs=tuple("0123456789")),
    rule("apostrophe-twice", r"(?<=[^\W\d_])(?:’’|''|’'|'’)(?=[^\W\d_])(?!b{3})",
         message("an apostrophe too many stands here"), signs=("’’", "''", "’'", "'’")),
)  # fmt: skip
SAME_AS_SOURCE = frozenset((
    "sign-twice", "space-beside-brackets", "space-after-number", "space-after-comma", "space-after-sign",
    "space-in-brackets", "double-space", "type-line",
))  # fmt: skip
"""Rules that are silent where the source has the same."""
_AN = r"[aei](?!u)\w|o(?!n(?:e|ce)\b|ui)\w|u(?!n[ia]|s|t[ei]|r[aiu]|bi|ku)\w|(?:hour|honest|honor|heir)"
_A = r"[bcdfgjklmnpqrstvwyz][a-z]|h(?!our|onest|onor|eir)[a-z]|(?:eu|one\b|once\b|uni[^mn]|us[ei])"
ENGLISH: tuple[Rule, ...] = (
    rule("en-space", rf"(?<=\S)[ {NBSP}]+[:;!?]+(?!\w)", message("no space stands before : ; ! ? in English")),
    rule("en-a", rf"(?:(?:^|(?<=[.!?] ))A|\ba) (?={_AN})|\b[Aa]n (?={_A})", message(
         "an stands before a vowel, a before a consonant")),
    rule("en-its", r"\bit['’]s (?=(?:owners?|controllers?|power|toughness|own|abilit\w+|mana|costs?|protectors?|"
         r"names?|effects?|"
         r"loyalty|defense|colors?|types?)\b)",
         message("this possessive has no apostrophe"), re.I, signs=("it's ", "it’s ", "It")),
    rule("en-not", r"\b(?:do|does|did|is|are|was|were|has|have|had|could|would|should|ca)nt\b", APOSTROPHE_MISSING,
         re.I),
)  # fmt: skip
