"""Law 11: the Riverfolk Company on their own turn. What they sell is in `test_riverfolk_services`."""

from __future__ import annotations

from collections import Counter

import pytest

from lexludi.games.root.factions.riverfolk.board import Riverfolk
from lexludi.games.root.rules.box.codes import SYMPATHY, TRADE_POST_FOX, TRADE_POST_MOUSE, TRADE_POST_RABBIT
from lexludi.games.root.rules.events import DrewOpenly, GaveOpenly, Scored
from lexludi.games.root.rules.options import Battle, Build, Craft, Move, Price, Suit, Use
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import PositionError
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act, At, Card, Whom
from tests.root.table import Table, lay, start

law = cites("root")

MOVE, BATTLE, DRAW, RECRUIT, END = Act("move"), Act("battle"), Act("draw-card"), Act("recruit"), Act("end")
CRAFT, EXPORT = Act("craft"), Act("export")


def company(*lines: str, next_step: str = "riverfolk.daylight", other: str = "marquise", deck: str = "base") -> Table:
    """The Riverfolk on turn, with what these lines add."""
    return lay(
        "\n".join(
            [
                "map: autumn",
                f"deck: {deck}",
                f"seats: riverfolk {other}",
                "active: riverfolk daylight",
                f"next: {next_step} 0; pause 0",
                *lines,
            ]
        )
    )


def attacked(*lines: str) -> Table:
    """The Marquise on turn against the Riverfolk, about to battle in clearing 1."""
    return lay(
        "\n".join(
            [
                "map: autumn",
                "seats: marquise riverfolk",
                "active: marquise daylight",
                "marquise actions: 3",
                "next: marquise.daylight 0; pause 0",
                *lines,
            ]
        )
    ).choose(Act("battle"))


def board(table: Table) -> Riverfolk:
    found = table.s.boards[table.seat("riverfolk")]
    assert isinstance(found, Riverfolk)
    return found


def moves(table: Table) -> set[tuple[int, int]]:
    return {(option.origin, option.to) for option in table.options if isinstance(option, Move)}


# 11.2


@law("11.2.1", "11.5.3")
def test_they_craft_with_funds_on_empty_spaces_of_the_tracks() -> None:
    table = company("1: trade_post_fox", "hand riverfolk: anvil root_tea_mouse", "riverfolk funds: 0 0")
    assert not table.offers(Craft(table.card("root_tea_mouse")))
    assert table.refuses(Craft(table.card("root_tea_mouse"))) == "4.1.1"
    table.choose(Craft(table.card("anvil")), CRAFT)
    assert (board(table).spaces[0][0], board(table).funds[0], board(table).committed[0]) == (1, 1, 0)
    assert (table.points("riverfolk"), table.s.boxes[0][3]) == (2, 1)


@law("11.2.1")
def test_pieces_on_the_map_craft_nothing_once_their_spaces_are_taken() -> None:
    table = company("1: trade_post_fox", "hand riverfolk: anvil crossbow_bird", "riverfolk funds: 0 0 0")
    table.choose(Craft(table.card("anvil")), CRAFT)
    assert table.refuses(Craft(table.card("crossbow_bird"))) == "4.1.1"


@law("11.5.3")
def test_a_space_stays_open_after_its_trade_post_is_lost() -> None:
    table = company("riverfolk lost: 1 0 0", "hand riverfolk: anvil", "riverfolk funds: 0")
    assert table.offers(Craft(table.card("anvil")))


@law("11.5.3")
def test_crafting_takes_as_many_funds_as_the_card_costs() -> None:
    posts = ("1: trade_post_fox", "6: trade_post_fox", "hand riverfolk: sword")
    assert company(*posts, "riverfolk funds: 0").refuses(Craft(company(*posts).card("sword"))) == "11.5.3"
    table = company(*posts, "riverfolk funds: 0 1")
    table.choose(Craft(table.card("sword")), CRAFT)
    assert table.prompt == "commit"
    table.choose(Whom(1))
    assert (board(table).spaces[0][:2], board(table).wealth()) == ([1, 1], 0)


