"""Fixtures that speak the game's language: a table laid from a position, choices by words, scripted dice.

    table = lay('''
        map: autumn
        seats: marquise eyrie
        5: marquise 3, eyrie 1
        next: marquise.daylight 0
        marquise actions: 3
    ''')
    table.dice(3, 0).choose(Act("battle"), Battle(5, 1)).by("eyrie", Pass())

`choose` answers for the player on turn, `by` for whom it names.
A position names only what matters (see `lexludi.games.root.position`).
"""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Self

from lexludi import testing
from lexludi.games.root.cards.exiles import coffins
from lexludi.games.root.factions.vagabond.board import Vagabond
from lexludi.games.root.position.words import owner_names
from lexludi.games.root.rules.box.codes import BUILDING, FACTIONS, PIECES
from lexludi.games.root.rules.craft import tally
from lexludi.games.root.rules.state import Root
from lexludi.kernel.options import Option

ANY_SUITS = "suits: fox rabbit mouse fox rabbit mouse fox rabbit mouse fox rabbit mouse"
"""For maps that print none."""
POSITIONS = Path(__file__).parent.parent / "positions" / "root"


class Table(testing.Table):
    """A match of Root under test; a battle roll is two of its dice, each 0 to 3."""

    game: ClassVar[str] = "root"

    @property
    def s(self) -> Root:
        assert isinstance(self.match.state, Root)
        return self.match.state

    # Whom a test answers for

    @property
    def on_turn(self) -> int:
        return self.s.active

    def who(self, seat: int) -> str:
        return FACTIONS[self.s.setting.factions[seat]]

    def by(self, seat: int | str, *choices: Option | str) -> Self:
        """Choices of a seat, by its number or its faction."""
        return super().by(self.seat(seat) if isinstance(seat, str) else seat, *choices)

    def check(self) -> None:
        """Besides, what is counted, who is where and who rules agree with the pieces on the map."""
        super().check()
        s = self.s
        counts = [[[0] * len(s.slots) for _ in range(s.owners)] for _ in range(2)]
        for kind in s.setting.kinds:
            for at, count in enumerate(s.pieces[kind]):
                counts[BUILDING[kind]][s.setting.owner[kind]][at] += count
        assert (s.tokens, s.buildings) == tuple(counts)
        settled = s.copy()
        settled.census()
        settled.take_sides()
        for name in ("who", "armies", "sites", "realm", "ruled", "foes", "vacant", "barred", "held"):
            assert getattr(s, name) == getattr(settled, name), name
        for kind, counted in enumerate(s.tallies):
            assert counted is None or counted == tally(s, kind)
        for board in s.boards:
            if isinstance(board, Vagabond):
                assert board.sizes == [sum(heap) for heap in board.heaps]

    # The map, in words

    def warriors(self, faction: str, at: int) -> int:
        return self.s.warriors[self.seat(faction)][at]

    def pieces(self, name: str, at: int) -> int:
        return self.s.pieces[PIECES.index(name)][at]

    def supply(self, faction: str) -> int:
        return self.s.supply[self.seat(faction)]

    def ruler(self, at: int) -> str:
        """Who rules a clearing, a faction or a hireling; "" for nobody."""
        owner = self.s.ruled[at]
        return owner_names(self.s)[owner] if owner >= 0 else ""

    def seat(self, name: str) -> int:
        """Whose name that is: a faction's, a hireling's, or that of one of two Vagabonds (`vagabond-thief`)."""
        return owner_names(self.s).index(name)

    # Cards and points

    @property
    def coffins(self) -> list[int]:
        """The warriors on Coffin Makers, by owner."""
        buried = coffins(self.s).warriors
        return [buried.get(owner, 0) for owner in range(self.s.owners)]

    def card(self, name: str) -> int:
        """The number of a card, by name."""
        return self.s.setting.pack.names.index(name)

    def hand(self, faction: str) -> list[str]:
        return [self.s.setting.pack.names[card] for card in self.s.hands[self.seat(faction)]]

    @property
    def discards(self) -> list[str]:
        return [self.s.setting.pack.names[card] for card in self.s.deck.discards]

    def points(self, faction: str) -> int:
        return self.s.points[self.seat(faction)]


lay = Table.lay
start = Table.start


def position(name: str) -> Table:
    """A table from a golden position, by its file name."""
    return Table.read(POSITIONS / f"{name}.txt")
