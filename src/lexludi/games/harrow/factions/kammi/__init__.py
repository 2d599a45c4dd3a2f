"""Kammi: her grid, her goblins, her cards, and the dolls."""