@law("11.5.3")
def test_the_spaces_for_any_suit_are_chosen() -> None:
    table = company(
        "1: trade_post_fox, riverfolk 4", "3: trade_post_rabbit", "4: trade_post_rabbit", "7: trade_post_mouse",
        "hand riverfolk: royal_claim", "riverfolk funds: 0 0 0 0",
    )  # fmt: skip
    table.choose(Craft(table.card("royal_claim")), CRAFT)
    assert table.options == [Suit(0), Suit(1), Suit(2)]
    table.choose(Suit(1), Suit(1))
    assert table.options == [Suit(0), Suit(2)]
    table.choose(Suit(2))
    assert [sum(row) for row in board(table).spaces] == [1, 2, 1]


@law("11.2.2")
def test_they_swim_whoever_rules() -> None:
    table = company("4: riverfolk 2, marquise 3", "7: marquise 3", "riverfolk funds: 0").choose(MOVE)
    assert moves(table) == {(4, 7)}
    assert table.refuses(Move(4, 8, 1)) == "4.2.1"


@law("11.2.2")
def test_on_paths_they_need_rule_as_everybody() -> None:
    table = company("4: riverfolk 2, marquise 1", "7: marquise 3", "riverfolk funds: 0").choose(MOVE)
    assert {to for _, to in moves(table)} == {7, *table.s.paths[4]}


@law("11.2.2")
def test_false_orders_send_them_down_a_river() -> None:
    table = lay(
        """
        map: autumn
        deck: exiles
        seats: marquise riverfolk
        active: marquise birdsong
        4: riverfolk 2
        crafted marquise: false_orders
        next: window 0 birdsong; pause 0
        """
    )
    table.choose(Use(table.card("false_orders")))
    assert table.offers(Move(4, 7, 1))


@law("11.2.3", "1.2")
def test_everybody_sees_their_hand() -> None:
    table = company("hand riverfolk: anvil sword", "hand marquise: armorers")
    hand = table.s.hands[0]
    assert table.match.view(1)["hands"][0] == hand == table.match.view(None)["hands"][0]
    assert table.match.view(0)["hands"][1] == [-1]


def test_nobody_imagines_their_hand_anew() -> None:
    table = company("hand riverfolk: anvil sword", "hand marquise: armorers cobbler")
    hand, others = table.s.hands[0].copy(), set()
    for n in range(8):
        world = table.s.copy()
        world.imagine(None, Chance.of(f"{n}"))
        assert world.hands[0] == hand
        others.add(tuple(world.hands[1]))
    assert len(others) > 1


@law("11.2.3")
def test_everybody_sees_what_they_draw() -> None:
    table = company("riverfolk funds: 0").choose(DRAW)
    (drew,) = table.events(DrewOpenly)
    assert drew.cards == tuple(table.s.hands[0])
    assert drew in table.match.events_for(1)


@law("11.2.3")
def test_a_random_card_can_be_taken_from_them_for_all_to_see() -> None:
    table = lay(
        """
        map: autumn
        seats: marquise riverfolk eyrie
        active: marquise birdsong
        hand riverfolk: anvil sword
        crafted marquise: stand_and_deliver
        next: window 0 birdsong; pause 0
        """
    )
    table.dice(1).choose(Use(table.card("stand_and_deliver")))
    assert (table.hand("riverfolk"), table.hand("marquise")) == (["anvil"], ["sword"])
    (gave,) = table.events(GaveOpenly)
    assert gave.card == table.card("sword")
    assert gave in table.match.events_for(2)


@law("11.2.4", "11.5")
def test_without_funds_they_can_do_nothing() -> None:
    table = company("4: riverfolk 2, marquise 1")
    assert table.prompt == "pause"
    poor = company("4: riverfolk 2, marquise 1", "hand riverfolk: dominance_fox", "points: 10 0",
                   "riverfolk payments: 0 0", "riverfolk committed: 0")  # fmt: skip
    assert {poor.refuses(act) for act in (MOVE, BATTLE, DRAW, RECRUIT)} == {"11.2.4"}


@law("11.2.5", "11.5.6.III")
def test_trade_posts_score() -> None:
    table = company("1: marquise 2", "riverfolk funds: 1 1").choose(Build(TRADE_POST_FOX, 1))
    assert table.points("riverfolk") == 2
    assert (table.pieces("trade_post_fox", 1), table.warriors("riverfolk", 1)) == (1, 1)


