"""The manual page of the vocabulary, made from the same descriptions that read it.

python -m checker.cards.manual docs/vocabulary.md
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from checker.engine.abilities import selectors, things, values
from checker.engine.abilities.durations import DURATIONS
from checker.engine.abilities.keywords import PARAMETERS
from checker.engine.abilities.vocabulary import RESTRICTING, VOCABULARY
from checker.engine.abilities.words import Field, Word

HEAD = """# The vocabulary of cards

Everything that a card does is said in these words; there are no others, and no card is Python. A word leads a
mapping (`{damage: 3, to: {target: any}}`): its own value is the field in **bold**, the others stand beside it;
`{word: {…}}` with all fields inside is the same. What is absent is added to `checker/engine/abilities/` as one small
class with its description, from which the reader, the messages, the JSON Schema and this page are made
(`python -m checker.cards.manual docs/vocabulary.md`).

A text is read from left to right. `that` is what the instruction before spoke of, or what the event was about;
in the numbers of `static:` it is each object that is affected. `{target: creature, as: first}` gives a target a name
for the instructions after it. `ability-word: alliance` beside an ability writes down the ability word in front of it
(207.2c), which no rule reads.
"""

SECTIONS = {
    "effects": ("Instructions", "What stands in `spell:`, and in `do:` of triggered and activated abilities."),
    "continuous": (
        "Continuous effects",
        "Several stand side by side: in `static:` with `object:` (a filter; without it the source itself) and `if:`;"
        " as an instruction with `object:` (things) and `until:`.",
    ),
    "events": ("Events", "What `when:` of a triggered ability holds."),
    "conditions": ("Conditions", "What `if:` holds."),
    "costs": ("Costs", "What `cost:` holds beside `mana:`; mana alone is a text, `{cost: \"{2}\"}`."),
    "replacements": ("Replacement and prevention", "What an entry of `replacement:` holds, beside `if:`."),
    "things": ("Things", "Objects and players that an instruction is about."),
    "values": ("Numbers", "Where a number is wanted, one of these does as well."),
    "filters": (
        "Filters",
        "Several stand side by side and all must hold; a list of filters is any of them. `kind:` (permanent, spell,"
        " ability, activated ability, triggered ability, card, object) and `zone:` say where to look.",
    ),
}  # fmt: skip

KINDS = {
    "value": "number",
    "values": "numbers",
    "value-or-all": "number or all",
    "number-or-x": "number or x",
    "number-or-all": "number or all",
    "zone-or-anywhere": "zone, or anywhere",
    "number-or-any": "number or any",
    "flag": "true",
    "flag-or-selector": "true or a filter",
    "flag-or-all": "true or all",
    "toll": "mana or {mana, attacking: filter}",
    "selector": "filter",
    "things-or-selector": "things or a filter",
    "pool": "mana",
    "keyword-names": "keywords",
    "pt": "[power, toughness], either may be none",
    "plus": "[power, toughness]",
    "range": "number or {min, max}",
    "words": "{types, subtypes, supertypes, colors}",
    "counter": "kind of counter",
    "effects": "instructions",
}


PLAIN: dict[str, tuple[str, ...]] = {
    "things": tuple(things.SIMPLE),
    "values": tuple(values.SIMPLE),
    "filters": tuple(selectors.SIMPLE),
}


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for group, (title, about) in SECTIONS.items():
        words = {name: word for name, word in VOCABULARY[group].items() if name not in RESTRICTING}
        parts += [f"## {title}\n\n{about}\n", "\n".join(_word(word) for word in words.values()), *_besides(group), ""]
    return "\n".join(parts).rstrip() + "\n"


def _word(word: Word) -> str:
    return f"- `{word.name}`: {word.says} {_fields(word)}.\n  `{word.example}`"


def _fields(word: Word) -> str:
    main = word.fields[word.main]
    if len(word.fields) == 1:
        return f"Its value: {_kind(main)}"
    return "Fields: " + ", ".join(_field(name, field, name == word.main) for name, field in word.fields.items())


def _kind(field: Field) -> str:
    return " | ".join(field.among) if field.among else KINDS.get(field.kind, field.kind)


def _field(name: str, field: Field, is_main: bool) -> str:
    shown = f"**{name}**" if is_main else f"`{name}:`"
    notes = [_kind(field), *([field.says] if field.says else []), *([] if field.required or is_main else ["optional"])]
    return f"{shown} ({', '.join(notes)})"


def _besides(group: str) -> Iterator[str]:
    """What is said in plain words there, and the closed lists that belong to it."""
    if group == "continuous":
        yield "\nWhat a static ability or an effect forbids, demands or allows outside the layers:\n"
        yield from (f"- `{word.name}`: {word.says}\n  `{word.example}`" for word in RESTRICTING.values())
        yield f"\nDurations (`until:`): {_listed(DURATIONS)}."
        yield f"\n{_keywords(PARAMETERS)}"
    if group in PLAIN:
        yield f"\nIn plain words: {_listed(PLAIN[group])}."


def _keywords(parameters: Mapping[str, str]) -> str:
    bare = [name for name, kind in parameters.items() if not kind]
    others = [f"`{name}` ({KINDS.get(kind, kind)})" for name, kind in parameters.items() if kind]
    return f'Keywords: {_listed(bare)}; with a parameter, `{{ward: "{{2}}"}}`: {", ".join(others)}.'


def _listed(words: Iterable[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
