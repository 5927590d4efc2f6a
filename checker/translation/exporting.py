"""Work for translators as PO and XLIFF, and the termbase as TBX and CSV; written by translate-toolkit."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Any

from checker.knowledge.rulings import STALE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from checker.knowledge.terms import Concept
    from checker.translation.units import WorkUnit

FORMATS = ("po", "xliff")
TERM_FORMATS = ("tbx", "csv")


def exported(units: Iterable[WorkUnit], source_lang: str, lang: str, format: str) -> str:
    """The file of a language. All units of a file have one source language."""
    return _po(units, lang) if format == "po" else _xliff(units, source_lang, lang)


def _po(units: Iterable[WorkUnit], lang: str) -> str:
    """A stale translation is fuzzy: its text is there to be worked on, and no tool takes it for done."""
    from translate.storage.pypo import pofile

    store: Any = pofile()
    store.updateheader(
        add=True,
        Language=lang,
        Content_Type="text/plain; charset=UTF-8",
        Content_Transfer_Encoding="8bit",
        MIME_Version="1.0",
        X_Generator="checker translate",
    )
    for unit in units:
        row: Any = store.UnitClass(unit.source)
        row.setcontext(unit.id)
        row.target = unit.target
        row.addlocation(f"{unit.file}:{unit.line}".replace(" ", "%20"))
        for note in unit.notes:
            row.addnote(note, origin="developer")
        if unit.state == STALE and unit.target:
            row.markfuzzy()
        store.addunit(row)
    return bytes(store).decode("utf-8")


def _xliff(units: Iterable[WorkUnit], source_lang: str, lang: str) -> str:
    from translate.storage.xliff import xlifffile

    store: Any = xlifffile()
    store.setsourcelanguage(source_lang)
    store.settargetlanguage(lang)
    for unit in units:
        row: Any = store.UnitClass(unit.source)
        row.setid(unit.id)
        if unit.target:
            row.settarget(unit.target, lang)
        for note in unit.notes:
            row.addnote(note, origin="developer")
        if unit.state == STALE and unit.target:
            row.markfuzzy()
        store.addunit(row)
    return bytes(store).decode("utf-8")


def exported_terms(concepts: Iterable[Concept], languages: tuple[str, ...], format: str) -> str:
    """The termbase, English first."""
    ordered = ("en", *(lang for lang in languages if lang != "en"))
    return _tbx(concepts, ordered) if format == "tbx" else _csv(concepts, ordered)


def _csv(concepts: Iterable[Concept], languages: tuple[str, ...]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    heads = [
        f"{field}_{lang}" if field else lang for lang in languages for field in ("", "plural", "gender", "forbidden")
    ]
    writer.writerow(["id", "category", "part", *heads, "note"])
    for concept in concepts:
        cells: list[str] = []
        for lang in languages:
            term = concept.terms.get(lang)
            variants = "; ".join(each.term for each in term.forbidden) if term else ""
            cells += [term.term, term.plural or "", term.gender or "", variants] if term else [""] * 4
        writer.writerow([concept.id, concept.category or "", concept.part, *cells, concept.note or ""])
    return out.getvalue()


def _tbx(concepts: Iterable[Concept], languages: tuple[str, ...]) -> str:
    """TBX basic: an entry for each concept, a language set for each language, preferred and deprecated terms."""
    from lxml import etree
    from translate.storage.tbx import tbxfile

    space = "{http://www.w3.org/XML/1998/namespace}lang"
    store: Any = tbxfile()
    root = store.document.getroot()
    root.set("type", "TBX-Basic")
    root.set(space, "en")
    root.find(".//sourceDesc/p").text = "Arbitro: the words of the Rules"
    for concept in concepts:
        entry = etree.SubElement(store.body, "termEntry", {"id": concept.id})
        if concept.category:
            etree.SubElement(entry, "descrip", {"type": "subjectField"}).text = concept.category
        if concept.note:
            etree.SubElement(entry, "note").text = concept.note
        for lang in languages:
            term = concept.terms.get(lang)
            if term is None:
                continue
            words = etree.SubElement(entry, "langSet", {space: lang})
            _tbx_term(words, term.term, concept.part, term.gender, "preferredTerm-admn-sts")
            for variant in term.forbidden:
                _tbx_term(words, variant.term, concept.part, None, "deprecatedTerm-admn-sts")
    return bytes(store).decode("utf-8")


_PARTS = {"noun": "noun", "verb": "verb", "adjective": "adjective", "adverb": "adverb"}
_GENDERS = {"m": "masculine", "f": "feminine"}


def _tbx_term(words: Any, term: str, part: str, gender: str | None, status: str) -> None:
    from lxml import etree

    group = etree.SubElement(words, "tig")
    etree.SubElement(group, "term").text = term
    etree.SubElement(group, "termNote", {"type": "partOfSpeech"}).text = _PARTS.get(part, "other")
    if gender:
        etree.SubElement(group, "termNote", {"type": "grammaticalGender"}).text = _GENDERS[gender]
    etree.SubElement(group, "termNote", {"type": "administrativeStatus"}).text = status
