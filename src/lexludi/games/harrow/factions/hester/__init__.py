"""Hester: roots, terrain cubes, infected haints, fires, and legends to devour."""
