"""The MkDocs plugin: rulings become pages that stand beside the written ones, outside the navigation."""

from __future__ import annotations

from pathlib import Path

from jinja2 import Environment
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page

from checker.base.messages import message
from checker.website import pages
from checker.website.config import ArbitroConfig
from checker.website.list_views import SiteView
from checker.website.once import Once
from checker.website.packages import package
from checker.website.reporting import report_link
from checker.website.search import search_files
from checker.website.sites import Unpublishable, site_of_project
from checker.website.speech import Speech
from checker.website.symbol_font import CSS, symbol_font
from checker.website.views import RulingView

ASSETS = Path(__file__).parent / "assets"
WAYS = {
    "all.md": message("Rulings"),
    "rules.md": message("By rule"),
    "cards.md": message("By card"),
    "mechanics.md": message("By mechanic"),
    "terms.md": message("Glossary"),
}
"""The ways to the rulings, in the order of the navigation."""
REPORTS = {
    "sources.md": message("By source"),
    "changes.md": message("Changes"),
    "coverage.md": message("Coverage"),
    "status.md": message("Translations"),
}
"""What is told of the rulings as a whole."""
HIDDEN = ["navigation", "toc"]


class ArbitroPlugin(BasePlugin[ArbitroConfig]):
    """`site` is what is published; who builds several languages hands it over: games are played once.

    `blocks` are the parts of pages that are HTML already, by the names of their files.
    """

    site: SiteView | None = None

    def __init__(self) -> None:
        super().__init__()
        self.blocks: dict[str, list[str]] = {}

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Put the language, the navigation and the notice of every page in place."""
        site = self._site(config)
        speech = self._speech
        config.theme["language"] = site.lang
        config.nav = [
            {speech.tell(message("Home")): "index.md"},
            *({speech.tell(title): name} for name, title in WAYS.items()),
            {speech.tell(message("How it works")): [
                    "about.md",
                    *({speech.tell(title): name} for name, title in REPORTS.items()),
                    {speech.tell(message("Data")): "api.md"},
                ]},
        ]
        config.site_description = speech.tell(pages.ABOUT)
        config.copyright = _notice(speech)
        config.extra |= {"languages": site.names, "lang": site.lang, "draft": _draft_notice(site, speech)}
        config.extra["root"] = (config.site_url or "").removesuffix(f"{site.lang}/")
        config.extra["feed"] = speech.tell(message("Arbitro: changes"))
        config.extra["line"] = speech.tell(message("Magic rulings, proved"))
        config.extra["lost"] = speech.tell(message("There is no page at this address"))
        own = message("Read this page in English")
        config.extra["offers"] = {code: Speech(code).tell(own) for code, _ in site.names}
        if package("mana-font"):
            config.extra_css.append("assets/symbols.css")
        config.extra["find"] = {
            "label": speech.tell(message("Search")),
            "hint": speech.tell(message("A rule, a card, a word")),
            "reset": speech.tell(message("Clear")),
            "none": speech.tell(message("Nothing found")),
            "some": speech.tell(message("Found:")),
            "near": speech.tell(message("No page has all these words. The nearest:")),
            "unreached": speech.tell(message("The search is out of reach: it needs a connection, or a web server.")),
        }
        return config

    def on_files(self, files: Files, *, config: MkDocsConfig) -> Files:
        """Add a page for each topic, ruling and old id, the indexes, and the styles."""
        site = self._site(config)
        for topic in site.topics:
            self._add(files, config, f"t/{topic.id}.md", pages.topic_page(topic, site, self._speech))
        for name, content in pages.index_pages(site, self._speech).items():
            self._add(files, config, name, content)
        for ruling in site.rulings:
            self._add(files, config, f"r/{ruling.id}.md", self._ruling_page(ruling, config))
            for old in ruling.was:
                self._add(files, config, f"r/{old}.md", pages.redirect_page(ruling.id, self._speech))
        if font := package("mana-font"):
            files.append(File.generated(config, "assets/symbols.css", content=CSS))
            files.append(File.generated(config, "assets/fonts/symbols.woff2", content=symbol_font(font)))
        for asset in sorted(ASSETS.rglob("*")):
            if asset.is_file():
                name = f"assets/{asset.relative_to(ASSETS).as_posix()}"
                files.append(File.generated(config, name, abs_src_path=str(asset)))
        return files

    def on_env(self, env: Environment, *, config: MkDocsConfig, files: Files) -> Environment:
        """What templates call around parts that many pages share."""
        env.globals["once"] = Once()
        return env

    def on_page_markdown(self, markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
        """One column without sidebars; the home page's figures and topics follow its written introduction."""
        page.meta["hide"] = HIDDEN
        about = str(page.meta.get("description", ""))
        page.meta["description"] = about.replace('"', "&quot;")  # the theme prints it as it is
        if page.file.src_uri == "index.md":
            return f"{markdown}\n\n{pages.home_sections(self._site(config), self._speech)}"
        return markdown

    def on_page_content(self, html: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
        """Put what Markdown did not read back in its place."""
        return pages.together(html, self.blocks.pop(page.file.src_uri, []))

    def on_post_build(self, *, config: MkDocsConfig) -> None:
        """Write the feed, and the files of the search."""
        feed = pages.feed(self._site(config), self._speech, config.site_url or "")
        Path(config.site_dir, "feed.xml").write_text(feed, "utf-8")
        folder = Path(config.site_dir) / "search"
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in search_files(self._site(config), self._speech).items():
            folder.joinpath(name).write_text(text, "utf-8")

    def _ruling_page(self, ruling: RulingView, config: MkDocsConfig) -> str:
        address = f"{config.site_url or ''}r/{ruling.id}/"
        report = report_link(ruling, address, self.config.report, self._speech)
        return pages.ruling_page(ruling, self._site(config), self._speech, report)

    def _add(self, files: Files, config: MkDocsConfig, name: str, page: str) -> None:
        content, self.blocks[name] = pages.apart(page)
        level = InclusionLevel.INCLUDED if name in (*WAYS, *REPORTS) else InclusionLevel.NOT_IN_NAV
        files.append(File.generated(config, name, content=content, inclusion=level))

    @property
    def _speech(self) -> Speech:
        return Speech(self.config.language)

    def _site(self, config: MkDocsConfig) -> SiteView:
        if self.site is None:
            try:
                self.site = site_of_project(Path(config.config_file_path).parent, self.config.language)
            except Unpublishable as problem:
                raise PluginError(str(problem)) from problem
        return self.site


def _draft_notice(site: SiteView, speech: Speech) -> str:
    return speech.tell(message("Draft: some rulings here failed their proof.")) if site.draft else ""


def _notice(speech: Speech) -> str:
    """The same on every page; the messages are the project's own and hold no markup but these links."""
    fan = speech.tell(
        message(
            "Arbitro is unofficial fan content, neither approved nor endorsed by Wizards of the Coast. "
            "Magic: The Gathering, its cards and its rules are property of Wizards of the Coast LLC."
        )
    )
    texts = speech.tell(message("Texts: CC BY 4.0. Code: MIT."))
    return f'<span class="ab-fan">{fan}</span> <span class="ab-licence">{texts}</span>'
