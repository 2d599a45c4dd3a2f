"""The Great Wall as numbers, for programs that learn."""
