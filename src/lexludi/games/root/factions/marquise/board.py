"""Law 6.2, 6.3: the Marquise's board, her abilities, and how she starts."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import Any, Final

from lexludi.games.root.rules.beginning.homes import APART, WHICH_HOMELAND, apart, choose_corner, claim, habitable
from lexludi.games.root.rules.board import Board
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import CLEARINGS, KEEP, MARQUISE, NOBODY, RECRUITER, SAWMILL, WARRIOR, WORKSHOP
from lexludi.games.root.rules.craft import by_suit
from lexludi.games.root.rules.ground import PLACES_IN
from lexludi.games.root.rules.options import Build
from lexludi.games.root.rules.prompts import COUNT, PLACE, prompt
from lexludi.games.root.rules.removal import Removal
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.turn import card_options
from lexludi.games.root.rules.written import Naming, Own
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import one_of, one_or_none, where
from lexludi.parts.options import Card
from lexludi.parts.triggers import Trigger

SHEET: Final = data.factions()["marquise"]
BUILDINGS: Final[tuple[int, ...]] = (SAWMILL, WORKSHOP, RECRUITER)
BONUS: Final = SHEET.tracks["recruiter"].draw
TRACK: Final = SHEET.buildings[0].count
DRAWS: Final = [SHEET.numbers["draw"] + sum(BONUS[: TRACK - left]) for left in range(TRACK + 1)]
"""How many cards she draws, by how many recruiters are left on the track."""


class Marquise(Board):
    """Her board: the actions left this turn, and whether she has recruited."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, MARQUISE)
        self.actions = 0
        self.recruited = False
        self.keep_lost = False

    def copy(self) -> Marquise:
        b = Marquise(self.seat)
        b.actions = self.actions
        b.recruited = self.recruited
        b.keep_lost = self.keep_lost
        return b

    def crafting(self, s: Root) -> list[int]:
        """Law 6.2.1."""
        return by_suit(s, WORKSHOP)

    def draws(self, s: Root) -> int:
        """Law 6.6: one card, and one for each uncovered bonus."""
        return DRAWS[s.stock[RECRUITER]]

    def discard_law(self) -> str:
        return "6.6"

    def view(self, viewer: int | None) -> dict[str, Any]:
        return {"actions": self.actions, "recruited": self.recruited, "keep_lost": self.keep_lost}

    def count(self, held: dict[str, int]) -> None:
        if self.keep_lost:
            held["keep"] = held.get("keep", 0) + 1

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        told = [word for word, true in (("recruited", self.recruited), ("keep-lost", self.keep_lost)) if true]
        return [("actions", str(self.actions)), ("done", " ".join(told))]

    def read(self, own: Own) -> None:
        self.actions = own.number("actions")
        done = own.marks("done", "recruited", "keep-lost")
        self.recruited = "recruited" in done
        self.keep_lost = "keep-lost" in done


def marquise(s: Root, seat: int) -> Marquise:
    return s.boards[seat]  # type: ignore[return-value]  # as set-up gave it; compiled, it is checked


# 6.2 Faction rules and abilities


def keep_ban(s: Root, owner: int) -> int:
    """Law 6.2.2: only the Marquise may place pieces in the clearing with the keep, her hirelings too (ruling R82)."""
    return s.sites[KEEP] if s.setting.owner[KEEP] != s.side[owner] else 0


def hospitals(s: Root, removal: Removal, triggers: list[Trigger]) -> None:
    """Law 6.2.3; a removed keep is out of the game (6.2.2)."""
    seat = s.setting.owner[KEEP]
    fallen: dict[int, int] = {}
    for loss in removal.losses:
        if loss.owner != seat:
            continue
        if loss.kind == KEEP:
            s.out_of_game(KEEP, 1)
            marquise(s, seat).keep_lost = True
        elif loss.kind == WARRIOR and loss.at != NOBODY:
            fallen[loss.at] = fallen.get(loss.at, 0) + loss.count
    if fallen and s.hands[seat] and keep_at(s) != NOBODY:
        for at in fallen:
            triggers.append(Trigger("6.2.3", (seat, at), partial(hospital, s, removal, seat, at, fallen[at])))


