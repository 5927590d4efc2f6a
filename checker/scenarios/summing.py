"""What `always` and `never` come to, over all the ways that were played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.scenarios.observe.expectations import BESIDE, look, rows
from checker.scenarios.outcome import Observation
from checker.scenarios.reading import fail

if TYPE_CHECKING:
    from checker.scenarios.exploring import Free
    from checker.scenarios.observe.moment import Moment, Seen


def sum_up(one: Free, moments: list[Moment]) -> list[Observation]:
    """One observation for each value that must always come out; one for all that must never."""
    ways = [_seen(one, moment) for moment in moments]
    if not ways[0]:
        fail("scenario.expect", one.expect.place, message("nothing is said that could come out"))
    return _always(one, ways) if one.word == "always" else [_never(one, ways)]


def _seen(one: Free, moment: Moment) -> list[tuple[str, Seen]]:
    return [
        (entry.key.text, seen)
        for row in rows(one.expect)
        for entry in row
        if entry.key.text not in BESIDE
        for seen in look(entry, moment)
    ]


def _always(one: Free, ways: list[list[tuple[str, Seen]]]) -> list[Observation]:
    found: dict[tuple[str, str], Seen] = {}
    for way in ways:
        for word, seen in way:
            key = (word, seen.subject)
            if key not in found or (found[key].holds and not seen.holds):
                found[key] = seen
    return [_observation(one, word, seen, seen.expected, seen.actual, seen.holds) for (word, _), seen in found.items()]


def _never(one: Free, ways: list[list[tuple[str, Seen]]]) -> Observation:
    """It holds if in each way something of it comes out otherwise."""
    came_out = next((way for way in ways if all(seen.holds for _, seen in way)), None)
    word, seen = (came_out or ways[0])[0]
    expected = f"never {seen.expected}"
    return _observation(one, word, seen, expected, expected if came_out is None else seen.actual, came_out is None)


def _observation(one: Free, word: str, seen: Seen, expected: str, actual: str, holds: bool) -> Observation:
    key = ".".join(part for part in (one.key, word, seen.subject) if part)
    return Observation(key, word, seen.subject, expected, actual, holds, seen.place, one.claim, None, one.word)
