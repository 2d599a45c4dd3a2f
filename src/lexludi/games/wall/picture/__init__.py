"""The table of The Great Wall as SVG, drawn from a view."""
