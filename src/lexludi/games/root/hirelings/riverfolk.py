"""Riverfolk Flotilla and Warm Sun Prophets; demoted Otter Divers and Lizard Envoys."""

from __future__ import annotations

from typing import ClassVar, Final

from lexludi.games.root.hirelings.acts import (
    HIRELING_PAWN,
    enlist_one,
    may_fight,
    must_step,
    open_to,
    set_pawn,
)
from lexludi.games.root.hirelings.board import Deed, HirelingBoard, Invincible
from lexludi.games.root.rules.battle import battles_at
from lexludi.games.root.rules.box.codes import CLEARINGS, NOBODY
from lexludi.games.root.rules.effects import EFFECTS, Modifier
from lexludi.games.root.rules.once import ONCE
from lexludi.games.root.rules.options import Battle, Ferry, Move
from lexludi.games.root.rules.prompts import GAINED_CARD, PLACE, SEAT, deed, prompt
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.turn import card_options
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import one_of, one_or_none, where, whether, whom
from lexludi.parts.options import Card

PREACHED: Final = ONCE.mark("preached")
FLOTILLA_HITS: Final = 3
ENVOYS_LOOK: Final = 5


FLOTILLA_CARD: Final = prompt(
    "flotilla-card", N_("Draw a card for trading with {other}?"), other=SEAT, passes=N_("Draw nothing")
)


class RiverfolkFlotilla(Invincible):
    """A pawn on the river: it trades with whoever is there, sails on, and may battle."""

    wakes: ClassVar[bool] = True

    def might(self, s: Root, at: int) -> int:
        return FLOTILLA_HITS

    def set_up(self, s: Root, chooser: int) -> Flow[None]:
        plan = s.setting.plan
        harbours = [at for at in plan.edge if plan.rivers[at]]
        at = yield from where(chooser, HIRELING_PAWN, harbours, "A.6.3", other=self.seat)
        set_pawn(s, self.seat, at)

    def at_birdsong(self, s: Root) -> Flow[None]:
        """Everybody there may draw a card; it must sail along a river; then it may battle."""
        at = s.pawns[self.seat]
        if at == NOBODY:
            return
        for seat in s.turns_from(self.controller(s)):
            if s.present(seat, at):
                draws = yield from whether(seat, FLOTILLA_CARD, "E.2.3", other=self.seat)
                if draws:
                    s.draw(seat)
        yield from must_step(s, self.seat, s.setting.plan.rivers[at], "E.2.3")
        yield from may_fight(s, self.seat, battles_at(s, self.seat, s.pawns[self.seat]), "E.2.3")


def at_a_river(s: Root, seat: int, origin: int, to: int) -> bool:
    rivers = s.setting.plan.rivers
    return bool(rivers[origin] or rivers[to])


class OtterDivers(HirelingBoard):
    """Where a move starts or ends at a river, the controller cares for nobody's rule."""

    lends: ClassVar[Modifier | None] = Modifier(EFFECTS.mark("otter_divers"), heedless=at_a_river)


PROPHETS_WHERE: Final = prompt("prophets-where", N_("Choose where a Prophet preaches."), other=SEAT)
PROPHETS_WHOM: Final = prompt("prophets-whom", N_("Choose who listens in {at}."), at=PLACE)
PROPHETS_ORDER: Final = prompt("prophets-order", N_("Choose what {other} must do."), other=SEAT, of="other")
PROPHETS_BATTLE: Final = prompt(
    "prophets-battle", N_("Force a battle of {other} in {at}?"), other=SEAT, at=PLACE, passes=N_("Do not battle")
)


PREACH: Final = deed("preach", N_("force somebody to move or battle"))


SEND_PROPHET: Final = deed("send-prophet", N_("place a Prophet"))


