"""What the page asks of the engine: JSON in, JSON out, and nothing is kept from one request to the next."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from checker.knowledge.texts import examples_in
from checker.website.templating import render
from checker.website.tryit.answering import answered
from checker.website.tryit.form import changed, form
from checker.website.tryit.known import known
from checker.website.tryit.record import records
from checker.website.tryit.trial import LIMITS, NAME, tried

if TYPE_CHECKING:
    from checker.website.tryit.known import Known


def call(request: str) -> str:
    """Answer a request: `do` is run or record."""
    asked = json.loads(request)
    is_run = asked.pop("do") == "run"
    answer = run(known(), **asked) if is_run else record(known(), **asked)
    return json.dumps(answer, ensure_ascii=False)


def run(
    known: Known,
    text: str,
    lang: str,
    cites: list[str] | None = None,
    forgotten: list[str] | None = None,
    change: list[str] | None = None,
) -> dict[str, Any]:
    """Play a text, in which the field `change[0]` of the form has got the value `change[1]`.

    Gives back the text, the form (HTML, "" if the text cannot be read), the result (HTML) and a sentence on it.
    """
    if change:
        text = _changed(known, text, lang, *change)
    trial = tried(text, known, forgotten or ())
    speech = known.speech(lang)
    rules = tuple(number for number in forgotten or () if trial.stage and trial.stage.parts(number))
    answer = answered(trial, speech, cites or (), rules)
    values = {"site": known, "up": "../", "answer": answer}
    html = ""
    if trial.example and trial.usual and trial.stage:
        frames = trial.usual.outcome.frames
        groups = form(trial.example, trial.stage.world, speech, frames[0] if frames else None)
        html = render("try-form.html.jinja", speech, groups=groups, **values)
    result = render("try-result.html.jinja", speech, **values)
    return {"text": text, "state": answer.state, "told": answer.told, "form": html, "result": result}


def record(known: Known, text: str) -> list[str]:
    """Each example of a text as it was played, in plain lines."""
    return list(records(text, known))


def _changed(known: Known, text: str, lang: str, name: str, value: str) -> str:
    """As it was where the text cannot be read."""
    library = examples_in(text, NAME, known.library, LIMITS)
    if not library.examples or not library.examples[0].examples:
        return text
    file = library.examples[0]
    world = known.stage().with_cards(file.cards).world
    return changed(text, form(file.examples[0], world, known.speech(lang), None), name, value)
