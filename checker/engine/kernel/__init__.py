"""The one writer: batches of changes, replaced, applied at once, then matched by triggers."""
