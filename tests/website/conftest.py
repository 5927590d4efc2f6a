"""The sample site, built once for all tests that read its pages."""

from __future__ import annotations

from pathlib import Path

import pytest

from checker.website.build import build
from tests.website import sample


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built sample; its pages have no fault."""
    out = tmp_path_factory.mktemp("built") / "site"
    assert build(sample.sites(draft=True), sample.PROJECT, out) == []
    return out
