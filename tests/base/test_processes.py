"""Work in several processes comes out as it does in one."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from multiprocessing import get_context
from pathlib import Path

import pytest

from checker.base.processes import LONG, all_at_once, in_parts, shared_out

HERE = os.getpid()

INTERRUPTED = """
import os, signal, sys, time
signal.signal(signal.SIGINT, signal.default_int_handler)  # who runs the tests may have it ignored
from checker.base.processes import shared_out

def work(item):
    os.write(1, b"begun\\n")
    time.sleep(30)

try:
    list(shared_out(work, [1, 2], 2))
except KeyboardInterrupt:
    sys.exit(130)
"""


def in_the_items_order(item: int) -> tuple[int, bool]:
    """The first items take longest."""
    time.sleep(0.05 / item)
    return item * item, os.getpid() == HERE


@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_results_come_in_the_order_of_the_items(jobs: int) -> None:
    found = list(shared_out(in_the_items_order, [1, 2, 3, 4], jobs))
    assert found == [(square, jobs == 1) for square in (1, 4, 9, 16)]


def test_one_item_is_done_here() -> None:
    assert list(shared_out(in_the_items_order, [2], 8)) == [(4, True)]


def test_a_few_long_pieces_have_a_process_each() -> None:
    meeting = get_context("fork").Barrier(3)
    assert sorted(all_at_once(lambda item: meeting.wait(20), [1, 2, 3], 2)) == [0, 1, 2]


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_fails_in_a_process_fails_as_it_would_here(jobs: int) -> None:
    def work(item: int) -> float:
        return 1 / item

    results = shared_out(work, [1, 0, 2], jobs)
    assert next(results) == 1
    with pytest.raises(ZeroDivisionError) as failure:
        next(results)
    assert failure.traceback[-1].name == "work"
    assert failure.value.__context__ is None


def test_the_work_of_a_process_that_was_killed_is_done_here() -> None:
    def work(item: int) -> int:
        if os.getpid() != HERE and item == 1:
            os.kill(os.getpid(), signal.SIGKILL)
        return item

    assert list(shared_out(work, [0, 1, 2, 3], 2)) == [0, 1, 2, 3]


def test_what_cannot_go_from_process_to_process_is_made_here() -> None:
    (first, second) = shared_out(lambda item: lambda: item, [1, 2], 2)
    assert (first(), second()) == (1, 2)


def test_an_interrupt_ends_all_processes_without_a_word() -> None:
    root = Path(__file__).parents[2]
    command = [sys.executable, "-c", INTERRUPTED]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=root, stdout=pipe, stderr=pipe, start_new_session=True) as running:
        assert running.stdout
        assert [running.stdout.readline() for _ in range(2)] == [b"begun\n"] * 2
        os.killpg(running.pid, signal.SIGINT)
        said, complained = running.communicate(timeout=20)
    assert (running.returncode, said, complained) == (130, b"", b"")


@pytest.mark.parametrize("length", [0, 1, LONG - 1, 2 * LONG + 1])
def test_a_long_list_is_done_in_parts(length: int) -> None:
    parts = in_parts(list, range(length))
    assert [item for part in parts for item in part] == list(range(length))
