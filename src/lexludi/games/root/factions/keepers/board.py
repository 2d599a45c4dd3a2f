"""Law 15.2: the Keepers in Iron's board, their relics and waystations. What a face-down relic is worth nobody knows."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.root.rules.battle import Battle, lose_pieces
from lexludi.games.root.rules.board import Board
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import (
    CLEARINGS,
    KEEPERS,
    NOBODY,
    PLACES,
    RELIC_FIGURE,
    RELIC_JEWELRY,
    RELIC_TABLET,
    WAYSTATION,
)
from lexludi.games.root.rules.craft import by_suit
from lexludi.games.root.rules.removal import Removal
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.written import Naming, Own
from lexludi.kernel.ask import Flow
from lexludi.kernel.chance import Chance
from lexludi.kernel.native import mypyc_attr
from lexludi.parts.positions import index

SHEET: Final = data.factions()["keepers"]
RELICS: Final = (RELIC_FIGURE, RELIC_TABLET, RELIC_JEWELRY)
TYPES: Final = SHEET.lists["relics"]
PRINTED: Final = SHEET.tables["relic_values"]
ALIKE: Final = len(PRINTED)
"""The relics of one type."""
TOTAL: Final = ALIKE * len(TYPES)
RECOVERED: Final = -2
"""The place of a relic on their board."""
COLUMNS: Final = SHEET.lists["retinue"]
LIMIT: Final = SHEET.numbers["retinue_limit"]
CAMPS: Final = [[TYPES.index(a), TYPES.index(b)] for a, b in SHEET.waystations]
"""The types on the two sides of each waystation."""
BONUS: Final = SHEET.tracks["waystation"].draw


@mypyc_attr(allow_interpreted_subclasses=True)  # else __new__ would run __init__ in `copy`
class Keepers(Board):
    """Their board: the relics (four of each type, type by type), the waystations, and the Retinue."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, KEEPERS)
        self.places: list[int] = [NOBODY] * TOTAL
        """Where each relic is: a clearing, a forest, or RECOVERED."""
        self.values: list[int] = list(PRINTED) * len(TYPES)
        self.shown: list[bool] = [False] * TOTAL
        """Whether its value can be seen."""
        self.camps: list[int] = [NOBODY] * len(CAMPS)
        """The clearing of each waystation."""
        self.sides: list[int] = [0] * len(CAMPS)
        """Which of its sides is up."""
        self.retinue: list[list[int]] = [[] for _ in COLUMNS]
        self.todo: list[list[int]] = [[] for _ in COLUMNS]
        """The cards of each column not yet used this turn."""
        self.touched = 0
        """The clearings in which they have encamped, or decamped, one bit each."""
        self.gathered = False
        """Whether they have added a card to the Retinue this Evening."""

    def copy(self) -> Keepers:
        b = Keepers(self.seat)
        b.places = self.places.copy()
        b.values = self.values.copy()
        b.shown = self.shown.copy()
        b.camps = self.camps.copy()
        b.sides = self.sides.copy()
        b.retinue = [column.copy() for column in self.retinue]
        b.todo = [column.copy() for column in self.todo]
        b.touched = self.touched
        b.gathered = self.gathered
        return b

    def crafting(self, s: Root) -> list[int]:
        """Law 15.2.3."""
        return by_suit(s, WAYSTATION)

    def take_hits(self, s: Root, b: Battle, removal: Removal, by: int, hits: int) -> Flow[None]:
        """Law 15.2.4: warriors beside a relic ignore the first hit."""
        if s.warriors[self.seat][b.at] and b.at in self.places:
            hits = b.shrug_off(self.seat, hits)
        flow = lose_pieces(s, b, removal, self.seat, by, hits)
        if flow is not None:
            yield from flow

    def waylaid(self, s: Root, march: Any, by: int) -> Flow[None] | None:
        """Law 15.2.4: a relic that is carried moves as well, and may be the piece that is removed."""
        if not march.relics:
            return None
        from lexludi.games.root.factions.keepers.relics import lose_load

        return lose_load(s, self, march, by)

    def is_asked_next(self) -> bool:
        return False

    def draws(self, s: Root) -> int:
        """Law 15.6.3: one more for each waystation that is not on the board."""
        return SHEET.numbers["draw"] + sum(BONUS[: len(CAMPS) - s.stock[WAYSTATION]])

    def discard_law(self) -> str:
        return "15.6.3"

    def worth(self, s: Root) -> float:
        found = sum(1 for place in self.places if 0 < place <= 12)
        return 3.0 * found + 2.0 * sum(len(column) for column in self.retinue)

    def cards(self) -> list[int]:
        return [card for column in self.retinue for card in column]

    # 15.2.1 Relics, 15.2.2 Waystations

    def relics_at(self, place: int) -> list[int]:
        return [relic for relic in range(TOTAL) if self.places[relic] == place]

    def distinct(self, relics: list[int]) -> list[int]:
        """Of relics that look alike in one place, the first."""
        seen: list[tuple[int, int, int]] = []
        found: list[int] = []
        for relic in relics:
            look = (relic // ALIKE, self.values[relic] if self.shown[relic] else 0, self.places[relic])
            if look not in seen:
                seen.append(look)
                found.append(relic)
        return found

    def camps_at(self, at: int) -> list[int]:
        return [camp for camp in range(len(CAMPS)) if self.camps[camp] == at]

    def shelters(self, at: int) -> list[int]:
        """The types of relics that the waystations of a clearing show."""
        return [CAMPS[camp][self.sides[camp]] for camp in self.camps_at(at)]

    def retainers(self) -> int:
        """How many cards the Retinue holds."""
        return sum(len(column) for column in self.retinue)

    def imagine(self, s: Root, viewer: int | None, chance: Chance) -> None:
        """Law 15.3.1: to everybody, face-down relics of a type may have any of the values not yet seen."""
        for first in range(0, TOTAL, ALIKE):
            hidden = [relic for relic in range(first, first + ALIKE) if not self.shown[relic]]
            values = sorted(self.values[relic] for relic in hidden)
            chance.shuffle(values)
            for n, relic in enumerate(hidden):
                self.values[relic] = values[n]

    # What others see; positions

    def view(self, viewer: int | None) -> dict[str, Any]:
        return {
            "relics": self.places.copy(),
            "values": [self.values[relic] if self.shown[relic] else NOBODY for relic in range(TOTAL)],
            "camps": self.camps.copy(),
            "sides": self.sides.copy(),
            "retinue": [column.copy() for column in self.retinue],
            "todo": [column.copy() for column in self.todo],
        }

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        told = [
            ("relics", " ".join(self.relic_word(relic, naming) for relic in range(TOTAL))),
            ("waystations", " ".join(self.camp_word(camp) for camp in range(len(CAMPS)))),
        ]
        for n, column in enumerate(COLUMNS):
            told.append((column, naming.card_words(self.retinue[n]) or "none"))
            told.append((f"todo {column}", naming.card_words(self.todo[n])))
        done = "gathered" if self.gathered else ""
        touched = " ".join(str(at) for at in range(PLACES) if self.touched >> at & 1)
        return [*told, ("touched", touched), ("done", done)]

    def relic_word(self, relic: int, naming: Naming) -> str:
        """`figure3@5`, or `figure3@forest-1_2_5_10?` where it lies face down; `home` is their board."""
        away = {NOBODY: "box", RECOVERED: "home"}
        place = away.get(self.places[relic]) or naming.places[self.places[relic]]
        hidden = "" if self.shown[relic] else "?"
        return f"{TYPES[relic // ALIKE]}{self.values[relic]}@{place}{hidden}"

    def camp_word(self, camp: int) -> str:
        """`figure/tablet@5`: the side that is up, the other side, and where."""
        up = CAMPS[camp][self.sides[camp]]
        down = CAMPS[camp][1 - self.sides[camp]]
        place = "home" if self.camps[camp] == NOBODY else str(self.camps[camp])
        return f"{TYPES[up]}/{TYPES[down]}@{place}"

    def read(self, own: Own) -> None:
        left = list(range(TOTAL))
        for word in own.take("relics").split():
            self.read_relic(own, word, left)
        camps = [self.read_camp(own, word) for word in own.take("waystations").split()]
        if len(set(camps)) < len(camps):
            raise own.wrong("waystations", "names a waystation twice")
        for n, column in enumerate(COLUMNS):
            retainer = own.naming.cards[len(own.naming.cards) - len(COLUMNS) + n]
            kept = own.take(column, retainer)
            self.retinue[n] = [] if kept == "none" else own.any_cards(column, retainer)
            self.todo[n] = own.any_cards(f"todo {column}")
            if not set(self.todo[n]) <= set(self.retinue[n]):
                raise own.wrong(f"todo {column}", "has cards that are not in that column")
        self.touched = sum(1 << at for at in own.clearings("touched"))
        self.gathered = bool(own.marks("done", "gathered"))

    def read_relic(self, own: Own, word: str, left: list[int]) -> None:
        """Put the first relic of a type that is `left` where the word says; another gives it its value."""
        line = own.line("relics")
        name, _, place = word.rstrip("?").partition("@")
        first = ALIKE * index(TYPES, name[:-1], line)
        alike = [relic for relic in left if first <= relic < first + ALIKE]
        holders = [other for other in alike if str(self.values[other]) == name[-1]]
        if not holders:
            raise own.wrong("relics", f"has no {name!r} left: there are four of each type, worth 1, 2, 3 and 3")
        relic, holder = alike[0], holders[0]
        self.values[relic], self.values[holder] = self.values[holder], self.values[relic]
        left.remove(relic)
        away = {"box": NOBODY, "home": RECOVERED}
        self.places[relic] = away[place] if place in away else own.naming.place(place, line)
        self.shown[relic] = not word.endswith("?")

    def read_camp(self, own: Own, word: str) -> int:
        """`figure/tablet@5`; returns which it is."""
        sides, _, place = word.partition("@")
        names = [tuple(TYPES[n] for n in (pair[side], pair[1 - side])) for pair in CAMPS for side in (0, 1)]
        which = index(["/".join(two) for two in names], sides, own.line("waystations"))
        self.sides[which // 2] = which % 2
        self.camps[which // 2] = NOBODY if place == "home" else own.naming.clearing(place, own.line("waystations"))
        return which // 2

    def check(self, s: Root, own: Own) -> None:
        """The relics and waystations of the board are those that stand in the clearings (Law 15.2.1, 15.2.2)."""
        for at in CLEARINGS:
            found = [relic // ALIKE for relic in self.relics_at(at)]
            if [found.count(n) for n in range(len(TYPES))] != [s.pieces[kind][at] for kind in RELICS]:
                raise own.wrong("relics", f"are not those that lie in {at}")
            if len(self.camps_at(at)) != s.pieces[WAYSTATION][at]:
                raise own.wrong("waystations", f"are not those that stand in {at}")
        if self.retainers() > LIMIT:
            raise own.wrong(COLUMNS[0], f"and its neighbours hold more than {LIMIT} cards")


def keepers(s: Root, seat: int) -> Keepers:
    return s.boards[seat]  # type: ignore[return-value]  # as set-up gave it; compiled, it is checked
