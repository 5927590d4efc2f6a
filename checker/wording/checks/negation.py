"""A negation of the source is lost, or one has come in.

Counted clause by clause where both texts have as many clauses, else sentence by sentence. In French *ne … que* and
the *ne* after *à moins que* are no negations; in Italian neither is the *non* after *a meno che* or *finché*.

    PASS  en: It can't attack or block.   fr: Elle ne peut ni attaquer ni bloquer.
    FAIL  en: The copy isn't cast.        it: La copia viene lanciata.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Severity
from checker.wording.features import NOT, WITHOUT
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.reading import Reading

ID = "wording.negation"
SEVERITY = Severity.error
_CLAUSE = re.compile(r"[,;:.!?()—–]+(?:\s|$)")
_WORDS = {
    "it": re.compile(r"\b(?:non|nessun\w*|mai|né|priv[oiae]|perd\w+|pers[aoie]|manca\w*)\b", re.I),
    "fr": re.compile(r"\b(?:pas|jamais|aucun\w*|ni|non|rien|dépourvu\w*|perd\w*|manqu\w*)\b", re.I),
    "en": re.compile(r"\b(?:not|no|never|none|cannot|lack\w*|lost|loses?)\b|n['’]t\b|\w+less\b", re.I),
}
_NE = re.compile(r"\bn(?:e |['’])", re.I)
_SURE = {
    "en": re.compile(r"n['’]t\b|\b(?:not|cannot|never|nobody|nothing)\b", re.I),
    "it": re.compile(r"\bnon\b", re.I),
    "fr": re.compile(r"\b(?:ne |n['’])[^.;,:]{1,30}?\bpas\b", re.I),
}
_EXPLETIVE = {
    "it": re.compile(r"\bnon appena\b|\b(?:a meno che|finché|fin quando|per poco|(?:prima|"
        r"fino a) che)(?: \S+){0,6}? non\b", re.I),
    "fr": re.compile(
        r"\b(?:à moins qu(?:e |['’])|avant qu(?:e |['’])|de peur qu(?:e |['’])|plus \w+ qu(?:e |"
        r"['’]))(?:\S+ ){0,3}?n(?:e |['’])"
        r"|(?<!personne )(?<!rien )(?<!aucun )\bn(?:e |['’])(?=[^.;,:]*\bqu(?:e |['’]))(?![^.;,:]*\b(?:pas|"
        r"jamais|aucun\w*|rien|ni|plus)\b)", re.I),
    "en": re.compile(r"\b(?:no matter|not only|whether or not|or not|no more than|no fewer than)\b", re.I),
}  # fmt: skip


def check(reading: Reading) -> Iterator[Fault]:
    """Sentence by sentence, clause by clause."""
    theirs = reading.unit.source_lang or "en"
    for at, source, text in reading.pairs:
        raw, source = text, _without_expletives(source, theirs)
        text = _without_expletives(text, reading.lang) if reading.lang != "en" else text
        for fault in _sentence(source, text, raw, theirs, reading.lang):
            yield Fault(at + fault.at, fault.message, fault.words)


def _sentence(source: str, text: str, raw: str, theirs: str, lang: str) -> Iterator[Fault]:
    without = WITHOUT.is_said(source, theirs)
    if without and not (_both_kept(text, lang) if NOT.is_said(source, theirs) else WITHOUT.is_kept(text, lang)):
        yield _lost(without.group())
        return
    if without and (found := WITHOUT.is_said(text, lang)):
        text = f"{text[: found.start()]}{'_' * len(found.group())}{text[found.end() :]}"
    said = NOT.is_said(source, theirs)
    if said and not NOT.is_kept(text, lang):
        yield _lost(said.group().strip())
    elif said and (_lost_in_a_clause(source, text, theirs, lang) or _fewer(source, raw, theirs, lang)):
        told = message("a negation of the source is lost: it has {said}, the translation {here}",
                       said=_count(source, theirs), here=_count(text, lang))  # fmt: skip
        yield Fault(0, told)
    elif not said and not without:
        yield from _come(source, text, theirs, lang)


def _come(source: str, text: str, theirs: str, lang: str) -> Iterator[Fault]:
    """Where only the translation is negative; *or not* and *not only* of the source have been covered, and acquit."""
    if NOT.is_kept(source, theirs) or "_" in source:
        return
    here = NOT.is_said(text, lang) or (None if WITHOUT.is_kept(source, theirs) else WITHOUT.is_said(text, lang))
    if here:
        words = here.group().strip()
        told = message('the source has no negation, the translation has "{here}"', here=words)
        yield Fault(here.start(), told, words)


def _fewer(source: str, text: str, theirs: str, lang: str) -> bool:
    """Fewer words of negation than the source has negated verbs, and no word that would stand for one."""
    if theirs not in _SURE or lang not in _WORDS:
        return False
    said, here = len(_SURE[theirs].findall(source)), len(_WORDS[lang].findall(text))
    here = max(here, len(_NE.findall(text))) if lang == "fr" else here
    return said > here and not NOT.is_kept(_NE.sub("_", _WORDS[lang].sub("_", text)), lang)


def _both_kept(text: str, lang: str) -> bool:
    """Where the source says *without* and *not*, one negation will not do."""
    return WITHOUT.is_said(text, lang) is not None or len(_WORDS[lang].findall(text)) > 1


def _lost(words: str) -> Fault:
    return Fault(0, message('the negation "{said}" of the source is lost', said=words), words)


@lru_cache(maxsize=8192)
def _without_expletives(text: str, lang: str) -> str:
    pattern = _EXPLETIVE.get(lang)
    return pattern.sub(lambda found: "_" * len(found.group()), text) if pattern else text


def _lost_in_a_clause(source: str, text: str, theirs: str, lang: str) -> bool:
    said, here = _clauses(source), _clauses(text)
    kept = sum(NOT.is_kept(clause, lang) for clause in here)
    if len(said) != len(here) or _count(source, theirs) <= kept:
        return False
    return any(NOT.is_said(a, theirs) and not NOT.is_kept(b, lang) for a, b in zip(said, here, strict=True))


def _count(text: str, lang: str) -> int:
    """How many clauses are negative."""
    return sum(NOT.is_said(clause, lang) is not None for clause in _clauses(text))


def _clauses(text: str) -> list[str]:
    return [clause for clause in _CLAUSE.split(text) if clause.strip()]
