"""The Great Wall in words."""
