"""The table as Rootlog sees it: how many of each thing lie where, which markers stand how, and everybody's points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from lexludi.games.root.factions.alliance.board import Alliance
from lexludi.games.root.factions.corvids.board import Corvids
from lexludi.games.root.factions.duchy.board import MINISTERS, Duchy
from lexludi.games.root.factions.eyrie import LEADERS, Eyrie
from lexludi.games.root.factions.hundreds.board import MOODS, Hundreds
from lexludi.games.root.factions.keepers.board import ALIKE, CAMPS, RECOVERED, TOTAL, Keepers
from lexludi.games.root.factions.lizards.board import Lizards
from lexludi.games.root.factions.riverfolk.board import Riverfolk
from lexludi.games.root.factions.vagabond.board import CHARACTERS, Vagabond
from lexludi.games.root.factions.vagabond.quests import Quests
from lexludi.games.root.notation.codes import (
    DECREE_LETTERS,
    PIECES,
    PLOT_LETTERS,
    PRICE_LETTERS,
    RELIC_LETTERS,
    STATUS_LETTERS,
    SUIT_LETTERS,
    Codes,
    item_code,
    plain,
    quest_codes,
)
from lexludi.games.root.rules.board import Board
from lexludi.games.root.rules.box.codes import CLEARINGS, ITEMS, NOBODY, PLACES, PLOTS, WARRIOR
from lexludi.games.root.rules.places.ferry import ferry_at
from lexludi.games.root.rules.state import Root

HEAP_CODES = ("$", "$e", "$d", "$de")
"""The Vagabond's items: ready, exhausted, damaged, damaged and exhausted."""
FACE_UP = "^"
"""After a clearing: the plot there lies face up."""
LYING_UP = "_u"
"""After a forest from which a relic is taken: the one that lies face up, where one like it lies face down."""


class Table:
    """Counts of things in places, markers, points."""

    __slots__ = ("marks", "points", "relics", "things")

    def __init__(self) -> None:
        self.things: Counter[tuple[str, str]] = Counter()
        self.marks: dict[str, str] = {}
        self.points: Counter[str] = Counter()
        self.relics: list[tuple[str, str, bool]] = []
        """Each relic, where it lies and whether face up: of those that look alike in a place, the first goes first."""

    def copy(self) -> Table:
        table = Table()
        table.things = self.things.copy()
        table.marks = self.marks.copy()
        table.points = self.points.copy()
        table.relics = self.relics
        return table

    def add(self, thing: str, place: str, count: int = 1) -> None:
        if thing and place and count:
            self.things[thing, place] += count


def table_of(s: Root, codes: Codes) -> Table:
    """The table as it stands. Cards that lie on a board face up for a moment count as in the hand they return to."""
    table = Table()
    for seat, letter in enumerate(codes.letters):
        table.points[letter] = s.points[seat]
        add_pieces(table, s, seat, codes)
        add_cards(table, s, seat, codes)
        for item in range(len(ITEMS)):
            turned = s.turned[seat][item]
            table.add(item_code(item), f"{letter}$", s.boxes[seat][item] - turned)
            table.add(item_code(item), f"{letter}$e", turned)
        add_board(table, s.boards[seat], codes, s.number == 0)
    for at in s.setting.plan.ruins:
        for item in s.ruins[at]:
            table.add(item_code(item), str(at))
    for drawer in s.drawers.values():
        if isinstance(drawer, Quests):
            for quest in drawer.shown:
                table.add(quest_codes()[quest], "Q")
    ferry = ferry_at(s) if s.landmarks else 0
    table.add("r", str(ferry) if ferry else "")
    for a, b in s.closed:
        table.marks[f"{a}_{b}"] = "closed"
    return table


def add_pieces(table: Table, s: Root, seat: int, codes: Codes) -> None:
    letter = codes.letters[seat]
    for at in range(PLACES):
        table.add(f"{letter}w", str(at), s.warriors[seat][at])
    if s.pawns[seat] != NOBODY:
        table.add(f"{letter}p", codes.places[s.pawns[seat]])
    for kind in s.setting.kinds:
        if kind in PIECES and kind != WARRIOR and s.setting.owner[kind] == seat:
            for at in CLEARINGS:
                table.add(f"{letter}{PIECES[kind]}", str(at), s.pieces[kind][at])
        elif kind in PLOTS and s.setting.owner[kind] == seat:
            for at in CLEARINGS:
                table.add(f"{letter}t_{PLOT_LETTERS[PLOTS.index(kind)]}", f"{at}{FACE_UP}", s.pieces[kind][at])


def add_cards(table: Table, s: Root, seat: int, codes: Codes) -> None:
    for card, place in cards_of(s, seat, codes.letters[seat]):
        table.add(codes.card(card), place)
    if s.dominance[seat] != NOBODY:
        table.marks[f"{codes.letters[seat]}++"] = f"{codes.letters[seat]}$"
    if s.partner[seat] != NOBODY:
        table.marks[f"{codes.letters[seat]}++"] = f"{codes.letters[s.partner[seat]]}$"


