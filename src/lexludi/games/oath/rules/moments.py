"""Law 7: the moments at which cards in play have something to say. Rules hear them, and name no card.

Each is told the state, the number of the power that speaks, and what it is about. What forbids gives the number of a
rule; what takes its time is a flow. Precedence (Law 9.2): a rule asks what cannot be before what must; what an action
ignores is left out of `s.up` when it asks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from lexludi.games.oath.rules.box.data import Cost
from lexludi.kernel.ask import Flow
from lexludi.parts.moments import Chorus, Moment

if TYPE_CHECKING:
    from lexludi.games.oath.rules.actions.campaign import Campaign
    from lexludi.games.oath.rules.actions.travel import Travel
    from lexludi.games.oath.rules.state import Oath
    from lexludi.games.oath.rules.table import Table

Forbids: TypeAlias = "Callable[[Oath, int, int], str | None]"
"""(state, power, seat): the rule that forbids it to that seat, if any."""
ForbidsCard: TypeAlias = "Callable[[Oath, int, int, int], str | None]"
"""(state, power, seat, card or place)."""
ForbidsPlay: TypeAlias = "Callable[[Oath, int, int, int, int], str | None]"
"""(state, power, seat, card, way)."""
Counts: TypeAlias = "Callable[[Oath, int, int], int]"
CountsCard: TypeAlias = "Callable[[Oath, int, int, int], int]"
Holds: TypeAlias = "Callable[[Oath, int, int], bool]"
HoldsCard: TypeAlias = "Callable[[Oath, int, int, int], bool]"
HoldsSite: TypeAlias = "Callable[[Oath, int, int], bool]"
Happens: TypeAlias = "Callable[[Oath, int, int], Flow[None]]"
HappensTo: TypeAlias = "Callable[[Oath, int, int, int], Flow[None]]"
Hears: TypeAlias = "Callable[[Oath, int, int, int], None]"
HearsPlay: TypeAlias = "Callable[[Oath, int, int, int, int], Flow[None]]"
InCampaign: TypeAlias = "Callable[[Oath, int, Campaign], None]"
ForbidsTarget: TypeAlias = "Callable[[Oath, int, Campaign, int], str | None]"
CountsTarget: TypeAlias = "Callable[[Oath, int, Campaign, int], int]"
ForbidsPlan: TypeAlias = "Callable[[Oath, int, Campaign, int, int], str | None]"
AfterCampaign: TypeAlias = "Callable[[Oath, int, Campaign], Flow[None]]"
Rerolls: TypeAlias = "Callable[[Oath, int, int, bool, list[int]], Flow[list[int]]]"
ForbidsWay: TypeAlias = "Callable[[Oath, int, Travel, int], str | None]"
Settles: TypeAlias = "Callable[[Oath, int, int], Flow[int]]"

WAYS: Final = Chorus()
"""Whatever may be said of any way to a site."""

# Who rules what, and what counts as what

BANDITS: Final[Moment[Callable[[Table, int, int], int]]] = Moment("bandits")
"""(state, power, slot): how many bandits more there are at each site (Law 2.8.3)."""
RULES_EMPTY: Final[Moment[Callable[[Table, int, int], bool]]] = Moment("rules-empty")
"""(state, power, seat): whether that seat treats bandits as its own warbands (Law 7.6.5)."""
RULES_CARD: Final[Moment[Callable[[Table, int, int, int], int]]] = Moment("rules-card")
"""(state, power, seat, card): 1 if that seat rules the card at a site all the same, -1 if it does not, 0 as usual."""
LOCKS: Final[Moment[Callable[[Table, int, int, int], bool]]] = Moment("locks")
"""(state, power, seat, card): whether the card is locked for that seat (Law 7.2.2)."""
CAPACITY: Final[Moment[Callable[[Table, int, int], int]]] = Moment("capacity")
"""(state, power, slot): how many cards a site holds; NOBODY as printed (Law 2.8.1)."""
ADVISER_LIMIT: Final[Moment[Counts]] = Moment("adviser-limit")
"""(state, power, seat): how many advisers that seat may have (Law 7.6.4)."""
NOT_COUNTED: Final[Moment[HoldsCard]] = Moment("not-counted")
"""(state, power, seat, adviser): whether an adviser does not count toward the limit."""
LIMITLESS: Final[Moment[Holds]] = Moment("limitless")
"""Spoken by the card that is being played: it ignores the limit."""
MATCHING: Final[Moment[Callable[[Table, int, int, int], int]]] = Moment("matching")
"""(state, power, seat, suit): how many advisers more of that suit a seat is taken to have."""
FAVOR_AT_HAND: Final[Moment[Counts]] = Moment("favor-at-hand")
"""(state, power, seat): favor that lies elsewhere and can be spent all the same."""

# Playing cards (Law 5.1.4)

CANNOT_PLAY: Final[Moment[ForbidsPlay]] = Moment("cannot-play")
DISCARD_FIRST: Final[Moment[HoldsCard]] = Moment("discard-first")
"""(state, power, seat, slot): whether a card there may be discarded before one is played or moved to it."""
FITS: Final[Moment[Callable[[Oath, int, int, int], int]]] = Moment("fits")
"""Spoken by the card that is being played (state, power, seat, slot): 1 if it fits there although the site is full,
-1 if it does not fit at all, 0 as usual."""
APPEARS: Final[Moment[Callable[[Oath, int, int], None]]] = Moment("appears")
"""Spoken by an adviser that was just turned faceup (state, power, seat), before anything else follows."""
INSTEAD_OF_FAVOR: Final[Moment[HoldsCard]] = Moment("instead-of-favor")
"""(state, power, seat, card): whether something else was gained for a card played to a site."""
PLAYED: Final[Moment[HearsPlay]] = Moment("played")
"""(state, power, seat, card, way): a card was played faceup, before what it says itself (Law 7.3.3)."""
VISION_LOST: Final[Moment[Callable[[Oath, int, int, int], Flow[bool]]]] = Moment("vision-lost")
"""(state, power, seat, Vision): a revealed Vision would be discarded; whether it went elsewhere."""

# Paying

CANNOT_USE: Final[Moment[Callable[[Oath, int, int, int, Cost], str | None]]] = Moment("cannot-use")
"""(state, power, seat, power to be used, what it costs with all that is added; a secret turned facedown counts)."""
TOLL: Final[Moment[Callable[[Oath, int, int, str, int], int]]] = Moment("toll", WAYS)
"""(state, power, seat, action, place or card): who must be given a favor for it; NO_TOLL if nobody."""
FAVOR_BURNED: Final[Moment[HoldsCard]] = Moment("favor-burned")
"""(state, power, seat, n): favor is burned; whether somebody takes it instead."""
CANNOT_GIVE_SECRETS: Final[Moment[Forbids]] = Moment("cannot-give-secrets")
FAVOR_COMES: Final[Moment[HoldsCard]] = Moment("favor-comes")
"""(state, power, seat, n): favor comes to a board; whether it goes elsewhere instead."""

# Actions (Law 5)

CANNOT_TRADE: Final[Moment[ForbidsCard]] = Moment("cannot-trade")
CANNOT_MUSTER: Final[Moment[ForbidsCard]] = Moment("cannot-muster")
MUSTERS: Final[Moment[CountsCard]] = Moment("musters")
"""(state, power, seat, card): how many warbands more a muster brings."""
TRADES: Final[Moment[Callable[[Oath, int, int, int, int, list[int]], None]]] = Moment("trades")
"""(state, power, seat, card, what for, [favor, secrets]): what a trade brings, to be changed."""
DENIED_FAVOR: Final[Moment[Holds]] = Moment("denied-favor")
"""(state, power, seat): whether a player gains no favor by trading."""
CANNOT_RECOVER: Final[Moment[ForbidsCard]] = Moment("cannot-recover")
CANNOT_TAKE: Final[Moment[ForbidsCard]] = Moment("cannot-take")
"""(state, power, seat, relic or banner): by any means, or target it in a campaign."""
RECOVERED: Final[Moment[Callable[[Oath, int, int, int, int], None]]] = Moment("recovered")
"""(state, power, seat, relic or banner, tokens paid)."""
TAKEN: Final[Moment[Callable[[Oath, int, int, list[int]], Flow[None]]]] = Moment("taken")
"""(state, power, seat, relics): somebody took relics."""
CANNOT_PLACE: Final[Moment[Forbids]] = Moment("cannot-place")
"""(state, power, seat): warbands at sites."""
CANNOT_TRAVEL: Final[Moment[ForbidsWay]] = Moment("cannot-travel", WAYS)
"""(state, power, travel, slot)."""
TRAVEL_COST: Final[Moment[Callable[[Oath, int, Travel, int, int], int]]] = Moment("travel-cost")
"""Spoken by the Reliquary to the Chancellor (state, power, travel, slot, supply so far): what it costs by now."""
TRAVEL_IGNORES: Final[Moment[Callable[[Oath, int, Travel, int], int]]] = Moment("travel-ignores")
"""Of ways that may be free (state, power, travel, slot): the powers that are ignored there, a bit each (Law 9.2.c)."""
LEAVING_COST: Final[Moment[Callable[[Oath, int, int], int]]] = Moment("leaving-cost")
"""Spoken by the site that is left (state, slot, printed supply): what it costs from there."""
LEAVING_IGNORES: Final[Moment[Callable[[Oath, int], int]]] = Moment("leaving-ignores")
"""Spoken by the site that is left (state, slot): the powers that are ignored on the way there, a bit each."""
TRAVELLED: Final[Moment[Callable[[Oath, int, int, int, int], Flow[None]]]] = Moment("travelled")
"""(state, power, seat, from, to)."""
SENDS: Final[Moment[Callable[[Oath, int, int, int], int]]] = Moment("sends")
"""(state, power, seat, from): who chooses where that seat travels; NOBODY as usual."""

# Campaigns (Law 5.5)

CANNOT_CAMPAIGN: Final[Moment[Forbids]] = Moment("cannot-campaign")
CANNOT_TARGET: Final[Moment[ForbidsTarget]] = Moment("cannot-target")
"""(state, power, campaign, target): a slot, a relic or a banner, or PAWN."""
MUST_TARGET: Final[Moment[Callable[[Oath, int, Campaign], str | None]]] = Moment("must-target")
"""(state, power, campaign): the rule by which the targets are not complete, if any."""
TARGET_PRICE: Final[Moment[Callable[[Oath, int, Campaign, int], None]]] = Moment("target-price")
"""(state, power, campaign, target): what declaring a target costs."""
TARGET_DICE: Final[Moment[CountsTarget]] = Moment("target-dice")
FORCE: Final[Moment[InCampaign]] = Moment("force")
"""(state, power, campaign): when the targets are known, who else is part of the attacking force."""
CAMPAIGN_BEGINS: Final[Moment[InCampaign]] = Moment("campaign-begins")
"""(state, power, campaign): when the pools are made (Law 5.5.2)."""
CANNOT_PLAN: Final[Moment[ForbidsPlan]] = Moment("cannot-plan")
"""(state, power, campaign, who would use it, plan)."""
PLAN_COST: Final[Moment[Callable[[Oath, int, Campaign, int, int], tuple[int, int]]]] = Moment("plan-cost")
"""(state, power, campaign, who uses it, plan): secrets placed and favor burned besides."""
ROLLED: Final[Moment[Rerolls]] = Moment("rolled")
"""(state, power, seat, whether they are attack dice, dice): attack or defense dice were rolled."""
CAMPAIGN_OVER: Final[Moment[AfterCampaign]] = Moment("campaign-over")

# Turns, the title, the end

TITLE_TAKEN: Final[Moment[Hears]] = Moment("title-taken")
"""(state, power, seat, who had it)."""
VISIONS_CLAIMED: Final[Moment[Callable[[Oath, int, int], int]]] = Moment("visions-claimed")
"""(state, power, seat): a Vision, besides his own, that counts as revealed by that seat; NOBODY for none (Law 3.2)."""
CANNOT_EXILE: Final[Moment[Forbids]] = Moment("cannot-exile")
END_DIE: Final[Moment[Settles]] = Moment("end-die")
"""(state, power, roll): the number that counts."""
SITE_STAYS: Final[Moment[HoldsSite]] = Moment("site-stays")
"""(state, power, slot): whether a site stays on the map when the chronicle is written (Law 8.3.2)."""
WAKES: Final[Moment[Happens]] = Moment("wakes")
"""(state, power, seat): the end of a Wake Phase (Law 4.1.4, 7.3.1)."""

NO_TOLL: Final = -1
"""Nobody is given anything. The number of the bandits means that the favor is burned."""
