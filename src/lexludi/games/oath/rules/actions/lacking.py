"""What forbids one card, site, pile or target of an action, in facts that its rules share."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.rules.prompts import CARD, COUNT, PILE, SEAT, SITE, SUIT, reason
from lexludi.locale import N_

# Prices

NEEDS_SUPPLY: Final = reason("needs-supply", N_("costs {n} supply, and you have {has}."), n=COUNT, has=COUNT)
NEEDS_FAVOR: Final = reason("needs-favor", N_("costs {n} favor, and you have {has}."), n=COUNT, has=COUNT)
NEEDS_SECRETS: Final = reason("needs-secrets", N_("costs secrets: {n}, and you have {has} faceup."), n=COUNT, has=COUNT)
NOT_BARE: Final = reason("not-bare", N_("favor or a secret lies on the card already."))
FORBIDDEN_BY: Final = reason("forbidden-by", N_("it is forbidden by this: {card}."), card=CARD)

# Muster and Trade

SUITLESS: Final = reason("suitless", N_("{card} has no suit, and nobody musters on it or trades with it."), card=CARD)
NO_SUCH_ADVISER: Final = reason("no-such-adviser", N_("none of your advisers has the suit {suit}."), suit=SUIT)

# Search

OTHER_REGION: Final = reason(
    "other-region", N_("only the discard pile of the region of your pawn is searched."), plain=True
)
PILE_EMPTY: Final = reason("pile-empty", N_("there are no cards: {pile}."), pile=PILE)
PILES_ONLY: Final = reason("piles-only", N_("this search is for discard piles only."))
SEARCH_TOO_DEAR: Final = reason(
    "search-too-dear", N_("a search there costs {n} supply, and this one may cost {has}."), n=COUNT, has=COUNT
)

# Recover

NO_PRICE: Final = reason("no-price", N_("{at} names no price for its relics."), at=SITE)
SECRET_ONLY: Final = reason("secret-only", N_("what you use for this recovers the Darkest Secret only."))
OUTBID_FAVOR: Final = reason(
    "outbid-favor", N_("costs more favor than the {n} on the banner, and you have {has}."), n=COUNT, has=COUNT
)
OUTBID_SECRETS: Final = reason(
    "outbid-secrets",
    N_("costs more secrets than the {n} on the banner, and you have {has} faceup."),
    n=COUNT,
    has=COUNT,
)
NOT_EXPOSED: Final = reason(
    "not-exposed", N_("every card at the site of {other} has a suit that an adviser of theirs has too."), other=SEAT
)

# Campaign

ONLY_AGAINST: Final = reason("only-against", N_("this campaign can only be against {other}."), other=SEAT)
NOT_AT_PLACE: Final = reason(
    "not-at-place", N_("{at} is not ruled by {other}, and no pawn of theirs is there."), other=SEAT, at=SITE
)
PLAYERS_RULE: Final = reason("players-rule", N_("a player rules {at}, and so bandits do not."), at=SITE)
CITIZEN_ELSEWHERE: Final = reason(
    "citizen-elsewhere", N_("{other} is a Citizen, who rules no site against the Chancellor and has no pawn at {at}."),
    other=SEAT, at=SITE,
)  # fmt: skip
NOTHING_TO_TARGET: Final = reason(
    "nothing-to-target", N_("nothing at {at} that could be a target belongs to {other}."), other=SEAT, at=SITE
)
NOT_THEIRS: Final = reason("not-theirs", N_("{at} is not ruled by {other}."), plain=True, other=SEAT, at=SITE)
PAWN_ELSEWHERE: Final = reason(
    "pawn-elsewhere", N_("the pawn of {other} is not at {at}, and only sites can be targets."), other=SEAT, at=SITE
)
SOMETHING_HERE: Final = reason(
    "something-here", N_("first {at}, or the pawn of {other} there, must be a target."), at=SITE, other=SEAT
)
LEADS_NOWHERE: Final = reason("leads-nowhere", N_("with it, what must be a target could not be one."))
