"""310: battles. Defense, attacking and blocking for one, protectors, Sieges.

Numbers are those in force since 7 August 2026, when 310 was renumbered.
"""

from __future__ import annotations

from dataclasses import replace

from checker.engine.abilities.battles import ExileThenCastTransformed, LastCounterRemoved
from checker.engine.abilities.filters import ThisObject
from checker.engine.kernel.ask import ask
from checker.engine.kernel.entering import face_entering
from checker.engine.queries import view
from checker.engine.queries.battles import defense, is_attacked, is_battle, may_protect
from checker.engine.records.abilities import TriggeredAbility
from checker.engine.records.changes import Change, CounterChange, Damage, ProtectorChange, ZoneChange
from checker.engine.records.characteristics import Characteristics
from checker.engine.records.question import Question
from checker.engine.records.targets import Thing
from checker.engine.rulebook.hooks import Consequence, Definition, Refusal, Replacement, StateBasedAction
from checker.engine.rulebook.rule import rule
from checker.engine.state.objects import Obj
from checker.engine.state.table import Table

SBA = "state-based action"
RENUMBERED = "2026-08-07"
BEFORE = "2026-04-17"


@rule("310.4b", Replacement, slot="ZoneChange")
def enters_with_defense(table: Table, change: ZoneChange) -> list[Change] | None:
    """A battle enters with as many defense counters as its printed defense, also one that enters as a copy."""
    if table.objects.get(change.object) is None or change.to != "battlefield":
        return None
    face = face_entering(table, change)
    if "Battle" not in face.types or not face.defense or dict(change.counters).get("defense"):
        return None
    return [replace(change, counters=(*change.counters, ("defense", face.defense)))]


@rule(
    "310.4c",
    Definition,
    also=("122.1g",),
    slot="defense on the battlefield",
    otherwise=lambda table, battle: view.seen(table, battle).defense or 0,
)
def defense_counts_counters(table: Table, battle: int) -> int:
    """The defense of a battle on the battlefield is the number of defense counters on it.

    Without it: it stays the printed number.
    """
    return table.objects[battle].counter("defense")


@rule("310.4a", Definition, slot="defense elsewhere", otherwise=lambda table, card: 0)
def defense_as_printed(table: Table, card: int) -> int:
    """The defense of a battle card anywhere else is the printed number.

    Without it: it has none, since there are no counters on it.
    """
    return view.seen(table, card).defense or 0


@rule("310.5", Definition, slot="battles are attacked", otherwise=lambda: False)
def battles_are_attacked() -> bool:
    """Battles can be attacked.

    Without it: only players and planeswalkers can.
    """
    return True


@rule("310.6", Consequence, also=("120.3h",), slot="Damage", was={BEFORE: "310.6"})
def damage_to_a_battle(table: Table, damage: Damage) -> list[Change]:
    """Damage dealt to a battle takes that many defense counters off it."""
    if isinstance(damage.target, str) or not is_battle(table, damage.target):
        return []
    off = min(damage.amount, table.objects[damage.target].counter("defense"))
    return [CounterChange(damage.target, "defense", -off)] if off else []


def _waits(table: Table, id: int) -> bool:
    """Whether an ability of it has triggered and not yet left the stack."""
    on_stack = (table.objects[i].on_stack for i in table.zone("stack"))
    return any(trigger.source == id for trigger in table.waiting) or any(
        there is not None and there.kind == "triggered" and there.source == id for there in on_stack
    )


def _without_defense(table: Table) -> list[Obj]:
    return [obj for obj in view.of_kind(table, "Battle") if defense(table, obj.id) == 0]


def _is_siege(table: Table, id: int) -> bool:
    return "Siege" in view.seen(table, id).subtypes


@rule("704.5v", StateBasedAction, also=("310.7",), slot=SBA, since=RENUMBERED)
def siege_without_defense(table: Table) -> list[Change]:
    """A Siege at 0 defense goes to its owner's graveyard, unless an ability of its own still waits."""
    found = [obj for obj in _without_defense(table) if _is_siege(table, obj.id) and not _waits(table, obj.id)]
    return [ZoneChange(obj.id, "graveyard", SBA) for obj in found]


@rule("704.5w", StateBasedAction, also=("310.8",), slot=SBA, since=RENUMBERED)
def other_battle_without_defense(table: Table) -> list[Change]:
    """A battle that is no Siege goes to its owner's graveyard at 0 defense, whatever waits."""
    return [ZoneChange(obj.id, "graveyard", SBA) for obj in _without_defense(table) if not _is_siege(table, obj.id)]


@rule("704.5v", StateBasedAction, also=("310.7",), slot=SBA, part="of any battle", until=RENUMBERED)
def battle_without_defense(table: Table) -> list[Change]:
    """Any battle at 0 defense goes to its owner's graveyard, unless an ability of its own still waits."""
    return [ZoneChange(obj.id, "graveyard", SBA) for obj in _without_defense(table) if not _waits(table, obj.id)]


@rule("310.9a", Replacement, slot="ZoneChange", was={BEFORE: "310.8a"})
def protector_as_it_enters(table: Table, change: ZoneChange) -> list[Change] | None:
    """As a battle enters, its controller chooses its protector among the players that its battle type allows."""
    obj = table.objects.get(change.object)
    if obj is None or change.to != "battlefield" or change.protector is not None:
        return None
    face = face_entering(table, change)
    player = change.controller or obj.owner
    allowed = may_protect(table, face, player)
    if "Battle" not in face.types or not allowed:
        return None
    chosen = ask(table, Question("protector", player, tuple(allowed), obj.id, rule=_says_who(face)))
    return [replace(change, protector=chosen)]


