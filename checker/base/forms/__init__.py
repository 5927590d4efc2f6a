"""What may stand in a file, described once: from it come the checks, the messages and the JSON Schema."""

from checker.base.forms.collections import ListOf, MappingOf, OneOf, one_or_more
from checker.base.forms.form import Anything, Described, Form, Named, check, described, json_schema
from checker.base.forms.keys import Keys
from checker.base.forms.marked import Date, ManaText, RuleNumber
from checker.base.forms.numbers import Expression, Number
from checker.base.forms.scalars import Choice, Flag, Name, Pattern, Text

__all__ = [
    "Anything",
    "Choice",
    "Date",
    "Described",
    "Expression",
    "Flag",
    "Form",
    "Keys",
    "ListOf",
    "ManaText",
    "MappingOf",
    "Name",
    "Named",
    "Number",
    "OneOf",
    "Pattern",
    "RuleNumber",
    "Text",
    "check",
    "described",
    "json_schema",
    "one_or_more",
]
