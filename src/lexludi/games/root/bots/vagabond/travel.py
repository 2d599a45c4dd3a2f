"""Law 7.5: how the Vagabot finds the nearest clearing, and gets there."""

from __future__ import annotations

from lexludi.games.root.bots.choose import in_order
from lexludi.games.root.bots.deeds import by_ferry, spring_snare, ways
from lexludi.games.root.bots.services import board_boats, may_boat
from lexludi.games.root.bots.vagabond.board import Vagabot
from lexludi.games.root.rules.box.codes import BURROW, PLACES
from lexludi.games.root.rules.move import March, go_along_path, move_pawn, why_not_arrive
from lexludi.games.root.rules.places.ferry import sail
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow

FAR: int = 99


def beside(s: Root, seat: int, place: int) -> list[int]:
    """The clearings next to a place."""
    if place >= PLACES:
        return list(s.setting.plan.touches[place - PLACES])
    return [at for at in ways(s, seat, place, may_boat(s, seat)) if at != BURROW]


def steps_from(s: Root, seat: int, place: int) -> list[int]:
    """The clearings one move away."""
    return [at for at in beside(s, seat, place) if why_not_arrive(s, at) is None]


def distances(s: Root, seat: int, place: int) -> list[int]:
    """How many moves away each clearing is."""
    found = [FAR] * (PLACES + len(s.setting.plan.forests))
    found[place] = 0
    edge = [place]
    while edge:
        reached: list[int] = []
        for origin in edge:
            for to in beside(s, seat, origin):
                if found[to] == FAR and why_not_arrive(s, to) is None:
                    found[to] = found[origin] + 1
                    reached.append(to)
        edge = reached
    return found


def nearest(s: Root, seat: int, clearings: list[int]) -> list[int]:
    """Of these clearings, those that are fewest moves away."""
    away = distances(s, seat, s.pawns[seat])
    reachable = [at for at in clearings if away[at] < FAR]
    least = min((away[at] for at in reachable), default=FAR)
    return [at for at in reachable if away[at] == least]


def travel(s: Root, board: Vagabot, to: int) -> Flow[bool]:
    """Law 7.5: go there by the shortest way, an item a move, as far as they last; whether it arrived."""
    seat = board.seat
    while s.pawns[seat] != to:
        if not board.usable:
            return False
        here = s.pawns[seat]
        if here < PLACES:
            sprung = yield from spring_snare(s, seat, here)  # 11.8.2
            if sprung:
                board.exhaust()
                continue
        away = distances(s, seat, here)
        step = next(near for near in in_order(s, steps_from(s, seat, here)) if leads(s, seat, near, to, away[to]))
        if here < PLACES and step not in ways(s, seat, here):
            board_boats(s, seat)  # 9.7: instead of an item for the move
        else:
            board.exhaust()
        yield from walk(s, seat, here, step)
    return True


def leads(s: Root, seat: int, step: int, to: int, away: int) -> bool:
    return distances(s, seat, step)[to] == away - 1


def walk(s: Root, seat: int, here: int, to: int) -> Flow[None]:
    """The pawn goes; by ferry it scores a point (12.1.1)."""
    ferry = by_ferry(s, seat, here, to)
    move_pawn(s, seat, to)
    if ferry:
        sail(s, to)
        s.score(seat, 1, "rootbotics 12.1.1")
    elif s.setting.on_path and here < PLACES:
        yield from go_along_path(s, March(seat, seat, here, to, 0))
