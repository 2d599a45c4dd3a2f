"""Every card of the Exiles and Partisans deck with an effect of its own."""

from __future__ import annotations

import pytest

from lexludi.games.root.rules.box.codes import SWORD, WARRIOR
from lexludi.games.root.rules.box.printed import pack
from lexludi.games.root.rules.options import Battle, Craft, Item, Move, Piece, Suit, Use
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act, Card, Whom
from tests.root.table import Table, lay, position

law = cites("root")
BATTLE = Act("battle")


def marquise(*lines: str, then: str = "marquise.daylight 0") -> Table:
    """The Marquise in her Daylight, or at another step, with these lines of a position."""
    head = "map: autumn\ndeck: exiles\nseats: marquise eyrie alliance\nmarquise actions: 3\n"
    return lay(head + "\n".join(lines) + f"\nnext: {then}; turn 1\n")


def use(table: Table, card: str, by: str = "") -> Table:
    """The player on turn, or the one who is named, uses a crafted card."""
    return table.by(by or table.on_turn, Use(table.card(card)))


def test_the_deck_has_54_cards_of_the_printed_suits_and_kinds() -> None:
    exiles = pack("exiles")
    assert exiles.size == 54
    assert [exiles.suit[:54].count(suit) for suit in range(4)] == [14, 13, 13, 14]
    assert sum(item >= 0 for item in exiles.item) == 20
    assert (sum(exiles.ambush), sum(exiles.dominance), sum(effect > 0 for effect in exiles.effect)) == (5, 4, 25)


# Birdsong cards


@law("4.1.3", "card.saboteurs")
def test_saboteurs_discard_an_enemys_card() -> None:
    """Position: sabotaged-coffins. What lay on Coffin Makers goes home unscored."""
    table = position("sabotaged-coffins")
    supply = table.supply("marquise")
    use(table, "saboteurs")
    assert table.discards == ["saboteurs", "coffin_makers"]
    assert (table.s.crafted, table.coffins) == ([[], [], []], [0, 0, 0])
    assert (table.supply("marquise"), table.points("eyrie")) == (supply + 3, 0)


@law("4.1.3", "card.saboteurs")
def test_saboteurs_choose_among_all_enemy_cards_and_may_wait() -> None:
    table = marquise(
        "crafted marquise: saboteurs", "crafted eyrie: tunnels informants", "crafted alliance: swap_meet",
        then="window 0 birdsong-start",
    )  # fmt: skip
    assert table.offers(Pass())
    use(table, "saboteurs")
    assert set(table.options) == {Card(table.card(name)) for name in ("tunnels", "informants", "swap_meet")}


@law("2.5", "card.soup_kitchens")
def test_sabotaged_soup_kitchens_no_longer_rule() -> None:
    table = lay(
        """
        map: autumn
        deck: exiles
        seats: marquise alliance
        active: marquise birdsong
        5: sympathy, marquise 1
        crafted marquise: saboteurs
        crafted alliance: soup_kitchens
        next: window 0 birdsong-start; daylight 0; turn 1
        """
    )
    assert table.ruler(5) == "alliance"
    assert use(table, "saboteurs").ruler(5) == "marquise"


@law("1.5.5", "card.false_orders")
def test_false_orders_send_half_rounded_up() -> None:
    """Position: false-orders-moves-half-rounded-up."""
    table = position("false-orders-moves-half-rounded-up")
    use(table, "false_orders")
    assert table.options == [Move(5, 1, 3), Move(5, 2, 3), Move(9, 1, 1), Move(9, 4, 1), Move(9, 12, 1)]
    table.choose(Move(5, 2, 3))
    assert (table.warriors("marquise", 5), table.warriors("marquise", 2)) == (2, 3)
    assert table.discards == ["false_orders"]


@law("4.1.3", "1.3.2", "card.swap_meet")
def test_swap_meet_takes_a_random_card_and_gives_one_back() -> None:
    table = marquise(
        "crafted marquise: swap_meet", "hand marquise: anvil", "hand eyrie: bake_sale investments",
        then="window 0 birdsong",
    )  # fmt: skip
    table.dice(1)
    use(table, "swap_meet")
    assert table.options == [Card(table.card("anvil")), Card(table.card("investments"))]
    table.choose(Card(table.card("anvil")))
    assert (table.hand("marquise"), table.hand("eyrie")) == (["investments"], ["anvil", "bake_sale"])


@law("4.1.3", "card.swap_meet")
def test_swap_meet_works_once_a_turn_on_somebody_with_cards() -> None:
    table = marquise("crafted marquise: swap_meet", "hand eyrie: anvil", then="window 0 birdsong")
    use(table, "swap_meet")
    assert (table.hand("eyrie")[0], table.s.active) == ("anvil", 1)


