"""In which language to speak: `--lang`, else the locale, else English."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

LANGUAGES = ("it", "fr", "en")
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def interface_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of messages and help, found before the arguments are read properly.

    What stands after `translate` or `wording` speaks of the texts, not of the interface.
    """
    end = next((index for index, word in enumerate(arguments) if word in ("translate", "wording")), len(arguments))
    own = arguments[:end]
    asked = _asked(own)
    return asked if asked in LANGUAGES else _of_locale(environment)


def _asked(arguments: Sequence[str]) -> str | None:
    for index, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang":
            return next(iter(arguments[index + 1 :]), None)
    return None


def _of_locale(environment: Mapping[str, str]) -> str:
    value = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    return value[:2] if value[:2] in LANGUAGES and value[2:3] in {"", "_", ".", "@"} else "en"
