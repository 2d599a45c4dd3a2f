"""Law 2: how a bot chooses clearings and players. Each choice says in the log which criterion decided.

Candidates are those the rules allow (2.3): what ranks highest among them is what ranks highest and is legal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lexludi.games.root.bots.bot import Bot
from lexludi.games.root.rules.battle import why_not_battle
from lexludi.games.root.rules.box.codes import BIRD, CLEARINGS, NOBODY
from lexludi.games.root.rules.events import Chose
from lexludi.games.root.rules.prompts import PLACE, SEAT, criterion, decision
from lexludi.games.root.rules.services import hires
from lexludi.games.root.rules.state import Root
from lexludi.locale import N_
from lexludi.parts.criteria import ONLY, RANDOM, Criterion, narrow

# What several bots choose

STARTS: Final = decision("home", N_("{seat} starts in {at}"), at=PLACE)
RECRUITS: Final = decision("recruit", N_("{seat} recruits in {at}"), at=PLACE)
BUILDS: Final = decision("build", N_("{seat} builds in {at}"), at=PLACE)
GOES_TO: Final = decision("move", N_("{seat} moves to {at}"), at=PLACE)
GOES_FROM: Final = decision("leave", N_("{seat} moves out of {at}"), at=PLACE)
FIGHTS: Final = decision("battle", N_("{seat} will battle {other} in {at}"), other=SEAT, at=PLACE)
LOOKS_FOR_BATTLE: Final = decision("battle-in", N_("{seat} looks for a battle in {at}"), at=PLACE)

# Why

criterion(ONLY, N_("nothing else is possible"))
criterion(RANDOM, N_("at random"))
HIGHEST: Final = criterion("highest-priority", N_("highest priority"))
LOWEST: Final = criterion("lowest-priority", N_("lowest priority"))
PASS: Final = criterion("the-pass", N_("the Pass comes before all"))
EARLIEST: Final = criterion("turn-order", N_("earliest in turn order"))
MOST_POINTS: Final = criterion("most-points", N_("most points"))
MOST_PIECES_THERE: Final = criterion("most-pieces-there", N_("most pieces there"))
MOST_ENEMY_PIECES: Final = criterion("most-enemy-pieces", N_("most enemy pieces"))
MOST_OWN_WARRIORS: Final = criterion("most-own-warriors", N_("most own warriors"))
FEWEST_OWN_WARRIORS: Final = criterion("fewest-own-warriors", N_("fewest own warriors"))
FEWEST_ENEMY_PIECES: Final = criterion("fewest-enemy-pieces", N_("fewest enemy pieces"))
FEWEST_ENEMY_WARRIORS: Final = criterion("fewest-enemy-warriors", N_("fewest enemy warriors"))
FEWEST_WARRIORS_OF_THAT_PLAYER: Final = criterion(
    "fewest-warriors-of-that-player", N_("fewest warriors of that player")
)
MOST_ENEMY_BUILDINGS: Final = criterion("most-enemy-buildings", N_("most enemy buildings"))
MOST_BUILDINGS_AND_TOKENS: Final = criterion("most-buildings-and-tokens", N_("most buildings and tokens"))
MOST_DEFENCELESS_BUILDINGS: Final = criterion("most-defenceless-buildings", N_("most defenceless buildings"))
MOST_BUILDINGS_THERE: Final = criterion("most-buildings-there", N_("most buildings there"))


def bot(s: Root, seat: int) -> Bot:
    board = s.boards[seat]
    assert isinstance(board, Bot)
    return board


# Which clearings and players come into question


def ordered(s: Root, seat: int) -> list[int]:
    """Law 2.7: the clearings that match the order; a bird matches all."""
    suit = bot(s, seat).suit
    return list(CLEARINGS) if suit == BIRD else [at for at in CLEARINGS if s.is_suit(at, suit)]


def rivals(s: Root, seat: int) -> tuple[int, ...]:
    """Law 2.6, 3.coop: the players a bot may turn against; in a cooperative game other bots are none."""
    others = s.rivals(seat)
    if s.setting.league:
        return tuple([other for other in others if not s.setting.bots[other]])
    return others


def pieces_of(s: Root, seat: int, at: int) -> int:
    """How many pieces a player has in a clearing, a pawn included."""
    return s.warriors[seat][at] + s.buildings[seat][at] + s.tokens[seat][at] + (s.pawns[seat] == at)


def enemy_pieces(s: Root, seat: int, at: int) -> int:
    return sum(pieces_of(s, other, at) for other in foes(s, seat)) - hired_warriors(s, seat, at)


def enemy_warriors(s: Root, seat: int, at: int) -> int:
    return sum(s.warriors[other][at] for other in foes(s, seat)) - hired_warriors(s, seat, at)


def hired_warriors(s: Root, seat: int, at: int) -> int:
    """Law root G.1.10: the warriors of a rival that are no enemy pieces while the bot has hired them."""
    company = s.setting.company
    return s.warriors[company][at] if hires(s, seat) and company in rivals(s, seat) else 0


def enemy_buildings(s: Root, seat: int, at: int) -> int:
    return sum(s.buildings[other][at] for other in foes(s, seat))


def enemy_tokens(s: Root, seat: int, at: int) -> int:
    return sum(s.tokens[other][at] for other in foes(s, seat))


def foes(s: Root, seat: int) -> list[int]:
    """Whose pieces count as enemy pieces: rivals, and hirelings that are nobody's."""
    return [*rivals(s, seat), *(owner for owner in s.enemies(seat) if owner >= s.players)]


