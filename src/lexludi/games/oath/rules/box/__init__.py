"""What is in the box: codes of cards, sites and pieces, what is printed on them, rows of it."""
