"""The table: play in a browser, with friends and with bots."""
