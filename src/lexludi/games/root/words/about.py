"""What the pages of a table say of Root: its factions, its options with a sentence each, a fair line-up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from lexludi.games.root.bots import ADVANCED_SERVICES, BOTS_DOMINATE, COOPERATIVE
from lexludi.games.root.bots.sheets import CHARACTERS as VAGABOTS
from lexludi.games.root.bots.sheets import PREFIX, Sheet, difficulties, sheets
from lexludi.games.root.hirelings.setup import DEMOTED, PROMOTED
from lexludi.games.root.rules import data
from lexludi.games.root.rules.codes import DRAFT, FACTIONS
from lexludi.games.root.rules.setup import CHAPTERS, CHARACTERS
from lexludi.games.root.words.board_bots import difficulty_text, trait_text
from lexludi.games.root.words.names import Names
from lexludi.kernel.errors import Unfit
from lexludi.locale import N_
from lexludi.parts.setup import Options, Several

USUAL: Final = "default"
"""The difficulty of a bot whose seat names none."""
SOLO: Final = ["eyrie", "bot:marquise", "bot:alliance", "bot:vagabond"]
BLURBS: Final = {
    "marquise": N_("Rules the woodland from the start and must hold it: wood, workshops, many warriors."),
    "eyrie": N_("Bound to a growing Decree: everything in it must be done every turn, or turmoil follows."),
    "alliance": N_("Starts with nothing but sympathy, and spreads it until the woodland revolts."),
    "lizards": N_("Preaches with cards it takes back, grows gardens, and turns its martyrs into acolytes."),
    "riverfolk": N_("Sells cards, boats and swords to all and lives on what they pay: an open hand, a full purse."),
    "duchy": N_("Comes up from the Burrow through tunnels and builds to win ministers, who act every turn."),
    "corvids": N_("Hides plots in the woodland: flip them in time, before somebody guesses what they are."),
    "hundreds": N_("Burns and hoards: a warlord of changing moods leads, and mobs raze what others build."),
    "keepers": N_(
        "Knights who delve in the forests for relics and carry them to waystations, at their Retinue's risk."
    ),
    "vagabond": N_("A lone wanderer with a satchel: quests, help for everybody, and sometimes betrayal."),
}
OPTIONS: Final = {
    "setup": N_("Standard: everybody starts in a corner. Advanced: homelands, and factions dealt to choose from."),
    "map": N_("Four maps with paths, rivers and forests of their own."),
    "deck": N_("Which 54 cards are shared by everybody."),
    "suits": N_("Whether clearings keep their printed suits or are dealt new ones. Other maps always deal them."),
    "hirelings": N_(
        "Three bands for hire, which serve now one player and now another. Their own factions cannot play."
    ),
    "cooperative": N_("Whether the humans stand together: each of them must reach 30 points before any bot."),
    "bots_dominate": N_("Whether bots win by dominance cards that lie beside the map; humans then cannot use them."),
    "services": N_("Which cards tell bots what to buy from the Riverfolk."),
    "landmarks": N_("Places with rules of their own: none, one or two of the six."),
    "dominance": N_("Whether a player may give up points to win by ruling clearings. Never with two players."),
}
TITLES: Final = {
    "setup": N_("Set-up"),
    "map": N_("Map"),
    "deck": N_("Deck"),
    "suits": N_("Suits"),
    "dominance": N_("Dominance"),
    "cooperative": N_("Cooperation"),
    "bots_dominate": N_("Bots and dominance"),
    "services": N_("Services for bots"),
    "landmarks": N_("Landmarks"),
    "hirelings": N_("Hirelings"),
}
VALUES: Final = {
    "standard": N_("standard"),
    "advanced": N_("advanced"),
    "advanced-corners": N_("advanced, but in corners"),
    "printed": N_("as printed"),
    "random": N_("at random"),
    "none": N_("none"),
    "random2": N_("two at random"),
    "basic": N_("the basic cards"),
}
YES_OR_NO: Final = {
    "dominance": {True: N_("with dominance cards"), False: N_("without dominance cards")},
    "cooperative": {True: N_("together against the bots"), False: N_("everybody for themselves")},
    "bots_dominate": {True: N_("bots win by dominance"), False: N_("bots ignore dominance cards")},
}
ADVANCED: Final = {"services": N_("the advanced cards too")}
TICKED: Final = N_("those ticked below")
LIMITS: Final = {"landmarks": N_("Tick one landmark or two."), "hirelings": N_("Tick three hirelings.")}
BY_LOT: Final = N_("side as the law deals it")
VARIANTS: Final = {COOPERATIVE: "cooperative", BOTS_DOMINATE: "bots_dominate", ADVANCED_SERVICES: "services"}
"""The options behind the variants of a match with bots."""


def about(code: str, choices: Options) -> dict[str, Any]:
    """Everything a set-up page needs."""
    names = Names(code)
    return {
        "name": "root",
        "title": "Root",
        "blurb": names.gettext("A woodland, many peoples, and a war that everybody fights by rules of their own."),
        "least": 2,
        "most": 6,
        "seats": seats(names),
        "bots": [bot(names, sheet) for sheet in sheets().values()],
        "solo": {
            "seats": SOLO,
            "title": names.gettext("Solo against three bots"),
            "text": names.gettext("You play the Eyrie. Three bots of the Law of Rootbotics play by their own rules."),
        },
        "line_up": ["marquise", "eyrie", "alliance", "vagabond"],
        "options": [
            option(names, choice.name, choice.values) | several(names, choice.name, choice.several)
            for choice in choices
        ],
        "reach": {str(players): least for players, least in data.common().reach_by_players.items()},
    }


def seats(names: Names) -> list[dict[str, Any]]:
    """The factions a seat may play, and the Vagabond's characters; or the choice from dealt cards."""
    found: list[dict[str, Any]] = []
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
    return [*found, draft(names)]


