"""The closed lists of words that the files are written in: a word that is missing is added here only."""

from __future__ import annotations

STEPS = (
    "untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers",
    "declare blockers", "combat damage", "first combat damage", "second combat damage", "end of combat",
    "postcombat main", "end", "cleanup",
)  # fmt: skip
"""Phases with one step and steps by the name that a player uses, in the order of a turn."""

ZONES = ("battlefield", "graveyard", "hand", "library", "exile", "stack", "command", "outside")
COLORS = ("white", "blue", "black", "red", "green")
OPTIONS = ("attack-multiple", "attack-left", "attack-right", "tournament", "casual", "commander", "shared-team-turns")

DECISIONS = (
    "attack-of", "block-of", "targets-of", "new-targets-of", "modes-of", "x-of", "divide-of",
    "assignment-of", "cast-of", "activate-of", "order-of", "replacement-order-of", "protector",
    "defending-player", "keep", "put", "find", "copy", "host", "color", "creature-type", "discard", "sacrifice",
    "return", "exile", "tap", "may", "pay", "proliferate", "outside", "attacked",
)  # fmt: skip
"""What can be asked of a player: one list for `legal`, `asked`, `not-asked`, `always` and `never`. `host` is what an
Aura that was not cast enchants (303.4f); `return`, `exile`, `tap` are what a cost takes; `attacked` is what a
creature attacks that enters attacking (508.4)."""

CHOICES = tuple(decision.removesuffix("-of") for decision in DECISIONS)
"""The same as `choose` has them."""

SEE_REASONS = ("twin", "structural", "context", "atom-wrong")
"""Why a number that an atom names stands in `see:`, not in `cites:`."""

RESERVED_IDS = ("index", "readme", "404", "search", "assets", "sitemap", "it", "fr", "en")
"""Names that the website needs for itself."""
