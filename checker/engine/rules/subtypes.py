"""205.3: which subtypes are a set of their own, and which of them a player may name."""

from __future__ import annotations

from checker.engine.abilities.creature_types import CREATURE_TYPES
from checker.engine.abilities.subtypes import ARTIFACT_TYPES, correlated
from checker.engine.rulebook.hooks import Definition
from checker.engine.rulebook.rule import rule


def _none() -> frozenset[str]:
    return frozenset()


@rule("205.3g", Definition, slot="artifact types", otherwise=_none)
def artifact_types() -> frozenset[str]:
    """Artifact types are a set of their own: a creature type that an effect sets leaves them as they are (205.1a).

    Without it: they are like creature types, and replaced with them.
    """
    return ARTIFACT_TYPES


def _any_subtype() -> frozenset[str]:
    return CREATURE_TYPES | ARTIFACT_TYPES


@rule("205.3e", Definition, also=("205.3m",), slot="creature types to choose among", otherwise=_any_subtype)
def creature_types() -> frozenset[str]:
    """A player told to choose a creature type names one of the creature types.

    Without it: any subtype of a creature, artifact types included.
    """
    return CREATURE_TYPES


def _all_of_them(subtypes: frozenset[str], types: frozenset[str]) -> frozenset[str]:
    return subtypes


@rule("205.3c", Definition, slot="subtypes of these card types", otherwise=_all_of_them)
def subtypes_of_these_types(subtypes: frozenset[str], types: frozenset[str]) -> frozenset[str]:
    """Each subtype goes with the card types that it is one of: what is no creature any more has no creature type.

    Without it: all subtypes stay.
    """
    return correlated(subtypes, types)
