"""In which language the command speaks."""

from __future__ import annotations

import pytest

from checker.cli.language import interface_language


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        (["verify", "--lang", "fr"], {"LANG": "it_IT.UTF-8"}, "fr"),
        (["--lang=fr", "verify"], {}, "fr"),
        (["verify"], {"LANG": "it_IT.UTF-8"}, "it"),
        (["verify"], {"LC_ALL": "fr_CA", "LANG": "it_IT"}, "fr"),
        (["verify"], {"LC_ALL": "", "LANG": "it"}, "it"),
        (["verify"], {"LANG": "C.UTF-8"}, "en"),
        (["verify"], {"LANG": "de_DE"}, "en"),
        (["verify"], {"LANG": "italian"}, "en"),
        (["verify"], {}, "en"),
        (["verify", "--lang"], {"LANG": "it"}, "it"),
        (["verify", "--lang", "de"], {"LANG": "it"}, "it"),
    ],
)
def test_the_option_comes_before_the_locale_and_english_is_last(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert interface_language(arguments, environment) == language


def test_the_language_of_a_translation_is_not_that_of_the_interface() -> None:
    arguments = ["--lang", "it", "translate", "accept", "some-ruling", "--lang", "fr"]
    assert interface_language(arguments, {}) == "it"
    assert interface_language(arguments[2:], {}) == "en"
