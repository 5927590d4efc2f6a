"""Exit codes."""

from __future__ import annotations

OK = 0
FOUND = 1
"""The work was done and something is wrong with what was checked."""
UNABLE = 2
"""The work could not be done: bad arguments, nothing found to check, a bug."""
INTERRUPTED = 130
BROKEN_PIPE = 141
