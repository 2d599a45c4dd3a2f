"""The chapters of the rules of The Great Wall, in their order."""
