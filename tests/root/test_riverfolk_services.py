"""Law 11.2.6, 11.2.7: buying services of the Riverfolk, and fighting with mercenaries."""

from __future__ import annotations

import pytest

from lexludi.games.root.factions.riverfolk.board import Riverfolk
from lexludi.games.root.factions.vagabond.board import HOSTILE, INDIFFERENT, vagabond
from lexludi.games.root.rules.box.codes import SAWMILL, WARRIOR
from lexludi.games.root.rules.events import GaveOpenly, Removed
from lexludi.games.root.rules.options import Battle, Craft, Item, Move, Service, Use
from lexludi.games.root.rules.places.landmarks import place_of
from lexludi.games.root.rules.services import services
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act, Card, Whom, Yes
from tests.root.table import ANY_SUITS, Table, lay

law = cites("root")

HAND_CARD, RIVERBOATS, MERCENARIES = Service(0), Service(1), Service(2)
BATTLE, MARCH, END = Act("battle"), Act("march"), Act("end")


def shop(*lines: str, buyer: str = "marquise", deck: str = "base", then: str = "riverfolk.open 0; pause 0") -> Table:
    """A buyer at the start of Birdsong. The Riverfolk play second; seat 2 is the Eyrie, or the Alliance."""
    third = "alliance" if buyer == "eyrie" else "eyrie"
    return lay(
        "\n".join(
            [
                "map: autumn",
                f"deck: {deck}",
                f"seats: {buyer} riverfolk {third}",
                f"active: {buyer.partition(':')[0]} birdsong",
                "riverfolk prices: 1 2 3",
                f"next: {then}",
                *lines,
            ]
        )
    )


def hired(*lines: str, buyer: str = "marquise", step: str = "marquise.daylight", deck: str = "base") -> Table:
    """A buyer of mercenaries in Daylight."""
    return lay(
        "\n".join(
            [
                "map: autumn",
                f"deck: {deck}",
                f"seats: {buyer} riverfolk {'alliance' if buyer == 'eyrie' else 'eyrie'} vagabond:thief",
                f"active: {buyer} daylight",
                f"mercenaries: {buyer}",
                f"next: {step} 0; pause 0",
                *(["marquise actions: 3"] if buyer == "marquise" else []),
                *lines,
            ]
        )
    )


def board(table: Table) -> Riverfolk:
    found = table.s.boards[table.seat("riverfolk")]
    assert isinstance(found, Riverfolk)
    return found


# 11.2.6 Buying services


@law("11.2.6", "1.4.1")
def test_services_are_bought_before_anything_else_in_birdsong() -> None:
    table = shop("1: sawmill", "hand riverfolk: anvil", then="birdsong 0; pause 0")
    assert (table.prompt, table.options) == ("services", [HAND_CARD, RIVERBOATS, MERCENARIES, Pass()])
    assert table.pieces("wood", 1) == 0
    table.choose(Pass())
    assert table.pieces("wood", 1) == 1


@law("11.2.6")
def test_nobody_must_buy() -> None:
    table = shop("hand riverfolk: anvil").choose(Pass())
    assert (table.prompt, sum(board(table).payments)) == ("pause", 0)


def test_the_riverfolk_buy_nothing_from_themselves() -> None:
    """Ruling R63."""
    table = shop("hand riverfolk: anvil", then="riverfolk.open 1; pause 0")
    assert table.prompt == "pause"


@law("11.2.6", "1.1.3")
def test_a_card_for_the_start_of_birdsong_may_be_used_first() -> None:
    table = shop("hand riverfolk: anvil", "crafted marquise: better_burrow_bank", "deck order: sword cobbler")
    table.choose(Use(table.card("better_burrow_bank")), Whom(1))
    assert (table.prompt, table.hand("riverfolk")) == ("services", ["anvil", "sword"])


@law("11.2.6.I")
@pytest.mark.parametrize(("service", "price"), [(HAND_CARD, 1), (RIVERBOATS, 2), (MERCENARIES, 3)])
def test_the_price_is_paid_from_the_supply_into_the_payments_box(service: Service, price: int) -> None:
    table = shop("hand riverfolk: anvil").choose(service)
    assert (board(table).payments[0], table.supply("marquise")) == (price, 25 - price)


