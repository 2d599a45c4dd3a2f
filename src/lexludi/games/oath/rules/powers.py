"""Law 7.3 to 7.5: what a card declares. Each is one small value in the file of its suit; rules name no card.

    ActionPower("spirit_snare", spirit_snare)                         used in the Act Phase
    RestPower("insomnia", insomnia)                                   used at the end of Rest
    WhenPlayed("dazzle", dazzle)                                      when it is played faceup
    OnSearch("augury", augury)                                        a modifier, chosen when the action starts
    BattlePlan("longbows", shift(1))                                  used in step 3 of a campaign
    Persistent("gossip", CANNOT_PLAY.hears(no_facedown_advisers))     heard at moments, whoever has access

Costs, sides, restrictions and adviser limits are the card's data. What a card does is a function of the state, the seat
that uses it and its own number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from lexludi.games.oath.rules.box import data
from lexludi.games.oath.rules.box.codes import RELIQUARY
from lexludi.games.oath.rules.box.printed import NAMES, NUMBERS
from lexludi.games.oath.rules.moments import ADVISER_LIMIT
from lexludi.kernel.ask import Flow
from lexludi.kernel.native import mypyc_attr
from lexludi.parts.moments import Chorus, Moment, Saying

if TYPE_CHECKING:
    from lexludi.games.oath.rules.actions.campaign import Campaign
    from lexludi.games.oath.rules.actions.recover import Recover  # noqa: F401 (a base below names it)
    from lexludi.games.oath.rules.actions.search import Search  # noqa: F401
    from lexludi.games.oath.rules.actions.trade import Muster, Trade  # noqa: F401
    from lexludi.games.oath.rules.actions.travel import Travel  # noqa: F401
    from lexludi.games.oath.rules.state import Oath

Ready: TypeAlias = "Callable[[Oath, int, int], bool]"
Run: TypeAlias = "Callable[[Oath, int, int], Flow[None]]"
"""(state, seat, card)."""
ReadyInCampaign: TypeAlias = "Callable[[Oath, Campaign, int, int], bool]"
Plans: TypeAlias = "Callable[[Oath, Campaign, int, int], Flow[None] | None]"
"""(state, campaign, who uses the plan, card): a flow where somebody is asked."""

ACTION_POWERS: Final[Moment[ActionPower]] = Moment("action")
REST_POWERS: Final[Moment[RestPower]] = Moment("rest")
WHEN_PLAYED: Final[Moment[WhenPlayed]] = Moment("when-played")
BATTLE_PLANS: Final[Moment[BattlePlan]] = Moment("battle-plan")
ACTIONS: Final = ("search", "muster", "trade", "recover", "campaign", "travel")
MODIFIERS: Final[dict[str, Moment[Modifier[Any]]]] = {action: Moment(action) for action in ACTIONS}
DECIDING: Final[dict[str, Chorus]] = {action: Chorus() for action in ACTIONS}
"""Those of them that have a say in whether an action can be taken:"""
MUSTS: Final[dict[str, Moment[Modifier[Any]]]] = {action: Moment(action, DECIDING[action]) for action in ACTIONS}
"""those that must be used, and"""
EASES: Final[dict[str, Moment[Modifier[Any]]]] = {action: Moment(action, DECIDING[action]) for action in ACTIONS}
"""those of the others that can make it possible."""


def always(s: Oath, seat: int, card: int) -> bool:
    """Nothing to ask for: the power can be used whenever its time comes."""
    return True


def card_of(number: int) -> data.Card:
    """What is printed on a card."""
    return data.cards()[NAMES[number]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """What all declarations have in common: the number of their card."""

    def __init__(self, name: str) -> None:
        self.number = NUMBERS[name]

    def join(self) -> None:
        """Be heard where it has something to say."""


class ActionPower(Power):
    """Law 7.3.2: whether it can be used now, and what it does; the cost is paid before.

    `once` is for a power that costs nothing and changes nothing by itself, such as a look or an offer: once a turn is
    enough.
    """

    def __init__(self, name: str, run: Run, ready: Ready = always, once: bool = False) -> None:
        super().__init__(name)
        self.run = run
        self.ready = ready
        self.once = once

    def join(self) -> None:
        ACTION_POWERS.declare(self.number, self)


class RestPower(Power):
    """Law 7.3.4: once at the end of one's Rest Phase, if one likes."""

    def __init__(self, name: str, run: Run, ready: Ready = always) -> None:
        super().__init__(name)
        self.run = run
        self.ready = ready

    def join(self) -> None:
        REST_POWERS.declare(self.number, self)


