"""Root in words: names, asks, events, the table as text."""
