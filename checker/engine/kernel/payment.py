"""Paying mana (106, 601.2g–h): from the pool first, then from untapped lands where every way comes to the same;
other permanents are tapped for mana only where lands are not enough."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from checker.engine.kernel.ask import ask
from checker.engine.kernel.commit import commit
from checker.engine.queries import view
from checker.engine.queries.legal import insist, refusing
from checker.engine.records.abilities import ActivatedAbility
from checker.engine.records.actions import Activate
from checker.engine.records.changes import LifeChange, ManaChange, Tapping
from checker.engine.records.mana import KINDS, ManaCost, Pool
from checker.engine.records.question import Question
from checker.engine.state.table import Table


@dataclass(frozen=True, slots=True)
class Way:
    """One way to pay: how much of each kind of mana is spent, which lands are tapped for which kind, and the life that
    is paid for Phyrexian mana."""

    spent: tuple[int, ...] = (0,) * len(KINDS)
    from_pool: tuple[int, ...] = (0,) * len(KINDS)
    lands: tuple[tuple[int, str], ...] = ()
    life: int = 0

    @property
    def mana(self) -> str:
        return str(Pool(self.spent))


def pay_mana(table: Table, player: str, cost: ManaCost, subject: int | None = None) -> Pool:
    """Pay a mana cost; gives the mana that was spent. Illegal (118.3) if it can't be paid in full."""
    if table.players[player].pool.unlimited or not cost.mana_value:
        return _asked_for(cost)
    ways = ways_to_pay(table, player, cost)
    insist(table, "payment", ways)
    if not ways:
        return Pool()
    way = _chosen(table, player, {way.mana: way for way in ways}, subject)
    spend(table, player, way)
    return Pool(way.spent)


def _asked_for(cost: ManaCost) -> Pool:
    """What a cost asks for by name: a pool without end pays the rest with mana of no kind in particular."""
    wanted, _ = readings(cost)[0]
    return Pool(tuple(wanted.count(kind) for kind in KINDS))


def _chosen(table: Table, player: str, by_mana: dict[str, Way], subject: int | None) -> Way:
    """The way that the player takes; ways that spend the same mana are one. Life, or more mana than need be, is paid
    by who says so, or who has no other way."""
    question = Question("pay", player, tuple(by_mana), subject, rule="601.2h")
    wanted = table.decider is not None and table.decider.wants(table, question)
    least = min((way.life, sum(way.spent)) for way in by_mana.values())
    plain = [way for way in by_mana.values() if (way.life, sum(way.spent)) == least]
    if len(plain) == 1 and not wanted:
        return plain[0]
    return by_mana[ask(table, question)]


def can_pay_mana(table: Table, player: str, cost: ManaCost) -> bool:
    return table.players[player].pool.unlimited or not cost.mana_value or bool(ways_to_pay(table, player, cost))


def spend(table: Table, player: str, way: Way) -> None:
    for land, kind in way.lands:
        commit(table, [Tapping(land), ManaChange(player, _one(kind), 1, land)])
    commit(table, [ManaChange(player, Pool(way.spent), -1)])
    if way.life:
        commit(table, [LifeChange(player, -way.life, "payment")])


def _one(kind: str) -> Pool:
    return Pool(tuple(int(k == kind) for k in KINDS))


def ways_to_pay(table: Table, player: str, cost: ManaCost) -> list[Way]:
    """All ways that use as much of the pool as can be, lands that are alike counted once. What is no land is tapped
    only where there is no way without it, and as little of it as can be (605.3a)."""
    with_lands = _ways(table, player, cost, sources(table, player, ("Land",)))
    if with_lands:
        return with_lands
    found = _ways(table, player, cost, sources(table, player))
    others = {way: sum("Land" not in view.seen(table, id).types for id, _ in way.lands) for way in found}
    return [way for way in found if others[way] == min(others.values())]


def _ways(table: Table, player: str, cost: ManaCost, lands: list[list[tuple[int, str]]]) -> list[Way]:
    """Those for each way in which the symbols of the cost can be read."""
    owner = table.players[player]
    found: list[Way] = []
    for wanted, life in readings(cost):
        if life <= owner.life or not life:
            found += _ways_for(wanted, life, owner.pool.amounts, lands)
    return list(dict.fromkeys(found))