@law("11.2.6.I")
def test_who_has_too_few_warriors_in_supply_cannot_buy() -> None:
    table = shop("hand riverfolk: anvil", "1: marquise 23")
    assert table.options == [HAND_CARD, RIVERBOATS, Pass()]
    assert table.refuses(MERCENARIES) == "11.2.6.I"


@law("11.2.6.I", "1.5.3")
def test_all_warriors_paid_away_come_back_when_funds_are_spent() -> None:
    table = shop("1: marquise 22", "hand riverfolk: anvil").choose(MERCENARIES)
    assert table.supply("marquise") == 0
    later = lay(
        table.match.position().replace("next: pause 0", "next: riverfolk.gather 1; riverfolk.daylight 1; pause 0")
    )
    later.by("riverfolk", Act("recruit"))
    later.by("riverfolk", later.options[0])
    assert (later.supply("marquise"), board(later).funds[0]) == (1, 2)


@law("11.2.6.II")
def test_one_service_a_turn_without_trade_posts() -> None:
    table = shop("1: marquise 2", "5: trade_post_rabbit", "hand riverfolk: anvil sword").choose(HAND_CARD)
    assert table.prompt == "buy-card"
    table.choose(Card(table.card("anvil")))
    assert table.prompt == "pause"


@law("11.2.6.II")
@pytest.mark.parametrize("piece", ["marquise 1", "sawmill", "wood"])
def test_one_more_for_each_clearing_shared_with_a_trade_post(piece: str) -> None:
    table = shop(f"1: {piece}, trade_post_fox", "5: trade_post_rabbit", "hand riverfolk: anvil").choose(RIVERBOATS)
    assert table.options == [HAND_CARD, MERCENARIES, Pass()]
    table.choose(HAND_CARD)
    assert table.prompt == "pause"


@law("11.2.6.II")
def test_what_more_than_the_allowed_services_is_refused() -> None:
    table = shop("1: marquise 1, trade_post_fox", "hand riverfolk: anvil", "riverfolk sold: 0").choose(RIVERBOATS)
    assert table.refuses(RIVERBOATS) == "11.2.7.II"
    again = shop("1: marquise 2", "riverfolk sold: 1", "hand riverfolk: anvil", "crafted marquise: better_burrow_bank",
                 then="riverfolk.buy 0; pause 0")  # fmt: skip
    assert again.prompt == "pause"


@law("11.2.6.II")
def test_a_new_turn_brings_a_new_service() -> None:
    table = shop("hand riverfolk: anvil", "riverfolk sold: 5")
    assert table.offers(HAND_CARD)


@law("11.2.6.III")
def test_the_vagabond_pays_with_items() -> None:
    table = shop("vagabond character: thief", "pawns: vagabond=1", "vagabond ready: boot torch tea",
                 buyer="vagabond:thief")  # fmt: skip
    table.choose(RIVERBOATS, Item(0, 0), Item(7, 0))
    assert (board(table).payments[:2], table.supply("riverfolk")) == ([0, 2], 13)
    assert sum(vagabond(table.s, 0).heaps[0]) == 1
    assert services(table.s).boater == 0


@law("11.2.6.III")
def test_the_vagabond_cannot_pay_with_exhausted_or_damaged_items() -> None:
    table = shop("vagabond character: thief", "pawns: vagabond=1", "vagabond ready: boot", "vagabond exhausted: tea",
                 "vagabond damaged: sword", "hand riverfolk: anvil", buyer="vagabond:thief")  # fmt: skip
    assert table.refuses(RIVERBOATS) == "11.2.6.III"
    assert table.offers(HAND_CARD)


