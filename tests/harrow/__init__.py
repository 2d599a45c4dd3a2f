"""Harrow County."""
