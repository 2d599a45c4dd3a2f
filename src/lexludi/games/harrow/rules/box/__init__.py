"""What is in the box: codes, data, and rows of what is printed."""
