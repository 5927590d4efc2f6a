"""Words that a hunspell dictionary does not know, with the termbase and the card names as its word list.

Only with `--spelling FOLDER`, where `it_IT.dic`, `fr_FR.dic` or `en_US.dic` lie (Debian has them in
/usr/share/hunspell); it needs the package spylls. A notice, since dictionaries do not know every form.

    PASS  it: Il protettore blocca.
    FAIL  it: Il protetore blocca.
"""

from __future__ import annotations

import warnings
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from checker.base.messages import message
from checker.base.places import start_of
from checker.base.problems import BadInput, Severity, error
from checker.wording.findings import Finding
from checker.wording.tokens import tokens

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from checker.wording.termbase import Termbase
    from checker.wording.units import Unit

ID = "wording.spelling"
SEVERITY = Severity.notice
_SHORT = 3


class Spelling:
    """The dictionaries of a folder, opened when a language is first asked for."""

    def __init__(self, folder: Path, base: Termbase) -> None:
        self.folder = folder
        self.base = base
        self.opened: dict[str, Any] = {}

    def check_all(self, units: Iterable[Unit]) -> list[Finding]:
        """Each unknown word of a unit once."""
        return [finding for unit in units for finding in self._of(unit)]

    def _of(self, unit: Unit) -> Iterator[Finding]:
        text = tokens(unit.text)
        own = {
            word for span in self.base.words(unit.lang).found(text) for word in text.words[span.first : span.last + 1]
        }
        told: set[str] = set()
        for at, word in enumerate(text.words):
            written = text.slice(at, at)
            if len(word) <= _SHORT or not word.isalpha() or word in own or word in told:
                continue
            if not self._knows(unit.lang, written) and not written[:1].isupper():
                told.add(word)
                said = message('the dictionary does not know "{word}"', word=written)
                place = unit.place_of(text.original(text.starts[at]))
                yield Finding(unit.id, ID, SEVERITY, place, said, None, written, unit.lang, unit.ruling)

    def _knows(self, lang: str, word: str) -> bool:
        return bool(_lookup(self._dictionary(lang), word) or _lookup(self._dictionary(lang), word.casefold()))

    def _dictionary(self, lang: str) -> Any:
        if lang not in self.opened:
            self.opened[lang] = self._open(lang)
        return self.opened[lang]

    def _open(self, lang: str) -> Any:
        try:
            from spylls.hunspell import Dictionary
        except ImportError:
            text = message("the package spylls is needed for this: pip install spylls")
            raise BadInput(error("wording.spelling", start_of(str(self.folder)), text)) from None
        found = sorted(self.folder.glob(f"{lang}*.dic"))
        if not found:
            text = message("there is no dictionary {name} here", name=f"{lang}*.dic")
            raise BadInput(error("wording.spelling", start_of(str(self.folder)), text))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", ResourceWarning)
            return Dictionary.from_files(str(found[0].with_suffix("")))


@lru_cache(maxsize=65536)
def _lookup(dictionary: Any, word: str) -> bool:
    return bool(dictionary.lookup(word))
