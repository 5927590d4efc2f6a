"""Who attacks what, who blocks whom (506–511)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from checker.engine.records.targets import Thing


@dataclass(frozen=True, slots=True)
class Attack:
    """``target`` None: it attacks nothing any more (506.4c). ``blocked`` None: not declared yet (509.1h).

    ``defending_player`` is the last one there was (508.5)."""

    target: Thing | None
    defending_player: str
    blocked: bool | None = None
    blockers: tuple[int, ...] = ()


NOBODY: Mapping[int, tuple[int, ...]] = {}


@dataclass(frozen=True, slots=True)
class Combat:
    """The mappings are replaced, never changed. ``first_strikers`` and ``double_strikers`` had first or double
    strike, and double strike, as the first combat damage step began (510.4). ``controllers`` says who controlled an
    attacker or blocker when it became one (506.4); ``defender`` is the one defending player chosen (507.1)."""

    attackers: Mapping[int, Attack] = field(default_factory=dict)
    blockers: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    controllers: Mapping[int, str] = field(default_factory=dict)
    defender: str | None = None
    first_strikers: frozenset[int] = frozenset()
    double_strikers: frozenset[int] = frozenset()

    def with_attack(self, attacker: int, attack: Attack) -> Combat:
        return replace(self, attackers={**self.attackers, attacker: attack})

    def joined(
        self,
        attackers: Mapping[int, Attack],
        controllers: Mapping[int, str],
        blockers: Mapping[int, tuple[int, ...]] = NOBODY,
    ) -> Combat:
        """The combat with these attackers and blockers in it, in place of what they were."""
        return Combat(
            {**self.attackers, **attackers},
            {**self.blockers, **blockers},
            {**self.controllers, **controllers},
            self.defender,
            self.first_strikers,
            self.double_strikers,
        )

    def without(self, thing: int) -> Combat:
        """The combat after ``thing`` was removed from it. An attacker that it blocked stays blocked: whether it
        does is asked of the rules, not here (509.1h)."""
        attackers = {
            id: replace(attack, blockers=tuple(b for b in attack.blockers if b != thing))
            if thing in attack.blockers
            else attack
            for id, attack in self.attackers.items()
            if id != thing
        }
        blockers = {
            id: tuple(a for a in blocked if a != thing) if thing in blocked else blocked
            for id, blocked in self.blockers.items()
            if id != thing
        }
        return replace(self, attackers=attackers, blockers=blockers)

    def involves(self, thing: int) -> bool:
        return thing in self.attackers or thing in self.blockers


NO_COMBAT = Combat()
