"""Sunward Expedition, Corvid Spies, Furious Protector; demoted Mole Artisans, Raven Sentries, Stoic Protector."""

from __future__ import annotations

from bisect import insort
from functools import partial
from typing import ClassVar, Final

from lexludi.games.root.hirelings.acts import (
    HIRELING_PAWN,
    enlist_one,
    fight_in_each,
    fights,
    join_each,
    may_fight,
    may_move,
    moves,
    must_step,
    open_to,
    set_pawn,
    settled,
)
from lexludi.games.root.hirelings.board import Deed, HirelingBoard, Invincible, hired_by
from lexludi.games.root.rules.battle import Battle as BattleUnderWay
from lexludi.games.root.rules.battle import extra_hit
from lexludi.games.root.rules.box.codes import CLEARINGS, FOOTHOLD, NOBODY, WARRIOR
from lexludi.games.root.rules.effects import EFFECTS, Modifier
from lexludi.games.root.rules.hands import take_random
from lexludi.games.root.rules.once import ONCE
from lexludi.games.root.rules.prompts import CARD, PLACE, SEAT, act, deed, prompt
from lexludi.games.root.rules.removal import Removal
from lexludi.games.root.rules.setting import Setting
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import how_many, one_of, where, whether

SET_OUT: Final = ONCE.mark("set-out")
INFILTRATED: Final = ONCE.mark("infiltrated")
VANGUARD: Final = 3
"""The warriors that come with a foothold."""
SPIES_SENT: Final = 2
MARCH: Final = act("expedition-marches", N_("Move and battle"))
SETTLE: Final = act("expedition-settles", N_("Place a warrior at every foothold"))
STRIKE: Final = act("spies-strike", N_("Battle wherever there are Spies"))
PILFER: Final = act("spies-pilfer", N_("Take cards in a clearing with Spies"))


WHERE_FOOTHOLD: Final = prompt("foothold", N_("Choose a clearing for a foothold."), other=SEAT)
EXPEDITION_NEXT: Final = prompt("expedition", N_("Choose what the Expedition does next."), other=SEAT)
HOW_MANY_COME: Final = prompt(
    "vanguard", N_("Choose how many warriors come with the foothold in {at}."), other=SEAT, at=PLACE
)
FOOTHOLD_LIFT: Final = prompt("foothold-lift", N_("Choose the foothold to take from the map."), other=SEAT)


EXPEDITION: Final = deed("expedition", N_("set out with a foothold"))


class SunwardExpedition(HirelingBoard):
    """Footholds, and warriors that come with them."""

    def set_up(self, s: Root, chooser: int) -> Flow[None]:
        at = yield from where(chooser, WHERE_FOOTHOLD, open_to(s, self.seat), "A.6.3", other=self.seat)
        s.place(FOOTHOLD, at)
        s.place_warriors(self.seat, VANGUARD, at)

    def deeds(self) -> list[Deed]:
        return [Deed(EXPEDITION, self.can_set_out, self.set_out, SET_OUT)]

    def footholds(self, s: Root) -> list[int]:
        return [at for at in CLEARINGS if s.pieces[FOOTHOLD][at]]

    def sites(self, s: Root) -> list[int]:
        """The clearings without a foothold."""
        return open_to(s, self.seat, [at for at in CLEARINGS if not s.pieces[FOOTHOLD][at]])

    def can_set_out(self, s: Root) -> bool:
        return bool(self.sites(s) or self.ways(s))

    def set_out(self, s: Root) -> Flow[None]:
        """A new foothold; then a move and a battle, or a warrior at every foothold."""
        seat = self.controller(s)
        if self.sites(s):
            yield from self.dig_in(s, seat)
        options = self.ways(s)
        if not options:
            return
        choice = yield from one_of(seat, EXPEDITION_NEXT, options, "E.2.4", other=self.seat)
        if choice == SETTLE:
            yield from join_each(s, self.seat, seat, self.footholds(s), "E.2.4")
        else:
            yield from may_move(s, self.seat, "E.2.4")
            yield from may_fight(s, self.seat, fights(s, self.seat), "E.2.4")

    def dig_in(self, s: Root, seat: int) -> Flow[None]:
        """A foothold, from the map if none is left, and up to three warriors with it."""
        at = yield from where(seat, WHERE_FOOTHOLD, self.sites(s), "E.2.4", other=self.seat)
        if not s.stock[FOOTHOLD]:
            old = yield from where(seat, FOOTHOLD_LIFT, self.footholds(s), "E.2.4", other=self.seat)
            s.take_back(FOOTHOLD, 1, old)
        s.place(FOOTHOLD, at)
        most = min(VANGUARD, s.supply[self.seat])
        count = yield from how_many(seat, HOW_MANY_COME, 0, most, "E.2.4", other=self.seat, at=at)
        s.place_warriors(self.seat, count, at)

    def ways(self, s: Root) -> list[Option]:
        """What can follow."""
        options: list[Option] = []
        if moves(s, self.seat) or fights(s, self.seat):
            options.append(MARCH)
        if s.supply[self.seat] and open_to(s, self.seat, self.footholds(s)):
            options.append(SETTLE)
        return options


