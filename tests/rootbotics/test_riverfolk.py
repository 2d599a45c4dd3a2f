"""Law 9: the Riverfolk Robots, and how bots buy services."""

from __future__ import annotations

import pytest

from lexludi.games.root.factions.lizards.souls import lost_souls
from lexludi.games.root.rules.events import Fought
from lexludi.games.root.rules.options import Battle, Service
from lexludi.games.root.rules.services import services
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act, Card
from tests.root.table import Table, lay, start
from tests.rootbotics.table import Playing, after, attacked, choices

law = cites("rootbotics")

STOCK, CRAFT, ORDER = "bot.riverfolk.stock", "bot.riverfolk.craft", "bot.riverfolk.order"
BUILD, RECRUIT, ORGANIZE = "bot.riverfolk.build", "bot.riverfolk.recruit", "bot.riverfolk.organize"
FIGHT, SCORE, RACKET = "bot.riverfolk.battle", "bot.riverfolk.score", "bot.riverfolk.racketeer"
DISCARD = "bot.riverfolk.discard"
TO_ORDER, TO_CRAFT = f"{STOCK} {ORDER}", f"{STOCK} {CRAFT}"
CARD, BOATS, HIRED = Service(0), Service(1), Service(2)


robots = Playing("bot:riverfolk", "marquise eyrie")


def board(table: Table) -> dict[str, object]:
    return table.s.boards[table.seat("riverfolk")].view(None)


def market(table: Table) -> list[str]:
    return [table.s.setting.pack.names[card] for card in board(table)["market"]]  # type: ignore[union-attr,attr-defined]


def battles(table: Table) -> list[tuple[int, int]]:
    return [(event.at, event.defender) for event in table.events(Fought)]


@law(
    "9.4", "9.5", "9.6", "9.4.1", "9.4.2", "9.4.3", "9.5.1", "9.5.1.I", "9.5.2", "9.5.2.I", "9.5.3", "9.5.4",
    "9.5.4.I", "9.6.1", "9.6.2",
    "9.6.3", "9.2.4",
)  # fmt: skip
def test_the_worked_example() -> None:
    """Its river is on no chart, so the rivers of the map are changed to the ones it tells of."""
    table = robots(
        "rivers: 2=5,7,10 5=2,7,10 7=2,5,10 10=2,5,7",
        "suits: mouse mouse fox mouse rabbit rabbit rabbit mouse fox fox rabbit fox",
        "riverfolk market: anvil bake_sale sword",
        "deck order: cobbler royal_claim a_visit_to_friends",
        "riverfolk payments: 1 1 1 1 2",
        "1: marquise 1, eyrie 1",
        "2: riverfolk 1",
        "3: riverfolk 4",
        "5: riverfolk 1",
        "7: riverfolk 1",
        "10: riverfolk 2",
        "12: riverfolk 3",
        dice=(1, 0),
    )
    assert table.s.boxes[0][0] == 1
    assert choices(table, "trade-post") == [(1, "best-customer")]
    assert table.pieces("trade_post_mouse", 1) == 1
    assert battles(table) == [(1, 2)]
    assert choices(table, "battle") == [(2, "fewest-payments")]
    assert table.warriors("eyrie", 1) == 0
    assert [table.warriors("riverfolk", at) for at in (1, 2, 5, 3, 12)] == [1, 2, 2, 2, 2]
    assert table.points("riverfolk") == 1 + 1 + 4
    assert board(table)["payments"] == [3, 0, 1, 0, 0, 0]
    assert table.supply("riverfolk") == 0
    assert market(table) == ["bake_sale", "sword", "royal_claim"]


# 9.2, 9.3 Abilities and set-up


