"""Harrow County as numbers, for programs that learn."""
