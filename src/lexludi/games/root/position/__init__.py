"""Root as text: positions written and read."""
