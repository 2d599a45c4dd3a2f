"""The core that knows no game: asks, flows, matches, chance, records, views."""
