"""The skeleton of a ruling: a small true one, to be rewritten step by step while it stays verified."""

from __future__ import annotations

TEXTS = {
    "it": (
        "Chi controlla una creatura con legame vitale guadagna punti vita quando essa infligge danno",
        "Quando una creatura con legame vitale infligge danno, il suo controllore guadagna altrettanti punti vita.",
    ),
    "fr": (
        "Le contrôleur d'une créature avec le lien de vie gagne des points de vie quand elle inflige des blessures",
        "Quand une créature avec le lien de vie inflige des blessures, son contrôleur gagne autant de points de vie.",
    ),
    "en": (
        "The controller of a creature with lifelink gains life when it deals damage",
        "When a creature with lifelink deals damage, its controller gains that much life.",
    ),
}

_PAGE = """\
# yaml-language-server: $schema={schema}
id: {id}
edition: "{edition}"               # its rule numbers are to be read here
title:
  {language}: {title}
text:
  source: {language}                        # the language it was written in first
  {language}: {text}
cites: ["702.15b"]                  # the rules that decide it; each is proved to be needed
see: []                             # rules that only belong to the scene: {{rule: "120.2a", why: context}}
examples:
  - id: an-unblocked-attacker-with-lifelink
    given:
      turn: A, beginning of combat
      battlefield:
        A: [{{creature: Cleric, power: 2, toughness: 2, keywords: [lifelink], as: cleric}}]
    play:
      - attack: {{cleric: B}}
      - to: end of combat
    expect:
      life: {{A: 22, B: 18}}
    without: {{"702.15b": {{life: {{A: 20, B: 18}}}}}}   # what happens if that rule is forgotten
"""


def skeleton(id: str, edition: str, language: str, schema: str, title: str | None = None) -> str:
    """The text of a file; a title that is given stands in place of the example's own."""
    own, text = TEXTS[language]
    return _PAGE.format(
        id=id, edition=edition, language=language, schema=schema, title=_quoted(title or own), text=_quoted(text)
    )


def _quoted(text: str) -> str:
    """As a double-quoted scalar of YAML: nothing in it can be read as anything but text."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{" ".join(escaped.split())}"'
