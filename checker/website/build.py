"""`python -m checker.website.build`: the three languages, the folder above them, a check of every link."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from pathlib import Path
from urllib.parse import urlsplit

from checker.website.config import SiteFailed, build_language
from checker.website.links import Fault, faults
from checker.website.list_views import SiteView
from checker.website.root import write_root
from checker.website.sites import Unpublishable, sites_of_project

ADDRESS = "http://localhost:8000/"


def main(arguments: list[str] | None = None) -> int:
    """Build the site of the project in the current folder; 1 if a ruling failed or a page is broken."""
    options = _parser().parse_args(arguments)
    project = Path.cwd()
    try:
        sites = sites_of_project(project, draft=options.draft)
        found = build(sites, project, project / options.out, options.address)
    except (Unpublishable, SiteFailed) as problem:
        print(problem, file=sys.stderr)
        return 1
    for fault in found:
        print(fault, file=sys.stderr)
    print(_closing_line(sites, found, options.out))
    return 1 if found else 0


def build(sites: tuple[SiteView, ...], project: Path, out: Path, address: str = ADDRESS) -> list[Fault]:
    """Build all languages into the folder `out`, emptied first; gives back what is wrong with the pages."""
    os.environ.setdefault("SOURCE_DATE_EPOCH", "0")  # the same pages whenever they are built
    os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")
    shutil.rmtree(out, ignore_errors=True)
    for site in sites:
        build_language(site, project, out / site.lang, f"{address}{site.lang}/")
    base = urlsplit(address).path or "/"
    write_root(sites, out, base)
    return faults(out, base)


def _closing_line(sites: tuple[SiteView, ...], found: list[Fault], out: str) -> str:
    rulings = len(sites[0].rulings)
    languages = ", ".join(site.lang for site in sites)
    return f"{out}: {rulings} rulings in {languages}; {len(found)} faults in the pages"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m checker.website.build", description=__doc__)
    parser.add_argument("--draft", action="store_true", help="show failed rulings too, with a mark")
    parser.add_argument("--out", default="site", help="folder to build into (default: %(default)s)")
    parser.add_argument(
        "--address",
        default=os.environ.get("ARBITRO_ADDRESS", ADDRESS),
        help="where the site will stand, with a slash at its end (default: %(default)s, or $ARBITRO_ADDRESS)",
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