class WhenPlayed(Power):
    """Law 7.3.3: must be used when the card is played faceup."""

    def __init__(self, name: str, run: Run) -> None:
        super().__init__(name)
        self.run = run

    def join(self) -> None:
        WHEN_PLAYED.declare(self.number, self)


class Persistent(Power):
    """Law 7.1.4: what a card says at some moments, whoever has access to it, or what it means for its holder."""

    def __init__(self, name: str, *says: Saying[Any]) -> None:
        super().__init__(name)
        self.says = says

    def join(self) -> None:
        for saying in self.says:
            saying.declare(self.number)


# Modifiers of major actions (Law 7.4)


M = TypeVar("M")


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(Power, Generic[M]):
    """Whether it would change anything about an action that is about to start, and what: the action, and nothing else.

    Its data say whether it must be used. `eases` says that it can make an action possible that would not be so without
    it, `for_all` that everybody may use it, with access or without, `turns` how many secrets it turns facedown,
    `sacrifices` how many warbands of one's board it kills. `asks` is what it asks the player when it is used.
    """

    action: ClassVar[str] = ""

    def __init__(
        self,
        name: str,
        apply: Callable[[Oath, M, int], None],
        ready: Callable[[Oath, M, int], bool] | None = None,
        eases: bool = False,
        for_all: bool = False,
        must: bool = False,
        turns: int = 0,
        sacrifices: int = 0,
        asks: Callable[[Oath, M, int], Flow[None]] | None = None,
    ) -> None:
        super().__init__(name)
        self.asks = asks
        self.turns = turns
        self.sacrifices = sacrifices
        self.apply = apply
        self.ready = ready
        self.eases = eases
        self.for_all = for_all
        self.must = must or card_of(self.number).must or self.number >= RELIQUARY  # 7.1.1.c

    def join(self) -> None:
        MODIFIERS[self.action].declare(self.number, self)
        if self.must:
            MUSTS[self.action].declare(self.number, self)
        elif self.eases:
            EASES[self.action].declare(self.number, self)


class OnSearch(Modifier["Search"]):
    action: ClassVar[str] = "search"


class OnMuster(Modifier["Muster"]):
    action: ClassVar[str] = "muster"


class OnTrade(Modifier["Trade"]):
    action: ClassVar[str] = "trade"


class OnRecover(Modifier["Recover"]):
    action: ClassVar[str] = "recover"


class OnCampaign(Modifier["Campaign"]):
    action: ClassVar[str] = "campaign"


class OnTravel(Modifier["Travel"]):
    action: ClassVar[str] = "travel"


# Battle plans (Law 7.5)

ATTACKER: Final = 1
DEFENDER: Final = 2
SIDES: Final = {"attacker": ATTACKER, "defender": DEFENDER, "either": ATTACKER | DEFENDER}


class BattlePlan(Power):
    """Law 7.5: what it does when it is used, and what follows from victory or defeat; its data name the side.

    `discard` is when it is discarded: after a lost campaign, or at the end of any. With `alone` its side uses no other.
    """

    def __init__(
        self,
        name: str,
        use: Plans | None = None,
        ready: ReadyInCampaign | None = None,
        won: Plans | None = None,
        lost: Plans | None = None,
        discard: int = 0,
        alone: bool = False,
    ) -> None:
        super().__init__(name)
        card = card_of(self.number)
        assert card.side is not None, f"{name} is no battle plan"
        self.side = SIDES[card.side]
        self.cost = card.cost
        self.use = use
        self.ready = ready
        self.won = won
        self.lost = lost
        self.discard = discard
        self.alone = alone

    def join(self) -> None:
        BATTLE_PLANS.declare(self.number, self)


WHEN_LOST: Final = 1
AT_THE_END: Final = 2


def declare(powers: tuple[Power, ...]) -> None:
    """Let the cards of a file be heard."""
    for power in powers:
        power.join()


def declare_limits() -> None:
    """Law 7.6.4: cards that limit the number of their holder's advisers say so in their data."""
    for card in data.denizens().values():
        if card.adviser_limit:
            ADVISER_LIMIT.declare(card.number, limited_to(card.adviser_limit))


def limited_to(limit: int) -> Callable[[Oath, int, int], int]:
    def says(s: Oath, power: int, seat: int) -> int:
        return limit

    return says
