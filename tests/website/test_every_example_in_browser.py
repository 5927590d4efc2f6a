"""All examples, of rulings and of conformance, in a browser and by the project itself: the same, byte for byte."""

from __future__ import annotations

import json
import sys

import pytest
from playwright.sync_api import Browser

from checker.proof.playing import with_contrasts
from checker.website.tryit.play import record
from tests.website import tried
from tests.website.browser import visited

RECORD = """async (texts) => {
    const { dataset } = document.querySelector("[data-try]");
    const address = (name) => new URL(dataset[name], location.href).href;
    const worker = new Worker(new URL("../assets/try-worker.js", location.href), { type: "module" });
    const told = (what) => new Promise((resolve, reject) => {
        worker.onmessage = ({ data }) => {
            if (data.error) reject(new Error(data.error));
            else if (data.answer || data.stage === "ready") resolve(data.answer);
        };
        worker.postMessage(what);
    });
    await told({ start: { python: address("python"), engine: address("engine") } });
    const answers = [];
    for (const text of texts) answers.push(await told({ ask: { do: "record", text } }));
    worker.terminate();
    return answers;
}"""


def test_every_example_is_played_in_the_browser_as_by_the_project_itself(
    browser: Browser, trial_address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = [*tried.texts().values(), *tried.conformance().values()]
    played_here = [record(tried.known(), text) for text in texts]
    with visited(browser) as context:
        page = context.new_page()
        page.goto(trial_address + "en/try/")
        played_there: list[list[str]] = page.evaluate(RECORD, texts)
    differing = [here for here, there in zip(played_here, played_there, strict=True) if here != there]
    of_rulings = sum(len(with_contrasts(ruling.examples)) for ruling in tried.library().rulings)
    count = sum(map(len, played_there))
    with capsys.disabled():
        sys.stdout.write(
            f"\n{count} examples played in the browser, {of_rulings} of rulings; {len(differing)} differ\n"
        )
    assert json.dumps(played_there).encode() == json.dumps(played_here).encode(), differing[:1]
    assert sum(map(len, played_there[: len(tried.texts())])) >= of_rulings
    assert all(one.partition("\n")[0].endswith(": passed") for ones in played_there for one in ones)
