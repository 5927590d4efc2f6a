"""The font of the symbols: of the npm package's 187 KB only the signs that texts use, in the places of their letters.

So the text stays `{T}`: who copies it or has no font finds the letter, everybody else sees the sign.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from io import BytesIO
from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FAMILY = "Arbitro symbols"
NAMES = {"T": "tap", "Q": "untap", **{letter: letter.lower() for letter in "WUBRGCSXYZEP0123456789"}}
"""What the package calls the sign of each letter."""
NUMBERS = range(10, 21)
"""Signs that stand for two digits."""
CSS = f"""@font-face {{
  font-family: "{FAMILY}";
  font-display: block;
  src: url("fonts/symbols.woff2") format("woff2");
}}
"""


@cache
def symbol_font(package: Path) -> bytes:
    """The font as WOFF2, made of what the folder of the package holds: the same bytes each time."""
    codes = _codes((package / "css" / "mana.css").read_text("utf-8"))
    font = TTFont(package / "fonts" / "mana.woff2", recalcTimestamp=False)
    glyphs = {name: font.getBestCmap()[codes[name]] for name in (*NAMES.values(), *map(str, NUMBERS))}
    options = Options(layout_features=[], name_IDs=["*"], notdef_outline=False)
    subsetter = Subsetter(options)
    subsetter.populate(glyphs=list(glyphs.values()))
    subsetter.subset(font)
    _use_letters(font, glyphs)
    font.flavor = "woff2"
    stored = BytesIO()
    font.save(stored)
    return stored.getvalue()


def _codes(css: str) -> dict[str, int]:
    """The characters of the package's font, by the names of its signs."""
    rules = re.findall(r'\.ms-([\w-]+)::before(?:, \.ms-[\w-]+::before)* \{\s*content: "\\([0-9a-f]+)"', css)
    return {name: int(code, 16) for name, code in rules}


def _use_letters(font: TTFont, glyphs: Mapping[str, str]) -> None:
    """Put the signs in the places of their letters and digits; two digits make one sign."""
    places = {ord(letter): glyphs[name] for letter, name in NAMES.items()}
    for table in font["cmap"].tables:
        table.cmap = dict(places) if table.isUnicode() else {}
    for glyph in glyphs.values():
        font["hmtx"][glyph] = (font["glyf"][glyph].xMax, 0)  # the package leaves room at the right of narrow ones
    pairs = (f"sub {glyphs[str(n // 10)]} {glyphs[str(n % 10)]} by {glyphs[str(n)]};" for n in NUMBERS)
    addOpenTypeFeaturesFromString(font, f"feature liga {{ {' '.join(pairs)} }} liga;")
