"""What the search finds: words of each page with their weights, in small files by the words' first two letters.

A reader fetches the titles of the pages once and, with each word that is typed, one file of words. Words are
folded: "abilità" is "abilita". The script that reads the files cuts and folds what is typed in the same way.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from checker.base.messages import message
from checker.website.list_views import SiteView
from checker.website.speech import Speech
from checker.website.views import RulingView

WORD = re.compile(r"\{[^{}\s]{1,5}\}|\d+\.\d+[a-z]*|\d+/\d+|[^\W_]+")
SHORTEST = 2
NAME, TITLE, RULE, ALIAS, TEXT = 20, 8, 6, 3, 2
"""What a word weighs: as the name of a page, in a title, as a cited rule or a card, by another name, in a text."""
LETTERS = {"æ": "ae", "œ": "oe"}


def folded(text: str) -> str:
    """The text in small letters without accents."""
    text = "".join(LETTERS.get(letter, letter) for letter in text.casefold())
    return "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))


def words(text: str) -> list[str]:
    """The words of a text, folded; numbers of rules (702.19b), sizes (2/1) and symbols ({t}) stay whole."""
    return [word for word in WORD.findall(folded(text)) if len(word) >= SHORTEST]


def file_of(word: str) -> str:
    """The name of the file in which a word stands: its first two letters or digits."""
    return re.sub(r"[^a-z0-9]", "_", word[:2]).ljust(2, "_")


@dataclass(frozen=True, slots=True)
class Found:
    """A page that can be found: `label` says what it is, `texts` are what it says, each with its weight."""

    url: str
    title: str
    label: str
    lang: str
    texts: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Forms:
    """The words of the Rules in a language: who types one form finds the others, and the English term."""

    groups: tuple[tuple[str, ...], ...] = ()
    known: dict[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, groups: Iterable[tuple[str, ...]]) -> Forms:
        """Of two concepts with one form the first has it."""
        made = tuple(tuple(folded(form) for form in group) for group in groups)
        known: dict[str, int] = {}
        for at, group in enumerate(made):
            for form in group:
                known.setdefault(form, at)
        return cls(made, known)

    def beside(self, text: str) -> Iterator[str]:
        """The forms and the English term of whatever concept a text names."""
        found = words(text)
        for start in range(len(found)):
            for length in (1, 2, 3):
                at = self.known.get(" ".join(found[start : start + length]))
                if at is not None:
                    yield from self.groups[at]


def search_files(site: SiteView, speech: Speech) -> dict[str, str]:
    """The files of a language's search by their names: `pages.json` and the files of words."""
    pages, forms = tuple(_pages(site, speech)), Forms.of(site.forms)
    index: dict[str, dict[str, list[int]]] = defaultdict(dict)
    for number, page in enumerate(pages):
        for word, weight in _weights(page, forms).items():
            index[file_of(word)].setdefault(word, []).extend((number, weight))
    rows = [[page.url, page.title, page.label, *([page.lang] if page.lang != site.lang else [])] for page in pages]
    return {"pages.json": _json(rows)} | {f"{name}.json": _json(index[name]) for name in sorted(index)}


def _weights(page: Found, forms: Forms) -> dict[str, int]:
    """The weight of each word of a page: the greatest that it has anywhere."""
    weights: dict[str, int] = defaultdict(int)
    for text, weight in page.texts:
        for word in words(text):
            weights[word] = max(weights[word], weight)
        for form in forms.beside(text):
            for word in words(form):
                weights[word] = max(weights[word], min(weight, ALIAS))
    return weights


def _pages(site: SiteView, speech: Speech) -> Iterator[Found]:
    """Rulings, rules, cards and mechanics, sources, topics."""
    yield from map(_ruling, site.rulings)
    for section in site.sections:
        title = speech.tell(message("Rule {number}", number=section.id))
        numbers = " ".join(number.number for number in section.numbers)
        yield Found(
            f"rules/{section.id}/", title, speech.tell(message("Rule")), site.lang, ((f"{title} {numbers}", NAME),)
        )
    for index in site.indexes:
        label = speech.tell(LABELS[index.folder])
        for entry in index.entries:
            names = (entry.title, NAME), (" ".join(entry.others), NAME)
            yield Found(f"{index.folder}/{entry.id}/", entry.title, label, site.lang, names)
    for document in site.documents:
        name = ((document.title, NAME),)
        yield Found(f"sources/{document.id}/", document.title, speech.tell(message("Source")), document.lang, name)
    for topic in site.topics:
        yield Found(f"t/{topic.id}/", topic.title, speech.tell(message("Topic")), site.lang, ((topic.title, NAME),))


LABELS = {"cards": message("Card"), "mechanics": message("Mechanic")}


def _ruling(ruling: RulingView) -> Found:
    rules = " ".join(number for cite in ruling.cites for number in (cite.rule, *cite.twins))
    about = [tag for tag in ruling.tags if tag.kind in ("card", "mechanic")]
    names = " ".join(name for tag in about for name in (tag.title, *tag.others))
    texts = (
        (ruling.title, TITLE),
        (rules, RULE),
        (names, ALIAS),
        (" ".join(see.rule for see in ruling.see), TEXT),
        (" ".join(ruling.paragraphs), TEXT),
    )
    return Found(f"r/{ruling.id}/", ruling.title, ruling.topic_title, ruling.text_lang, texts)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
