"""The forms of what rulings stand on: the claims of a source, the terms, the editions of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.forms import (
    Choice,
    Date,
    Flag,
    Form,
    Keys,
    ListOf,
    MappingOf,
    OneOf,
    Pattern,
    RuleNumber,
    Text,
    described,
)
from checker.knowledge.forms_common import CLAIM, ID, NAME
from checker.knowledge.forms_ruling import FINGERPRINT

if TYPE_CHECKING:
    from checker.knowledge.vocabulary import Vocabulary

CONCEPT = Pattern(r"[a-z0-9-]+(\.[a-z0-9-]+)*", "zone.battlefield")
CHAPTER = Pattern("[1-9][0-9]{2}", "702")
PARTS = ("noun", "verb", "adjective", "adverb", "pronoun", "phrase", "keyword")
WATCHES = ("term", "keyword", "exchange", "variants")
ANSWERS = ("ruling", "definition", "left-out")
"""What became of a claim."""


def source_file(words: Vocabulary) -> Form:
    """The register of the claims of a document."""
    fields: dict[str, Form] = {
        "kind": Choice(("source",)),
        "document": ID,
        "title": Text(),
        "language": NAME,
        "date": described("When it was written, as exactly as is known.", Text()),
        "edition": described("Under which edition of the rules.", Text()),
        "claims": ListOf(_claim(words), minimum=1),
    }
    return Keys(fields, required=("kind", "document", "title", "language", "claims"))


def _claim(words: Vocabulary) -> Form:
    told = OneOf((Text(), Keys({language: Text() for language in words.languages})))
    return Keys(
        {
            "id": CLAIM,
            "at": described("The place in the document.", Text()),
            "fault": described("What kind of mistake it is, if it is one.", Text()),
            "says": described("What it says if it errs, in our own words and in each language.", told),
            "right": described("What is right instead.", told),
            "cr": described("The rules that it speaks of.", ListOf(RuleNumber(), minimum=1)),
            "ruling": described("The ruling that answers it.", ID),
            "examples": described("The examples that play it.", ListOf(ID, minimum=1)),
            "definition": described("The ruling that defines it; there is nothing to play.", ID),
            "left-out": described("Why it is not answered, in each language.", told),
        },
        required=("id",),
        one_of=ANSWERS,
    )


def terms_file(words: Vocabulary) -> Form:
    """Concepts with their terms."""
    languages: dict[str, Form] = {language: OneOf((Text(), _term())) for language in words.languages}
    evidence = Keys({language: Text() for language in words.languages})
    fields: dict[str, Form] = {
        "id": CONCEPT,
        "category": described("What kind of thing it is: zone, step, keyword, counter …", Text()),
        "part": described("The part of speech, by which its forms are made.", Choice(PARTS)),
        "watch": described("When a translation is held to the term.", Choice(WATCHES)),
        "note": Text(),
        "evidence": described("Where the term of each language was seen.", evidence),
    }
    concept = Keys(fields | languages, required=("id",))
    return Keys({"kind": Choice(("terms",)), "terms": ListOf(concept)}, required=("kind", "terms"))


def _term() -> Form:
    variant: dict[str, Form] = {
        "term": Text(),
        "why": Text(),
        "unless": described("Words of the source that make it right.", Text()),
        "is": described("The concept that it is the word for.", CONCEPT),
        "stale": described("It was the term once.", Flag()),
        "alone": described("It is a fault even where no source is known.", Flag()),
    }
    forbidden = OneOf((Text(), Keys(variant, required=("term",))))
    return Keys(
        {
            "term": Text(),
            "gender": Choice(("m", "f")),
            "plural": Text(),
            "forms": ListOf(Text()),
            "also": described("Words that may stand for it in a translation.", ListOf(Text())),
            "common": described("It is an everyday word as well.", Flag()),
            "forbidden": ListOf(forbidden),
        },
        required=("term",),
    )


def edition_file(words: Vocabulary) -> Form:
    """The editions known, the numbers of the one in force, and what moved between them."""
    numbers = MappingOf(Pattern("[0-9a-z -]*", "1-3 4a-c"), CHAPTER)
    moved = MappingOf(MappingOf(OneOf((RuleNumber(), ListOf(RuleNumber()))), RuleNumber()), Date())
    fields: dict[str, Form] = {
        "kind": Choice(("edition",)),
        "in-force": Date(),
        "editions": ListOf(Keys({"date": Date(), "note": Text(), "stored": Flag()}, required=("date",))),
        "numbers": described("By section; 4a-c stands for 4, 4a, 4b, 4c.", numbers),
        "moved": described("By edition: the number then, the number in force.", moved),
        "fingerprints": described("Of the rules cited.", MappingOf(FINGERPRINT, RuleNumber())),
    }
    return Keys(fields, required=("kind", "in-force", "editions", "numbers"))
