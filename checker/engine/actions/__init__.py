"""What players and the game do, as the order of steps; each step is asked of the book."""
