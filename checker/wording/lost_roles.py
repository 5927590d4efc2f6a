"""Roles that a translation has lost while another one has come in."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.wording.relations import is_named
from checker.wording.roles import THAT, roles_in
from checker.wording.units import Fault

if TYPE_CHECKING:
    from checker.wording.reading import Reading
    from checker.wording.roles import Role
    from checker.wording.tokens import Text

_PLAIN = frozenset(("opponent", "teammate", "defending", "attacking", "active", "nonactive"))
"""Who is one of these is called so in every language: *its controller* may be *chi lo controlla*."""


def lost_role(reading: Reading, source: Text) -> Fault | None:
    """A role that the translation has not, while it has one that the source has not."""
    said, here = named_roles(reading, source)
    lost = {role for _, role, _ in said} - {role for _, role, _ in here}
    come = [each for each in here if each[1] not in {role for _, role, _ in said}]
    come = [each for each in come if each[1] != "you" or _is_telling(each[2])]
    if lost - {"you"} and come:
        return _become(lost - {"you"}, said, come[0])
    come = [each for each in come if is_named(each[2]) and each[1] != "you"]
    if "you" in lost and come:
        return _become({"you"}, said, come[0])
    new = next((each for each in come if each[1] in _PLAIN), None)
    return Fault(new[0], message('"{here}" is not in the source', here=new[2]), new[2]) if new else None


def _is_telling(words: str) -> bool:
    """A pronoun or a possessive names the player; a verb in the second person may be an imperative."""
    return words.casefold() in ("you", "your", "yours", "tu", "te", "tuo", "tua", "tuoi", "tue", "controlli", "vous",
                                "votre", "vos")  # fmt: skip


def _become(lost: set[str], said: list[Role], come: Role) -> Fault:
    old = next(words for _, role, words in said if role in lost)
    at, _, new = come
    return Fault(at, message('"{old}" of the source has become "{new}"', old=old, new=new), new)


@lru_cache(maxsize=4096)
def _named(text: str, lang: str) -> list[Role]:
    """Not *that player*, who may be anybody."""
    return [each for each in roles_in(text, lang) if each[1] != THAT]


def named_roles(reading: Reading, source: Text) -> tuple[list[Role], list[Role]]:
    """Those of the source, and those of the translation."""
    return _named(source.composed, reading.unit.source_lang or "en"), _named(reading.target.composed, reading.lang)
