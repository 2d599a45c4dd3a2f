"""Autumn: command cards, chosen in secret and resolved one after another; locations; defeats."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules import moments as m
from lexludi.games.wall.rules.attack import Attacked, attack_from, attack_over, attackers
from lexludi.games.wall.rules.box.codes import (
    ACADEMY,
    AUTUMN,
    BARRACKS,
    BETRAYAL,
    BUILDERS,
    EMBASSY,
    LOCATIONS,
    LOGISTICS,
    NOBODY,
    PRODUCTION,
    TEA_HOUSE,
)
from lexludi.games.wall.rules.box.printed import AFTER, FRAME_GAINS, FRAMES, NOTHING, SHAMEFUL
from lexludi.games.wall.rules.clerks import place_clerks
from lexludi.games.wall.rules.events import Activated, Revealed, TurnBegan
from lexludi.games.wall.rules.gaining import gain
from lexludi.games.wall.rules.locations.barracks import barracks, recruit
from lexludi.games.wall.rules.locations.builders import build_one, builders
from lexludi.games.wall.rules.locations.embassy import embassy
from lexludi.games.wall.rules.locations.logistics import logistics
from lexludi.games.wall.rules.locations.production import produce
from lexludi.games.wall.rules.locations.quiet import academy, tea_house
from lexludi.games.wall.rules.options import Attack, Command, Space
from lexludi.games.wall.rules.prompts import prompt
from lexludi.games.wall.rules.shame import shame
from lexludi.games.wall.rules.state import Wall
from lexludi.kernel.ask import Ask, Flow, Together
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import PASS, one_or_none, where
from lexludi.parts.options import At

WHICH_COMMAND: Final = prompt("command", N_("Choose your command card for this year."))
WHICH_SPACE: Final = prompt("space", N_("Choose the space of the command track for your card."))
WHICH_LOCATION: Final = prompt("activate", N_("Choose the location that activates next."))
ADVANCED: Final = prompt("advanced", N_("Choose a location of yours to activate at once."), passes=N_("Activate none"))
FROM_WHERE: Final = prompt("attack-from", N_("Choose a section whose soldiers attack."), passes=N_("No more attacks"))
WHOM_TO_COPY: Final = prompt(
    "copy", N_("Choose the command card to copy, or place clerks instead."), passes=N_("Place clerks")
)


class Activation:
    """A location that activates: how many clerks of each clan count."""

    def __init__(self, location: int, clerks: list[int]) -> None:
        self.location = location
        self.clerks = clerks


# Command cards (Law autumn.1, autumn.2)


def autumn(s: Wall) -> Flow[None]:
    """Law autumn.1: everybody chooses in secret, and all cards are revealed."""
    s.season = AUTUMN
    seats = list(range(s.players))
    asks = [Ask(seat, WHICH_COMMAND, [Command(card) for card in s.hand[seat]], "autumn.1") for seat in seats]
    answers: list[Command] = yield Together(asks)
    for seat, answer in zip(seats, answers, strict=True):
        s.hand[seat].remove(answer.card)
        s.played[seat] = answer.card
    s.reveal()
    s.tell(Revealed(tuple(s.played)))
    for clan in s.everybody():
        for power, happens in m.REVEALED.heard(s.powers[clan]):
            yield from happens(s, power, clan)
    s.then("winter")
    s.then("turns")
    for clan in reversed(s.tea):
        s.then("place_command", clan)


def place_command(s: Wall, clan: int) -> Flow[None]:
    """Law autumn.2: on any free space of the track."""
    free = [space for space, owner in enumerate(s.track) if owner == NOBODY]
    choice: Space = yield Ask(clan, WHICH_SPACE, [Space(space) for space in free], "autumn.2")
    s.track[choice.space] = clan
    for power, happens in m.PLACED_COMMAND.heard(s.powers[clan]):
        yield from happens(s, power, clan)


def turns(s: Wall) -> None:
    """Law autumn.2: cards are resolved in the order of their spaces."""
    s.then("autumn_ends")
    for clan in reversed(s.track):
        if clan != NOBODY:
            s.then("turn", clan)


def autumn_ends(s: Wall) -> None:
    s.active = NOBODY


def turn(s: Wall, clan: int) -> None:
    """Law autumn.3: the frames of the card, locations, defeats."""
    s.active = clan
    card = s.played[clan]
    s.tell(TurnBegan(clan, card))
    s.then("after_defeats", clan)
    s.then("defeats")
    s.then("activations", clan)
    s.then("after_effects", clan)
    for n in range(len(FRAMES[card]) - 1, -1, -1):
        s.then("frame", clan, card, n)


# Frames (Law autumn.3.A)


def frame(s: Wall, clan: int, card: int, n: int) -> Flow[None]:
    """Law autumn.3.A.1, autumn.3.A.2: for the owner, or for all others in tea order."""
    if AFTER[card][n] != NOTHING and not revealed_by_others(s, clan, AFTER[card][n]):
        return
    printed = FRAMES[card][n]
    if printed.copies:
        yield from betray(s, clan, printed.place)
        return
    for who in s.tea:
        if (who != clan) == printed.others and printed.place:
            yield from place_clerks(s, who, printed.place + clerks_more(s, who, clan), printed.where)
    yield from gain(s, clan, FRAME_GAINS[card][n])
    if printed.activates:
        yield from advanced(s, clan)
    if printed.attacks:
        yield from attack_order(s, clan)
    if printed.builds:
        yield from build_one(s, clan, printed.discount)
    if printed.recruits:
        yield from recruit(s, clan, 1, printed.discount)


def clerks_more(s: Wall, who: int, owner: int) -> int:
    """Clerks more that somebody may place in another's turn."""
    if who == owner:
        return 0
    return sum(more(s, power, who) for power, more in m.MORE_CLERKS.heard(s.powers[who]))


