"""What a right translation may have in place of a particle that it lacks, since it says the same in another way."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections import Counter

STANDS_FOR: dict[str, tuple[str, ...]] = {
    "neg": ("without unless except", "only", "instead", "fail", "lack", "stop", "empty", "remain", "atmost",
            "far", "different", "otherwise", "lose", "until", "nay"),
    "nay": ("neg without unless except", "only", "instead", "fail", "lack", "stop", "empty"),
    "without": ("neg", "lose", "instead", "lack", "stop", "except", "before", "leave", "unless"),
    "unless": ("except", "otherwise", "without", "until", "only", "neg"),
    "except": ("but", "only", "unless", "neg", "without", "other", "different"),
    "litotes": ("can", "even", "while", "remain", "again", "anynumber"),
    "bound": ("must", "only", "while"),
    "until": ("while", "before", "only", "upto", "neg"),
    "can": ("permit", "litotes", "upto", "anynumber", "legal", "wish"),
    "must": ("bound", "unless"),
    "should": (),
    "neednot": (),
    "upto": ("atmost", "anynumber"),
    "anynumber": ("upto", "any"),
    "atleast": ("anynumber", "neg"),
    "atmost": ("upto", "only", "neg"),
    "less": (),
    "more": ("other",),
    "only": ("suffice", "same", "except", "unless", "until", "before", "atmost"),
    "other": ("except", "more", "different", "second", "again", "new", "change", "rest"),
}  # fmt: skip
"""The words of other kinds that a right translation may have in place of one that it lacks; some count together."""
_NO = "neg without unless except litotes lack fail less stop"
_LIMITS = "only atmost more1"
_OPPOSED = (("before", "after"), ("after", "before"), ("same", "different other change"),
            ("different other change", "same"), ("leave", "more"), ("more", "leave"),
            ("leave", "remain"), ("remain", "leave"),
            ("tapped", "untapped"), ("untapped", "tapped"), ("less", "more atleast"),
            ("more atleast", "less"))  # fmt: skip


def acquitted(kind: str, said: Counter[str], here: Counter[str]) -> int:
    """How many of the lacking ones are said in other words."""
    found = sum(_surplus(other, here, said) for other in STANDS_FOR[kind])
    found += _denied(kind, said, here) + _twice_no(kind, said, here)
    return found + _limited(kind, said, here) + _opposed(kind, said, here)


def _denied(kind: str, said: Counter[str], here: Counter[str]) -> int:
    """*Does not halt it* for *does not stop it from*, which is a litotes."""
    if kind == "litotes":
        return min(_surplus("neg", here, said), _surplus("stop", here, said))
    return min(_surplus("litotes", here, said), _surplus("stop", said, here)) if kind == "neg" else 0


def _twice_no(kind: str, said: Counter[str], here: Counter[str]) -> int:
    """*Cannot unless*, *cannot without*: what two negations say is *must* or *only*."""
    if kind == "neednot":
        return max(0, here["even"] - said["even"])
    if kind == "must":
        return max(0, _surplus(_NO, here, said) // 2 + _surplus("only", here, said) - _surplus(_LIMITS, said, here))
    if kind == "only":
        once = min(_surplus("more1", here, said), _surplus("neg", here, said))
        return once + _surplus(_NO, here, said) // 2 + max(0, here["must"] - said["must"])
    if kind in _NO.split() and _surplus(_NO, said, here) >= 2:
        return 2 * _surplus("must only", here, said)
    return 0


def _limited(kind: str, said: Counter[str], here: Counter[str]) -> int:
    """*Is cast only then* for *can be cast only then*, *must be an Elf to attack* for *can attack only as an Elf*."""
    if kind != "can":
        return 0
    limits = _every("more1 only atmost except", here) + (_surplus("must suffice", here, said) if said["only"] else 0)
    return min(said["only"] + said["only+"] + said["atmost"] + said["upto"], limits)


def _opposed(kind: str, said: Counter[str], here: Counter[str]) -> int:
    """*Never before* for *after*: with the opposite of a word, a negation comes in or goes."""
    if kind not in ("neg", "other"):
        return 0
    return sum(min(_surplus(one, said, here), _surplus(other, here, said)) for one, other in _OPPOSED)


def _every(kinds: str, counts: Counter[str]) -> int:
    return sum([counts[each] for each in _signed(kinds) if each in counts])


@lru_cache(maxsize=256)
def _signed(kinds: str) -> tuple[str, ...]:
    return tuple(f"{kind}{sign}" for kind in kinds.split() for sign in ("", "?", "+"))


def _surplus(kinds: str, here: Counter[str], said: Counter[str]) -> int:
    found = _every(kinds, here)
    return max(0, found - _every(kinds, said)) if found else 0
