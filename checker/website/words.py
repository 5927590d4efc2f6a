"""The closed words of the format as people read them: zones, observations, reasons."""

from __future__ import annotations

from checker.base.messages import Message, message
from checker.narration.headings import STEPS
from checker.narration.words import SUBTYPES

ZONES: dict[str, Message] = {
    "battlefield": message("battlefield"),
    "graveyard": message("graveyard"),
    "exile": message("exile"),
    "hand": message("hand"),
    "library": message("library"),
    "stack": message("stack"),
    "command": message("command zone"),
    "outside": message("outside the game"),
}

OBSERVATIONS: dict[str, Message] = {
    "life": message("life"),
    "result": message("result"),
    "zone": message("zone"),
    "contents": message("cards there"),
    "controls": message("controls"),
    "exists": message("exists"),
    "controller": message("controller"),
    "owner": message("owner"),
    "types": message("types"),
    "subtypes": message("subtypes"),
    "supertypes": message("supertypes"),
    "colors": message("colours"),
    "power": message("power"),
    "toughness": message("toughness"),
    "base": message("base power and toughness"),
    "defense": message("defense"),
    "loyalty": message("loyalty"),
    "keywords": message("keywords"),
    "abilities": message("abilities"),
    "mana-value": message("mana value"),
    "copy-of": message("copy of"),
    "counters": message("counters"),
    "marked": message("damage marked"),
    "damage": message("damage dealt"),
    "tapped": message("tapped"),
    "face": message("face up"),
    "attacking": message("attacks"),
    "blocked": message("blocked"),
    "unblocked": message("unblocked"),
    "in-combat": message("in combat"),
    "attached-to": message("attached to"),
    "protector": message("protector"),
    "level": message("level"),
    "resolved": message("resolved"),
    "triggered": message("times triggered"),
    "together": message("at the same time"),
    "mana": message("mana"),
    "tokens": message("tokens"),
    "drawn": message("cards drawn"),
    "priority": message("priority"),
    "step": message("step"),
    "steps": message("steps, in order"),
    "card": message("as printed"),
    "skipped": message("instruction not followed"),
    "asked": message("a choice is offered"),
    "not-asked": message("no choice is offered"),
    "name": message("name"),
    "left-by": message("how it left"),
    "defending-player": message("defending player"),
    "cast-this-turn": message("spells cast this turn"),
    "phased-out": message("phased out"),
    "modes": message("modes chosen"),
    "targets": message("targets"),
    "x": message("value of X"),
}

DAMAGE_STEPS: dict[str, Message] = {
    "first combat damage": message("first damage"),
    "second combat damage": message("second damage"),
}

OVER_RUNS: dict[str, Message] = {
    "throughout": message("at every moment"),
    "always": message("whatever is chosen"),
    "never": message("never, whatever is chosen"),
}

SETS: dict[str, Message] = {
    "are": message("what may be chosen"),
    "include": message("may be chosen"),
    "exclude": message("may not be chosen"),
    "only": message("only in these steps"),
}

ACTIONS: dict[str, Message] = {
    "attack": message("attacking like this"),
    "block": message("blocking like this"),
    "assign": message("assigning damage like this"),
    "cast": message("casting this"),
    "activate": message("activating this"),
    "choose": message("choosing this"),
    "order": message("this order"),
    "play-land": message("playing this land"),
    "special": message("this special action"),
    "pass": message("passing"),
}

DECISIONS: dict[str, Message] = {
    "attack-of": message("attack of"),
    "block-of": message("block of"),
    "targets-of": message("targets of"),
    "new-targets-of": message("new targets of"),
    "modes-of": message("modes of"),
    "x-of": message("X of"),
    "divide-of": message("division of"),
    "assignment-of": message("damage assignment of"),
    "cast-of": message("ways to cast"),
    "activate-of": message("activation of"),
    "order-of": message("order of triggered abilities"),
    "replacement-order-of": message("order of replacement effects"),
    "protector": message("protector"),
    "defending-player": message("defending player"),
    "may": message("whether to do it"),
    "pay": message("whether to pay"),
    "attacked": message("what it attacks"),
    "keep": message("which one is kept"),
    "find": message("card found"),
    "outside": message("card from outside the game"),
    "creature-type": message("creature type"),
    "color": message("colour"),
}

DECISIONS_ALONE: dict[str, Message] = {
    "attack-of": message("attack"),
    "block-of": message("block"),
    "targets-of": message("targets"),
    "new-targets-of": message("new targets"),
    "modes-of": message("modes"),
    "x-of": message("value of X"),
    "divide-of": message("division"),
    "assignment-of": message("damage assignment"),
    "cast-of": message("casting"),
    "activate-of": message("activation"),
}
"""The decisions that are otherwise told with what they are about."""

INSTRUCTIONS: dict[str, Message] = {
    "attach": message("attaching"),
}

TRIGGERS: dict[str, Message] = {
    "attacking": message("on attacking"),
    "entering": message("on entering"),
    "leaving": message("on leaving"),
    "defeat": message("on being defeated"),
}
"""What triggered abilities are called in the files of cards."""

RESULTS: dict[str, Message] = {
    "wins": message("wins"),
    "loses": message("loses"),
    "draw": message("draw"),
    "none": message("the game goes on"),
}

FACES: dict[str, Message] = {
    "front": message("front face"),
    "back": message("back face"),
}

PLAYERS = frozenset({"controller", "owner", "protector", "priority", "defending-player"})
"""Observations whose value is a player."""

VALUES: dict[str, Message] = {
    "true": message("yes"),
    "false": message("no"),
    "none": message("nothing"),
    "destroyed": message("destroyed"),
    "sacrificed": message("sacrificed"),
    "state-based-action": message("state-based action"),
    "countered": message("countered"),
    "no-legal-target": message("no legal target"),
    "normal": message("in the usual way"),
}

REASONS: dict[str, Message] = {
    "twin": message("the same as a cited rule"),
    "structural": message("how the game is built"),
    "context": message("the scene"),
    "atom-wrong": message("named by the source, but not what decides"),
}

TOPICS: dict[str, Message] = {
    "combat": message("Combat"),
    "battles": message("Battles"),
    "classes": message("Classes"),
    "double-faced": message("Double-faced cards"),
    "outside-the-game": message("Outside the game"),
    "tmnt": message("Teenage Mutant Ninja Turtles"),
    "spells": message("Spells and their copies"),
}

COLOURS: dict[str, Message] = {
    "white": message("white"),
    "blue": message("blue"),
    "black": message("black"),
    "red": message("red"),
    "green": message("green"),
}

TYPES: dict[str, Message] = {
    "Artifact": message("artifact"),
    "Battle": message("battle"),
    "Creature": message("creature"),
    "Enchantment": message("enchantment"),
    "Instant": message("instant"),
    "Land": message("land"),
    "Planeswalker": message("planeswalker"),
    "Sorcery": message("sorcery"),
}

WORDS: dict[str, Message] = {**COLOURS, **TYPES, **SUBTYPES, **OBSERVATIONS, **VALUES, **ZONES, **STEPS}
