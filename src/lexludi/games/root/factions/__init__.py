"""One chapter of the Law a file."""
