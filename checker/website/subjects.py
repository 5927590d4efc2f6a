"""Who or what an observation is about: a handle, a card, a player, a player's zone, an ability of something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.speaking import following
from checker.website.words import DECISIONS, DECISIONS_ALONE, INSTRUCTIONS, TRIGGERS, ZONES

if TYPE_CHECKING:
    from checker.website.values import Reader

Told = tuple[str, str]
"""The subject, and what more is to be said of what was looked at ("" if nothing)."""


@dataclass(frozen=True, slots=True)
class Subjects:
    """Reads subjects in the notation of observations (`graveyard.A`, `A.Food`, `siege.defeat`)."""

    reader: Reader

    def of(self, subject: str, word: str) -> Told:
        """Of an observation; what is not of the notation is taken for a name."""
        head, _, tail = subject.rpartition(".")
        if head and word == "contents" and head in ZONES:
            zone, speech = ZONES[head], self.reader.speech
            return speech.tell(message("{zone} of {player}", zone=zone, player=tail)), ""
        if head and word == "controls":
            return head, self.reader.speech.word(tail)
        if head and word == "triggered":
            return self.reader.subject(head), self._ability(tail)
        if word == "skipped" and subject in INSTRUCTIONS:
            return self.reader.speech.tell(INSTRUCTIONS[subject]), ""
        return self.reader.subject(subject), ""

    def decision(self, subject: str) -> str:
        """A decision (`attack-of "raptor"`), with what it is about if that is said."""
        word, _, quoted = subject.partition(" ")
        about = quoted.strip('"')
        tell = self.reader.speech.tell
        if not about:
            alone = DECISIONS_ALONE.get(word, DECISIONS.get(word))
            return tell(alone) if alone else self.reader.speech.word(word)
        thing = self.reader.subject(about)
        if word in DECISIONS_ALONE:
            return following(tell(DECISIONS[word]), thing)
        decision = tell(DECISIONS[word]) if word in DECISIONS else word
        return tell(message("{decision} ({object})", decision=decision, object=thing))

    def _ability(self, name: str) -> str:
        speech = self.reader.speech
        return speech.tell(TRIGGERS[name]) if name in TRIGGERS else speech.word(name)
