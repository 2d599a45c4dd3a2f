"""How games speak: names with their cases, sentences that agree with them, declarations told in words."""

from lexludi.speech.names import Bilingual, Name, Names, Place, Plural, Spoken, sentence
from lexludi.speech.telling import Speak, Telling
from lexludi.speech.words import SpokenWords

__all__ = ["Bilingual", "Name", "Names", "Place", "Plural", "Speak", "Spoken", "SpokenWords", "Telling", "sentence"]