def cards_of(s: Root, seat: int, letter: str) -> Iterator[tuple[int, str]]:
    """The cards of a seat, and where they lie."""
    board = s.boards[seat]
    for card in s.hands[seat]:
        yield card, letter
    for card in s.crafted[seat]:
        yield card, f"{letter}$"
    if s.dominance[seat] != NOBODY:
        yield s.dominance[seat], f"{letter}$"
    if isinstance(board, Alliance):
        for card in board.supporters:
            yield card, f"{letter}$"
    elif isinstance(board, Eyrie):
        for n, column in enumerate(board.decree):
            for card in column:
                yield card, f"{letter}$_{DECREE_LETTERS[n]}"
    elif isinstance(board, Keepers):
        for n, column in enumerate(board.retinue):
            for card in column:
                yield card, f"{letter}$_{n + 1}"
    elif isinstance(board, (Lizards, Duchy)):
        for card in board.revealed:
            yield card, letter


def add_board(table: Table, board: Board, codes: Codes, set_up: bool) -> None:
    """What lies on the board of a faction, perhaps in the middle of its set-up."""
    letter = codes.letters[board.seat]
    if isinstance(board, Eyrie):
        if board.leader != NOBODY:
            table.marks[f"{letter}$#"] = LEADERS[board.leader]
    elif isinstance(board, Alliance):
        table.add(f"{letter}w", f"{letter}$", board.officers)
    elif isinstance(board, Vagabond):
        add_vagabond(table, board, codes)
    elif isinstance(board, Lizards):
        table.add(f"{letter}w", f"{letter}$", board.acolytes)
        table.marks[f"{letter}$_o"] = ("h" if board.hated else "") + SUIT_LETTERS[board.outcast]
    elif isinstance(board, Riverfolk):
        for seat, other in enumerate(codes.letters):
            table.add(f"{other}w", f"{letter}$", board.payments[seat] + board.funds[seat])
            table.add(f"{other}w", f"{letter}$_c", board.committed[seat])
            for suit, row in enumerate(board.spaces):
                table.add(f"{other}w", f"{letter}$_{SUIT_LETTERS[suit].lower()}", row[seat])
        for n, price in enumerate(board.prices):
            table.marks[f"{letter}$_{PRICE_LETTERS[n]}"] = str(price)
    elif isinstance(board, Duchy):
        for minister in board.swayed:
            table.add(f"#{plain(MINISTERS[minister])}", f"{letter}$")
    elif isinstance(board, Corvids):
        for at in CLEARINGS:
            if board.secret[at] != NOBODY:
                table.add(f"{letter}t_{PLOT_LETTERS[PLOTS.index(board.secret[at])]}", str(at))
    elif isinstance(board, Hundreds):
        table.add(f"{letter}w_w", str(board.warlord) if board.warlord != NOBODY else "")
        table.marks[f"{letter}$#"] = MOODS[board.mood]
        for track in board.hoard:
            for item in track:
                table.add(item_code(item), f"{letter}$")
    elif isinstance(board, Keepers):
        add_camps(table, board, codes)
        if any(board.retinue) or not set_up:
            add_relics(table, board, codes)


def add_vagabond(table: Table, board: Vagabond, codes: Codes) -> None:
    letter = codes.letters[board.seat]
    if board.character != NOBODY:
        table.marks[f"{letter}$#"] = board.named()
    for heap, code in zip(board.heaps, HEAP_CODES, strict=True):
        for item, count in enumerate(heap):
            table.add(item_code(item), f"{letter}{code}", count)
    for seat, other in enumerate(codes.letters):
        if other[0] not in "VG":
            table.marks[f"{letter}$_{other}"] = STATUS_LETTERS[board.relations[seat]]
    for quest in board.quests:
        table.add(quest_codes()[quest], f"{letter}$")


def add_relics(table: Table, board: Keepers, codes: Codes) -> None:
    """The relics; in the set-up only once all of them are laid out, which comes before the retainers."""
    letter = codes.letters[board.seat]
    for relic in range(TOTAL):
        place = board.places[relic]
        if place != NOBODY:
            code = f"{letter}t_{board.values[relic]}_{RELIC_LETTERS[relic // ALIKE]}"
            where = f"{letter}$" if place == RECOVERED else codes.places[place]
            table.add(code, where)
            table.relics.append((code, where, board.shown[relic]))


def add_camps(table: Table, board: Keepers, codes: Codes) -> None:
    letter = codes.letters[board.seat]
    for camp, at in enumerate(board.camps):
        if at != NOBODY:
            up, down = CAMPS[camp][board.sides[camp]], CAMPS[camp][1 - board.sides[camp]]
            table.add(f"{letter}b_{RELIC_LETTERS[up]}_{RELIC_LETTERS[down]}", str(at))


__all__ = ["CHARACTERS", "FACE_UP", "HEAP_CODES", "LYING_UP", "Table", "cards_of", "table_of"]
