"""The search index: accented words are found without their accents too ("abilita" finds "abilità")."""

from __future__ import annotations

import json
import re
import unicodedata

WORD = re.compile(r"\w*[^\W\d_a-zA-Z]\w*")


def without_accents(word: str) -> str:
    """The word in plain letters."""
    return "".join(c for c in unicodedata.normalize("NFKD", word) if not unicodedata.combining(c))


def with_plain_words(index: str) -> str:
    """The index (JSON of the theme's search), each text followed by the plain form of its accented words."""
    data = json.loads(index)
    for entry in data["docs"]:
        plain = sorted({without_accents(word) for word in WORD.findall(f"{entry['title']} {entry['text']}")})
        if plain:
            entry["text"] += f" {' '.join(plain)}"
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
