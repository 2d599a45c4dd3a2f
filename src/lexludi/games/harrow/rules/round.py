"""A round: turns of everybody, the brambles, and whether somebody has won."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.rules import moments as m
from lexludi.games.harrow.rules.box.codes import ALL_JARS, NOBODY
from lexludi.games.harrow.rules.box.printed import BOARDS, FAE_BOARD
from lexludi.games.harrow.rules.events import RoundBegan
from lexludi.games.harrow.rules.prompts import ending, note
from lexludi.games.harrow.rules.state import Harrow
from lexludi.games.harrow.rules.tiles import refresh_tiles
from lexludi.kernel.events import Result
from lexludi.locale import N_

IN_BRAMBLES: Final = note("in-brambles", N_("{seat} {seat:holds|hold} the brambles."))
LANTERN: Final = note("lantern", N_("The lantern goes to {seat}."))
POINTS: Final = ending("points", N_("{winners}: most points, and victory."))
QUEEN: Final = ending("queen", N_("{winners}: the queen is found, and victory."))
LANTERN_DECIDES: Final = ending("lantern", N_("{winners}: victory, for a tie goes to the lantern."))


def begin_round(s: Harrow) -> None:
    """Law 1.round.1, 1.round.5."""
    s.round += 1
    s.tell(RoundBegan(s.round))
    s.queue = order(s)
    s.then("next_turn")
    for seat in reversed(by_lantern(s)):
        s.then("place_objective", seat)


def by_lantern(s: Harrow) -> tuple[int, ...]:
    """The fighters, whoever has the lantern first."""
    fighters = s.setting.fighters
    first = fighters.index(s.lantern)
    return fighters[first:] + fighters[:first]


def order(s: Harrow) -> list[int]:
    """Law 1.round.3, 5.setup.F, fae.order.3p, .4p: the lantern first, Hester last, the Fair Folk before all others."""
    setting = s.setting
    cycle: list[int] = []
    for seat in by_lantern(s):
        if setting.fae != NOBODY:
            cycle.append(setting.fae)
        cycle.append(seat)
    if setting.hester != NOBODY:
        cycle.append(setting.hester)
    return cycle * BOARDS.turns


def next_turn(s: Harrow) -> None:
    """Law 1.turn.end."""
    if not s.queue:
        s.then(s.setting.closing)
        return
    seat = s.queue.pop(0)
    s.then(s.faction(seat).turn, seat)


def end_of_round(s: Harrow) -> None:
    """Law 1.round.4, 1.phase2."""
    for _, says in m.ROUND_ENDS.heard(s.powers):
        says(s)
    score_brambles(s)
    check_end(s)
    pass_lantern(s)
    for seat in s.setting.fighters:  # 1.phase2.4
        s.camps[seat].jars = ALL_JARS
        s.camps[seat].attacked = False
    if s.setting.level.tiles:
        refresh_tiles(s)
    s.then("round")


def score_brambles(s: Harrow) -> None:
    """Law 1.phase2.1."""
    for seat in s.setting.fighters:
        if s.units(seat, s.setting.map.brambles):
            s.note(seat, IN_BRAMBLES, "1.phase2.1.a")
            s.score(seat, BOARDS.brambles_points, "1.phase2.1.a")


def check_end(s: Harrow) -> None:
    """Law 1.phase2.2, fae.end.1, .2: seven points; or the queen was found, and both may win together."""
    points = [s.camps[seat].points for seat in range(s.setting.count)]
    queen = [s.setting.fae] if s.setting.fae != NOBODY and len(s.fae.finds) == FAE_BOARD.items else []
    best = max(points[seat] for seat in s.setting.fighters)
    scores = tuple(points[: s.players])
    if best < BOARDS.points_to_win:
        if queen:
            s.end(Result(tuple(queen), scores, QUEEN, "fae.end.1"))
        return
    winners = [seat for seat in s.setting.fighters if points[seat] == best]
    how = POINTS
    if len(winners) > 1 and s.lantern in winners:  # 1.phase2.2.c
        winners, how = [s.lantern], LANTERN_DECIDES
    s.end(Result(tuple(sorted(winners + queen)), scores, how, "1.phase2.2.a"))


def pass_lantern(s: Harrow) -> None:
    """Law 1.phase2.3: to the other player."""
    s.lantern = s.setting.rivals[s.lantern][0]
    s.note(s.lantern, LANTERN, "1.phase2.3")