def defenders(s: Root, seat: int, at: int) -> list[int]:
    """The players a bot could battle in a clearing where it has warriors or its pawn."""
    if not (s.warriors[seat][at] or s.pawns[seat] == at):
        return []
    return [
        other for other in rivals(s, seat) if pieces_of(s, other, at) and why_not_battle(s, seat, other, at) is None
    ]


def tower_at(s: Root) -> int:
    """Law 12.2.2: the Pass is where the tower stands; 0 if there is none."""
    for landmark in s.landmarks:
        if landmark.name == "tower":
            return landmark.at
    return 0


# Choosing


def choose_clearing(
    s: Root,
    seat: int,
    what: str,
    law: str,
    candidates: Sequence[int],
    criteria: Sequence[Criterion] = (),
    lowest: bool = False,
) -> int:
    """Law 2.1, 2.3, 12.2.2: the best clearing; NOBODY if none comes into question."""
    left, decided, tied = narrow(candidates, criteria)
    if not left:
        return NOBODY
    if len(left) > 1:
        the_pass = tower_at(s)
        if the_pass in left:
            left, decided = [the_pass], PASS
        else:
            left, decided = ([max(left)], LOWEST) if lowest else ([min(left)], HIGHEST)
    if s.log is not None:
        s.log.append(Chose(seat, what, left[0], decided, tuple(tied), law))
    return left[0]


def choose_player(
    s: Root, seat: int, what: str, law: str, candidates: Sequence[int], criteria: Sequence[Criterion] = (), at: int = 0
) -> int:
    """Law 2.2, 2.3: the best player, the earliest in turn order of equals; NOBODY if none comes into question."""
    left, decided, tied = narrow(candidates, criteria)
    if not left:
        return NOBODY
    if len(left) > 1:
        decided = EARLIEST
    first = s.earliest(left)
    if s.log is not None:
        s.log.append(Chose(seat, what, first, decided, tuple(tied), law, at))
    return first


def in_order(s: Root, clearings: Sequence[int]) -> list[int]:
    """Law 2.4, 12.2.2: clearings from highest priority to lowest, the Pass before all."""
    the_pass = tower_at(s)
    return sorted(clearings, key=lambda at: 0 if at == the_pass else at)
