"""The data for other programs, under `api/`: rulings, what they speak of, what changed, and a schema for each file."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from checker.website.schemas import SCHEMAS

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from checker.website.list_views import ConceptView, SiteView
    from checker.website.views import ExampleView, RulingView

API_VERSION = 1
"""It grows when a program that reads the files would break."""


def write_api(sites: tuple[SiteView, ...], folder: Path) -> None:
    """Write all files of the data into a folder."""
    for name, value in api_files({site.lang: site for site in sites}).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(value, ensure_ascii=False, indent=1) + "\n", "utf-8")


def api_files(sites: Mapping[str, SiteView]) -> dict[str, Any]:
    """The files by their names; `sites` by language, all with the same rulings."""
    by_id = {lang: {ruling.id: ruling for ruling in site.rulings} for lang, site in sites.items()}
    ids = sorted(next(iter(by_id.values())))
    rulings = {id: {lang: rulings[id] for lang, rulings in by_id.items()} for id in ids}
    site = next(iter(sites.values()))
    files: dict[str, Any] = {
        "rulings.json": _file(site, rulings=[_short(views) for views in rulings.values()]),
        "rules.json": _file(site, rules=_rules(site)),
        "cards.json": _file(site, cards=_cards(sites)),
        "terms.json": _file(site, terms=[_term(concept) for concept in site.glossary]),
        "changes.json": _file(site, changes=_changes(site)),
        "editions.json": {"version": API_VERSION, "in-force": site.edition, "editions": list(site.editions)},
    }
    files |= {f"rulings/{id}.json": _file(site, ruling=_whole(views)) for id, views in rulings.items()}
    return files | {f"schema/{name}.json": schema for name, schema in SCHEMAS.items()}


def _file(site: SiteView, **values: object) -> dict[str, object]:
    return {"version": API_VERSION, "edition": site.edition, **values}


def _short(views: Mapping[str, RulingView]) -> dict[str, object]:
    """A ruling without its examples. Texts are there in the languages in which they are up to date."""
    ruling = next(iter(views.values()))
    own = {lang: view for lang, view in views.items() if view.text_lang == lang}
    return {
        "id": ruling.id,
        "topic": ruling.topic,
        "status": ruling.status,
        "edition": ruling.edition,
        "cites": [cite.rule for cite in ruling.cites],
        "cards": [tag.id for tag in ruling.tags_of("card")],
        "mechanics": [tag.id for tag in ruling.tags_of("mechanic")],
        "terms": [term.id for term in ruling.terms],
        "languages": {view.lang: view.status for view in ruling.languages},
        "title": {lang: view.title for lang, view in own.items()},
        "text": {lang: "\n\n".join(view.paragraphs) for lang, view in own.items()},
        "path": {lang: f"{lang}/r/{ruling.id}/" for lang in views},
        "data": f"api/rulings/{ruling.id}.json",
    }


def _whole(views: Mapping[str, RulingView]) -> dict[str, object]:
    """A ruling with what shows each cited rule, and its games told in each language."""
    ruling = next(iter(views.values()))
    ids = {example.number: example.id for example in ruling.examples}
    cites = [
        {
            "rule": cite.rule,
            "needed": cite.needed,
            "also": list(cite.twins),
            "shown-by": [ids[number] for number in cite.examples],
        }
        for cite in ruling.cites
    ]
    examples = [
        _example({lang: view.examples[at] for lang, view in views.items()}) for at in range(len(ruling.examples))
    ]
    return {
        **_short(views),
        "cites": cites,
        "see": [see.rule for see in ruling.see],
        "was": list(ruling.was),
        "claims": [claim for source in ruling.sources for claim in source.claims],
        "related": [link.id for link in ruling.related],
        "examples": examples,
    }


def _example(views: Mapping[str, ExampleView]) -> dict[str, object]:
    example = next(iter(views.values()))
    return {
        "id": example.id,
        "plays": example.plays,
        "passed": not example.failures,
        "story": {lang: _story(view) for lang, view in views.items()},
    }


def _story(example: ExampleView) -> list[dict[str, object]]:
    """What happens at each moment, with the rule behind each sentence ("" where a player decided)."""
    return [
        {
            "step": step.label,
            "moment": number,
            "sentences": [{"text": sentence.text, "rule": sentence.rule} for sentence in step.sentences],
        }
        for number, moment in enumerate(example.moments)
        for step in moment.steps
    ]


def _changes(site: SiteView) -> list[dict[str, object]]:
    """Those of rulings that are there today."""
    return [
        {"day": day.day, "kind": kind.kind, "ruling": one.ruling}
        for day in site.days
        for kind in day.kinds
        for one in kind.news
        if one.ruling
    ]


def _rules(site: SiteView) -> list[dict[str, object]]:
    return [
        {
            "rule": number.number,
            "needed-by": [need.ruling.id for need in number.needs],
            "in-the-background-of": [ruling.id for ruling in number.sees],
        }
        for section in site.sections
        for number in section.numbers
    ]


def _cards(sites: Mapping[str, SiteView]) -> list[dict[str, object]]:
    """Cards of examples; a name that is not known in a language is the English one there."""
    names: dict[str, dict[str, str]] = {}
    rulings: dict[str, list[str]] = {}
    for lang, site in sites.items():
        for index in site.indexes:
            for entry in index.entries if index.folder == "cards" else ():
                names.setdefault(entry.id, {})[lang] = entry.title
                rulings[entry.id] = sorted(ruling.id for ruling in entry.rulings)
    return [{"id": id, "name": names[id], "rulings": rulings[id]} for id in sorted(names)]


def _term(concept: ConceptView) -> dict[str, object]:
    languages = {
        term.lang: {"term": term.term, "forms": list(term.forms), "not": [wrong for wrong, _ in term.forbidden]}
        for term in concept.terms
    }
    return {"id": concept.id, "category": concept.category, "languages": languages}
