"""Settings of a project, from `checker.toml` or from `[tool.checker]` in `pyproject.toml`."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from checker.base.files import read_bytes
from checker.base.forms.marked import is_date
from checker.base.limits import DEFAULT_LIMITS, Limits
from checker.base.messages import Message, message
from checker.base.names import suggestion
from checker.base.places import Place
from checker.base.problems import Problem, error

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

KEYS = ("languages", "source-language", "edition", "bounds")
BOUNDS = ("file-size", "nesting")


@dataclass(frozen=True, slots=True)
class Settings:
    """`edition`: the edition to check against; None: the one in force. `limits` bounds what is read."""

    languages: tuple[str, ...] = ("it", "fr", "en")
    source_language: str = "it"
    edition: str | None = None
    limits: Limits = DEFAULT_LIMITS


def read_settings(root: Path, name_of: Callable[[Path], str]) -> tuple[Settings, list[Problem]]:
    """The settings of a project; what cannot be read is reported and stays as it is by default."""
    for file, table in (("checker.toml", ()), ("pyproject.toml", ("tool", "checker"))):
        path = root / file
        if path.exists():
            data, problems = read_bytes(path, name_of(path))
            return _read(data.decode(errors="replace"), name_of(path), table) if data else (Settings(), problems)
    return Settings(), []


def _read(text: str, file: str, table: tuple[str, ...]) -> tuple[Settings, list[Problem]]:
    try:
        values: Any = tomllib.loads(text)
    except tomllib.TOMLDecodeError as failure:
        found = re.search(r"\(at line (\d+), column (\d+)\)", str(failure))
        place = Place(file, int(found[1]), int(found[2])) if found else Place(file, 1, 1)
        reason = message("this cannot be read as TOML: {reason}", reason=str(failure).split(" (at")[0])
        return Settings(), [error("settings.syntax", place, reason)]
    for name in table:
        values = values.get(name, {}) if isinstance(values, dict) else {}
    reader = _Reader(text, file)
    return reader.settings(values if isinstance(values, dict) else {}), reader.problems


class _Reader:
    def __init__(self, text: str, file: str) -> None:
        self.lines = text.splitlines()
        self.file = file
        self.problems: list[Problem] = []

    def settings(self, values: dict[str, Any]) -> Settings:
        self._unknown(values, KEYS)
        settings = Settings()
        languages = values.get("languages", list(settings.languages))
        if isinstance(languages, list) and languages and all(isinstance(one, str) for one in languages):
            settings = replace(settings, languages=tuple(languages))
        else:
            self._wrong("languages", message("a list of languages is wanted here"))
        settings = self._source_language(settings, values)
        settings = self._edition(settings, values)
        return replace(settings, limits=self._limits(values.get("bounds", {})))

    def _source_language(self, settings: Settings, values: dict[str, Any]) -> Settings:
        language = values.get("source-language", settings.languages[0])
        if language in settings.languages:
            return replace(settings, source_language=language)
        known = ", ".join(settings.languages)
        self._wrong("source-language", message("one of the languages is wanted here: {known}", known=known))
        return replace(settings, source_language=settings.languages[0])

    def _edition(self, settings: Settings, values: dict[str, Any]) -> Settings:
        edition = values.get("edition")
        if edition is None or (isinstance(edition, str) and is_date(edition)):
            return replace(settings, edition=edition)
        self._wrong("edition", message('a date such as "{example}" is wanted here', example="2026-09-25"))
        return settings

    def _limits(self, bounds: Any) -> Limits:
        if not isinstance(bounds, dict):
            self._wrong("bounds", message("a table is wanted here"))
            return DEFAULT_LIMITS
        self._unknown(bounds, BOUNDS)
        size = self._bound(bounds, "file-size", DEFAULT_LIMITS.size)
        return Limits(size=size, depth=self._bound(bounds, "nesting", DEFAULT_LIMITS.depth))

    def _bound(self, bounds: dict[str, Any], key: str, default: int) -> int:
        value = bounds.get(key, default)
        if isinstance(value, int) and not isinstance(value, bool) and value > 0:
            return value
        self._wrong(key, message("a whole number above 0 is wanted here"))
        return default

    def _unknown(self, values: dict[str, Any], known: tuple[str, ...]) -> None:
        for key in values:
            if key not in known:
                text = message('unknown key "{key}"', key=key)
                hint = suggestion(key, known) or message("the keys are: {keys}", keys=", ".join(known))
                self.problems.append(error("settings.unknown-key", self._place(key), text, hint))

    def _wrong(self, key: str, text: Message) -> None:
        self.problems.append(error("settings.type", self._place(key), text))

    def _place(self, key: str) -> Place:
        pattern = re.compile(rf"""\s*\[?(tool\.checker\.)?["']?{re.escape(key)}\b""")
        line = next((number for number, line in enumerate(self.lines, 1) if pattern.match(line)), 1)
        return Place(self.file, line, 1)
