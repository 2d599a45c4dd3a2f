"""The Fair Folk: nests and offers, quests, and a queen to be found."""