def _ways_for(wanted: list[str], life: int, pool: tuple[int, ...], lands: list[list[tuple[int, str]]]) -> list[Way]:
    states: dict[tuple[object, ...], Way] = {(): Way(life=life)}
    for symbol in sorted(wanted, key=lambda s: s == "any"):
        grown: dict[tuple[object, ...], Way] = {}
        for way in states.values():
            for longer in _longer(way, symbol, pool, lands):
                grown.setdefault((longer.spent, longer.from_pool, _groups_used(longer, lands)), longer)
        states = grown
    most = max((sum(way.from_pool) for way in states.values()), default=0)
    return [way for way in states.values() if sum(way.from_pool) == most]


def readings(cost: ManaCost) -> list[tuple[list[str], int]]:
    """The single mana that a cost asks for (a kind, two kinds ``W/U``, or ``any``) with the life beside it, in every
    way in which its symbols can be paid: ``{W/P}`` with 2 life too, ``{2/W}`` with two mana of any kind (107.4e–f)."""
    found: list[tuple[list[str], int]] = [([], 0)]
    for symbol in cost.symbols:
        found = [(wanted + more, life + paid) for wanted, life in found for more, paid in _read(symbol)]
    return found


def _read(symbol: str) -> list[tuple[list[str], int]]:
    if symbol.isdigit():
        return [(["any"] * int(symbol), 0)]
    if symbol == "X":
        return [([], 0)]
    if symbol.endswith("/P"):
        return [([symbol.removesuffix("/P")], 0), ([], 2)]
    first, _, second = symbol.partition("/")
    if first == "2" and second:
        return [([second], 0), (["any", "any"], 0)]
    return [([symbol], 0)]


def _fits(symbol: str, kind: str) -> bool:
    return symbol == "any" or kind in symbol.split("/")


def _longer(way: Way, symbol: str, pool: tuple[int, ...], lands: list[list[tuple[int, str]]]) -> Iterator[Way]:
    for index, kind in enumerate(KINDS):
        if _fits(symbol, kind) and way.from_pool[index] < pool[index]:
            yield replace(way, spent=_plus(way.spent, index), from_pool=_plus(way.from_pool, index))
    tapped = {land for land, _ in way.lands}
    for group in lands:
        free = next((land for land in group if land[0] not in tapped), None)
        if free is None:
            continue
        for kind in free[1]:
            if _fits(symbol, kind):
                more = _plus(way.spent, KINDS.index(kind))
                yield replace(way, spent=more, lands=(*way.lands, (free[0], kind)))


def _plus(amounts: tuple[int, ...], index: int) -> tuple[int, ...]:
    return (*amounts[:index], amounts[index] + 1, *amounts[index + 1 :])


def _groups_used(way: Way, lands: list[list[tuple[int, str]]]) -> tuple[int, ...]:
    tapped = {land for land, _ in way.lands}
    return tuple(sum(land in tapped for land, _ in group) for group in lands)


def sources(table: Table, player: str, types: tuple[str, ...] = ()) -> list[list[tuple[int, str]]]:
    """Untapped permanents of these types with a plain mana ability, those that are alike together; each with the
    kinds it makes."""
    groups: dict[object, list[tuple[int, str]]] = {}
    for obj in table.permanents():
        seen = view.seen(table, obj.id)
        if obj.tapped or not seen.types.issuperset(types) or view.controller(table, obj.id) != player:
            continue
        kinds = land_mana(table, obj.id)
        if kinds and ("Creature" not in seen.types or _may_be_tapped(table, player, obj.id)):
            alike = (seen.name, kinds, obj.counters, "Creature" in seen.types)
            groups.setdefault(alike, []).append((obj.id, kinds))
    return list(groups.values())


def _may_be_tapped(table: Table, player: str, land: int) -> bool:
    """Whether no rule refuses its mana abilities: a land that is a creature as well may have just come (302.6)."""
    return any(
        refusing(table, "activate", Activate(player, land, index), ability) is None
        for index, ability in enumerate(view.abilities(table, land))
        if isinstance(ability, ActivatedAbility) and ability.is_mana_ability
    )


def land_mana(table: Table, id: int) -> str:
    """The kinds of mana it makes by tapping alone, one at a time: ``WU``. Others are activated by hand."""
    kinds = ""
    for ability in view.activated_abilities(table, id):
        if ability.is_mana_ability and getattr(ability.cost, "only_tap", False):
            for effect in ability.effects:
                kinds += "".join(k for k in getattr(effect, "kinds", "") if k not in kinds)
    return kinds
