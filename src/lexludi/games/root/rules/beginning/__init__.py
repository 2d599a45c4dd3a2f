"""Before the first turn: set-up, advanced set-up, the draft, and where each faction may begin."""
