"""Who attacks whom and who blocks whom: in the state that an example gives, and in its steps of play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.base.messages import Message, message
from checker.base.nodes import Scalar
from checker.website.tryit.emitting import flow
from checker.website.tryit.fields import CHOICE, NOBODY, NOWHERE, Field, Group, Thing, items, mapping, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from checker.base.nodes import Mapping, Node
    from checker.website.tryit.permanents import Permanent
    from checker.website.tryit.splicing import Path
    from checker.website.values import Reader

AFTER_ATTACKS = frozenset(
    {"declare blockers", "combat damage", "first combat damage", "second combat damage", "end of combat"}
)


@dataclass(frozen=True, slots=True)
class Fights:
    """`permanents` are those that the example gives, `active` is whose turn it is, and `step` what is on."""

    players: tuple[str, ...]
    active: str
    step: str
    permanents: tuple[Permanent, ...]
    reader: Reader

    def given(self, one: Permanent) -> Iterator[Field]:
        """What a creature attacks already, and what blocks it, where the example begins in the midst of combat."""
        attacking = {other.controller for other in self.permanents if other.written("attacking") is not None}
        if self.step in AFTER_ATTACKS:
            attacking.add(self.active)
        if not one.is_creature or one.controller not in attacking:
            return
        whom, by = (self.reader.speech.tell(text) for text in (message("attacks"), message("blocked by")))
        written = one.written("attacking")
        attackable = self._attackable((one.controller,))
        yield self._choice((*one.path, "attacking"), written, attackable, message("nobody"), whom)
        if written is not None and one.written("unblocked") is None:
            others = [other.called for other in self._creatures() if other.controller != one.controller]
            yield self._choice((*one.path, "blocked-by"), one.written("blocked-by"), others, message("nobody"), by)

    def declared(self, play: Node | None, at: Path) -> Iterator[Group]:
        """A group for each declaration among the steps of play; `at` leads to them."""
        attackers = [one.called for one in self.permanents if one.written("attacking") is not None]
        for number, node in enumerate(items(play)):
            step = mapping(node)
            attack, block = (mapping(step.get(word)) if step else None for word in ("attack", "block"))
            if attack is not None:
                attackers = list(attack.keys())
                yield self._attack(attack, (*at, number, "attack"))
            if block is not None:
                yield self._block(block, (*at, number, "block"), attackers)

    def _attack(self, written: Mapping, at: Path) -> Group:
        whose = self._controllers(written.keys())
        creatures = [one.called for one in self._creatures() if one.controller in whose]
        return self._group(message("Attacks"), creatures, written, at, self._attackable(whose))

    def _block(self, written: Mapping, at: Path, attackers: list[str]) -> Group:
        whose = self._controllers(attackers)
        creatures = [one.called for one in self._creatures() if one.controller not in whose]
        return self._group(message("Blocks"), creatures, written, at, attackers)

    def _group(self, title: Message, names: list[str], written: Mapping, at: Path, options: Iterable[str]) -> Group:
        nobody = message("nobody")
        things = [
            Thing(self.reader.subject(name), (self._choice((*at, name), written.get(name), options, nobody),))
            for name in dict.fromkeys([*written.keys(), *names])
        ]
        return Group(self.reader.speech.tell(title), things=tuple(things))

    def _choice(
        self, path: Path, written: Node | None, options: Iterable[str], nobody: Message, label: str = ""
    ) -> Field:
        value = NOBODY if written is None else flow(written)
        told = {NOBODY: self.reader.speech.tell(nobody)}
        told |= {flow(Scalar(name, NOWHERE)): self.reader.subject(name) for name in options}
        if written is not None and value not in told:
            told[value] = ", ".join(self.reader.subject(text(one)) for one in items(written) or (written,))
        return Field(path, label, CHOICE, value, tuple(told.items()))

    def _controllers(self, names: Iterable[str]) -> set[str]:
        """Who controls what is called so; whose turn it is where nothing is."""
        return {one.controller for one in self.permanents if one.called in names} or {self.active}

    def _creatures(self) -> Iterator[Permanent]:
        return (one for one in self.permanents if one.is_creature and one.called)

    def _attackable(self, by: Iterable[str]) -> list[str]:
        others = [player for player in self.players if player not in by]
        return others + [one.called for one in self.permanents if one.can_be_attacked and one.called]
