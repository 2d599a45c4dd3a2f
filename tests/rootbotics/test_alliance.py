"""Law 6: the Automated Alliance."""

from __future__ import annotations

import pytest

from lexludi.games.root.rules.box.codes import SYMPATHY
from lexludi.games.root.rules.events import Rolled
from lexludi.games.root.rules.options import Move
from lexludi.law import cites
from lexludi.parts.options import Act, Card
from tests.root.table import Table, lay, start
from tests.rootbotics.table import FIRST_TURN, Playing, after, attacked, choices

law = cites("rootbotics")

REVOLT, PITY, SPREAD = "bot.alliance.revolt", "bot.alliance.pity", "bot.alliance.spread"
SURPRISE, ORGANIZE, RECRUIT = "bot.alliance.surprise", "bot.alliance.organize", "bot.alliance.recruit"
BURN = "bot.alliance.burn"


alliance = Playing("bot:alliance", "marquise")


def sympathy(table: Table) -> list[int]:
    return [at for at in range(1, 13) if table.s.pieces[SYMPATHY][at]]


@law("6.4", "6.5", "6.6", "6.4.1", "6.4.2", "6.4.4", "6.5.1", "6.5.2", "6.6.2", "6.6.3", "2.3")
def test_the_worked_example_their_first_turn() -> None:
    table = alliance(
        *FIRST_TURN,
        order="birdy_bindle",
        others="marquise eyrie",
    )
    assert table.s.boxes[0][2] == 1
    assert choices(table, "spread") == [(2, "highest-priority"), (5, "highest-priority"), (6, "highest-priority")]
    assert choices(table, "revolt") == [(5, "most-enemy-pieces")]
    assert sympathy(table) == [2, 5, 6]
    assert table.pieces("base_rabbit", 5) == 1
    assert table.pieces("workshop", 5) == 0
    assert table.warriors("alliance", 5) == 1
    assert table.points("alliance") == 4
    assert table.supply("alliance") == 9
    assert table.discards == ["birdy_bindle"]


# 6.2 Abilities


@law("6.2.1", "6.2.1.I", "6.2.1.II")
def test_a_clearing_holds_one_sympathy_token_of_ten() -> None:
    table = alliance("5: sympathy", "1: sympathy", "2: sympathy", held="birdy_bindle", steps=SPREAD)
    assert table.s.stock[SYMPATHY] == 6
    assert all(table.s.pieces[SYMPATHY][at] <= 1 for at in range(1, 13))
    assert choices(table, "spread")[0][0] not in (1, 2, 5)


@law("6.2.2", "3.3.2", "trait.alliance.informants")
@pytest.mark.parametrize(
    ("bot", "there", "lost"),
    [
        ("bot:alliance", "alliance 1, sympathy", 1),
        ("bot:alliance", "sympathy", 0),
        ("bot:alliance+informants", "sympathy", 1),
    ],
)
def test_the_automated_ambush_deals_an_extra_hit_in_defence(bot: str, there: str, lost: int) -> None:
    table = attacked(bot, f"8: corvids 3, {there}", "hand corvids: anvil")
    assert 3 - table.warriors("corvids", 8) == lost


@law("3.3.2", "trait.alliance.veterans")
@pytest.mark.parametrize(("bot", "rolled"), [("bot:alliance", (2, 1)), ("bot:alliance+veterans", (1, 2))])
def test_veterans_defend_with_the_higher_die(bot: str, rolled: tuple[int, int]) -> None:
    table = attacked(bot, "8: corvids 3, alliance 3", dice=(1, 2))
    event = table.events(Rolled)[0]
    assert (event.attack, event.defence) == rolled


def marching(*lines: str, bot: str = "bot:alliance") -> Table:
    """The Marquise moves a warrior from 9 to 1, which is sympathetic."""
    text = [
        "map: autumn", f"seats: {bot} marquise", "active: marquise daylight", "marquise actions: 3",
        "next: marquise.daylight 1; pause 1", "9: marquise 2", "1: sympathy", *lines,
    ]  # fmt: skip
    return lay("\n".join(text)).choose(Act("march"), Move(9, 1, 1))


@law("6.2.3")
def test_who_moves_into_sympathy_discards_a_card_of_the_suit() -> None:
    table = marching("hand marquise: anvil armorers sword")
    assert table.prompt == "bot-outrage"
    table.choose(Card(table.card("armorers")))
    assert table.discards == ["armorers"]
    assert table.points("alliance") == 0


@law("6.2.3")
def test_who_cannot_discard_gives_them_a_point_instead() -> None:
    table = marching("hand marquise: sword")
    assert table.hand("marquise") == ["sword"]
    assert table.points("alliance") == 1


