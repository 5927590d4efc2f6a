"""The names of what a static ability or an effect forbids, demands or allows outside the layers (101.2, 508.1c–d).

Each stands as a pair (name, parameter) in ``StaticAbility.restrictions`` and ``ContinuousEffect.restrictions``;
``queries.view.restrictions(table, name, thing)`` finds those in force for a thing.
"""

from __future__ import annotations

RESTRICTIONS = {
    "cannot-attack": "it can't attack; the parameter, if any, is a selector of what it can't attack",
    "cannot-attack-alone": "it can't attack alone (506.5)",
    "cannot-block": "it can't block; the parameter, if any, is a selector of the attackers it can't block",
    "cannot-block-alone": "it can't block alone",
    "cannot-be-blocked": "it can't be blocked; the parameter, if any, is a selector of the blockers meant",
    "cannot-be-blocked-by-more-than": "no more creatures than that number can block it",
    "must-attack": "it attacks each combat if able (508.1d); the parameter, if any, is a selector of what it attacks",
    "must-block": "it blocks each combat if able (509.1c); the parameter, if any, selects the attackers",
    "must-be-blocked": "it must be blocked if able; the parameter 'all' means by everything that is able",
    "additional-block": "it can block that many additional creatures; the parameter 'any' means any number",
    "attacks-despite-defender": "it can attack as though it didn't have defender",
    "does-not-untap": "it doesn't untap during its controller's untap step (502.3)",
    "cannot-be-countered": "the spell can't be countered (101.2)",
    "cannot-be-targeted": "it can't be the target; the parameter, if any, selects the sources meant",
    "cannot-have-counters": "counters can't be put on it",
    "no-maximum-hand-size": "its controller has no maximum hand size (402.2)",
    "additional-land": "its controller may play that many additional lands each turn (305.2)",
    "assigns-toughness": "it assigns combat damage equal to its toughness",
    "assigns-as-unblocked": "it may assign its combat damage as though it weren't blocked",
    "cannot-be-protector": "the player can't be the protector of a battle",
    "cannot-gain-life": "the player can't gain life (119.7)",
    "cannot-draw-more-than": "the player can't draw more than that many cards each turn (121.2b)",
    "cannot-lose-the-game": "the player can't lose the game (101.2)",
    "cannot-win-the-game": "the player can't win the game",
    "has-flash": "the card can be cast as though it had flash (702.8)",
    "cannot-cast": "the player can't cast spells; the parameter, if any, selects them",
    "attack-cost": "it can't attack, or can't attack what is meant, unless its controller pays that mana (508.1h)",
    "block-cost": "it can't block unless its controller pays that mana (509.1d)",
    "costs-more": "the spell costs that much more mana to cast (601.2f)",
    "costs-less": "the spell costs that much less mana to cast (601.2f, 118.7)",
    "may-cast": "you may cast the card from where it is (601.3); free: without paying, once: one card only",
    "may-play": "you may play the card from where it is, lands too; free: without paying, once: one card only",
    "triggers-again": "its abilities trigger an additional time, on such an event if one is named (603.2d)",
    "damage-unpreventable": "damage from it can't be prevented (615.12)",
}
