"""702: keywords that restrict blocks, and the restrictions that need the whole declaration (509.1b)."""

from __future__ import annotations

from checker.engine.queries import view
from checker.engine.queries.combat import Blocks
from checker.engine.rulebook.hooks import Definition, Refusal
from checker.engine.rulebook.rule import rule
from checker.engine.state.table import Table


@rule("702.9b", Refusal, slot="block restriction")
def flying(table: Table, blocker: int, attacker: int) -> bool:
    """A creature with flying is blocked only by creatures with flying or reach."""
    if not view.has(table, attacker, "flying") or view.has(table, blocker, "flying"):
        return False
    return not table.book.ask("blocks flyers")(table, blocker)


@rule("702.17b", Definition, slot="blocks flyers", otherwise=lambda table, blocker: False)
def reach(table: Table, blocker: int) -> bool:
    """A creature with reach can block creatures with flying.

    Without it: reach means nothing.
    """
    return view.has(table, blocker, "reach")


@rule("702.111b", Refusal, slot="block declaration restriction")
def menace(table: Table, player: str, blocks: Blocks) -> bool:
    """A creature with menace is blocked by two or more creatures, or not at all."""
    for attacker in table.combat.attackers:
        if view.has(table, attacker, "menace"):
            blockers = [blocker for blocker, attackers in blocks if attacker in attackers]
            if len(blockers) == 1:
                return True
    return False


@rule("509.1b", Refusal, slot="block declaration restriction", part="no more than so many")
def too_many_blockers(table: Table, player: str, blocks: Blocks) -> bool:
    """An effect may say how many creatures at most can block a creature."""
    return any(
        isinstance(most, int) and sum(attacker in attackers for _, attackers in blocks) > most
        for attacker in table.combat.attackers
        for most, _ in view.restrictions(table, "cannot-be-blocked-by-more-than", attacker)
    )


@rule("702.13b", Refusal, slot="block restriction")
def intimidate(table: Table, blocker: int, attacker: int) -> bool:
    """A creature with intimidate is blocked only by artifact creatures and by those that share a color with it."""
    if not view.has(table, attacker, "intimidate"):
        return False
    seen = view.seen(table, blocker)
    return "Artifact" not in seen.types and not seen.colors & view.seen(table, attacker).colors


@rule("702.36b", Refusal, slot="block restriction")
def fear(table: Table, blocker: int, attacker: int) -> bool:
    """A creature with fear is blocked only by artifact creatures and black creatures."""
    seen = view.seen(table, blocker)
    return view.has(table, attacker, "fear") and "Artifact" not in seen.types and "black" not in seen.colors


@rule("702.28b", Refusal, slot="block restriction")
def shadow(table: Table, blocker: int, attacker: int) -> bool:
    """Creatures with shadow block, and are blocked by, only creatures with shadow."""
    return view.has(table, attacker, "shadow") != view.has(table, blocker, "shadow")


@rule("702.31b", Refusal, slot="block restriction")
def horsemanship(table: Table, blocker: int, attacker: int) -> bool:
    """A creature with horsemanship is blocked only by creatures with horsemanship."""
    return view.has(table, attacker, "horsemanship") and not view.has(table, blocker, "horsemanship")


@rule("702.118b", Refusal, slot="block restriction")
def skulk(table: Table, blocker: int, attacker: int) -> bool:
    """A creature with skulk is not blocked by creatures with greater power."""
    return view.has(table, attacker, "skulk") and view.power(table, blocker) > view.power(table, attacker)


LANDWALKS = {f"{land.lower()}walk": land for land in ("Plains", "Island", "Swamp", "Mountain", "Forest")}


@rule("702.14c", Refusal, slot="block restriction")
def landwalk(table: Table, blocker: int, attacker: int) -> bool:
    """A creature with landwalk is not blocked while the defending player controls such a land."""
    defender = view.controller(table, blocker)
    walks = {LANDWALKS[word] for word in view.seen(table, attacker).keywords if word in LANDWALKS}
    return bool(walks) and any(walks & view.seen(table, id).subtypes for id in view.controlled(table, defender))


@rule("506.5", Refusal, also=("509.1b",), slot="block declaration restriction")
def blocks_alone(table: Table, player: str, blocks: Blocks) -> bool:
    """A creature that can't block alone blocks only together with another."""
    blocking = [blocker for blocker, attackers in blocks if attackers]
    return len(blocking) == 1 and bool(view.restrictions(table, "cannot-block-alone", blocking[0]))
