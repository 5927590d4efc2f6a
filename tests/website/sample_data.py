"""What the sample site says, and what its lists hold: texts that try to break a page among them."""

from __future__ import annotations

from checker.website.list_views import ConceptView, TermView
from checker.website.report_views import (
    ChapterView,
    CoveredView,
    ProgressView,
    TranslationView,
    UnfinishedView,
)
from checker.website.views import ClaimView, DocumentView, FaultView

EDITION = "2026-09-25"
NASTY_TITLE = "Pay {T} or **{2}{R}**: <script>alert(1)</script> & [a link](../x) {#id}"
NASTY_TEXT = "A <b>bold</b> {{ macro }} {T} [[link]] `code` *star* & more </div>"

TITLES = {
    "it": "Chi uccide il bloccante al primo colpo non ferisce nessun altro",
    "fr": "Qui tue son bloqueur au premier coup ne blesse personne d’autre",
    "en": "A double striker that kills its blocker first hurts nobody else",
}
TEXTS = {
    "it": "Una creatura bloccata lo resta anche a bloccante morto: il secondo colpo va perso.",
    "fr": "Une créature bloquée le reste même si son bloqueur est déjà mort : le second coup est perdu.",
    "en": "A blocked creature stays blocked even when its blocker is dead: the second strike is lost.",
}

GLOSSARY = (
    ConceptView(
        "zone.battlefield",
        "zone",
        (
            TermView("it", "campo di battaglia", ("campi di battaglia",), (("in gioco", "stale <wording>"),)),
            TermView("en", "battlefield"),
        ),
    ),
    ConceptView("kw.reach", "keyword", (TermView("it", "raggiungere"), TermView("fr", "portée"))),
)
FAULT = FaultView("S004-08", "La regola è la 502.28.", "È la 702.4.", "it")
DOCUMENT = DocumentView(
    "article",
    "Doppio attacco",
    "it",
    (
        ClaimView("S004-07", "a-blocked-double-striker-stops-there"),
        ClaimView("S004-08", "a-blocked-double-striker-stops-there", fault=FAULT),
        ClaimView("S004-09", left_out="a joke about <cats>"),
    ),
)
TRANSLATIONS = (
    TranslationView("it", "Italiano", (ProgressView("combat", "Combat", 2, 1, 0, 0, 1),), ()),
    TranslationView(
        "fr",
        "Français",
        (ProgressView("combat", "Combat", 0, 2, 0, 1, 0),),
        (UnfinishedView("two-readings", "Two <readings>", "en", "missing", "wait for {T}"),),
    ),
)
CHAPTERS = (
    ChapterView("702", (CoveredView("702.4b", 1), CoveredView("702.5a", 0))),
    ChapterView("704", (CoveredView("704.5g", 0),)),
)
