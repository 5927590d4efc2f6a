"""From `given:` to a table: the state in which an example begins."""

from checker.scenarios.given.build import build

__all__ = ["build"]
