"""Rules as marked functions, and the book that holds or leaves out each."""
