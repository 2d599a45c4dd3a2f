"""The boards of the factions, a file a faction."""
