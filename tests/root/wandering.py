"""A Vagabond among the Marquise (seat 0), the Eyrie (1) and the Alliance (2): positions for the tests of chapter 9."""

from __future__ import annotations

from lexludi.games.root.factions.vagabond.board import HEAPS, QUESTS, STATUS, Vagabond, vagabond
from lexludi.games.root.rules.box.codes import ITEMS
from lexludi.games.root.rules.options import Item, Quest
from tests.root.table import Table, lay

SEAT = 3


def camp(
    *lines: str,
    pawn: str = "1",
    ready: str = "",
    character: str = "thief",
    then: str = "vagabond.daylight 3; pause 3",
) -> Table:
    """The Vagabond on his turn, with these ready items, and with what the lines add.

    He can always use Codebreakers on the Alliance, so that his Daylight never ends by itself for want of choices.
    """
    return lay(
        "\n".join(
            [
                "map: autumn",
                f"seats: marquise eyrie alliance vagabond:{character}",
                "crafted vagabond: codebreakers",
                "hand alliance: royal_claim",
                "active: vagabond daylight",
                f"pawns: vagabond={pawn}",
                f"vagabond character: {character}",
                f"vagabond ready: {ready}",
                f"next: {then}",
                *lines,
            ]
        )
    )


def pair(*lines: str, ready: str = "torch torch", at: str = "6", then: str = "vagabond.daylight 2; pause 2") -> Table:
    """A Thief (seat 2, on turn) and a Ranger (seat 3) in one clearing, beside the Marquise and the Eyrie."""
    return lay(
        "\n".join(
            [
                "map: autumn",
                "seats: marquise eyrie vagabond:thief vagabond:ranger",
                "active: vagabond-thief daylight",
                f"pawns: vagabond-thief={at} vagabond-ranger={at}",
                "vagabond-thief character: thief",
                f"vagabond-thief ready: {ready}",
                "vagabond-ranger character: ranger",
                "vagabond-ranger ready: sword boot",
                f"next: {then}",
                *lines,
            ]
        )
    )


def board(table: Table, seat: int = SEAT) -> Vagabond:
    return vagabond(table.s, seat)


def items(table: Table, heap: str, seat: int = SEAT) -> list[str]:
    """The names of the items in a heap, in their usual order."""
    row = board(table, seat).heaps[HEAPS.index(heap)]
    return [name for n, name in enumerate(ITEMS) for _ in range(row[n])]


def item(name: str, heap: str = "ready") -> Item:
    return Item(ITEMS.index(name), HEAPS.index(heap))


def quest(name: str) -> Quest:
    return Quest(QUESTS.index(name))


def on_track(table: Table, name: str) -> int:
    return board(table).on_track(ITEMS.index(name))


def status(table: Table, faction: str, seat: int = SEAT) -> str:
    """Where a faction's marker stands on his chart."""
    stands = board(table, seat).relations[table.seat(faction)]
    return next(name for name, n in STATUS.items() if n == stands)
