"""Law 1, 2, 3 and 12: what all bots have in common."""

from __future__ import annotations

import random

import pytest

from lexludi.games.root import GAME
from lexludi.games.root.rules.box.codes import CITADEL, MARKET, TUNNEL
from lexludi.games.root.rules.events import Chose, Moved, Ordered
from lexludi.games.root.rules.options import Dominance, Use
from lexludi.games.root.rules.places.landmarks import place_of
from lexludi.kernel.errors import BadSetup
from lexludi.kernel.match import Match
from lexludi.law import cites
from lexludi.parts.options import Act
from tests.root.table import ANY_SUITS, Table, lay, start
from tests.rootbotics.table import after, attacked, choices

law = cites("rootbotics")

BOTS = ("marquise", "eyrie", "alliance", "vagabond", "lizards", "riverfolk", "duchy", "corvids")


# 1 Changes to the Law


@law("1", "1.1.1", "1.1.2")
@pytest.mark.parametrize("bot", ["marquise", "eyrie", "alliance", "duchy", "corvids", "vagabond:thief"])
def test_bots_craft_for_nothing_and_one_point(bot: str) -> None:
    pawn = ["pawns: vagabond=8"] if bot.startswith("vagabond") else []
    other = "eyrie" if bot != "eyrie" else "marquise"
    table = after(f"bot:{bot}", *pawn, others=other, steps="bot.craft", held="anvil")  # printed: two points
    assert table.s.points[0] == 1
    assert table.s.items[3] == 0


@law("1.1.1")
def test_what_is_not_in_the_supply_cannot_be_crafted() -> None:
    table = after("bot:marquise", "items: boot 2", steps="bot.craft", held="anvil")
    assert table.points("marquise") == 0


@law("1.1.3")
def test_bots_craft_no_lasting_effects() -> None:
    table = after("bot:marquise", steps="bot.craft bot.discard", held="armorers")
    assert table.s.crafted[0] == []
    assert table.discards == ["armorers"]


@law("1.2.1")
@pytest.mark.parametrize(("hits", "left"), [(1, (0, 2)), (2, (0, 1)), (3, (0, 0))])
def test_hits_take_tokens_before_buildings(hits: int, left: tuple[int, int]) -> None:
    table = attacked("bot:duchy", "8: corvids 3, tunnel, citadel, market", dice=(hits - 1, 0, 0))  # defenceless
    s = table.s
    assert (s.pieces[TUNNEL][8], s.pieces[CITADEL][8] + s.pieces[MARKET][8]) == left


@law("1.2.1")
def test_which_building_falls_is_a_matter_of_chance() -> None:
    fallen = set()
    for die in (0, 1):
        table = attacked("bot:duchy", "8: corvids 3, citadel, market", dice=(0, 0, die))
        fallen.add(table.pieces("citadel", 8))
    assert fallen == {0, 1}


@law("1.3")
def test_a_bot_plays_no_dominance_card() -> None:
    table = after("bot:marquise", "points: 20 0", "1: marquise 5", "2: marquise 5", order="dominance_fox")
    assert table.s.dominance[0] == -1
    assert table.match.result is None


@law("1.3.1")
def test_in_a_variant_bots_win_by_dominance_cards_beside_the_map() -> None:
    lines = ("variants: bots-dominate", "1: marquise 1", "6: marquise 1", "8: marquise 1")
    table = after("bot:marquise", *lines, "available: dominance_fox", steps="daylight", held="anvil", others="corvids")
    assert table.match.result is not None
    assert table.match.result.winners == (0,)
    assert table.match.result.how == "dominance"
    assert after("bot:marquise", *lines, steps="bot.marquise.score", held="anvil").match.result is None


@law("1.3.1")
@pytest.mark.parametrize("variant", ["", "variants: bots-dominate"])
def test_humans_then_cannot_use_dominance_cards(variant: str) -> None:
    table = lay(
        "\n".join(
            [
                "map: autumn", "seats: bot:marquise corvids eyrie alliance", "active: corvids daylight",
                "points: 0 12 0 0", "hand corvids: dominance_fox", "corvids actions: 3",
                "next: corvids.daylight 1; pause 1",
                *([variant] if variant else []),
            ]
        )
    )  # fmt: skip
    assert table.offers(Dominance(table.card("dominance_fox"))) == (variant == "")