@law("11.2.6.III", "1.5.4")
def test_without_warriors_the_riverfolk_serve_a_vagabond_for_less() -> None:
    table = shop("vagabond character: thief", "pawns: vagabond=1", "vagabond ready: boot boot", "4: riverfolk 14",
                 buyer="vagabond:thief")  # fmt: skip
    table.choose(RIVERBOATS)
    assert (board(table).payments[1], services(table.s).boater) == (1, 0)


@law("11.2.6.II", "11.2.6.III")
def test_a_pawn_beside_a_trade_post_allows_one_more() -> None:
    table = shop("vagabond character: thief", "pawns: vagabond=1", "vagabond ready: boot boot boot",
                 "1: trade_post_fox", "hand riverfolk: anvil", buyer="vagabond:thief")  # fmt: skip
    assert table.choose(HAND_CARD).offers(RIVERBOATS)


# 11.2.7 The three services


@law("11.2.7", "11.2.7.I")
def test_a_bought_card_changes_hands_for_all_to_see() -> None:
    table = shop("hand riverfolk: anvil sword", "hand marquise: armorers").choose(HAND_CARD)
    table.choose(Card(table.card("sword")))
    assert (table.hand("riverfolk"), table.hand("marquise")) == (["anvil"], ["sword", "armorers"])
    assert table.events(GaveOpenly)[0] in table.match.events_for(2)
    assert table.match.view(2)["hands"][0] == [-1, -1]


@law("11.2.7.I")
def test_the_hand_card_can_be_bought_several_times() -> None:
    table = shop("1: marquise 1, trade_post_fox", "hand riverfolk: anvil sword cobbler")
    table.choose(HAND_CARD, Card(table.card("sword")), HAND_CARD, Card(table.card("anvil")))
    assert (table.hand("riverfolk"), board(table).payments[0]) == (["cobbler"], 2)


@law("11.2.7.I", "11.2.3")
def test_buying_an_open_card_reveals_nothing_and_can_be_taken_back() -> None:
    table = shop("hand riverfolk: anvil sword").choose(HAND_CARD)
    table.choose(Card(table.card("sword")))
    table.match.undo()
    assert (table.prompt, table.hand("riverfolk")) == ("buy-card", ["anvil", "sword"])


@law("11.2.3", "4.3.1")
def test_without_an_ambush_to_be_seen_they_are_not_asked_for_one() -> None:
    lines = ("1: marquise 2, riverfolk 2", "5: marquise 1, eyrie 1", "dice: 1 0")
    table = hired("hand riverfolk: anvil", *lines).choose(BATTLE, Battle(1, 1))
    assert (table.prompt, table.warriors("riverfolk", 1)) == ("marquise", 1)
    table = hired("hand riverfolk: ambush_fox", *lines).choose(BATTLE, Battle(1, 1))
    assert (table.prompt, table.asked) == ("ambush", 1)


@law("11.2.7.I")
def test_an_empty_hand_sells_no_card() -> None:
    assert shop().refuses(HAND_CARD) == "11.2.7.I"


@law("11.2.7.II", "2.2.1")
def test_riverboats_make_rivers_paths_for_the_buyer() -> None:
    lines = ("4: marquise 1", "marquise actions: 3", "active: marquise daylight", "riverboats: marquise")
    table = lay("\n".join(["map: autumn", "seats: marquise riverfolk", *lines, "next: marquise.daylight 0; pause 0"]))
    assert table.choose(MARCH).offers(Move(4, 7, 1))
    dry = lay("\n".join(["map: autumn", "seats: marquise riverfolk", *lines[:3], "next: marquise.daylight 0; pause 0"]))
    assert not dry.choose(MARCH).offers(Move(4, 7, 1))


@law("11.2.7.II", "4.2.1")
def test_on_riverboats_rule_still_matters() -> None:
    table = lay(
        """
        map: autumn
        seats: marquise riverfolk eyrie
        active: marquise daylight
        riverboats: marquise
        4: marquise 1, eyrie 2
        7: eyrie 2
        9: marquise 1
        marquise actions: 3
        next: marquise.daylight 0; pause 0
        """
    )
    assert table.choose(MARCH).refuses(Move(4, 7, 1)) == "4.2.1"