@law("6.2.3")
@pytest.mark.parametrize("hand", ["anvil", "sword"])
def test_who_removes_sympathy_pays_too(hand: str) -> None:
    table = attacked("bot:alliance", "8: corvids 3, sympathy", f"hand corvids: {hand}")
    if hand == "anvil":
        table.choose(Card(table.card("anvil")))
    assert table.hand("corvids") == ([] if hand == "anvil" else ["sword"])
    assert table.points("alliance") == (hand == "sword")


@law("6.2.3")
def test_bots_outrage_nobody() -> None:
    table = after(
        "bot:marquise", "8: marquise 5", "7: sympathy, alliance 1", "4: marquise 1",
        others="alliance", steps="bot.marquise.move", held="anvil",
    )  # fmt: skip
    assert table.warriors("marquise", 7) == 2
    table = lay(
        "map: autumn\nseats: bot:marquise bot:alliance eyrie\nactive: marquise daylight\nmarquise order: anvil\n"
        "next: bot.marquise.move 0; pause 2\n8: marquise 5\n7: sympathy, alliance 1\n"
    )
    assert table.warriors("marquise", 7) == 2
    assert table.points("alliance") == 0


@law("6.2.4")
def test_a_lost_base_takes_all_sympathy_of_its_suit_along() -> None:
    table = attacked("bot:alliance", "8: corvids 3, base_fox", "1: sympathy", "6: sympathy", "2: sympathy")
    assert sympathy(table) == [2]
    assert table.points("corvids") == 1


@law("6.2.5", "3.3.2", "trait.alliance.steadfast")
@pytest.mark.parametrize(
    ("bot", "guard", "points"),
    [("bot:alliance", 3, 1), ("bot:alliance", 2, 2), ("bot:alliance+steadfast", 3, 2)],
)
def test_martial_law_costs_a_point(bot: str, guard: int, points: int) -> None:
    five = [f"{at}: sympathy" for at in range(1, 6)]
    table = alliance(*five, f"10: marquise {guard}", bot=bot, held="bake_sale", steps=SPREAD)
    assert sympathy(table) == [1, 2, 3, 4, 5, 10]
    assert table.points("alliance") == points


@law("6.2.5")
def test_martial_law_never_costs_more_than_there_is() -> None:
    lines = [f"{at}: marquise 1" for at in range(1, 13) if at != 3]
    table = alliance("3: marquise 3", *lines, bot="bot:alliance", held="sword", steps=SPREAD)
    assert table.points("alliance") == 0


# 6.3 Set-up


@law("6.3.1", "6.3.2", "6.3.3")
def test_setup() -> None:
    s = start("eyrie", "bot:alliance").s
    assert s.supply[1] == 10
    assert [s.stock[kind] for kind in (5, 6, 7, SYMPATHY)] == [1, 1, 1, 10]


# 6.4 Birdsong


@law("6.4.3")
def test_a_revolt_comes_where_most_enemy_pieces_are() -> None:
    table = alliance(
        "1: sympathy, marquise 1", "8: sympathy, marquise 2, sawmill", "12: marquise 5", "2: sympathy, marquise 6",
        held="anvil", steps=f"{REVOLT} {PITY}",
    )  # fmt: skip
    assert choices(table, "revolt") == [(8, "most-enemy-pieces")]
    assert table.warriors("marquise", 8) == 0
    assert table.pieces("base_fox", 8) == 1
    assert table.points("alliance") == 1
    assert sympathy(table) == [1, 2, 8]  # and no pity


@law("6.4.3", "6.4.4")
@pytest.mark.parametrize("why", ["bird", "base on the map", "no sympathy of the suit"])
def test_what_stops_a_revolt_is_pitied(why: str) -> None:
    lines = {"bird": "8: sympathy", "base on the map": "6: base_fox", "no sympathy of the suit": "2: sympathy"}[why]
    order = "royal_claim" if why == "bird" else "anvil"
    table = alliance(lines, "7: sympathy", held=order, steps=f"{REVOLT} {PITY}")
    assert choices(table, "revolt") == []
    assert len(choices(table, "spread")) == 2


@law("6.4.4")
@pytest.mark.parametrize(("tokens", "spreads"), [(4, 2), (5, 1)])
def test_pity_spreads_once_when_there_is_much_sympathy(tokens: int, spreads: int) -> None:
    lines = [f"{at}: sympathy" for at in (2, 5, 7, 9, 10)[:tokens]]
    table = alliance(*lines, held="anvil", steps=f"{REVOLT} {PITY}")
    assert len(choices(table, "spread")) == spreads


# 6.5 Daylight


@law("6.5.1")
def test_sympathy_spreads_to_ordered_clearings_beside_it_with_fewest_enemy_warriors() -> None:
    table = alliance("12: sympathy", "4: marquise 2", "10: marquise 1, eyrie 2", "11: marquise 0", held="bake_sale",
                     steps=SPREAD, others="marquise eyrie")  # fmt: skip
    assert choices(table, "spread") == [(4, "fewest-enemy-warriors")]
    assert table.points("alliance") == 1


