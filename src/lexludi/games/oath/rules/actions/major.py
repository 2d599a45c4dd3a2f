"""Law 7.4: a major action that is about to start, and the modifiers chosen for it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final, Self

from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.box.codes import CHANCELLOR, RELIQUARY
from lexludi.games.oath.rules.box.data import Cost
from lexludi.games.oath.rules.box.printed import COST
from lexludi.games.oath.rules.options import USES, Use
from lexludi.games.oath.rules.powers import DECIDING, EASES, MODIFIERS, MUSTS, Modifier
from lexludi.games.oath.rules.prompts import USED, prompt
from lexludi.games.oath.rules.state import Oath
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.native import mypyc_attr
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import PASS


@mypyc_attr(allow_interpreted_subclasses=True)
class Major:
    """An action of a player: what modifiers have made of it so far."""

    action = ""
    used: tuple[int, ...] = ()
    """The modifiers in use."""
    ignored = 0
    """Powers that the action ignores: a bit each (Law 9.2.c)."""
    due_favor = 0
    due_secrets = 0
    """What is owed for modifiers that are only thought of."""
    free = False
    """Whether it spends no supply."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Self:
        """The same once more, to think about."""
        other = self.__class__.__new__(self.__class__)
        self.copy_into(other)
        return other

    def copy_into(self, other: Major) -> None:
        other.seat = self.seat
        other.used = self.used
        other.ignored = self.ignored
        other.due_favor = self.due_favor
        other.due_secrets = self.due_secrets
        other.free = self.free

    @abstractmethod
    def possible(self, s: Oath) -> bool:
        """Whether the action can be taken as it stands."""

    def reaches(self, s: Oath, power: int) -> bool:
        """Law 7.1.1: whether the player has access to a modifier; those of the Reliquary are the Chancellor's."""
        if power >= RELIQUARY:
            return self.seat == CHANCELLOR
        return s.access(self.seat, power)

    def favor(self, s: Oath) -> int:
        """The favor left for the action."""
        return s.purse(self.seat) - self.due_favor

    def secrets(self, s: Oath) -> int:
        return s.secrets[self.seat] - self.due_secrets

    def present(self, s: Oath) -> int:
        """The powers that are heard in this action."""
        return s.up & ~self.ignored if self.ignored else s.up


def at_hand(s: Oath, major: Major, modifiers: Sequence[tuple[int, Modifier[Any]]]) -> list[Modifier[Any]]:
    """Those of the modifiers that a player could use, and has not."""
    found: list[Modifier[Any]] = []
    for power, modifier in modifiers:
        if power not in major.used and (modifier.for_all or major.reaches(s, power)):
            found.append(modifier)
    return found


def payable(s: Oath, major: Major, modifier: Modifier[Any]) -> bool:
    """Whether it would change something, and can be paid."""
    power = modifier.number
    if modifier.ready is not None and not modifier.ready(s, major, power):
        return False
    cost = COST[power]
    if cost.favor + cost.burn_favor > major.favor(s):
        return False
    if cost.secret + cost.burn_secret + modifier.turns > major.secrets(s):
        return False
    if modifier.sacrifices > s.board[major.seat]:
        return False
    if modifier.turns and s.why_not_use(major.seat, power, Cost(secret=modifier.turns)) is not None:
        return False
    return s.why_not_pay(major.seat, power, cost) is None


def with_musts(s: Oath, major: Major) -> None:
    """Law 7.4.1: the action has the modifiers that must be used."""
    for modifier in at_hand(s, major, MUSTS[major.action].heard(s.up)):
        if modifier.ready is None or modifier.ready(s, major, modifier.number):
            major.used += (modifier.number,)
            modifier.apply(s, major, modifier.number)


def can_start(s: Oath, major: Major) -> bool:
    """Whether an action can be taken, with the help of modifiers if need be."""
    if DECIDING[major.action].silent(s.up):
        return major.possible(s)
    with_musts(s, major)
    return major.possible(s) or eased(s, major)


def eased(s: Oath, major: Major) -> bool:
    """Whether modifiers can make it possible."""
    for modifier in at_hand(s, major, EASES[major.action].heard(s.up)):
        if payable(s, major, modifier):
            trial = supposed(s, major, modifier)
            if trial.possible(s) or eased(s, trial):
                return True
    return False


def supposed(s: Oath, major: Major, modifier: Modifier[Any]) -> Major:
    """The action as it would be with one modifier more."""
    trial = major.copy()
    cost = COST[modifier.number]
    trial.due_favor += cost.favor + cost.burn_favor
    trial.due_secrets += cost.secret + cost.burn_secret + modifier.turns
    trial.used += (modifier.number,)
    modifier.apply(s, trial, modifier.number)
    return trial


WHICH_MODIFIER: Final = prompt("modifier", N_("Choose what to use for this action."), passes=N_("Nothing more"))


def start(s: Oath, major: Major) -> Flow[None]:
    """Law 7.4: choose the modifiers of an action, one after another, and pay for them."""
    with_musts(s, major)
    seat = major.seat
    for power in major.used:
        s.engaged |= 1 << power
    while modifiers := MODIFIERS[major.action].heard(s.up):
        offered: list[Option] = []
        possible = major.possible(s)
        for modifier in at_hand(s, major, modifiers):
            if not modifier.must and payable(s, major, modifier):
                trial = supposed(s, major, modifier)
                if trial.possible(s) or (not possible and eased(s, trial)):
                    offered.append(USES[modifier.number])
        if not offered:
            return
        if possible:
            offered.append(PASS)
        choice: Option = yield Ask(seat, WHICH_MODIFIER, offered, "7.4")
        if not isinstance(choice, Use):
            return
        power = choice.power
        used = MODIFIERS[major.action].says[power]
        s.pay(seat, power, COST[power])
        for _ in range(used.turns):
            s.turn_secret(seat)
        s.kill_on_board(seat, used.sacrifices)
        major.used += (power,)
        s.engaged |= 1 << power
        used.apply(s, major, power)
        if s.log is not None:
            s.note(seat, USED, "7.4", card=power)
        if used.asks is not None:
            yield from used.asks(s, major, power)


def toll(s: Oath, major: Major, what: int) -> list[int]:
    """Who must be given a favor before the action (place or card `what`)."""
    return [
        payee
        for power, says in m.TOLL.heard(major.present(s))
        if (payee := says(s, power, major.seat, major.action, what)) != m.NO_TOLL
    ]


def owes(s: Oath, major: Major, what: int, fare: int = 0) -> bool:
    """Whether more favor must be given before the action than the player has left."""
    if not fare and not m.TOLL.heard(s.up):
        return False
    return fare + len(toll(s, major, what)) > major.favor(s)


def pay_toll(s: Oath, major: Major, what: int) -> None:
    for payee in toll(s, major, what):
        s.give_favor(major.seat, payee, 1)
