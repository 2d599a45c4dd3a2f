"""Flame Bearers, Vault Keepers and the Popular Band; demoted Rat Smugglers, Badger Bodyguards and the Street Band."""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar, Final

from lexludi.games.root.cards.exiles import MOVE_OR_BATTLE, adventures
from lexludi.games.root.hirelings.acts import (
    at_options,
    enlist_one,
    fight_in_each,
    join_each,
    may_enlist,
    open_to,
    settled,
)
from lexludi.games.root.hirelings.board import OFTEN, Deed, HirelingBoard, hireling
from lexludi.games.root.rules.battle import Battle as BattleUnderWay
from lexludi.games.root.rules.battle import battles_at
from lexludi.games.root.rules.box.codes import CLEARINGS, OWNERS, PLACES, VAULT, WARRIOR
from lexludi.games.root.rules.move import March, move, why_not_move
from lexludi.games.root.rules.once import ONCE
from lexludi.games.root.rules.options import Battle, Piece
from lexludi.games.root.rules.prompts import PLACE, SEAT, act, deed, prompt
from lexludi.games.root.rules.removal import Removal
from lexludi.games.root.rules.setting import Setting
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.turn import pay_card
from lexludi.games.root.rules.written import TURNS, Naming, Own
from lexludi.kernel.ask import Flow
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import one_of, one_or_none, where
from lexludi.parts.triggers import Trigger

VAULTED: Final = ONCE.mark("vaulted")
PLAYED: Final = ONCE.mark("played")
BUSKED: Final = ONCE.mark("busked")
BEARERS: Final = 2
VAULT_GUARDS: Final = 2
GUARD: Final = act("vault-guards", N_("Place a warrior at every vault"))
FIGHT: Final = act("vault-battles", N_("Battle where there are vaults"))


def next_to(s: Root, clearings: list[int]) -> list[int]:
    """These clearings and all that are adjacent to one."""
    return sorted({*clearings, *(near for at in clearings for near in s.paths[at])})


# Flame Bearers


WHAT_TO_BURN: Final = prompt("burn", N_("Choose an enemy piece to burn in {at}."), at=PLACE)


class FlameBearers(HirelingBoard):
    """They burn what is around them, and spread."""

    wakes: ClassVar[bool] = True

    def scatter(self, s: Root, chooser: int, law: str) -> Flow[None]:
        """Two anywhere."""
        for _ in range(BEARERS):
            yield from enlist_one(s, self.seat, chooser, CLEARINGS, law)

    def set_up(self, s: Root, chooser: int) -> Flow[None]:
        yield from self.scatter(s, chooser, "A.6.3")

    def when_hired(self, s: Root) -> Flow[None]:
        if not self.on_map(s):
            yield from self.scatter(s, self.controller(s), "E.2.1")

    def at_birdsong(self, s: Root) -> Flow[None]:
        """As many enemy pieces as there are Bearers go from each clearing; then one comes with or next to another."""
        seat = self.controller(s)
        removal = Removal(seat)
        for at in self.on_map(s):
            for _ in range(s.warriors[self.seat][at]):
                yield from self.burn(s, seat, removal, at)
        yield from removal.resolve(s)
        if not s.supply[self.seat]:
            return
        places = open_to(s, self.seat, next_to(s, self.on_map(s)))
        if places:
            yield from enlist_one(s, self.seat, seat, places, "E.2.3")
        else:
            yield from self.scatter(s, seat, "E.2.3")

    def burn(self, s: Root, seat: int, removal: Removal, at: int) -> Flow[None]:
        """One piece of any enemy: of each, warriors before the rest."""
        options: list[Piece] = []
        for enemy in s.enemies(self.seat):
            if s.targets(self.seat, enemy, at):
                options.append(Piece(enemy, WARRIOR, at))
            elif s.why_not_remove(self.seat, enemy, at) is None:
                options += [Piece(enemy, kind, at) for kind in s.kinds_at(enemy, at)]
        if options:
            choice = yield from one_of(seat, WHAT_TO_BURN, options, "E.2.3", at=at)
            removal.take(s, self.seat, choice.owner, choice.kind, 1, at)


WHAT_TO_SMUGGLE: Final = prompt("smuggle", N_("Choose a card with an item to discard."))


SMUGGLE: Final = deed("smuggle", N_("discard a card with an item to move or battle"))


