"""The sample site, built once for all tests that read its pages, and a browser to use it in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from checker.website.build import build
from tests.website import sample, tried
from tests.website.browser import launched, package, served, visited


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built sample; its pages have no fault."""
    out = tmp_path_factory.mktemp("built") / "site"
    assert build(sample.sites(draft=True), sample.PROJECT, out) == []
    return out


@pytest.fixture(scope="session")
def address(built: Path) -> Iterator[str]:
    """Where the built sample is served, with a slash at its end."""
    with served(built) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A Chromium for all tests; skipped with a reason, or failed, where there is none."""
    with launched() as found:
        yield found


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A tab of a reader who was never here: a desktop, scripts on, nothing preferred, English."""
    with visited(browser) as context:
        yield context.new_page()


@pytest.fixture(scope="session")
def trial_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built site on which examples can be tried; for that Pyodide is needed."""
    package("pyodide/pyodide.mjs")
    return tried.built_site(tmp_path_factory.mktemp("tried"))


@pytest.fixture(scope="session")
def trial_address(trial_site: Path) -> Iterator[str]:
    """Where it is served."""
    with served(trial_site) as found:
        yield found
