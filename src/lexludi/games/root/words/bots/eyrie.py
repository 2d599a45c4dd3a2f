"""The Electric Eyrie in words."""

from __future__ import annotations

from lexludi.games.root.bots.eyrie import COLUMNS
from lexludi.games.root.words.facts import Facts
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.words import View
from lexludi.locale import N_


def board(names: RootNames, view: View, seat: int) -> Facts:
    board = view["boards"][seat]
    columns = []
    for suit in COLUMNS:
        cards = [names.card(view, card) for card in decree(names, view, seat)[suit]]
        if cards:
            columns.append(f"{names.suit(suit)} [{', '.join(cards)}]")
    return [(N_("Decree"), ", ".join(columns)), (N_("Loyal viziers"), str(board["viziers"]))]


def decree(names: RootNames, view: View, seat: int) -> list[list[int]]:
    """The columns by suit; the viziers lie in the last one, the birds'."""
    board = view["boards"][seat]
    first = names.pack(view).size
    columns: list[list[int]] = [list(column) for column in board["decree"]]
    columns[-1] += range(first, first + board["viziers"])
    return columns
