"""Oath in words."""
