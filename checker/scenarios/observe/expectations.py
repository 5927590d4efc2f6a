"""`expect`: its rows, each word looked at by the function of that name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.names import suggestion
from checker.base.nodes import Mapping, Node
from checker.base.problems import BadInput
from checker.scenarios.observe import damage, history, objects, permanents, players, printed, stack
from checker.scenarios.observe.moment import Moment, Seen, Word
from checker.scenarios.outcome import Observation
from checker.scenarios.reading import fail, items_of, mapping_of, text_of

if TYPE_CHECKING:
    from checker.base.nodes import Entry

WORDS: dict[str, Word] = {
    **objects.WORDS, **permanents.WORDS, **players.WORDS, **stack.WORDS, **history.WORDS,
    **damage.WORDS, **printed.WORDS,
}  # fmt: skip
BESIDE = frozenset({"claim", "edition", "since", "allowed", "refused", "by"})
"""Keys of a row that are no observations."""


@dataclass(frozen=True, slots=True)
class Moments:
    """When something is expected: now, counted since play began, or since the last `expect`; and before play."""

    now: Moment
    last: Moment
    before: Moment

    def of(self, row: Mapping) -> Moment:
        return self.last if "since" in row else self.now


def expectations(node: Node, moments: Moments, prefix: str, kind: str = "expect") -> list[Observation]:
    """Every value that is expected, with what it is. Raises BadInput where a name means nothing."""
    return [one for at, row in enumerate(rows(node)) for one in _row(row, moments, f"{prefix}.{at}", kind)]


def rows(node: Node) -> list[Mapping]:
    """One mapping, or a list of them."""
    return [mapping_of(item) for item in items_of(node)]


def _row(row: Mapping, moments: Moments, prefix: str, kind: str) -> Iterator[Observation]:
    claim, edition = row.get("claim"), row.get("edition")
    for entry in row:
        if entry.key.text in BESIDE:
            continue
        vacuous = _held_before(entry, moments)
        for seen in look(entry, moments.of(row)):
            key = ".".join(part for part in (prefix, entry.key.text, seen.subject) if part)
            yield Observation(
                key, entry.key.text, seen.subject, seen.expected, seen.actual, seen.holds, seen.place,
                text_of(claim) or None, text_of(edition) or None, kind, seen.subject in vacuous,
            )  # fmt: skip


def look(entry: Entry, moment: Moment) -> list[Seen]:
    """One word of `expect`."""
    word = WORDS.get(entry.key.text)
    if word is None:
        text = message('nothing called "{word}" can be expected', word=entry.key.text)
        fail("scenario.expect", entry.key.place, text, suggestion(entry.key.text, WORDS))
    return list(word(moment, entry.value))


def _held_before(entry: Entry, moments: Moments) -> frozenset[str]:
    """The subjects of which it was true before the first step; what was not there yet is not among them."""
    try:
        seen = look(entry, moments.before)
    except BadInput:
        return frozenset()
    return frozenset(one.subject for one in seen if one.holds)


def holds(node: Node, moment: Moment) -> list[Seen]:
    """What of an expectation does not hold at a moment; nothing if all of it does."""
    return [seen for row in rows(node) for entry in row if entry.key.text not in BESIDE
            for seen in look(entry, moment) if not seen.holds]  # fmt: skip


def claimed(row: Mapping, moments: Moments, key: str) -> Observation:
    """What a source says, as one observation: it holds if anything of it comes out otherwise."""
    moment = moments.of(row)
    words = [entry for entry in row if entry.key.text not in BESIDE]
    seen = [(entry.key.text, one) for entry in words for one in look(entry, moment)]
    if not seen:
        fail("scenario.expect", row.place, message("nothing is said that could come out"))
    wrong = [(word, one) for word, one in seen if not one.holds]
    word, one = (wrong or seen)[0]
    claim = text_of(row.get("claim")) or None
    return Observation(key, word, one.subject, one.expected, one.actual, bool(wrong), one.place, claim, None, "claimed")


def in_kind(observation: Observation, kind: str) -> Observation:
    return replace(observation, kind=kind)
