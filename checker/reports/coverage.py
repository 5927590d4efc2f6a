"""Coverage for a person, and as JSON."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from checker.base.messages import Message, message, translate
from checker.proof.claims import ClaimStatus
from checker.reports.style import PLAIN, Style

if TYPE_CHECKING:
    from collections.abc import Iterable

    from checker.proof.claims import ClaimCoverage
    from checker.proof.coverage import Coverage, RuleCoverage

SCHEMA = 1
AIM = 0.6
"""The share of the claims' rule numbers that rulings should cite."""


def render_json(coverage: Coverage) -> str:
    """One object: schema, edition, claims, rules, numbers, unspecific."""
    return json.dumps(as_data(coverage), ensure_ascii=False, indent=2)


def as_data(coverage: Coverage) -> dict[str, Any]:
    """The same as plain dictionaries and lists."""
    return {
        "schema": SCHEMA,
        "edition": coverage.edition,
        "claims": [_claim_as_data(claim) for claim in coverage.claims],
        "rules": [_rule_as_data(rule) for rule in coverage.rules],
        "numbers": {
            "named": list(coverage.numbers),
            "cited": list(coverage.cited),
            "share": round(coverage.share, 3),
        },
        "unspecific": list(coverage.unspecific),
    }


def render(coverage: Coverage, lang: str = "en", style: Style = PLAIN) -> str:
    """Claims by what became of them, rules by who cites them, then the two aims."""
    return "\n".join(
        [
            *_claims(coverage, lang, style),
            "",
            *_rules(coverage, lang, style),
            "",
            *_aims(coverage, lang, style),
        ]
    )


def _claims(coverage: Coverage, lang: str, style: Style) -> Iterable[str]:
    yield _heading(message("claims: {count}", count=len(coverage.claims)), lang, style)
    for status in ClaimStatus:
        found = [claim for claim in coverage.claims if claim.status is status]
        if found:
            yield f"  {status}: {len(found)}"
        if status in (ClaimStatus.open, ClaimStatus.left_out):
            yield from (f"    {_claim_line(claim)}" for claim in found)


def _claim_line(claim: ClaimCoverage) -> str:
    return "  ".join(part for part in (claim.id, claim.ruling, claim.reason) if part)


def _rules(coverage: Coverage, lang: str, style: Style) -> Iterable[str]:
    cited = [rule for rule in coverage.rules if rule.cited_by]
    text = message("rules: {count}, cited: {cited}", count=len(coverage.rules), cited=len(cited))
    yield _heading(text, lang, style)
    for rule in cited:
        yield f"  {_numbers(rule)}  {_counts(rule, lang)}"
    uncited = ", ".join(rule.rule for rule in coverage.rules if not rule.cited_by)
    if uncited:
        text = message("cited by no ruling: {numbers}", numbers=uncited)
        yield f"  {translate(text, lang)}"


def _numbers(rule: RuleCoverage) -> str:
    return " = ".join((rule.rule, *rule.twins))


def _counts(rule: RuleCoverage, lang: str) -> str:
    text = message("cited by {cited}, needed by {needed}", cited=len(rule.cited_by), needed=len(rule.needed_by))
    return translate(text, lang)


def _aims(coverage: Coverage, lang: str, style: Style) -> Iterable[str]:
    share = message(
        "rule numbers that the claims speak of: {named}, cited: {cited} ({share} %, aim {aim} %)",
        named=len(coverage.numbers),
        cited=len(coverage.cited),
        share=round(coverage.share * 100),
        aim=round(AIM * 100),
    )
    yield style.paint("green" if coverage.share >= AIM else "yellow", translate(share, lang))
    missing = ", ".join(number for number in coverage.numbers if number not in coverage.cited)
    if missing:
        text = message("not cited: {numbers}", numbers=missing)
        yield f"  {translate(text, lang)}"
    vague = message("rulings with only unspecific cites: {count} (aim none)", count=len(coverage.unspecific))
    yield style.paint("yellow" if coverage.unspecific else "green", translate(vague, lang))
    yield from (f"  {ruling}" for ruling in coverage.unspecific)


def _heading(text: Message, lang: str, style: Style) -> str:
    return style.paint("bold", translate(text, lang))


def _claim_as_data(claim: ClaimCoverage) -> dict[str, Any]:
    return {
        "id": claim.id,
        "document": claim.document,
        "status": claim.status,
        "ruling": claim.ruling,
        "examples": list(claim.examples),
        "reason": claim.reason,
    }


def _rule_as_data(rule: RuleCoverage) -> dict[str, Any]:
    return {
        "rule": rule.rule,
        "twins": list(rule.twins),
        "cited_by": list(rule.cited_by),
        "needed_by": list(rule.needed_by),
    }
