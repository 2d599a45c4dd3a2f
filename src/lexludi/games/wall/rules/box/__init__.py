"""What is in the box: codes of pieces and places, cards and boards as printed, rows of them."""
