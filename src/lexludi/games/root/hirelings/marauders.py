"""Forest Patrol, Last Dynasty and Spring Uprising; demoted Feline Physicians, Bluebird Nobles and Rabbit Scouts."""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar, Final

from lexludi.games.root.hirelings.acts import (
    ask_fight,
    enlist_one,
    fights,
    make_move,
    may_fight,
    may_move,
    moves,
    open_to,
    roll_suit,
    settled,
)
from lexludi.games.root.hirelings.board import Deed, HirelingBoard, hireling
from lexludi.games.root.rules.battle import Battle as BattleUnderWay
from lexludi.games.root.rules.battle import battles_at
from lexludi.games.root.rules.box.codes import CLEARINGS, NOBODY, WARRIOR
from lexludi.games.root.rules.effects import EFFECTS, Modifier
from lexludi.games.root.rules.once import ONCE
from lexludi.games.root.rules.options import Ferry, Move
from lexludi.games.root.rules.prompts import COUNT, PLACE, SEAT, SUIT, act, deed, note, prompt
from lexludi.games.root.rules.removal import Removal, remove_all_enemies
from lexludi.games.root.rules.setting import Setting
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.turn import card_options, pay_card
from lexludi.games.root.rules.written import Naming, Own
from lexludi.kernel.ask import Flow
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import one_of, one_or_none, where
from lexludi.parts.options import Card
from lexludi.parts.triggers import Trigger

PATROLLED: Final = ONCE.mark("patrolled")
SALLIED: Final = ONCE.mark("sallied")
RISE: Final = act("rise-up", N_("Rise up: a warrior goes, and all enemy pieces there with it"))
GATHER: Final = act("gather-uprising", N_("Gather: a warrior comes"))


# Forest Patrol


HIRELING_MUSTER: Final = prompt(
    "hireling-muster", N_("Choose where the warriors kept on the card return ({n})."), other=SEAT, n=COUNT
)


PATROL: Final = deed("patrol", N_("move and battle"))


MUSTER: Final = deed("muster", N_("bring back the warriors kept on the card"))


class ForestPatrol(HirelingBoard):
    """`kept` warriors lie on the card."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.kept = 0

    def copy_more(self, b: Any) -> None:
        b.kept = self.kept

    @staticmethod
    def listen(setting: Setting, owner: int) -> None:
        setting.on_removed.append(partial(keep_one, owner))

    def set_up(self, s: Root, chooser: int) -> Flow[None]:
        for at in CLEARINGS:
            s.place_warriors(self.seat, 1, at)
        yield from ()

    def deeds(self) -> list[Deed]:
        return [
            Deed(PATROL, self.can_patrol, self.patrol, PATROLLED),
            Deed(MUSTER, self.can_muster, self.muster, PATROLLED),
        ]

    def can_patrol(self, s: Root) -> bool:
        return bool(moves(s, self.seat) or fights(s, self.seat))

    def patrol(self, s: Root) -> Flow[None]:
        """A move, then a battle; either may be left out."""
        yield from may_move(s, self.seat, "E.2.4")
        yield from may_fight(s, self.seat, fights(s, self.seat), "E.2.4")

    def can_muster(self, s: Root) -> bool:
        return self.kept > 0 and bool(open_to(s, self.seat, self.on_map(s)))

    def muster(self, s: Root) -> Flow[None]:
        """All warriors of the card return to one clearing with the Patrol."""
        places = open_to(s, self.seat, self.on_map(s))
        at = yield from where(self.controller(s), HIRELING_MUSTER, places, "E.2.4", other=self.seat, n=self.kept)
        s.from_box(self.seat, self.kept)
        s.place_warriors(self.seat, self.kept, at)
        self.kept = 0

    def more(self) -> dict[str, Any]:
        return {"kept": self.kept}

    def count(self, held: dict[str, int]) -> None:
        held[f"warriors of {self.seat}"] += self.kept

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        return [("kept", str(self.kept))]

    def read(self, own: Own) -> None:
        self.kept = own.number("kept")


PATROL_KEPT: Final = note("patrol-kept", N_("{seat} keeps one of the fallen on the card (kept: {n})."), n=COUNT)


def keep_one(owner: int, s: Root, removal: Removal, triggers: list[Trigger]) -> None:
    """Of the warriors of the Patrol removed together one stays on the card."""
    for loss in removal.losses:
        if loss.owner == owner and loss.kind == WARRIOR and loss.returned:
            loss.returned -= 1
            s.to_box(owner, 1)
            board = hireling(s, owner)
            assert isinstance(board, ForestPatrol)
            board.kept += 1
            s.note(owner, PATROL_KEPT, "E.2.2", n=board.kept)
            return


class FelinePhysicians(HirelingBoard):
    """The controller's fallen may come back for a card."""

    @staticmethod
    def listen(setting: Setting, owner: int) -> None:
        setting.on_removed.append(partial(tend, owner))