@law("9.2.1", "9.3.1", "9.3.2", "9.3.3", "9.3.4", "9.3.5")
def test_setup() -> None:
    table = start("eyrie", "bot:riverfolk")
    s = table.s
    assert [at for at in range(1, 13) if s.warriors[1][at]] == [4, 5, 7, 10, 11]
    assert board(table)["payments"] == [0, 1, 0, 0, 0, 0]
    assert s.supply[1] == 9
    assert len(market(table)) == 5
    assert [s.stock[kind] for kind in (18, 19, 20)] == [3, 3, 3]


@law("9.2.2")
def test_a_removed_trade_post_comes_back_and_costs_half_the_payments() -> None:
    table = attacked("bot:riverfolk", "8: corvids 2, trade_post_fox", "riverfolk payments: 0 1 1 1 1")
    assert table.s.stock[18] == 3
    assert board(table)["payments"] == [1, 1, 0, 0, 0, 0]
    assert table.points("corvids") == 1


def shop(*lines: str, bot: str = "bot:riverfolk", buyer: str = "marquise") -> Table:
    """A human at the start of Birdsong."""
    text = [
        "map: autumn", f"seats: {bot} {buyer} eyrie", f"active: {buyer.partition(':')[0]} birdsong",
        "riverfolk market: anvil sword", "next: birdsong 1; pause 1", *lines,
    ]  # fmt: skip
    return lay("\n".join(text))


@law("9.2.3", "9.2.3.I")
@pytest.mark.parametrize(("points", "price"), [(0, 2), (9, 2), (10, 3), (19, 3), (20, 4)])
def test_services_cost_more_the_more_points_the_buyer_has(points: int, price: int) -> None:
    table = shop(f"points: 0 {points} 0").choose(CARD)
    table.choose(Card(table.card("sword")))
    assert table.hand("marquise") == ["sword"]
    assert market(table) == ["anvil"]
    assert board(table)["payments"] == [0, price, 0, 0, 0, 0]


@law("9.2.3")
def test_one_service_and_one_for_each_trade_post_with_own_pieces() -> None:
    table = shop("8: marquise 1, trade_post_fox", "2: trade_post_mouse")
    table.choose(BOATS)
    assert table.offers(HIRED)
    table.choose(HIRED)
    assert not table.offers(CARD)
    assert services(table.s).boater == 1
    assert services(table.s).hirer == 1


@law("9.2.3")
def test_without_warriors_in_supply_or_points_on_the_track_nobody_buys() -> None:
    assert not shop("8: marquise 24").offers(CARD)
    assert not shop("dominance marquise: dominance_fox").offers(CARD)


@law("9.2.3")
def test_for_a_vagabond_the_riverfolk_pay_themselves() -> None:
    table = shop("pawns: vagabond=8", "vagabond ready: boot", buyer="vagabond:thief").choose(BOATS)
    assert board(table)["payments"] == [2, 0, 0, 0, 0, 0]


@law("9.2.3.II", "9.2.3.III")
def test_riverboats_and_mercenaries_last_for_the_turn() -> None:
    table = shop("4: riverfolk 3, marquise 1, eyrie 2").choose(BOATS)
    assert 7 in table.s.neighbours(1, 4)
    assert services(shop("4: riverfolk 3, marquise 1, eyrie 2").choose(HIRED).s).hirer == 1


# 9.4 Birdsong


@law("9.4.1", "9.4.3")
def test_the_market_fills_on_the_right_and_the_rightmost_card_is_the_order() -> None:
    table = robots(
        "riverfolk market: anvil bake_sale sword", "deck order: cobbler royal_claim", steps=f"{STOCK} {ORDER}"
    )
    assert market(table) == ["anvil", "bake_sale", "sword", "royal_claim", "cobbler"]
    assert board(table)["suit"] == 1


@law("9.4.2")
def test_the_first_new_card_with_an_item_is_crafted() -> None:
    table = robots(
        "riverfolk market: anvil bake_sale",
        "deck order: investments foxfolk_steel royal_claim",
        steps=f"{STOCK} {CRAFT}",
    )
    assert market(table) == ["anvil", "bake_sale", "royal_claim", "investments"]
    assert table.discards == ["foxfolk_steel"]
    assert table.points("riverfolk") == 1