@law("11.2.7.II")
def test_riverboats_last_to_the_end_of_the_turn() -> None:
    table = shop("hand riverfolk: anvil").choose(RIVERBOATS)
    assert services(table.s).boater == 0
    later = lay(table.match.position().replace("next: pause 0", "next: turn-end 0"))
    assert services(later.s).boater == -1


@law("11.2.7.II")
def test_riverboats_are_bought_once_a_turn() -> None:
    table = shop("1: marquise 1, trade_post_fox", "hand riverfolk: anvil").choose(RIVERBOATS)
    assert table.refuses(RIVERBOATS) == "11.2.7.II"


# 11.2.7.III Mercenaries


@law("11.2.7.III", "2.5")
def test_mercenaries_count_for_rule_from_daylight_to_the_end_of_evening() -> None:
    table = shop(
        "1: marquise 1, riverfolk 2, eyrie 2", "hand riverfolk: anvil", then="riverfolk.open 0; pause 0; daylight 0"
    )
    table.choose(MERCENARIES)
    assert (table.prompt, table.ruler(1)) == ("pause", "eyrie")
    day = lay(table.match.position().replace("next: pause 0; ", "next: "))
    assert day.ruler(1) == "marquise"
    dusk = lay(day.match.position().replace("next: ", "next: turn-end 0; pause 0 #").partition("#")[0])
    assert dusk.ruler(1) != "marquise"
    assert services(dusk.s).hirer == -1


@law("7.2.2", "11.2.7.III")
def test_a_tie_of_mercenaries_alone_is_not_won_by_the_eyrie() -> None:
    lines = ("5: riverfolk 2, alliance 2", "8: riverfolk 1, eyrie 1, alliance 2")
    table = hired(*lines, buyer="eyrie", step="eyrie.resolve")
    assert (table.ruler(5), table.ruler(8)) == ("", "eyrie")


@law("11.2.7.III")
def test_mercenaries_neither_rule_nor_fight_in_birdsong() -> None:
    table = shop("1: marquise 1, riverfolk 3", "5: eyrie 4, riverfolk 2", "mercenaries: marquise", "dice: 3 0",
                 "crafted marquise: eyrie_emigre", deck="exiles", then="window 0 birdsong-end; pause 0")  # fmt: skip
    assert table.ruler(1) == "riverfolk"
    table = shop("1: marquise 2, riverfolk 1", "5: eyrie 4, riverfolk 2", "mercenaries: marquise", "dice: 3 0",
                 "crafted marquise: eyrie_emigre", deck="exiles", then="window 0 birdsong-end; pause 0")  # fmt: skip
    table.choose(Move(1, 5, 1), Battle(5, 2))
    assert table.warriors("eyrie", 5) == 3


@law("C.3.4")
def test_mercenaries_hold_the_tower_at_the_end_of_evening() -> None:
    lines = [
        "map: mountain",
        ANY_SUITS,
        "seats: marquise riverfolk eyrie",
        "active: marquise evening",
        "10: riverfolk 2, eyrie 1",
    ]
    paid = lay("\n".join([*lines, "mercenaries: marquise", "next: turn-end 0"]))
    assert (place_of(paid.s, "tower"), paid.points("marquise"), paid.ruler(10)) == (10, 1, "riverfolk")
    assert lay("\n".join([*lines, "next: turn-end 0"])).points("marquise") == 0


@law("G.1.21")
def test_the_riverfolk_do_not_rule_with_hired_warriors() -> None:
    assert hired("1: riverfolk 2").ruler(1) == "marquise"
    assert hired("1: riverfolk 3, eyrie 2").ruler(1) == "marquise"


@law("11.2.7.III")
def test_mercenaries_fight_for_the_buyer() -> None:
    table = hired("1: marquise 1, riverfolk 2, eyrie 4", "dice: 3 0").choose(BATTLE, Battle(1, 2))
    assert table.warriors("eyrie", 1) == 1


