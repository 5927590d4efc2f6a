"""Placeholders are the same in each language, in whatever order: `{{card}}`, `{name}`, `%s`, `%(file)s`, tags.

PASS  en: {{player}} draws {{n}} cards.   fr: {{player}} pioche {{n}} cartes.
FAIL  en: {{player}} draws {{n}} cards.   fr: {{joueur}} pioche {{n}} cartes.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Severity
from checker.wording.checks.symbols import SYMBOL
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.reading import Reading

ID = "wording.placeholder"
SEVERITY = Severity.error
PLACEHOLDER = re.compile(
    r"\{\{[^{}]*\}\}|\$\{[^{}]*\}|\{[^{}\s]*\}|(?<!\d)%\([^)]*\)[sdif]|(?<![\d ])%\d\$[sd]"
    r"|(?<!\d)(?<!\d[ \u00a0\u202f])%[sdif]\b|</?[a-zA-Z][^<>]*>|&[a-z]+;"
)

_FORM = re.compile(r"(?<=\w)(?:![rsa])?:[a-z]+\}$")


def check(reading: Reading) -> Iterator[Fault]:
    """One fault for all that differ."""
    if reading.source is None:
        return
    said, here = _found(reading.source.composed), _found(reading.target.composed)
    missing, added = list((said - here).elements()), list((here - said).elements())
    if missing:
        at = reading.target.composed.find(added[0]) if added else 0
        yield Fault(
            at, message("the placeholder {said} is not in the translation", said=", ".join(missing)), missing[0]
        )
    elif added:
        at = reading.target.composed.find(added[0])
        yield Fault(at, message("the placeholder {here} is not in the source", here=", ".join(added)), added[0])


def _found(text: str) -> Counter[str]:
    """Symbols of the Rules are no placeholders; how a field is written (`{card:of}`) is each language's own."""
    if not any(sign in text for sign in "{%<&$"):
        return Counter()
    marks = (_FORM.sub("}", found.group()) for found in PLACEHOLDER.finditer(text))
    return Counter(mark for mark in marks if not SYMBOL.fullmatch(mark) and mark not in ("&nbsp;", "&#160;"))