# 9.5 Daylight


@law("9.5.1", "9.5.1.I", "3.3.1")
@pytest.mark.parametrize(
    ("level", "garrison", "evening"), [("easy", 0, 0), ("default", 1, 0), ("challenging", 2, 0), ("nightmare", 2, 1)]
)
def test_a_trade_post_comes_where_the_best_customer_is(level: str, garrison: int, evening: int) -> None:
    table = robots(
        "riverfolk ordered: fox", "riverfolk payments: 2 2 1", "1: trade_post_fox", "6: marquise 1", "8: eyrie 1",
        bot=f"bot:riverfolk@{level}", steps=f"{BUILD} bot.end",
    )  # fmt: skip
    assert choices(table, "trade-post") == [(8, "best-customer")]
    assert table.pieces("trade_post_fox", 8) == 1
    assert table.warriors("riverfolk", 8) == garrison
    assert table.points("riverfolk") == evening


@law("9.5.2", "9.5.2.I")
@pytest.mark.parametrize(
    ("order", "supply", "places"),
    [("fox", 4, [1, 6, 8, 12]), ("fox", 2, [1, 6]), ("bird", 5, [4, 5, 7, 10, 11])],
)
def test_recruits_come_to_ordered_clearings_or_along_the_river(order: str, supply: int, places: list[int]) -> None:
    table = robots(f"riverfolk ordered: {order}", f"2: riverfolk {15 - supply}", steps=RECRUIT)
    assert [at for at in range(1, 13) if table.warriors("riverfolk", at) and at != 2] == places


@law("9.2.4", "9.5.3")
@pytest.mark.parametrize(
    ("payments", "warriors", "shield", "sword", "come"),
    [("1", 5, False, False, 0), ("", 5, True, False, 2), ("1", 15, False, True, 0)],
)
def test_protectionism(payments: str, warriors: int, shield: bool, sword: bool, come: int) -> None:
    table = robots(
        f"riverfolk payments: {payments}", f"2: riverfolk {warriors - 1}, eyrie 1", "7: riverfolk 1", steps=ORGANIZE
    )
    assert (board(table)["shield"], board(table)["sword"]) == (shield, sword)
    assert table.points("riverfolk") == (shield or sword)
    assert table.warriors("riverfolk", 2) == warriors - 1 + come


@law("9.5.4", "9.5.4.I")
@pytest.mark.parametrize(
    ("condition", "fights"),
    [("shield", [(1, 2), (2, 1)]), ("sword", [(1, 2)]), ("shield sword", [(1, 2), (2, 1)]), ("", [])],
)
def test_where_they_battle(condition: str, fights: list[tuple[int, int]]) -> None:
    table = robots(
        "riverfolk ordered: fox", f"riverfolk protectionism: {condition}", "riverfolk payments: 1",
        "1: riverfolk 1, marquise 1, eyrie 1", "2: riverfolk 1, marquise 1", steps=FIGHT, dice=(0, 0, 0, 0),
    )  # fmt: skip
    assert battles(table) == fights


# 9.6 Evening


@law("9.6.1", "9.6.1.I")
@pytest.mark.parametrize(
    ("payments", "points", "left"), [("1 1 2", 2, [0, 0, 1]), ("1 1 2 2", 2, [0, 0, 2]), ("", 0, [0, 0, 0])]
)
def test_they_cash_in_the_largest_payment(payments: str, points: int, left: list[int]) -> None:
    table = robots(f"riverfolk payments: {payments}", steps=SCORE)
    assert table.points("riverfolk") == points
    assert board(table)["payments"][:3] == left  # type: ignore[index]
    assert table.supply("marquise") == 25


