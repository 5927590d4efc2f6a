"""The steps of a turn as headings (500)."""

from __future__ import annotations

from checker.base.messages import Message, message, translate

STEPS: dict[str, Message] = {
    "untap": message("untap step"),
    "upkeep": message("upkeep step"),
    "draw": message("draw step"),
    "precombat main": message("precombat main phase"),
    "beginning of combat": message("beginning of combat step"),
    "declare attackers": message("declare attackers step"),
    "declare blockers": message("declare blockers step"),
    "combat damage": message("combat damage step"),
    "first combat damage": message("first combat damage step"),
    "second combat damage": message("second combat damage step"),
    "end of combat": message("end of combat step"),
    "postcombat main": message("postcombat main phase"),
    "end": message("end step"),
    "cleanup": message("cleanup step"),
}


def heading(step: str, lang: str) -> str:
    """A step's official name, beginning with a capital letter; an unknown one stays as it is."""
    name = translate(STEPS[step], lang) if step in STEPS else step
    return capital(name)


def capital(text: str) -> str:
    """The text with its first letter a capital."""
    return text[:1].upper() + text[1:]
