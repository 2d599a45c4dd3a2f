"""The crafted cards, a file a deck."""
