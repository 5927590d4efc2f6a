"""What became of the rulings day by day, as git remembers it: new ones, other answers, other proofs, translations."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any

import yaml

from checker.base.git import git, git_blobs

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_LINE = re.compile(r":\d+ \d+ ([0-9a-f]+) ([0-9a-f]+) [A-Z]\d*\t(.+)")
_PROOF = ("cites", "see", "examples", "cards")
_DAYS = 60
"""How many days with changes are looked back."""


class Kind(StrEnum):
    """What happened to a ruling, the more important before the less."""

    new = "new"
    removed = "removed"
    answer = "answer"
    proof = "proof"
    translation = "translation"


@dataclass(frozen=True, slots=True)
class Change:
    """A ruling on a day (ISO): the most important of what happened to it; `title` by language, as it was then."""

    day: str
    kind: Kind
    ruling: str
    title: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _State:
    """A ruling as one version of its file has it; `texts` by language, `source` among them; `proof` is opaque."""

    id: str
    title: Mapping[str, str]
    texts: Mapping[str, str]
    source: str
    proof: str
    was: tuple[str, ...]

    def kind_since(self, old: _State) -> Kind | None:
        """What is otherwise than before; None if it is nothing that a reader would see."""
        if self._said(self.source) != old._said(old.source):
            return Kind.answer
        if self.proof != old.proof:
            return Kind.proof
        languages = {*self.texts, *old.texts}
        return Kind.translation if any(self._said(lang) != old._said(lang) for lang in languages) else None

    def _said(self, lang: str) -> tuple[str | None, str | None]:
        return self.title.get(lang), self.texts.get(lang)


def past(project: Path) -> tuple[Change, ...]:
    """The latest day first, in it the more important first; empty where git remembers nothing."""
    log = git(
        project, "-c", "core.quotepath=off", "log", "--raw", "--no-abbrev", "--no-renames", "--no-merges",
        "--date=short", "--format=%ad", "--", "rulings",
    )  # fmt: skip
    days = _days((log or "").splitlines())
    texts = git_blobs(project, {name for pair in days.values() for side in pair for name in side.values()})
    return tuple(change for day, pair in days.items() for change in _of_day(day, pair, texts))


def _days(lines: Iterable[str]) -> dict[str, tuple[dict[str, str], dict[str, str]]]:
    """By day, the latest first: which contents each file had before it, and which after. Git tells the latest first."""
    days: dict[str, tuple[dict[str, str], dict[str, str]]] = {}
    day = ""
    for line in lines:
        found = _LINE.fullmatch(line)
        if found is None:
            day = line or day
            if day not in days and len(days) == _DAYS:
                break
        elif found[3].endswith((".yaml", ".yml")):
            before, after = days.setdefault(day, ({}, {}))
            before[found[3]] = found[1]
            after.setdefault(found[3], found[2])
    return days


def _of_day(day: str, pair: tuple[dict[str, str], dict[str, str]], texts: Mapping[str, str]) -> Iterator[Change]:
    before, after = (_rulings(side.values(), texts) for side in pair)
    renamed = {old: ruling.id for ruling in after.values() for old in ruling.was}
    by_kind: dict[Kind, list[Change]] = defaultdict(list)
    for id in sorted({*before, *after}):
        kind, title = _kind(id, before, after, renamed)
        if kind:
            by_kind[kind].append(Change(day, kind, id, title))
    for kind in Kind:
        yield from by_kind[kind]


def _kind(
    id: str, before: Mapping[str, _State], after: Mapping[str, _State], renamed: Mapping[str, str]
) -> tuple[Kind | None, Mapping[str, str]]:
    """A ruling that goes on under another id was not removed, and the other is not new."""
    if id not in after:
        return (None if renamed.get(id) in after else Kind.removed), before[id].title
    now = after[id]
    old = next((before[name] for name in (id, *now.was) if name in before), None)
    return (now.kind_since(old) if old else Kind.new), now.title


def _rulings(names: Iterable[str], texts: Mapping[str, str]) -> dict[str, _State]:
    states = (_state(texts[name]) for name in names if name in texts)
    return {state.id: state for state in states if state}


def _state(text: str) -> _State | None:
    """The ruling in a version of a file; None if it is none, or cannot be read."""
    try:
        data: Any = yaml.load(text, _LOADER)
        said = data["text"]
        return _State(
            id=str(data["id"]),
            title={lang: str(title) for lang, title in data["title"].items()},
            texts={lang: _words(value) for lang, value in said.items() if lang != "source"},
            source=str(said["source"]),
            proof=repr([data.get(key) for key in _PROOF]),
            was=tuple(map(str, data.get("was") or ())),
        )
    except (yaml.YAMLError, KeyError, TypeError, AttributeError):
        return None


def _words(value: Any) -> str:
    return str(value.get("text", "")) if isinstance(value, dict) else str(value)
