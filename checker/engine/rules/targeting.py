"""What can't be targeted (115, 702.11, 702.18), and ward (702.21)."""

from __future__ import annotations

from checker.engine.abilities.announce import bounds, fits_word, source_of, target_options
from checker.engine.queries import player_keywords, view
from checker.engine.queries.legal import refusing
from checker.engine.queries.quality import has_quality
from checker.engine.records.abilities import Effect
from checker.engine.records.targets import TargetSpec, Thing
from checker.engine.rulebook.hooks import Definition, Refusal
from checker.engine.rulebook.rule import Rule, rule
from checker.engine.state.table import Table


@rule("115.5", Refusal, slot="target")
def targets_itself(table: Table, by: int, thing: Thing) -> bool:
    """A spell or ability on the stack is no legal target for itself."""
    return thing == by


@rule("115.3", Refusal, slot="targets of one word")
def same_target_twice(table: Table, group: tuple[Thing, ...]) -> bool:
    """One use of the word "target" does not take the same target twice."""
    return len(set(group)) < len(group)


@rule("601.2c", Refusal, also=("603.3d",), slot="chosen target", part="what the text asks for")
def no_legal_target(table: Table, by: int, spec: TargetSpec, thing: Thing) -> Rule | bool:
    """Each target chosen is what the text asks for, and nothing keeps it from being targeted."""
    if spec in view.seen(table, by).parameters("enchant"):
        return (
            refusing(table, "target", by, thing) or refusing(table, "target of an Aura spell", by, spec, thing) or False
        )
    return refusing(table, "target", by, thing) or not fits_word(table, by, spec, thing)


@rule("601.2c", Refusal, also=("603.3d",), slot="number of targets", part="as many as the text asks for")
def wrong_number_of_targets(table: Table, chosen: int, least: int, most: int) -> bool:
    """No more and no fewer targets are chosen than the text says."""
    return not least <= chosen <= most


@rule("601.2c", Refusal, also=("603.3d",), slot="enough targets", part="enough of them")
def too_few_targets(table: Table, there_are: int, needed: int) -> bool:
    """What needs more targets than there are is not cast, activated or put on the stack."""
    return there_are < needed


@rule("702.11b", Refusal, slot="target")
def hexproof(table: Table, by: int, thing: Thing) -> bool:
    """What has hexproof is no target for spells and abilities that an opponent controls, a player neither (702.11c)."""
    if isinstance(thing, str):
        return player_keywords.has(table, thing, "hexproof") and view.is_opponent(
            table, thing, view.controller(table, by)
        )
    return (
        view.is_on_battlefield(table, thing)
        and "hexproof" in view.seen(table, thing).keywords
        and view.is_opponent(table, view.controller(table, thing), view.controller(table, by))
    )


@rule("702.11d", Refusal, slot="target")
def hexproof_from(table: Table, by: int, thing: Thing) -> bool:
    """What has hexproof from a quality is no target for an opponent's spells and abilities of sources with it."""
    if not isinstance(thing, int) or not view.is_on_battlefield(table, thing):
        return False
    owner, source = view.controller(table, thing), source_of(table, by)
    qualities = view.seen(table, thing).parameters("hexproof from")
    return view.is_opponent(table, owner, view.controller(table, by)) and any(
        has_quality(table, source, quality, owner) for quality in qualities
    )


@rule("702.18a", Refusal, slot="target")
def shroud(table: Table, by: int, thing: Thing) -> bool:
    """What has shroud, permanent or player, is no target at all."""
    if isinstance(thing, str):
        return player_keywords.has(table, thing, "shroud")
    return view.is_on_battlefield(table, thing) and view.has(table, thing, "shroud")


@rule("101.2", Refusal, slot="target", part="an effect says it can't be targeted")
def cannot_be_targeted(table: Table, by: int, thing: Thing) -> bool:
    """What says that something can't be the target wins over what would target it."""
    for selector, source in view.restrictions(table, "cannot-be-targeted", thing):
        owner = view.controller(table, source)
        if selector is None or selector.matches(table, source_of(table, by), source, owner):  # type: ignore[attr-defined]
            return True
    return False


@rule("608.2b", Definition, slot="illegal targets", otherwise=lambda legal: True)
def left_alone(legal: bool) -> bool:
    """Targets that became illegal are not affected; with none left the spell or ability does not resolve.

    Without it: the targets chosen at first are affected, legal or not.
    """
    return legal


@rule("700.2a", Refusal, slot="mode")
def mode_without_targets(table: Table, by: int, effects: tuple[Effect, ...]) -> bool:
    """A mode that needs targets is not chosen if there are too few legal ones for it."""
    return any(
        len(target_options(table, by, spec)) < bounds(table, by, spec)[0]
        for effect in effects
        for spec in effect.targets
    )
