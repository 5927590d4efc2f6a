"""What a page shows, in one language: plain values that templates print and JSON could carry."""

from __future__ import annotations

from dataclasses import dataclass

from checker.website.board import Board

SHORT = 30
"""How many characters of a value fit into a line that says what an example is about."""


@dataclass(frozen=True, slots=True)
class SentenceView:
    """One sentence of a narrated game; `rule` is "" where no rule made it happen (a player's decision)."""

    text: str
    rule: str = ""


@dataclass(frozen=True, slots=True)
class StepView:
    """The sentences of one step of the game, in order; `label` is the step's name in the page's language."""

    label: str
    sentences: tuple[SentenceView, ...]


@dataclass(frozen=True, slots=True)
class MomentView:
    """A moment of a game: the table as it is then (None if there is nothing on it), and what led to it."""

    board: Board | None
    steps: tuple[StepView, ...] = ()


def are_stepped(moments: tuple[MomentView, ...]) -> bool:
    """Whether there is a table to step through."""
    return len(moments) > 1 and all(moment.board for moment in moments)


@dataclass(frozen=True, slots=True)
class CheckView:
    """One thing that an example expects: of whom, what, and the value that came out.

    `claimed` is what a source says instead, "" if it is not about one. `tells`: it came about in the game,
    so that it says what the example is about. `differs`: it comes out otherwise in another reading.
    """

    subject: str
    what: str
    value: str
    holds: bool = True
    expected: str = ""
    claimed: str = ""
    tells: bool = True
    differs: bool = False


@dataclass(frozen=True, slots=True)
class ChangeView:
    """What comes out otherwise when a rule is forgotten; `usual` is "" where no usual value is stated."""

    subject: str
    what: str
    usual: str
    forgotten: str


@dataclass(frozen=True, slots=True)
class CiteView:
    """A rule that the ruling needs; `examples` are the numbers of the examples that change without it."""

    rule: str
    needed: bool | None = True
    part: str = ""
    twins: tuple[str, ...] = ()
    examples: tuple[int, ...] = ()
    changes: tuple[ChangeView, ...] = ()


@dataclass(frozen=True, slots=True)
class SeeView:
    """A rule that the ruling only refers to, with the reason in words."""

    rule: str
    why: str


@dataclass(frozen=True, slots=True)
class VariantView:
    """What came out otherwise under another edition, or in another reading of a rule; `label` names it."""

    label: str
    checks: tuple[CheckView, ...]


@dataclass(frozen=True, slots=True)
class ReadingView:
    """An example as it is played in one reading of the Rules; `because` is what speaks for it, in `because_lang`."""

    id: str
    number: int
    label: str
    moments: tuple[MomentView, ...]
    checks: tuple[CheckView, ...]
    because: str = ""
    because_lang: str = ""

    @property
    def is_stepped(self) -> bool:
        """Whether there is a table to step through."""
        return are_stepped(self.moments)


@dataclass(frozen=True, slots=True)
class SweepView:
    """Something that had different values from play to play; `subject` is "" where it is nobody's."""

    subject: str
    what: str
    values: str


@dataclass(frozen=True, slots=True)
class ExampleView:
    """An example: its game from moment to moment, the first before anything was done, and what was checked.

    `plays` is how many games were played for it, `sweeps` over which values; `failures` is empty unless it failed.
    `readings` stand side by side where the Rules can be read in several ways.
    """

    number: int
    id: str
    moments: tuple[MomentView, ...] = ()
    checks: tuple[CheckView, ...] = ()
    plays: int = 1
    failures: tuple[str, ...] = ()
    variants: tuple[VariantView, ...] = ()
    sweeps: tuple[SweepView, ...] = ()
    readings: tuple[ReadingView, ...] = ()

    @property
    def is_stepped(self) -> bool:
        """Whether there is a table to step through."""
        return are_stepped(self.moments)

    @property
    def gist(self) -> tuple[CheckView, ...]:
        """What the example is about, in one line: the first short things that came about in it."""
        short = [check for check in self.checks if len(check.value) <= SHORT]
        return tuple([check for check in short if check.tells] or short)[:2]


@dataclass(frozen=True, slots=True)
class FaultView:
    """What a source gets wrong: its claim, what it says and what is right, each in the language `lang`."""

    claim: str
    says: str
    right: str
    lang: str


@dataclass(frozen=True, slots=True)
class SourceView:
    """A document that the ruling answers, with the claims that it makes about it and its mistakes."""

    id: str
    title: str
    lang: str
    claims: tuple[str, ...]
    faults: tuple[FaultView, ...] = ()


@dataclass(frozen=True, slots=True)
class ClaimView:
    """A claim of a document: the id of the ruling that answers it, or why none does (in English); its fault."""

    id: str
    ruling: str = ""
    left_out: str = ""
    fault: FaultView | None = None


@dataclass(frozen=True, slots=True)
class DocumentView:
    """A document with all its claims."""

    id: str
    title: str
    lang: str
    claims: tuple[ClaimView, ...]

    @property
    def answered(self) -> int:
        """How many of its claims a ruling answers."""
        return sum(bool(claim.ruling) for claim in self.claims)

    @property
    def left_out(self) -> int:
        """How many of its claims are left out, with a reason."""
        return sum(bool(claim.left_out) for claim in self.claims)

    @property
    def faults(self) -> int:
        """How many of its claims are wrong."""
        return sum(claim.fault is not None for claim in self.claims)


@dataclass(frozen=True, slots=True)
class LanguageView:
    """The same page in one language; `status` is current, stale or missing."""

    lang: str
    name: str
    status: str


@dataclass(frozen=True, slots=True)
class LinkView:
    """Another ruling: where it is, its title and its status."""

    id: str
    title: str
    lang: str
    status: str


@dataclass(frozen=True, slots=True)
class TagView:
    """Something that a ruling is about; `kind` is card, mechanic, type or step, `others` its further names."""

    kind: str
    id: str
    title: str
    others: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RulingView:
    """A ruling's page. `text_lang` is the language of title and text, another than the page's if missing.

    `paragraphs` is never empty; `notice` is "", stale or missing; `status` is one of the proof's words.
    `terms` are the concepts that the text speaks of; `changed` is when answer or proof changed last, "" if unknown.
    """

    id: str
    topic: str
    topic_title: str
    title: str
    paragraphs: tuple[str, ...]
    text_lang: str
    notice: str
    status: str
    edition: str
    edition_date: str
    cites: tuple[CiteView, ...] = ()
    see: tuple[SeeView, ...] = ()
    examples: tuple[ExampleView, ...] = ()
    sources: tuple[SourceView, ...] = ()
    languages: tuple[LanguageView, ...] = ()
    related: tuple[LinkView, ...] = ()
    problems: tuple[str, ...] = ()
    was: tuple[str, ...] = ()
    tags: tuple[TagView, ...] = ()
    terms: tuple[TagView, ...] = ()
    changed: str = ""

    def tags_of(self, kind: str) -> tuple[TagView, ...]:
        """What it is about, of one kind."""
        return tuple(tag for tag in self.tags if tag.kind == kind)

    @property
    def answer(self) -> str:
        """The first paragraph: the ruling at one glance."""
        return self.paragraphs[0]

    @property
    def plays(self) -> int:
        """How many games were played for it."""
        return sum(example.plays for example in self.examples)

    @property
    def faults(self) -> int:
        """How many mistakes of sources it corrects."""
        return sum(len(source.faults) for source in self.sources)
