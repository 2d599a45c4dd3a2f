"""What a view of Harrow County tells, entry by entry, as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from lexludi.games.harrow.factions.protectors.legends import NAILS
from lexludi.games.harrow.numbers.ranges import (
    ABILITY,
    AXIS,
    CARD,
    COLOUR,
    CUBES,
    DECK,
    DEED,
    FACTION,
    FAE_CARD,
    FIGURE,
    HAINTS,
    HEX,
    ITEM,
    JAR,
    KIND,
    LEGEND,
    LINE,
    OFFER,
    OMEN,
    QUEST,
    ROOTS,
    SIDE,
    SQUARE,
    TERRAIN,
    TILE,
    TOKEN,
    TOKENS,
    TURNS,
    TWO,
    UNIT,
    WITCHCRAFT,
)
from lexludi.games.harrow.rules.box.codes import OBJECTIVES
from lexludi.games.harrow.rules.box.printed import (
    BAG_ROW_LENGTH,
    BOARDS,
    FAE_BOARD,
    HESTER_BOARD,
    KAMMI_BOARD,
    LEGENDS,
    ROW_LENGTH,
    SIDES,
    SOLO,
)
from lexludi.games.harrow.rules.modes.duel.turn import BAG
from lexludi.games.harrow.rules.setting import CHAPTERS
from lexludi.games.harrow.rules.state import FULL
from lexludi.kernel.numbers import OWNERS, SEATS, Bits, Group, Number, One, Part, Row, Some, Who, Whose

TURN: Final = tuple(dict.fromkeys(BAG))
CUBE: Final = range(COLOUR[-1] + 1)
TAUNTS: Final = sum(one.tokens for one in LEGENDS)

KAMMI: Final[tuple[Part, ...]] = (
    One("grid", KIND, each=(KAMMI_BOARD.rows, KAMMI_BOARD.columns), tells="ability tokens, row by row"),
    One("waiting", KIND, tells="the token that is pushed in next"),
    One("black", range(KAMMI_BOARD.rows), tells="the row in whose black area it lies"),
    Number("cubes", CUBES, 2, each=KAMMI_BOARD.rows, tells="on each row"),
    One("who", FIGURE, tells="which figure is Kammi; of others' nothing until it is known"),
    Bits("shown", len(FIGURE), tells="figures that lie revealed"),
    Number("known", tells="everybody can tell who is who"),
    Number("gift"),
    Number("silent", tells="no more goblin cards are played"),
    One("dolls", HEX, each=KAMMI_BOARD.dolls),
    One("real", range(KAMMI_BOARD.dolls), tells="the real doll; nothing for Kammi until it is known"),
    Bits("up", KAMMI_BOARD.dolls, tells="dolls that lie face up"),
)
HESTER: Final[tuple[Part, ...]] = (
    One("at", HEX, tells="where she is"),
    One("roots", HEX, each=ROOTS, tells="of this turn, in their order"),
    One("old_roots", HEX, each=ROOTS, tells="of the turn before"),
    Number("spaces", HESTER_BOARD.fires, tells="fire spaces that are full"),
    Number("actions", len(DEED), tells="flames left of the board"),
    Bits("taken", len(DEED), tells="actions that are done"),
    Number("supply", HESTER_BOARD.flames, tells="flames"),
    Number("snakes", HESTER_BOARD.snakes),
    One("squares", SQUARE, each=(len(TWO), HESTER_BOARD.squares), tells="on each side: tokens, 4 wild, 5 haints"),
    One("cubes", COLOUR, each=len(HEX), tells="the colour of the terrain cube on each hex"),
    Some("open", WITCHCRAFT, tells="cards that lie open"),
    Some("covered", WITCHCRAFT),
    Bits("invoked", len(WITCHCRAFT), tells="cards used in this turn"),
    Number("thrown", tells="the tree was activated"),
    Some("reached", HEX, tells="where this turn's infections began"),
    Whose("reached_legends", tells="whose legend they began at"),
    Number("free", tells="the next infection is free"),
    Number("sloth", tells="any one colour summons her"),
    Some("hand", WITCHCRAFT, hidden=len(WITCHCRAFT), tells="of others how many"),
    Number("deck", len(WITCHCRAFT)),
)
ALONE: Final[tuple[Part, ...]] = (
    Number("level", len(SOLO.level)),
    Number("decks", len(OMEN), 5, each=len(DECK)),
    Number("boxed", len(OMEN), 5, each=len(DECK)),
    Some("discards", OMEN),
    One("card", OMEN, tells="the card that is revealed"),
    Number("redrawn", tells="a card was discarded for another"),
    Who("whom", tells="the faction that acts"),
    One("goal", HEX, tells="where it goes on going"),
    Some("unmoved", HEX, tells="hexes whose units have not moved yet"),
    Some("bag", TURN, most=len(BAG), tells="tokens of turns: the Fair Folk's, Hester's, tossed"),
    One("token", TURN, tells="the one drawn last"),
    Who("decider", tells="who decides for factions without a player"),
)
ARROW: Final[tuple[Part, ...]] = (
    One("axis", AXIS),
    One("line", LINE),
    One("side", SIDE),
    Number("strictly", tells="it is not on the line itself"),
)
LANDS: Final[tuple[Part, ...]] = (One("terrain", TERRAIN), Number("there"))
FAE: Final[tuple[Part, ...]] = (
    Number("hidden", len(ITEM), tells="things that have been hidden"),
    One(
        "sites", HEX, each=len(ITEM), tells="where the sword, the crown and the queen are; of those to be found nothing"
    ),
    One("finds", HEX, each=len(ITEM), tells="where those lie that were found"),
    One("nests", range(len(OFFER) + 1), each=len(HEX), tells="0 a nest without an offer, or 1 + the offer in it"),
    Some("ready", OFFER, tells="offers in nests before the Fair Folk"),
    Some("bag", OFFER),
    Some("held", OFFER, each=OWNERS, tells="offers that others have taken"),
    Group("arrows", ARROW, each=FAE_BOARD.arrows, tells="the oldest first"),
    One("crosses", HEX, each=FAE_BOARD.crosses, tells="the oldest first"),
    Group("lands", LANDS, each=len(ITEM) * len(TERRAIN), tells="terrains that were asked for"),
    Bits("terrains", len(TERRAIN), tells="terrains of the board with a search cube"),
    Some("quests", QUEST, hidden=len(QUEST), tells="of others how many"),
    Some("hand", FAE_CARD, hidden=len(FAE_CARD), tells="of others how many"),
    Number("decks", max(len(QUEST), len(FAE_CARD)), each=len(TWO), tells="of quests, of cards"),
    Some("quest_discards", QUEST),
    Some("card_discards", FAE_CARD),
    Number("oath", CUBES, 2, tells="cubes that the next taken offer brings"),
    Number("nested", tells="a nest was played in this turn"),
    Number("done", tells="a quest was completed in this turn"),
)
PIN: Final[tuple[Part, ...]] = (Who("seat"), One("at", HEX), One("unit", UNIT))

VIEW: Final[tuple[Part, ...]] = (
    One("seats", FACTION, each=SEATS),
    One("factions", FACTION, each=OWNERS, tells="seats, and factions that the rules run"),
    One("chapter", CHAPTERS),
    One("map", range(len(SIDES)), tells="which side of it"),
    Number("round", None, 4),
    Who("active", tells="whose turn it is"),
    One("jar", JAR, tells="that was broken in this turn"),
    Who("lantern"),
    Who("queue", each=TURNS, tells="turns that are left of this round"),
    Number("points", None, 4, each=OWNERS),
    Number("pool", HAINTS, each=OWNERS, tells="haints in supply"),
    Bits("jars", len(JAR), each=OWNERS, tells="whole jars"),
    Number("attacked", each=OWNERS, tells="it has attacked in this round"),
    Number("wild", BOARDS.wild_tokens, 2, each=OWNERS, tells="wild tokens"),
    Number("wild_supply", BOARDS.wild_tokens),
    Number("scrolls", BOARDS.scrolls + 1, each=OWNERS, tells="on the legend track"),
    Number("track", each=OWNERS, tells="which side of the legend track"),
    One("leads", LEGEND, each=OWNERS, tells="the legend that leads it"),
    Row("rows", len(ABILITY), ROW_LENGTH, each=OWNERS, tells="tokens added to each ability"),
    Number("spoon", len(BOARDS.dial), each=OWNERS, tells="its place on the dial"),
    Number("kills", None, 2, each=OWNERS, tells="that have not scored yet"),
    Number("plate", HAINTS, 2, each=(OWNERS, OWNERS), tells="haints on the plate, by whose they are"),
    Number("reach", None, 1, each=OWNERS, tells="how much farther in this turn"),
    Row("haints", len(HEX), FULL, each=OWNERS, tells="by hex"),
    Row("snakes", len(HEX), FULL, each=OWNERS, tells="infected haints, by hex"),
    One("legends", HEX, each=(OWNERS, len(FIGURE)), tells="where each stands"),
    Group("pins", PIN, each=NAILS, tells="units with a nail under them"),
    Row("tokens", len(HEX), TOKENS, 1, each=len(KIND), tells="ability tokens, by kind and hex"),
    Row("objectives", len(HEX), len(TERRAIN), each=len(OBJECTIVES), tells="townsfolk and buildings, by hex"),
    Row("storms", len(HEX), 1, tells="printed or placed"),
    Some("storm_tokens", HEX),
    Some("paths", HEX, most=BOARDS.paths),
    Row("flames", len(HEX), HESTER_BOARD.flames),
    Some("taunts", HEX, most=TAUNTS),
    Row("lying", len(HEX), CUBES, 1, each=OWNERS, tells="cubes on hexes, by whose they are"),
    Bits("waiting", len(TERRAIN), each=len(OBJECTIVES), tells="townsfolk and buildings on the scoreboard, by terrain"),
    Number("gone", 2 * len(TERRAIN), each=len(OBJECTIVES), tells="townsfolk rescued, buildings destroyed"),
    Number("box", TOKENS, each=len(KIND), tells="ability tokens left"),
    Number("ground", CUBES, 4, each=len(CUBE), tells="cubes on the battleground, by colour"),
    Number("stuck", CUBES, 4, each=len(CUBE), tells="cubes in the tree"),
    Number("stock", CUBES, each=len(CUBE), tells="cubes left"),
    Row("bag", len(TOKEN), TOKENS, 2, tells="the Family's, by kind of token"),
    Row("laid", len(TOKEN), TOKENS, 1, tells="drawn and not used yet"),
    Row("used", len(TOKEN), TOKENS, 1, tells="for the board or the bag"),
    One("board", TOKEN, each=BAG_ROW_LENGTH, tells="tokens on the Family's board, in their order"),
    Some("tiles", TILE, each=len(JAR), tells="bonus tiles beside each jar"),
    Some("flipped", TILE, each=len(JAR), tells="those that were used in this round"),
    Number("tile_pile", len(TILE)),
    Some("tile_gone", TILE),
    Some("boons", TOKEN, tells="upgrades on the Family's attack jar"),
    Number("tremor", tells="haints may come anywhere within reach of the legend"),
    Number("stored", CUBES, 2, tells="cubes on the board of Odessa"),
    Number("aside", CUBES, 2, each=len(CUBE), tells="cubes off the battleground until the end of the turn"),
    Number("acted", tells="the action of the jar is done"),
    Some("hand", CARD, hidden=len(CARD), each=OWNERS, tells="of others how many"),
    Number("deck", len(CARD), 4, each=OWNERS),
    Some("discards", CARD, each=OWNERS),
    Some("played", CARD, each=OWNERS, tells="cards that lie open"),
    Number("used_card", each=OWNERS, tells="it has played a card in this turn"),
    Group("kammi", KAMMI, partly=True, tells="zeros if she does not play"),
    Group("hester", HESTER, partly=True, tells="zeros if she does not play"),
    Group("alone", ALONE, partly=True, tells="the solo board; zeros if nobody plays alone"),
    Group("fae", FAE, partly=True, tells="zeros if they do not play"),
)


def arranged(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """The view with nails, arrows and terrains as entries of their own, and nothing for boards that are not there."""
    told = {"kammi": {}, "hester": {}, "alone": {}, "fae": {}, **view}
    told["pins"] = nailed(view["pins"])
    if "hester" in view:
        told["hester"] = infected(view["hester"])
    if "fae" in view:
        told["fae"] = search(view["fae"])
    return told


def nailed(pins: Sequence[Sequence[int]]) -> list[dict[str, int]]:
    """The units with a nail under them."""
    return [{"seat": whose, "at": at, "unit": unit} for whose, at, unit in pins]


def infected(hester: dict[str, Any]) -> dict[str, Any]:
    """What Hester has, with hexes and legends apart where infections began."""
    reached = hester["reached"]
    return {
        **hester,
        "reached": [at for at in reached if at < len(HEX)],
        "reached_legends": [at - len(HEX) for at in reached if at >= len(HEX)],
    }


def search(fae: dict[str, Any]) -> dict[str, Any]:
    """What the Fair Folk have, with each answer they were given."""
    quests, cards = fae["discards"]
    told = {
        **fae,
        "hidden": len(fae["sites"]),
        "nests": [nest + 1 for nest in fae["nests"]],
        "arrows": [dict(zip(("axis", "line", "side", "strictly"), arrow, strict=True)) for arrow in fae["arrows"]],
        "lands": [{"terrain": terrain, "there": there} for terrain, there in fae["lands"]],
        "quest_discards": quests,
        "card_discards": cards,
    }
    del told["discards"]
    return told
