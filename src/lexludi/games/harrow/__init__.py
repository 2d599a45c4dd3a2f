"""Harrow County: Protectors, Family, Kammi and Hester fight over a county of hexes, haints and storms.

The game itself is in `game`: what can be replaced by one's own box is told before anything is read.
"""