KEEP_OPEN: Final = prompt(
    "keep-open", N_("Keep {card} open and take it back when Evening ends?"), card=CARD, passes=N_("Discard it")
)


def keep_open(s: Root, seat: int, card: int) -> Flow[None]:
    """A card crafted for its item may stay open instead of being discarded."""
    held = next(board.held for board in hired_by(s, seat) if isinstance(board, MoleArtisans))
    insort(held, card)
    keeps = yield from whether(seat, KEEP_OPEN, "E.2.2", card=card)
    if not keeps:
        held.remove(card)
        s.discard(card)


class MoleArtisans(HirelingBoard):
    """Cards crafted for their items come back at the end of the turn."""

    lends: ClassVar[Modifier | None] = Modifier(EFFECTS.mark("mole_artisans"), item_card=keep_open)


SPIES_NEXT: Final = prompt("spies", N_("Choose what the Spies do next."), other=SEAT)
SPIES_PILFER: Final = prompt("spies-pilfer", N_("Choose the clearing where Spies take cards."), other=SEAT)


INFILTRATE: Final = deed("infiltrate", N_("send in two Spies"))


class CorvidSpies(HirelingBoard):
    """They slip in among enemies, and strike or steal."""

    def set_up(self, s: Root, chooser: int) -> Flow[None]:
        """One in each of two clearings of a suit."""
        first = yield from enlist_one(s, self.seat, chooser, CLEARINGS, "A.6.3")
        others = [at for at in CLEARINGS if at != first and s.is_suit(at, s.suits[first])]
        yield from enlist_one(s, self.seat, chooser, others, "A.6.3")

    def deeds(self) -> list[Deed]:
        return [Deed(INFILTRATE, self.can_infiltrate, self.infiltrate, INFILTRATED)]

    def haunts(self, s: Root) -> list[int]:
        """The clearings with enemy pieces."""
        return open_to(s, self.seat, [at for at in CLEARINGS if s.enemies_at(self.seat, at)])

    def can_infiltrate(self, s: Root) -> bool:
        return bool((s.supply[self.seat] and self.haunts(s)) or self.ways(s))

    def infiltrate(self, s: Root) -> Flow[None]:
        """Two Spies come; then a battle wherever there are Spies, or cards from all enemies in one such clearing."""
        seat = self.controller(s)
        for _ in range(SPIES_SENT):
            yield from enlist_one(s, self.seat, seat, self.haunts(s), "E.2.4")
        options = self.ways(s)
        if not options:
            return
        choice = yield from one_of(seat, SPIES_NEXT, options, "E.2.4", other=self.seat)
        if choice == STRIKE:
            yield from fight_in_each(s, self.seat, self.on_map(s), "E.2.4", False)
        else:
            yield from self.pilfer(s, seat)

    def ways(self, s: Root) -> list[Option]:
        """What can follow."""
        options: list[Option] = []
        if fights(s, self.seat):
            options.append(STRIKE)
        if self.pockets(s):
            options.append(PILFER)
        return options

    def victims(self, s: Root, at: int) -> list[int]:
        return [p for p in s.rivals(self.seat) if s.hands[p] and s.present(p, at)]

    def pockets(self, s: Root) -> list[int]:
        """The clearings with Spies and an enemy who has cards."""
        return [at for at in self.on_map(s) if self.victims(s, at)]

    def pilfer(self, s: Root, seat: int) -> Flow[None]:
        """A random card from every enemy with faction pieces in one clearing with Spies."""
        at = yield from where(seat, SPIES_PILFER, self.pockets(s), "E.2.4", other=self.seat)
        for victim in self.victims(s, at):
            take_random(s, seat, victim, "E.2.4")