@law("11.2.7.III")
def test_mercenaries_do_not_fight_the_riverfolk() -> None:
    table = hired("1: marquise 1, riverfolk 3, eyrie 1", "dice: 3 0").choose(BATTLE, Battle(1, 1))
    assert table.warriors("riverfolk", 1) == 2


@law("11.2.7.III", "4.3")
def test_mercenaries_alone_can_battle_but_not_each_other() -> None:
    table = hired("1: riverfolk 2, eyrie 3", "5: marquise 1, eyrie 1", "dice: 1 0").choose(BATTLE)
    assert table.options == [Battle(1, 2), Battle(5, 2)]
    table.choose(Battle(1, 2))
    assert table.warriors("eyrie", 1) == 2


@law("11.2.7.III")
def test_the_eyrie_resolve_battles_of_the_decree_with_mercenaries() -> None:
    table = hired("1: riverfolk 2, alliance 2", "12: riverfolk 1, alliance 1", "eyrie leader: commander",
                  "eyrie battle: anvil", "eyrie todo battle: anvil", buyer="eyrie", step="eyrie.resolve")  # fmt: skip
    while table.prompt not in ("battle", "pause", "leader"):
        table.choose(table.options[0])
    assert (table.prompt, table.options) == ("battle", [Battle(1, 2), Battle(12, 2)])


@law("4.2")
def test_mercenaries_cannot_be_moved() -> None:
    table = hired("1: riverfolk 2", "5: marquise 1").choose(MARCH)
    assert all(isinstance(option, Move) and option.origin == 5 for option in table.options)


@law("3.3.1.I")
def test_mercenaries_do_not_count_for_dominance() -> None:
    table = lay(
        """
        map: autumn
        seats: marquise riverfolk eyrie
        active: marquise evening
        mercenaries: marquise
        1: marquise 1
        6: marquise 1
        8: riverfolk 2
        dominance marquise: dominance_fox
        next: turn-end 0; pause 0
        """
    )
    assert (table.match.result, table.s.ruled[8]) == (None, 1)
    again = table.s.copy()
    assert services(again).hirer == -1


@law("11.2.7.III", "6.2.3", "1.5.3")
def test_field_hospitals_do_not_heal_mercenaries() -> None:
    table = hired("1: marquise 2, riverfolk 2, eyrie 3", "2: keep", "hand marquise: anvil", "dice: 2 2")
    table.choose(BATTLE, Battle(1, 2))
    assert (table.prompt, table.match.ask.about if table.match.ask else ()) == ("hospital", (1, 1))
    table.choose(Card(table.card("anvil")))
    assert (table.warriors("marquise", 2), table.warriors("riverfolk", 2), table.supply("riverfolk")) == (1, 0, 14)


@law("11.2.7.III", "G.1.21")
def test_a_favor_of_the_buyer_spares_mercenaries_but_not_trade_posts() -> None:
    table = hired("1: riverfolk 2, trade_post_fox, eyrie 1", "6: workshop", "8: workshop 2",
                  "hand marquise: favor_of_the_foxes", step="crafting")  # fmt: skip
    table.choose(Craft(table.card("favor_of_the_foxes")))
    assert (table.warriors("riverfolk", 1), table.warriors("eyrie", 1), table.pieces("trade_post_fox", 1)) == (2, 0, 0)


@law("11.2.7.III", "G.1.13")
def test_propaganda_of_the_buyer_replaces_no_mercenary() -> None:
    table = hired("1: riverfolk 1, eyrie 1", "crafted marquise: propaganda_bureau", "hand marquise: foxfolk_steel",
                  step="extras", deck="exiles")  # fmt: skip
    table.choose(Use(table.card("propaganda_bureau")))
    assert (table.warriors("riverfolk", 1), table.warriors("eyrie", 1), table.warriors("marquise", 1)) == (1, 0, 1)


# Hits