def bot(names: Names, sheet: Sheet) -> dict[str, Any]:
    """A bot that a seat may name: its value, then a kind, a level and traits, one text after another."""
    levels = [
        {
            "value": "" if level.id == USUAL else f"@{level.id}",
            "name": names.of(level),
            "text": difficulty_text(names, sheet, level.id),
        }
        for level in difficulties()
    ]
    kinds = []
    if sheet.id == "vagabond":
        kinds.append({"value": "", "name": names.gettext("at random")})
        kinds += [{"value": f":{who}", "name": names.of(data.vagabonds()[who])} for who in VAGABOTS]
    return {
        "value": f"{PREFIX}{sheet.id}",
        "name": names.of(sheet),
        "kinds": kinds,
        "levels": sorted(levels, key=lambda level: bool(level["value"])),
        "traits": [
            {"value": f"+{trait.id}", "name": names.of(trait), "text": trait_text(names, trait)}
            for trait in sheet.traits
        ],
    }


def draft(names: Names) -> dict[str, Any]:
    """A seat whose faction is chosen in advanced set-up; its reach is known only then."""
    name = names.gettext("chosen during advanced set-up")
    return {
        "faction": DRAFT,
        "name": name,
        "colour": data.UNDECIDED.colour,
        "blurb": names.gettext("Everybody chooses a faction from the cards that are dealt, and a homeland for it."),
        "reach": "",
        "reach_second": "",
        "kinds": [{"value": DRAFT, "name": name}],
    }


def option(names: Names, name: str, values: tuple[Any, ...]) -> dict[str, Any]:
    labels: dict[str, Mapping[str, data.Named]] = {"map": data.maps(), "deck": data.decks()}
    shown = []
    for value in values:
        printed = labels.get(name, {}).get(value)
        label = names.of(printed) if printed is not None else names.gettext(value_name(name, value))
        shown.append({"value": str(value).lower() if isinstance(value, bool) else value, "name": label})
    return {"name": name, "title": names.gettext(TITLES[name]), "text": names.gettext(OPTIONS[name]), "values": shown}


def value_name(name: str, value: Any) -> str:
    if isinstance(value, bool):
        return YES_OR_NO[name][value]
    return ADVANCED[name] if value == "advanced" and name in ADVANCED else VALUES[value]


def several(names: Names, name: str, listed: Several | None) -> dict[str, Any]:
    """What a page needs to let somebody tick several: from `least` to `most` of these, some with a side to choose."""
    if listed is None:
        return {}
    return {
        "several": {
            "title": names.gettext(TICKED),
            "text": names.gettext(LIMITS[name]),
            "least": listed.least,
            "most": listed.most,
            "values": [
                landmark(names, value) if name == "landmarks" else hireling(names, value) for value in listed.values
            ],
        }
    }


def landmark(names: Names, value: str) -> dict[str, Any]:
    card = data.landmarks()[value]
    return {"value": value, "name": names.of(card), "text": card.text_cs if names.code == "cs" else card.text_en}


def hireling(names: Names, value: str) -> dict[str, Any]:
    """A hireling by both its sides, and the faction it keeps out (Law A.6.5)."""
    card = data.hirelings().card(value)
    sides = [("", names.gettext(BY_LOT)), (PROMOTED, names.of(card.promoted)), (DEMOTED, names.of(card.demoted))]
    text = ""
    if card.excludes is not None:
        text = names.gettext("Not beside this faction: {faction}.", faction=names.of(data.factions()[card.excludes]))
    return {
        "value": value,
        "name": f"{names.of(card.promoted)} / {names.of(card.demoted)}",
        "text": text,
        "sides": [{"value": side, "name": told} for side, told in sides],
    }


# Refusals


def refusal(names: Names, error: Unfit) -> str:
    """Why a match cannot begin so, with what it names by the names that players know."""
    return names.gettext(error.message, **{key: spoken(names, key, value) for key, value in error.values.items()})


def spoken(names: Names, key: str, value: object) -> object:
    match key:
        case "faction":
            return names.of(data.factions()[str(value)])
        case "option":
            return names.gettext(TITLES[str(value)])
        case "hireling":
            return hired(names, str(value))
        case "names":
            landmarks = data.landmarks()
            listed = str(value).split(", ")
            return names.listed(names.landmark(name) if name in landmarks else hired(names, name) for name in listed)
        case "variants":
            return names.listed(names.gettext(TITLES[VARIANTS[name]]) for name in str(value).split(", "))
    return value


def hired(names: Names, name: str) -> str:
    """A hireling by the side that is asked for."""
    return names.of(data.hirelings().side(name.removesuffix(PROMOTED)))


def scores(view: dict[str, Any], names: Names) -> list[dict[str, Any]]:
    """Everybody's points, and what stands in their place."""
    found = []
    for seat, points in enumerate(view["points"]):
        sheet = data.faction(view["factions"][seat])
        note = ""
        if view["partner"][seat] >= 0:
            note = names.gettext("in coalition")
        elif view["dominance"][seat] >= 0:
            note = names.gettext("dominance")
        found.append(
            {"seat": seat, "name": names.label(view, seat), "colour": sheet.colour, "points": points, "note": note}
        )
    return found
