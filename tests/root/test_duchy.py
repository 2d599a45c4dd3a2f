"""Law 12: the Underground Duchy."""

from __future__ import annotations

import pytest

from lexludi.games.root.factions.duchy.board import MINISTERS
from lexludi.games.root.factions.lizards.souls import lost_souls
from lexludi.games.root.rules.box.codes import BURROW, CITADEL, MARKET
from lexludi.games.root.rules.options import Battle, Build, Craft, Minister, Move, Use
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act, At, Card, Count
from tests.root.table import Table, lay, start

law = cites("root")

BUILD, RECRUIT, MOVE, BATTLE, DIG, END = map(Act, ("build", "recruit", "move", "battle", "dig", "end"))


def duchy(*lines: str, next_step: str = "duchy.assembly", other: str = "marquise", deck: str = "base") -> Table:
    """The Duchy on turn, with what these lines add."""
    return lay(
        "\n".join(
            [
                "map: autumn",
                f"deck: {deck}",
                f"seats: duchy {other}",
                "active: duchy daylight",
                f"next: {next_step} 0; pause 0",
                *lines,
            ]
        )
    )


def assembly(*lines: str, other: str = "marquise", actions: int = 2) -> Table:
    return duchy(*lines, f"duchy actions: {actions}", other=other)


def parliament(*lines: str, other: str = "marquise") -> Table:
    return duchy(*lines, next_step="duchy.parliament", other=other)


def minister(name: str) -> Minister:
    return Minister(MINISTERS.index(name))


def swayed(table: Table) -> list[str]:
    return [MINISTERS[n] for n in table.s.boards[table.seat("duchy")].view(None)["swayed"]]


def crowns(table: Table) -> list[int]:
    left: list[int] = table.s.boards[table.seat("duchy")].view(None)["crowns"]
    return left


def revealed(table: Table) -> list[str]:
    return [table.s.setting.pack.names[card] for card in table.s.boards[table.seat("duchy")].cards()]


# 12.2


@law("12.2.1", "12.6.2")
def test_citadels_and_markets_craft_in_the_evening() -> None:
    hand = "hand duchy: anvil foxfolk_steel"
    table = duchy("1: citadel", "8: market", hand, next_step="craft")
    assert set(table.options) == {Craft(table.card("foxfolk_steel")), Craft(table.card("anvil")), Pass()}
    day = duchy("1: citadel, duchy 1", "8: market", hand, next_step="daylight")
    assert not any(isinstance(option, Craft) for option in day.options)


@law("12.2.2")
def test_the_burrow_is_adjacent_to_tunnels_and_always_ruled() -> None:
    table = assembly("burrow: duchy 2", "1: tunnel, marquise 5", "5: marquise 1", "9: tunnel, duchy 1").choose(MOVE)
    assert table.ruler(BURROW) == "duchy"
    assert [o for o in table.options if isinstance(o, Move) and o.origin == BURROW] == [
        Move(BURROW, 1, 1),
        Move(BURROW, 1, 2),
        Move(BURROW, 9, 1),
        Move(BURROW, 9, 2),
    ]
    assert table.offers(Move(9, BURROW, 1))


@law("12.2.2")
def test_an_empty_burrow_is_ruled_too() -> None:
    table = assembly("burrow: duchy 1", "1: tunnel, marquise 5").choose(MOVE)
    assert table.warriors("duchy", 1) == 1
    assert (table.warriors("duchy", BURROW), table.ruler(BURROW)) == (0, "duchy")


@law("12.2.2")
def test_nobody_else_enters_the_burrow() -> None:
    table = lay(
        """
        map: autumn
        seats: marquise duchy
        active: marquise daylight
        1: marquise 2, tunnel
        marquise actions: 3
        next: marquise.daylight 0; pause 0
        """
    ).choose(Act("march"))
    assert not any(isinstance(option, Move) and option.to == BURROW for option in table.options)
    assert table.s.neighbours(0, 1) == (5, 9, 10)
    assert table.s.neighbours(1, 1) == (BURROW, 5, 9, 10)


@law("12.2.2", "1.5.5")
def test_false_orders_reach_into_the_burrow() -> None:
    table = lay(
        """
        map: autumn
        deck: exiles
        seats: marquise duchy
        active: marquise birdsong
        burrow: duchy 3
        1: tunnel
        crafted marquise: false_orders
        next: window 0 birdsong; pause 0
        """
    )
    table.choose(Use(table.card("false_orders")))
    assert (table.warriors("duchy", BURROW), table.warriors("duchy", 1)) == (1, 2)


