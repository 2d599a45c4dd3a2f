"""What a player of Harrow County may choose, beside what most games have."""

from __future__ import annotations

from lexludi.kernel.options import Option


class Flip(Option, frozen=True):
    """Break a jar and do what it says."""

    jar: int


class Again(Option, frozen=True):
    """Break a jar, and attack instead of doing what it says."""

    jar: int


class Begin(Option, frozen=True):
    """Do the action of the jar."""


class Ability(Option, frozen=True):
    """Move, Spawn or Strengthen."""

    ability: int


class Move(Option, frozen=True):
    """So many haints, infected ones among them, and legends (a bit each) go from a hex to the next one."""

    origin: int
    to: int
    haints: int
    legends: int
    infected: int


class Spawn(Option, frozen=True):
    """A haint comes to a hex."""

    at: int


class Strengthen(Option, frozen=True):
    """A cube goes to the battleground."""


class Attack(Option, frozen=True):
    """From a hex against another."""

    origin: int
    to: int


class Hit(Option, frozen=True):
    """Pay, and hit a haint (-1, or -2 if infected) or a legend there."""

    unit: int


class Unit(Option, frozen=True):
    """One unit on a hex: of that seat; -1 is a haint, -2 an infected one, otherwise it is the number of a legend."""

    seat: int
    at: int
    unit: int


class Hex(Option, frozen=True):
    """A hex."""

    at: int


class Path(Option, frozen=True):
    """A path token goes to a hex."""

    at: int


class Collect(Option, frozen=True):
    """A path token is taken up from a hex."""

    at: int


class Pull(Option, frozen=True):
    """An ability token of that kind goes from a hex to the next one."""

    kind: int
    origin: int
    to: int


class Shift(Option, frozen=True):
    """A unit of that seat goes from a hex to the next one."""

    seat: int
    unit: int
    origin: int
    to: int


class Guide(Option, frozen=True):
    """A townsfolk goes from a hex to another."""

    origin: int
    to: int


class Keep(Option, frozen=True):
    """A token of that kind goes onto the board."""

    token: int


class Track(Option, frozen=True):
    """Use the legend track."""


class Gift(Option, frozen=True):
    """Use the gift of the legend."""


class Lead(Option, frozen=True):
    """A legend to lead the faction."""

    legend: int


class TrackSide(Option, frozen=True):
    """A side of the legend track."""

    side: int


class Play(Option, frozen=True):
    """A card from the hand."""

    card: int


class Use(Option, frozen=True):
    """Use a token of that kind."""

    token: int


class GiveBack(Option, frozen=True):
    """A token of that kind goes back into the bag."""

    token: int


class Token(Option, frozen=True):
    """Take an ability token of that kind from a hex."""

    kind: int
    at: int


class Drop(Option, frozen=True):
    """Put an ability token of that kind from the box on a hex."""

    kind: int
    at: int


class Tile(Option, frozen=True):
    """Use a bonus tile."""

    tile: int


class Settle(Option, frozen=True):
    """A townsfolk (0) or a building (1) comes to a hex."""

    what: int
    at: int


class Row(Option, frozen=True):
    """A row of Kammi's grid."""

    row: int


class Pair(Option, frozen=True):
    """Two hexes."""

    at: int
    to: int


class Figure(Option, frozen=True):
    """One of Kammi's two figures."""

    figure: int


class Bring(Option, frozen=True):
    """A townsfolk (0) or a building (1) goes from a hex to the next one."""

    what: int
    origin: int
    to: int


class Swap(Option, frozen=True):
    """A haint of one's own on a hex and one of that seat on another change places."""

    at: int
    seat: int
    to: int


class Unpin(Option, frozen=True):
    """Spend a Move to take the nail from under a unit."""

    at: int
    unit: int


# Hester


class Root(Option, frozen=True):
    """A root grows to a hex."""

    at: int


class Deed(Option, frozen=True):
    """Take one of Hester's actions."""

    deed: int


class Reveal(Option, frozen=True):
    """Lay a card of Hester open."""

    witchcraft: int


class Cover(Option, frozen=True):
    """Cover an open card of Hester."""

    witchcraft: int


class Invoke(Option, frozen=True):
    """Use an open card of Hester."""

    witchcraft: int


class Beget(Option, frozen=True):
    """A haint of that seat comes to a hex."""

    seat: int
    at: int


class Crawl(Option, frozen=True):
    """An infected haint of that seat, or Hester herself, goes to the next hex: for cubes of its terrain, or of any."""

    seat: int
    origin: int
    to: int
    how: int


class Colour(Option, frozen=True):
    """A cube of that colour."""

    colour: int


class Infect(Option, frozen=True):
    """A haint of that seat on a hex: for a cube of its terrain, for three of any, or for nothing."""

    seat: int
    at: int
    how: int


class Rise(Option, frozen=True):
    """Hester comes to a hex with fire, for cubes of a colour."""

    at: int
    colour: int


class Side(Option, frozen=True):
    """A side of Hester's board."""

    side: int


class Feast(Option, frozen=True):
    """A token of that seat, whose legend (that figure) is here: of a kind, or (4) a wild token."""

    seat: int
    figure: int
    kind: int


class Raid(Option, frozen=True):
    """Attack what burns on a hex, or Hester herself, from another."""

    origin: int
    to: int


# Alone


class Amount(Option, frozen=True):
    """So many."""

    count: int


class Draw(Option, frozen=True):
    """A card of a deck."""

    deck: int


class Redraw(Option, frozen=True):
    """Discard the card, and reveal another."""


class Wake(Option, frozen=True):
    """The card moves that faction."""

    seat: int


class Symbol(Option, frozen=True):
    """An action of the solo board."""

    symbol: int


# The Fair Folk


class Hide(Option, frozen=True):
    """Hide something from the Fair Folk on a hex."""

    at: int


class Land(Option, frozen=True):
    """A terrain."""

    terrain: int


class Nest(Option, frozen=True):
    """A nest with an offer goes to a hex."""

    offer: int
    at: int


class Lay(Option, frozen=True):
    """A nest without an offer goes to a hex."""

    at: int


class Lift(Option, frozen=True):
    """A nest is taken up from a hex."""

    at: int


class Quest(Option, frozen=True):
    """A quest."""

    quest: int


class Enchant(Option, frozen=True):
    """Play a card of the Fair Folk."""

    enchantment: int


class Arrow(Option, frozen=True):
    """An arrow for the nest on a hex: along one of three lines, pointing to one side."""

    at: int
    axis: int
    side: int


class Guess(Option, frozen=True):
    """It is hidden on that hex."""

    at: int


class Exchange(Option, frozen=True):
    """The nests of two hexes change their offers."""

    at: int
    to: int


class Ready(Option, frozen=True):
    """An offer that is not on the map yet."""

    offer: int


class Carry(Option, frozen=True):
    """A nest goes from a hex to the next one."""

    origin: int
    to: int


class Take(Option, frozen=True):
    """Take the offer on a hex."""

    at: int


class Bargain(Option, frozen=True):
    """Use an offer that was taken."""

    offer: int
