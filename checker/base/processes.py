"""Work shared out to the machine's cores, in processes that are copies of this one."""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from concurrent.futures import Future

Item = TypeVar("Item")
Result = TypeVar("Result")

LONG = 800
"""Shorter lists of texts are done before a process has started."""

_given: list[Any] = []
"""In a process that was made here: the work, and what it is done to."""


def cores() -> int:
    """How many processes this one may keep busy."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def shared_out(work: Callable[[Item], Result], items: Sequence[Item], jobs: int) -> Iterator[Result]:
    """What `work` makes of each item, in their order; what it hands back goes from process to process pickled.

    What a process fails at is done here once more: it fails as it would have without processes, if it does.
    Where processes cannot be copied (Windows), all is done here.
    """
    if min(jobs, len(items)) < 2 or not hasattr(os, "fork"):
        yield from map(work, items)
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import active_children, get_context

    others = set(active_children())
    pool = ProcessPoolExecutor(min(jobs, len(items)), get_context("fork"), _begin, (work, items))
    own = others
    try:
        waiting = [pool.submit(_do, at) for at in range(len(items))][::-1]
        own = set(active_children()) - others
        for item in items:
            yield _result(waiting.pop(), work, item)
    except BaseException:
        for process in own - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def all_at_once(work: Callable[[Item], Result], items: Sequence[Item], jobs: int) -> Iterator[Result]:
    """The same for a few long pieces of work: with several jobs each has a process, and no core waits for the last."""
    return shared_out(work, items, len(items) if jobs > 1 else 1)


def in_parts(work: Callable[[Sequence[Item]], Result], items: Sequence[Item]) -> list[Result]:
    """What `work` makes of the parts of a list, in their order: of one part if it is done sooner than shared out."""
    count = min(cores(), len(items) // LONG + 1)
    size = max(1, -(-len(items) // count))
    parts = [items[at : at + size] for at in range(0, len(items), size)] or [items]
    return list(shared_out(work, parts, count))


def _result(future: Future[Result], work: Callable[[Item], Result], item: Item) -> Result:
    return work(item) if future.exception() else future.result()


def _begin(work: Callable[[Any], Any], items: Sequence[Any]) -> None:
    """An interrupt ends the process without a word: whoever waits for it speaks."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    _given[:] = [work, items]


def _do(at: int) -> Any:
    work, items = _given
    return work(items[at])