class RatSmugglers(HirelingBoard):
    """In Daylight, cards that show an item buy moves and battles."""

    needs_cards: ClassVar[bool] = True

    def deeds(self) -> list[Deed]:
        return [Deed(SMUGGLE, self.can_smuggle, self.smuggle, OFTEN)]

    def goods(self, s: Root) -> list[int]:
        item = s.setting.pack.item
        return [card for card in s.hands[self.controller(s)] if item[card] >= 0]

    def can_smuggle(self, s: Root) -> bool:
        return bool(self.goods(s)) and bool(adventures(s, self.controller(s)).options)

    def smuggle(self, s: Root) -> Flow[None]:
        seat = self.controller(s)
        yield from pay_card(s, seat, WHAT_TO_SMUGGLE, self.goods(s), "E.2.2")
        choice = yield adventures(s, seat).ask(seat, MOVE_OR_BATTLE, "E.2.2")
        if isinstance(choice, Battle):
            yield from s.boards[seat].take_battle(s, choice)
        else:
            yield from s.boards[seat].take_move(s, choice)


# Vault Keepers


VAULTS_NEXT: Final = prompt("vaults", N_("Choose what the Vault Keepers do next."), other=SEAT)
WHERE_VAULT: Final = prompt("vault", N_("Choose a clearing for a vault."), other=SEAT, passes=N_("Build none"))


VAULTS: Final = deed("vaults", N_("build a vault, then battle or guard"))


class VaultKeepers(HirelingBoard):
    """Vaults are buildings, and Keepers stand around them."""

    def vaults(self, s: Root) -> list[int]:
        return [at for at in CLEARINGS if s.pieces[VAULT][at]]

    def sites(self, s: Root, clearings: list[int]) -> list[int]:
        """Where a vault can be built, of some clearings."""
        return [at for at in open_to(s, self.seat, clearings) if s.slots[at] and s.stock[VAULT]]

    def found(self, s: Root, chooser: int, guards: int, law: str, clearings: list[int]) -> Flow[None]:
        """A vault and so many Keepers in one of these clearings with an open slot."""
        sites = self.sites(s, clearings)
        if sites:
            at = yield from where(chooser, WHERE_VAULT, sites, law, other=self.seat)
            s.place(VAULT, at)
            s.place_warriors(self.seat, guards, at)

    def set_up(self, s: Root, chooser: int) -> Flow[None]:
        """Corners stay free for those who start there (ruling R84)."""
        inner = [at for at in CLEARINGS if at not in s.setting.plan.corners]
        yield from self.found(s, chooser, VAULT_GUARDS, "A.6.3", inner)

    def when_hired(self, s: Root) -> Flow[None]:
        if not (self.on_map(s) or self.vaults(s)):
            yield from self.found(s, self.controller(s), VAULT_GUARDS, "E.2.1", list(CLEARINGS))

    def deeds(self) -> list[Deed]:
        return [Deed(VAULTS, self.can_act, self.act, VAULTED)]

    def can_act(self, s: Root) -> bool:
        return bool(self.sites(s, list(CLEARINGS)) or self.ways(s))

    def act(self, s: Root) -> Flow[None]:
        """Perhaps a vault in or next to a clearing with one, else one with a Keeper anywhere; then fight or guard."""
        seat = self.controller(s)
        sites = self.sites(s, next_to(s, self.vaults(s)))
        if sites:
            choice = yield from one_or_none(seat, WHERE_VAULT, at_options(sites), "E.2.4", other=self.seat)
            if choice is not None:
                s.place(VAULT, choice.place)
        else:
            yield from self.found(s, seat, 1, "E.2.4", list(CLEARINGS))
        ways = self.ways(s)
        if not ways:
            return
        way = yield from one_of(seat, VAULTS_NEXT, ways, "E.2.4", other=self.seat)
        if way == GUARD:
            row = s.pieces[VAULT]
            yield from join_each(s, self.seat, seat, [at for at in CLEARINGS for _ in range(row[at])], "E.2.4")
        else:
            yield from fight_in_each(s, self.seat, self.vaults(s), "E.2.4", True)

    def ways(self, s: Root) -> list[Option]:
        """What can follow."""
        options: list[Option] = []
        if any(battles_at(s, self.seat, at) for at in self.vaults(s)):
            options.append(FIGHT)
        if s.supply[self.seat] and open_to(s, self.seat, self.vaults(s)):
            options.append(GUARD)
        return options


class BadgerBodyguards(HirelingBoard):
    """The controller ignores the first hit of a battle."""

    @staticmethod
    def listen(setting: Setting, owner: int) -> None:
        setting.on_hits.append(partial(soften, owner))


def soften(owner: int, s: Root, b: BattleUnderWay, seat: int, hits: int) -> int:
    """Like similar effects only once, so these do not add up."""
    return b.shrug_off(seat, hits) if s.side[owner] == seat else hits


# The Band


