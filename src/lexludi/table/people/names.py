"""Names of people: which will do, and which look like another one."""

from __future__ import annotations

import re
import unicodedata

from lexludi.locale import N_

NAME = re.compile(r"[^\W_][\w .'-]{1,29}")
LIKE = str.maketrans(
    "аеорсухіјѕԁһӏԛԝвкмнтαβεικνορτυχγηω",
    "aeopcyxijsdhlqwbkmhtabeiknoptuxynw",
)
"""Small letters of Cyrillic and Greek, and the Latin ones that they are taken for."""
GUESTS = (
    N_("Quiet Hedgehog"), N_("Bold Squirrel"), N_("Curious Otter"), N_("Patient Heron"), N_("Merry Badger"),
    N_("Clever Magpie"), N_("Sleepy Dormouse"), N_("Brave Wren"), N_("Wandering Hare"), N_("Gentle Bear"),
    N_("Sly Weasel"), N_("Nimble Marten"), N_("Wise Owl"), N_("Cheerful Frog"), N_("Careful Mole"), N_("Proud Stag"),
)  # fmt: skip
"""What guests are called until they say their name."""
KEPT = re.compile(
    r"(guest|host|hostitel|host \d+|spectator|divák|admin\w*|moderator|law|zákon|lex ludi|agent|bot)( ?\d+)?"
)
"""Names by which the table calls somebody or itself."""


def folded(name: str) -> str:
    """The name as it must be unique, by its letters."""
    return unicodedata.normalize("NFKC", name).casefold()


def looks(name: str) -> str:
    """The name as it looks: no two people have names that look alike."""
    return " ".join(folded(name).translate(LIKE).split())


def scripts(name: str) -> set[str]:
    """The scripts that a name is written in."""
    return {unicodedata.name(letter, "?").split()[0] for letter in name if letter.isalpha()}


def will_do(name: str) -> bool:
    """A name has 2 to 30 letters, digits or spaces, in one script."""
    return bool(NAME.fullmatch(name)) and len(folded(name)) <= 40 and len(scripts(name)) <= 1


def is_kept(name: str) -> bool:
    return bool(KEPT.fullmatch(looks(name)))
