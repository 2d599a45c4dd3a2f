"""What Root asks and tells, declared beside the rule that does: where it is gathered, and the kinds of its values."""

from __future__ import annotations

from typing import Final

from lexludi.kernel.prompts import Kind, Labels, Notes, Prompts, Reasons
from lexludi.locale import N_
from lexludi.parts.options import Acts

PLACE: Final = Kind("place")
"""A clearing, a forest or the Burrow."""
CLEARING: Final = Kind("clearing")
"""A clearing, by its number."""
SEAT: Final = Kind("seat")
"""A player or a hireling."""
CARD: Final = Kind("card")
SUIT: Final = Kind("suit")
ITEM: Final = Kind("item")
PIECE: Final = Kind("piece")
COUNT: Final = Kind("count")
HITS: Final = Kind("hits")
QUEST: Final = Kind("quest")
COLUMN: Final = Kind("column")
"""A column of the Decree."""
RETINUE: Final = Kind("retinue")
"""A column of the Retinue."""
SERVICE: Final = Kind("service")
LANDMARK: Final = Kind("landmark")
FACTION: Final = Kind("faction")
LEADER: Final = Kind("leader")
MINISTER: Final = Kind("minister")
MOOD: Final = Kind("mood")
CHARACTER: Final = Kind("character")
VAGABOT: Final = Kind("vagabot")
"""The character of a Vagabot."""
RELATION: Final = Kind("relation")
TRIGGERS: Final = Kind("triggers", several=True)
"""Whom each concerns, and where."""

prompt: Final = Prompts()
note: Final = Notes()
reason: Final = Reasons()
decision: Final = Notes()
"""What bots choose; `criterion` says why."""
criterion: Final = Labels()
act: Final = Acts()
ending: Final = Labels()
"""How a match is won."""
deed: Final = Labels()
"""What the cards of hirelings offer in Daylight."""

# What several chapters offer

BATTLE: Final = act("battle", N_("Battle"))
MOVE: Final = act("move", N_("Move"))
RECRUIT: Final = act("recruit", N_("Recruit"))
BUILD: Final = act("build", N_("Build"))
END: Final = act("end", N_("Go on"))
SCORE: Final = act("score", N_("Score points"))

# What several chapters ask

WHERE_TO_RECRUIT: Final = prompt("recruit", N_("Choose where to recruit."))
WHAT_TO_BUILD: Final = prompt("build", N_("Choose a building and its clearing."))

# What several chapters refuse

NOT_RULED: Final = reason("not-ruled", N_("you do not rule {at}."), at=PLACE)
NO_SLOT: Final = reason("no-slot", N_("no slot is free {at.inside}."), at=PLACE)
KEPT_OUT: Final = reason("kept-out", N_("nothing can be placed {at.inside} now."), at=PLACE)
NONE_LEFT: Final = reason("none-left", N_("none is left in your supply."))
NO_CARD_OF: Final = reason("no-card-of", N_("you have no card of the suit {suit}."), suit=SUIT)
NO_CARDS: Final = reason("no-cards", N_("you have no card in hand."))
NO_WARRIORS_LEFT: Final = reason("no-warriors-left", N_("you have no warrior left in your supply."))
NO_MOVE: Final = reason("no-move", N_("none of your warriors can go anywhere."))
NO_BATTLE: Final = reason("no-battle", N_("no enemy is where you have warriors."))
NO_SITE: Final = reason("no-site", N_("no clearing that you rule has a free slot and matches a card of yours."))

# What several chapters tell

ITEM_EXHAUSTED: Final = note("exhausted", N_("{seat} exhausts {item}."), item=ITEM)
ITEM_REMOVED: Final = note("item-removed", N_("{seat} removes {item} from the game."), item=ITEM)
GAINED_CARD: Final = note("gained-card", N_("{seat} takes {card} from the discard pile."), card=CARD)
