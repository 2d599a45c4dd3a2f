"""The cards of The Great Wall: data say what each does (`data`), and it is made ready once (`declared`)."""
