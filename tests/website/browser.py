"""Debian's Chromium without a window, by Playwright; it is never downloaded. And folders served to it."""

from __future__ import annotations

import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from checker.website.serve import server_of

PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking")
PATIENCE = 60_000
"""Milliseconds for an answer: machines that test are busy."""
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
PACKAGES = Path(__file__).parents[2] / "node_modules"


def missing(what: str) -> NoReturn:
    """Skip the test for the lack of something, or fail it where ARBITRO_BROWSER=required."""
    if os.environ.get("ARBITRO_BROWSER") == "required":
        pytest.fail(f"{what}, and ARBITRO_BROWSER=required asks for it")
    pytest.skip(f"{what}: what needs it is not tested")


def package(file: str) -> Path:
    """A file of an npm package that a test needs: `axe-core/axe.min.js`."""
    path = PACKAGES / file
    if not path.is_file():
        missing(f"{file.partition('/')[0]} was not installed by npm")
    return path


@contextmanager
def launched() -> Iterator[Browser]:
    """A browser; the test is skipped, or fails, without one."""
    path = next((found for name in PROGRAMS if (found := shutil.which(name))), None)
    if path is None:
        missing("no Chromium was found")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@contextmanager
def visited(browser: Browser, **settings: object) -> Iterator[BrowserContext]:
    """The browser as a reader finds it who was never here; `settings` are Playwright's for a context.

    A script of a page that fails is a failure of the test.
    """
    context = browser.new_context(**({"viewport": DESKTOP} | settings))  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    errors: list[str] = []
    context.on("weberror", lambda error: errors.append(str(error.error)))
    yield context
    context.close()
    assert errors == []


def visit(page: Page, address: str) -> None:
    """Go to a page and wait until it is seen: before that a browser takes no keys."""
    page.goto(address)
    page.wait_for_function("performance.getEntriesByName('first-contentful-paint').length > 0")


def phone(page: Page) -> Page:
    """The same page on the smallest phone."""
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    return page


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address at which a folder is served."""
    server = server_of(folder)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