@law("9.6.2")
@pytest.mark.parametrize(("condition", "left"), [("shield", 2), ("", 4)])
def test_racketeering_takes_all_but_two(condition: str, left: int) -> None:
    table = robots(f"riverfolk protectionism: {condition}", "2: riverfolk 4", steps=RACKET)
    assert table.warriors("riverfolk", 2) == left
    assert board(table)["payments"][0] == 4 - left  # type: ignore[index]


@law("9.6.3")
@pytest.mark.parametrize(("condition", "left"), [("", ["bake_sale", "sword"]), ("shield", ["sword"])])
def test_the_leftmost_cards_go(condition: str, left: list[str]) -> None:
    table = robots(f"riverfolk protectionism: {condition}", "riverfolk market: anvil bake_sale sword", steps=DISCARD)
    assert market(table) == left


# 3.3.2 Traits


@law("3.3.2", "trait.riverfolk.greedy")
@pytest.mark.parametrize(("points", "scored"), [("0 5 3", 1), ("0 3 5", 0)])
def test_greedy_scores_when_the_leader_buys(points: str, scored: int) -> None:
    table = shop(f"points: {points}", bot="bot:riverfolk+greedy").choose(BOATS)
    if table.prompt == "services":
        table.choose(Pass())
    assert table.points("riverfolk") == scored


def assault(bot: str, *lines: str, dice: str = "2 2") -> Table:
    """The Marquise, human, attacks the Eyrie in clearing 8, where the Riverfolk stand by."""
    return lay(
        "\n".join(
            [
                "map: autumn",
                f"seats: {bot} marquise eyrie",
                "active: marquise daylight",
                "marquise actions: 3",
                "next: marquise.daylight 1; pause 1",
                "8: marquise 3, riverfolk 2, eyrie 1",
                f"dice: {dice}",
                *lines,
            ]
        )
    ).choose(Act("battle"), Battle(8, 2))


@law("3.3.2", "trait.riverfolk.involved")
@pytest.mark.parametrize(
    ("bot", "hired", "lost", "guards"),
    [
        ("bot:riverfolk", "", 1, 2),
        ("bot:riverfolk+involved", "", 2, 1),
        ("bot:riverfolk+involved", "marquise", 1, 2),
    ],
)
def test_involved_riverfolk_defend_against_humans_who_do_not_pay(bot: str, hired: str, lost: int, guards: int) -> None:
    table = assault(bot, f"mercenaries: {hired}")
    assert 3 - table.warriors("marquise", 8) == lost
    assert table.warriors("riverfolk", 8) == guards


@law("trait.riverfolk.garrison")
@pytest.mark.parametrize(("bot", "post"), [("bot:riverfolk", 0), ("bot:riverfolk+garrison", 1)])
def test_a_garrison_is_never_defenceless(bot: str, post: int) -> None:
    table = attacked(bot, "8: corvids 3, trade_post_fox")
    assert table.pieces("trade_post_fox", 8) == post


@law("3.3.2", "trait.riverfolk.garrison")
@pytest.mark.parametrize(("bot", "lost"), [("bot:riverfolk", 0), ("bot:riverfolk+garrison", 1)])
def test_a_garrison_fights_with_its_trade_posts(bot: str, lost: int) -> None:
    table = attacked(bot, "8: corvids 3, trade_post_fox", dice=(2, 2))
    assert 3 - table.warriors("corvids", 8) == lost


@law("3.3.2", "trait.riverfolk.ferocious")
@pytest.mark.parametrize(("bot", "left"), [("bot:riverfolk", 3), ("bot:riverfolk+ferocious", 1)])
def test_ferocious_riverfolk_roll_three_hits(bot: str, left: int) -> None:
    table = robots(
        "8: riverfolk 1, eyrie 4", "riverfolk ordered: fox", "riverfolk protectionism: sword",
        bot=bot, steps=FIGHT, dice=(3, 0),
    )  # fmt: skip
    assert table.warriors("eyrie", 8) == left


# 9.7 Services for bots


