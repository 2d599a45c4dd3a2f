"""The Fair Folk against Hester: two players, and cards that move the factions between them."""
