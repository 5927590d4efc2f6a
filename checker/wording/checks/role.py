"""Players are not exchanged: controller, owner, protector, opponent, defending, attacking and active player, you.

A role of the source that is lost while another one comes in is reported; so is another subject of a verb (*you own
it*, *un avversario la possiede*; *each opponent discards*, *scarti*), another owner of a thing (*your hand*, *la sua
mano*), controlling in the place of owning, and so are two roles of which each stands in the clause of the other, or
that have changed places while all that happens around them stands in the same order. From active to passive (*un
avversario la controlla*, *controllata da un avversario*) nothing changes.

    PASS  en: Return it to its owner's hand.   it: Falla tornare in mano al suo proprietario.
    FAIL  en: Return it to its owner's hand.   it: Falla tornare in mano al suo controllore.
    FAIL  en: An opponent owns it, and you control it.   it: Tu la possiedi, e un avversario la controlla.
    FAIL  en: They reveal their hand to you.   fr: Vous leur révélez votre main.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Severity
from checker.wording.belongings import CONTROL, PRONOUN, belongings, other_owner, speaks_of_yours
from checker.wording.bindings import bindings, exchanged
from checker.wording.doing import deeds
from checker.wording.families import other_family
from checker.wording.lost_roles import lost_role, named_roles
from checker.wording.relations import actors, can_act, relations
from checker.wording.roles import THAT, roles_in
from checker.wording.signs import denied_family
from checker.wording.subjects import Subjects, other_doer, subjects
from checker.wording.swapping import all_else_stays, anchors, in_other_order
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.lexicon import Span
    from checker.wording.reading import Reading
    from checker.wording.roles import Role
    from checker.wording.tokens import Text

ID = "wording.role"
SEVERITY = Severity.error
_BELONGING = {
    "en": re.compile(r"(?<!if )(?<!when )(?<!ever )(?<!while )(?<!unless )(?<!long as )\byou (?:control|own)\b", re.I),
    "it": re.compile(r"\bche (?:tu )?(?:controlli|possiedi)\b", re.I),
    "fr": re.compile(
        r"\bque vous (?:contrôlez|possédez)\b"
        r"|\bvous (?=(?!(?:ne|le|la|les|et|seule?|même|autre|contre|entre)\b)\w+(?:er|ir|re|e|ent|ait|a|it)\b)",
        re.I,
    ),
}
"""What may stand before a thing or behind it, and the French pronoun that is an object: *vous attaquer*."""


def check(reading: Reading) -> Iterator[Fault]:
    """Exchanged in the whole text, or within a sentence: what is told first is told alone."""
    source = reading.source
    if source is None or not any(named_roles(reading, source)):
        return
    finders = (lost_role, _of_another, _other_family, _does_another, _other_owner, _in_other_clauses, _moved)
    for find in finders:
        fault = find(reading, source)
        if fault is not None:
            yield fault
            return


def _of_another(reading: Reading, source: Text) -> Fault | None:
    """Another player controls, owns or protects something than in the source."""
    said = relations(source.composed, reading.unit.source_lang or "en")
    here = relations(reading.target.composed, reading.lang) if said else frozenset()
    for verb in sorted({verb for verb, _ in said} & {verb for verb, _ in here}):
        old, new = ({role for each, role in pairs if each == verb} for pairs in (said, here))
        if old - new and new - old and THAT not in old | new:
            return _exchanged(reading, source, sorted(old), sorted(new))
    return None


def _other_family(reading: Reading, source: Text) -> Fault | None:
    """Owning in the place of controlling, wherever both may stand; or the one is denied in the place of the other."""
    theirs = reading.unit.source_lang or "en"
    found = other_family(source.composed, reading.target.composed, theirs, reading.lang) or denied_family(reading)
    if found is None:
        return None
    old, (at, new) = found
    return Fault(at, message('"{old}" of the source has become "{new}"', old=old, new=new), new)


def _does_another(reading: Reading, source: Text) -> Fault | None:
    """Another player does something than in the source, which only happens where others than you are named."""
    theirs = reading.unit.source_lang or "en"
    named = actors(source.composed, theirs) + actors(reading.target.composed, reading.lang)
    if all(role == "you" for _, role, _ in named):
        return None
    said = _subjects(source, reading.source_every, theirs, reading)
    pair = other_doer(said, _subjects(reading.target, reading.every, reading.lang, reading)) if said else None
    return _exchanged(reading, source, [pair[0]], [pair[1]]) if pair else None


def _subjects(text: Text, spans: list[Span], lang: str, reading: Reading) -> Subjects:
    return subjects(text.composed, deeds(text, spans, lang, reading.base), lang)


def _other_owner(reading: Reading, source: Text) -> Fault | None:
    """A thing is yours here and another's there."""
    theirs = reading.unit.source_lang or "en"
    if not (speaks_of_yours(source, theirs) or speaks_of_yours(reading.target, reading.lang)):
        return None
    said = belongings(source, reading.source_spans, theirs, reading.base)
    thing = other_owner(said, belongings(reading.target, reading.spans, reading.lang, reading.base)) if said else None
    if thing is None:
        return None
    at = next((reading.target.starts[span.first] for span in reading.spans if thing in span.keys), 0)
    if thing in (PRONOUN, CONTROL):
        return Fault(at, message("what is yours in one of the texts is another's in the other"))
    words = reading.base.term(thing, reading.lang)
    return Fault(at, message('"{words}" is yours in one of the texts and another\'s in the other', words=words), words)


