"""The arithmetic of a log: what each action does to a table, and what it finds missing there."""

from __future__ import annotations

from lexludi.games.root.notation.actions import (
    Action,
    Ambush,
    Craft,
    Flip,
    Mark,
    OpenPath,
    Points,
    Purge,
    Shift,
    Trick,
)
from lexludi.games.root.notation.codes import Codes
from lexludi.games.root.notation.tables import FACE_UP, LYING_UP, Table
from lexludi.locale import N_

TOO_FEW = N_("{place} holds fewer of {thing} than are taken from there")
BELOW_ZERO = N_("{faction} would have fewer than no points")
NOTHING_THERE = N_("{place} holds no plot")


class Complaint(ValueError):
    """Arithmetic that does not work out: a message, and what it speaks of."""

    def __init__(self, message: str, **values: str) -> None:
        super().__init__(message.format(**values))
        self.message = message
        self.values = values


def apply(table: Table, action: Action, codes: Codes) -> list[Complaint]:
    """Do to the table what the action says, as far as possible; what it found missing."""
    match action:
        case Shift():
            return shift(table, action)
        case Ambush():
            return take(table, f"{action.suit}#@", action.faction, 1)
        case Craft():
            return craft(table, action, codes)
        case Points():
            table.points[action.faction] += action.points
            if table.points[action.faction] < 0:
                return [Complaint(BELOW_ZERO, faction=action.faction)]
        case Mark():
            table.marks[action.what] = action.value
        case Flip():
            wrong = take(table, action.piece, action.at, 1)
            table.add(action.piece, f"{action.at}{FACE_UP}")
            return wrong
        case Trick():
            return trick(table, action)
        case Purge():
            for thing, place in list(table.things):
                if place.startswith(f"{action.faction}$_"):
                    del table.things[thing, place]
        case OpenPath():
            table.marks.pop(action.path, None)
    return []


def shift(table: Table, action: Shift) -> list[Complaint]:
    wrong: list[Complaint] = []
    if is_pawn(action.thing):
        for thing, place in list(table.things):
            if thing == action.thing:
                del table.things[thing, place]
    elif action.start and action.start != "*":
        wrong = take(table, action.thing, action.start.removesuffix(LYING_UP), action.count)
    table.add(action.thing, action.to, action.count)
    return wrong


def is_pawn(thing: str) -> bool:
    return thing[1:] == "p"


def take(table: Table, thing: str, place: str, count: int) -> list[Complaint]:
    """Take things from a place: as they are called, or what lies there unnamed."""
    for _ in range(count):
        lying = found(table, thing, place)
        if lying is None:
            return [Complaint(TOO_FEW, place=place, thing=thing)]
        table.things[lying] -= 1
    return []


def found(table: Table, thing: str, place: str) -> tuple[str, str] | None:
    """What is meant by a thing in a place: that very thing, or one that is not known better on either side."""
    for name in names(thing):
        for where in (place, f"{place}{FACE_UP}"):
            if table.things[name, where] > 0:
                return name, where
    suit, mark, name = thing.partition("#")
    for (there, where), count in table.things.items():
        if count > 0 and at(where) == place:
            if mark and not name and "#" in there and there.startswith(suit):
                return there, where
            if thing == "Pt" and there.startswith("Pt_"):
                return there, where
    return None


def names(thing: str) -> tuple[str, ...]:
    """What a thing may lie there as: a card by its name, its suit or unknown; a plot by its kind or unknown."""
    suit, mark, name = thing.partition("#")
    if mark and (name or suit):
        return tuple(dict.fromkeys((thing, f"{suit}#", "#")))
    if thing.startswith("Pt_"):
        return thing, "Pt"
    return (thing,)


def craft(table: Table, action: Craft, codes: Codes) -> list[Complaint]:
    board = f"{action.faction}$"
    if action.what[0] == "%":
        wrong = take(table, "#", action.faction, 1)
        table.add(action.what, board)
        return wrong
    wrong = take(table, action.what, action.faction, 1)
    if action.what in codes.lasting:
        table.add(action.what, board)
    table.add(codes.items.get(action.what, ""), board)
    return wrong


def trick(table: Table, action: Trick) -> list[Complaint]:
    sides = action.one, action.other
    plots = [[key for key, n in table.things.items() if n and key[0][:2] == "Pt" and at(key[1]) == s] for s in sides]
    for side, there in zip(sides, plots, strict=True):
        if not there:
            return [Complaint(NOTHING_THERE, place=side)]
    for there, side in zip(plots, reversed(sides), strict=True):
        for thing, place in there:
            table.things[thing, place] -= 1
            table.things[thing, side + place.removeprefix(at(place))] += 1
    return []


def at(place: str) -> str:
    return place.removesuffix(FACE_UP)