def tend(owner: int, s: Root, removal: Removal, triggers: list[Trigger]) -> None:
    """The Physicians look after warriors of their controller."""
    seat = s.side[owner]
    if seat == NOBODY or not s.hands[seat]:
        return
    lost = [loss.at for loss in removal.losses if loss.owner == seat and loss.kind == WARRIOR and loss.at != NOBODY]
    for at in dict.fromkeys(lost):
        triggers.append(Trigger("E.2.2", (seat, at), partial(heal, s, removal, seat, at)))


PAY_PHYSICIANS: Final = prompt(
    "physicians",
    N_("Spend a card to bring back those fallen in {at} ({n})?"),
    at=PLACE,
    n=COUNT,
    passes=N_("Leave them in the supply"),
)
PHYSICIANS_WHERE: Final = prompt("physicians-where", N_("Choose where they return ({n})."), n=COUNT)


def heal(s: Root, removal: Removal, seat: int, at: int) -> Flow[None]:
    """For a card of the clearing's suit those fallen there return where their faction has pieces."""
    fallen = [loss for loss in removal.losses if loss.kind == WARRIOR and loss.owner == seat and loss.at == at]
    count = sum(loss.returned for loss in fallen)
    places = open_to(s, seat, settled(s, seat))
    if not count or not places:
        return
    options = card_options(s.matching(seat, s.suits[at]))
    choice = yield from one_or_none(seat, PAY_PHYSICIANS, options, "E.2.2", always=True, at=at, n=count)
    if isinstance(choice, Card):
        s.spend(seat, choice.card, "E.2.2")
        to = yield from where(seat, PHYSICIANS_WHERE, places, "E.2.2", n=count)
        s.place_warriors(seat, count, to)
        removal.spare(seat, at)


# Last Dynasty


DYNASTY_ARRIVES: Final = prompt(
    "dynasty-arrives", N_("Choose a clearing at the edge of the map for {other}."), other=SEAT
)
HIRELING_MARCH: Final = prompt("hireling-march", N_("Choose where to march with {other}."), other=SEAT, of="other")


SALLY: Final = deed("sally", N_("sally forth"))


class LastDynasty(HirelingBoard):
    """Its warriors always stand together."""

    def set_up(self, s: Root, chooser: int) -> Flow[None]:
        yield from self.arrive(s, chooser, "A.6.3")

    def arrive(self, s: Root, chooser: int, law: str) -> Flow[int]:
        """All of them in one clearing at the edge of the map."""
        places = open_to(s, self.seat, s.setting.plan.edge)
        at = yield from where(chooser, DYNASTY_ARRIVES, places, law, other=self.seat)
        s.place_warriors(self.seat, s.supply[self.seat], at)
        return at

    def deeds(self) -> list[Deed]:
        return [Deed(SALLY, self.can_sally, self.sally, SALLIED)]

    def can_sally(self, s: Root) -> bool:
        if not self.on_map(s):
            return s.supply[self.seat] > 0 and bool(open_to(s, self.seat, s.setting.plan.edge))
        return bool(fights(s, self.seat) or self.marches(s))

    def marches(self, s: Root) -> list[Option]:
        """The moves of the whole group, for which it must rule its own clearing."""
        at = self.on_map(s)[0]
        if s.ruled[at] != self.controller(s):
            return []
        whole = s.warriors[self.seat][at]
        return [m for m in moves(s, self.seat) if isinstance(m, (Move, Ferry)) and m.count == whole]

    def sally(self, s: Root) -> Flow[None]:
        """Off the map they arrive and battle; ruling they move and battle; otherwise they battle twice."""
        if not self.on_map(s):
            at = yield from self.arrive(s, self.controller(s), "E.2.4")
            yield from ask_fight(s, self.seat, battles_at(s, self.seat, at), "E.2.4")
            return
        if s.ruled[self.on_map(s)[0]] != self.controller(s):
            for _ in range(2):
                yield from ask_fight(s, self.seat, fights(s, self.seat), "E.2.4")
            return
        options = self.marches(s)
        if options:
            choice = yield from one_of(self.controller(s), HIRELING_MARCH, options, "E.2.4", other=self.seat)
            yield from make_move(s, self.seat, choice)
        yield from ask_fight(s, self.seat, fights(s, self.seat), "E.2.4")