@law("12.2.3")
def test_a_lost_building_costs_a_card_and_the_highest_minister() -> None:
    table = (
        lay(
            """
        map: autumn
        seats: marquise duchy
        active: marquise daylight
        1: marquise 3, citadel
        hand duchy: anvil bake_sale
        duchy swayed: captain banker mayor
        dice: 0 0 1
        marquise actions: 3
        next: marquise.daylight 0; pause 0
        """
        )
        .choose(BATTLE)
        .by("duchy", Pass())
    )
    assert table.discards == ["bake_sale"]
    assert table.options == [minister("banker"), minister("mayor")]
    table.by("duchy", minister("banker"))
    assert swayed(table) == ["captain", "mayor"]
    assert crowns(table) == [2, 1, 3]


@law("12.2.3")
def test_buildings_lost_at_once_cost_but_one_minister() -> None:
    table = lay(
        """
        map: autumn
        seats: marquise duchy
        active: marquise daylight
        1: citadel
        8: market, workshop
        6: workshop
        12: workshop
        hand marquise: favor_of_the_foxes
        duchy swayed: captain marshal earl_of_stone
        next: crafting 0; pause 0
        """
    )
    table.choose(Craft(table.card("favor_of_the_foxes")))
    assert swayed(table) == ["captain", "marshal"]
    assert table.points("marquise") == 2


@law("12.2.4", "12.5.1.V")
def test_a_fourth_tunnel_moves_one_of_the_three() -> None:
    table = assembly("1: tunnel", "2: tunnel", "3: tunnel", "hand duchy: bake_sale").choose(DIG)
    assert (table.prompt, table.options) == ("fill-tunnel", [At(1), At(2), At(3)])
    table.choose(At(1), At(5))
    assert [table.pieces("tunnel", at) for at in (1, 2, 3, 5)] == [0, 1, 1, 1]


@law("12.5.1.V", "12.2.4")
def test_the_tunnel_just_removed_can_be_dug_again() -> None:
    table = assembly("1: tunnel", "2: tunnel", "3: tunnel", "burrow: duchy 2", "hand duchy: anvil").choose(DIG, At(1))
    assert table.offers(At(1))


# 12.3


@law("12.3.1", "12.3.2", "12.3.4", "12.3.5", "12.3.6")
def test_the_supply_the_board_and_the_ministers_at_the_start() -> None:
    table = start("duchy", "corvids")
    s = table.s
    assert (s.supply[0], s.setting.stock[CITADEL], s.setting.stock[MARKET]) == (20, 3, 3)
    assert (s.warriors[0][BURROW], table.ruler(BURROW)) == (0, "duchy")
    assert (swayed(table), crowns(table), len(MINISTERS)) == ([], [3, 3, 3], 9)


@law("12.3.1", "12.3.3")
def test_they_surface_in_the_corner_opposite_another() -> None:
    table = start("eyrie", "duchy").choose(At(1))
    table.match.pick(0)
    assert (table.warriors("duchy", 3), table.pieces("tunnel", 3)) == (2, 1)
    assert [table.warriors("duchy", at) for at in (6, 7, 11)] == [2, 2, 2]
    assert table.warriors("duchy", BURROW) == 0
    assert sum(table.s.warriors[1]) == 8


# 12.4


@law("12.4")
@pytest.mark.parametrize(("lines", "count"), [((), 1), (("1: citadel",), 2), (("1: citadel", "8: citadel 2"), 6)])
def test_birdsong_fills_the_burrow(lines: tuple[str, ...], count: int) -> None:
    table = duchy(*lines, next_step="birdsong")
    assert table.warriors("duchy", BURROW) == count


# 12.5.1


@law("12.5", "12.5.1", "12.5.1.II")
def test_the_assembly_has_two_actions_even_the_same() -> None:
    table = duchy("1: tunnel, duchy 1", "duchy swayed: captain marshal", next_step="daylight")
    table.choose(RECRUIT, RECRUIT)
    assert table.warriors("duchy", BURROW) == 2
    assert table.prompt == "parliament"
    table.choose(END)
    assert table.prompt == "pause"


