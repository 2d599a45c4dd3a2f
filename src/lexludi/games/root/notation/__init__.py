"""Rootlog: matches of Root as people write them down, one line a turn, and such lines played again."""
