"""What a form lets through, what it says otherwise, and the schema that it becomes."""

from __future__ import annotations

import pytest

from checker.base.forms import (
    Anything,
    Choice,
    Date,
    Expression,
    Flag,
    Form,
    Keys,
    ListOf,
    ManaText,
    MappingOf,
    Name,
    Named,
    Number,
    OneOf,
    Pattern,
    RuleNumber,
    Text,
    check,
    described,
    json_schema,
    one_or_more,
)
from checker.base.yaml import read_yaml

ID = Pattern("[a-z]+(-[a-z]+)*", "an-id")


def messages(form: Form, text: str) -> list[str]:
    node, problems = read_yaml(text, "f")
    assert node is not None
    assert problems == []
    return [str(problem).removeprefix("f:") for problem in check(form, node)]


@pytest.mark.parametrize(
    ("form", "texts"),
    [
        (Text(), ["x", '"two words"', "702"]),
        (Name(), ["Grizzly Bears", '"no"', "A"]),
        (Number(), ["0", "-3", "12", "=p", '"=50 - 2*p"', "=min(p, 3)"]),
        (Number(minimum=1, fixed=True), ["1", "999999999"]),
        (Flag(), ["true", "false"]),
        (Choice(("twin", "context")), ["twin"]),
        (ID, ["an-id", "x"]),
        (RuleNumber(), ['"702"', '"510.10"', '"702.4b"', '"704.5aa"']),
        (Date(), ['"2026-09-25"']),
        (ManaText(), ['"{2}{W}"', '"{X}{R/P}{2/G}{C}"', '""']),
        (ListOf(Number(), minimum=1, maximum=2), ["[1]", "[1, 2]"]),
        (MappingOf(Number()), ["{}", "{A: 1, B: 2}"]),
        (one_or_more(Name()), ["x", "[x, z]", "[]"]),
        (Anything(), ["x", "[x]", "{x: y}"]),
    ],
)
def test_what_follows_a_form_is_let_through(form: Form, texts: list[str]) -> None:
    assert [messages(form, text) for text in texts] == [[]] * len(texts)


@pytest.mark.parametrize(
    ("form", "text", "expected"),
    [
        (Text(), "[x]", "1:1: error: a text is wanted here, and this is a list [form.type]"),
        (Name(), "{x: y}", "1:1: error: a name is wanted here, and this is a mapping [form.type]"),
        (Number(), '"3"', '1:1: error: a whole number is wanted here, and this is "3" '
         "(leave the quotation marks out) [form.type]"),
        (Number(), "007", '1:1: error: a whole number is wanted here, and this is "007" (write 7) [form.type]'),
        (Number(fixed=True), "=p", '1:1: error: a whole number is wanted here, and this is "=p" [form.type]'),
        (Number(minimum=2), "1", "1:1: error: the number must be at least 2 [form.number]"),
        (Number(), "1000000000", "1:1: error: the number 1000000000 is too large [form.number]"),
        (Expression(), "=p.real", '1:1: error: an expression such as "=2*p" is wanted here, and this is "=p.real" '
         "(integers, parameters, + - *, min(), max() and parentheses can be used) [form.type]"),
        (Flag(), "yes", '1:1: error: true or false is wanted here, and this is "yes" [form.type]'),
        (Choice(("twin", "context")), "twins",
         '1:1: error: unknown word "twins" (did you mean "twin"?) [form.word]'),
        (Choice(("twin", "context")), "x",
         '1:1: error: unknown word "x" (the words are: twin, context) [form.word]'),
        (ID, "An Id", '1:1: error: a text such as "an-id" is wanted here, and this is "An Id" [form.type]'),
        (RuleNumber(), "510.10", '1:1: error: 510.10 has no quotation marks (write "510.10") [form.unquoted]'),
        (RuleNumber(), '"510.1.2"', '1:1: error: a rule number such as "702.4b" is wanted here, and this is '
         '"510.1.2" [form.type]'),
        (Date(), '"25.9.2026"', '1:1: error: a date such as "2026-09-25" is wanted here, and this is '
         '"25.9.2026" [form.type]'),
        (ManaText(), "{G}", '1:1: error: {G} has no quotation marks (write "{G}") [form.unquoted]'),
        (ManaText(), '"2W"', '1:1: error: mana such as "{2}{W}" is wanted here, and this is "2W" [form.type]'),
        (ListOf(Name(), minimum=2), "[x]", "1:1: error: too few entries: 1, and 2 at least [form.length]"),
        (ListOf(Name(), maximum=1), "[x, z]", "1:1: error: too many entries: 2, and 1 at most [form.length]"),
        (MappingOf(Name(), minimum=1), "{}", "1:1: error: too few entries: 0, and 1 at least [form.length]"),
        (OneOf((Name(), ListOf(Name()))), "{x: y}",
         "1:1: error: a name or a list is wanted here, and this is a mapping [form.type]"),
    ],
)  # fmt: skip
def test_what_does_not_follow_a_form_is_told_with_a_hint(form: Form, text: str, expected: str) -> None:
    assert messages(form, text) == [expected]