class RavenSentries(HirelingBoard):
    """An extra hit for the controller where his faction has a building or token."""

    @staticmethod
    def listen(setting: Setting, owner: int) -> None:
        setting.before_roll.append(partial(stand_guard, owner))


def stand_guard(owner: int, s: Root, b: BattleUnderWay) -> None:
    """The Sentries help their controller."""
    seat = s.side[owner]
    if seat in (b.attacker, b.defender) and (s.buildings[seat][b.at] or s.tokens[seat][b.at]):
        extra_hit(b, seat)


class FuriousProtector(Invincible):
    """A pawn that lets no enemy place pieces beside it, and drives warriors away."""

    wakes: ClassVar[bool] = True

    @staticmethod
    def listen(setting: Setting, owner: int) -> None:
        Invincible.listen(setting, owner)
        setting.ban_placing("E.2.2", partial(keep_out, owner), but=owner)

    def set_up(self, s: Root, chooser: int) -> Flow[None]:
        """In any clearing; corners stay free for those who start there (ruling R84)."""
        places = [at for at in CLEARINGS if at not in s.setting.plan.corners]
        at = yield from where(chooser, HIRELING_PAWN, places, "A.6.3", other=self.seat)
        set_pawn(s, self.seat, at)

    def at_birdsong(self, s: Root) -> Flow[None]:
        """It must move; then everybody with warriors there loses one, the controller too."""
        if s.pawns[self.seat] == NOBODY:
            return
        yield from must_step(s, self.seat, s.paths[s.pawns[self.seat]], "E.2.3")
        at = s.pawns[self.seat]
        removal = Removal(self.controller(s))
        for seat in range(s.players):
            removal.take(s, self.seat, seat, WARRIOR, 1, at)
        yield from removal.resolve(s)


def keep_out(protector: int, s: Root, owner: int) -> int:
    """Enemies of the Protector cannot place pieces in its clearing."""
    at = s.pawns[protector]
    return 0 if at == NOBODY or s.allies(owner, protector) else 1 << at


class StoicProtector(Invincible):
    """A pawn that keeps the controller's faction pieces safe."""

    wakes: ClassVar[bool] = True

    @staticmethod
    def listen(setting: Setting, owner: int) -> None:
        Invincible.listen(setting, owner)
        ward = Ward(owner)
        setting.battle_bans.append(ward.forbid_battle)
        setting.remove_bans.append(ward.forbid_removal)

    def when_hired(self, s: Root) -> Flow[None]:
        seat = self.controller(s)
        places = open_to(s, self.seat, settled(s, seat))
        if s.pawns[self.seat] == NOBODY and places:
            at = yield from where(seat, HIRELING_PAWN, places, "E.2.1", other=self.seat)
            set_pawn(s, self.seat, at)

    def at_birdsong(self, s: Root) -> Flow[None]:
        if s.pawns[self.seat] != NOBODY:
            yield from must_step(s, self.seat, s.paths[s.pawns[self.seat]], "E.2.3")


class Ward:
    """Enemies of the controller can neither battle nor remove his faction pieces beside the Protector."""

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def forbid_battle(self, s: Root, attacker: int, defender: int, at: int) -> str | None:
        return "E.2.2" if s.pawns[self.owner] == at and s.side[self.owner] == defender else None

    def forbid_removal(self, s: Root, by: int, owner: int, at: int) -> str | None:
        if s.pawns[self.owner] != at or s.side[self.owner] != owner:
            return None
        return None if by in (NOBODY, owner) or s.allies(by, owner) else "E.2.2"
