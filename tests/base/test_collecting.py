"""Work without the garbage collector."""

from __future__ import annotations

import gc

import pytest

from checker.base.collecting import without_collecting


@without_collecting()
def failing() -> None:
    assert not gc.isenabled()
    raise KeyError


def test_it_rests_meanwhile_and_comes_back() -> None:
    with pytest.raises(KeyError):
        failing()
    assert gc.isenabled()


def test_who_has_switched_it_off_finds_it_off() -> None:
    gc.disable()
    try:
        with without_collecting():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()