@law("11.2.7.III.a")
@pytest.mark.parametrize(
    ("own", "paid", "hits", "left"),
    [
        (3, 3, 1, (2, 3)),
        (3, 3, 2, (2, 2)),
        (3, 3, 3, (1, 2)),
        (1, 3, 3, (0, 1)),
        (0, 3, 2, (0, 1)),
        (3, 1, 3, (1, 0)),
    ],
)
def test_hits_are_split_and_the_odd_one_is_the_buyers(own: int, paid: int, hits: int, left: tuple[int, int]) -> None:
    table = hired(f"1: marquise {own}, riverfolk {paid}, eyrie 9", "5: marquise 1, eyrie 1", f"dice: {hits} {hits}")
    table.choose(BATTLE, Battle(1, 2))
    assert (table.warriors("marquise", 1), table.warriors("riverfolk", 1)) == left


@law("11.2.7.III.a", "4.3.4")
def test_buildings_fall_only_after_the_last_mercenary() -> None:
    table = hired("1: marquise 1, riverfolk 2, sawmill, eyrie 9", "dice: 3 3").choose(BATTLE, Battle(1, 2))
    assert (table.warriors("marquise", 1), table.warriors("riverfolk", 1), table.pieces("sawmill", 1)) == (0, 0, 1)
    table = hired("1: marquise 1, riverfolk 1, sawmill, eyrie 9", "dice: 3 3").choose(BATTLE, Battle(1, 2))
    assert (table.pieces("sawmill", 1), table.s.stock[SAWMILL]) == (0, 6)


@law("11.2.7.III.a", "4.3.1")
def test_an_ambush_is_split_as_well() -> None:
    table = hired("1: marquise 2, riverfolk 2, eyrie 2", "hand eyrie: ambush_fox", "dice: 0 0").choose(BATTLE)
    table.choose(Battle(1, 2))
    table.by("eyrie", Card(table.card("ambush_fox")))
    assert (table.warriors("marquise", 1), table.warriors("riverfolk", 1)) == (1, 1)


@law("11.2.7.III.a", "4.3.1.II")
def test_an_ambushed_buyer_fights_on_with_mercenaries() -> None:
    table = hired("1: marquise 1, riverfolk 2, eyrie 2", "hand eyrie: ambush_fox", "dice: 1 0").choose(BATTLE)
    table.choose(Battle(1, 2)).by("eyrie", Card(table.card("ambush_fox")))
    assert (table.warriors("riverfolk", 1), table.warriors("eyrie", 1)) == (1, 1)


@law("11.2.7.III.a")
def test_fallen_mercenaries_return_to_the_supply_of_the_riverfolk() -> None:
    table = hired("1: marquise 2, riverfolk 2, eyrie 2", "dice: 2 2").choose(BATTLE, Battle(1, 2))
    assert (table.supply("riverfolk"), table.supply("marquise")) == (14, 24)
    assert Removed(2, 1, WARRIOR, 1, 1) in table.match.events


@law("11.2.7.III.a", "14.7.7", "4.3.4")
def test_the_warlord_is_asked_for_the_hits_on_his_own_side_only() -> None:
    table = hired("1: hundreds 2, riverfolk 2, eyrie 5", "hundreds warlord: 1", "hundreds mood: bitter", "dice: 3 3",
                  "hundreds orders: 3 3", "crafted hundreds: command_warren", buyer="hundreds",
                  step="window 0 daylight-start; pause")  # fmt: skip
    table.choose(Use(table.card("command_warren")), Battle(1, 2))
    assert table.prompt != "warlord-falls"
    assert (table.warriors("hundreds", 1), table.warriors("riverfolk", 1)) == (0, 1)
    fewer = hired("1: hundreds 2, riverfolk 2, eyrie 5", "hundreds warlord: 1", "hundreds mood: bitter", "dice: 2 2",
                  "crafted hundreds: command_warren", buyer="hundreds",
                  step="window 0 daylight-start; pause")  # fmt: skip
    fewer.choose(Use(fewer.card("command_warren")), Battle(1, 2))
    assert fewer.prompt == "warlord-falls"
    fewer.choose(Yes())
    assert (fewer.warriors("hundreds", 1), fewer.warriors("riverfolk", 1)) == (1, 1)


