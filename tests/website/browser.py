"""Chromium without a window, spoken to over pipes in its own protocol: enough to look at a page and use it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--hide-scrollbars",
    "--no-first-run",
)
PATIENCE = 60.0
"""Seconds for an answer: machines that test are busy."""
KEYS = {"ArrowRight": 39, "ArrowLeft": 37, "ArrowDown": 40, "Enter": 13, "Escape": 27, "Tab": 9, "End": 35, "Home": 36}


def program() -> str | None:
    """The path of a Chromium; None if there is none."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address at which a folder is served."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


class Page:
    """A tab. `requests` are the addresses that it asked for since it was opened."""

    def __init__(self, path: str, profile: Path) -> None:
        to_browser, self._out = os.pipe()
        self._in, from_browser = os.pipe()
        command = f'exec "$0" "$@" 3<&{to_browser} 4>&{from_browser}'
        flags = [*FLAGS, "--remote-debugging-pipe", f"--user-data-dir={profile}", "about:blank"]
        self._process = subprocess.Popen(
            ["bash", "-c", command, path, *flags],
            pass_fds=(to_browser, from_browser),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(to_browser)
        os.close(from_browser)
        self._buffer, self._sent, self._session = b"", 0, ""
        self.requests: list[str] = []
        targets = self.call("Target.getTargets")["targetInfos"]
        target = next(one["targetId"] for one in targets if one["type"] == "page")
        self._session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network"):
            self.call(f"{domain}.enable")

    def close(self) -> None:
        """End the browser."""
        with suppress(OSError):
            os.close(self._out)
        self._process.terminate()
        self._process.wait(PATIENCE)
        os.close(self._in)

    def call(self, method: str, **values: object) -> Any:
        """What the browser answers to a command. Raises RuntimeError if it refuses."""
        self._sent += 1
        message: dict[str, object] = {"id": self._sent, "method": method, "params": values}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._out, json.dumps(message).encode() + b"\0")
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            answer = self._next()
            if answer.get("id") == self._sent:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
        raise TimeoutError(method)

    def _next(self) -> dict[str, Any]:
        while b"\0" not in self._buffer:
            more = os.read(self._in, 1 << 16)
            if not more:
                raise RuntimeError("the browser is gone")
            self._buffer += more
        line, _, self._buffer = self._buffer.partition(b"\0")
        answer: dict[str, Any] = json.loads(line)
        if answer.get("method") == "Network.requestWillBeSent":
            self.requests.append(answer["params"]["request"]["url"])
        return answer

    def open(self, address: str) -> None:
        """Go to a page, and wait until it has loaded."""
        self.call("Page.navigate", url="about:blank")
        self.requests.clear()
        self.call("Page.navigate", url=address)
        self.wait("document.readyState === 'complete' && location.href !== 'about:blank'")

    def run(self, script: str) -> Any:
        """The value of an expression on the page."""
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"])
        return answer["result"].get("value")

    def wait(self, script: str) -> None:
        """Until an expression on the page holds, which may not be there yet. Raises TimeoutError if it never does."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with suppress(RuntimeError):
                if self.run(script):
                    return
            time.sleep(0.05)
        raise TimeoutError(script)

    def press(self, key: str) -> None:
        """A key down and up again, wherever the focus is."""
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=KEYS.get(key, 0))

    def type(self, text: str) -> None:
        """Text into whatever has the focus."""
        self.call("Input.insertText", text=text)

    def size(self, width: int, height: int = 800) -> None:
        """The size of the window; below 600 pixels it is a phone."""
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600
        )

    def media(self, medium: str = "", **features: str) -> None:
        """Print or screen, and what the reader prefers: `prefers_color_scheme="dark"`."""
        named = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.call("Emulation.setEmulatedMedia", media=medium, features=named)

    def scripts(self, are_on: bool) -> None:
        """With the page's scripts or without."""
        self.call("Emulation.setScriptExecutionDisabled", value=not are_on)
