"""Frozen values: what happened, what is asked, what is aimed at."""
