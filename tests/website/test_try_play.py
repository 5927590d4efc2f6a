"""What the page gets for a text: what came out, what is wrong, what changes without a rule."""

from __future__ import annotations

import json
import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from checker.base.limits import DEFAULT_LIMITS
from checker.knowledge.library import load
from checker.knowledge.project import find_project
from checker.knowledge.texts import examples_in
from checker.proof.playing import play_all, with_contrasts
from checker.website.tryit import play
from checker.website.tryit.record import records, told
from tests.website import sample, tried

BAD = sorted((sample.PROJECT / "tests" / "bad").glob("*.yaml"))


def run(text: str = tried.TEXT, lang: str = "en", **asked: Any) -> dict[str, Any]:
    return play.run(tried.known(), text, lang, **asked)


def without_tags(html: str) -> str:
    return unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", html)))


def test_an_example_that_comes_out_as_it_says_is_held() -> None:
    answer = run()
    assert (answer["state"], answer["text"]) == ("held", tried.TEXT)
    assert "B · life: 18" in without_tags(answer["result"])
    assert "data-replay" in answer["result"]
    assert "Grizzly Bears" in answer["form"]


def test_a_change_is_written_into_the_text_and_played() -> None:
    (name,) = re.findall(r'<select name="([^"]*block[^"]*)"', run()["form"])
    answer = run(change=[unescape(name), "bear"])
    assert "- block: {wall: bear}" in answer["text"]
    assert answer["state"] == "otherwise"
    assert answer["told"] == "1 thing comes out otherwise than in the example."
    assert "B · life: 20 (expected: 18)" in without_tags(answer["result"])


def test_what_is_forgotten_changes_the_outcome_and_that_is_said() -> None:
    text = tried.texts()[f"{tried.BLOCKED}/{tried.TROLL}"]
    answer = run(text, cites=["509.1h", "510.1c"], forgotten=["509.1h"])
    assert (answer["state"], answer["told"]) == ("otherwise", "Without 509.1h it ends otherwise.")
    assert "B · life with it 20 without it 16" in without_tags(answer["result"])
    assert re.findall(r'value="([\d.a-z]+)" checked', answer["form"]) == ["509.1h"]


def test_a_rule_that_decides_nothing_here_is_forgotten_without_a_change() -> None:
    answer = run(forgotten=["704.5g"])
    assert (answer["state"], answer["told"]) == ("held", "Without 704.5g it ends in the same way.")


def test_what_the_engine_cannot_forget_is_not_forgotten() -> None:
    assert run(forgotten=["100.1", "<b>"])["state"] == "held"


def test_the_rules_that_something_happened_by_are_offered_with_what_they_did() -> None:
    form = without_tags(run(cites=["508.1d"])["form"])
    assert "508.1d" in form
    assert re.search(r"510\.2 Grizzly Bears deals 2 damage to B", form)


def test_errors_are_the_checkers_own_with_their_places() -> None:
    answer = run(tried.TEXT.replace("given", "givn"))
    assert (answer["state"], answer["form"]) == ("stopped", "")
    assert '4:5 Unknown key "givn" (did you mean "given"?)' in without_tags(answer["result"])


def test_errors_are_in_the_language_of_the_page() -> None:
    results = {without_tags(run(tried.TEXT.replace("given", "givn"), lang)["result"]) for lang in ("it", "fr", "en")}
    assert len(results) == 3
    assert all("4:5" in result for result in results)


def test_what_the_rules_refuse_stops_the_game_and_says_by_which_rule() -> None:
    answer = run(tried.TEXT.replace("block: {}", "block: {bear: bear}"))
    assert answer["state"] == "stopped"
    assert "11:9 Block: 509.1a refuses this" in without_tags(answer["result"])
    assert answer["form"]


@pytest.mark.parametrize("path", BAD, ids=lambda path: path.stem)
def test_no_bad_file_is_more_than_a_problem(path: Path) -> None:
    answer = run(path.read_bytes().decode("utf-8", "replace"))
    assert answer["state"] in ("stopped", "otherwise", "held")
    assert "Traceback" not in answer["result"]


def test_a_text_has_the_problems_of_a_file_of_that_text() -> None:
    project = find_project(sample.PROJECT)
    paths = {project.name_of(path): path for path in BAD if b"kind: examples" in path.read_bytes()}
    of_files = load(paths.values(), project).problems
    assert len(of_files) > 30
    for name, path in paths.items():
        of_text = examples_in(path.read_text("utf-8"), name, tried.known().library, DEFAULT_LIMITS).problems
        assert [one for one in of_text if one.place.file == name] == [one for one in of_files if one.place.file == name]


HOSTILE = {
    "too long": tried.TEXT + "#" * 64_000,
    "another kind": "kind: cards\ncards: []\n",
    "no examples": "kind: examples\nexamples: []\n",
    "a list": "- a\n- b\n",
    "nothing": "",
    "nested": "kind: examples\nexamples: " + "[" * 5_000,
    "aliases": "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n",
    "a tag": "kind: !!python/object/apply:os.system [true]\n",
    "half a letter": tried.TEXT.replace("wall", "\ud800"),
    "control characters": tried.TEXT.replace("wall", "\x00"),
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_text_that_means_harm_is_told_what_is_wrong_with_it(text: str) -> None:
    answer = run(text)
    assert answer["state"] == "stopped"
    assert "<li>" in answer["result"]


class Tags(HTMLParser):
    """Collects the tags of some HTML, and the attributes that are scripts."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.seen: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen |= {tag, *(name for name, _ in attrs if name.startswith("on"))}


@pytest.mark.parametrize("name", ["<img src=x onerror=alert(1)>", '"><script>alert(1)</script>', "{{ 7 * 7 }}"])
def test_names_cannot_break_the_page(name: str) -> None:
    text = tried.TEXT.replace("Wall", json.dumps(name)).replace("as: wall", f"as: {json.dumps(name)}")
    for answer in (run(text), run(text.replace("life: {B: 18}", f"life: {{{json.dumps(name)}: 18}}"))):
        for html in (answer["form"], answer["result"]):
            assert not Tags(html).seen & {"img", "script", "onerror"}
            assert "49" not in html


def test_requests_and_answers_are_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "known", tried.known)
    answer = json.loads(play.call(json.dumps({"do": "run", "text": tried.TEXT, "lang": "it"})))
    assert answer["state"] == "held"
    assert "Foresta" in answer["form"]
    recorded = json.loads(play.call(json.dumps({"do": "record", "text": tried.TEXT})))
    assert [one.partition("\n")[0] for one in recorded] == ["a-bear-attacks: passed"]


def test_a_record_has_every_example_of_a_ruling_and_what_was_seen() -> None:
    ruling = next(one for one in tried.library().rulings if one.id == tried.BLOCKED)
    for example in with_contrasts(ruling.examples):
        (record,) = records(tried.texts()[f"{tried.BLOCKED}/{example.id}"], tried.known())
        report = play_all(example, tried.known().stage())
        assert record.startswith(f"{example.id}: passed\nrun ")
        assert record.count("\nexpect expect.") == sum(seen.kind == "expect" for seen in report.outcome.observations)


def test_sets_are_recorded_in_one_order() -> None:
    assert told((frozenset({"b", "a"}), {"x": {2, 1}})) == "({'a', 'b'}, {'x': {1, 2}})"
