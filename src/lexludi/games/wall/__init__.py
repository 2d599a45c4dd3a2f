"""The Great Wall."""
