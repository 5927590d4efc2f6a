"""The form of an example: what of it can be changed, and what a change writes."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from checker.website.tryit.fields import Field, Group
from checker.website.tryit.form import changed, fields_of, form
from checker.website.tryit.trial import tried as tried_out
from tests.website import tried


@cache
def form_of(text: str, lang: str = "en") -> tuple[Group, ...]:
    trial = tried_out(text, tried.known())
    assert trial.example is not None
    assert trial.stage is not None
    assert trial.usual is not None
    frames = trial.usual.outcome.frames
    return form(trial.example, trial.stage.world, tried.known().speech(lang), frames[0] if frames else None)


def field(text: str, thing: str, label: str) -> Field:
    """The field of a thing (or of a group itself) in the form of a text."""
    for group in form_of(text):
        for one in group.fields if thing == group.title else ():
            if one.label == label:
                return one
        for each in group.things:
            for one in each.fields:
                if each.title == thing and one.label == label:
                    return one
    raise AssertionError(f"{thing}: {label}")


def written(thing: str, label: str, value: str, text: str = tried.TEXT) -> list[str]:
    """What a change writes that was not there."""
    new = changed(text, form_of(text), field(text, thing, label).name, value)
    return [line.strip() for line in new.splitlines() if line not in text.splitlines()]


def test_a_form_shows_players_their_permanents_and_who_fights_whom() -> None:
    groups = form_of(tried.TEXT)
    assert [group.title for group in groups] == ["A", "B", "Attacks", "Blocks"]
    assert [[thing.title for thing in group.things] for group in groups] == [
        ["Grizzly Bears", "Forest"], ["Wall"], ["Grizzly Bears"], ["Wall"],
    ]  # fmt: skip
    assert field(tried.TEXT, "B", "life").value == "20"
    assert [field(tried.TEXT, "Grizzly Bears", label).value for label in ("power", "toughness")] == ["2", "2"]
    assert [one.label for one in groups[0].things[1].fields] == ["tapped"]


def test_a_card_gets_another_power_by_an_effect_and_then_a_plain_number() -> None:
    (line,) = written("Grizzly Bears", "power", "5")
    assert line == "effects: [{base: [5, none], object: bear}]"
    text = changed(tried.TEXT, form_of(tried.TEXT), field(tried.TEXT, "Grizzly Bears", "power").name, "5")
    assert [field(text, "Grizzly Bears", label).value for label in ("power", "toughness")] == ["5", "2"]
    assert written("Grizzly Bears", "toughness", "4", text) == ["effects: [{base: [5, 4], object: bear}]"]
    trial = tried_out(text, tried.known())
    assert trial.usual is not None
    assert [seen.actual for seen in trial.usual.outcome.observations] == ["15"]


def test_what_is_described_in_the_example_gets_its_numbers_there() -> None:
    assert written("Wall", "power", "4") == ["B: [{creature: Wall, power: 4, toughness: 3, as: wall}]"]
    marked = "B: [{creature: Wall, power: 0, toughness: 3, as: wall, marked: 2}]"
    assert written("Wall", "damage marked", "2") == [marked]
    assert written("Forest", "tapped", "true") == ["A: [{card: Grizzly Bears, as: bear}, {card: Forest, tapped: true}]"]


def test_a_block_is_declared_and_taken_back() -> None:
    blocks = field(tried.TEXT, "Wall", "")
    assert dict(blocks.options) == {"": "nobody", "bear": "Grizzly Bears"}
    text = changed(tried.TEXT, form_of(tried.TEXT), blocks.name, "bear")
    assert "- block: {wall: bear}" in text
    assert changed(text, form_of(text), field(text, "Wall", "").name, "") == tried.TEXT


@pytest.mark.parametrize("value", ["", "two", "1.5", "1e3", "=p", "5, x: 1", "1000"])
def test_a_number_that_is_none_changes_nothing(value: str) -> None:
    name = field(tried.TEXT, "Wall", "power").name
    assert changed(tried.TEXT, form_of(tried.TEXT), name, value) == tried.TEXT


@pytest.mark.parametrize("value", ["A", "nobody", "{bear: B}"])
def test_a_choice_that_is_not_offered_changes_nothing(value: str) -> None:
    assert changed(tried.TEXT, form_of(tried.TEXT), field(tried.TEXT, "Wall", "").name, value) == tried.TEXT


def test_what_no_field_is_called_changes_nothing() -> None:
    assert changed(tried.TEXT, form_of(tried.TEXT), '["examples"]', "1") == tried.TEXT


def test_a_parameter_is_left_to_the_text() -> None:
    text = tried.TEXT.replace("power: 0", "power: =p").replace("    expect:", "    vary: {p: [0, 1]}\n    expect:")
    labels = [one.label for group in form_of(text) for thing in group.things for one in thing.fields]
    assert labels.count("power") == 1
    assert labels.count("toughness") == 2


def test_fields_have_names_of_their_own_and_values_that_they_take() -> None:
    for name, text in list(tried.texts().items())[::8]:
        fields = fields_of(form_of(text))
        assert len({one.name for one in fields}) == len(fields), name
        assert [one for one in fields if not one.takes(one.value)] == [], name


def test_every_choice_can_be_taken_in_every_kind_of_ruling() -> None:
    """What is written is read, and is what the form then shows."""
    chosen = 0
    for name, text in list(tried.texts().items())[::8]:
        for one in fields_of(form_of(text)):
            for value, _ in one.options if one.value else ():
                if value:
                    new = changed(text, form_of(text), one.name, value)
                    assert replace(one, value=value, options=()) in [
                        replace(again, options=()) for again in fields_of(form_of(new))
                    ], name
                    chosen += 1
    assert chosen > 20