@law("4.1.3", "card.eyrie_emigre")
def test_eyrie_emigre_must_move_and_fight() -> None:
    """Position: emigre-must-go-and-fight. There is no declining, but any move may be made."""
    table = position("emigre-must-go-and-fight")
    assert table.options == [Move(5, to, count) for to in (1, 2) for count in (1, 2)]
    table.dice(1, 0).choose(Move(5, 1, 2))
    assert (table.warriors("eyrie", 1), table.warriors("marquise", 1)) == (0, 2)
    assert table.s.crafted[0] == [table.card("eyrie_emigre")]


@law("4.1.3", "card.eyrie_emigre")
def test_eyrie_emigre_with_nowhere_to_fight_is_lost() -> None:
    """Position: emigre-has-nowhere-to-fight, ruling R149: the move is made all the same."""
    table = position("emigre-has-nowhere-to-fight")
    assert table.options == [Move(5, to, count) for to in (1, 2) for count in (1, 2)]
    table.choose(Move(5, 2, 1))
    assert (table.discards, table.s.effects[0]) == (["eyrie_emigre"], 0)
    assert (table.warriors("marquise", 5), table.warriors("marquise", 2)) == (1, 1)


@law("4.1.3", "card.eyrie_emigre")
def test_eyrie_emigre_without_a_move_is_lost() -> None:
    table = marquise("crafted marquise: eyrie_emigre", "5: marquise 1, eyrie 2", then="window 0 birdsong-end")
    assert (table.discards, table.warriors("marquise", 5)) == (["eyrie_emigre"], 1)


# Always on


@law("2.5", "card.soup_kitchens")
def test_soup_kitchens_count_tokens_twice() -> None:
    """Position: soup-kitchens-feed-a-clearing."""
    assert position("soup-kitchens-feed-a-clearing").ruler(5) == "marquise"


@law("2.5", "card.soup_kitchens")
def test_soup_kitchens_rule_from_the_moment_they_are_crafted() -> None:
    table = marquise(
        "1: workshop", "2: workshop", "5: workshop, wood, eyrie 2", "hand marquise: soup_kitchens",
        then="crafting 0; marquise.daylight 0",
    )  # fmt: skip
    assert table.ruler(5) == "eyrie"
    assert table.choose(Craft(table.card("soup_kitchens"))).ruler(5) == "marquise"


@law("2.3", "card.boat_builders")
def test_boat_builders_make_rivers_paths() -> None:
    table = marquise("4: marquise 1", "crafted marquise: boat_builders").choose(Act("march"))
    assert table.options == [Move(4, to, 1) for to in (7, 8, 9, 12)]


@law("4.2.1", "card.boat_builders")
def test_boat_builders_still_need_rule() -> None:
    table = marquise("4: marquise 1, eyrie 1", "7: eyrie 1", "1: marquise 1", "crafted marquise: boat_builders")
    assert table.choose(Act("march")).refuses(Move(4, 7, 1)) == "4.2.1"


@law("4.2.1", "card.corvid_planners")
def test_corvid_planners_need_no_rule() -> None:
    """Position: planners-march-anywhere."""
    table = position("planners-march-anywhere").choose(Act("march"), Move(5, 2, 1))
    assert table.warriors("marquise", 2) == 1


@law("2.2.1", "card.tunnels")
def test_tunnels_join_crafting_pieces() -> None:
    """Position: tunnels-between-workshops."""
    table = position("tunnels-between-workshops").choose(Act("march"), Move(5, 8, 2))
    assert table.warriors("marquise", 8) == 2


@law("card.tunnels")
def test_tunnels_lead_only_between_crafting_pieces() -> None:
    table = marquise("5: marquise 1, sawmill", "8: workshop", "crafted marquise: tunnels").choose(Act("march"))
    assert table.options == [Move(5, 1, 1), Move(5, 2, 1)]


@law("4.1.2", "card.murine_broker")
def test_murine_broker_draws_when_others_craft_items() -> None:
    table = marquise(
        "5: workshop", "hand marquise: woodland_runners", "crafted eyrie: murine_broker",
        then="crafting 0; marquise.daylight 0",
    )  # fmt: skip
    table.choose(Craft(table.card("woodland_runners")))
    assert len(table.hand("eyrie")) == 1


@law("4.1.2", "card.murine_broker")
def test_murine_broker_minds_neither_his_own_items_nor_effects() -> None:
    table = marquise(
        "5: workshop", "2: workshop 2", "hand marquise: woodland_runners master_engravers",
        "crafted marquise: murine_broker", then="crafting 0; marquise.daylight 0",
    )  # fmt: skip
    table.choose(Craft(table.card("woodland_runners")))
    assert table.hand("marquise") == ["master_engravers"]
    table = marquise(
        "2: workshop 2", "12: marquise 1", "hand marquise: master_engravers", "crafted eyrie: murine_broker",
        then="crafting 0; marquise.daylight 0",
    )  # fmt: skip
    assert table.choose(Craft(table.card("master_engravers"))).hand("eyrie") == []


