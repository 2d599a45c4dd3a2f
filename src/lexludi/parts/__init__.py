"""What games are made of: machinery that more than one game needs, and that knows none of them."""