@law("11.2.5.I", "3.2.1")
def test_losing_a_trade_post_costs_half_the_funds_rounded_up() -> None:
    table = attacked(
        "1: marquise 3, trade_post_fox", "dice: 0 0", "riverfolk funds: 1 1 1 1 1", "riverfolk payments: 0"
    )
    assert (board(table).wealth(), table.supply("riverfolk")) == (2, 13)
    assert (sum(board(table).payments), table.points("marquise")) == (1, 1)


@law("11.2.5.I")
def test_a_lost_trade_post_leaves_the_game() -> None:
    table = attacked("1: marquise 3, trade_post_fox", "dice: 0 0")
    assert (table.s.stock[TRADE_POST_FOX], board(table).lost) == (2, [1, 0, 0])


@law("11.2.5.I")
def test_they_choose_whose_funds_are_lost() -> None:
    table = attacked("1: marquise 3, trade_post_fox", "dice: 0 0", "riverfolk funds: 0 0 1")
    assert (table.prompt, table.asked, table.by("riverfolk").options) == ("lose-fund", 1, [Whom(0), Whom(1)])
    table.by("riverfolk", Whom(0), Whom(1))
    assert (board(table).funds[:2], table.supply("marquise")) == ([1, 0], 21)


@law("11.2.5.I", "1.1.3")
def test_each_of_two_lost_trade_posts_halves_what_is_left() -> None:
    table = lay(
        """
        map: autumn
        seats: marquise riverfolk
        active: marquise daylight
        1: trade_post_fox
        6: trade_post_fox, workshop
        8: workshop 2
        hand marquise: favor_of_the_foxes
        riverfolk funds: 1 1 1 1 1 1
        next: crafting 0; pause 0
        """
    )
    table.choose(Craft(table.card("favor_of_the_foxes")))
    while table.prompt == "order":
        table.choose(table.options[0])
    assert (board(table).wealth(), board(table).lost, table.points("marquise")) == (1, [2, 0, 0], 2)


# 11.3


@law("11.3.1", "11.3.2", "11.3.3", "11.3.4", "11.3.5")
def test_setup() -> None:
    table = start("alliance", "riverfolk")
    assert table.s.setting.troops[1] == 15
    assert (table.prompt, table.by("riverfolk").options) == ("riverside", [At(at) for at in (4, 5, 7, 10, 11)])
    table.by("riverfolk", At(7), At(7), At(4), At(11))
    assert [table.warriors("riverfolk", at) for at in (4, 7, 11)] == [1, 2, 1]
    assert table.options == [Price(0, price) for price in (1, 2, 3, 4)]
    table.by("riverfolk", Price(0, 4), Price(1, 2), Price(2, 3))
    assert board(table).prices == [4, 2, 3]
    assert (board(table).payments[1], board(table).wealth(), table.supply("riverfolk")) == (3, 0, 8)
    assert [table.s.stock[kind] for kind in (TRADE_POST_FOX, TRADE_POST_RABBIT, TRADE_POST_MOUSE)] == [3, 3, 3]


@law("6.2.2")
def test_setup_keeps_out_of_the_keep() -> None:
    table = start("riverfolk", "marquise", map="mountain", suits="random")
    while table.prompt != "riverside":
        table.by("marquise", At(2) if table.by("marquise").offers(At(2)) else table.options[0])
    keep = next(at for at in range(1, 13) if table.pieces("keep", at))
    assert At(keep) not in table.options
    assert keep == 2
    assert table.s.setting.plan.rivers[keep]


# 11.4


@law("11.4", "11.4.1", "11.4.2", "11.4.3", "11.6")
def test_the_order_of_their_turn() -> None:
    table = company("riverfolk funds: 0 0 1 1", "riverfolk prices: 2 2 2", "7: trade_post_mouse", next_step="turn")
    assert table.prompt == "riverfolk"
    assert (board(table).wealth(), table.points("riverfolk")) == (6, 2)
    assert (sum(board(table).payments), table.supply("riverfolk")) == (0, 11)


