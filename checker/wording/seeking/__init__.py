"""Many patterns in many texts: each is only tried where it can be.

`stems`: an expression is sought in a text that holds some string of which its every match has one. `expressions`: words
and phrases, each tried at the words that it may begin with, which `openings` reads out of it. `hints`: patterns of
punctuation, for which it is written down what words or signs they need.
"""