@law("12.5.1.I", "2.1.4")
def test_build_reveals_a_card_of_a_ruled_clearing() -> None:
    table = assembly("1: duchy 1", "5: duchy 1", "6: duchy 1, marquise 2", "8: duchy 2", "hand duchy: anvil armorers")
    table.choose(BUILD)
    assert table.options == [Build(kind, at) for at in (1, 5, 8) for kind in (CITADEL, MARKET)]
    table.choose(Build(MARKET, 8))
    table.choose(Card(table.card("anvil")))
    assert (table.pieces("market", 8), table.hand("duchy"), revealed(table)) == (1, ["armorers"], ["anvil"])
    assert table.discards == []


@law("12.5.1.III")
def test_the_assembly_moves() -> None:
    table = assembly("1: duchy 2", "hand duchy: anvil").choose(MOVE, Move(1, 5, 2))
    assert table.warriors("duchy", 5) == 2


@law("12.5.1.IV")
def test_the_assembly_battles() -> None:
    table = assembly("1: duchy 2, marquise 1", "hand duchy: anvil", "dice: 1 0").choose(BATTLE)
    assert table.warriors("marquise", 1) == 0


@law("12.5.1.V")
def test_dig_spends_a_card_and_brings_up_to_four_warriors() -> None:
    table = assembly("burrow: duchy 6", "1: tunnel", "hand duchy: anvil", "8: marquise 3").choose(DIG)
    assert table.options == [At(6), At(8), At(12)]
    table.choose(At(8))
    assert table.options == [Count(1), Count(2), Count(3), Count(4), Pass()]
    table.choose(Count(4))
    assert (table.pieces("tunnel", 8), table.warriors("duchy", 8), table.warriors("duchy", BURROW)) == (1, 4, 2)
    assert table.discards == ["anvil"]


@law("12.5.1.V", "8.2.6")
def test_who_digs_into_sympathy_causes_outrage() -> None:
    table = assembly("burrow: duchy 2", "8: sympathy", "hand duchy: anvil foxfolk_steel", other="alliance")
    table.choose(DIG, At(8), Card(table.card("anvil")), Count(1))
    assert (table.prompt, table.asked) == ("outrage", 0)


@law("12.5.1.V", "6.2.2")
def test_no_tunnel_leads_to_the_keep() -> None:
    table = assembly("1: keep", "hand duchy: anvil").choose(DIG)
    assert table.options == [At(6), At(8), At(12)]


# 12.5.2


@law("12.5.2")
def test_every_swayed_minister_acts_once() -> None:
    table = parliament("1: duchy 2", "duchy swayed: marshal captain", "5: marquise 1", "dice: 0 0")
    assert table.options == [minister("marshal"), END]
    table.choose(minister("marshal"), Move(1, 5, 2))
    assert table.refuses(minister("marshal")) == "12.5.2"
    assert table.options == [minister("captain"), END]


@law("12.5.2")
def test_unswayed_ministers_do_not_act() -> None:
    table = parliament("1: duchy 2, marquise 1", "duchy swayed: captain")
    assert table.options == [minister("captain"), END]


@law("12.5.2.I")
def test_the_foremole_builds_with_any_card() -> None:
    table = parliament("5: duchy 1", "hand duchy: anvil", "duchy swayed: foremole").choose(minister("foremole"))
    assert table.options == [Build(CITADEL, 5), Build(MARKET, 5)]
    table.choose(Build(CITADEL, 5))
    assert (table.pieces("citadel", 5), revealed(table)) == (1, ["anvil"])


@law("12.5.2.II")
def test_the_captain_starts_a_battle() -> None:
    table = parliament("5: duchy 2, marquise 1", "duchy swayed: captain", "dice: 1 0").choose(minister("captain"))
    assert table.warriors("marquise", 5) == 0


@law("12.5.2.III")
def test_the_marshal_moves() -> None:
    table = parliament("5: duchy 2", "duchy swayed: marshal").choose(minister("marshal"), Move(5, 1, 2))
    assert table.warriors("duchy", 1) == 2