HOSPITAL: Final = prompt(
    "hospital",
    N_("Spend a card to bring those fallen in {at} ({n}) back to the keep?"),
    at=PLACE,
    n=COUNT,
    passes=N_("Leave them in the supply"),
)


def hospital(s: Root, removal: Removal, seat: int, at: int, fallen: int) -> Flow[None]:
    """Law 6.2.3: for a card of the clearing's suit the fallen return to the keep instead of the supply."""
    keep = keep_at(s)
    if keep == NOBODY or s.why_not_place(seat, keep) is not None:
        return
    cards = card_options(s.matching(seat, s.suits[at]))
    choice = yield from one_or_none(seat, HOSPITAL, cards, "6.2.3", always=True, at=at, n=fallen)
    if type(choice) is Card:
        s.spend(seat, choice.card, "6.2.3")
        s.place_warriors(seat, fallen, keep)
        removal.spare(seat, at)


def keep_at(s: Root) -> int:
    there = PLACES_IN[s.sites[KEEP]]
    return there[0] if there else NOBODY


# 6.3 Faction setup


WHERE_KEEP: Final = prompt("keep", N_("Choose a corner for the keep."))
STARTING_BUILDING: Final = prompt("starting-building", N_("Choose where to put a starting building."))


def setup(s: Root, seat: int) -> Flow[None]:
    """Law 6.3."""
    home = yield from choose_corner(s, seat, WHERE_KEEP, "6.3.2")
    s.place(KEEP, home)
    opposite = s.setting.plan.opposite[home]
    for at in CLEARINGS:
        if at != opposite:
            s.place_warriors(seat, 1, at)
    for kind in BUILDINGS:
        near = [at for at in (home, *s.paths[home]) if s.slots[at] and s.why_not_place(seat, at) is None]
        if near:  # ruling R144
            choice = yield from one_of(seat, STARTING_BUILDING, [Build(kind, at) for at in near], "6.3.4")
            s.place(kind, choice.at)


KEEP_HOME: Final = prompt("keep-home", N_("Choose the homeland with the keep."))


def homeland(s: Root, seat: int) -> Flow[None]:
    """Law A.8.2: three homelands with two warriors and a building each, and one warrior everywhere else."""
    homes: list[int] = []
    for _ in range(SHEET.homelands):
        nearby = clusters(s, seat, homes)
        fit = [at for at in CLEARINGS if at not in homes and any(at in c for c in nearby)]
        home = yield from where(seat, WHICH_HOMELAND, fit, "A.8.2.I")
        homes.append(home)
    keep = yield from where(seat, KEEP_HOME, apart(s, homes, APART), "A.8.2")
    for at in CLEARINGS:
        s.place_warriors(seat, SHEET.numbers["homeland_warriors" if at in homes else "other_warriors"], at)
    s.place(KEEP, keep)
    left = homes.copy()
    for kind in BUILDINGS:
        sites = [Build(kind, at) for at in left if s.slots[at]]
        if sites:
            building = yield from one_of(seat, STARTING_BUILDING, sites, "A.8.2")
            s.place(kind, building.at)
            left.remove(building.at)
    claim(s, homes)


def clusters(s: Root, seat: int, chosen: list[int]) -> list[tuple[int, ...]]:
    """Three clearings for buildings, the chosen ones among them, each adjacent to another; or else any three."""
    fit = habitable(s, seat, True)
    threes = [three for three in combinations(fit, SHEET.homelands) if all(at in three for at in chosen)]
    linked = [t for t in threes if all(any(near in t for near in s.paths[at]) for at in t)]
    return linked or threes
