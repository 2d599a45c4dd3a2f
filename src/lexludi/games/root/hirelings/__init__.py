"""Law E: hirelings. Each side of a card is a class; `roster` lists them."""
