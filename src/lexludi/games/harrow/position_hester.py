"""What positions say of Hester.

    hester: e5
    roots: d4 e4 e5
    flames: e5 2
    hester board: fires 2 actions 2
    hester squares protectors: move haints
    hester hand: sloth protege
    hester cubes: c4 brown

`roots` are the hexes that the roots of her last turn touch, in their order.
"""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.rules.box.codes import NOBODY, NOWHERE
from lexludi.games.harrow.rules.box.printed import (
    CUBE_NAMES,
    HESTER_BOARD,
    HESTER_CARD_NAMES,
    HEX_NAMES,
    KIND_NAMES,
)
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.errors import PositionError
from lexludi.kernel.position import Lines
from lexludi.parts.moments import bits
from lexludi.parts.positions import index, listed, read_listed

SQUARE_NAMES: Final = (*KIND_NAMES, "wild", "haints")
DEED_NAMES: Final = ("card", "root", "spawn", "move", "tree", "infect", "summon")
MARKS: Final = ("thrown", "free", "sloth")
REACHED: Final = (*HEX_NAMES, *(f"legend-{n}" for n in range(5)))


def hester_lines(s: Harrow) -> list[tuple[str, str]]:
    if s.setting.hester == NOBODY:
        return []
    h, names = s.hester, s.setting.names
    marks = [mark for mark, so in zip(MARKS, (h.thrown, h.free, h.sloth), strict=True) if so]
    cubes = [f"{HEX_NAMES[at]} {CUBE_NAMES[colour]}" for at, colour in enumerate(h.cubes) if colour != NOWHERE]
    squares = [
        (f"hester squares {names[seat]}", listed(SQUARE_NAMES, h.squares[side]))
        for side, seat in enumerate(s.setting.fighters)
    ]
    return [
        ("hester", "-" if h.at == NOWHERE else HEX_NAMES[h.at]),
        ("roots", listed(HEX_NAMES, h.path)),
        ("old roots", listed(HEX_NAMES, h.previous)),
        ("hester fires", str(h.spaces)),
        ("hester actions", str(h.actions)),
        ("hester done", listed(DEED_NAMES, bits(h.taken))),
        ("hester marks", " ".join(marks)),
        *squares,
        ("hester burnt", str(h.pending)),
        ("hester cubes", " ".join(cubes)),
        ("hester hand", listed(HESTER_CARD_NAMES, h.hand)),
        ("hester open", listed(HESTER_CARD_NAMES, h.open)),
        ("hester covered", listed(HESTER_CARD_NAMES, h.covered)),
        ("hester used", listed(HESTER_CARD_NAMES, bits(h.invoked))),
        ("hester deck", listed(HESTER_CARD_NAMES, h.deck.cards)),
        ("hester reached", listed(REACHED, h.reached)),
    ]


def read_hester(s: Harrow, lines: Lines) -> None:
    if s.setting.hester == NOBODY:
        return
    h, names = s.hester, s.setting.names
    where = lines.take("hester", "-")
    h.at = NOWHERE if where == "-" else index(HEX_NAMES, where, "hester")
    h.path = read_listed(HEX_NAMES, lines.take("roots", ""), "roots")
    h.previous = read_listed(HEX_NAMES, lines.take("old roots", ""), "old roots")
    h.spaces = lines.count("hester fires", HESTER_BOARD.fires, HESTER_BOARD.fires)
    h.actions = lines.count("hester actions", HESTER_BOARD.start_actions, HESTER_BOARD.flames)
    h.taken = sum(1 << n for n in set(read_listed(DEED_NAMES, lines.take("hester done", ""), "hester done")))
    marks = read_listed(MARKS, lines.take("hester marks", ""), "hester marks")
    h.thrown, h.free, h.sloth = 0 in marks, 1 in marks, 2 in marks
    for side, seat in enumerate(s.setting.fighters):
        line = f"hester squares {names[seat]}"
        h.squares[side] = read_listed(SQUARE_NAMES, lines.take(line, ""), line)
        if len(h.squares[side]) > HESTER_BOARD.squares:
            raise lines.wrong(line, f"names more than {HESTER_BOARD.squares} things")
    s.camps[s.setting.hester].points = h.filled()
    h.pending = lines.count("hester burnt", 0, HESTER_BOARD.fires)
    read_lying_cubes(s, lines)
    read_cards(s, lines)
    h.reached = read_listed(REACHED, lines.take("hester reached", ""), "hester reached")
    h.supply = HESTER_BOARD.flames - flames_out(s)
    if h.supply < 0:
        raise lines.wrong("flames", f"has more than there are: {HESTER_BOARD.flames} with those on the board")
    h.snakes = HESTER_BOARD.snakes - sum(map(sum, s.snakes))
    if h.snakes < 0:
        raise PositionError(f"snakes: there are {HESTER_BOARD.snakes}")


def read_lying_cubes(s: Harrow, lines: Lines) -> None:
    words = lines.take("hester cubes", "").split()
    if len(words) % 2:
        raise lines.wrong("hester cubes", "is not a hex and a colour, again and again")
    for place, colour in zip(words[::2], words[1::2], strict=True):
        s.hester.cubes[index(HEX_NAMES, place, "hester cubes")] = index(CUBE_NAMES, colour, "hester cubes")


def read_cards(s: Harrow, lines: Lines) -> None:
    """Cards that are nowhere else are in the deck."""
    h = s.hester
    h.hand = sorted(read_listed(HESTER_CARD_NAMES, lines.take("hester hand", ""), "hester hand"))
    h.open = read_listed(HESTER_CARD_NAMES, lines.take("hester open", ""), "hester open")
    h.covered = read_listed(HESTER_CARD_NAMES, lines.take("hester covered", ""), "hester covered")
    h.invoked = sum(1 << n for n in set(read_listed(HESTER_CARD_NAMES, lines.take("hester used", ""), "hester used")))
    elsewhere = [*h.hand, *h.open, *h.covered]
    rest = [n for n in range(len(HESTER_CARD_NAMES)) if n not in elsewhere]
    deck = lines.take("hester deck", listed(HESTER_CARD_NAMES, rest))
    h.deck.cards = read_listed(HESTER_CARD_NAMES, deck, "hester deck")
    if sorted([*elsewhere, *h.deck.cards]) != list(range(len(HESTER_CARD_NAMES))):
        raise lines.wrong("hester deck", "does not name each other card once")


def flames_out(s: Harrow) -> int:
    """Flames that are not in the supply."""
    return sum(s.flames) + s.hester.spaces * HESTER_BOARD.flames_of_fire + s.hester.actions


def on_squares(s: Harrow, what: int) -> int:
    """How many such things lie on her squares."""
    return sum(side.count(what) for side in s.hester.squares)


def cubes_on_hexes(s: Harrow, colour: int) -> int:
    """Terrain cubes of a colour that lie on the map."""
    return s.hester.cubes.count(colour)
