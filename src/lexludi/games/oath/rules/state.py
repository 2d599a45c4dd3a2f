"""The state of Oath, and the verbs of what players have: gain, burn, give, take, pay, kill (Law G)."""

from __future__ import annotations

from typing import Any

from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules import prompts as p
from lexludi.games.oath.rules.box.codes import (
    DARKEST_SECRET,
    NOMAD,
    PEOPLES_FAVOR,
)
from lexludi.games.oath.rules.box.data import Cost
from lexludi.games.oath.rules.box.printed import COST, MOST_SUPPLY, SUIT
from lexludi.games.oath.rules.pieces import Pieces
from lexludi.kernel.chance import Chance
from lexludi.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)  # else __new__ would run __init__ in `copy`
class Oath(Pieces):
    """A match of Oath."""

    __slots__ = ()

    def copy(self) -> Oath:
        s = Oath.__new__(Oath)
        s.inherit(self)
        s.setting = self.setting
        s.players = self.players
        s.bandits = self.bandits
        s.round = self.round
        s.active = self.active
        s.phase = self.phase
        s.acting = self.acting
        s.citizen = self.citizen.copy()
        s.pawn = self.pawn.copy()
        s.supply = self.supply.copy()
        s.favor = self.favor.copy()
        s.secrets = self.secrets.copy()
        s.turned = self.turned.copy()
        s.board = self.board.copy()
        s.bank = self.bank.copy()
        s.force = [row.copy() for row in self.force]
        s.advisers = [row.copy() for row in self.advisers]
        s.hidden = [row.copy() for row in self.hidden]
        s.vision = self.vision.copy()
        s.relics = [row.copy() for row in self.relics]
        s.drawn = [row.copy() for row in self.drawn]
        s.sites = self.sites.copy()
        s.open = self.open
        s.cards = [row.copy() for row in self.cards]
        s.buried = [row.copy() for row in self.buried]
        s.site_favor = self.site_favor.copy()
        s.site_secrets = self.site_secrets.copy()
        s.box = self.box.copy()
        s.banks = self.banks.copy()
        s.treasury = self.treasury
        s.holder = self.holder.copy()
        s.tokens = self.tokens.copy()
        s.mob = self.mob
        s.deck = self.deck.copy()
        s.deep = self.deep
        s.discards = [row.copy() for row in self.discards]
        s.relic_deck = self.relic_deck.copy()
        s.reliquary = self.reliquary.copy()
        s.dispossessed = self.dispossessed.copy()
        s.out = self.out.copy()
        s.visions = self.visions
        s.oathkeeper = self.oathkeeper
        s.usurper = self.usurper
        s.up = self.up
        s.home = self.home.copy()
        s.favor_on = self.favor_on.copy()
        s.secrets_on = self.secrets_on.copy()
        s.captives = self.captives.copy()
        s.looked = self.looked.copy()
        s.used = self.used
        s.engaged = self.engaged
        s.cleared = self.cleared.copy()
        s.refused = self.refused
        s.moved = self.moved
        s.fresh_scepter = self.fresh_scepter
        s.rebel = self.rebel
        s.winner = self.winner
        s.how = self.how
        s.why = self.why
        s.legacy = self.legacy
        s.unsettled = self.unsettled
        return s

    def view(self, seat: int | None) -> dict[str, Any]:
        from lexludi.games.oath.rules.views import view

        return view(self, seat)

    def imagine(self, seat: int | None, chance: Chance) -> None:
        from lexludi.games.oath.rules.views import imagine

        imagine(self, seat, chance)

    # Supply (Law 4.2.c, 4.3.4.b)

    def spend(self, seat: int, supply: int) -> None:
        self.supply[seat] -= supply

    def gain_supply(self, seat: int, supply: int) -> None:
        self.supply[seat] = min(MOST_SUPPLY, self.supply[seat] + supply)

    # Favor

    def purse(self, seat: int) -> int:
        """The favor that a player can spend."""
        favor = self.favor[seat]
        for power, more in m.FAVOR_AT_HAND.heard(self.up):
            favor += more(self, power, seat)
        return favor

    def receive(self, seat: int, n: int) -> None:
        """Favor comes to a player's board, from wherever it was."""
        if n <= 0:
            return
        for power, diverts in m.FAVOR_COMES.heard(self.up):
            if diverts(self, power, seat, n):
                return
        self.favor[seat] += n

    def part_with(self, seat: int, n: int) -> None:
        """Favor leaves a player's board; what lies elsewhere and may be spent makes up for what is missing there."""
        own = min(n, self.favor[seat])
        self.favor[seat] -= own
        if n > own:
            self.banks[NOMAD] -= n - own  # the only favor at hand that lies elsewhere

    def gain_favor(self, seat: int, suit: int, n: int) -> int:
        """Law G.30, 9.3.a: from a favor bank, as much as there is."""
        n = min(n, self.banks[suit])
        if n > 0:
            self.banks[suit] -= n
            self.receive(seat, n)
            if self.log is not None:
                self.note(seat, p.GAINED_FAVOR, "G.30", suit=suit, n=n)
        return n

    def burn_favor(self, seat: int, n: int) -> None:
        """Law G.19: from the board to the shared bank."""
        self.part_with(seat, n)
        self.burned(seat, n)
        if self.log is not None and n:
            self.note(seat, p.BURNED_FAVOR, "G.19", n=n)

    def burned(self, seat: int, n: int) -> None:
        """Favor has left somebody's hands for the shared bank."""
        for power, takes in m.FAVOR_BURNED.heard(self.up):
            if n and takes(self, power, seat, n):
                return
        self.treasury += n

    def give_favor(self, seat: int, other: int, n: int) -> None:
        """Law G.3; what is given to the bandits is burned."""
        if other == self.players:
            self.burn_favor(seat, n)
            return
        self.part_with(seat, n)
        self.receive(other, n)
        if self.log is not None and n:
            self.note(seat, p.GAVE_FAVOR, "G.3", other=other, n=n)

    def take_favor(self, seat: int, other: int, n: int) -> int:
        """Law G.27: from a board, as much as there is."""
        n = min(n, self.favor[other])
        if n > 0:
            self.favor[other] -= n
            self.receive(seat, n)
            if self.log is not None:
                self.note(seat, p.TOOK_FAVOR, "G.27", other=other, n=n)
        return n

    # Secrets

    def gain_secrets(self, seat: int, n: int) -> None:
        """Law G.30, 9.3.a: from the shared bank, which never runs out."""
        self.secrets[seat] += n
        if self.log is not None and n:
            self.note(seat, p.GAINED_SECRETS, "G.30", n=n)

    def burn_secrets(self, seat: int, n: int) -> None:
        """Law G.19."""
        self.secrets[seat] -= n
        if self.log is not None and n:
            self.note(seat, p.BURNED_SECRETS, "G.19", n=n)

    def keep_secrets(self, seat: int, n: int) -> None:
        """Law G.19: all secrets on a board are burned but so many, facedown ones first."""
        burned = self.all_secrets(seat) - n
        if burned <= 0:
            return
        down = min(burned, self.turned[seat])
        self.turned[seat] -= down
        self.secrets[seat] -= burned - down
        if self.log is not None:
            self.note(seat, p.BURNED_SECRETS, "G.19", n=burned)

    def turn_secret(self, seat: int) -> None:
        """Law 7.1.2.e: a secret is turned facedown."""
        self.secrets[seat] -= 1
        self.turned[seat] += 1

    def give_secrets(self, seat: int, other: int, n: int) -> None:
        """Law G.3: faceup ones first."""
        up = min(n, self.secrets[seat])
        self.secrets[seat] -= up
        self.secrets[other] += up
        self.turned[seat] -= n - up
        self.turned[other] += n - up
        if self.log is not None and n:
            self.note(seat, p.GAVE_SECRETS, "G.3", other=other, n=n)

    def why_not_give_secrets(self, seat: int) -> str | None:
        """The rule by which a player cannot give secrets to anybody."""
        for power, forbids in m.CANNOT_GIVE_SECRETS.heard(self.up):
            why = forbids(self, power, seat)
            if why is not None:
                return why
        return None

    def take_secrets(self, seat: int, other: int, n: int) -> None:
        """Law G.27: from a board, faceup ones first."""
        up = min(n, self.secrets[other])
        self.secrets[other] -= up
        self.secrets[seat] += up
        self.turned[other] -= n - up
        self.turned[seat] += n - up
        if self.log is not None and n:
            self.note(seat, p.TOOK_SECRETS, "G.27", other=other, n=n)

    def all_secrets(self, seat: int) -> int:
        """The secrets on a board, faceup or not."""
        return self.secrets[seat] + self.turned[seat]

    # Paying for powers (Law 7.1.2)

    def why_not_pay(self, seat: int, power: int, cost: Cost, plan: bool = False) -> str | None:
        """The rule by which a player cannot pay for a power now."""
        favor = cost.favor + cost.burn_favor
        if favor and favor > self.purse(seat):
            return "7.1.2.a"
        if cost.secret + cost.burn_secret > self.secrets[seat]:
            return "7.1.2.f" if self.turned[seat] else "7.1.2.a"
        if (cost.favor or cost.secret) and not plan and seat == self.active and not self.bare(power):
            return "7.1.2.d"
        return self.why_not_use(seat, power, cost)

    def why_not_use(self, seat: int, power: int, cost: Cost) -> str | None:
        """The rule by which a player cannot use a power of that cost at all."""
        for speaker, forbids in m.CANNOT_USE.heard(self.up):
            why = forbids(self, speaker, seat, power, cost)
            if why is not None:
                return why
        return None

    def pay(self, seat: int, power: int, cost: Cost) -> None:
        """Law 7.1.2: place on the card, or burn; outside one's turn favor goes to its bank and secrets turn."""
        if cost.burn_favor:
            self.burn_favor(seat, cost.burn_favor)
        if cost.burn_secret:
            self.burn_secrets(seat, cost.burn_secret)
        if cost.favor:
            self.part_with(seat, cost.favor)
            if seat == self.active:
                self.favor_on[power] = self.favor_on.get(power, 0) + cost.favor
            else:
                self.to_bank(SUIT[power], cost.favor)
        if cost.secret:
            if seat == self.active:
                self.secrets[seat] -= cost.secret
                self.secrets_on[power] = self.secrets_on.get(power, 0) + cost.secret
            else:
                self.secrets[seat] -= cost.secret
                self.turned[seat] += cost.secret

    def usable(self, seat: int, power: int) -> bool:
        """Whether a player has access to a power and can pay for it."""
        return self.access(seat, power) and self.why_not_pay(seat, power, COST[power]) is None

    # Warbands

    def gain_warbands(self, seat: int, n: int) -> int:
        """Law G.30, 5.2.2, 9.3.a: from the bank of the colour one uses, as many as there are."""
        colour = self.colour(seat)
        n = min(n, self.bank[colour])
        if n > 0:
            self.bank[colour] -= n
            self.board[seat] += n
            if self.log is not None:
                self.note(seat, p.GAINED_WARBANDS, "G.30", n=n)
        return n

    def kill(self, colour: int, slot: int, n: int) -> int:
        """Law G.28: warbands at a site go back to the bank of their colour; returns how many."""
        n = min(n, self.force[colour][slot])
        if n > 0:
            self.force[colour][slot] -= n
            self.bank[colour] += n
            self.unsettled = True
            if self.log is not None:
                self.note(self.active, p.KILLED, "G.28", other=colour, at=slot, n=n)
        return n

    def kill_on_board(self, seat: int, n: int) -> int:
        """The same on a player's board; returns how many."""
        n = min(n, self.board[seat])
        if n > 0:
            self.board[seat] -= n
            self.bank[self.colour(seat)] += n
            if self.log is not None:
                self.note(self.active, p.KILLED_ON_BOARD, "G.28", other=seat, n=n)
        return n

    def why_not_place(self, seat: int) -> str | None:
        """The rule by which a player cannot place warbands at sites."""
        for power, forbids in m.CANNOT_PLACE.heard(self.up):
            why = forbids(self, power, seat)
            if why is not None:
                return why
        return None

    def place(self, seat: int, slot: int, n: int) -> None:
        """Warbands go from a board to a site."""
        self.board[seat] -= n
        self.force[self.colour(seat)][slot] += n
        self.unsettled = True

    def withdraw(self, seat: int, slot: int, n: int) -> None:
        """Warbands go from a site to a board."""
        self.force[self.colour(seat)][slot] -= n
        self.board[seat] += n
        self.unsettled = True

    # Banners

    def seize(self, seat: int, banner: int) -> None:
        """Law 2.5.3: a banner taken otherwise than by Recover loses two tokens, never the last."""
        which = banner - DARKEST_SECRET
        lost = min(2, self.tokens[which] - 1)
        self.tokens[which] -= lost
        if banner == PEOPLES_FAVOR:
            self.mob = True
            self.treasury += lost  # burned by no player: ruling R245
        self.holder[which] = seat
        self.unsettled = True
