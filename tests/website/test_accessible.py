"""Everybody can read the pages and use them."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.website.test_reading import KINDS

NAMELESS = Path(__file__).with_name("nameless.js").read_text("utf-8")
FAINT = Path(__file__).with_name("faint.js").read_text("utf-8")


@pytest.mark.parametrize("kind", KINDS)
def test_everything_that_can_be_used_has_a_name(page: Page, address: str, kind: str) -> None:
    page.goto(f"{address}fr/{kind}")
    assert page.evaluate(NAMELESS) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("kind", KINDS)
def test_all_text_stands_out_from_what_is_behind_it(page: Page, address: str, kind: str, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    page.goto(f"{address}it/{kind}")
    page.wait_for_function(f"document.body.dataset.mdColorScheme === '{'slate' if scheme == 'dark' else 'default'}'")
    assert page.evaluate(FAINT) == []
