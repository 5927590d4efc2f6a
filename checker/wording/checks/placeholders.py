"""Placeholders are the same in each language, in whatever order: `{{card}}`, `{name}`, `%s`, `%(file)s`, tags.

PASS  en: {{player}} draws {{n}} cards.   fr: {{player}} pioche {{n}} cartes.
FAIL  en: {{player}} draws {{n}} cards.   fr: {{joueur}} pioche {{n}} cartes.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Severity
from checker.wording.checks.symbols import SYMBOL
from checker.wording.seeking.hints import Signed
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.reading import Reading

ID = "wording.placeholder"
SEVERITY = Severity.error
_CONVERSION = r"[-+#0]*\d*(?:\.\d+)?l?"
"""What may stand between % and its letter."""
PLACEHOLDER = Signed(
    r"\{\{[^{}]*\}\}|[$#@]\{[^{}]*\}|\{[^{}\s]*\}|\{\w+, ?(?:plural|select|selectordinal|number|date)(?=[,}])"
    rf"|(?<!\d)%\([^)]*\){_CONVERSION}[a-zA-Z]|%\d\${_CONVERSION}[a-zA-Z]|%%|%[a-z_]{{3,}}%"
    rf"|(?<!\d)(?<!\d[ \u00a0\u202f])%{_CONVERSION}[sdifgux](?:\b|(?=s\b))"
    r"|\$[a-zA-Z_]\w*|\[\[[^\[\]]*\]\]|\]\([^()\s]*\)|</?[a-zA-Z0-9][^<>]*>|&(?:[a-z]+|#\d+);|\\[ntr](?![a-z])",
    "{%<&$[]\\",
)
_UNNUMBERED = re.compile(rf"(?<!\d)(?<!\d[ \u00a0\u202f])%{_CONVERSION}([sdifgux])(?:\b|(?=s\b))|%%")
_FORM = re.compile(r"(?<=\w)(?:![rsa])?:[a-z]+\}$")


def check(reading: Reading) -> Iterator[Fault]:
    """One fault for all that differ."""
    if reading.source is None:
        return
    said, here = _found(reading.source.composed), _found(reading.target.composed)
    if not said and not here:
        return
    missing, added = list((said - here).elements()), list((here - said).elements())
    if missing:
        at = reading.target.composed.find(added[0]) if added else 0
        yield Fault(
            at, message("the placeholder {said} is not in the translation", said=", ".join(missing)), missing[0]
        )
    elif added:
        at = reading.target.composed.find(added[0])
        yield Fault(at, message("the placeholder {here} is not in the source", here=", ".join(added)), added[0])
    else:
        yield from _exchanged(reading.source.composed, reading.target.composed)


def _exchanged(source: str, text: str) -> Iterator[Fault]:
    """`%s` and `%d` are filled in the order in which they stand: they cannot change places."""
    said, here = ([found.group() for found in _UNNUMBERED.finditer(each) if found[1]] for each in (source, text))
    if said != here:
        told = message("the source has {said}, the translation {here}", said=" ".join(said), here=" ".join(here))
        yield Fault(text.find(here[0]), told, here[0])


@lru_cache(maxsize=1024)
def _found(text: str) -> Counter[str]:
    """Symbols of the Rules are no placeholders; how a field is written (`{card:of}`) is each language's own."""
    marks = (_FORM.sub("}", found.group()) for found in PLACEHOLDER.matches(text))
    return Counter(mark for mark in marks if not SYMBOL.fullmatch(mark) and mark not in ("&nbsp;", "&#160;"))