def revealed_by_others(s: Wall, clan: int, card: int) -> bool:
    return any(played == card for other, played in enumerate(s.played) if other != clan)


def betray(s: Wall, clan: int, clerks: int) -> Flow[None]:
    """Betrayal: the owner's frames of another card of this year, or clerks."""
    cards = {s.played[other] for other in range(s.players) if other != clan} - {BETRAYAL, NOBODY}
    choice = yield from one_or_none(clan, WHOM_TO_COPY, [Command(card) for card in sorted(cards)], "autumn.3.A.1")
    if choice is None:
        yield from place_clerks(s, clan, clerks, "any")
        return
    for n in range(len(FRAMES[choice.card]) - 1, -1, -1):
        if not FRAMES[choice.card][n].others:
            s.then("frame", clan, choice.card, n)


def advanced(s: Wall, clan: int) -> Flow[None]:
    """Law loc.advanced: a location with one's clerk activates at once, full or not, and without shame."""
    places = [place for place in LOCATIONS if s.at[place][clan]]
    if not places:
        return
    options: list[Option] = [*(At(place) for place in places), PASS]
    choice: Option = yield Ask(clan, ADVANCED, options, "loc.advanced.2")
    if isinstance(choice, At):
        yield from activate(s, choice.place, True)


def attack_order(s: Wall, clan: int) -> Flow[None]:
    """All soldiers of the staging areas that one chooses attack, and archers of the walls there may shoot."""
    where_attacked: Attacked = []
    left = [section for section in s.setting.sections if attackers(s, clan, section)]
    while left:
        choice = yield from one_or_none(clan, FROM_WHERE, [Attack(section) for section in left], "attack.other.1")
        if choice is None:
            break
        where_attacked += yield from attack_from(s, clan, choice.section)
        left = [section for section in left if section != choice.section and attackers(s, clan, section)]
    yield from attack_over(s, clan, where_attacked)


def after_effects(s: Wall, clan: int) -> Flow[None]:
    """Between the frames and the locations."""
    for power, happens in m.AFTER_EFFECTS.heard(s.powers[clan]):
        yield from happens(s, power, clan)


def after_defeats(s: Wall, clan: int) -> Flow[None]:
    for power, happens in m.AFTER_DEFEATS.heard(s.powers[clan]):
        yield from happens(s, power, clan)


# Locations (Law autumn.3.B)


def activations(s: Wall, clan: int) -> None:
    """Law autumn.3.B.1: which locations activate in this turn."""
    s.due = sum(1 << place for place in LOCATIONS if s.ready(place))
    s.then("next_location", clan)


def next_location(s: Wall, clan: int) -> Flow[None]:
    """Law autumn.3.B.2: the active player chooses the order."""
    places = [place for place in LOCATIONS if s.due >> place & 1]
    if not places:
        return
    place = yield from where(clan, WHICH_LOCATION, places, "autumn.3.B.2")
    s.due &= ~(1 << place)
    s.then("next_location", clan)
    s.then("location", place)


def location(s: Wall, place: int) -> Flow[None]:
    yield from activate(s, place, False)


def activate(s: Wall, place: int, is_advanced: bool) -> Flow[None]:
    """Law autumn.3.B.3 to autumn.3.B.5."""
    s.tell(Activated(place))
    present = [clan for clan in s.tea if s.at[place][clan]]
    if len(present) == 1 and SHAMEFUL[place] and not is_advanced:
        yield from alone(s, present[0], place)
    activation = Activation(place, s.at[place].copy())
    for clan in present:
        for power, happens in m.ACTIVATES.heard(s.powers[clan]):
            yield from happens(s, power, clan, activation)
    if place in PRODUCTION:
        yield from produce(s, place, present, activation.clerks)
    else:
        for clan in present:
            yield from EFFECTS[place](s, clan, activation.clerks[clan])
    s.recall_clerks(place)


def alone(s: Wall, clan: int, place: int) -> Flow[None]:
    """Law shame.gain.B, unless somebody averts it."""
    for power, averts in m.ALONE.heard(s.powers[clan]):
        if (yield from averts(s, power, clan, place)):
            return
    yield from shame(s, clan)


EFFECTS: Final = {
    BARRACKS: barracks,
    TEA_HOUSE: tea_house,
    BUILDERS: builders,
    LOGISTICS: logistics,
    EMBASSY: embassy,
    ACADEMY: academy,
}
"""What the locations that produce nothing do for a clan with so many clerks there."""
