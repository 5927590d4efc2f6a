"""A proof as bytes, to be handed from process to process and kept in a file.

Bytes from a file are not trusted: only values of the kinds that a proof is made of are made of them, nothing is
imported for them, and no function is called but `rule_named`.
"""

from __future__ import annotations

import io
import pickle
import sys
from copyreg import dispatch_table
from typing import Any

from checker.engine.records.characteristics import Characteristics
from checker.engine.rulebook.rule import Rule
from checker.proof.prove import Proof
from checker.scenarios.filling import Frames

ROOMS = tuple(f"checker.{room}." for room in ("base", "engine.abilities", "engine.records", "proof", "scenarios"))
"""Where the classes stand of which a proof is made."""


class Unreadable(Exception):
    """Bytes that are no proof."""


def packed(proof: Proof) -> bytes | None:
    """The proof as bytes; None if something in it cannot leave its process."""
    buffer = io.BytesIO()
    pickler = pickle.Pickler(buffer, pickle.HIGHEST_PROTOCOL)
    pickler.dispatch_table = dispatch_table | _REDUCED
    try:
        pickler.dump(proof)
    except (pickle.PicklingError, AttributeError, TypeError):
        return None
    return buffer.getvalue()


def unpacked(data: bytes) -> Proof:
    """The proof that was packed. Raises Unreadable."""
    try:
        found = _Reader(io.BytesIO(data)).load()
    except Exception as failure:
        raise Unreadable(str(failure)) from failure
    if not isinstance(found, Proof):
        raise Unreadable(type(found).__name__)
    return found


def rule_named(module: str, name: str) -> Rule:
    """A rule by its function's name, in a module that is there already."""
    found = getattr(sys.modules[module], name)
    if not isinstance(found, Rule):
        raise pickle.UnpicklingError(f"{module}.{name} is no rule")
    return found


def _reduced_rule(rule: Rule) -> tuple[Any, ...]:
    module = rule.fn.__module__
    if getattr(sys.modules[module], rule.name, None) is not rule:
        raise pickle.PicklingError(f"{rule!r} stands in no module")
    return rule_named, (module, rule.name)


def _reduced_frames(frames: Frames) -> tuple[Any, ...]:
    """Filled, and without the tables that they were filled from."""
    return tuple, (list(frames),)


def _reduced_characteristics(what: Characteristics) -> str | tuple[Any, ...]:
    """Without what a query has worked out of them, which holds the whole rulebook."""
    bare = what.copy(what.controller)
    bare.kept = None
    return bare.__reduce_ex__(pickle.HIGHEST_PROTOCOL)


_REDUCED: dict[type, Any] = {
    Rule: _reduced_rule,
    Frames: _reduced_frames,
    Characteristics: _reduced_characteristics,
}


class _Reader(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        if (module, name) in (("builtins", "tuple"), (__name__, rule_named.__name__)):
            return super().find_class(module, name)
        found = getattr(sys.modules.get(module), name, None) if module.startswith(ROOMS) else None
        if not isinstance(found, type):
            raise pickle.UnpicklingError(f"{module}.{name} is no part of a proof")
        return found
