"""What the pages of a table say of Harrow County before a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from lexludi.games.harrow.rules.box.printed import BOARDS, FAE_BOARD, HESTER_BOARD, MAPS
from lexludi.games.harrow.rules.setup import AGAINST, ALONE, FIGHTING, OPTIONS, PLAYABLE
from lexludi.games.harrow.words.guide import guide
from lexludi.games.harrow.words.names import HarrowNames
from lexludi.games.harrow.words.tutorial import tutorial
from lexludi.kernel.about import About, Choice, LineUp, Score, Seat, Value
from lexludi.kernel.words import View
from lexludi.locale import N_

TITLES: Final = {"chapter": N_("Chapter"), "map": N_("Map"), "tower": N_("Tree"), "level": N_("Level")}
TEXTS: Final = {
    "chapter": N_("How much of the game is played: each chapter adds to those before it."),
    "map": N_("Which side of the map lies on the table."),
    "tower": N_("How the tree lets cubes fall: each by itself, or knocking others loose."),
    "level": N_("Alone as Hester: how many cards there are, and how many terrain cubes to begin with."),
}
VALUES: Final = {
    "1": N_("1: Emmy against Levi"),
    "2": N_("2: all legends, cards and upgrades"),
    "3": N_("3: the whole game of two, with bonus tiles"),
    "4": N_("4: the same, with Kammi"),
    "5": N_("5: the same, with Hester"),
    "level 1": N_("1: eighteen cards, a cube of each terrain"),
    "level 2": N_("2: sixteen cards, two cubes"),
    "level 3": N_("3: fourteen cards, no cube"),
    "random": N_("at random"),
    "memory": N_("each by itself"),
    "knock": N_("knocking others loose"),
}


CHAPTER, LEVEL = (str(OPTIONS[name].values[0]) for name in ("chapter", "level"))
"""What they are where nobody says."""
SEATS: Final = {
    "protectors": N_("Emmy and her friends lead townsfolk home over paths. The easiest to begin with."),
    "family": N_("Levi and his kin link buildings with their home by storms. They draw actions from a bag."),
    "kammi": N_("From chapter 4 on: two figures, one of them a goblin in disguise, in search of a doll."),
    "hester": N_("A third player, from chapter 5 on: the witch infects, burns and devours. Also for one alone."),
    "fae": N_("A third or fourth player who fights nobody: nests, quests and offers, in search of a queen."),
}
"""What each faction is like."""
LINE_UPS: Final[tuple[tuple[str, str, tuple[str, ...], dict[str, str]], ...]] = (
    (N_("The first game"), N_("Chapter 1: Emmy and Levi, without cards."), AGAINST, {"chapter": "1"}),
    (
        N_("All legends and cards"),
        N_("Chapter 2: choose who leads you; tactics and upgrades."),
        AGAINST,
        {"chapter": "2"},
    ),
    (N_("The whole game of two"), N_("Chapter 3: bonus tiles, and objectives that your opponent places."), AGAINST, {}),
    (
        N_("Kammi against the Family"),
        N_("Chapter 4: who of the two is she, and which doll is hers?"),
        ("kammi", "family"),
        {"chapter": "4"},
    ),
    (
        N_("Three players"),
        N_("Chapter 5: Hester comes back, and wants everybody's power."),
        (*AGAINST, *ALONE),
        {"chapter": "5"},
    ),
    (N_("Alone as Hester"), N_("Cards move the Protectors and the Family, and say why."), ALONE, {"level": "1"}),
    (N_("The Fair Folk"), N_("Three players: they seek their queen while two others fight."), (*AGAINST, "fae"), {}),
    (
        N_("Everybody"),
        N_("Four players: Hester and the Fair Folk beside those who fight."),
        (*AGAINST, *ALONE, "fae"),
        {},
    ),
    (
        N_("The Fair Folk against Hester"),
        N_("Two players; cards move the factions between them."),
        (*ALONE, "fae"),
        {},
    ),
)


def said(option: str, value: str) -> str:
    """What a value of an option is called."""
    return VALUES.get(f"{option} {value}") or VALUES[value]


def about(lang: str) -> About:
    names = HarrowNames(lang)
    _ = names.gettext
    seats = tuple(
        Seat(one.id, names.of(one), _(SEATS[one.id]), colour=one.colour) for one in BOARDS.faction if one.id in PLAYABLE
    )
    maps = {one.id: names.of(one) for one in MAPS.map}
    options = tuple(
        Choice(
            choice.name,
            _(TITLES[choice.name]),
            _(TEXTS[choice.name]),
            tuple(Value(str(v), maps.get(str(v)) or _(said(choice.name, str(v)))) for v in choice.values),
        )
        for choice in OPTIONS
    )
    return About(
        name="harrow",
        title=_("Harrow County"),
        tutorial=tutorial(names),
        blurb=_("Protectors lead townsfolk home, the Family drowns the county in storms; haints fight for both."),
        least=1,
        most=4,
        seats=seats,
        usual=AGAINST,
        line_ups=tuple(LineUp(_(title), _(text), who, options) for title, text, who, options in LINE_UPS),
        options=options,
        guide=guide(names),
    )


def warnings(seats: tuple[str, ...], options: Mapping[str, Any], lang: str) -> list[str]:
    """What to think of before such a match."""
    _ = HarrowNames(lang).gettext
    found: list[str] = []
    fighting = bool(set(seats) & FIGHTING)
    if fighting and "level" in options and options["level"] != LEVEL:
        found.append(_("The level is for one who plays alone: here it changes nothing."))
    if not fighting and "chapter" in options and options["chapter"] != CHAPTER:
        found.append(_("Cards move the Protectors and the Family here: the chapter changes nothing."))
    if "fae" in seats and not fighting and "level" in options and options["level"] != LEVEL:
        found.append(_("The Fair Folk play against Hester with all cards: the level changes nothing."))
    if options.get("chapter") == "1" and len(seats) > 2:
        found.append(_("Chapter 1 is for two who learn the game; more players are for chapter 3 and those after it."))
    return found


def scores(view: View, lang: str) -> list[Score]:
    """Points of those who fight, squares of Hester, finds of the Fair Folk."""
    names = HarrowNames(lang)
    found: list[Score] = []
    for seat, name in enumerate(view["factions"]):
        printed, points = names.faction(view, seat), view["points"][seat]
        if name == "hester":
            points = sum(map(len, view["hester"]["squares"]))
            note = f"{points}/{HESTER_BOARD.squares * len(view['hester']['squares'])}"
        elif name == "fae":
            points = len(view["fae"]["finds"])
            note = f"{points}/{FAE_BOARD.items}"
        else:
            note = ""
        found.append(Score(seat, names.of(printed), points, printed.colour, note))
    return found
