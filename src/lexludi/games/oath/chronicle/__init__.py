"""What lasts beyond a match: the world that it begins with, and the one that it leaves."""
