"""What of Harrow County can be replaced by the printed maps and figures of one's own box, and what must hold then."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from string import ascii_lowercase
from typing import Any, Final

import msgspec

from lexludi.games.harrow.rules.box import data
from lexludi.kernel.boxes import Box, Files, check_one

SHAPES: Final[dict[str, type[msgspec.Struct]]] = {
    "boards": data.Boards,
    "maps": data.Maps,
    "legends": data.Legends,
    "cards": data.Cards,
    "tiles": data.Tiles,
    "hester": data.HesterBoard,
    "solo": data.Solo,
    "fae": data.Fae,
}
"""What each file says."""
FIXED: Final[dict[str, tuple[str, ...]]] = {
    "boards": ("terrain", "ability", "jar", "cube", "faction"),
    "maps": ("map",),
    "legends": ("legend",),
    "cards": ("tactic", "upgrade", "goblin"),
    "tiles": ("tile",),
    "hester": ("card",),
    "solo": ("level", "deck", "card"),
    "fae": (
        "offer",
        "quest",
        "card",
    ),
}
"""Lists whose ids the rules know, in this order."""
ROWS: Final = ("move", "spawn", "strengthen")
LAND: Final = frozenset("SWPF")
MARKS: Final = LAND | frozenset("MX")


def mistakes(files: Files) -> Iterator[str]:
    """A sentence for everything that the rules could not play with."""
    found = [
        wrong for name, shape in SHAPES.items() for wrong in check_one(f"{name}.toml", files[name], shape)
    ]  # fmt: skip
    if not found:  # whatever is there has its shape
        found += [*known(files), *boards(files["boards"]), *maps(files["maps"]), *solo(files)]
    yield from found


def known(files: Files) -> Iterator[str]:
    """What has rules of its own must be there."""
    for name, kinds in FIXED.items():
        ours = tomllib.loads(BOX.text(name))
        for kind in kinds:
            wanted = ids(ours[kind])
            if ids(files[name][kind]) != wanted:
                yield f"{name}.toml: every {kind} must be there, in this order: {', '.join(wanted)}."


def boards(raw: Any) -> Iterator[str]:
    ours = tomllib.loads(BOX.text("boards"))
    for kind, keys in (("row_board", ("faction", "side")), ("bag_board", ("side",))):
        sides = [" ".join(board[key] for key in keys) for board in ours[kind]]
        if [" ".join(board[key] for key in keys) for board in raw[kind]] != sides:
            yield f"boards.toml: there must be one {kind} for each of these, in this order: {', '.join(sides)}."
    lengths = {len(board[row]) for board in raw["row_board"] for row in ROWS}
    if len(lengths) != 1:
        yield "boards.toml: every row of every row_board needs as many values as the others."
    elif min(lengths) < 2:
        yield "boards.toml: a row needs a space besides the printed one."
    if len({len(board[what]) for board in raw["bag_board"] for what in ("draws", "returns")}) != 1:
        yield "boards.toml: draws and returns of every bag_board need as many numbers as the others."
    for board in raw["bag_board"]:
        if any(back >= drawn for drawn, back in zip(board["draws"], board["returns"], strict=False)):
            yield f"boards.toml, bag_board {board['side']}: more must be drawn than goes back."
    if not raw["dial"] or min(raw["dial"]) < 1:
        yield "boards.toml: the dial needs numbers from 1."
    if any(n < 0 for n in numbers(raw)):
        yield "boards.toml: no number can be below 0."


def maps(raw: Any) -> Iterator[str]:
    radius = raw["radius"]
    lengths = [2 * radius + 1 - abs(q) for q in range(-radius, radius + 1)]
    names = hexes(radius)
    for side in ("south", "north"):
        if raw[side] not in names:
            yield f"maps.toml: {side}: there is no hex {raw[side]!r}."
    for one in raw["map"]:
        where = f"maps.toml, map {one['id']}"
        columns = [column.split() for column in one["columns"]]
        if [len(column) for column in columns] != lengths:
            yield f"{where}: the columns need {', '.join(map(str, lengths))} hexes."
            continue
        marks = dict(zip(names, (mark for column in columns for mark in column), strict=True))
        for mark in sorted({mark for mark in marks.values() if mark.removesuffix("!") not in MARKS}):
            yield f"{where}: {mark!r} is no hex; write S, W, P, F, M or X, with ! for a printed storm."
        if sum(mark.startswith("X") for mark in marks.values()) != 1:
            yield f"{where}: there is one hex of brambles (X)."
        if "X!" in marks.values():
            yield f"{where}: no storm can be in the brambles."
        for side in ("south", "north"):
            if raw[side] in marks and marks[raw[side]][0] not in LAND:
                yield f"{where}: the home {raw[side]} must be land."


def solo(files: Files) -> Iterator[str]:
    """Cards of the game for one name hexes of the map."""
    there = set(hexes(files["maps"]["radius"]))
    for card in files["solo"]["card"]:
        for name in card["hexes"]:
            if name not in there:
                yield f"solo.toml, card {card['id']}: there is no hex {name!r}."


def hexes(radius: int) -> list[str]:
    """The names of the hexes: a letter for the column, and the place in it."""
    return [
        f"{ascii_lowercase[q + radius]}{n + 1}"
        for q in range(-radius, radius + 1)
        for n in range(2 * radius + 1 - abs(q))
    ]


def ids(raw: Any) -> list[str]:
    return [one["id"] for one in raw]


def numbers(value: Any) -> Iterator[int]:
    """Every number in there."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for inner in value:
            yield from numbers(inner)
    elif isinstance(value, int):
        yield value


BOX: Final = Box("lexludi.games.harrow", tuple(SHAPES), mistakes)
