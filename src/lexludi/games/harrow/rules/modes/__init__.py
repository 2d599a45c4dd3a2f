"""Other ways to play: one alone, and the Fair Folk against Hester."""
