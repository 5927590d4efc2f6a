"""What translators get and give back: one unit for the title and one for the text of each ruling."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.knowledge.rulings import CURRENT, MISSING, STALE
from checker.wording.sources import stamp

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from checker.knowledge.rulings import Ruling
    from checker.wording.termbase import Termbase

FIELDS = ("title", "text")
STATES = (STALE, MISSING, CURRENT)


@dataclass(frozen=True, slots=True)
class WorkUnit:
    """`id` is `ruling/field`. `notes` is what a translator should know: topic, terms to use, the other texts."""

    id: str
    source: str
    target: str
    state: str
    notes: tuple[str, ...]
    file: str
    line: int

    @property
    def ruling(self) -> str:
        """The id of its ruling."""
        return self.id.rpartition("/")[0]

    @property
    def field(self) -> str:
        """Title or text."""
        return self.id.rpartition("/")[2]


def work_units(
    rulings: Iterable[Ruling], lang: str, only: Iterable[str] = STATES, base: Termbase | None = None
) -> Iterator[WorkUnit]:
    """The units of a language in these states, in the order of the rulings; not of those that were written in it."""
    wanted = frozenset(only)
    for ruling in rulings:
        text = ruling.text.get(lang)
        if text is None or lang == ruling.source_language or text.status not in wanted:
            continue
        for field in FIELDS:
            yield _unit(ruling, lang, field, base)


def _unit(ruling: Ruling, lang: str, field: str, base: Termbase | None) -> WorkUnit:
    text, source = ruling.text[lang], ruling.text[ruling.source_language].text or ""
    is_title = field == "title"
    said = ruling.title.get(ruling.source_language, "") if is_title else source
    place = ruling.place_of(f"title.{lang}") if is_title else text.place
    return WorkUnit(
        id=f"{ruling.id}/{field}",
        source=said,
        target=(ruling.title.get(lang, "") if is_title else text.text) or "",
        state=text.status,
        notes=tuple(_notes(ruling, lang, field, said, base)),
        file=ruling.file,
        line=place.line,
    )


def _notes(ruling: Ruling, lang: str, field: str, said: str, base: Termbase | None) -> Iterator[str]:
    yield f"topic: {ruling.topic}"
    yield f"version: {stamp(ruling)}"
    if field == "text":
        yield f"title: {ruling.title.get(ruling.source_language, '')}"
    if ruling.examples:
        yield f"examples: {', '.join(example.id.replace('-', ' ') for example in ruling.examples)}"
    if base is not None:
        terms = ", ".join(terms_to_use(said, ruling.source_language, lang, base))
        yield from [f"terms: {terms}"] if terms else []
    note = ruling.text[lang].note
    if note:
        yield f"note: {note}"


def terms_to_use(text: str, source_lang: str, lang: str, base: Termbase) -> list[str]:
    """`spell = sort`: the terms of the source with those of the language, each once."""
    from checker.wording.termbase import CARD
    from checker.wording.tokens import tokens

    words = base.words(source_lang)
    found: dict[str, str] = {}
    for span in words.found(tokens(text)):
        for key in sorted(span.keys):
            if key.startswith(CARD) or _is_worth_telling(key, span.first < span.last, lang, base):
                found.setdefault(base.term(key, source_lang), base.term(key, lang))
    return [f"{here} = {there}" for here, there in found.items()]


def _is_worth_telling(key: str, is_long: bool, lang: str, base: Termbase) -> bool:
    """Everyday words are not: *put*, *card*."""
    concept = base.concepts[key]
    return lang in concept.terms and (concept.watch != "variants" or is_long)
