"""Small words that turn a sentence: *may*, *only*, *unless*, *another*, negations, limits.

Each language has its rules: words, and the kinds that they are. A kind with a question mark is that of a word that may
stand for another one and never accuses: *required* for *must*. One with a plus sign is said again where another
language says it once: *may attack and may block*.
"""
