"""Alone as Hester, against Protectors and a Family that three decks of cards move."""