@law("6.5.1.I")
def test_without_an_ordered_clearing_it_spreads_where_fewest_enemy_pieces_are() -> None:
    table = alliance(
        "2: sympathy", "5: marquise 1, sawmill", "6: marquise 1", "10: marquise 2", held="sword", steps=SPREAD
    )
    assert choices(table, "spread") == [(6, "fewest-enemy-pieces")]


@law("6.5.1.II")
@pytest.mark.parametrize("why", ["no tokens", "no clearing"])
def test_where_sympathy_cannot_spread_they_score_five(why: str) -> None:
    if why == "no tokens":
        lines = [f"{at}: sympathy" for at in range(1, 11)]
    else:
        lines = ["1: sympathy", "scorched: 5 9", "10: keep"]
    table = alliance(*lines, held="sword", steps=SPREAD)
    assert table.points("alliance") == 5


@law("6.5.2")
def test_a_bird_brings_a_surprise_revolt_of_any_base_left() -> None:
    table = alliance(
        "1: sympathy, marquise 1", "2: sympathy, marquise 4", "9: base_mouse", held="royal_claim", steps=SURPRISE
    )
    assert table.pieces("base_fox", 1) == 1
    assert table.warriors("marquise", 2) == 4
    assert alliance("1: sympathy", held="anvil", steps=SURPRISE).pieces("base_fox", 1) == 0


# 6.6 Evening


@law("6.6.1", "3.3.1")
@pytest.mark.parametrize(
    ("level", "needed", "evening"), [("easy", 4, 0), ("default", 3, 0), ("challenging", 2, 0), ("nightmare", 2, 1)]
)
def test_they_organize_with_enough_warriors_at_a_base(level: str, needed: int, evening: int) -> None:
    for warriors in (needed - 1, needed):
        table = alliance(
            f"8: base_fox, sympathy, alliance {warriors}", "7: alliance 5",
            bot=f"bot:alliance@{level}", held="anvil", steps=f"{ORGANIZE} bot.end",
        )  # fmt: skip
        enough = warriors == needed
        assert table.warriors("alliance", 8) == (0 if enough else warriors)
        assert len(choices(table, "spread")) == enough
        assert table.warriors("alliance", 7) == 5
        assert table.points("alliance") == enough + evening


@law("6.6.2")
def test_a_warrior_comes_to_each_base() -> None:
    table = alliance("8: base_fox", "2: base_mouse, alliance 1", "5: sympathy", steps=RECRUIT)
    assert [table.warriors("alliance", at) for at in (8, 2, 5)] == [1, 2, 0]


# 3.3.2 Traits


@law("3.3.2", "trait.alliance.popularity")
@pytest.mark.parametrize(("bot", "points"), [("bot:alliance", 1), ("bot:alliance+popularity", 0)])
def test_popularity_takes_the_glory_from_removing_sympathy(bot: str, points: int) -> None:
    table = attacked(bot, "8: corvids 3, sympathy", "hand corvids: sword")
    assert sympathy(table) == []
    assert table.points("corvids") == points


@law("3.3.2", "trait.alliance.wildfire")
def test_wildfire_spreads_once_more_for_nothing() -> None:
    table = alliance("8: sympathy", bot="bot:alliance+wildfire", held="anvil", steps=BURN)
    assert len(sympathy(table)) == 2
    assert table.points("alliance") == 0
    assert len(sympathy(alliance("8: sympathy", held="anvil", steps=BURN))) == 1


@law("3.3.2", "trait.alliance.steadfast")
@pytest.mark.parametrize(
    ("bot", "lines", "spreads"),
    [
        ("bot:alliance", "8: sympathy", 2),
        ("bot:alliance+steadfast", "8: sympathy", 0),
        ("bot:alliance+steadfast", "", 0),
        ("bot:alliance+steadfast", "8: sympathy, base_fox", 0),
    ],
)
def test_steadfast_wants_no_pity_where_a_surprise_revolt_will_come(bot: str, lines: str, spreads: int) -> None:
    table = alliance(*([lines] if lines else []), bot=bot, held="royal_claim", steps=f"{REVOLT} {PITY}")
    assert len(choices(table, "spread")) == spreads


@law("3.3.2", "trait.alliance.steadfast")
def test_steadfast_is_pitied_when_no_base_is_left_to_come() -> None:
    table = alliance(
        "8: sympathy, base_fox", "2: base_mouse", "5: base_rabbit",
        bot="bot:alliance+steadfast", held="royal_claim", steps=f"{REVOLT} {PITY}",
    )  # fmt: skip
    assert len(choices(table, "spread")) == 2
