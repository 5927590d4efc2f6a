"""Questions about a game that change nothing."""
