"""The table of Oath as SVG, drawn from a view."""
