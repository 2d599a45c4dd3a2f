"""How a position names things, and how a board or a drawer reads its lines: what is wrong is refused by its line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lexludi.games.root.rules.box.codes import ITEMS, NOBODY, PIECES, PLACES, PLOTS, SUITS
from lexludi.games.root.rules.box.printed import Pack, Plan
from lexludi.kernel.errors import PositionError
from lexludi.kernel.position import Lines
from lexludi.parts.positions import index, read_counted, read_listed

FOREST: Final = "forest-"
PLOT_NAMES: Final = tuple(PIECES[kind].removeprefix("plot_") for kind in PLOTS)
TURNS: Final = 99_999
"""No match has more turns."""
MOST: Final = 99
"""No number that a line counts with is larger."""


class Naming:
    """The names of a match: its cards, viziers and retainers among them, its owners, its places."""

    def __init__(self, pack: Pack, owners: list[str], players: int, plan: Plan) -> None:
        self.cards = pack.names
        self.suits = pack.suit
        self.deck = pack.names[: pack.size]
        self.owners = owners
        self.players = players
        self.places = ["burrow", *map(str, range(1, PLACES)), *(FOREST + name for name in plan.forests)]

    def card_words(self, cards: Sequence[int]) -> str:
        """`anvil armorers.2`, in their order."""
        return " ".join(self.cards[card] for card in cards)

    def read_cards(self, lines: Lines, name: str) -> list[int]:
        """Cards by name; `armorers.2` is the second copy."""
        cards = read_listed(self.deck, lines.take(name, ""), name)
        if len(set(cards)) < len(cards):
            raise lines.wrong(name, "names a card twice")
        return cards

    def seat_words(self, counts: Sequence[int]) -> str:
        """`marquise marquise alliance`: each seat as often as it counts."""
        return " ".join(name for seat, name in enumerate(self.owners[: self.players]) for _ in range(counts[seat]))

    def owner(self, name: str, line: str) -> int:
        return index(self.owners, name, line)

    def seat(self, name: str, line: str) -> int:
        """A seat by name, or by its number, as in the line `next`."""
        if name.isdigit() and int(name) < self.players:
            return int(name)
        return index(self.owners[: self.players], name, line)

    def place(self, name: str, line: str) -> int:
        """A clearing by number, or a forest: `forest-1_2_5_10`."""
        return index(self.places[1:], name, line) + 1

    def clearing(self, name: str, line: str) -> int:
        return index(self.places[1:PLACES], name, line) + 1


class Own:
    """The lines of one owner: `own.number("actions")` reads `marquise actions`."""

    def __init__(self, lines: Lines, owner: str, naming: Naming, seated: str = "") -> None:
        self.lines = lines
        self.owner = owner
        self.naming = naming
        self.seated = seated
        """What the line `seats` says of him once set-up is over: `vagabond:thief`; nothing of a hireling."""

    def line(self, name: str) -> str:
        return f"{self.owner} {name}"

    def take(self, name: str, default: str = "") -> str:
        return self.lines.take(self.line(name), default)

    def wrong(self, name: str, what: str) -> PositionError:
        return self.lines.wrong(self.line(name), what)

    def number(self, name: str, default: int = 0, most: int = MOST) -> int:
        """A number from 0 to the most there can be."""
        return self.lines.count(self.line(name), default, most)

    def numbers(self, name: str, default: Sequence[int], most: int = MOST) -> list[int]:
        """As many numbers as the default has, each from 0 to the most there can be."""
        numbers = self.lines.numbers(self.line(name), " ".join(map(str, default)), len(default))
        if not all(0 <= number <= most for number in numbers):
            raise self.wrong(name, f"has a number that is not from 0 to {most}")
        return numbers

    def marks(self, name: str, *words: str) -> set[str]:
        """Those of these words that the line holds."""
        return {words[n] for n in self.among(name, words)}

    def among(self, name: str, names: Sequence[str], default: str = "") -> list[int]:
        """Which of these names the line lists, in its order, none of them twice."""
        found = read_listed(names, self.take(name, default), self.line(name))
        if len(set(found)) < len(found):
            raise self.wrong(name, "names something twice")
        return found

    def single(self, name: str, names: Sequence[str], default: str = "") -> int:
        """The one name that the line holds; NOBODY if it is empty."""
        found = self.among(name, names, default)
        if len(found) > 1:
            raise self.wrong(name, "names more than one")
        return found[0] if found else NOBODY

    def suit(self, name: str) -> int:
        """A suit, birds among them; NOBODY if the line is empty."""
        return self.single(name, SUITS)

    def items(self, name: str) -> list[int]:
        """How many of each item: `boot boot sword`, or `boot 2 sword`."""
        return read_counted(ITEMS, self.take(name), self.line(name))

    def cards(self, name: str, default: str = "") -> list[int]:
        """Cards of the shared deck, in the order of the line."""
        return self.among(name, self.naming.deck, default)

    def any_cards(self, name: str, default: str = "") -> list[int]:
        """The same, or viziers and retainers."""
        return self.among(name, self.naming.cards, default)

    def seats(self, name: str) -> list[int]:
        """The seats that the line lists; one may come several times."""
        return [self.naming.seat(word, self.line(name)) for word in self.take(name).split()]

    def clearings(self, name: str) -> list[int]:
        return [n + 1 for n in self.among(name, self.naming.places[1:PLACES])]

    def by_clearing(self, name: str, several: bool = False) -> list[tuple[int, str]]:
        """Words like `5=bomb`: a clearing, and what is there; no clearing comes twice, unless there may be several."""
        found: list[tuple[int, str]] = []
        for word in self.take(name).split():
            at, equals, what = word.partition("=")
            if not equals:
                raise self.wrong(name, "is not like 5=…")
            found.append((self.naming.clearing(at, self.line(name)), what))
        if not several and len({at for at, _ in found}) < len(found):
            raise self.wrong(name, "names a clearing twice")
        return found