# 2 Priorities and shared rules


@law("2.1")
def test_the_highest_priority_breaks_ties_between_clearings() -> None:
    table = after(
        "bot:marquise", "2: marquise 2", "7: marquise 2", "5: marquise 2", steps="bot.marquise.build", held="anvil"
    )
    event = table.events(Chose)[0]
    assert (event.target, event.decided, event.tied) == (2, "highest-priority", ("most-own-warriors",))


@law("2.7")
def test_the_order_card_comes_from_the_deck() -> None:
    table = after("bot:marquise", steps="bot.order", order="sword")
    assert [event.card for event in table.events(Ordered)] == [table.card("sword")]
    assert table.s.boards[0].view(None)["suit"] == 2


def robbing(*lines: str, bot: str = "bot:marquise") -> Table:
    """Human Corvids in Birdsong with Stand and Deliver."""
    return lay(
        "\n".join(
            [
                "map: autumn", f"seats: {bot} corvids", "active: corvids birdsong",
                "crafted corvids: stand_and_deliver",
                "deck order: sword anvil", "next: birdsong 1; pause 1", *lines,
            ]
        )
    )  # fmt: skip


@law("2.8.1")
def test_who_takes_a_card_from_a_bot_draws_instead() -> None:
    table = robbing()
    table.choose(Use(table.card("stand_and_deliver")))
    assert table.hand("corvids") == ["anvil"]
    assert table.points("marquise") == 1


@law("2.8.1")
def test_a_card_given_to_a_bot_is_discarded_and_scores() -> None:
    table = lay(
        "map: autumn\nseats: bot:marquise vagabond:thief\nactive: vagabond daylight\npawns: vagabond=8\n8: marquise 1\n"
        "vagabond ready: sword\nhand vagabond: anvil\nnext: vagabond.daylight 1; pause 1\n"
    ).choose(Act("aid"))
    assert table.discards == ["anvil"]
    assert table.points("marquise") == 1
    assert table.hand("marquise") == []


@law("2.8.2")
def test_nobody_ambushes_a_bot() -> None:
    table = after(
        "bot:marquise", "8: marquise 2, eyrie 2", "hand eyrie: ambush_fox ambush_bird",
        steps="bot.marquise.battle", held="anvil", dice=(0, 0),
    )  # fmt: skip
    assert table.prompt == "pause"
    assert len(table.hand("eyrie")) == 2


# 3 Setting up


@law("3", "3.2", "3.4", "3.5")
def test_bots_are_set_up_first_and_hold_no_cards() -> None:
    table = start("eyrie", "bot:marquise", "bot:alliance", "vagabond:thief", "lizards")
    s = table.s
    assert sum(s.warriors[1]) == 12
    assert table.asked in (0, 3, 4)
    assert [len(hand) for hand in s.hands] == [3, 0, 0, 3, 3]


@law("3.1")
def test_clearings_carry_their_priorities() -> None:
    table = after(
        "bot:corvids",
        ANY_SUITS,
        steps="bot.corvids.score",
        chart="lake",
    )
    assert table.s.setting.plan.ferry == 1  # the chart of the lake gives its ferry's clearing the highest priority
    assert start("eyrie", "bot:corvids").s.warriors[1][10:] == [1, 1, 1]


@law("3.4")
@pytest.mark.parametrize(
    ("seats", "removed"),
    [
        (("eyrie", "bot:marquise"), 4),
        (("eyrie", "lizards", "bot:marquise"), 4),
        (("eyrie", "lizards", "duchy", "bot:marquise"), 0),
    ],
)
def test_with_two_humans_or_fewer_there_are_no_dominance_cards(seats: tuple[str, ...], removed: int) -> None:
    assert len(start(*seats).s.removed) == removed


