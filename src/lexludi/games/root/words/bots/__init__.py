"""One module a bot: its board as text."""