def customer(
    bot: str, *lines: str, steps: str, variants: str = "", seller: str = "bot:riverfolk", **more: str
) -> Table:
    """A bot, seat 0, with somebody human and the Riverfolk, seat 2."""
    other = "eyrie" if bot == "bot:marquise" else "marquise"
    text = [f"variants: {variants}"] if variants else []
    return after(bot, *text, *lines, others=f"{other} {seller}", steps=steps, **more)


MARKET = "riverfolk market: royal_claim anvil"
ADVANCED = "advanced-services"


@law("9.7")
@pytest.mark.parametrize(
    ("lines", "order", "buys"),
    [
        ((MARKET,), "armorers", True),
        ((MARKET,), "sword", False),  # it can be crafted itself
        ((MARKET, "points: 0 0 1"), "armorers", False),  # the Riverfolk are ahead
        ((MARKET, "1: eyrie 19"), "armorers", False),  # two warriors would be needed
        (("riverfolk market: royal_claim",), "armorers", False),
    ],
)
def test_a_bot_that_cannot_craft_buys_a_card_that_can(lines: tuple[str, ...], order: str, buys: bool) -> None:
    table = customer("bot:eyrie", *lines, steps="bot.craft", held=order)
    assert (board(table)["payments"][0] == 2) == buys  # type: ignore[index]
    assert table.points("eyrie") == (1 if buys or order == "sword" else 0)
    if buys:
        assert table.s.boards[0].view(None)["order"] == table.card("anvil")
        assert table.discards == ["armorers"]


@law("9.7")
def test_a_human_sells_to_bots_too_within_the_limit() -> None:
    table = customer(
        "bot:eyrie", "hand riverfolk: anvil", "points: 0 0 0", steps="bot.craft", held="armorers", seller="riverfolk"
    )
    assert table.hand("riverfolk") == []
    assert table.s.boards[2].view(None)["payments"][0] == 2
    sold_out = customer(
        "bot:eyrie",
        "hand riverfolk: anvil",
        "riverfolk sold: 1",
        steps="bot.craft",
        held="armorers",
        seller="riverfolk",
    )
    assert sold_out.hand("riverfolk") == ["anvil"]


@law("9.7")
def test_few_warriors_hire_mercenaries_for_a_battle() -> None:
    lines = ("8: duchy 2, riverfolk 2, marquise 5", "2: duchy 3, riverfolk 2, marquise 1")
    table = customer("bot:duchy", *lines, steps="bot.duchy.battle", held="anvil", dice=(3, 0))
    assert table.warriors("marquise", 8) == 2
    assert board(table)["payments"][0] == 2  # type: ignore[index]
    many = customer(
        "bot:duchy", "8: duchy 3, riverfolk 2, marquise 5", steps="bot.duchy.battle", held="anvil", dice=(3, 0)
    )
    assert board(many)["payments"][0] == 0  # type: ignore[index]


@law("9.7")
def test_mercenaries_make_room_for_a_building() -> None:
    table = customer("bot:marquise", "8: marquise 1, riverfolk 2, eyrie 2", steps="bot.marquise.build", held="anvil")
    assert table.pieces("sawmill", 8) == 1
    vain = customer("bot:marquise", "8: marquise 1, riverfolk 2, eyrie 5", steps="bot.marquise.build", held="anvil")
    assert vain.pieces("sawmill", 8) == 0
    assert board(vain)["payments"][0] == 0  # type: ignore[index]


@law("9.7")
def test_the_vagabot_pays_an_item_and_the_alliance_nothing() -> None:
    table = customer(
        "bot:vagabond:thief", MARKET, "pawns: vagabond=8", "vagabond ready: boot 2", steps="bot.craft", held="armorers"
    )
    assert board(table)["payments"][2] == 2  # type: ignore[index]
    assert sum(table.s.boards[0].view(None)["heaps"][1]) == 1
    table = customer("bot:alliance", MARKET, steps="bot.craft", held="armorers")
    assert table.supply("alliance") == 10
    assert board(table)["payments"][2] == 2  # type: ignore[index]


