"""Work shared out to a process for each processor: long lists only, and only where a process can fork."""

from __future__ import annotations

import os
import pickle
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Item = TypeVar("Item")
Result = TypeVar("Result")

_LONG = 800
"""Shorter lists are done before a process has started."""


def shared_out(work: Callable[[Sequence[Item]], Result], items: Sequence[Item]) -> list[Result]:
    """The results of the parts of a list, in order; the first part is done here. Results must be picklable."""
    count = min(_processors(), len(items) // _LONG + 1)
    if count < 2 or not hasattr(os, "fork"):
        return [work(items)]
    size = -(-len(items) // count)
    parts = [items[at : at + size] for at in range(0, len(items), size)]
    children = [_started(work, part) for part in parts[1:]]
    return [work(parts[0]), *(_finished(*child) for child in children)]


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _started(work: Callable[[Sequence[Item]], Result], part: Sequence[Item]) -> tuple[int, int]:
    """The id of the child, and where it writes its result."""
    reads, writes = os.pipe()
    child = os.fork()
    if child:
        os.close(writes)
        return child, reads
    code = 1
    try:
        os.close(reads)
        with os.fdopen(writes, "wb") as out:
            pickle.dump(work(part), out)
        code = 0
    finally:
        os._exit(code)


def _finished(child: int, reads: int) -> Result:  # type: ignore[type-var]
    with os.fdopen(reads, "rb") as result:
        data = result.read()
    os.waitpid(child, 0)
    if not data:
        raise ChildProcessError
    loaded: Result = pickle.loads(data)
    return loaded
