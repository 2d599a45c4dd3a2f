"""What a view of The Great Wall tells, entry by entry, as numbers."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.wall.numbers.ranges import (
    ADVISOR,
    ARTIFACT,
    CLAN_NAMES,
    CLERKS,
    COMMAND,
    DEMAND,
    EVENT,
    GENERAL,
    HORDE,
    MOST_CLANS,
    PLACE,
    POWER,
    RESOURCE,
    ROW,
    SECTION,
    SHAME,
    SOLDIER,
    SPACES,
    SPOT,
    TACTIC,
    TROOPS,
    YEARS,
)
from lexludi.games.wall.rules.box.codes import BARE, FIRST_SOLDIER, MODES, NOBODY, SEASONS, TOP_LEVEL, WAYS, WOUND
from lexludi.games.wall.rules.box.printed import BOARDS, WALL
from lexludi.games.wall.rules.views import HIDDEN
from lexludi.kernel.numbers import OWNERS, SEATS, Bits, Group, Number, One, Part, Row, Some, Who, Whose

STAINED: Final = 3
"""A claimed horde is 1 with no shame on it, and 1 more for each token."""

SPOTS: Final[tuple[Part, ...]] = (
    One("card", HORDE),
    Number("arrows", len(SPOT)),
    Row("wounds", len(SPOT), 1, tells="spots with a wound"),
    Who("soldiers", each=len(SPOT), tells="whose soldier covers each spot"),
    Row("ways", len(SPOT), WAYS, tells="1 a spearman, 2 the first horseman, 3 the second"),
)

VIEW: Final[tuple[Part, ...]] = (
    One("seats", CLAN_NAMES, each=SEATS),
    One("clans", CLAN_NAMES, each=OWNERS, tells="seats, and clans that the rules run"),
    Some("sections", SECTION, tells="in use"),
    One("mode", MODES),
    Number("year", YEARS),
    Number("years", YEARS),
    One("season", range(len(SEASONS))),
    Who("active", tells="whose command card is resolved"),
    Who("tea", each=MOST_CLANS, tells="in tea order"),
    Number("honor", None, 30, each=OWNERS),
    Row("stock", len(RESOURCE), 200, 4, each=OWNERS, tells="resources behind one's own screen"),
    Row("pool", len(SOLDIER), TROOPS, each=OWNERS, tells="soldiers at home without shame, by kind"),
    Row("shamed", len(SOLDIER), TROOPS, each=OWNERS, tells="soldiers at home with shame"),
    Number("clerks", CLERKS, each=OWNERS, tells="at home"),
    Number("unhired", CLERKS, each=OWNERS),
    Row("overseer", len(RESOURCE), TOP_LEVEL, each=OWNERS, tells="levels, by producing location"),
    One("overseer_kind", SOLDIER, each=(OWNERS, len(RESOURCE)), tells="what soldiers they were"),
    One("general", GENERAL, each=OWNERS),
    Some("advisors", ADVISOR, each=OWNERS, tells="active advisors"),
    Some("support", ADVISOR, hidden=len(ADVISOR), each=OWNERS, tells="supporting advisors"),
    Some("tactics", TACTIC, hidden=len(TACTIC), each=OWNERS, tells="of others how many"),
    Some("hand", COMMAND, each=OWNERS, tells="command cards in hand"),
    Some("spent", COMMAND, each=OWNERS, tells="command cards discarded"),
    One("played", COMMAND, each=OWNERS, tells="the command card of this year"),
    Row("claimed", len(HORDE), STAINED, each=OWNERS, tells="by horde card: 1, and 1 more for each shame token"),
    Number("wounds", None, 10, each=OWNERS, tells="dealt in the whole match"),
    Some("dealt_generals", GENERAL, hidden=2, each=OWNERS),
    Some("dealt_advisors", ADVISOR, hidden=2, each=OWNERS),
    Whose("resting", tells="who plays no more tactics this season"),
    Some("used_in_turn", POWER, tells="powers used in this turn"),
    Some("used_in_year", POWER, tells="powers used in this year"),
    Who("track", each=SPACES, tells="whose card lies on each space of the command track"),
    Who("early", tells="who places a command card before everybody else"),
    Number("at", CLERKS, each=(len(PLACE), OWNERS), tells="clerks, by location"),
    Bits("due", len(PLACE), tells="locations that activate in this turn"),
    Group("hordes", SPOTS, each=(len(SECTION), len(ROW)), tells="by section, the nearest to the wall first"),
    Row("staged", len(SOLDIER), TROOPS, 3, each=(len(SECTION), OWNERS), tells="in staging areas, by kind"),
    Number("firing", TROOPS, 2, each=(len(SECTION), OWNERS), tells="archers on firing spots"),
    Number("level", TOP_LEVEL, each=len(SECTION), tells="of the wall"),
    Number("barricades", WALL.barricades, each=len(SECTION)),
    Number("defense", None, 8, each=len(SECTION)),
    Number("attack", None, 8, each=len(SECTION)),
    Number("level_of_qin", 2),
    Some("demands", DEMAND, tells="that lie open"),
    Number("demand_deck", len(DEMAND)),
    Some("fulfilled", DEMAND),
    Number("demands_needed", len(DEMAND)),
    Some("events", EVENT, tells="that have come"),
    Number("event_deck", len(EVENT)),
    One("foreseen", EVENT, each=len(EVENT), tells="events that the one who looks has seen on top, the next one first"),
    Row("sacrificed", len(SOLDIER), TROOPS, each=OWNERS, tells="soldiers, by kind"),
    Number("lost_clerks", CLERKS, each=OWNERS),
    Some("boxed_advisors", ADVISOR),
    One("location_track", PLACE, each=len(PLACE), tells="of Qin, from the left"),
    Number("warehouse", None, 4, each=len(RESOURCE) - 1, tells="wood, stone, gold"),
    Number("shame_bank", SHAME),
    Number("shame_gone", SHAME),
    One("offer", ADVISOR, each=BOARDS.offer, tells="advisors to hire, from the left"),
    Some("artifacts", ARTIFACT),
    Number("horde_deck", len(HORDE)),
    Some("horde_discards", HORDE),
    One("next_section", SECTION, tells="where the top horde card points"),
    Number("advisor_deck", len(ADVISOR)),
    Some("advisor_discards", ADVISOR),
    Number("tactic_deck", len(TACTIC)),
    Some("tactic_discards", TACTIC),
)


def arranged(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """The view with zeros behind others' screens, hordes spot by spot, and claimed hordes with their shame as rows."""
    told = {
        **view,
        "stock": [[0] * len(RESOURCE) if HIDDEN in row else row for row in view["stock"]],
        "claimed": [rows(*pair) for pair in zip(view["claimed"], view["stains"], strict=True)],
        "hordes": [
            [horde(card, arrows) for card, arrows in zip(cards, shot, strict=True)]
            for cards, shot in zip(view["hordes"], view["arrows"], strict=True)
        ],
    }
    del told["stains"], told["arrows"]
    return told


def rows(claimed: list[int], stains: list[int]) -> list[int]:
    """How each horde card was claimed."""
    row = [0] * len(HORDE)
    for card, stain in zip(claimed, stains, strict=True):
        row[card] = 1 + stain
    return row


def horde(card: list[int], arrows: int) -> dict[str, Any]:
    """A horde card, spot by spot."""
    number, *cover = card
    if min(cover) < BARE:
        raise ValueError(f"nothing that covers a spot is {min(cover)}")
    rest = [0] * (len(SPOT) - len(cover))
    soldiers = [what - FIRST_SOLDIER for what in cover]
    return {
        "card": number,
        "arrows": arrows,
        "wounds": [int(what == WOUND) for what in cover] + rest,
        "soldiers": [what // WAYS if what >= 0 else NOBODY for what in soldiers],
        "ways": [what % WAYS + 1 if what >= 0 else 0 for what in soldiers] + rest,
    }
