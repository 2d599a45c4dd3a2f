"""How fast matches are played, copied, seen and replayed, beside a peer in the same run: `make bench`."""
