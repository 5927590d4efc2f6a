"""Checks of the register of claims against rulings and examples: each is answered exactly as it says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.names import suggestion
from checker.base.problems import Problem, error

if TYPE_CHECKING:
    from checker.base.messages import Message
    from checker.base.nodes import Scalar
    from checker.knowledge.library import Library
    from checker.knowledge.rulings import ClaimRef, Ruling
    from checker.knowledge.sources import Claim, SourceDocument

Found = Iterator[tuple[Problem, str | None]]
"""Problems with the ruling that each is about."""


@dataclass(frozen=True, slots=True)
class Register:
    """All claims by document and id."""

    documents: dict[str, dict[str, Claim]]
    claims: dict[str, Claim]

    @classmethod
    def of(cls, sources: tuple[SourceDocument, ...]) -> Register:
        """The claims of all documents; of an id that is there twice the first."""
        documents: dict[str, dict[str, Claim]] = {}
        for source in reversed(sources):
            documents[source.document] = {claim.id: claim for claim in reversed(source.claims)}
        return cls(documents, {id: claim for claims in documents.values() for id, claim in claims.items()})

    def defines(self, ruling: Ruling) -> bool:
        """Whether every claim that the ruling answers is one that it only defines; False without any."""
        answered = [self.claims.get(ref.claim) for ref in ruling.sources]
        return bool(answered) and all(claim is not None and claim.definition == ruling.id for claim in answered)


def with_definitions(library: Library) -> Library:
    """The library, its rulings marked that are definitions: nothing is cited and the register agrees."""
    register = Register.of(library.sources)
    marked = (
        replace(ruling, is_definition=True) if not ruling.cites and register.defines(ruling) else ruling
        for ruling in library.rulings
    )
    return replace(library, rulings=tuple(marked))


def check_register(library: Library) -> Found:
    """Where register, rulings and examples disagree."""
    register = Register.of(library.sources)
    rulings = {ruling.id: ruling for ruling in library.rulings}
    yield from ((problem, None) for problem in _twice(library.sources))
    for source in library.sources:
        for claim in source.claims:
            yield from _answered(claim, source.document, rulings, library)
    for ruling in library.rulings:
        for ref in ruling.sources:
            yield from ((problem, ruling.id) for problem in _reference(ref, ruling, register))
        yield from ((problem, ruling.id) for problem in _played_claims(ruling, register))


def _twice(sources: tuple[SourceDocument, ...]) -> Iterator[Problem]:
    claims: dict[str, Claim] = {}
    documents: dict[str, SourceDocument] = {}
    for source in sources:
        first = documents.setdefault(source.document, source)
        if first is not source:
            text = message('the document "{id}" is that of {place}', id=source.document, place=first.place)
            yield error("source.duplicate-document", source.place, text)
        for claim in source.claims:
            other = claims.setdefault(claim.id, claim)
            if other is not claim:
                text = message('the claim "{id}" stands at {place} already', id=claim.id, place=other.place)
                yield error("source.duplicate-claim", claim.place, text)


def _answered(claim: Claim, document: str, rulings: dict[str, Ruling], library: Library) -> Found:
    if claim.ruling is not None and not claim.examples:
        text = message("the claim {claim} names no example that plays it", claim=claim.id)
        yield error("source.no-example", claim.place, text), None
    id = claim.answered_by
    if id is None or id in library.broken:
        return
    ruling = rulings.get(id)
    if ruling is None:
        if library.is_whole:
            text = message('the claim {claim} is answered by "{id}", which is no ruling', claim=claim.id, id=id)
            yield error("source.unknown-ruling", claim.place, text, suggestion(id, rulings)), None
        return
    if (document, claim.id) not in {(ref.document, ref.claim) for ref in ruling.sources}:
        text = message("{ruling} does not name the claim {claim} in its sources", ruling=id, claim=claim.id)
        yield error("source.not-in-ruling", claim.place, text), id
    yield from ((problem, id) for problem in (*_speaks_of(claim, ruling), *_plays(claim, ruling)))


def _speaks_of(claim: Claim, ruling: Ruling) -> Iterator[Problem]:
    """Each rule that a claim speaks of is cited, or seen with a reason."""
    named = {cite.rule for cite in ruling.cites} | {see.rule for see in ruling.see}
    missing = [rule for rule in claim.cr if rule not in named]
    if missing:
        rules = ", ".join(missing)
        text = message("{ruling} has {rules} neither in cites: nor in see:", ruling=ruling.id, rules=rules)
        yield error("source.rule-not-named", claim.place, text)


def _plays(claim: Claim, ruling: Ruling) -> Iterator[Problem]:
    games = {game.id.text: game for game in chain.from_iterable(ruling.games)}
    for id in claim.examples:
        if id not in games:
            text = message('{ruling} has no example "{id}"', ruling=ruling.id, id=id)
            yield error("source.unknown-example", claim.place, text, suggestion(id, games))
        elif claim.id not in (said.text for said in games[id].claims):
            text = message('no expectation of the example "{id}" has the claim {claim}', id=id, claim=claim.id)
            yield error("source.not-played", claim.place, text)


def _reference(ref: ClaimRef, ruling: Ruling, register: Register) -> Iterator[Problem]:
    claims = register.documents.get(ref.document)
    if claims is None:
        text = message('there is no register of "{document}"', document=ref.document)
        yield error("ruling.unknown-document", ref.place, text, suggestion(ref.document, register.documents))
    elif ref.claim not in claims:
        text = message("{document} has no claim {claim}", document=ref.document, claim=ref.claim)
        yield error("ruling.unknown-claim", ref.place, text, suggestion(ref.claim, claims))
    elif claims[ref.claim].answered_by != ruling.id:
        text = message("the register has another answer to the claim {claim}", claim=ref.claim)
        yield error("ruling.claim-elsewhere", ref.place, text, _where(claims[ref.claim]))


def _played_claims(ruling: Ruling, register: Register) -> Iterator[Problem]:
    for game in chain.from_iterable(ruling.games):
        for said in game.claims:
            yield from _played_claim(said, game.id.text, ruling, register)


def _played_claim(said: Scalar, example: str, ruling: Ruling, register: Register) -> Iterator[Problem]:
    claim = register.claims.get(said.text)
    if claim is None:
        text = message("no register has the claim {claim}", claim=said.text)
        yield error("example.unknown-claim", said.place, text, suggestion(said.text, register.claims))
    elif claim.answered_by != ruling.id:
        text = message("the register has another answer to the claim {claim}", claim=said.text)
        yield error("example.claim-elsewhere", said.place, text, _where(claim))
    elif claim.ruling is not None and example not in claim.examples:
        text = message('the register does not name the example "{id}" for the claim {claim}', id=example,
                       claim=said.text)  # fmt: skip
        yield error("example.not-in-register", said.place, text)


def _where(claim: Claim) -> Message:
    if claim.left_out:
        return message("it is left out there")
    return message('there it is answered by "{id}"', id=claim.answered_by)