@law("3.3", "3.3.1", "3.3.2")
@pytest.mark.parametrize(
    ("seat", "says"),
    [
        ("bot:hundreds", "No bot plays 'hundreds'"),
        ("bot:eyrie@brutal", "no difficulty is called 'brutal'"),
        ("bot:eyrie+blitz", "has no trait 'blitz'"),
        ("bot:eyrie:thief", "other bots have no characters"),
        ("bot:vagabond:harrier", "a Vagabot can be thief"),
    ],
)
def test_what_a_seat_gets_wrong_is_told(seat: str, says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        start("marquise", seat)


@law("2.7")
@pytest.mark.parametrize("bot", BOTS)
def test_an_order_is_in_force_for_one_turn_only(bot: str) -> None:
    table = after(f"bot:{bot}", others="keepers", order="anvil")
    board = table.s.boards[0].view(None)
    assert (board["order"], board["suit"]) == (-1, -1)
    assert GAME.read(GAME.write(table.s)).boards[0].view(None) == board


@law("3.coop")
def test_in_a_cooperative_game_bots_do_not_fight_each_other() -> None:
    text = (
        "map: autumn\nseats: bot:duchy bot:eyrie marquise{variant}\nactive: duchy daylight\nduchy order: anvil\n"
        "next: bot.duchy.battle 0; pause 2\n8: duchy 2, eyrie 3, marquise 1\ndice: 0 0\n"
    )
    rivals = lay(text.format(variant=""))
    allies = lay(text.format(variant="\nvariants: cooperative"))
    assert choices(rivals, "battle") == [(1, "most-pieces-there")]
    assert choices(allies, "battle") == [(2, "only")]


@law("3.coop")
@pytest.mark.parametrize(("points", "over"), [("0 29 30", True), ("0 29 20", False)])
def test_in_a_cooperative_game_all_humans_must_reach_thirty(points: str, over: bool) -> None:
    table = lay(
        f"map: autumn\nseats: bot:alliance marquise corvids\nvariants: cooperative\nactive: marquise daylight\n"
        f"points: {points}\nmarquise actions: 3\nnext: marquise.daylight 1; pause 1\n8: marquise 2, sympathy\n"
        "hand marquise: sword\ndice: 0 0\n"
    ).choose(Act("battle"))
    assert (table.match.result is not None) == over
    if over:
        assert table.match.result is not None
        assert table.match.result.winners == (1, 2)


@law("3.coop")
def test_in_a_cooperative_game_there_are_no_dominance_cards() -> None:
    seats = ("eyrie", "lizards", "duchy", "bot:marquise")
    assert len(start(*seats, cooperative=True).s.removed) == 4
    with pytest.raises(BadSetup, match="no bots"):
        start("eyrie", "lizards", cooperative=True)


# 12 Maps


@law("12.1.1")
def test_a_bot_takes_the_ferry_as_a_path_and_scores() -> None:
    table = after(
        "bot:marquise", "suits: fox mouse rabbit fox mouse rabbit fox mouse rabbit fox mouse rabbit",
        "1: marquise 5", "12: eyrie 3", chart="lake", steps="bot.marquise.move", held="anvil",
    )  # fmt: skip
    assert [(m.origin, m.to, m.count) for m in table.events(Moved)] == [(1, 12, 2)]
    assert place_of(table.s, "ferry") == 12
    assert table.points("marquise") == 1


MOUNTAIN = "suits: fox fox fox fox mouse mouse mouse mouse rabbit rabbit rabbit rabbit"


@law("12.2.1")
def test_closed_paths_are_paths_for_bots() -> None:
    table = after(
        "bot:marquise",
        MOUNTAIN,
        "3: marquise 5",
        "7: eyrie 3",
        chart="mountain",
        steps="bot.marquise.move",
        held="anvil",
    )
    assert [(m.origin, m.to, m.count) for m in table.events(Moved)] == [(3, 7, 2)]
    assert (3, 7) in table.s.closed


@law("12.2.2")
@pytest.mark.parametrize(("step", "order"), [("build", "anvil"), ("recruit", "royal_claim")])
def test_the_pass_comes_before_all_priorities(step: str, order: str) -> None:
    table = after(
        "bot:marquise", MOUNTAIN, "1: marquise 2", "10: marquise 2", "12: marquise 2", "ruins:",
        chart="mountain", steps=f"bot.marquise.{step}", held=order,
    )  # fmt: skip
    assert table.events(Chose)[0].target == 10
    assert table.events(Chose)[0].decided == "the-pass"


@law("12.2.2")
@pytest.mark.parametrize(("chart", "tower", "at"), [("mountain", 12, 12), ("autumn", 12, 12), ("mountain", 10, 10)])
def test_the_pass_is_where_the_tower_stands(chart: str, tower: int, at: int) -> None:
    cats = ("1: marquise 2", "10: marquise 2", "12: marquise 2", "ruins:")
    suits = [MOUNTAIN] if chart == "mountain" else []
    table = after("bot:marquise", *suits, *cats, f"landmarks: tower={tower}", chart=chart, steps="bot.marquise.build",
                  held="anvil")  # fmt: skip
    assert (table.events(Chose)[0].target, table.events(Chose)[0].decided) == (at, "the-pass")


# Everything together


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_is_never_asked(bot: str) -> None:
    human = "eyrie" if bot != "eyrie" else "marquise"
    match = Match.new("root", seats=(f"bot:{bot}", human), seed="7")
    luck = random.Random(3)
    while match.result is None:
        assert match.ask is not None
        assert match.ask.seat == 1
        match.choose(luck.choice(match.ask.options))


def test_bots_alone_play_to_the_end_at_once() -> None:
    match = Match.new("root", seats=("bot:marquise", "bot:eyrie", "bot:alliance", "bot:vagabond"), seed="3")
    assert match.result is not None
    assert max(match.result.scores) >= 30


# Between bots and humans


@law("7.7.6", "7.7.6.III")
@pytest.mark.parametrize(("points", "enlists"), [("0 5 3", True), ("0 3 3", False)])
def test_a_bot_enlists_a_human_arbiter_by_the_same_rule(points: str, enlists: bool) -> None:
    table = lay(
        "map: autumn\nseats: bot:duchy bot:eyrie vagabond:arbiter\nactive: duchy daylight\nduchy order: anvil\n"
        f"next: bot.duchy.battle 0; pause 2\npoints: {points}\n8: duchy 3, eyrie 1\npawns: vagabond=8\n"
        "vagabond character: arbiter\nvagabond ready: sword sword\ndice: 0 0\n"
    )
    assert table.points("vagabond") - 3 == enlists


def test_landmarks_count_for_bots() -> None:
    """Ruling R139: the Lost City is of every suit, and the Tower scores."""
    lines = ("landmarks: lost_city=7 tower=10", "7: marquise 1", "10: marquise 1")
    table = after("bot:marquise", *lines, steps="bot.marquise.recruit turn-end", held="anvil")
    assert table.warriors("marquise", 7) > 1
    assert table.points("marquise") == 1


def test_a_human_alliance_draws_for_the_outrage_of_a_bot() -> None:
    table = after(
        "bot:marquise", "8: marquise 5", "7: sympathy, alliance 1", "4: marquise 1", "deck order: sword anvil",
        others="alliance", steps="bot.marquise.move", held="ambush_fox",
    )  # fmt: skip
    assert table.s.boards[1].cards() == [table.card("anvil")]


@law("9.7")
@pytest.mark.parametrize(("hired", "to"), [("", 4), ("mercenaries: marquise", 7)])
def test_warriors_that_a_bot_has_hired_are_no_enemy_pieces(hired: str, to: int) -> None:
    """Law root G.1.10, G.1.21."""
    lines = ("8: marquise 6", "4: riverfolk 3", "7: eyrie 1", *([hired] if hired else []))
    table = after("bot:marquise", *lines, others="riverfolk eyrie", held="anvil", steps="bot.marquise.move")
    assert [(m.origin, m.to) for m in table.events(Moved)] == [(8, to)]
