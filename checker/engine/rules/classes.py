"""716: Classes and their levels."""

from __future__ import annotations

from checker.engine.abilities.levels import BecomesLevel
from checker.engine.queries import view
from checker.engine.records.abilities import Ability, ActivatedAbility, StaticAbility
from checker.engine.records.actions import Activate
from checker.engine.records.changes import Change, LevelChange
from checker.engine.rulebook.hooks import Consequence, Definition, Refusal
from checker.engine.rulebook.rule import rule
from checker.engine.state.table import Table


@rule("716.2a", Refusal, slot="activate", part="from the level below")
def not_from_the_level_below(table: Table, action: Activate, ability: ActivatedAbility) -> bool:
    """A Class becomes level N only while it is level N-1."""
    levels = [effect.level for effect in ability.effects if isinstance(effect, BecomesLevel)]
    is_bar = bool(ability.name) and str(ability.name).startswith("level ")
    return is_bar and any(view.level(table, action.object) != level - 1 for level in levels)


def _at_that_level_only(level: int, needed: int) -> bool:
    return level == needed


@rule(
    "716.2a",
    Definition,
    also=("716.2",),
    slot="has the abilities of a level",
    part="abilities from that level on",
    otherwise=_at_that_level_only,
)
def from_that_level_on(level: int, needed: int) -> bool:
    """A Class has the abilities of a level at that level and at every higher one.

    Without it: only while it is exactly that level.
    """
    return level >= needed


@rule("716.2d", Definition, slot="level of what has none", otherwise=lambda: 0)
def level_one() -> int:
    """What has no level is treated as level 1.

    Without it: as level 0.
    """
    return 1


def _lost_with_the_subtype(table: Table) -> list[Change]:
    return [
        LevelChange(obj.id, 0)
        for obj in table.permanents()
        if obj.level and "Class" not in view.seen(table, obj.id).subtypes
    ]


@rule("716.2b", Consequence, slot="after a batch", part="kept", otherwise=_lost_with_the_subtype)
def level_stays(table: Table) -> list[Change]:
    """A level is a designation that stays even when its Class is none any more.

    Without it: the level is lost with the subtype.
    """
    return []


@rule("716.2b", Definition, slot="level of a copy", part="not copied", otherwise=view.level)
def level_is_not_copied(table: Table, copied: int) -> int:
    """A level is no copiable value: what is or becomes a copy of a Class gets no level from it.

    Without it: it has the level of what it copies.
    """
    return 0


EMPTY = StaticAbility(None, ())


def _only_what_bars_give(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The others are emptied, not taken away: abilities are known by their number."""
    return tuple(one if "level" in str(getattr(one, "name", "")) else EMPTY for one in abilities)


@rule("716.3", Definition, slot="abilities above", otherwise=_only_what_bars_give)
def top_section_at_all_times(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """What is printed on a Class above its level bars it has at all times.

    Without it: only until it has the abilities of another section.
    """
    return abilities


def _while_it_is_one(table: Table, object: int, name: str) -> bool:
    return name in view.seen(table, object).subtypes


@rule("700.7", Definition, slot="is what this is called", otherwise=_while_it_is_one)
def whatever_it_is_now(table: Table, object: int, name: str) -> bool:
    """What a text calls "this" and a quality is that object, even while it lacks the quality (a Class that is none).

    Without it: only while it is one.
    """
    return True