@law("3.2.2", "card.master_engravers")
def test_master_engravers_add_a_point_to_items() -> None:
    table = marquise(
        "5: workshop", "hand marquise: woodland_runners", "crafted marquise: master_engravers",
        then="crafting 0; marquise.daylight 0",
    )  # fmt: skip
    table.choose(Craft(table.card("woodland_runners")))
    assert table.points("marquise") == 2


@law("7.2.3", "card.master_engravers")
def test_master_engravers_add_a_point_to_the_eyries_single_one() -> None:
    """Position: engravers-on-top-of-disdain."""
    table = position("engravers-on-top-of-disdain")
    assert table.choose(Craft(table.card("bake_sale"))).points("eyrie") == 2


@law("4.1.3", "6.2.3", "card.coffin_makers")
def test_coffin_makers_collect_the_fallen_but_not_the_saved() -> None:
    """Position: coffins-after-the-hospital."""
    table = position("coffins-after-the-hospital")
    table.dice(2, 2).choose(BATTLE).choose(Card(table.card("bake_sale")))
    assert table.coffins == [0, 2, 0]
    assert (table.warriors("marquise", 1), table.supply("eyrie")) == (3, 18)


@law("4.1.3", "card.coffin_makers")
def test_coffin_makers_pay_a_point_for_each_full_five() -> None:
    """Position: coffins-pay-out."""
    table = position("coffins-pay-out")
    assert (table.points("eyrie"), table.coffins) == (1, [0, 0, 0])
    assert (table.supply("marquise"), table.supply("eyrie"), table.supply("alliance")) == (25, 20, 10)


@law("1.5.1")
def test_warriors_in_coffins_are_nobodys_supply() -> None:
    table = marquise("5: recruiter, marquise 23", "coffins: marquise 2", "crafted eyrie: coffin_makers")
    assert table.supply("marquise") == 0
    assert not table.offers(Act("recruit"))


# Battle cards


@law("4.3.3.I", "card.fox_partisans", "card.rabbit_partisans", "card.mouse_partisans")
@pytest.mark.parametrize(("card", "at"), [("fox_partisans", 12), ("rabbit_partisans", 5), ("mouse_partisans", 9)])
def test_partisans_strike_in_their_suit(card: str, at: int) -> None:
    table = marquise(f"{at}: marquise 1, eyrie 3", f"crafted marquise: {card}").dice(3, 0).choose(BATTLE)
    use(table, card)
    assert table.warriors("eyrie", at) == 1
    assert table.prompt == "marquise"


@law("4.3.3")
def test_partisans_stay_at_home_elsewhere() -> None:
    table = marquise("5: marquise 1, eyrie 3", "crafted marquise: fox_partisans").dice(0, 0).choose(BATTLE)
    assert table.warriors("eyrie", 5) == 3


@law("4.3.3")
def test_partisans_cost_all_cards_of_other_suits() -> None:
    """Position: partisans-cost-the-birds, ruling R10."""
    table = position("partisans-cost-the-birds").dice(0, 0).choose(BATTLE)
    use(table, "rabbit_partisans")
    assert table.hand("marquise") == ["bake_sale"]
    assert sorted(table.discards) == ["anvil", "birdy_bindle"]


@law("4.3.3.I")
def test_partisans_help_the_defender_too() -> None:
    table = marquise("5: marquise 3, eyrie 1", "crafted eyrie: rabbit_partisans").dice(3, 3).choose(BATTLE)
    use(table, "rabbit_partisans", by="eyrie")
    assert table.warriors("marquise", 5) == 1


# Daylight cards


@law("G.1.13", "card.propaganda_bureau")
def test_propaganda_bureau_replaces_a_warrior_in_a_matching_clearing() -> None:
    table = marquise(
        "1: eyrie 1", "5: eyrie 2, alliance 1", "9: marquise 1", "crafted marquise: propaganda_bureau",
        "hand marquise: bake_sale birdy_bindle investments",
    )  # fmt: skip
    use(table, "propaganda_bureau")
    assert set(table.options) == {Card(table.card("bake_sale")), Card(table.card("birdy_bindle"))}
    table.choose(Card(table.card("bake_sale")))
    assert table.options == [Piece(1, WARRIOR, 5), Piece(2, WARRIOR, 5)]
    table.choose(Piece(1, WARRIOR, 5))
    assert (table.warriors("marquise", 5), table.warriors("eyrie", 5)) == (1, 1)
    assert table.discards == ["bake_sale"]
    assert not table.offers(Use(table.card("propaganda_bureau")))


