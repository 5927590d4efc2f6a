"""The one writer of the state: batches of simultaneous changes."""
