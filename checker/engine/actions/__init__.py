"""What players do, as ordered steps whose rules come from the book."""
