"""What players do, by verbs of each language: those of the termbase, and everyday ones that it has no terms of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.wording.seeking.expressions import meanings, words_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from checker.wording.lexicon import Span
    from checker.wording.termbase import Termbase
    from checker.wording.tokens import Text

Deed = tuple[int, int, frozenset[str]]
"""From where to where a verb stands, and what it means."""
_EVERYDAY = {
    "lose": {
        "en": r"los(?:es?|t)",
        "it": r"perd(?:e|i|ono|er[àe]\w*|a|ano)|pers[oaie]",
        "fr": r"per(?:d|ds|dent|dez|dre|du)",
    },
    "gain": {
        "en": r"gain(?:s|ed)?|gets?|takes?",
        "it": r"guadagn\w+|ottien\w+|ottengono|acquisisc\w+|prend\w+",
        "fr": r"gagn\w+|acqui\w+|obtien\w+|obtenez|pren\w+",
    },
    "win": {"en": r"wins?|won", "it": r"vinc\w+|vinto", "fr": r"gagn\w+|remport\w+"},
    "decide": {"en": r"decid\w+", "it": r"decid\w+|deciso", "fr": r"décid\w+"},
    "receive": {"en": r"receiv\w+", "it": r"ricev\w+", "fr": r"reçoi\w+|recev\w+|reçu\w*"},
    "respond": {"en": r"respond\w*", "it": r"rispond\w+", "fr": r"répond\w*"},
    "pass": {"en": r"pass(?:es|ed)?", "it": r"pass(?:a|ano|i|are|ato)", "fr": r"pass(?:e|ent|ez|er|é)"},
    "declare": {"en": r"declare[sd]?", "it": r"dichiar\w+", "fr": r"déclar(?:e|ent|ez|er|é\w*)"},
    "begin": {"en": r"beg[iau]ns?|starts?", "it": r"cominci\w*|inizi(?:a|ano|are)", "fr": r"commenc\w+"},
    "add": {"en": r"adds?", "it": r"aggiung\w+", "fr": r"ajout\w+"},
    "see": {"en": r"sees?|saw", "it": r"ved(?:e|ono|i|ere)", "fr": r"voi(?:t|ent|r|s)|voyez"},
    "keep": {"en": r"keeps?|kept", "it": r"conserv\w+|mantien\w+|tien\w+", "fr": r"gard\w+|conserv\w+"},
    "divide": {"en": r"divid\w+|distribut\w+", "it": r"suddivid\w+|divid\w+|distribui\w+", "fr": r"répart\w+|divis\w+"},
    "do": {"en": r"do(?:es)?|did", "it": r"f(?:a|anno|accia|acciano|ai|are)", "fr": r"f(?:ait|ont|asse|assent|aites)"},
}
_NO_DEED = frozenset(("obj.target", "obj.targetadj"))
"""*Target opponent* does not target."""
EXPRESSIONS = {lang: meanings(_EVERYDAY, lang) for lang in ("en", "it", "fr")}


def deeds(text: Text, spans: Iterable[Span], lang: str, base: Termbase) -> list[Deed]:
    """The verbs of a text, in its order."""
    return sorted([*_of_the_base(text, spans, base), *_everyday(text, lang)], key=lambda deed: deed[:2])


def _of_the_base(text: Text, spans: Iterable[Span], base: Termbase) -> Iterator[Deed]:
    for span in spans:
        keys = frozenset(key for key in span.keys if _is_deed(key, base))
        if keys and not span.keys & _NO_DEED:
            yield text.starts[span.first], text.ends[span.last], keys


def _is_deed(key: str, base: Termbase) -> bool:
    return key.startswith(("act.", "ka.")) and base.concepts[key].part == "verb"


def _everyday(text: Text, lang: str) -> Iterator[Deed]:
    for found in EXPRESSIONS[lang].matches(text.composed, words_of(text)) if lang in EXPRESSIONS else ():
        yield found.start(), found.end(), frozenset((found.lastgroup or "",))