class BluebirdNobles(HirelingBoard):
    """The controller wins ties for rule, and scores for every three clearings he rules."""

    lends: ClassVar[Modifier | None] = Modifier(EFFECTS.mark("bluebird_nobles"), wins_ties=True)
    wakes: ClassVar[bool] = True

    def at_birdsong(self, s: Root) -> Flow[None]:
        seat = self.controller(s)
        s.score(seat, sum(s.rules(seat, at) for at in CLEARINGS) // 3, "E.2.3")
        yield from ()


# Spring Uprising


UPRISING_NEXT: Final = prompt("uprising", N_("The die shows {suit}: choose what the Uprising does."), suit=SUIT)
WHERE_TO_RISE: Final = prompt("rise-up", N_("Choose where the Uprising rises up."), other=SEAT)


class SpringUprising(HirelingBoard):
    """Whoever attacks it discards a card first; it rises up by the roll of a die."""

    wakes: ClassVar[bool] = True

    @staticmethod
    def listen(setting: Setting, owner: int) -> None:
        toll = Toll(owner)
        setting.battle_bans.append(toll.forbid)
        setting.toll = owner
        setting.on_battle.append(toll.begun)

    def set_up(self, s: Root, chooser: int) -> Flow[None]:
        for _ in range(2):
            yield from self.gather(s, chooser, roll_suit(s, self.seat), "A.6.3")

    def gather(self, s: Root, chooser: int, suit: int, law: str) -> Flow[None]:
        yield from enlist_one(s, self.seat, chooser, [at for at in CLEARINGS if s.is_suit(at, suit)], law)

    def when_hired(self, s: Root) -> Flow[None]:
        if not self.on_map(s):
            yield from self.gather(s, self.controller(s), roll_suit(s, self.seat), "E.2.1")

    def at_birdsong(self, s: Root) -> Flow[None]:
        """By the roll, a warrior and all enemy pieces of a clearing go, or a warrior comes."""
        seat = self.controller(s)
        suit = roll_suit(s, self.seat)
        rising = [at for at in self.on_map(s) if s.is_suit(at, suit)]
        room = [at for at in CLEARINGS if s.is_suit(at, suit)]
        options: list[Option] = []
        if rising:
            options.append(RISE)
        if s.supply[self.seat] and open_to(s, self.seat, room):
            options.append(GATHER)
        if not options:
            return
        choice = yield from one_of(seat, UPRISING_NEXT, options, "E.2.3", suit=suit)
        if choice == GATHER:
            yield from self.gather(s, seat, suit, "E.2.3")
            return
        at = yield from where(seat, WHERE_TO_RISE, rising, "E.2.3", other=self.seat)
        removal = Removal(seat)
        removal.take(s, self.seat, self.seat, WARRIOR, 1, at)
        yield from removal.resolve(s)
        yield from remove_all_enemies(s, self.seat, [at])


UPRISING_TOLL: Final = prompt("uprising-toll", N_("Discard a card to attack the Uprising in {at}."), at=PLACE)


class Toll:
    """Attacking the Uprising costs a card of the clearing's suit; hirelings have none to pay with (E.3.5)."""

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def forbid(self, s: Root, attacker: int, defender: int, at: int) -> str | None:
        if defender != self.owner or s.holds(attacker, s.suits[at]):
            return None
        return "E.2.2"

    def begun(self, s: Root, b: BattleUnderWay) -> Flow[None] | None:
        return self.pay(s, b) if b.defender == self.owner and s.hands[b.attacker] else None

    def pay(self, s: Root, b: BattleUnderWay) -> Flow[None]:
        fit = s.matching(b.attacker, s.suits[b.at])
        if fit:
            yield from pay_card(s, b.attacker, UPRISING_TOLL, fit, "E.2.2", always=True, at=b.at)


class RabbitScouts(HirelingBoard):
    """Defending, the controller may spend a card to deal the higher roll."""

    @staticmethod
    def listen(setting: Setting, owner: int) -> None:
        setting.before_roll.append(Scouting(owner).before_roll)


PAY_SCOUTS: Final = prompt(
    "scouts", N_("Spend a card so that the higher roll is yours in {at}?"), at=PLACE, passes=N_("Fight without scouts")
)


class Scouting:
    def __init__(self, owner: int) -> None:
        self.owner = owner

    def before_roll(self, s: Root, b: BattleUnderWay) -> Flow[None] | None:
        return self.offer(s, b) if s.side[self.owner] == b.defender and s.hands[b.defender] else None

    def offer(self, s: Root, b: BattleUnderWay) -> Flow[None]:
        options = card_options(s.matching(b.defender, s.suits[b.at]))
        choice = yield from one_or_none(b.defender, PAY_SCOUTS, options, "E.2.2", always=True, at=b.at)
        if isinstance(choice, Card):
            s.spend(b.defender, choice.card, "E.2.2")
            b.scouted = True
