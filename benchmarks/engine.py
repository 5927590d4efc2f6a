"""The engine alone: plays of a combat, forks, characteristics. YAML was read before."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from benchmarks.measure import Measure, timed
from checker.engine.game import act, standard_book, tick
from checker.engine.kernel.commit import commit
from checker.engine.queries import view
from checker.engine.records.actions import Pass
from checker.engine.records.changes import CounterChange
from checker.engine.records.characteristics import Characteristics, Keyword, Printed
from checker.engine.records.question import Question
from checker.engine.state.table import Table

BOOK = standard_book()


class Player:
    """Attacks the first player with everything, blocks the first attacker with the first blocker."""

    def answer(self, table: Table, question: Question) -> Any:
        options = question.options or ()
        if question.kind == "attack":
            return tuple(sorted(dict(reversed(options)).items()))
        return ((options[0][0], (options[0][1],)),) if options else ()

    def seen(self, table: Table) -> None:
        pass

    def wants(self, table: Table, question: Question) -> bool:
        return False


def creature(name: str, power: int, toughness: int, *keywords: str) -> Printed:
    abilities = tuple(map(Keyword, keywords))
    face = Characteristics(name, types=frozenset({"Creature"}), power=power, toughness=toughness, abilities=abilities)
    return Printed(name, (face,))


def combat_table(players: tuple[str, ...] = ("A", "B")) -> Table:
    """The table of combat.yaml; a counter keeps the layers busy."""
    table = Table(BOOK, players)
    table.options = frozenset({"attack-multiple"} if len(players) > 2 else ())
    table.turn = replace(table.turn, step="beginning of combat", stage="check")
    table.add(creature("Raptor", 2, 1, "double strike"), "A", "battlefield")
    bear = table.add(creature("Bear", 2, 2), "A", "battlefield")
    table.put(replace(bear, counters=(("+1/+1", 1),)))
    table.add(creature("Ox", 3, 2), "B", "battlefield")
    return table


def play(start: Table) -> Table:
    """From beginning of combat to postcombat main, every player getting priority in every step."""
    table = start.fork()
    table.decider = Player()
    while table.turn.step != "postcombat main":
        if not tick(table):
            act(table, Pass(table.turn.priority))
    return table


def crowd(count: int) -> Table:
    """That many creatures, every second one with a counter."""
    table = Table(BOOK)
    for number in range(count):
        made = table.add(creature(f"Creature {number}", 2, 2, "flying"), "AB"[number % 2], "battlefield")
        if number % 2:
            table.put(replace(made, counters=(("+1/+1", 1),)))
    return table


def characteristics(table: Table) -> None:
    table.touch()
    view.all_seen(table)


def measures() -> list[Measure]:
    start, small, large = combat_table(), crowd(20), crowd(200)
    four = combat_table(("A", "B", "C", "D"))
    if [play(table).players["B"].life for table in (start, four)] != [17, 17]:
        raise AssertionError("the combat that is measured went wrong")
    commit(large, [CounterChange(1, "+1/+1", 1)])
    two = timed("one play of combat.yaml (engine only)", lambda: play(start), times=300, aim=1 / 1500, per_second=True)
    return [
        two,
        timed("the same at a table of four", lambda: play(four), times=300, aim=3 * two.median),
        timed("fork of a table with 20 permanents", small.fork, times=5_000, aim=20e-6),
        timed("fork of a table with 200 permanents", large.fork, times=5_000, aim=60e-6),
        timed("characteristics of 200 permanents", lambda: characteristics(large), times=200, aim=1e-3),
    ]
