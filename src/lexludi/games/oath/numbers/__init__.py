"""Oath as numbers, for programs that learn."""
