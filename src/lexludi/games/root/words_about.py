# mypyc: skip
"""What the pages of a table say of Root: its factions, its options with a sentence each, a fair line-up."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root import data
from lexludi.games.root.codes import FACTIONS
from lexludi.games.root.setup import CHAPTERS, CHARACTERS
from lexludi.games.root.words_names import Names
from lexludi.locale import N_

BLURBS: Final = {
    "marquise": N_("Rules the woodland from the start and must hold it: wood, workshops, many warriors."),
    "eyrie": N_("Bound to a growing Decree: everything in it must be done every turn, or turmoil follows."),
    "alliance": N_("Starts with nothing but sympathy, and spreads it until the woodland revolts."),
    "lizards": N_("Preaches with cards it takes back, grows gardens, and turns its martyrs into acolytes."),
    "duchy": N_("Comes up from the Burrow through tunnels and builds to win ministers, who act every turn."),
    "corvids": N_("Hides plots in the woodland: flip them in time, before somebody guesses what they are."),
    "hundreds": N_("Burns and hoards: a warlord of changing moods leads, and mobs raze what others build."),
    "keepers": N_(
        "Knights who delve in the forests for relics and carry them to waystations, at their Retinue's risk."
    ),
    "vagabond": N_("A lone wanderer with a satchel: quests, help for everybody, and sometimes betrayal."),
}
OPTIONS: Final = {
    "map": N_("Four maps with paths, rivers and forests of their own."),
    "deck": N_("Which 54 cards are shared by everybody."),
    "suits": N_("Whether clearings keep their printed suits or are dealt new ones. Other maps always deal them."),
    "seating": N_("Who plays first, and in what order."),
    "dominance": N_("Whether a player may give up points to win by ruling clearings. Never with two players."),
}
TITLES: Final = {
    "map": N_("Map"),
    "deck": N_("Deck"),
    "suits": N_("Suits"),
    "seating": N_("Seating"),
    "dominance": N_("Dominance"),
}
VALUES: Final = {
    "printed": N_("as printed"),
    "random": N_("at random"),
    "given": N_("as listed here"),
    True: N_("with dominance cards"),
    False: N_("without dominance cards"),
}


def about(code: str, choices: dict[str, tuple[Any, ...]]) -> dict[str, Any]:
    """Everything a set-up page needs."""
    names = Names(code)
    return {
        "name": "root",
        "title": "Root",
        "blurb": names.gettext("A woodland, many peoples, and a war that everybody fights by rules of their own."),
        "least": 2,
        "most": 6,
        "seats": seats(names),
        "line_up": ["marquise", "eyrie", "alliance", "vagabond"],
        "options": [option(names, name, values) for name, values in choices.items()],
        "reach": {str(players): least for players, least in data.common().reach_by_players.items()},
    }


def seats(names: Names) -> list[dict[str, Any]]:
    """The factions a seat may play, and the Vagabond's characters."""
    found = []
    for faction in CHAPTERS:
        sheet = data.factions()[FACTIONS[faction]]
        kinds = [{"value": sheet.id, "name": names.of(sheet)}]
        if sheet.id == "vagabond":
            for character in CHARACTERS:
                kinds.append(
                    {
                        "value": f"vagabond:{character}",
                        "name": f"{names.of(sheet)}: {names.of(data.vagabonds()[character])}",
                    }
                )
        found.append(
            {
                "faction": sheet.id,
                "name": names.of(sheet),
                "colour": sheet.colour,
                "blurb": names.gettext(BLURBS[sheet.id]) if sheet.id in BLURBS else "",
                "reach": sheet.reach,
                "reach_second": sheet.reach_second or sheet.reach,
                "kinds": kinds,
            }
        )
    return found


def option(names: Names, name: str, values: tuple[Any, ...]) -> dict[str, Any]:
    labels = {"map": data.maps(), "deck": data.decks()}
    shown = []
    for value in values:
        label = names.of(labels[name][value]) if name in labels else names.gettext(VALUES[value])
        shown.append({"value": str(value).lower() if isinstance(value, bool) else value, "name": label})
    return {"name": name, "title": names.gettext(TITLES[name]), "text": names.gettext(OPTIONS[name]), "values": shown}


def scores(view: dict[str, Any], names: Names) -> list[dict[str, Any]]:
    """Everybody's points, and what stands in their place."""
    found = []
    for seat, points in enumerate(view["points"]):
        sheet = data.factions()[view["factions"][seat]]
        note = ""
        if view["partner"][seat] >= 0:
            note = names.gettext("in coalition")
        elif view["dominance"][seat] >= 0:
            note = names.gettext("dominance")
        found.append(
            {"seat": seat, "name": names.label(view, seat), "colour": sheet.colour, "points": points, "note": note}
        )
    return found
