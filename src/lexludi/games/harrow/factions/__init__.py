"""Factions: each a folder with its board, its legends and its cards; `rules.faction` says what a faction is."""
