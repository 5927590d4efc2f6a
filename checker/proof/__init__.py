"""Examples run, rules forgotten, sweeps and coverage."""