class Band(HirelingBoard):
    """Enemies who come to hear it stay for the turn: `heard` are the clearings each owner has entered, one bit each."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.heard: list[int] = [0] * OWNERS
        self.turn = 0
        """The turn in which they came."""

    def copy_more(self, b: Any) -> None:
        b.heard = self.heard.copy()
        b.turn = self.turn

    @staticmethod
    def listen(setting: Setting, owner: int) -> None:
        audience = Audience(owner)
        setting.on_entered.append(audience.entered)
        setting.on_arrived.append(audience.arrived)
        setting.leave_bans.append(audience.forbid)

    def lines(self, naming: Naming) -> list[tuple[str, str]]:
        told = [f"{at}={','.join(self.came(at, naming))}" for at in CLEARINGS if self.came(at, naming)]
        return [("turn", str(self.turn)), ("heard", " ".join(told))]

    def came(self, at: int, naming: Naming) -> list[str]:
        """Who has come to a clearing to hear them."""
        return [name for owner, name in enumerate(naming.owners) if self.heard[owner] >> at & 1]

    def read(self, own: Own) -> None:
        self.turn = own.number("turn", most=TURNS)
        for at, names in own.by_clearing("heard"):
            for name in names.split(","):
                self.heard[own.naming.owner(name, own.line("heard"))] |= 1 << at


class Audience:
    """Who has come to a clearing with the Band this turn cannot leave it again."""

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def band(self, s: Root) -> Band:
        board = hireling(s, self.owner)
        assert isinstance(board, Band)
        return board

    def arrived(self, s: Root, owner: int, at: int) -> None:
        if at >= PLACES or owner == self.owner:
            return
        band = self.band(s)
        if band.turn != s.number:
            band.turn = s.number
            band.heard = [0] * len(band.heard)
        band.heard[owner] |= 1 << at

    def entered(self, s: Root, march: March, triggers: list[Trigger]) -> None:
        self.arrived(s, march.owner, march.to)

    def forbid(self, s: Root, owner: int, at: int) -> str | None:
        if not s.warriors[self.owner][at] or s.allies(owner, self.owner) or owner == self.owner:
            return None
        band = self.band(s)
        return "E.2.2" if band.turn == s.number and band.heard[owner] >> at & 1 else None


BAND_CALLS: Final = prompt(
    "band-calls", N_("Call a warrior from {origin} to {to}?"), origin=PLACE, to=PLACE, passes=N_("Call nobody")
)
BAND_PLAYS: Final = prompt("band-plays", N_("Choose where the Band plays."), other=SEAT)


PLAY: Final = deed("play", N_("play and call warriors"))


class PopularBand(Band):
    """Faction warriors come running when it plays."""

    def set_up(self, s: Root, chooser: int) -> Flow[None]:
        for _ in range(2):
            empty = [at for at in CLEARINGS if not s.warriors[self.seat][at]]
            yield from enlist_one(s, self.seat, chooser, empty, "A.6.3")

    def when_hired(self, s: Root) -> Flow[None]:
        if not self.on_map(s):
            seat = self.controller(s)
            yield from enlist_one(s, self.seat, seat, settled(s, seat), "E.2.1")

    def deeds(self) -> list[Deed]:
        return [Deed(PLAY, self.can_play, self.play, PLAYED)]

    def can_play(self, s: Root) -> bool:
        return bool(self.on_map(s)) or (s.supply[self.seat] > 0 and bool(open_to(s, self.seat)))

    def play(self, s: Root) -> Flow[None]:
        """A warrior from each adjacent clearing may be called to one with the Band; then it may grow."""
        seat = self.controller(s)
        if self.on_map(s):
            at = yield from where(seat, BAND_PLAYS, self.on_map(s), "E.2.4", other=self.seat)
            for near in s.paths[at]:
                yield from self.call(s, seat, near, at)
        yield from may_enlist(s, self.seat, seat, CLEARINGS, "E.2.4")

    def call(self, s: Root, seat: int, near: int, at: int) -> Flow[None]:
        """Law 1.5.5: one faction warrior of an adjacent clearing, if its owner could move it there."""
        options = [
            Piece(owner, WARRIOR, near)
            for owner in range(s.players)
            if s.movable(owner, near) > 0 and why_not_move(s, owner, near, at) is None
        ]
        if not options:
            return
        choice = yield from one_or_none(seat, BAND_CALLS, options, "1.5.5", origin=near, to=at)
        if choice is not None:
            flow = move(s, choice.owner, near, at, 1)
            if flow is not None:
                yield from flow


BUSK: Final = deed("busk", N_("place a Band warrior"))


class StreetBand(Band):
    """It plays wherever it likes."""

    def deeds(self) -> list[Deed]:
        return [Deed(BUSK, self.can_busk, self.busk, BUSKED)]

    def can_busk(self, s: Root) -> bool:
        return s.supply[self.seat] > 0 and bool(open_to(s, self.seat))

    def busk(self, s: Root) -> Flow[None]:
        yield from enlist_one(s, self.seat, self.controller(s), CLEARINGS, "E.2.4")
