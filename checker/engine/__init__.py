"""The rules engine: deterministic, without global state, reads no file and prints nothing."""
