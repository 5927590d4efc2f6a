"""Which concepts of the Rules the texts of a ruling speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.wording.termbase import CARD, Termbase
from checker.wording.tokens import tokens

if TYPE_CHECKING:
    from checker.knowledge.library import Library
    from checker.knowledge.rulings import Ruling

HIDDEN = (CARD, "ph.")
"""What keys begin with that nobody looks up among terms: cards, and phrases that hold a text together ("when")."""


def terms_used(library: Library) -> dict[str, tuple[str, ...]]:
    """By ruling the ids of concepts, in the order of its own text."""
    base = Termbase.of(library.terms, library.cards)
    return {ruling.id: _of_ruling(ruling, base) for ruling in library.rulings}


def _of_ruling(ruling: Ruling, base: Termbase) -> tuple[str, ...]:
    """A word may stand for several concepts: those count that each current text has."""
    texts = {lang: text.text for lang, text in ruling.text.items() if text.text and text.status == "current"}
    found = {lang: _of_text(f"{ruling.title[lang]}.\n{text}", lang, base) for lang, text in texts.items()}
    own = found.get(ruling.source_language, {})
    return tuple(key for key in own if all(key in keys for keys in found.values()))


def _of_text(text: str, lang: str, base: Termbase) -> dict[str, None]:
    spans = base.words(lang).found(tokens(text))
    keys = (key for span in spans for key in sorted(span.keys))
    return dict.fromkeys(key for key in keys if not key.startswith(HIDDEN))
