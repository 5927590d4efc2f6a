"""The parts of a ruling's page that come from its proof: examples, cited rules, sources."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.proof.changes import observed
from checker.website.checks import Checks
from checker.website.moments import moments
from checker.website.readings import readings
from checker.website.sweeps import sweeps
from checker.website.values import Reader, handles
from checker.website.variants import variants
from checker.website.views import CiteView, ClaimView, DocumentView, ExampleView, FaultView, SourceView

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Mapping

    from checker.knowledge.rulings import ClaimRef
    from checker.knowledge.sources import Claim, SourceDocument
    from checker.proof.report import CiteReport, ExampleReport
    from checker.scenarios.example import Example
    from checker.website.speech import Speech


@dataclass(frozen=True, slots=True)
class Details:
    """Makes views in a language."""

    speech: Speech

    def example(self, number: int, example: Example, report: ExampleReport) -> ExampleView:
        """An example as it was played first, or as it failed."""
        outcome, edition = report.outcome, report.runs[report.shown].edition
        checks = Checks(Reader(self.speech, handles(example)))
        return ExampleView(
            number=number,
            id=example.id,
            moments=moments(outcome, self.speech, edition),
            checks=tuple(map(checks.line, observed(outcome, edition).values())),
            plays=len(report.runs),
            failures=tuple(f"{problem.place}: {self.speech.tell(problem.message)}" for problem in outcome.problems),
            variants=variants(report, checks, self.speech),
            sweeps=sweeps(example, checks.reader),
            readings=readings(number, example, report, checks),
        )

    def cite(self, cite: CiteReport, numbers: dict[str, int], checks: Checks) -> CiteView:
        """A cited rule; `numbers` are those of the examples by their ids."""
        return CiteView(
            rule=cite.rule,
            needed=cite.needed,
            part=cite.part or "",
            twins=cite.twins,
            examples=tuple(numbers[example] for example in cite.by if example in numbers),
            changes=tuple(checks.change(change.usual, change.forgotten) for change in cite.changes),
        )

    def sources(self, claims: Iterable[ClaimRef], documents: Iterable[SourceDocument]) -> tuple[SourceView, ...]:
        """The documents whose claims a ruling answers, in the order in which it names them."""
        known = {document.document: document for document in documents}
        grouped: dict[str, list[str]] = {}
        for claim in claims:
            grouped.setdefault(claim.document, []).append(claim.claim)
        return tuple(self._source(known[name], ids) for name, ids in grouped.items() if name in known)

    def documents(self, documents: Iterable[SourceDocument], published: Container[str]) -> tuple[DocumentView, ...]:
        """Each document with all its claims; an answer that is not published has no link."""
        return tuple(self._document(document, published) for document in documents)

    def _document(self, document: SourceDocument, published: Container[str]) -> DocumentView:
        claims = tuple(
            ClaimView(
                claim.id,
                claim.answered_by if claim.answered_by and claim.answered_by in published else "",
                self._in_language(claim.left_out),
                self._fault(claim) if claim.fault else None,
            )
            for claim in document.claims
        )
        return DocumentView(document.document, document.title, document.language, claims)

    def _source(self, document: SourceDocument, ids: list[str]) -> SourceView:
        claims = [claim for claim in document.claims if claim.id in ids]
        faults = tuple(fault for claim in claims if (fault := self._fault(claim)))
        found = tuple(claim.id for claim in claims)
        return SourceView(document.document, document.title, document.language, found, faults)

    def _in_language(self, told: Mapping[str, str]) -> str:
        """In the page's language if it is told in it, else in English or as it was first written; "" if not at all."""
        return next((told[lang] for lang in (self.speech.lang, "en", *told) if lang in told), "")

    def _fault(self, claim: Claim) -> FaultView | None:
        """In the page's language if both sides are told in it, else in the first in which they are."""
        common = [lang for lang in (self.speech.lang, "en", *claim.says) if lang in claim.says and lang in claim.right]
        return FaultView(claim.id, claim.says[common[0]], claim.right[common[0]], common[0]) if common else None
