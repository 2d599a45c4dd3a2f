"""Setup: the board, the cards, and everybody's general and advisors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from lexludi.games.wall.rules.box.codes import SECTIONS, STANDARD
from lexludi.games.wall.rules.box.printed import (
    ADVISORS,
    ARTIFACTS,
    BOARDS,
    COMMANDS,
    GENERALS,
    STANDARD_GENERALS,
    STANDARD_TACTICS,
    START,
    WALL,
    horde_cards,
)
from lexludi.games.wall.rules.events import Chose, YearBegan
from lexludi.games.wall.rules.options import Take
from lexludi.games.wall.rules.prompts import prompt
from lexludi.games.wall.rules.setting import CLANS, Setting
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.ask import Ask, Flow, Together
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BadSetup
from lexludi.locale import N_
from lexludi.parts.setup import Choice, Options

WHICH_GENERAL: Final = prompt("general", N_("Choose your general, and which advisor becomes active."))
OPTIONS: Final = Options(Choice("cards", ("box", "more")))
"""`more` shuffles in hordes and artifacts of our own beyond the number of the box."""
DEALT: Final = 2


def seated(seats: tuple[str, ...]) -> tuple[str, ...]:
    """Who sits where."""
    if not 3 <= len(seats) <= len(CLANS):
        raise BadSetup("This game is for three or four clans, not {n}.", n=len(seats))
    for seat in seats:
        if seat not in CLANS:
            raise BadSetup("No clan is called {seat!r}. Clans: {known}.", seat=seat, known=", ".join(CLANS))
    if len(set(seats)) < len(seats):
        raise BadSetup("Two players cannot lead the same clan.")
    return seats


def set_up(seats: tuple[str, ...], wanted: Mapping[str, Any], chance: Chance) -> Wall:
    """Law setup.1 to setup.20."""
    chosen = OPTIONS.settle(wanted)
    s = Wall(Setting(seated(seats), STANDARD, chosen.word("cards") == "more"), chance)
    lay_artifacts(s, chance)
    lay_hordes(s, chance)
    s.barricades = [WALL.barricades if section in s.setting.sections else 0 for section in SECTIONS]
    s.tactic_deck.cards = list(range(STANDARD_TACTICS))
    chance.shuffle(s.tactic_deck.cards)
    s.shame_bank = BOARDS.shame_for_each * s.players  # setup.15
    deal(s, chance)
    s.then("choose_generals")
    return s


def lay_artifacts(s: Wall, chance: Chance) -> None:
    """Law setup.3."""
    found = [n for n, card in enumerate(ARTIFACTS) if s.setting.extra or not card.extra]
    chance.shuffle(found)
    s.artifacts = sorted(found[: BOARDS.artifacts])


def lay_hordes(s: Wall, chance: Chance) -> None:
    """Law setup.4, setup.5."""
    s.horde_deck.cards = horde_cards(False, s.setting.extra, False)
    chance.shuffle(s.horde_deck.cards)
    for section in s.setting.sections:
        s.add_horde(section, s.horde_deck.draw())
    if s.players == 4:  # setup.5.b
        card = s.horde_deck.draw()
        s.add_horde(s.indicator(), card)


def deal(s: Wall, chance: Chance) -> None:
    """Law setup.9 to setup.11, setup.17."""
    generals = list(range(STANDARD_GENERALS))
    advisors = list(range(len(ADVISORS)))
    chance.shuffle(generals)
    chance.shuffle(advisors)
    for seat in range(s.players):
        s.hand[seat] = list(range(len(COMMANDS)))
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
    s.tea = sorted(s.tea, key=lambda clan: -GENERALS[s.general[clan]].tea)
    s.tell(YearBegan(s.year))
    s.then("autumn")  # over.first-year


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