def _says_who(battle: Characteristics) -> str:
    """The rule that says which players may be chosen as the protector of a battle of that type."""
    return "310.12a" if "Siege" in battle.subtypes else "310.9a"


@rule(
    "310.12a",
    Definition,
    slot="who protects a Siege",
    was={BEFORE: "310.11a"},
    otherwise=lambda table, player: table.in_game(),
)
def opponents_protect(table: Table, player: str) -> list[str]:
    """The protector of a Siege is an opponent of its controller.

    Without it: anybody may be.
    """
    return view.opponents(table, player)


@rule("310.9b", Refusal, slot="attack target", was={BEFORE: "310.8b"})
def battle_not_attackable(table: Table, attacker: int, target: Thing) -> bool:
    """A battle is attacked by whoever has its protector as a defending player, its controller too, never by its
    protector."""
    if isinstance(target, str) or not is_battle(table, target):
        return False
    protector = table.objects[target].protector
    return protector == table.turn.active or protector not in table.book.ask("defending players")(table)


@rule("310.9c", Refusal, also=("802.4a",), slot="block", was={BEFORE: "310.8c"})
def blocker_of_another_player(table: Table, blocker: int, attacker: int) -> bool:
    """Only creatures of its protector block those who attack a battle."""
    attack = table.combat.attackers.get(attacker)
    if attack is None or not isinstance(attack.target, int) or not is_battle(table, attack.target):
        return False
    return view.controller(table, blocker) != table.objects[attack.target].protector


def _its_controller(table: Table, battle: int) -> str | None:
    return view.controller(table, battle)


@rule("310.9d", Definition, slot="defending player of a battle", was={BEFORE: "310.8d"}, otherwise=_its_controller)
def protector_defends(table: Table, battle: int) -> str | None:
    """The defending player, for a creature that attacks a battle, is the battle's protector.

    Without it: its controller is.
    """
    return table.objects[battle].protector


def _lost_with_the_type(table: Table) -> list[Change]:
    return [
        ProtectorChange(obj.id, None) for obj in table.permanents() if obj.protector and not is_battle(table, obj.id)
    ]


@rule("310.9g", Consequence, slot="after a batch", was={BEFORE: "310.8g"}, otherwise=_lost_with_the_type)
def protector_stays(table: Table) -> list[Change]:
    """A permanent that stops being a battle keeps its protector, for when it is one again.

    Without it: it has none any more.
    """
    return []


@rule("310.10", Refusal, slot="attachment", part="never attached", was={BEFORE: "310.9"})
def battle_attached(table: Table, attachment: int, host: Thing) -> bool:
    """A battle is not attached to anything, not even if it is also an Aura, Equipment or Fortification."""
    return is_battle(table, attachment)


@rule("704.5x", StateBasedAction, also=("310.11",), slot=SBA, was={BEFORE: "704.5w"})
def no_protector(table: Table) -> list[Change]:
    """A battle without a protector in the game that nobody attacks gets one from its controller, or goes to its
    owner's graveyard."""
    return _new_protectors(
        table, [obj for obj in _battles(table) if not _has_one(table, obj) and not is_attacked(table, obj.id)]
    )


@rule("704.5y", StateBasedAction, slot=SBA, reading="letter", was={BEFORE: "704.5x"})
def wrong_protector(table: Table) -> list[Change]:
    """A battle whose protector may not be its protector gets another, attacked or not, or goes to its owner's
    graveyard."""
    return _new_protectors(table, _with_a_wrong_protector(table))


@rule("704.5y", StateBasedAction, slot=SBA, reading="not-while-attacked", was={BEFORE: "704.5x"})
def wrong_protector_once_nobody_attacks(table: Table) -> list[Change]:
    """Read with 310.11: the same, but only once no creature attacks it."""
    return _new_protectors(table, [o for o in _with_a_wrong_protector(table) if not is_attacked(table, o.id)])


def _with_a_wrong_protector(table: Table) -> list[Obj]:
    return [obj for obj in _battles(table) if _has_one(table, obj) and not _has_a_good_one(table, obj)]


def _battles(table: Table) -> list[Obj]:
    return list(view.of_kind(table, "Battle"))


def _has_one(table: Table, obj: Obj) -> bool:
    return obj.protector is not None and table.players[obj.protector].is_in_game


def _has_a_good_one(table: Table, obj: Obj) -> bool:
    return _has_one(table, obj) and obj.protector in _allowed(table, obj)


def _allowed(table: Table, obj: Obj) -> list[str]:
    return may_protect(table, view.seen(table, obj.id), view.controller(table, obj.id))


def _new_protectors(table: Table, battles: list[Obj]) -> list[Change]:
    made: list[Change] = []
    for obj in battles:
        allowed = tuple(_allowed(table, obj))
        if not allowed:
            made.append(ZoneChange(obj.id, "graveyard", SBA))
            continue
        player = view.controller(table, obj.id)
        rule = _says_who(view.seen(table, obj.id))
        made.append(ProtectorChange(obj.id, ask(table, Question("protector", player, allowed, obj.id, rule=rule))))
    return made


def _no_ability(seen: Characteristics) -> tuple[TriggeredAbility, ...]:
    return ()


@rule("310.12b", Definition, slot="intrinsic abilities of Siege", was={BEFORE: "310.11b"}, otherwise=_no_ability)
def defeat(seen: Characteristics) -> tuple[TriggeredAbility, ...]:
    """As the last defense counter is removed from a Siege, exile it, then you may cast it transformed for free.

    Without it: nothing triggers.
    """
    return (
        TriggeredAbility(
            LastCounterRemoved("defense", ThisObject(), one_or_more=True), (ExileThenCastTransformed(),), name="defeat"
        ),
    )
