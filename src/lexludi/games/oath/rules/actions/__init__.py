"""What a player does in a turn: the six major actions (5) and the minor ones (6)."""
