"""The places of the engine where a rule hangs, and what forgetting it means there."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, eq=False)
class Hook:
    """``forgotten`` says what a game without such a rule does; ``needs_otherwise``: the rule must say it itself."""

    name: str
    forgotten: str
    needs_otherwise: bool = False


StateBasedAction = Hook("state-based action", "the action is not performed")
TurnBasedAction = Hook("turn-based action", "the action is not performed")
ProcedureStep = Hook("procedure step", "what stands in 'without it' is done instead", needs_otherwise=True)
Refusal = Hook("refusal", "nobody refuses it")
Replacement = Hook("replacement", "the event is not replaced")
Consequence = Hook("consequence", "nothing follows")
LayerStep = Hook("layer step", "the effects of this layer are not applied")
Definition = Hook("definition", "what stands in 'without it' holds instead", needs_otherwise=True)

HOOKS = (
    StateBasedAction, TurnBasedAction, ProcedureStep, Refusal, Replacement, Consequence, LayerStep, Definition,
)  # fmt: skip
