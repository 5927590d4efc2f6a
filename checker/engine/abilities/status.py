"""What a filter may ask for beside characteristics: whose it is, its status, its part in combat (108, 110.5, 506)."""

from __future__ import annotations

from dataclasses import dataclass

from checker.engine.abilities.filters import NOTHING, Selector, is_who
from checker.engine.abilities.words import by_name, single
from checker.engine.queries import view
from checker.engine.records.characteristics import Characteristics
from checker.engine.state.objects import Obj
from checker.engine.state.table import Table

WHO = ("you", "opponent", "active player", "defending player")


@dataclass(frozen=True, slots=True)
class ControlledBy:
    who: str
    reads: frozenset[str] = frozenset({"controller"})

    def passes(self, table: Table, obj: Obj, seen: Characteristics, source: int, controller: str) -> bool:
        return is_who(table, seen.controller or obj.controller, self.who, controller, source)


@dataclass(frozen=True, slots=True)
class OwnedBy:
    who: str
    reads: frozenset[str] = NOTHING

    def passes(self, table: Table, obj: Obj, seen: Characteristics, source: int, controller: str) -> bool:
        return is_who(table, obj.owner, self.who, controller, source)


@dataclass(frozen=True, slots=True)
class Other:
    """It is not the source itself."""

    is_other: bool = True
    reads: frozenset[str] = NOTHING

    def passes(self, table: Table, obj: Obj, seen: Characteristics, source: int, controller: str) -> bool:
        return (obj.id != source) == self.is_other


@dataclass(frozen=True, slots=True)
class Tapped:
    is_tapped: bool
    reads: frozenset[str] = NOTHING

    def passes(self, table: Table, obj: Obj, seen: Characteristics, source: int, controller: str) -> bool:
        return obj.tapped == self.is_tapped


@dataclass(frozen=True, slots=True)
class Attacking:
    """Attacking or not; of something gone, as it left (506.4)."""

    is_attacking: bool
    reads: frozenset[str] = NOTHING

    def passes(self, table: Table, obj: Obj, seen: Characteristics, source: int, controller: str) -> bool:
        known = table.last_known.get(obj.id)
        was = known is not None and known.defending_player is not None
        return (obj.id in table.combat.attackers or was) == self.is_attacking


@dataclass(frozen=True, slots=True)
class Blocking:
    """Blocking or not; with ``what`` only if it blocks one of these."""

    is_blocking: bool = True
    what: Selector | None = None
    reads: frozenset[str] = NOTHING

    def passes(self, table: Table, obj: Obj, seen: Characteristics, source: int, controller: str) -> bool:
        blocked = table.combat.blockers.get(obj.id)
        if self.what is None or not blocked:
            return (blocked is not None) == self.is_blocking
        return any(self.what.matches(table, attacker, source, controller) for attacker in blocked)


@dataclass(frozen=True, slots=True)
class IsBlocked:
    """An attacker that is blocked, or (false) one that is unblocked (509.1h)."""

    is_blocked: bool
    reads: frozenset[str] = NOTHING

    def passes(self, table: Table, obj: Obj, seen: Characteristics, source: int, controller: str) -> bool:
        attack = table.combat.attackers.get(obj.id)
        return attack is not None and attack.blocked is self.is_blocked


@dataclass(frozen=True, slots=True)
class IsToken:
    is_token: bool
    reads: frozenset[str] = NOTHING

    def passes(self, table: Table, obj: Obj, seen: Characteristics, source: int, controller: str) -> bool:
        return obj.is_token == self.is_token


@dataclass(frozen=True, slots=True)
class HasCounter:
    """It has a counter of that kind on it; ``any`` is a counter of whatever kind."""

    kind: str
    reads: frozenset[str] = NOTHING

    def passes(self, table: Table, obj: Obj, seen: Characteristics, source: int, controller: str) -> bool:
        return bool(obj.counters) if self.kind == "any" else obj.counter(self.kind) > 0


@dataclass(frozen=True, slots=True)
class WearsSomething:
    """Something of that subtype is attached to it: it is equipped, or enchanted."""

    subtype: str
    reads: frozenset[str] = NOTHING

    def passes(self, table: Table, obj: Obj, seen: Characteristics, source: int, controller: str) -> bool:
        worn = [o.id for o in table.permanents() if o.attached_to == obj.id]
        return any(self.subtype in view.seen(table, id).subtypes for id in worn)


@dataclass(frozen=True, slots=True)
class AbilityKind:
    """An ability on the stack of that kind: activated or triggered."""

    kind: str
    reads: frozenset[str] = NOTHING

    def passes(self, table: Table, obj: Obj, seen: Characteristics, source: int, controller: str) -> bool:
        return obj.on_stack is not None and obj.on_stack.kind == self.kind


@dataclass(frozen=True, slots=True)
class Targeting:
    """A spell or ability on the stack with such a target (115.9)."""

    what: Selector
    reads: frozenset[str] = NOTHING

    def passes(self, table: Table, obj: Obj, seen: Characteristics, source: int, controller: str) -> bool:
        targets = obj.on_stack.all_targets if obj.on_stack else ()
        return any(self.what.matches(table, target, source, controller) for target in targets)


STATUS = by_name(
    single("controller", ControlledBy, "choice", "{controller: you}", "Who controls it.", WHO),
    single("owner", OwnedBy, "choice", "{owner: you}", "Who owns it.", WHO),
    single("other", Other, "flag", "{types: [Creature], other: true}", "It is not the source itself."),
    single("tapped", Tapped, "flag", "{tapped: true}", "It is tapped, or (false) untapped."),
    single("attacking", Attacking, "flag", "{attacking: true}", "It is attacking, or (false) is not."),
    single("blocking", Blocking, "flag", "{blocking: true}", "It is blocking, or (false) is not."),
    single("blocks", lambda what: Blocking(True, what), "selector", "{blocks: this}", "It is blocking one of these."),
    single("blocked", IsBlocked, "flag", "{blocked: false}", "An attacker that is blocked, or (false) unblocked."),
    single("token", IsToken, "flag", "{token: false}", "It is a token, or (false) is none."),
    single("counter", HasCounter, "counter", '{counter: "+1/+1"}', "It has a counter of that kind, or any."),
    single("equipped", lambda yes: WearsSomething("Equipment"), "flag", "{equipped: true}", "Equipment is attached."),
    single("enchanted", lambda yes: WearsSomething("Aura"), "flag", "{enchanted: true}", "An Aura is attached to it."),
    single("targeting", Targeting, "selector", "{kind: spell, targeting: this}", "On the stack, with such a target."),
)  # fmt: skip
