"""Closed words that sentences name: keyword abilities (702), card types (300.1), some subtypes, colours (105.1)."""

from __future__ import annotations

from checker.base.messages import Message, message
from checker.narration.naming import Noun

KEYWORDS: dict[str, Message] = {
    "deathtouch": message("deathtouch"),
    "defender": message("defender"),
    "double strike": message("double strike"),
    "first strike": message("first strike"),
    "flash": message("flash"),
    "flying": message("flying"),
    "haste": message("haste"),
    "hexproof": message("hexproof"),
    "indestructible": message("indestructible"),
    "infect": message("infect"),
    "lifelink": message("lifelink"),
    "menace": message("menace"),
    "protection": message("protection"),
    "reach": message("reach"),
    "shroud": message("shroud"),
    "trample": message("trample"),
    "vigilance": message("vigilance"),
    "ward": message("ward"),
    "wither": message("wither"),
}


def keyword(name: str) -> Noun:
    """A keyword ability's official name; one that has none here stays as it is."""
    return KEYWORDS.get(name, name)


TYPES: dict[str, Message] = {
    "Artifact": message("artifact"),
    "Battle": message("battle"),
    "Creature": message("creature"),
    "Enchantment": message("enchantment"),
    "Land": message("land"),
    "Planeswalker": message("planeswalker"),
}

SUBTYPES: dict[str, Message] = {
    "Siege": message("Siege"),
    "Class": message("Class"),
    "Food": message("Food"),
    "Mutagen": message("Mutagen"),
    "Treasure": message("Treasure"),
    "Mutant": message("Mutant"),
    "Beast": message("Beast"),
    "Dinosaur": message("Dinosaur"),
}
"""Those whose names have been seen in print in all languages."""

COLOURS: dict[str, Message] = {
    "white": message("white"),
    "blue": message("blue"),
    "black": message("black"),
    "red": message("red"),
    "green": message("green"),
}


def word(name: str) -> Noun:
    """A card type, subtype or colour; any other word stays as it is."""
    return {**TYPES, **SUBTYPES, **COLOURS}.get(name, name)