@law("11.4.1")
def test_protectionism_only_fills_an_empty_payments_box() -> None:
    table = company("riverfolk payments: 1", next_step="riverfolk.protectionism")
    assert board(table).payments[:2] == [0, 1]
    table = company("riverfolk funds: 0 0 0", next_step="riverfolk.protectionism")
    assert (board(table).payments[0], table.supply("riverfolk")) == (2, 10)


@law("11.4.1", "1.5.4")
def test_protectionism_takes_what_the_supply_has() -> None:
    table = company("4: riverfolk 14", next_step="riverfolk.protectionism")
    assert board(table).payments[0] == 1


@law("11.4.2")
@pytest.mark.parametrize(("funds", "points"), [("0", 0), ("0 0", 1), ("0 1 1", 1), ("1 1 1 1", 2)])
def test_dividends_are_a_point_for_two_funds(funds: str, points: int) -> None:
    table = company("1: trade_post_fox", f"riverfolk funds: {funds}", next_step="riverfolk.dividends")
    assert table.points("riverfolk") == points


@law("11.4.2")
def test_dividends_need_a_trade_post_on_the_map_and_count_funds_only() -> None:
    assert company("riverfolk funds: 0 0", next_step="riverfolk.dividends").points("riverfolk") == 0
    table = company("1: trade_post_fox", "riverfolk payments: 1 1", "riverfolk committed: 1 1",
                    next_step="riverfolk.dividends")  # fmt: skip
    assert table.points("riverfolk") == 0


@law("11.4.3")
def test_all_warriors_of_the_board_become_funds() -> None:
    table = company("1: trade_post_fox", "riverfolk payments: 1", "riverfolk committed: 0 1", "riverfolk funds: 0",
                    "riverfolk fox spaces: 1", next_step="riverfolk.gather")  # fmt: skip
    assert board(table).funds[:2] == [2, 3]
    assert sum(map(sum, board(table).boxes())) == 5


# 11.5


@law("11.5", "11.5.1")
def test_a_move_commits_a_fund() -> None:
    table = company("4: riverfolk 2", "riverfolk funds: 0 1").choose(MOVE)
    assert (table.prompt, table.options) == ("commit", [Whom(0), Whom(1)])
    table.choose(Whom(1), Move(4, 7, 2))
    assert (board(table).committed[:2], board(table).funds[:2]) == ([0, 1], [1, 0])
    assert (table.warriors("riverfolk", 7), table.supply("marquise")) == (2, 24)


@law("11.5.1")
def test_no_move_without_warriors() -> None:
    assert company("riverfolk funds: 0").refuses(MOVE) == "11.5.1"


@law("11.5.2")
def test_a_battle_commits_a_fund() -> None:
    table = company("4: riverfolk 2, marquise 3", "7: marquise 1, riverfolk 1", "riverfolk funds: 0", "dice: 2 0")
    table.choose(BATTLE, Battle(4, 1))
    assert (table.warriors("marquise", 4), board(table).committed[0]) == (1, 1)


@law("11.5.2")
def test_no_battle_without_an_enemy() -> None:
    assert company("4: riverfolk 2", "riverfolk funds: 0").refuses(BATTLE) == "11.5.2"


@law("11.5.4")
def test_a_card_commits_a_fund() -> None:
    table = company("riverfolk funds: 0 0").choose(DRAW)
    assert (len(table.hand("riverfolk")), board(table).committed[0], board(table).funds[0]) == (1, 1, 1)


@law("11.5.5")
def test_a_recruit_spends_a_fund_for_a_warrior_on_a_river() -> None:
    table = company("riverfolk funds: 0 1").choose(RECRUIT)
    assert table.options == [At(at) for at in (4, 5, 7, 10, 11)]
    table.choose(At(10), Whom(1))
    assert (table.warriors("riverfolk", 10), board(table).funds[:2], table.supply("marquise")) == (1, [1, 0], 25)


@law("11.5.5", "1.5.4")
def test_with_an_empty_supply_only_their_own_fund_recruits() -> None:
    table = company("4: riverfolk 14", "riverfolk funds: 0 1").choose(RECRUIT, At(7))
    assert (table.warriors("riverfolk", 7), board(table).funds[:2], table.supply("riverfolk")) == (1, [0, 1], 0)
    assert company("4: riverfolk 15", "riverfolk funds: 1").refuses(RECRUIT) == "11.5.5"


