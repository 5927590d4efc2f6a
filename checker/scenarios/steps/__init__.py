"""One small function for each word of `play`."""
