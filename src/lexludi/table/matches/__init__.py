"""Matches in memory: who plays them, what is told of them."""
