"""One module a faction: its blurb, and its board as text."""
