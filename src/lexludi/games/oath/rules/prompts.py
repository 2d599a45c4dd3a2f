"""What Oath asks and tells, declared beside the rule that does: where it is gathered, and the kinds of its values."""

from __future__ import annotations

from typing import Final

from lexludi.kernel.prompts import Kind, Labels, Notes, Prompts, Reasons
from lexludi.locale import N_
from lexludi.parts.options import Acts

SITE: Final = Kind("site")
"""A place of the map, by its slot."""
SEAT: Final = Kind("seat")
"""A player; the number after the last one is the bandits."""
CARD: Final = Kind("card")
"""A card, a relic, a banner or a site's power; -1 for one that the reader may not see."""
SUIT: Final = Kind("suit")
PILE: Final = Kind("pile")
"""The discard pile of a region, or the world deck."""
OATH: Final = Kind("oath")
COUNT: Final = Kind("count")
GOODS: Final = Kind("goods", several=True)
"""What goes which way in an offer."""

prompt: Final = Prompts()
note: Final = Notes()
reason: Final = Reasons()
act: Final = Acts()
ending: Final = Labels()
"""How a match is won."""

END: Final = act("end", N_("End the Act Phase"))
SEARCH: Final = act("search", N_("Search"))
MUSTER: Final = act("muster", N_("Muster"))
TRADE: Final = act("trade", N_("Trade"))
RECOVER: Final = act("recover", N_("Recover"))
CAMPAIGN: Final = act("campaign", N_("Campaign"))
TRAVEL: Final = act("travel", N_("Travel"))

# What several chapters ask

WHICH_FIRST: Final = prompt("discard-order", N_("Choose the next card to discard; the last one lies on top."))
WHICH_BANK: Final = prompt("bank", N_("Choose a favor bank."))
WHOSE: Final = prompt("whom", N_("Choose a player."))
WHERE: Final = prompt("where", N_("Choose a site."))
WHICH_CARD: Final = prompt("card", N_("Choose a card."))

# What several chapters tell

GAINED_FAVOR: Final = note("favor", N_("{seat} gains favor from {suit}: {n}."), suit=SUIT, n=COUNT)
GAINED_SECRETS: Final = note("secrets", N_("{seat} gains secrets: {n}."), n=COUNT)
GAINED_WARBANDS: Final = note("warbands", N_("{seat} gains warbands: {n}."), n=COUNT)
BURNED_FAVOR: Final = note("burned-favor", N_("{seat} burns favor: {n}."), n=COUNT)
BURNED_SECRETS: Final = note("burned-secrets", N_("{seat} burns secrets: {n}."), n=COUNT)
GAVE_FAVOR: Final = note("gave-favor", N_("{seat} gives favor to {other}: {n}."), other=SEAT, n=COUNT)
GAVE_SECRETS: Final = note("gave-secrets", N_("{seat} gives secrets to {other}: {n}."), other=SEAT, n=COUNT)
TOOK_FAVOR: Final = note("took-favor", N_("{seat} takes favor from {other}: {n}."), other=SEAT, n=COUNT)
TOOK_SECRETS: Final = note("took-secrets", N_("{seat} takes secrets from {other}: {n}."), other=SEAT, n=COUNT)
KILLED: Final = note("killed", N_("Warbands of {other} are killed in {at}: {n}."), other=SEAT, at=SITE, n=COUNT)
KILLED_ON_BOARD: Final = note(
    "killed-board", N_("Warbands on the board of {other} are killed: {n}."), other=SEAT, n=COUNT
)
TOOK: Final = note("took", N_("{seat} takes {card}."), card=CARD)
TOOK_FROM: Final = note("took-from", N_("{seat} takes {card} from {other}."), card=CARD, other=SEAT)
GAVE: Final = note("gave", N_("{seat} gives {card} to {other}."), card=CARD, other=SEAT)
USED: Final = note("used", N_("{seat} uses {card}."), card=CARD)