@law("11.2.7.III.b")
def test_the_vagabond_cannot_hire_mercenaries() -> None:
    table = shop("vagabond character: thief", "pawns: vagabond=1", "vagabond ready: boot torch tea sword",
                 buyer="vagabond:thief")  # fmt: skip
    assert table.refuses(MERCENARIES) == "11.2.7.III.b"


@law("11.2.7.III.b", "9.2.9.III")
def test_a_fallen_mercenary_makes_his_buyer_hostile() -> None:
    table = hired("1: marquise 1, riverfolk 2", "pawns: vagabond=1", "vagabond character: thief",
                  "vagabond ready: sword sword sword", "5: marquise 1, eyrie 1", "dice: 2 2")  # fmt: skip
    table.choose(BATTLE, Battle(1, 3))
    while table.prompt == "take-hit":
        table.choose(table.options[0])
    assert table.warriors("riverfolk", 1) == 1
    relations = vagabond(table.s, 3).relations
    assert (relations[0], relations[1]) == (HOSTILE, INDIFFERENT)


@law("11.2.7.III.b", "9.2.9.III")
def test_a_buyer_with_mercenaries_only_becomes_hostile_too() -> None:
    table = hired("1: riverfolk 2", "pawns: vagabond=1", "vagabond character: thief", "5: marquise 1, eyrie 1",
                  "vagabond ready: sword sword sword", "dice: 0 0")  # fmt: skip
    table.choose(BATTLE, Battle(1, 3))
    assert vagabond(table.s, 3).relations[0] == INDIFFERENT
    fallen = hired("1: riverfolk 2", "pawns: vagabond=1", "vagabond character: thief", "5: marquise 1, eyrie 1",
                   "vagabond ready: sword sword sword", "dice: 1 1")  # fmt: skip
    fallen.choose(BATTLE, Battle(1, 3))
    while fallen.prompt == "take-hit":
        fallen.choose(fallen.options[0])
    relations = vagabond(fallen.s, 3).relations
    assert (relations[0], relations[1]) == (HOSTILE, INDIFFERENT)


@law("11.2.7.III", "4.3.4")
def test_the_riverfolk_attacked_by_a_buyer_of_mercenaries_defend_themselves() -> None:
    table = hired("1: marquise 3, riverfolk 3", "5: marquise 1, eyrie 1", "dice: 2 2").choose(BATTLE, Battle(1, 1))
    assert (table.warriors("marquise", 1), table.warriors("riverfolk", 1)) == (1, 1)


def test_the_riverboats_and_mercenaries_of_a_turn_print_and_read() -> None:
    table = hired("1: marquise 1, riverfolk 2, eyrie 2", "riverboats: marquise")
    again = lay(table.match.position())
    assert (services(again.s).hirer, services(again.s).boater, again.ruler(1)) == (0, 0, "marquise")
    assert (again.match.view(2)["beside"]["mercenaries"], again.match.view(2)["beside"]["riverboats"]) == (0, 0)


@law("11.2.6.I", "11.2.6.II", "11.2.6.III", "11.2.7.I", "11.2.7.II", "11.2.7.III.b")
def test_a_buyer_is_told_what_a_service_lacks() -> None:
    table = shop("1: marquise 23, trade_post_fox")
    assert table.says_why_not(MERCENARIES) == "Costs 3 warriors from your supply, and it has 2."
    assert table.says_why_not(HAND_CARD) == "The Riverfolk have no card in hand."
    again = shop("1: marquise 1, trade_post_fox", "hand riverfolk: anvil").choose(RIVERBOATS)
    assert again.says_why_not(RIVERBOATS) == "You have bought that service this turn: Riverboats."
    wanderer = shop("vagabond character: thief", "pawns: vagabond=1", "vagabond ready: boot", "hand riverfolk: anvil",
                    buyer="vagabond:thief")  # fmt: skip
    assert wanderer.says_why_not(RIVERBOATS) == ("Costs 2 items to exhaust, and you have 1 undamaged and unexhausted.")
    assert wanderer.says_why_not(MERCENARIES) == "A Vagabond hires no mercenaries."
