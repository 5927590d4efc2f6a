"""A frame as rows of a board: each player with life, zones and permanents, in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from checker.base.messages import Message, message
from checker.narration.headings import STEPS
from checker.scenarios.frames import Frame, PermanentFrame, PlayerFrame, StackFrame
from checker.website.speech import Speech

Known = Mapping[int, PermanentFrame]
"""What was on the table the moment before, by its ids."""


@dataclass(frozen=True, slots=True)
class CardBox:
    """A permanent as it is drawn: `size` is power/toughness, or loyalty or defense in words, `state` what it is doing.

    `count` of them that look the same are drawn as one.
    """

    name: str
    size: str = ""
    state: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    counters: tuple[str, ...] = ()
    damage: str = ""
    marks: tuple[str, ...] = ()
    count: int = 1


@dataclass(frozen=True, slots=True)
class Row:
    """A player's half of the table; `change` is how life moved since the board before ("" if it did not)."""

    player: str
    life: int
    change: str = ""
    out: bool = False
    notes: tuple[str, ...] = ()
    cards: tuple[CardBox, ...] = ()
    piles: tuple[tuple[str, tuple[str, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class Board:
    """Rows from the far side of the table to the near one, the moment, and the stack from the top down."""

    moment: str
    rows: tuple[Row, ...]
    stack: tuple[str, ...] = ()


def board(frame: Frame, speech: Speech, before: Frame | None = None) -> Board:
    """Draw a frame; the first player in seat order sits at the near side. What is new since `before` is marked."""
    lives = {player.name: player.life for player in before.players} if before else {}
    old = {permanent.id: permanent for permanent in before.permanents} if before else None
    rows = tuple(_row(player, frame, speech, lives.get(player.name, player.life), old) for player in frame.players)
    return Board(_moment(frame, speech), rows[::-1], tuple(_on_stack(item, speech) for item in frame.stack[::-1]))


def _moment(frame: Frame, speech: Speech) -> str:
    step = speech.tell(STEPS[frame.step]) if frame.step in STEPS else frame.step
    if not frame.active:
        return step
    return speech.tell(message("{player}'s turn, {step}", player=frame.active, step=step))


def _row(player: PlayerFrame, frame: Frame, speech: Speech, life_before: int, old: Known | None) -> Row:
    theirs = [permanent for permanent in frame.permanents if permanent.controller == player.name]
    moved = player.life - life_before
    return Row(
        player=player.name,
        life=player.life,
        change=f"{moved:+d}".replace("-", "−") if moved else "",
        out=not player.in_game,
        notes=_notes(player, speech),
        cards=_together(_card(permanent, speech, old) for permanent in theirs),
        piles=_piles(player, speech),
    )


def _together(boxes: Iterable[CardBox]) -> tuple[CardBox, ...]:
    """Lands and their like that nothing tells apart lie on one heap; what fights lies alone."""
    heaps: dict[tuple[CardBox, int], int] = Counter()
    for at, box in enumerate(boxes):
        heaps[box, at if box.size or box.counters else 0] += 1
    return tuple(replace(box, count=count) for (box, _), count in heaps.items())


def _notes(player: PlayerFrame, speech: Speech) -> tuple[str, ...]:
    notes = []
    if player.hand and not player.known_hand:
        notes.append(speech.tell(message("hand: {count}", count=player.hand)))
    if player.library is not None:
        notes.append(speech.tell(message("library: {count}", count=player.library)))
    if player.mana:
        notes.append(speech.tell(message("mana: {mana}", mana=player.mana)))
    notes += [_counter(kind, count, speech) for kind, count in player.counters]
    if not player.in_game:
        notes.append(speech.tell(message("out of the game")))
    return tuple(notes)


def _piles(player: PlayerFrame, speech: Speech) -> tuple[tuple[str, tuple[str, ...]], ...]:
    piles: tuple[tuple[Message, tuple[str, ...]], ...] = (
        (message("hand"), player.known_hand),
        (message("graveyard"), player.graveyard),
        (message("exile"), player.exile),
    )
    return tuple((speech.tell(zone), tuple(map(speech.name, names))) for zone, names in piles if names)


def _card(permanent: PermanentFrame, speech: Speech, old: Known | None) -> CardBox:
    marks = {
        "attacking": bool(permanent.attacking),
        "blocking": bool(permanent.blocking),
        "tapped": permanent.tapped,
        "token": permanent.token,
        "changed": old is not None and old.get(permanent.id) != permanent,
    }
    return CardBox(
        name=speech.name(permanent.name),
        size=_size(permanent, speech),
        state=tuple(_state(permanent, speech)),
        keywords=tuple(_keyword(word, speech) for word in permanent.keywords),
        counters=tuple(_counter(kind, count, speech) for kind, count in permanent.counters),
        damage=speech.tell(message("damage: {count}", count=permanent.marked)) if permanent.marked else "",
        marks=tuple(mark for mark, is_on in marks.items() if is_on),
    )


def _size(permanent: PermanentFrame, speech: Speech) -> str:
    """What its counters say already is not said twice."""
    if permanent.power is not None and permanent.toughness is not None:
        return f"{permanent.power}/{permanent.toughness}".replace("-", "−")
    for kind, number in (("loyalty", permanent.loyalty), ("defense", permanent.defense)):
        if number is not None and (kind, number) not in permanent.counters:
            return f"{speech.word(kind)} {number}"
    return ""


def _state(permanent: PermanentFrame, speech: Speech) -> list[str]:
    state = []
    if permanent.attacking:
        state.append(message("attacks {whom}", whom=speech.name(permanent.attacking)))
    if permanent.blocked is not None:
        state.append(message("blocked") if permanent.blocked else message("unblocked"))
    if permanent.blocking:
        state.append(message("blocks {whom}", whom=", ".join(map(speech.name, permanent.blocking))))
    if permanent.attached_to:
        state.append(message("attached to {what}", what=speech.name(permanent.attached_to)))
    if permanent.tapped:
        state.append(message("tapped"))
    return [speech.tell(text) for text in state]


def _keyword(text: str, speech: Speech) -> str:
    """ "trample", or "equip: {2}" with what stands after the colon."""
    word, _, rest = text.partition(": ")
    return f"{speech.word(word)} {rest}".rstrip()


def _counter(kind: str, count: int, speech: Speech) -> str:
    return f"{speech.word(kind)} ×{count}"


def _on_stack(item: StackFrame, speech: Speech) -> str:
    name = speech.name(item.name)
    if item.targets:
        targets = ", ".join(map(speech.name, item.targets))
        return speech.tell(
            message("{name} ({player}), aimed at {targets}", name=name, player=item.controller, targets=targets)
        )
    return f"{name} ({item.controller})"
