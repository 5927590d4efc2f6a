"""`python -m checker.website.build`: the three languages, the folder above them, a check of every link."""

from __future__ import annotations

import argparse
import gc
import os
import shutil
import sys
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from checker.base.processes import all_at_once, cores
from checker.website.built import Built, read_pages
from checker.website.config import SiteFailed, build_language
from checker.website.links import Fault, faults
from checker.website.list_views import SiteView
from checker.website.packages import lacking
from checker.website.root import write_root
from checker.website.sites import Unpublishable, proved_project, sites_of
from checker.website.tryit.publishing import Altered, TryIt, try_it
from checker.website.weights import heavy_pages

ADDRESS = "http://localhost:8000/"
INTERRUPTED = 130


def main(arguments: list[str] | None = None) -> int:
    """Build the site of the project in the current folder; 1 if a ruling failed or a page is broken."""
    options = _parser().parse_args(arguments)
    gc.disable()  # what a build makes it keeps: looking for waste takes a fifth of the time
    project = Path.cwd()
    try:
        proved = proved_project(project, options.draft, options.jobs)
        sites = sites_of(proved, options.jobs)
        tryit = try_it(proved, sites, project)
        found = build(sites, project, project / options.out, options.address, options.jobs, tryit)
    except (Unpublishable, SiteFailed, Altered) as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    for fault in found:
        print(fault, file=sys.stderr)
    if lacking():
        print(lacking())
    print(_closing_line(sites, found, options.out))
    return 1 if found else 0


def build(
    sites: tuple[SiteView, ...],
    project: Path,
    out: Path,
    address: str = ADDRESS,
    jobs: int = 1,
    tryit: TryIt | None = None,
) -> list[Fault]:
    """Build all languages into the folder `out`, emptied first; gives back what is wrong with the pages.

    With several jobs each language has a process of its own; without `tryit` there is no page on which examples are
    tried out. Raises SiteFailed and Altered.
    """
    os.environ.setdefault("SOURCE_DATE_EPOCH", "0")  # the same pages whenever they are built
    os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")
    shutil.rmtree(out, ignore_errors=True)
    if tryit:
        sites = tryit.announced(sites)
    built: dict[str, Built] = {}
    for pages in all_at_once(partial(_language, project=project, out=out, address=address), sites, jobs):
        if isinstance(pages, str):
            raise SiteFailed(pages)
        built |= pages
    base = urlsplit(address).path or "/"
    write_root(sites, out, base)
    if tryit:
        tryit.write(out)
    return [*faults(out, base, built), *heavy_pages(out)]


def _language(site: SiteView, project: Path, out: Path, address: str) -> dict[str, Built] | str:
    """The pages of one language, built and read; if that failed, what is to be told of it."""
    try:
        build_language(site, project, out / site.lang, f"{address}{site.lang}/")
    except SiteFailed as failure:
        return str(failure)
    return read_pages(out, out / site.lang)


def _closing_line(sites: tuple[SiteView, ...], found: list[Fault], out: str) -> str:
    rulings = len(sites[0].rulings)
    languages = ", ".join(site.lang for site in sites)
    return f"{out}: {rulings} rulings in {languages}; {len(found)} faults in the pages"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m checker.website.build", description=__doc__)
    parser.add_argument("--draft", action="store_true", help="show failed rulings too, with a mark")
    parser.add_argument(
        "--jobs", type=int, default=cores(), metavar="N", help="how many processes work (default: one for each core)"
    )
    parser.add_argument("--out", default="site", help="folder to build into (default: %(default)s)")
    parser.add_argument(
        "--address",
        default=os.environ.get("ARBITRO_ADDRESS", ADDRESS),
        help="where the site will stand, with a slash at its end (default: %(default)s, or $ARBITRO_ADDRESS)",
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
