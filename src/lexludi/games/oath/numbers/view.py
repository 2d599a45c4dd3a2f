"""What a view of Oath tells, entry by entry, as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from lexludi.games.oath.numbers.ranges import (
    BACKS,
    BURIED,
    CARD,
    FACEUP,
    HIDDEN,
    IN_RELIQUARY,
    PILE,
    PLACE,
    POWER,
    RELIC,
    ROUNDS,
    SEAT_NAMES,
    SECRETS,
    SITE,
    SPACES,
    TROOPS,
    UNSEEN_CARD,
    UNSEEN_RELIC,
    VISION,
)
from lexludi.games.oath.rules.box.codes import BANNERS, OATHS, PHASES, REGIONS, SUITS
from lexludi.games.oath.rules.box.printed import FAVOR, MOST_SUPPLY
from lexludi.games.oath.rules.setting import LAWS
from lexludi.games.oath.rules.views import DENIZEN_BACK, VISION_BACK
from lexludi.kernel.numbers import SEATS, Group, Number, One, Part, Row, Some, Told, Who

NO_DECK: Final = 0
"""What a view shows of a world deck that is used up."""

VIEW: Final[tuple[Part, ...]] = (
    Told("game", tells="always the same"),
    One("seats", SEAT_NAMES, each=SEATS, tells="the Chancellor, or a colour"),
    One("oath", OATHS),
    One("printing", LAWS, tells="of the law"),
    Number("round", ROUNDS),
    Who("active", tells="whose turn it is"),
    One("phase", PHASES),
    Number("acting", tells="the Act Phase goes on"),
    Number("citizens", each=SEATS, tells="whether a Citizen"),
    One("pawns", PLACE, each=SEATS, tells="where the pawn is"),
    Number("supply", MOST_SUPPLY, each=SEATS),
    Number("favor", FAVOR, 3, each=SEATS),
    Number("secrets", None, 3, each=SEATS, tells="faceup secrets"),
    Number("turned", None, 3, each=SEATS, tells="facedown secrets"),
    Number("boards", TROOPS, 4, each=SEATS, tells="warbands on the board"),
    Number("bank", TROOPS, each=SEATS, tells="warbands left of that colour"),
    Row("force", len(PLACE), TROOPS, 3, each=SEATS, tells="warbands of that colour, by place"),
    Some("advisers", FACEUP, each=SEATS, tells="faceup advisers"),
    One("facedown", UNSEEN_CARD, each=(SEATS, len(HIDDEN)), tells="facedown advisers; -1 and -2 are backs"),
    Group(
        "drawn",
        (
            Some("cards", CARD, hidden=len(PILE), each=SEATS, tells="drawn and not yet played; of others how many"),
            Number("visions", len(VISION), each=SEATS, tells="of others, how many are Visions by their backs"),
        ),
        tells="cards that somebody has drawn",
    ),
    One("visions", VISION, each=SEATS, tells="the revealed Vision"),
    Some("relics", RELIC, each=SEATS),
    One("sites", SITE, each=len(PLACE), tells="by place; facedown ones only if looked at"),
    Number("faceup", each=len(PLACE), tells="whether the site lies faceup"),
    Some("cards", FACEUP, each=len(PLACE), tells="denizens and edifices, by place"),
    One("buried", UNSEEN_RELIC, each=(len(PLACE), len(BURIED)), tells="relics, by place; -1 is a back"),
    Number("site_favor", FAVOR, 2, each=len(PLACE), tells="favor on the site"),
    Number("site_secrets", None, 2, each=len(PLACE), tells="secrets on the site"),
    Number("banks", FAVOR, 3, each=len(SUITS), tells="favor banks, by suit"),
    Number("treasury", FAVOR, tells="favor in the shared bank"),
    Who("holders", each=len(BANNERS), tells="of the Darkest Secret and the People's Favor"),
    Number("tokens", None, 3, each=len(BANNERS), tells="secrets and favor on them"),
    Number("mob", tells="the People's Favor shows the Mob"),
    One("deck_top", (*BACKS, NO_DECK), tells="the back of the world deck's top card; 0 if there is none"),
    Group(
        "discards",
        (
            Number("sizes", len(PILE), 10, each=len(REGIONS)),
            Some("visions", PILE, each=len(REGIONS), tells="how deep under the top Visions lie, by their backs"),
        ),
        tells="discard piles, by region",
    ),
    Number("relic_deck", len(RELIC), tells="relics left"),
    One("reliquary", IN_RELIQUARY, each=len(SPACES), tells="by space; -1 is a back, -2 nothing"),
    Number("dispossessed", len(PILE), tells="how many there are"),
    Some("out", CARD, tells="cards out of the game"),
    Number("visions_drawn", None, 3, tells="Visions drawn so far"),
    Who("oathkeeper"),
    Number("usurper", tells="the title shows the Usurper"),
    Row("favor_on", len(POWER), FAVOR, 1, tells="favor on each card"),
    Row("secrets_on", len(POWER), SECRETS, 1, tells="secrets on each card"),
    Row("captives", len(POWER), TROOPS, 2, each=SEATS, tells="warbands of that colour on each card"),
    Some("used", POWER, tells="powers used this turn"),
    Who("rebel", tells="the Citizen who is at war with the Chancellor"),
)


def by_place(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """The view with what lies on cards as rows, and backs counted."""
    arranged = {
        **view,
        "printing": view["law"],  # the law of a prompt is another thing
        "drawn": drawn(view["drawn"]),
        "discards": piles(view["discards"]),
        "favor_on": spread(view["favor_on"]),
        "secrets_on": spread(view["secrets_on"]),
        "captives": [
            spread([(card, row[owner]) for card, row in view["captives"]]) for owner in range(len(view["seats"]))
        ],
    }
    del arranged["law"]
    return arranged


def drawn(rows: list[list[int]]) -> dict[str, Any]:
    """What each has drawn, with the backs of Visions apart."""
    return {
        "cards": [[card for card in row if card != VISION_BACK] for row in rows],
        "visions": [row.count(VISION_BACK) for row in rows],
    }


def piles(found: list[list[int]]) -> dict[str, Any]:
    """How many cards lie on each pile, and where in it Visions do, by their backs."""
    return {"sizes": [len(pile) for pile in found], "visions": [depths(pile) for pile in found]}


def depths(pile: Sequence[int]) -> list[int]:
    """How many cards lie on each Vision of a pile."""
    visions = [depth for depth, back in enumerate(reversed(pile)) if back == VISION_BACK]
    if len(visions) + pile.count(DENIZEN_BACK) < len(pile):
        raise ValueError("a card of a discard pile is neither back")
    return visions


def spread(pairs: Sequence[Sequence[int]]) -> list[int]:
    """How much lies on each card."""
    row = [0] * len(POWER)
    for card, n in pairs:
        row[card] = n
    return row