@law("9.7")
def test_lizards_buy_no_birds() -> None:
    table = customer(
        "bot:lizards", "riverfolk market: birdy_bindle", "deck order: sword armorers", steps="bot.lizards.craft"
    )
    assert market(table) == ["birdy_bindle"]


@law("9.7")
@pytest.mark.parametrize("bot", ["bot:marquise", "bot:alliance"])
def test_advanced_cards_make_marquise_and_alliance_prefer_birds(bot: str) -> None:
    lines = ("riverfolk market: anvil birdy_bindle",)
    assert order_of(customer(bot, *lines, steps="bot.craft", held="ambush_fox", variants=ADVANCED)) == "birdy_bindle"
    lines = ("riverfolk market: cobbler armorers",)
    assert order_of(customer(bot, *lines, steps="bot.craft", held="ambush_fox", variants=ADVANCED)) == "armorers"
    assert order_of(customer(bot, *lines, steps="bot.craft", held="ambush_fox")) == "ambush_fox"


def order_of(table: Table) -> str:
    return table.s.setting.pack.names[table.s.boards[0].view(None)["order"]]


@law("9.7")
def test_advanced_eyrie_buy_a_suit_their_decree_has_not() -> None:
    lines = ("riverfolk market: anvil codebreakers", "eyrie fox: foxfolk_steel")
    table = customer("bot:eyrie", *lines, steps="bot.craft", held="ambush_fox", variants=ADVANCED)
    assert order_of(table) == "codebreakers"


@law("9.7")
def test_advanced_eyrie_and_vagabot_take_boats() -> None:
    lines = ("4: eyrie 4", "8: roost", "9: roost", "12: roost", "eyrie rabbit: bake_sale", "eyrie viziers: 0")
    table = customer("bot:eyrie", *lines, steps="bot.eyrie.move", variants=ADVANCED)
    assert table.warriors("eyrie", 7) == 3
    assert services(table.s).boater == 0
    wanderer = ("pawns: vagabond=4", "vagabond ready: boot 2", "7: marquise 1", "points: 0 5 0")
    table = customer(
        "bot:vagabond:thief",
        *wanderer,
        steps="bot.vagabond.daylight",
        held="ambush_rabbit",
        variants=ADVANCED,
        dice=(0, 0),
    )
    assert table.s.pawns[0] == 7
    assert battles(table) == [(7, 1)]


@law("9.7")
def test_advanced_lizards_buy_souls_though_behind() -> None:
    table = customer(
        "bot:lizards", "riverfolk market: anvil royal_claim sword", "lost souls: cobbler", "points: 0 0 9",
        steps="bot.lizards.shop", variants=ADVANCED,
    )  # fmt: skip
    assert len(lost_souls(table.s).pile) == 3
    assert market(table) == ["royal_claim"]


@law("9.7")
def test_advanced_corvids_call_in_a_favor() -> None:
    table = customer(
        "bot:corvids", "riverfolk market: favor_of_the_foxes", "8: marquise 3, sawmill", "2: marquise 1",
        steps="bot.corvids.favors", variants=ADVANCED,
    )  # fmt: skip
    assert (table.warriors("marquise", 8), table.warriors("marquise", 2)) == (0, 1)
    assert table.points("corvids") == 1


@law("9.7")
def test_advanced_duchy_keep_an_ambush_for_their_defence() -> None:
    table = customer("bot:duchy", "riverfolk market: ambush_fox", steps="bot.duchy.arm", variants=ADVANCED)
    assert table.s.boards[0].view(None)["ambushes"] == [table.card("ambush_fox")]
    sprung = attacked("bot:duchy", "8: corvids 3, duchy 2", "duchy ambushes: ambush_bird ambush_fox", dice=(0, 0))
    assert sprung.warriors("corvids", 8) == 1
    assert sprung.s.boards[0].view(None)["ambushes"] == [sprung.card("ambush_bird")]
