"""A small site made by hand: every kind of ruling in three languages, with texts that try to break a page."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from checker.scenarios.frames import Frame, PermanentFrame, PlayerFrame, StackFrame
from checker.website.board import board
from checker.website.indexes import with_indexes
from checker.website.list_views import SiteView, TopicView
from checker.website.report_views import (
    DayView,
    KindView,
    NewsView,
)
from checker.website.speech import LANGUAGE_NAMES, Speech
from checker.website.views import (
    ChangeView,
    CheckView,
    CiteView,
    ExampleView,
    LanguageView,
    LinkView,
    MomentView,
    ReadingView,
    RulingView,
    SeeView,
    SentenceView,
    SourceView,
    StepView,
    SweepView,
    TagView,
)
from tests.website.sample_data import (
    CHAPTERS,
    DOCUMENT,
    EDITION,
    FAULT,
    GLOSSARY,
    NASTY_TEXT,
    NASTY_TITLE,
    TEXTS,
    TITLES,
    TRANSLATIONS,
)

PROJECT = Path(__file__).parents[2]
RAPTOR = PermanentFrame(
    1,
    "Ridgetop Raptor",
    "A",
    ("Creature",),
    2,
    1,
    keywords=("double strike",),
    tapped=True,
    attacking="B",
    blocked=True,
)
BEAR = PermanentFrame(
    2, "Bear", "B", ("Creature",), 3, 2, counters=(("+1/+1", 1),), blocking=("Ridgetop Raptor",), marked=1
)
SWORD = PermanentFrame(3, "Fireshrieker", "A", ("Artifact",), attached_to="Ridgetop Raptor")
BEFORE = Frame(
    "A",
    "declare blockers",
    0,
    (PlayerFrame("A", 20, hand=3), PlayerFrame("B", 20)),
    (RAPTOR, SWORD, BEAR),
    (StackFrame("Shock", "B", targets=("Ridgetop Raptor",)),),
)
AFTER = Frame(
    "A",
    "end of combat",
    9,
    (PlayerFrame("A", 20, hand=3), PlayerFrame("B", 18, graveyard=("Bear",))),
    (RAPTOR, SWORD),
)


def site(lang: str, draft: bool = False) -> SiteView:
    """The sample in one language."""
    speech = Speech(lang)
    rulings = [_proved(speech), _nasty(speech), _defined(speech), _contested(speech)]
    if draft:
        rulings.append(_failed(speech))
    topic = TopicView("combat", {"it": "Combattimento", "fr": "Combat", "en": "Combat"}[lang], tuple(rulings))
    site = SiteView(lang, EDITION, speech.day(EDITION), (topic,), tuple(LANGUAGE_NAMES.items()), draft)
    site = replace(site, documents=(DOCUMENT,), glossary=GLOSSARY, editions=("2026-08-07", EDITION))
    return with_indexes(replace(site, days=_days(speech), translations=TRANSLATIONS, chapters=CHAPTERS))


def _days(speech: Speech) -> tuple[DayView, ...]:
    news = NewsView(TITLES[speech.lang], speech.lang, "a-blocked-double-striker-stops-there", TEXTS[speech.lang])
    gone = NewsView(NASTY_TITLE, "en")
    return (
        DayView("2026-11-30", speech.day("2026-11-30"), (KindView("answer", "Other answers", (news,)),)),
        DayView(
            "2026-11-28",
            speech.day("2026-11-28"),
            (KindView("new", "New rulings", (news,)), KindView("removed", "Removed", (gone,))),
        ),
    )


def sites(draft: bool = False) -> tuple[SiteView, ...]:
    """The sample in all languages."""
    return tuple(site(lang, draft) for lang in LANGUAGE_NAMES)


def large_site(count: int) -> SiteView:
    """A site of many rulings, as long as ours are, about words that many of them share."""
    speech = Speech("en")
    rulings = tuple(_numbered(number, speech) for number in range(1, count + 1))
    topic = TopicView("combat", "Combat", rulings)
    return with_indexes(SiteView("en", EDITION, speech.day(EDITION), (topic,), tuple(LANGUAGE_NAMES.items())))


def _numbered(number: int, speech: Speech) -> RulingView:
    """Each cites a rule of its own and has words of its own."""
    own = " ".join(f"{word}{number}" for word in ("alpha", "beta", "gamma"))
    title = f"A creature with double strike number {number} deals its damage in two steps"
    text = f"{TEXTS['en']} {own} It is tapped, attacks a player and deals combat damage to the creature that blocks it."
    cites = (CiteView(f"702.{number}b"), CiteView("510.1a"))
    tags = (TagView("card", f"card-{number % 300}", f"Card of the number {number % 300}"),)
    return ruling(speech, f"ruling-{number}", title, text, cites=cites, tags=tags)


def ruling(speech: Speech, id: str, title: str, text: str, **values: object) -> RulingView:
    """A ruling with as little as possible."""
    languages = tuple(LanguageView(lang, name, "current") for lang, name in LANGUAGE_NAMES.items())
    settings: dict[str, object] = {
        "topic": "combat",
        "topic_title": "Combat",
        "paragraphs": (text,),
        "text_lang": speech.lang,
        "notice": "",
        "status": "verified",
        "edition": EDITION,
        "edition_date": speech.day(EDITION),
        "languages": languages,
    }
    return RulingView(id=id, title=title, **(settings | values))  # type: ignore[arg-type]


def moments(speech: Speech, steps: tuple[StepView, ...]) -> tuple[MomentView, ...]:
    """The table before and after, and what happened in between."""
    return MomentView(board(BEFORE, speech)), MomentView(board(AFTER, speech, BEFORE), steps)


def _proved(speech: Speech) -> RulingView:
    steps = (
        StepView(speech.word("declare blockers"), (SentenceView("Bear blocks Ridgetop Raptor.", "509.1"),)),
        StepView(
            speech.word("first combat damage"),
            (
                SentenceView("Ridgetop Raptor deals 2 damage to Bear.", "510.2"),
                SentenceView("Bear has lethal damage and is destroyed.", "704.5g"),
            ),
        ),
        StepView(
            speech.word("second combat damage"),
            (SentenceView("Ridgetop Raptor assigns no damage.", "510.1c"),),
        ),
    )
    checks = (
        CheckView("B", speech.word("life"), "20"),
        CheckView("Bear", speech.word("zone"), speech.word("graveyard")),
    )
    change = ChangeView("B", speech.word("life"), "20", "18")
    return ruling(
        speech,
        "a-blocked-double-striker-stops-there",
        TITLES[speech.lang],
        TEXTS[speech.lang],
        cites=(
            CiteView("509.1h", part="stays blocked", examples=(1,), changes=(change,)),
            CiteView(
                "702.4b",
                twins=("702.7b",),
                examples=(1, 2),
                changes=(change, ChangeView("Bear", speech.word("zone"), "", "battlefield")),
            ),
        ),
        see=(SeeView("510.4", "says the same as a cited rule"),),
        examples=(
            ExampleView(1, "blocked-by-a-3-2", moments(speech, steps), checks),
            ExampleView(
                2,
                "any-power",
                moments(speech, steps[:1]),
                checks[:1],
                plays=21,
                sweeps=(SweepView("Bear", speech.word("power"), "from 0 to 20"),),
            ),
        ),
        sources=(
            SourceView(
                "article",
                "Doppio attacco",
                "it",
                ("S004-07", "S004-08"),
                (FAULT,),
            ),
        ),
        related=(LinkView("double-strike", "Double strike", "en", "definition"),),
        was=("the-old-address",),
        terms=(TagView("term", "zone.battlefield", "battlefield", ("campo di battaglia",)),),
        changed=speech.day("2026-11-30"),
        tags=(
            TagView("card", "ridgetop-raptor", "Ridgetop Raptor"),
            TagView("mechanic", "double-strike", "double strike", ("doppio attacco",)),
            TagView("type", "creature", speech.word("Creature")),
            TagView("step", "declare-blockers", speech.word("declare blockers")),
        ),
    )


def _nasty(speech: Speech) -> RulingView:
    frame = Frame(
        "A",
        "upkeep",
        0,
        (PlayerFrame("A", 20), PlayerFrame("B", 20)),
        (PermanentFrame(1, "<i>Bear</i> {T}", "A"),),
    )
    steps = (StepView("<u>", (SentenceView(NASTY_TEXT, "<1>"),)),)
    drawn = board(frame, speech)
    example = ExampleView(1, "nasty", (MomentView(drawn), MomentView(drawn, steps)))
    return ruling(speech, "nasty", NASTY_TITLE, NASTY_TEXT, examples=(example,))


def _defined(speech: Speech) -> RulingView:
    return ruling(
        speech,
        "double-strike",
        "Double strike",
        "A keyword ability.",
        status="definition",
        see=(SeeView("702.4a", "context"),),
    )


def _contested(speech: Speech) -> RulingView:
    return ruling(
        speech,
        "two-readings",
        "Two readings",
        "The rules can be read in two ways.",
        status="contested",
        examples=(ExampleView(1, "either-way", moments(speech, ()), plays=2, readings=_readings(speech)),),
        text_lang="it" if speech.lang != "it" else "en",
        notice="missing" if speech.lang == "fr" else "stale",
        languages=(
            LanguageView("it", "Italiano", "current"),
            LanguageView("fr", "Français", "missing"),
            LanguageView("en", "English", "stale"),
        ),
    )


def _readings(speech: Speech) -> tuple[ReadingView, ...]:
    both = CheckView("A", speech.word("life"), "20")
    values = (("at-once", "Reading 1", "20"), ("later", "Reading 2", "18"))
    return tuple(
        ReadingView(
            f"either-way-{name}",
            1,
            label,
            moments(speech, ()),
            (both, CheckView("B", speech.word("life"), life, differs=True)),
            "the text of <704.5y>",
            "en",
        )
        for name, label, life in values
    )


def _failed(speech: Speech) -> RulingView:
    return ruling(
        speech,
        "failed",
        "A failed one",
        "Not so.",
        status="failed",
        problems=("rulings/combat/failed.yaml:3:1: life B",),
    )
