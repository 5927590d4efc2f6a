"""A game small enough to be read at a glance, played by real rules of a real rulebook.

Player A has `life` (20, or what `given` says). Each rule that hangs in "gain" changes it, in the order of the
numbers. The game ends by the rule "900.1"; without it, it never does. `expect: {life: N}` is looked at, under
`claimed` as well; `power` in `given` may be `=p`.
"""

from __future__ import annotations

from collections.abc import Mapping as Map
from dataclasses import dataclass, field

from checker.base.messages import message
from checker.base.nodes import Mapping, Node, Scalar, Sequence
from checker.base.places import Place
from checker.base.problems import error
from checker.base.yaml import read_yaml
from checker.cards.index import CardIndex
from checker.engine.rulebook.book import Rulebook
from checker.engine.rulebook.hooks import Consequence
from checker.engine.rulebook.rule import Rule, rule
from checker.knowledge.rulings import CURRENT, Cite, LanguageText, Ruling
from checker.proof.stage import Stage, stage
from checker.scenarios.example import Example
from checker.scenarios.outcome import Observation, Outcome

EDITION = "2026-09-25"
OLDER = "2026-04-17"


@dataclass(frozen=True)
class TinyWorld:
    """No cards, but an edition."""

    edition: str = EDITION
    cards: CardIndex = field(default_factory=CardIndex)


@rule("100.1", Consequence, slot="gain", also=("200.1",))
def gain_power(power: int) -> int:
    """Gain as much as the power."""
    return power


@rule("100.2", Consequence, slot="gain")
def gain_nothing(power: int) -> int:
    """A rule that changes nothing."""
    return 0


@rule("100.3", Consequence, slot="gain", part="one")
def gain_nothing_either(power: int) -> int:
    """A part that changes nothing."""
    return 0


@rule("100.3", Consequence, slot="gain", part="two")
def gain_one(power: int) -> int:
    """A part that counts."""
    return 1


@rule("100.4", Consequence, slot="gain", since="2026-08-07")
def gain_ten(power: int) -> int:
    """Younger than the others."""
    return 10


@rule("100.5", Consequence, slot="gain", part="down")
def lose_four(power: int) -> int:
    """The one half of a rule that comes to nothing as a whole."""
    return -4


@rule("100.5", Consequence, slot="gain", part="up")
def gain_four(power: int) -> int:
    """The other half."""
    return 4


@rule("900.1", Consequence, slot="end")
def end(power: int) -> int:
    """The game ends."""
    return 0


RULES: tuple[Rule, ...] = (gain_power, gain_nothing, gain_nothing_either, gain_one, gain_ten, lose_four, gain_four, end)


class TinyGame:
    """Plays; `played` counts how often."""

    def __init__(self) -> None:
        self.played = 0

    def __call__(self, example: Example, world: TinyWorld, book: Rulebook, bindings: Map[str, int], /) -> Outcome:
        self.played += 1
        start = number(value(example.given, "life"), bindings, 20)
        power = number(value(example.given, "power"), bindings, 2)
        life = start + sum(each.fn(power) for each in book.all(Consequence, "gain"))
        seen = tuple(observations(example, life, start, bindings))
        if not book.all(Consequence, "end"):
            stuck = error("game.budget", example.place, message("the game does not end"))
            return Outcome((), (stuck,), completed=False, log=(), frames=())
        return Outcome(seen, (), completed=True, log=(), frames=())


def observations(example: Example, life: int, start: int, bindings: Map[str, int]) -> list[Observation]:
    """One for each row that has a `life`."""
    found = []
    for kind, part in (("expect", example.expect), ("claimed", example.claimed)):
        rows = part.items if isinstance(part, Sequence) else (part,) if part is not None else ()
        for index, row in enumerate(rows):
            wanted = value(row, "life")
            if isinstance(wanted, Scalar):
                expected = number(wanted, bindings, 0)
                found.append(
                    Observation(
                        key=f"{kind}.{index}.life.A",
                        word="life",
                        subject="A",
                        expected=str(expected),
                        actual=str(life),
                        holds=(life == expected) is (kind == "expect"),
                        place=wanted.place,
                        claim=text(value(row, "claim")),
                        edition=text(value(row, "edition")),
                        kind=kind,
                        vacuous=start == expected,
                    )
                )
    return found


def tiny_stage(edition: str = EDITION) -> tuple[Stage, TinyGame]:
    """A stage with all rules above, and the game that is played on it."""
    game = TinyGame()
    return stage(TinyWorld(edition), Rulebook(RULES, EDITION), game), game  # type: ignore[arg-type]


def example(source: str, id: str = "one", file: str = "tiny.yaml") -> Example:
    """An example from its YAML."""
    node, problems = read_yaml(source, file)
    assert isinstance(node, Mapping), problems
    parts = {entry.key.text.replace("-", "_"): entry.value for entry in node}
    return Example(id=id, place=node.place, **parts)  # type: ignore[arg-type]


def value(node: Node | None, key: str) -> Node | None:
    """What stands under a key."""
    return node.get(key) if isinstance(node, Mapping) else None


def text(node: Node | None) -> str | None:
    """A scalar's text."""
    return node.text if isinstance(node, Scalar) else None


def number(node: Node | None, bindings: Map[str, int], default: int) -> int:
    """A number, or `=p` with the value of p, or `=20 + p`."""
    if not isinstance(node, Scalar):
        return default
    if not node.text.startswith("="):
        return int(node.text)
    return sum(bindings[word] if word in bindings else int(word) for word in node.text[1:].split(" + "))


def ruling(*examples: Example, cites: tuple[str, ...] = (), file: str = "tiny.yaml", **more: object) -> Ruling:
    """A ruling with a text in Italian and nothing else, unless `more` says so."""
    place = Place(file, 1, 1)
    fields: dict[str, object] = {
        "id": "a-ruling",
        "file": file,
        "place": place,
        "topic": "tiny",
        "edition": EDITION,
        "title": {"it": "Un titolo"},
        "text": {"it": LanguageText("Un testo.", CURRENT, place)},
        "source_language": "it",
        "cites": tuple(Cite(rule, Place(file, 2, column)) for column, rule in enumerate(cites, 1)),
        "examples": examples,
    }
    return Ruling(**(fields | more))  # type: ignore[arg-type]
