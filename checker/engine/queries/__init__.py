"""Questions about the game that change nothing."""