@law("11.5.3.I")
def test_an_exported_card_brings_a_warrior_into_the_payments_box() -> None:
    table = company("1: trade_post_fox", "hand riverfolk: anvil", "riverfolk funds: 1")
    table.choose(Craft(table.card("anvil")), EXPORT)
    assert (board(table).payments[0], board(table).spaces[0][1], table.discards) == (1, 1, ["anvil"])
    assert (table.points("riverfolk"), sum(table.s.boxes[0]), table.s.items[3]) == (0, 0, 1)


@law("11.5.3.I", "4.1.2", "4.1.4")
def test_what_cannot_be_crafted_cannot_be_exported() -> None:
    table = company("1: trade_post_fox", "hand riverfolk: anvil armorers", "crafted riverfolk: armorers.2",
                    "items: boot 2", "riverfolk funds: 0 0")  # fmt: skip
    assert table.refuses(Craft(table.card("anvil"))) == "4.1.2"
    assert table.refuses(Craft(table.card("armorers"))) == "4.1.4"


@law("11.5.3.I")
def test_an_export_without_a_warrior_is_not_offered() -> None:
    table = company("1: trade_post_fox, riverfolk 15", "hand riverfolk: anvil", "riverfolk funds: 1")
    table.choose(Craft(table.card("anvil")))
    assert table.points("riverfolk") == 2


@law("11.5.6", "11.5.6.II")
def test_a_trade_post_spends_two_funds_of_the_ruler() -> None:
    table = company("1: marquise 2, riverfolk 1", "riverfolk funds: 0 0 1 1").choose(Build(TRADE_POST_FOX, 1))
    assert (board(table).funds[:2], table.supply("marquise")) == ([2, 0], 23)
    assert table.s.stock[TRADE_POST_FOX] == 2


@law("11.5.6.II")
def test_funds_of_others_than_the_ruler_build_nothing() -> None:
    table = company("1: marquise 2", "5: riverfolk 1", "riverfolk funds: 0 0 1")
    assert table.refuses(Build(TRADE_POST_FOX, 1)) == "11.5.6.II"
    assert table.offers(Build(TRADE_POST_RABBIT, 5))


@law("11.5.6.I")
def test_a_trade_post_needs_a_ruled_clearing_without_one() -> None:
    table = company("1: marquise 2, trade_post_fox", "5: riverfolk 1, marquise 1", "riverfolk funds: 0 0 1 1")
    assert table.refuses(Build(TRADE_POST_FOX, 1)) == "11.5.6.I"
    assert table.refuses(Build(TRADE_POST_RABBIT, 5)) == "11.5.6.I"
    assert table.refuses(Build(TRADE_POST_MOUSE, 2)) == "11.5.6.I"


@law("11.5.6.III", "1.5.1")
def test_only_trade_posts_of_the_suit_that_are_left_can_be_placed() -> None:
    table = company("1: marquise 2", "riverfolk lost: 3 0 0", "riverfolk funds: 1 1")
    assert table.refuses(Build(TRADE_POST_FOX, 1)) == "11.5.6.III"


@law("11.5.6.III")
def test_without_a_warrior_the_trade_post_stands_alone() -> None:
    table = company("1: marquise 2", "4: riverfolk 15", "riverfolk funds: 1 1").choose(Build(TRADE_POST_FOX, 1))
    assert (table.pieces("trade_post_fox", 1), table.warriors("riverfolk", 1)) == (1, 0)


@law("11.5.6.III", "6.2.2")
def test_no_trade_post_beside_the_keep() -> None:
    table = company("1: marquise 2, keep", "riverfolk funds: 1 1")
    assert table.refuses(Build(TRADE_POST_FOX, 1)) == "6.2.2"


@law("11.5.6.II", "7.2.2")
def test_the_eyrie_rules_ties_for_a_trade_post_too() -> None:
    table = company("1: eyrie 1, riverfolk 1", "riverfolk funds: 1 1", other="eyrie")
    assert table.choose(Build(TRADE_POST_FOX, 1)).supply("eyrie") == 19


