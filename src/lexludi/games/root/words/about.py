"""What the pages of a table say of Root: its factions, its options with a sentence each, a fair line-up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lexludi.games.root.bots import ADVANCED_SERVICES, BOTS_DOMINATE, COOPERATIVE
from lexludi.games.root.bots.sheets import CHARACTERS as VAGABOTS
from lexludi.games.root.bots.sheets import PREFIX, Sheet, difficulties, is_bot, sheets
from lexludi.games.root.hirelings.setup import DEMOTED, PROMOTED
from lexludi.games.root.rules.beginning.setup import CHAPTERS, CHARACTERS, FEWEST, reach
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import DRAFT, FACTIONS, SEATS
from lexludi.games.root.words.bot_boards import difficulty_text, trait_text
from lexludi.games.root.words.found import words_of
from lexludi.games.root.words.guide import faction_guide, guide
from lexludi.games.root.words.names import RootNames
from lexludi.games.root.words.tutorial import tutorial
from lexludi.kernel.about import About, Choice, LineUp, Name, Part, Score, Seat, Several, Value
from lexludi.kernel.errors import Said
from lexludi.kernel.words import View
from lexludi.locale import N_
from lexludi.parts import setup
from lexludi.parts.data import Named
from lexludi.parts.setup import Options

USUAL: Final = "default"
"""The difficulty of a bot whose seat names none."""
LINE_UP: Final = ("marquise", "eyrie", "alliance", "vagabond")
SOLO: Final = ("eyrie", "bot:marquise", "bot:alliance", "bot:vagabond")
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


def about(code: str, choices: Options) -> About:
    """Everything a set-up page needs."""
    names = RootNames(code)
    return About(
        name="root",
        title="Root",
        blurb=names.gettext("A woodland, many peoples, and a war that everybody fights by rules of their own."),
        least=FEWEST,
        most=SEATS,
        seats=(
            *(human(names, data.factions()[FACTIONS[faction]]) for faction in CHAPTERS),
            draft(names),
            *(bot(names, sheet) for sheet in sheets().values()),
        ),
        usual=LINE_UP,
        line_ups=(
            LineUp(
                names.gettext("Solo against three bots"),
                names.gettext("You play the Eyrie. Three bots of the Law of Rootbotics play by their own rules."),
                SOLO,
            ),
        ),
        options=tuple(option(names, choice) for choice in choices),
        guide=guide(names),
        tutorial=tutorial(names),
    )


def human(names: RootNames, sheet: data.Faction) -> Seat:
    """A faction that a seat may play; a Vagabond may be one of the characters."""
    parts = characters(names, CHARACTERS) if sheet.id == "vagabond" else ()
    return Seat(
        sheet.id,
        names.of(sheet),
        names.gettext(words_of(sheet.id).BLURB),
        sheet.colour,
        parts=parts,
        guide=faction_guide(names, sheet.id),
    )


def draft(names: RootNames) -> Seat:
    """A seat whose faction is chosen in advanced set-up."""
    text = names.gettext("Everybody chooses a faction from the cards that are dealt, and a homeland for it.")
    return Seat(DRAFT, names.gettext("chosen during advanced set-up"), text, data.UNDECIDED.colour)


def bot(names: RootNames, sheet: Sheet) -> Seat:
    """A bot that a seat may name, with its character, difficulty and traits."""
    levels = [
        Value("" if level.id == USUAL else f"@{level.id}", names.of(level), difficulty_text(names, sheet, level.id))
        for level in difficulties()
    ]
    traits = tuple(Value(f"+{trait.id}", names.of(trait), trait_text(names, trait)) for trait in sheet.traits)
    return Seat(
        f"{PREFIX}{sheet.id}",
        names.of(sheet),
        colour=data.factions()[sheet.id].colour,
        itself=True,
        parts=(
            *(characters(names, VAGABOTS) if sheet.id == "vagabond" else ()),
            Part(names.gettext("Difficulty"), tuple(sorted(levels, key=lambda level: bool(level.value)))),
            Part(names.gettext("Traits"), traits, several=True),
        ),
    )


def characters(names: RootNames, ids: tuple[str, ...]) -> tuple[Part, ...]:
    """The characters of a Vagabond, by name or by lot."""
    values = [Value(f":{id}", names.of(data.vagabonds()[id])) for id in ids]
    return (Part(names.gettext("Character"), (Value("", names.gettext("at random")), *values)),)


def option(names: RootNames, choice: setup.Choice) -> Choice:
    labels: dict[str, Mapping[str, Named]] = {"map": data.maps(), "deck": data.decks()}
    shown = []
    for value in choice.values:
        typed = str(value).lower() if isinstance(value, bool) else value
        printed = labels.get(choice.name, {}).get(typed)
        label = names.of(printed) if printed is not None else names.gettext(value_name(choice.name, value))
        shown.append(Value(typed, label))
    title, text = names.gettext(TITLES[choice.name]), names.gettext(OPTIONS[choice.name])
    return Choice(choice.name, title, text, tuple(shown), several(names, choice))


def value_name(name: str, value: str | bool) -> str:
    if isinstance(value, bool):
        return YES_OR_NO[name][value]
    return ADVANCED[name] if value == "advanced" and name in ADVANCED else VALUES[value]


def several(names: RootNames, choice: setup.Choice) -> Several | None:
    """Landmarks and hirelings, of which some may be ticked."""
    listed = choice.several
    if listed is None:
        return None
    tell = landmark if choice.name == "landmarks" else hireling
    values = tuple(tell(names, value) for value in listed.values)
    return Several(names.gettext(TICKED), names.gettext(LIMITS[choice.name]), listed.least, listed.most, values)


def landmark(names: RootNames, value: str) -> Name:
    card = data.landmarks()[value]
    return Name(value, names.of(card), card.text_cs if names.code == "cs" else card.text_en)


def hireling(names: RootNames, value: str) -> Name:
    """A hireling by both its sides, and the faction it keeps out (Law A.6.5)."""
    card = data.hirelings().card(value)
    text = ""
    if card.excludes is not None:
        text = names.gettext("Not beside this faction: {faction}.", faction=names.of(data.factions()[card.excludes]))
    sides = (("", names.gettext(BY_LOT)), (PROMOTED, names.of(card.promoted)), (DEMOTED, names.of(card.demoted)))
    both = f"{names.of(card.promoted)} / {names.of(card.demoted)}"
    return Name(value, both, text, tuple(Value(side, name) for side, name in sides))


def warnings(seats: tuple[str, ...], code: str) -> list[str]:
    """Law 5.2: a line-up of little reach; bots and factions still to be chosen have none."""
    if DRAFT in seats or any(is_bot(seat) for seat in seats):
        return []
    have, need = reach(seats)
    if have >= need:
        return []
    said = N_("This line-up has reach {have}; at least {need} makes for a lively game.")
    return [RootNames(code).gettext(said, have=have, need=need)]


# Refusals


def refusal(names: RootNames, error: Said) -> str:
    """Why a match cannot begin so, with what it names by the names that players know."""
    return names.gettext(error.message, **{key: spoken(names, key, value) for key, value in error.values.items()})


def spoken(names: RootNames, key: str, value: object) -> object:
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


def hired(names: RootNames, name: str) -> str:
    """A hireling by the side that is asked for."""
    return names.of(data.hirelings().side(name.removesuffix(PROMOTED)))


def scores(view: View, names: RootNames) -> list[Score]:
    """Everybody's points, and what stands in their place."""
    found, signs = [], names.signs(view)
    for seat, points in enumerate(view["points"]):
        note = ""
        if view["partner"][seat] >= 0:
            note = names.gettext("in coalition")
        elif view["dominance"][seat] >= 0:
            note = names.gettext("dominance")
        label, colour = signs[seat]
        found.append(Score(seat, label, points, colour, note))
    return found
