"""`python -m checker.website.serve`: a built site as web servers show it, with its own pages for what is not there."""

from __future__ import annotations

import argparse
import gzip
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

COMPRESSED = ("text/", "application/javascript", "application/json", "application/xml", "image/svg+xml")
LOST = "404.html"


class SiteHandler(SimpleHTTPRequestHandler):
    """Serves files; at an address without one, the nearest page that says so, upwards from there."""

    def do_GET(self) -> None:
        """Answer with a file, or send on to the address of a folder, which ends with a slash."""
        path = Path(self.translate_path(self.path))
        if path.is_dir() and not urlsplit(self.path).path.endswith("/"):
            super().do_GET()
            return
        file = path / "index.html" if path.is_dir() else path
        if file.is_file():
            self._answer(200, file)
        else:
            self._answer(404, self._lost(path))

    def _lost(self, path: Path) -> Path | None:
        root = Path(self.directory)
        folders = [folder for folder in path.parents if folder == root or root in folder.parents]
        return next((folder / LOST for folder in folders if (folder / LOST).is_file()), None)

    def _answer(self, status: int, file: Path | None) -> None:
        if file is None:
            self.send_error(status)
            return
        content, kind = file.read_bytes(), self.guess_type(str(file))
        self.send_response(status)
        if kind.startswith(COMPRESSED) and "gzip" in self.headers.get("Accept-Encoding", ""):
            content = gzip.compress(content, 6)
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def server_of(folder: Path, port: int = 0) -> ThreadingHTTPServer:
    """A server of a folder on this machine; port 0 takes one that is free. Raises OSError if the port is taken."""
    return ThreadingHTTPServer(("127.0.0.1", port), partial(SiteHandler, directory=str(folder.resolve())))


def main(arguments: list[str] | None = None) -> int:
    """Serve until it is interrupted; 1 if it cannot begin."""
    parser = argparse.ArgumentParser(prog="python -m checker.website.serve", description=__doc__)
    parser.add_argument("--site", default="site", type=Path, help="folder of the built site (default: %(default)s)")
    parser.add_argument("--port", default=8000, type=int, help="where to serve it (default: %(default)s)")
    options = parser.parse_args(arguments)
    try:
        server = server_of(options.site, options.port)
    except (OSError, OverflowError) as problem:
        print(f"port {options.port}: {problem}", file=sys.stderr)
        return 1
    print(f"http://localhost:{server.server_port}/ (Ctrl+C ends it)")
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass
    finally:
        server.server_close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