@law("12.5.2.IV")
def test_the_brigadier_moves_twice_or_battles_twice() -> None:
    both = parliament("5: duchy 3, marquise 2", "duchy swayed: brigadier", "dice: 1 0 1 0")
    both.choose(minister("brigadier"))
    assert both.options == [MOVE, BATTLE]
    both.choose(BATTLE)
    assert both.options == [Battle(5, 1), Pass()]
    both.choose(Battle(5, 1))
    assert (both.warriors("marquise", 5), both.prompt) == (0, "pause")
    moves = parliament("5: duchy 3, marquise 2", "duchy swayed: brigadier").choose(minister("brigadier"), MOVE)
    moves.choose(Move(5, 1, 1))
    assert Pass() in moves.options
    assert not any(isinstance(option, Battle) for option in moves.options)
    assert moves.choose(Move(1, 5, 1)).prompt == "pause"


@law("12.5.2.V", "2.1.1")
def test_the_banker_scores_a_point_for_each_card_of_one_suit() -> None:
    table = parliament("hand duchy: anvil armorers foxfolk_steel bake_sale", "duchy swayed: banker")
    table.choose(minister("banker"), Card(table.card("armorers")), Card(table.card("anvil")))
    assert table.options == [Card(table.card("foxfolk_steel")), Pass()]
    table.choose(Pass())
    assert (table.points("duchy"), sorted(table.discards)) == (2, ["anvil", "armorers"])


@law("12.5.2.VI")
def test_the_mayor_acts_for_a_noble_or_squire_who_may_have_acted() -> None:
    table = parliament(
        "5: duchy 3", "hand duchy: anvil", "8: citadel",
        "duchy swayed: mayor marshal banker earl_of_stone captain", "duchy acted: marshal",
    )  # fmt: skip
    table.choose(minister("mayor"))
    assert table.options == [minister("marshal"), minister("banker")]
    table.choose(minister("marshal"), Move(5, 1, 3))
    assert table.warriors("duchy", 1) == 3
    assert table.offers(minister("banker"))


@law("12.5.2.VII")
def test_the_duchess_scores_two_for_three_tunnels() -> None:
    two = parliament("1: tunnel", "2: tunnel", "duchy swayed: duchess_of_mud baron_of_dirt", "5: market")
    assert two.refuses(minister("duchess_of_mud")) == "12.5.2.VII"
    three = parliament("1: tunnel", "2: tunnel", "3: tunnel", "duchy swayed: duchess_of_mud")
    assert three.choose(minister("duchess_of_mud")).points("duchy") == 2


@law("12.5.2.VIII")
def test_the_baron_scores_for_markets() -> None:
    table = parliament("5: market 2, duchy 1", "1: citadel", "duchy swayed: baron_of_dirt")
    assert table.choose(minister("baron_of_dirt")).points("duchy") == 2


@law("12.5.2.IX")
def test_the_earl_scores_for_citadels() -> None:
    table = parliament("5: market 2, duchy 1", "1: citadel", "duchy swayed: earl_of_stone")
    assert table.choose(minister("earl_of_stone")).points("duchy") == 1


# 12.5.3


def sway(*lines: str, other: str = "marquise") -> Table:
    return duchy(*lines, next_step="duchy.sway", other=other)


@law("12.5.3", "12.5.3.III")
def test_a_swayed_minister_scores_and_only_one_a_turn() -> None:
    table = sway("1: duchy 1", "6: duchy 1", "8: tunnel", "hand duchy: anvil foxfolk_steel gently_used_knapsack")
    table.choose(minister("banker"), "card anvil", "card foxfolk_steel", "card gently_used_knapsack")
    assert (swayed(table), crowns(table), table.points("duchy")) == (["banker"], [3, 2, 3], 2)
    assert (len(revealed(table)), table.prompt) == (3, "pause")


@law("12.5.3.I")
def test_a_minister_needs_a_crown_of_the_rank() -> None:
    table = sway("1: duchy 1", "6: duchy 1", "hand duchy: anvil foxfolk_steel", "duchy crowns: 0 3 3")
    assert table.refuses(minister("captain")) == "12.5.3.I"
    assert table.refuses(minister("banker")) == "12.5.3.II"
    assert table.options == [END]


@law("12.5.3.I")
def test_a_swayed_minister_is_not_swayed_again() -> None:
    table = sway("1: duchy 1", "6: duchy 1", "hand duchy: anvil foxfolk_steel", "duchy swayed: captain")
    assert table.options == [minister("foremole"), minister("marshal"), END]