def _in_other_clauses(reading: Reading, source: Text) -> Fault | None:
    """Two players of whom each does what the other one does in the source."""
    said = bindings(source, reading.source_spans, reading.unit.source_lang or "en")
    pair = exchanged(said, bindings(reading.target, reading.spans, reading.lang)) if said else None
    return _exchanged(reading, source, list(pair), list(reversed(pair))) if pair else None


def _moved(reading: Reading, source: Text) -> Fault | None:
    """All in the same order but the players."""
    theirs, lang = reading.unit.source_lang or "en", reading.lang
    if len(_names(source.composed, theirs) & _names(reading.target.composed, lang)) < 2:
        return None
    said, here = _without_belonging(source.composed, theirs), _without_belonging(reading.target.composed, lang)
    found = in_other_order(filter(can_act, said), filter(can_act, here))
    if found is None:
        return None
    around, ours = anchors(reading.source_spans, source), anchors(reading.spans, reading.target)
    if not all_else_stays(*found, around, ours):
        return None
    return _told(here[0][0], *([words for _, _, words in each] for each in found))


def _names(text: str, lang: str) -> set[str]:
    return {role for _, role, _ in actors(text, lang)}


def _without_belonging(text: str, lang: str) -> list[Role]:
    """The roles in a text but those in *you control* and *che controlli*, which say whose a thing is."""
    inside = [found.span() for found in _BELONGING[lang].finditer(text)]
    return [each for each in roles_in(text, lang) if not any(start <= each[0] < end for start, end in inside)]


def _exchanged(reading: Reading, source: Text, old: list[str], new: list[str]) -> Fault:
    """Told in the words of both texts."""
    theirs = {role: words for _, role, words in roles_in(source.composed, reading.unit.source_lang or "en")}
    found = roles_in(reading.target.composed, reading.lang)
    ours = {role: words for _, role, words in found}
    at = next((index for index, role, _ in found if role in new), 0)
    return _told(at, [theirs.get(role, role) for role in old], [ours.get(role, role) for role in new])


def _told(at: int, said: list[str], here: list[str]) -> Fault:
    text = message("the players have changed places: {said}, not {here}", said=", ".join(said), here=", ".join(here))
    return Fault(at, text, here[0] if here else "")
