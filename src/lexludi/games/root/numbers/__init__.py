"""Root as numbers, for programs that learn."""