class WarmSunProphets(HirelingBoard):
    """They talk others into moving and fighting."""

    def set_up(self, s: Root, chooser: int) -> Flow[None]:
        for at in CLEARINGS:
            if s.ruined[at]:
                s.place_warriors(self.seat, 1, at)
        yield from ()

    def when_hired(self, s: Root) -> Flow[None]:
        if not self.on_map(s):
            yield from enlist_one(s, self.seat, self.controller(s), CLEARINGS, "E.2.1")

    def deeds(self) -> list[Deed]:
        return [
            Deed(PREACH, self.can_preach, self.preach, PREACHED),
            Deed(SEND_PROPHET, self.can_send, self.send, PREACHED),
        ]

    def can_preach(self, s: Root) -> bool:
        return any(orders(s, seat, at) for at in self.on_map(s) for seat in range(s.players))

    def preach(self, s: Root) -> Flow[None]:
        """A player beside a Prophet is forced to battle there, or to move as many as can and perhaps battle then."""
        chooser = self.controller(s)
        heard = [at for at in self.on_map(s) if any(orders(s, seat, at) for seat in range(s.players))]
        at = yield from where(chooser, PROPHETS_WHERE, heard, "E.2.4", other=self.seat)
        flock = [seat for seat in range(s.players) if orders(s, seat, at)]
        seat = yield from whom(chooser, PROPHETS_WHOM, flock, "E.2.4", at=at)
        choice = yield from one_of(chooser, PROPHETS_ORDER, orders(s, seat, at), "1.5.5", other=seat)
        if isinstance(choice, Battle):
            yield from s.boards[seat].take_battle(s, choice)
            return
        assert isinstance(choice, (Move, Ferry))
        yield from s.boards[seat].take_move(s, choice)
        options = fights(s, seat, choice.to)
        if options:
            fight = yield from one_or_none(chooser, PROPHETS_BATTLE, options, "1.5.5", other=seat, at=choice.to)
            if fight is not None:
                yield from s.boards[seat].take_battle(s, fight)

    def pulpits(self, s: Root) -> list[int]:
        """The clearings without a Prophet."""
        return open_to(s, self.seat, [at for at in CLEARINGS if not s.warriors[self.seat][at]])

    def can_send(self, s: Root) -> bool:
        return s.supply[self.seat] > 0 and bool(self.pulpits(s))

    def send(self, s: Root) -> Flow[None]:
        yield from enlist_one(s, self.seat, self.controller(s), self.pulpits(s), "E.2.4")


def orders(s: Root, seat: int, at: int) -> list[Option]:
    """Law 1.5.5: the battles of a player in a clearing, and the moves out of it with as many pieces as can go."""
    if not s.present(seat, at):
        return []
    menu = Menu(s)
    s.boards[seat].offer_moves(s, menu)
    pieces = 1 if s.pawns[seat] == at else s.movable(seat, at)
    most: dict[tuple[bool, int], Option] = {}
    for option in menu.options:
        if isinstance(option, (Move, Ferry)) and option.origin == at and option.count <= pieces:
            most[isinstance(option, Ferry), option.to] = option  # fewer come first
    return [*fights(s, seat, at), *most.values()]


def fights(s: Root, seat: int, at: int) -> list[Option]:
    """The battles that a Prophet can order: none that a card of a hidden hand would have to pay for (ruling R356)."""
    return [fight for fight in battles_at(s, seat, at) if isinstance(fight, Battle) and fight.enemy != s.setting.toll]


WHAT_TO_TAKE: Final = prompt("envoys", N_("Take a card from the discard pile?"), passes=N_("Take nothing"))


class LizardEnvoys(HirelingBoard):
    """The controller may take a card from the discard pile."""

    wakes: ClassVar[bool] = True

    def at_birdsong(self, s: Root) -> Flow[None]:
        """Of the uppermost five, one of the suit that is there most often, but no ambush."""
        top = s.deck.discards[-ENVOYS_LOOK:]
        suits = s.setting.suit
        counts = [sum(suits[card] == suit for card in top) for suit in range(4)]
        fit = [card for card in top if counts[suits[card]] == max(counts) and not s.setting.pack.ambush[card]]
        if not fit:
            return
        seat = self.controller(s)
        choice = yield from one_or_none(seat, WHAT_TO_TAKE, card_options(fit), "E.2.3")
        if isinstance(choice, Card):
            s.take_discarded(seat, choice.card)
            s.note(seat, GAINED_CARD, "E.2.3", card=choice.card)
