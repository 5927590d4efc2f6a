"""The form of a ruling: its texts in several languages, the rules that it cites, its examples."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.forms import (
    Choice,
    Date,
    Form,
    Keys,
    ListOf,
    OneOf,
    Pattern,
    RuleNumber,
    Text,
    described,
)
from checker.knowledge.forms_cards import cards_list
from checker.knowledge.forms_common import CLAIM, ID, NAME
from checker.knowledge.forms_example import example
from checker.knowledge.words import SEE_REASONS

if TYPE_CHECKING:
    from checker.knowledge.vocabulary import Vocabulary

FINGERPRINT = Pattern("t[0-9a-f]{8}", "t5f0c2e9a")


def ruling_file(words: Vocabulary) -> Form:
    """A file of kind `ruling`, which is the kind of a file that names none."""
    claims = Keys({"document": ID, "claim": CLAIM}, required=("document", "claim"))
    fields: dict[str, Form] = {
        "kind": Choice(("ruling",)),
        "id": described("For ever; the page's address is made of it.", ID),
        "edition": described("The edition in which its rule numbers are to be read.", Date()),
        "title": described("In each language.", Keys({language: Text() for language in words.languages})),
        "text": described("In each language, and which was written first.", _text(words)),
        "cites": described("The rules that decide it; each is proved to be needed.", ListOf(RuleNumber())),
        "see": described("Rules to read beside them, each with a reason.", ListOf(_see())),
        "sources": described("The claims that it answers.", ListOf(claims)),
        "was": described("Ids it had before; the site leads on from them.", ListOf(ID)),
        "cards": described("Cards that its examples add.", cards_list(words)),
        "examples": ListOf(example(words)),
    }
    return Keys(fields, required=("id", "edition", "title", "text"))


def _text(words: Vocabulary) -> Form:
    source: dict[str, Form] = {"source": Choice(words.languages)}
    texts: dict[str, Form] = {language: OneOf((Text(), _translation())) for language in words.languages}
    return Keys(source | texts, required=("source",))


def _translation() -> Form:
    by_whom = Keys({"by": NAME, "date": Date()}, required=("by", "date"))
    exception = Keys({"check": NAME, "at": Text(), "why": Text()}, required=("check", "why"))
    return Keys(
        {
            "text": Text(),
            "of": described("The fingerprint of the source's title and text.", FINGERPRINT),
            "reviewed": by_whom,
            "note": Text(),
            "allow": described("Findings that are right as they are.", ListOf(exception)),
        },
        required=("text",),
    )


def _see() -> Form:
    return Keys({"rule": RuleNumber(), "why": Choice(SEE_REASONS)}, required=("rule", "why"))
