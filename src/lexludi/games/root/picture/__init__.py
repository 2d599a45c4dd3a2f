"""Root as a picture: a view becomes SVG."""