def test_nothing_where_a_name_should_be_is_told() -> None:
    form = Keys({"as": Name()})
    assert messages(form, "as:") == ["1:4: error: a name is wanted here, and this is empty [form.type]"]


def test_all_problems_of_a_mapping_are_told_at_once() -> None:
    form = Keys({"id": ID, "life": Number(), "given": Keys({"turn": Text()}, required=("turn",))}, required=("id",))
    assert messages(form, "life: x\ngiven: {turns: y}\n") == [
        '1:7: error: a whole number is wanted here, and this is "x" [form.type]',
        '2:9: error: unknown key "turns" (did you mean "turn"?) [form.unknown-key]',
        '1:1: error: the key "id" is missing [form.missing-key]',
    ]


def test_exactly_one_of_the_leading_keys_must_stand() -> None:
    form = Keys({"card": Name(), "token": Name(), "as": Name()}, one_of=("card", "token"))
    assert messages(form, "{card: x, as: z}") == []
    assert messages(form, "{as: z}") == [
        "1:1: error: one of these keys must stand here: card, token [form.missing-key]"
    ]
    assert messages(form, "{token: x, card: z}") == [
        '1:12: error: "token" and "card" cannot stand together [form.too-many-keys]'
    ]


def test_between_two_mappings_the_one_with_more_of_the_keys_is_meant() -> None:
    row = Keys({"by": Name(), "amount": Number()})
    form = OneOf((row, Keys({"if": row, "then": row}, required=("then",))))
    assert messages(form, "{amount: x}") == ['1:10: error: a whole number is wanted here, and this is "x" [form.type]']
    assert messages(form, "{if: {by: x}}") == ['1:1: error: the key "then" is missing [form.missing-key]']


def test_a_form_may_contain_itself() -> None:
    tree = Named("tree", lambda: Keys({"leaf": Name(), "branch": tree}))
    assert messages(tree, "{branch: {branch: {leaf: x}}}") == []
    assert messages(tree, "{branch: {branch: {laef: x}}}") == [
        '1:20: error: unknown key "laef" (did you mean "leaf"?) [form.unknown-key]'
    ]
    assert json_schema(tree) == {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$ref": "#/$defs/tree",
        "$defs": {
            "tree": {
                "type": "object",
                "properties": {
                    "leaf": {"type": ["string", "integer"], "minLength": 1},
                    "branch": {"$ref": "#/$defs/tree"},
                },
                "additionalProperties": False,
            }
        },
    }


def test_the_schema_says_what_the_form_checks() -> None:
    form = Keys(
        {
            "id": described("For ever.", ID),
            "life": MappingOf(Number(minimum=0)),
            "why": Choice(("twin", "context")),
            "ends": ListOf(Number(fixed=True), minimum=2, maximum=2),
        },
        required=("id",),
    )
    schema = json_schema(form, title="A test")
    assert schema["title"] == "A test"
    assert schema["required"] == ["id"]
    assert schema["properties"] == {
        "id": {"description": "For ever.", "type": "string", "pattern": "^(?:[a-z]+(-[a-z]+)*)$"},
        "life": {
            "type": "object",
            "additionalProperties": {"anyOf": [{"type": "integer", "minimum": 0}, {"type": "string", "pattern": "^="}]},
        },
        "why": {"enum": ["twin", "context"]},
        "ends": {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2},
    }