@law("12.5.3.II")
def test_each_card_needs_a_clearing_of_its_own() -> None:
    hand = "hand duchy: anvil foxfolk_steel bake_sale"
    one = sway("1: duchy 1", "burrow: duchy 3", hand)
    assert one.options == [END]
    two = sway("1: duchy 1", "3: duchy 1", hand).choose(minister("captain"))
    assert (two.prompt, len(two.options)) == ("reveal", 3)
    two.choose("card anvil")
    assert two.options == [Card(two.card("bake_sale"))]
    two.choose("card bake_sale")
    assert revealed(two) == ["anvil", "bake_sale"]


@law("12.5.3.II", "2.1.1")
def test_a_bird_speaks_to_any_clearing_but_the_burrow() -> None:
    table = sway("1: duchy 1", "3: tunnel", "burrow: duchy 3", "hand duchy: anvil armorers sappers")
    assert table.offers(minister("captain"))
    assert table.refuses(minister("mayor")) == "12.5.3.II"


# 12.6


@law("12.6", "12.6.1")
def test_revealed_birds_are_discarded_and_the_others_return() -> None:
    table = duchy("duchy revealed: armorers anvil", "1: citadel", next_step="evening")
    assert (table.discards, table.hand("duchy"), revealed(table)) == (["armorers"], ["anvil"], [])
    assert table.offers(Craft(table.card("anvil")))


@law("12.6", "12.6.3")
def test_markets_draw_cards() -> None:
    table = duchy("5: market 2", next_step="evening")
    assert len(table.hand("duchy")) == 3
    full = duchy("hand duchy: anvil bake_sale sword armorers sappers", next_step="draw")
    assert full.match.ask is not None
    assert (full.prompt, full.match.ask.law) == ("discard", "12.6.3")


# The Burrow among others' rules


@law("4.1.3")
def test_royal_claim_leaves_the_burrow_out() -> None:
    table = duchy("1: duchy 1", "crafted duchy: royal_claim", next_step="birdsong")
    table.choose(Use(table.card("royal_claim")))
    assert table.points("duchy") == 1


@law("4.1.3")
def test_no_taxes_are_collected_in_the_burrow() -> None:
    table = assembly("burrow: duchy 2", "1: tunnel", "crafted duchy: tax_collector")
    assert table.refuses(Use(table.card("tax_collector"))) == "4.1.3"


@law("10.2.6", "12.6.1")
def test_revealed_birds_become_lost_souls() -> None:
    table = duchy("duchy revealed: armorers", next_step="duchy.return", other="lizards")
    assert [table.s.setting.pack.names[card] for card in lost_souls(table.s).pile] == ["armorers"]


# Why not


@law("12.5.3.I", "12.5.3.II")
def test_they_are_told_what_swaying_a_minister_takes() -> None:
    table = sway("1: duchy 1", "3: duchy 1", "hand duchy: anvil foxfolk_steel bake_sale", "duchy crowns: 0 3 3")
    assert table.says_why_not(minister("banker")) == (
        "Needs 3 cards to reveal, each for another clearing with your pieces that it matches; you have 2."
    )
    assert table.says_why_not(minister("captain")) == "Every crown of the rank of Captain is in use."


@law("12.5.2", "12.5.2.VII", "12.5.2.VI")
def test_they_are_told_why_a_minister_cannot_act() -> None:
    table = parliament(
        "1: duchy 2, tunnel", "2: tunnel", "duchy swayed: marshal captain duchess_of_mud earl_of_stone banker"
    )
    assert table.says_why_not(minister("captain")) == "No enemy is where you have warriors."
    assert table.says_why_not(minister("duchess_of_mud")) == "Needs 3 tunnels on the map, you have 2."
    assert table.says_why_not(minister("earl_of_stone"), "cs") == "Na mapě nemáte žádnou citadelu."
    assert table.says_why_not(minister("banker")) == "You have no card in hand."
    acted = parliament("1: duchy 2", "duchy swayed: marshal captain", "5: marquise 1")
    acted.choose(minister("marshal"), Move(1, 5, 2))
    assert acted.says_why_not(minister("marshal")) == "Marshal has acted this turn."
    swayed = "duchy swayed: marshal banker captain mayor baron_of_dirt"
    mayor = parliament("1: duchy 2", "hand duchy: anvil", "5: market", swayed).choose(minister("mayor"))
    assert mayor.says_why_not(minister("baron_of_dirt")).endswith("Baron of Dirt is a lord.")
    assert mayor.says_why_not(minister("captain")) == "No enemy is where you have warriors."
