"""MkDocs' side of the website: the plugin's options, and one language built in this process."""

from __future__ import annotations

import logging
from pathlib import Path

from mkdocs.commands.build import build
from mkdocs.config import config_options as options
from mkdocs.config import load_config
from mkdocs.config.base import Config
from mkdocs.exceptions import Abort, MkDocsException

from checker.website.list_views import SiteView

REPORT = "mailto:?subject={subject}&body={body}"
"""A letter whose reader is still to be named."""


class ArbitroConfig(Config):
    """`language` is the language of this build; `report` the address at which faults are reported.

    In it `{subject}` and `{body}` stand for what is filled in: `mailto:…?subject={subject}&body={body}`.
    """

    language = options.Choice(("it", "fr", "en"))
    report = options.Type(str, default=REPORT)


class SiteFailed(Exception):
    """MkDocs refused to build; its own log says why."""


def build_language(site: SiteView, project: Path, out: Path, address: str) -> None:
    """Build one language into `out`, to be published at `address`; a warning of MkDocs is a failure."""
    logging.getLogger("mkdocs").setLevel(logging.WARNING)
    try:
        config = load_config(str(project / f"mkdocs.{site.lang}.yml"), site_dir=str(out), site_url=address, strict=True)
        plugin = config.plugins["arbitro"]
        plugin.site = site  # type: ignore[attr-defined]
        build(config)
    except (Abort, MkDocsException) as problem:
        raise SiteFailed(str(problem)) from problem
