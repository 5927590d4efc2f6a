"""Why there is a word that a single card may use: the rule that makes it more than that card's own business."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from checker.engine.abilities.words import Word

OF_GROUP = {
    "continuous": "it is something that the Rules let an effect forbid, demand or allow",
    "events": "the Rules name it as something that triggers",
    "conditions": "an intervening 'if' or an 'as long as' may ask for it",
    "costs": "the Rules let it be a cost",
    "replacements": "the Rules let an effect replace or prevent it",
    "values": "numbers in texts are worked out in such ways",
    "things": "texts speak of objects and players in that way",
    "filters": "the Rules give objects that quality",
}
"""What holds for all words of a group that have no reason of their own."""

OWN = {
    "attach": "a keyword action",
    "becomes-chosen-type": "effects let a player choose a creature type",
    "become-protector": "battles have protectors that can change",
    "becomes-copy": "permanents become copies",
    "copy": "spells are copied",
    "create-copy": "tokens are made as copies",
    "extra-turn": "extra turns are among the Rules' own",
    "fight": "a keyword action",
    "goad": "a keyword action",
    "for-each": "an instruction may be followed for each of several things",
    "if-done": "'if you do' is among the Rules' own ways to speak",
    "later": "delayed triggered abilities",
    "loses-subtype": "an effect of the file format's own `effect:` step, for rules that ask for a subtype",
    "loses-the-game": "an effect may say so",
    "mill": "a keyword action",
    "move-counters": "counters are moved",
    "phases-out": "phasing",
    "players-cannot-be-protector": "for rules that ask who can protect a battle",
    "regenerate": "a keyword action",
    "remove-from-combat": "effects remove from combat",
    "repeat": "an instruction may be repeated",
    "set-life": "life totals are set",
    "transform": "a keyword action",
    "unattach": "a keyword action",
    "when-done": "reflexive triggered abilities",
    "wins-the-game": "an effect may say so",
    "cannot-have": "'can't have' keeps an ability from being gained",
    "changes-words": "layer 3",
    "controlled-by-you": "layer 2",
    "defined": "layer 7a, characteristic-defining abilities",
    "loses-all-abilities": "layer 6",
    "removes": "layer 4",
    "switches": "layer 7d",
    "becomes-land": "a set basic land type has consequences of its own",
}


def with_reasons(group: str, words: Mapping[str, Word]) -> dict[str, Word]:
    """The words of a group, each with its reason."""
    common = OF_GROUP.get(group, "")
    return {name: replace(word, why=word.why or OWN.get(name, common)) for name, word in words.items()}
