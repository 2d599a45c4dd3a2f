"""The boards of the bots that look otherwise than their factions."""