@law("11.5.6", "8.2.6")
def test_a_garrison_is_placed_and_so_angers_nobody() -> None:
    table = company("1: riverfolk 1, sympathy", "riverfolk funds: 0 0", other="alliance")
    table.choose(Build(TRADE_POST_FOX, 1))
    assert table.pieces("sympathy", 1) == 1 == table.s.pieces[SYMPATHY][1]
    assert table.prompt != "outrage"


# 11.6


@law("11.6")
def test_they_discard_down_to_five_and_draw_nothing() -> None:
    table = company("hand riverfolk: anvil sword armorers cobbler sappers codebreakers", next_step="evening")
    assert table.prompt == "discard"
    table.choose(Card(table.card("sword")))
    assert (len(table.hand("riverfolk")), table.prompt) == (5, "price")
    assert table.match.ask is not None
    assert table.match.ask.law == "11.6.2"


@law("11.6.1")
def test_fewer_than_five_cards_stay_as_they_are() -> None:
    table = company("hand riverfolk: anvil", next_step="evening")
    assert (table.hand("riverfolk"), table.prompt) == (["anvil"], "price")


@law("11.6.2")
def test_each_price_may_change_or_stay() -> None:
    table = company("riverfolk prices: 1 2 3", next_step="riverfolk.costs")
    table.choose(Price(0, 4), Price(1, 2), Price(2, 1))
    assert board(table).prices == [4, 2, 1]


# Positions, dominance, the end


def test_their_board_prints_and_reads() -> None:
    table = company("riverfolk payments: 1 1 0", "riverfolk funds: 0", "riverfolk mouse spaces: 1",
                    "7: trade_post_mouse", "riverfolk lost: 0 1 0", "riverfolk prices: 4 3 2")  # fmt: skip
    again = lay(table.match.position())
    assert again.match.position() == table.match.position()
    assert board(again).view(None) == board(table).view(None)


@pytest.mark.parametrize("line", ["riverfolk prices: 1 2", "riverfolk lost: 4 0 0", "riverfolk funds: x"])
def test_a_wrong_line_is_refused(line: str) -> None:
    with pytest.raises(PositionError):
        company(line)


def test_warriors_on_their_board_are_counted_as_their_owners() -> None:
    table = company("riverfolk payments: 1 1 1", "riverfolk funds: 0 1")
    held = Counter(table.match.game.inventory(table.s))
    assert (held["warriors of 0"], held["warriors of 1"], table.supply("marquise")) == (15, 25, 21)


@law("11.5.6.III", "3.1")
def test_a_trade_post_can_win() -> None:
    table = company("1: marquise 2", "points: 28 3", "riverfolk funds: 1 1").choose(Build(TRADE_POST_FOX, 1))
    assert table.match.result is not None
    assert table.match.result.winners == (0,)
    assert table.events(Scored)[-1].why == "11.5.6.III"


def test_end_of_daylight_is_theirs() -> None:
    table = company("4: riverfolk 2", "riverfolk funds: 0").choose(END)
    assert table.prompt == "pause"
    assert table.options == [Pass()]


@law("11.5.6.I", "11.5.6.II", "11.5.6.III")
def test_they_are_told_why_no_trade_post_can_stand_somewhere() -> None:
    table = company("1: marquise 2", "5: riverfolk 1", "2: marquise 1, trade_post_mouse", "riverfolk funds: 0 0 1")
    assert table.says_why_not(Build(TRADE_POST_FOX, 1)) == (
        "Costs 2 funds of whoever rules clearing 1; of the Marquise you have 1."
    )
    assert table.says_why_not(Build(TRADE_POST_MOUSE, 2)) == "A trade post stands in clearing 2 already."
    assert (
        table.says_why_not(Build(TRADE_POST_RABBIT, 3), "cs")
        == "Na mýtině 3 nevládne hráč, jehož zdroji by se platilo."
    )
    lost = company("1: marquise 2", "riverfolk lost: 3 0 0", "riverfolk funds: 1 1")
    assert lost.says_why_not(Build(TRADE_POST_FOX, 1)) == "None is left in your supply."
