"""Set-up: the map, the boards, the tree, and who begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from lexludi.games.harrow.factions.fae.setup import begin_fae
from lexludi.games.harrow.factions.kammi.setup import begin_kammi, then_set_up_kammi
from lexludi.games.harrow.rules.box.codes import (
    ABILITIES,
    BUILDING,
    FIRST_SIDE,
    KINDS,
    LAND,
    NOBODY,
    OBJECTIVES,
    SECOND_SIDE,
    TOWNSFOLK,
)
from lexludi.games.harrow.rules.box.printed import (
    BAG_START,
    BOARDS,
    DECKS,
    HESTER_BOARD,
    HESTER_CARDS,
    KIND_NAMES,
    LEGEND_NAMES,
    MAP_NAMES,
    SOLO,
    TERRAIN_NAMES,
    far_corners,
)
from lexludi.games.harrow.rules.modes.alone.setup import begin_alone
from lexludi.games.harrow.rules.modes.duel.turn import begin_duel
from lexludi.games.harrow.rules.options import Lead, TrackSide
from lexludi.games.harrow.rules.prompts import LEGEND, note, prompt
from lexludi.games.harrow.rules.setting import CHAPTERS, LEVELS, TOWERS, Setting
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Flow
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BadSetup
from lexludi.locale import N_
from lexludi.parts.asking import one_of
from lexludi.parts.setup import Choice, Chosen, Options

RANDOM: Final = "random"
ALONE: Final = ("hester",)
AGAINST: Final = ("protectors", "family")
"""Whom cards move in the game for one."""
WHICH_LEGEND: Final = prompt("legend", N_("Who leads your faction?"))
WHICH_TRACK: Final = prompt("track", N_("Which side of the legend track do you use?"))
LEADS: Final = note("leads", N_("{seat}: the leader is {legend}."), legend=LEGEND)
OPTIONS: Final = Options(
    Choice("chapter", ("3", "2", "1", "4", "5")),
    Choice("map", (RANDOM, *MAP_NAMES)),
    Choice("tower", TOWERS),
    Choice("level", tuple(level.id for level in SOLO.level)),
)
TRACK_SIDES: Final = (FIRST_SIDE, SECOND_SIDE)
PLAYABLE: Final = ("protectors", "family", "kammi", "hester", "fae")
FIGHTING: Final = {"protectors", "family", "kammi"}
FIRST_LEGENDS: Final = {"protectors": "emmy", "family": "levi"}
"""Law 1.matchup."""


def seated(seats: tuple[str, ...]) -> tuple[str, ...]:
    """Who sits where."""
    for seat in seats:
        if seat not in PLAYABLE:
            known = ", ".join(PLAYABLE)
            raise BadSetup("No faction is called {seat!r}. Factions: {known}.", seat=seat, known=known)
    if len(set(seats)) < len(seats):
        raise BadSetup("Two players cannot lead the same faction.")
    if set(seats) in ({"hester"}, {"hester", "fae"}):
        return seats
    if len(set(seats) & FIGHTING) != 2:
        raise BadSetup(
            "Two of the Protectors, the Family and Kammi play against each other; Hester and the Fair Folk can join."
        )
    return seats


def set_up(seats: tuple[str, ...], wanted: Mapping[str, Any], chance: Chance) -> Harrow:
    """Law 1.setup, 2.setup."""
    chosen = OPTIONS.settle(wanted)
    s = Harrow(setting(seated(seats), chosen, chance), chance)
    if s.setting.alone:
        begin_hester(s)
        if s.setting.fae == NOBODY:
            begin_alone(s, int(chosen.word("level")) - 1)
        else:
            begin_duel(s)
            begin_fae(s, s.setting.fae)
        return s
    level = s.setting.level
    if level.legends:
        lay_random_tokens(s, chance)
    else:
        lay_fixed_tokens(s)
    if level.objectives:
        wait_on_scoreboard(s)
    else:
        lay_objectives(s)
    for seat in s.setting.fighters:
        begin_camp(s, seat)
        if s.setting.kammi != NOBODY:
            continue
        s.legends[seat] = [s.setting.home[seat]]  # 1.setup.B.5
        s.haints[seat][s.setting.home[seat]] = BOARDS.start_haints  # 1.setup.B.6
        s.camps[seat].pool -= BOARDS.start_haints
    if s.setting.hester != NOBODY:
        begin_hester(s)
    s.lantern = s.setting.fighters[0] if s.setting.protectors == NOBODY else s.setting.protectors  # 1.setup.F
    s.then("round")
    if s.setting.fae != NOBODY:
        begin_fae(s, s.setting.fae)
    if level.tiles:
        s.then("reveal_tiles")
    if s.setting.kammi != NOBODY:
        begin_kammi(s, chance)
        then_set_up_kammi(s)
    for seat in reversed(s.setting.fighters):
        if level.legends:
            deal_cards(s, seat, chance)
            s.then("choose_track", seat)
            s.then("choose_legend", seat)
        else:
            lead(s, seat, LEGEND_NAMES.index(FIRST_LEGENDS[s.setting.names[seat]]))
    return s


def setting(seats: tuple[str, ...], chosen: Chosen, chance: Chance) -> Setting:
    """Law 1.setup.B.1: a side of the map at random, unless one is named."""
    side = chosen.word("map")
    which = chance.below(len(MAP_NAMES)) if side == RANDOM else MAP_NAMES.index(side)
    if not set(seats) & FIGHTING:
        return Setting(seats, CHAPTERS[-1], which, chosen.word("tower"), AGAINST)
    chapter = chosen.word("chapter")
    if "kammi" in seats and not LEVELS[chapter].tiles:
        raise BadSetup("Kammi plays the whole game, from chapter {n} on.", n=3)
    who = LEVELS[chapter].who
    if who and who not in seats:
        raise BadSetup("Chapter {n} is for tables where {seat} plays.", n=chapter, seat=who)
    return Setting(seats, chapter, which, chosen.word("tower"))


def lay_fixed_tokens(s: Harrow) -> None:
    """Law 1.setup.B.2: each terrain has its own kind."""
    kinds = [BOARDS.fixed_tokens.get(name, "") for name in TERRAIN_NAMES]
    for at in s.setting.map.symbols:
        s.drop_token(KIND_NAMES.index(kinds[s.terrain(at)]), at)


def lay_random_tokens(s: Harrow, chance: Chance) -> None:
    """Law 2.setup.D: each terrain gets a kind that is drawn for it."""
    drawn = list(KINDS)
    chance.shuffle(drawn)
    terrains = [TERRAIN_NAMES.index(name) for name in BOARDS.random_tokens]
    for at in s.setting.map.symbols:
        s.drop_token(drawn[terrains.index(s.terrain(at))], at)


def lay_objectives(s: Harrow) -> None:
    """Law 1.setup.B.3, .B.4: in the corners farthest from whose they are."""
    for objective in (TOWNSFOLK, BUILDING):
        for at in far_corners(s.setting.home[s.setting.goal_seat(objective)]):
            s.objectives[objective][at] += 1


def wait_on_scoreboard(s: Harrow) -> None:
    """Law 3.setup.O.1: one on every terrain of the scoreboard."""
    for objective in OBJECTIVES:
        if s.setting.goal_seat(objective) != NOBODY:
            s.waiting[objective] = sum(1 << terrain for terrain in LAND)


def begin_camp(s: Harrow, seat: int) -> None:
    """Law 1.setup.D.10, 1.setup.E.15: cubes on the battleground, and what is in the bag."""
    s.strengthen(seat, BOARDS.start_cubes)
    if seat == s.setting.family:
        for ability in ABILITIES:
            s.family.bag[ability] += BAG_START[ability]
            s.box[ability] -= BAG_START[ability]


def begin_hester(s: Harrow) -> None:
    """Law 5.setup.C: four cards of her shuffled deck."""
    h = s.hester
    h.deck.cards = list(range(len(HESTER_CARDS)))
    h.deck.shuffle(s.chance)
    h.hand = sorted(h.deck.draw() for _ in range(HESTER_BOARD.start_cards))


def deal_cards(s: Harrow, seat: int, chance: Chance) -> None:
    """Law 2.setup.B.1."""
    camp = s.camps[seat]
    camp.cards.cards = list(DECKS[s.setting.names[seat]])
    chance.shuffle(camp.cards.cards)
    camp.hand = sorted(camp.cards.draw() for _ in range(BOARDS.start_cards))


def lead(s: Harrow, seat: int, legend: int) -> None:
    """A legend leads a faction."""
    s.camps[seat].legend = legend
    s.powers |= 1 << legend


def choose_legend(s: Harrow, seat: int) -> Flow[None]:
    """Law 2.setup.A.1 (R400)."""
    options = [Lead(legend) for legend in s.faction(seat).leaders()]
    choice = yield from one_of(seat, WHICH_LEGEND, options, "2.setup.A.1")
    lead(s, seat, choice.legend)
    s.note(seat, LEADS, "2.setup.A.1", legend=choice.legend)


def choose_track(s: Harrow, seat: int) -> Flow[None]:
    """Law 2.setup.F."""
    choice = yield from one_of(seat, WHICH_TRACK, [TrackSide(side) for side in TRACK_SIDES], "2.setup.F")
    s.camps[seat].track = choice.side
