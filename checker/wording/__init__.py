"""Are the texts right? Terms, numbers, negations, punctuation: each check is one small module."""
