"""Autumn: command cards, chosen in secret and resolved one after another; locations; defeats."""

from __future__ import annotations

from typing import Final

from lexludi.games.wall.rules import moments as m
from lexludi.games.wall.rules.attack import attack_from, attack_over, attackers
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
from lexludi.games.wall.rules.box.data import Frame
from lexludi.games.wall.rules.box.printed import AFTER, COUNTS_AS, FRAME_GAINS, FRAMES, NOTHING, REED_COMMAND, SHAMEFUL
from lexludi.games.wall.rules.clerks import place_clerks
from lexludi.games.wall.rules.events import Activated, Revealed, TurnBegan
from lexludi.games.wall.rules.gaining import gain
from lexludi.games.wall.rules.locations.barracks import barracks, recruit
from lexludi.games.wall.rules.locations.builders import build_one, builders
from lexludi.games.wall.rules.locations.embassy import embassy
from lexludi.games.wall.rules.locations.logistics import logistics
from lexludi.games.wall.rules.locations.production import produce
from lexludi.games.wall.rules.locations.quiet import academy, tea_house
from lexludi.games.wall.rules.modes.qin import turn as qins
from lexludi.games.wall.rules.modes.reed import EFFECTS as REED_EFFECTS
from lexludi.games.wall.rules.options import Attack, Command, Space
from lexludi.games.wall.rules.prompts import prompt
from lexludi.games.wall.rules.scenes import Activation, Blow, Scene
from lexludi.games.wall.rules.shame import shame
from lexludi.games.wall.rules.state import Wall
from lexludi.games.wall.rules.tactics import ACTIVATION, REVEAL, TURN, window
from lexludi.kernel.ask import Ask, Flow, Together
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import PASS, one_or_none, where
from lexludi.parts.options import At, Whom

WHICH_COMMAND: Final = prompt("command", N_("Choose your command card for this year."))
WHICH_SPACE: Final = prompt("space", N_("Choose the space of the command track for your card."))
WHO_ACTS: Final = prompt("who-acts", N_("Choose whose clerks act next in the location."))
WHICH_LOCATION: Final = prompt("activate", N_("Choose the location that activates next."))
ADVANCED: Final = prompt("advanced", N_("Choose a location of yours to activate at once."), passes=N_("Activate none"))
FROM_WHERE: Final = prompt("attack-from", N_("Choose a section whose soldiers attack."), passes=N_("No more attacks"))
WHOM_TO_COPY: Final = prompt(
    "copy", N_("Choose the command card to copy, or place clerks instead."), passes=N_("Place clerks")
)


# Command cards (Law autumn.1, autumn.2)


def autumn(s: Wall) -> Flow[None]:
    """Law autumn.1: everybody chooses in secret, and all cards are revealed."""
    s.begin(AUTUMN)
    seats = list(range(s.players))
    asks = [Ask(seat, WHICH_COMMAND, [Command(card) for card in s.hand[seat]], "autumn.1") for seat in seats]
    answers: list[Command] = yield Together(asks)
    for seat, answer in zip(seats, answers, strict=True):
        s.hand[seat].remove(answer.card)
        s.played[seat] = answer.card
    if s.setting.qin != NOBODY:
        qins.turn_card(s)
    if s.setting.reed != NOBODY:
        s.played[s.setting.reed] = REED_COMMAND
    s.reveal()
    s.tell(Revealed(tuple(s.played)))
    s.then("winter")
    s.then("turns")
    s.then("place_commands")
    for clan in reversed(s.everybody()):
        s.then("revealed", clan)


def revealed(s: Wall, clan: int) -> Flow[None]:
    """Everybody sees what was chosen: a moment for powers and tactics."""
    scene = Scene(clan)
    yield from m.occur(s, m.REVEALED, scene)
    yield from window(s, REVEAL, scene)


def place_commands(s: Wall) -> None:
    """Law autumn.2: in tea order, unless somebody comes first this year."""
    for clan in reversed(s.tea):
        if clan != s.early:
            s.then("place_command", clan)
    if s.early != NOBODY:
        s.then("place_command", s.early)
    s.early = NOBODY


def place_command(s: Wall, clan: int) -> Flow[None]:
    """Law autumn.2: on any free space of the track; the rules take the foremost (Law mode.two.reed.command)."""
    free = [space for space, owner in enumerate(s.track) if owner == NOBODY]
    if not s.is_person(clan):
        s.track[free[0]] = clan
        return
    choice: Space = yield Ask(clan, WHICH_SPACE, [Space(space) for space in free], "autumn.2")
    s.track[choice.space] = clan
    yield from m.occur(s, m.PLACED, Scene(clan))


def turns(s: Wall) -> None:
    """Law autumn.2: cards are resolved in the order of their spaces."""
    s.then("autumn_ends")
    for clan in reversed(s.track):
        if clan != NOBODY:
            s.then("turn", clan)


def autumn_ends(s: Wall) -> None:
    s.active = NOBODY
    if s.setting.qin != NOBODY:
        qins.end_of_autumn(s)


