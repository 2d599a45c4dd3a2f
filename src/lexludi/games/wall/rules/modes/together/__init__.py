"""All together for the emperor (Law mode.coop): demands, what people give for them, and events."""
