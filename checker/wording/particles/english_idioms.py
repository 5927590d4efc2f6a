"""Idioms of English that say *may*, *must*, *only* or *not* by other words; they are read before the small words.

A `bar` is a verb or an adjective that says no, an `exempt` one that says *need not*, an `oblige` one that says *must*:
see `litotes`.
"""

from __future__ import annotations

_HOLD = r"(?:prevent(?:s|ing)?|stop(?:s|ping)?|keep(?:s|ing)?|hinder\w*|deter\w*)"
_WHOM = r"(?= (?:[\w'’-]+ ){1,6}?(?:from\b))"

RULES: tuple[tuple[str, str], ...] = (
    ("even? neg?", r"(?:do|does|did)(?:n't| not) care(?: about)?|regardless of|no matter|irrespective of"),
    ("stop bar", rf"{_HOLD}{_WHOM}|stop(?:s|ping)?(?= \w+ing\b)|preclud\w+|ceas(?:e|es|ing)"),
    ("neg can? bar", r"forbids?|forbidding|prohibit(?:s|ing)?|rul(?:e|es|ing) out"),
    ("neg? neednot? exempt", r"exempt(?:s|ing)?|excus(?:e|es|ing)"),
    ("far bar", r"immune|safe from"),
    ("must oblige", r"ha(?:s|ve) to|(?:is|are|be) (?:required|obliged|forced|compelled|bound) to"),
    ("must? oblige", r"(?:oblig|forc|compel|requir)(?:es?|s)(?= \w+ to)"),
    ("neednot neg? must? can?", r"(?:do|does|did)(?:n't| not) (?:force|oblige|require|compel)"),
    ("must? can?", r"(?:do|does|did|will) (?:i|we|my \w+)"),
    ("neg?", r"no (?:better|worse|easier|safer|finer|clearer|greater)(?! than| \w+ than)"),
    ("", r"without (?:any |an? )?(?:problem|trouble|difficult)\w*"),
    ("remain", r"continu\w+|go(?:es)? on"),
    ("can? neg neednot?", r"choos(?:e|es|ing) not to|chose not to"),
    ("neg only?", r"but not"),
    ("neg other only?", r"nothing else(?! (?:needs?|has|have) to)"),
    ("only?", r"limited to|restricted to|exactly|nothing more|with only(?= (?:\d|one|two|three|a\b))"),
    ("more1", r"more than (?:once|one)"),
    ("same", r"(?<!at )(?:the|that) (?:very )?same(?! time)|unchanged"),
    ("untapped", r"untapped"),
    ("tapped", r"tapped"),
    ("after", r"after|once(?= (?:a|an|the|it|you|they|all|every|each|that|its)\b)"),
    ("even?", r"(?:still|anyway|nevertheless|nonetheless|all the same)(?! (?:on|in|under)\b)"),
    ("leave", r"leav(?:e|es|ing)|left(?= the\b)"),
)  # fmt: skip
