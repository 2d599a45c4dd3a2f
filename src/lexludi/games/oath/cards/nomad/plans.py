"""The battle plans of the Nomads: most strike once, and are gone."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.cards.helpers import defense, enemy_has_adviser, redistribute, shift
from lexludi.games.oath.rules.actions.campaign import Campaign
from lexludi.games.oath.rules.box.codes import BEAST, NOMAD, SHIELDS, SLOTS
from lexludi.games.oath.rules.box.printed import SUIT
from lexludi.games.oath.rules.powers import AT_THE_END, BattlePlan, Power
from lexludi.games.oath.rules.prompts import prompt
from lexludi.games.oath.rules.state import Oath
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import one_or_none, whether
from lexludi.parts.options import Card


def ruled_by(s: Oath, user: int) -> list[int]:
    """The cards that somebody rules, be it the bandits; those on the map from the top of the Cradle on."""
    if user != s.bandits:
        return s.ruled_cards(user)
    return [card for slot in SLOTS for card in s.cards[slot] if user in s.card_rulers(card)]


def rain_boots(s: Oath, c: Campaign, user: int, card: int) -> None:
    """Single shields are nothing."""
    c.void_defense += SHIELDS


def warning_signals(s: Oath, c: Campaign, user: int, card: int) -> Flow[None]:
    """The defense moves its warbands to where they are needed."""
    if user != s.bandits:
        yield from redistribute(s, user, [friend for friend in c.of_side(c.side(user)) if friend != user])


def lancers(s: Oath, c: Campaign, user: int, card: int) -> None:
    """Every die counts twice, its skull too."""
    c.roll_twice = True


A_GREAT_EFFORT: Final = prompt(
    "giant",
    N_("Change the attack by three dice, and discard this card at the end?"),
    passes=N_("By one die, and keep it"),
)


def mountain_giant(s: Oath, c: Campaign, user: int, card: int) -> Flow[None]:
    """One die, or three for good."""
    if (yield from whether(user, A_GREAT_EFFORT, "7.5.4")):
        c.shift(s, user, 3)
        c.leaving += (card,)
    else:
        c.shift(s, user, 1)


KNOWS_A_NOMAD: Final = enemy_has_adviser(NOMAD)


def rival_khan(s: Oath, c: Campaign, user: int, card: int) -> None:
    """Four dice against a friend of the Nomads; against others he comes for nothing."""
    if KNOWS_A_NOMAD(s, c, user, card):
        c.shift(s, user, 4)


def mounted_patrol(s: Oath, c: Campaign, user: int, card: int) -> None:
    """Half of the attack stays at home, whatever else adds to it."""
    c.halved = True


def great_crusade(s: Oath, c: Campaign, user: int, card: int) -> None:
    """A die for each Nomad that one's side rules, itself included."""
    ruled = {other for ally in c.of_side(c.side(user)) for other in ruled_by(s, ally)}
    c.shift(s, user, len([other for other in ruled if SUIT[other] == NOMAD]))


WHICH_MOUNT: Final = prompt(
    "mounts", N_("You may discard a Beast instead of all Nomad battle plans."), passes=N_("Discard the plans")
)


def wild_mounts(s: Oath, c: Campaign, user: int, card: int) -> None:
    """A Beast that one rules goes, and all Nomads of the side stay."""

    def makes_up(s: Oath, c: Campaign, side: int, due: list[int]) -> Flow[list[int]]:
        nomads = [plan for plan in due if SUIT[plan] == NOMAD]
        mounts = [Card(beast) for beast in ruled_by(s, user) if SUIT[beast] == BEAST and not s.locked(user, beast)]
        if side != c.side(user) or not nomads or not mounts:
            return due
        if user == s.bandits:
            if len(nomads) < 2:
                return due
            s.discard(c.attacker, mounts[0].card)
        else:
            choice = yield from one_or_none(user, WHICH_MOUNT, mounts, "5.5.8.b")
            if choice is None:
                return due
            s.discard(user, choice.card)
        return [plan for plan in due if plan not in nomads]

    c.instead += (makes_up,)


PLANS: Final[tuple[Power, ...]] = (
    BattlePlan("rain_boots", rain_boots, discard=AT_THE_END),
    BattlePlan("horse_archers", shift(3), discard=AT_THE_END),
    BattlePlan("warning_signals", warning_signals, discard=AT_THE_END),
    BattlePlan("wild_mounts", wild_mounts),
    BattlePlan("lancers", lancers, discard=AT_THE_END),
    BattlePlan("mountain_giant", mountain_giant),
    BattlePlan("rival_khan", rival_khan, discard=AT_THE_END),
    BattlePlan("mounted_patrol", mounted_patrol, discard=AT_THE_END),
    BattlePlan("great_crusade", great_crusade, discard=AT_THE_END),
    BattlePlan("storm_caller", defense(2), discard=AT_THE_END),
)
