"""What is in the box: codes of pieces and cards, boards and maps as printed, numbers read from them."""
