"""From the log to sentences in three languages."""

from checker.narration.sentences import Sentence, sentences

__all__ = ["Sentence", "sentences"]
