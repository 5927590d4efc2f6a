"""The kinds of file, each with its form; the JSON Schema of a kind is made from the same description."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from checker.base.forms import json_schema
from checker.knowledge.forms_cards import cards_file
from checker.knowledge.forms_data import edition_file, source_file, terms_file
from checker.knowledge.forms_example import examples_file
from checker.knowledge.forms_ruling import ruling_file
from checker.knowledge.vocabulary import outline, whole

if TYPE_CHECKING:
    from checker.base.forms import Form
    from checker.base.forms.form import Schema
    from checker.knowledge.vocabulary import Vocabulary

_FORMS = {
    "ruling": ruling_file,
    "examples": examples_file,
    "cards": cards_file,
    "source": source_file,
    "terms": terms_file,
    "edition": edition_file,
}
KINDS = tuple(_FORMS)
"""The values of `kind:`; the first is meant where there is none."""


@cache
def form(kind: str, words: Vocabulary) -> Form:
    """The form of a file of this kind."""
    return _FORMS[kind](words)


def outline_form(kind: str) -> Form:
    """The form by which files are read: what stands in abilities is let through."""
    return form(kind, outline())


def schema(kind: str) -> Schema:
    """The JSON Schema of files of this kind, every word of abilities included."""
    return json_schema(form(kind, whole()), title=f"Arbitro: a file of kind {kind}")
