"""Rules that cannot be forgotten without there being no game left to play: where the engine holds each of them.

They may stand in ``see:``, never in ``cites:``. A test checks that each place exists.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Structural:
    """``place`` is ``module:name`` below ``checker.engine``; ``why`` in one line."""

    number: str
    place: str
    why: str


STRUCTURAL = (
    Structural("101.3", "abilities.resolution:Resolution.skip", "an instruction that can't be followed is skipped"),
    Structural("101.4", "state.table:Table.turn_order", "simultaneous choices are made in turn order"),
    Structural("102.1", "state.turn:Turn", "whose turn it is, is what a turn is"),
    Structural("102.2", "queries.view:opponents", "who is an opponent"),
    Structural("102.3", "queries.view:is_opponent", "who is an opponent, with teams"),
    Structural("104.3a", "actions.land:concede", "a player leaves when they say so"),
    Structural("107.3a", "actions.cast:announce_x", "X has a value only because it is announced"),
    Structural("108.3", "state.objects:Obj", "every object has an owner"),
    Structural("109.3", "records.characteristics:Characteristics", "what the characteristics of an object are"),
    Structural("109.4", "queries.view:controller", "every permanent and spell has a controller"),
    Structural("110.2", "kernel.apply:moved", "a permanent comes under somebody's control"),
    Structural("110.5b", "kernel.apply:moved", "what comes, comes untapped"),
    Structural("113.3b", "records.abilities:ActivatedAbility", "what an activated ability is made of"),
    Structural("113.7a", "kernel.stack:put_ability", "an ability on the stack is an object of its own"),
    Structural("115.1", "abilities.announce:choose_targets", "targets are chosen as a thing is put on the stack"),
    Structural("115.4", "abilities.selectors:SIMPLE", "what any target means"),
    Structural("117.3a", "game.steps:begin_step", "somebody has priority first"),
    Structural("117.3b", "game.game:resolve", "somebody has priority after a resolution"),
    Structural("117.3d", "game.game:pass_priority", "passing hands priority on"),
    Structural("117.4", "game.game:pass_priority", "all passed: the top resolves, or the step ends"),
    Structural("117.5", "game.game:check", "state-based actions and triggers come before priority"),
    Structural("120.1", "records.changes:Damage", "what deals damage, and to what"),
    Structural("120.4", "kernel.settle:settle", "damage is worked out before it happens"),
    Structural("122.2", "kernel.apply:moved", "counters stay behind; none is removed"),
    Structural("205.3q", "records.characteristics:Characteristics", "battle types are subtypes of battles"),
    Structural("210.1", "records.characteristics:Characteristics", "defense is printed on battle cards"),
    Structural("300.1", "records.characteristics:Characteristics", "the card types, battle among them"),
    Structural("302.4", "records.characteristics:Characteristics", "power and toughness are characteristics"),
    Structural("310.3", "records.characteristics:Characteristics", "battle types are subtypes of battles"),
    Structural("310.4", "records.characteristics:Characteristics", "defense is a characteristic"),
    Structural("310.9", "state.objects:Obj", "a battle has one protector, or none"),
    Structural("310.9e", "state.objects:Obj", "who protects it is its protector"),
    Structural("310.9f", "state.objects:Obj", "there is room for one protector only"),
    Structural("310.12", "queries.battles:may_protect", "a Siege is a battle with that subtype"),
    Structural("400.3", "kernel.apply:moved", "cards go to their owner's zones"),
    Structural("400.7", "kernel.apply:moved", "a new zone makes a new object"),
    Structural("405.2", "state.table:Table.insert", "the stack keeps the order in which things were put on it"),
    Structural("405.5", "actions.resolve:resolve_top", "the last one put there resolves first"),
    Structural("500.1", "state.turn:STEPS", "the phases and steps of a turn"),
    Structural("500.3", "game.steps:has_priority", "a step without priority ends by itself"),
    Structural("503.1", "game.steps:begin_step", "the upkeep has nothing but priority"),
    Structural("508.1", "actions.attack:declare_attackers", "attackers are declared"),
    Structural("508.1k", "actions.attack:declare_attackers", "the chosen creatures attack"),
    Structural("509.1", "actions.block:declare_blockers", "blockers are declared"),
    Structural("509.1g", "actions.block:declare_blockers", "the chosen creatures block"),
    Structural("601.2", "actions.cast:cast", "the steps of casting a spell, in order"),
    Structural("601.2a", "actions.cast:propose", "a spell is on the stack"),
    Structural("601.2d", "abilities.announce:_divide", "a division adds up"),
    Structural("601.2h", "actions.cast:pay", "the total cost is paid"),
    Structural("601.2i", "actions.cast:cast", "only now the spell is cast"),
    Structural("602.2a", "kernel.stack:put_ability", "an activated ability is on the stack"),
    Structural("602.2b", "actions.activate:activate", "the rest is as for spells"),
    Structural("603.6d", "records.abilities:ReplacementAbility", "'as this enters' is no trigger"),
    Structural("603.7", "kernel.triggers:watchers", "delayed triggers wait for their event"),
    Structural("604.2", "queries.layers:static_effects", "static abilities make continuous effects"),
    Structural("608.1", "actions.resolve:resolve_top", "the top of the stack resolves"),
    Structural("608.2c", "abilities.resolution:Resolution.perform", "instructions are followed in order"),
    Structural("608.2h", "kernel.apply:remember", "what is gone is read from its last moment"),
    Structural("609.4", "records.restrictions:RESTRICTIONS", "'as though' is a permission, kept apart from what is"),
    Structural("611.2a", "records.effects:Duration", "an effect lasts as long as it says"),
    Structural(
        "611.2c", "records.effects:ContinuousEffect", "the set of affected objects is fixed as the effect begins"
    ),
    Structural("613.1", "queries.layers:LAYERS", "characteristics start from what is printed"),
    Structural("613.6", "queries.layers:apply_one", "an effect that began goes on to the same objects"),
    Structural("614.1c", "kernel.settle:settle", "how a permanent enters is settled before it does"),
    Structural("614.5", "kernel.settle:Item", "an effect replaces an event once"),
    Structural("614.6", "kernel.settle:settle", "what was replaced never happened"),
    Structural("614.12", "kernel.entering:as_if_there", "what enters is looked at as it is going to be"),
    Structural("614.12a", "kernel.settle:settle", "choices are made before it enters"),
    Structural("616.1", "kernel.settle:_choose", "who is affected orders replacement effects"),
    Structural("700.2", "abilities.announce:choose_modes", "what a mode is"),
    Structural("702.4", "records.characteristics:Keyword", "the heading of double strike"),
    Structural("702.4a", "records.characteristics:Keyword", "double strike is a static ability"),
    Structural(
        "702.4e", "records.characteristics:Characteristics.keywords", "keywords are a set: a second one adds nothing"
    ),
    Structural("704.1", "game.game:settle_down", "state-based actions don't use the stack"),
    Structural("704.4", "game.game:check", "nobody looks in the middle of a resolution"),
    Structural("707.2", "queries.copiable:copiable_values", "what a copy takes over from the original"),
    Structural("707.5", "kernel.entering:face_entering", "what enters as a copy is one as it enters"),
    Structural("707.8a", "queries.copiable:copy_of", "a token that copies a double-faced permanent has both faces"),
    Structural("709.4", "state.objects:Obj", "a split card is both halves, or on the stack the one that is cast"),
    Structural("712.1", "records.characteristics:Printed", "a double-faced card has two faces"),
    Structural("712.2", "records.characteristics:Printed", "the layout says that a card is a nonmodal one"),
    Structural("712.3", "records.characteristics:Printed", "the layout says that a card is a modal one"),
    Structural("712.8", "records.characteristics:Printed", "each face has characteristics of its own"),
    Structural("712.8a", "kernel.apply:moved", "what changes zones has its front face up unless told otherwise"),
    Structural("733.1", "records.question:Illegal", "an illegal action is taken back whole"),
)
