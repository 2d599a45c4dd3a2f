"""Setup: the board, the cards, and everybody's general and advisors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from lexludi.games.wall.rules.box.codes import BARRACKS, COOPERATIVE, NOBODY, POOL, PRODUCTION, SECTIONS, SOLO, STANDARD
from lexludi.games.wall.rules.box.printed import (
    ADVISORS,
    ARTIFACTS,
    BOARDS,
    DEMANDS,
    EVENTS,
    GENERALS,
    LOCATION_NAMES,
    SOLDIER_NAMES,
    SOLO_COMMANDS,
    STANDARD_COMMANDS,
    STANDARD_GENERALS,
    STANDARD_TACTICS,
    START,
    TACTICS,
    WALL,
    horde_cards,
)
from lexludi.games.wall.rules.events import Chose, YearBegan
from lexludi.games.wall.rules.modes.together.demands import lay as show_demands
from lexludi.games.wall.rules.options import Take
from lexludi.games.wall.rules.prompts import prompt
from lexludi.games.wall.rules.setting import CLANS, QIN, RUN_CLANS, Setting
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.ask import Ask, Flow, Together
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BadSetup
from lexludi.locale import N_
from lexludi.parts.setup import Choice, Chosen, Options

WHICH_GENERAL: Final = prompt("general", N_("Choose your general, and which advisor becomes active."))
LEVELS: Final = ("normal", "hard", "hardest")
OPTIONS: Final = Options(
    Choice("mode", (STANDARD, COOPERATIVE)),
    Choice("cards", ("box", "more")),
    Choice("level", LEVELS),
    Choice("advisors_of_qin", ("one", "both")),
)
"""`more` shuffles in hordes and artifacts of our own beyond the number of the box."""
DEALT: Final = 2


def seated(seats: tuple[str, ...]) -> tuple[str, ...]:
    """Who sits where."""
    if not 1 <= len(seats) <= len(CLANS):
        raise BadSetup("This game is for one to four clans, not {n}.", n=len(seats))
    for seat in seats:
        if seat not in CLANS:
            raise BadSetup("No clan is called {seat!r}. Clans: {known}.", seat=seat, known=", ".join(CLANS))
    if len(set(seats)) < len(seats):
        raise BadSetup("Two players cannot lead the same clan.")
    return seats


def set_up(seats: tuple[str, ...], wanted: Mapping[str, Any], chance: Chance) -> Wall:
    """Law setup.1 to setup.20, and what changes with two players (Law mode.two.setup)."""
    s = Wall(setting(seated(seats), OPTIONS.settle(wanted)), chance)
    if s.setting.cooperative:
        lay_demands(s, chance)
    else:
        lay_artifacts(s, chance)
    lay_hordes(s, chance)
    s.barricades = [WALL.barricades for _ in SECTIONS]  # those of a section that is not used close it
    s.tactic_deck.cards = list(range(len(TACTICS) if s.setting.cooperative else STANDARD_TACTICS))  # mode.coop.setup.7
    chance.shuffle(s.tactic_deck.cards)
    s.shame_bank = BOARDS.shame_for_each * s.players  # setup.15
    for clan in range(s.players, s.setting.clans):
        send_clerks(s, clan)
    deal(s, chance)
    if s.setting.qin != NOBODY:
        set_up_qin(s, chance)
    s.then("choose_generals")
    return s


def setting(seats: tuple[str, ...], chosen: Chosen) -> Setting:
    """Who plays in which mode: one alone plays against Qin."""
    mode = SOLO if len(seats) == 1 else chosen.word("mode")
    level, both = LEVELS.index(chosen.word("level")), chosen.word("advisors_of_qin") == "both"
    if mode == SOLO and chosen.word("mode") == COOPERATIVE:
        raise BadSetup("The cooperative game is for two to four clans.")
    if level and mode == STANDARD:
        raise BadSetup("Levels are for one who plays alone, or for all together.")
    if both and mode != SOLO:
        raise BadSetup("Only one who plays alone meets Qin.")
    return Setting(seats, mode, chosen.word("cards") == "more", level, both)


def lay_demands(s: Wall, chance: Chance) -> None:
    """Law mode.coop.setup.4a to .4c, mode.coop.setup.21: demands instead of artifacts, and the events."""
    s.court.demand_deck = [n for n, card in enumerate(DEMANDS) if s.players > 2 or not card.not_with_two]
    s.court.event_deck = list(range(len(EVENTS)))
    chance.shuffle(s.court.demand_deck)
    chance.shuffle(s.court.event_deck)
    show_demands(s)


def set_up_qin(s: Wall, chance: Chance) -> None:
    """Law mode.solo.setup: overseers, his cards, his track, two advisors, and honor by the level."""
    qin = s.setting.qin
    for place, name in enumerate(RUN_CLANS[QIN].overseers):  # mode.solo.setup.8c
        kind = SOLDIER_NAMES.index(name)
        s.pool[qin][kind] -= 1
        s.overseer[qin][place] = 1
        s.overseer_kind[qin][place] = kind
    s.hand[qin] = list(SOLO_COMMANDS)
    s.location_track = [*PRODUCTION, BARRACKS]  # mode.solo.setup.9b
    chance.shuffle(s.location_track)
    s.support[qin] = [s.advisor_deck.draw(), s.advisor_deck.draw()]  # mode.solo.setup.11
    s.honor[qin] = BOARDS.solo_honor[s.setting.level]


def send_clerks(s: Wall, clan: int) -> None:
    """Law mode.two.setup.8c: clerks of a clan that the rules run start in locations."""
    for place in RUN_CLANS[s.setting.names[clan]].clerks_at:
        s.send_clerk(clan, POOL, LOCATION_NAMES.index(place))


def lay_artifacts(s: Wall, chance: Chance) -> None:
    """Law setup.3."""
    found = [n for n, card in enumerate(ARTIFACTS) if s.setting.extra or not card.extra]
    chance.shuffle(found)
    s.artifacts = sorted(found[: BOARDS.artifacts])


def lay_hordes(s: Wall, chance: Chance) -> None:
    """Law setup.4, setup.5; without cards that point at a section that is not used (Law mode.two.setup.4)."""
    s.horde_deck.cards = horde_cards(s.setting.cooperative, s.setting.extra, s.setting.reed != NOBODY)
    chance.shuffle(s.horde_deck.cards)
    for section in s.setting.sections:
        s.add_horde(section, s.horde_deck.draw())
    more = 1 if s.players == 4 else 0  # setup.5.b
    if s.setting.cooperative:
        more = s.players + s.setting.more_hordes - len(s.setting.sections)  # mode.coop.setup.6
    for _ in range(more):
        card = s.horde_deck.draw()
        s.add_horde(s.indicator(), card)


def deal(s: Wall, chance: Chance) -> None:
    """Law setup.9 to setup.11, setup.17."""
    generals = list(range(len(GENERALS) if s.setting.cooperative else STANDARD_GENERALS))  # mode.coop.setup.9
    advisors = list(range(len(ADVISORS)))
    chance.shuffle(generals)
    chance.shuffle(advisors)
    for seat in range(s.players):
        s.hand[seat] = list(range(STANDARD_COMMANDS))
        s.dealt_generals[seat] = sorted(generals.pop() for _ in range(DEALT))
        s.dealt_advisors[seat] = sorted(advisors.pop() for _ in range(DEALT))
    s.boxed_generals = sorted(generals)
    s.advisor_deck.cards = advisors
    s.fill_offer()


def choose_generals(s: Wall) -> Flow[None]:
    """Law setup.12 to setup.16, setup.19: all at once."""
    seats = list(range(s.players))
    asks = [
        Ask(
            seat,
            WHICH_GENERAL,
            [Take(general, advisor) for general in s.dealt_generals[seat] for advisor in s.dealt_advisors[seat]],
            "setup.12",
        )
        for seat in seats
    ]
    answers: list[Take] = yield Together(asks)
    s.reveal()
    for seat, answer in zip(seats, answers, strict=True):
        lead(s, seat, answer.general, answer.advisor)
    s.tea = sorted(s.tea, key=lambda clan: -tea_of(s, clan))
    s.tell(YearBegan(s.year))
    s.then("autumn")  # over.first-year


def tea_of(s: Wall, clan: int) -> int:
    """Law setup.19; the Reed Clan comes last (Law mode.two.setup.19)."""
    return GENERALS[s.general[clan]].tea if s.is_person(clan) else 0


def lead(s: Wall, seat: int, general: int, active: int) -> None:
    """A general with his advisors, and what is printed on his card."""
    s.general[seat] = general
    s.powers[seat] |= 1 << general
    s.boxed_generals = sorted([*s.boxed_generals, *(card for card in s.dealt_generals[seat] if card != general)])
    supporting = next(card for card in s.dealt_advisors[seat] if card != active)
    s.dealt_generals[seat] = []
    s.dealt_advisors[seat] = []
    s.engage(seat, active, True)
    s.engage(seat, supporting, False)
    s.tell(Chose(seat, general, active, supporting))
    for resource, n in enumerate(START[general]):
        s.gain(seat, resource, n)
    s.draw_tactics(seat, GENERALS[general].tactics)
