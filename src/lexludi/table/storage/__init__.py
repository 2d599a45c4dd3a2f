"""What the table keeps: rows, and what follows from them."""