def test_how_many_cards_would_do_for_propaganda_does_not_show() -> None:
    table = marquise(
        "5: eyrie 2", "9: marquise 1", "crafted marquise: propaganda_bureau", "hand marquise: bake_sale investments"
    )
    use(table, "propaganda_bureau")
    assert (table.prompt, table.options) == ("pay-propaganda", [Card(table.card("bake_sale"))])


@law("G.1.13", "card.propaganda_bureau")
def test_propaganda_bureau_needs_a_warrior_in_supply() -> None:
    table = marquise("5: eyrie 2", "9: marquise 25", "crafted marquise: propaganda_bureau", "hand marquise: bake_sale")
    assert table.refuses(Use(table.card("propaganda_bureau"))) == "4.1.3"


@law("G.1.13")
def test_a_replaced_warrior_is_not_buried() -> None:
    table = marquise(
        "5: eyrie 2", "9: marquise 1", "crafted marquise: propaganda_bureau", "crafted alliance: coffin_makers",
        "hand marquise: bake_sale",
    )  # fmt: skip
    use(table, "propaganda_bureau")
    assert (table.coffins, table.supply("eyrie")) == ([0, 0, 0], 19)


@law("G.1.13", "6.2.3")
def test_the_hospital_saves_a_replaced_warrior() -> None:
    """Position: propaganda-and-the-hospital, ruling R12."""
    table = position("propaganda-and-the-hospital")
    use(table, "propaganda_bureau").by("marquise", Card(table.card("bake_sale")))
    assert (table.warriors("eyrie", 5), table.warriors("marquise", 5), table.warriors("marquise", 1)) == (1, 1, 1)


@law("4.1.3", "card.league_of_adventurous_mice")
def test_league_of_adventurous_mice_moves_or_battles_for_an_item() -> None:
    """Position: league-has-one-fresh-item."""
    table = position("league-has-one-fresh-item")
    use(table, "league_of_adventurous_mice")
    assert {Move(5, 1, 2), Battle(5, 1)} <= set(table.options)
    table.dice(1, 0).choose(Battle(5, 1))
    assert (table.warriors("eyrie", 5), table.s.turned[0][SWORD]) == (0, 1)
    assert not table.offers(Use(table.card("league_of_adventurous_mice")))


@law("4.1.3", "card.league_of_adventurous_mice")
def test_league_of_adventurous_mice_chooses_its_item_and_needs_a_fresh_one() -> None:
    league = "crafted marquise: league_of_adventurous_mice"
    table = marquise("5: marquise 2", "box marquise: boot tea", league)
    use(table, "league_of_adventurous_mice")
    assert table.options == [Item(0, 0), Item(4, 0)]
    table = marquise("5: marquise 2", "box marquise: boot", "turned marquise: boot", league)
    assert table.refuses(Use(table.card("league_of_adventurous_mice"))) == "4.1.3"


# Evening cards


@law("4.1.3", "card.charm_offensive")
def test_charm_offensive_draws_a_card_and_gives_a_point() -> None:
    table = marquise("crafted marquise: charm_offensive", then="window 0 evening-start")
    use(table, "charm_offensive")
    assert (len(table.hand("marquise")), table.options) == (1, [Whom(1), Whom(2)])
    assert table.choose(Whom(2)).points("alliance") == 1


@law("2.1.2", "1.2.2", "card.informants")
def test_informants_take_an_ambush_instead_of_the_draw() -> None:
    """Position: informants-instead-of-drawing."""
    table = position("informants-instead-of-drawing")
    assert table.options == [Card(table.card("ambush_bird")), Pass()]
    table.choose(Card(table.card("ambush_bird")))
    assert (table.hand("marquise"), table.discards) == (["ambush_bird"], ["anvil"])


@law("2.1.2", "card.informants")
def test_informants_may_let_the_draw_happen() -> None:
    table = position("informants-instead-of-drawing").choose(Pass())
    assert len(table.hand("marquise")) == 1
    assert table.hand("marquise") != ["ambush_bird"]


@law("2.1.2", "card.charm_offensive", "card.informants")
def test_informants_replace_the_draw_of_a_charm_offensive_as_well() -> None:
    table = marquise(
        "crafted marquise: charm_offensive informants", "discards: ambush_fox", "active: marquise evening",
        then="window 0 evening-start",
    )  # fmt: skip
    use(table, "charm_offensive")
    assert table.prompt == "inform"
    assert table.choose(Card(table.card("ambush_fox"))).prompt == "charm"


def test_any_two_pieces_build_boats() -> None:
    table = marquise(
        "5: workshop 2", "2: workshop", "hand marquise: boat_builders", then="crafting 0; marquise.daylight 0"
    )
    table.choose(Craft(table.card("boat_builders")), Suit(1))
    assert table.options == [Suit(1), Suit(2)]
