"""One module a faction: what lies on its board."""