def turn(s: Wall, clan: int) -> None:
    """Law autumn.3: the frames of the card, locations, defeats."""
    s.active = clan
    s.used_in_turn = 0
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
            yield from place_some(s, who, clan, printed)
    if clan == s.setting.qin:
        place = yield from qins.frame(s, printed)
        if place != NOBODY:
            yield from activate(s, place, True)
        return
    yield from gain(s, clan, FRAME_GAINS[card][n])
    if printed.activates:
        yield from advanced(s, clan)
    if printed.attacks:
        yield from attack_order(s, clan)
    if printed.builds:
        yield from build_one(s, clan, printed.discount)
    if printed.recruits:
        yield from recruit(s, clan, 1, printed.discount)


def place_some(s: Wall, who: int, owner: int, printed: Frame) -> Flow[None]:
    """Law autumn.3.A.3: clerks of a frame, and those that one may place besides in another's turn."""
    more = s.powers[who] & m.MORE_CLERKS.mask & ~s.used_in_year if who != owner else 0
    besides = m.counted(s, m.MORE_CLERKS, Scene(who)) if more else 0
    placed = yield from place_clerks(s, who, printed.place + besides, printed.where)
    if placed > printed.place:
        s.used_in_year |= more


def revealed_by_others(s: Wall, clan: int, card: int) -> bool:
    """Whether another has revealed that card, or Qin his of that name (Law mode.solo.cards.2)."""
    return any(COUNTS_AS[played] == card for other, played in enumerate(s.played) if other != clan and played >= 0)


def betray(s: Wall, clan: int, clerks: int) -> Flow[None]:
    """Betrayal: the owner's frames of another card of this year, or clerks."""
    others = [other for other in range(s.setting.clans) if other not in (clan, s.setting.reed)]
    cards = {COUNTS_AS[s.played[other]] for other in others if s.played[other] != NOBODY} - {BETRAYAL}
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
    blows: list[Blow] = []
    left = [section for section in s.setting.sections if attackers(s, clan, section)]
    while left:
        choice = yield from one_or_none(clan, FROM_WHERE, [Attack(section) for section in left], "attack.other.1")
        if choice is None:
            break
        blows += yield from attack_from(s, clan, choice.section)
        left = [section for section in left if section != choice.section and attackers(s, clan, section)]
    yield from attack_over(s, clan, blows)


def after_effects(s: Wall, clan: int) -> Flow[None]:
    """Between the frames and the locations."""
    scene = Scene(clan)
    yield from m.occur(s, m.AFTER_EFFECTS, scene)
    yield from window(s, TURN, scene)


def after_defeats(s: Wall, clan: int) -> Flow[None]:
    yield from m.occur(s, m.AFTER_DEFEATS, Scene(clan))


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
    place, seat = NOBODY, s.decides_for(clan)
    if seat == s.setting.qin:
        place, seat = qins.next_location(s, places), s.everybody()[0]
    if place == NOBODY:
        place = yield from where(seat, WHICH_LOCATION, places, "autumn.3.B.2")
    s.due &= ~(1 << place)
    s.then("next_location", clan)
    s.then("location", place)


def location(s: Wall, place: int) -> Flow[None]:
    yield from activate(s, place, False)


def activate(s: Wall, place: int, is_advanced: bool) -> Flow[None]:
    """Law autumn.3.B.3 to autumn.3.B.5."""
    s.tell(Activated(place))
    present = [clan for clan in s.tea if s.at[place][clan]]
    if s.setting.cooperative:
        present = yield from agreed_order(s, present)
    shameful = len(present) == 1 and SHAMEFUL[place] and not is_advanced and s.is_person(present[0])
    activation = Activation(place, s.at[place].copy(), shameful)
    for clan in present:
        scene = Scene(clan)
        scene.location = place
        scene.activation = activation
        yield from m.occur(s, m.ACTIVATES, scene)
        yield from window(s, ACTIVATION, scene)
        if activation.shameful:
            yield from m.occur(s, m.ALONE, scene)
    if activation.shameful:
        yield from shame(s, present[0])  # shame.gain.B
    if place in PRODUCTION:
        yield from produce(s, place, present, activation.clerks)
    else:
        for clan in present:
            if clan == s.setting.reed:
                yield from REED_EFFECTS[place](s)
            elif clan == s.setting.qin:
                qins.barracks(s, activation.clerks[clan])
            else:
                yield from EFFECTS[place](s, clan, activation.clerks[clan])
    if s.setting.qin in present:
        qins.move_token(s, place)
    s.recall_clerks(place)


def agreed_order(s: Wall, present: list[int]) -> Flow[list[int]]:
    """Law mode.coop.rule.tea: in what order they act is for all to agree, and for the active player to say."""
    seat = s.decides_for(s.active) if s.active != NOBODY else s.everybody()[0]
    left, found = list(present), []
    while len(left) > 1:
        choice: Whom = yield Ask(seat, WHO_ACTS, [Whom(clan) for clan in left], "mode.coop.rule.tea")
        left.remove(choice.seat)
        found.append(choice.seat)
    return found + left


EFFECTS: Final = {
    BARRACKS: barracks,
    TEA_HOUSE: tea_house,
    BUILDERS: builders,
    LOGISTICS: logistics,
    EMBASSY: embassy,
    ACADEMY: academy,
}
"""What the locations that produce nothing do for a clan with so many clerks there."""
