"""Law 5: setting up."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

from lexludi.games.root.rules.beginning.setup import reach
from lexludi.games.root.rules.box.codes import ITEMS
from lexludi.games.root.rules.options import Build
from lexludi.kernel.errors import BadSetup, Unwise
from lexludi.kernel.match import Match
from lexludi.law import cites
from lexludi.parts.options import At
from tests.root.table import start

law = cites("root")


@law("5")
def test_five_corner_factions_need_advanced_setup() -> None:
    with pytest.raises(BadSetup, match="two to six"):
        Match.new("root", seats=["marquise"])
    with pytest.raises(BadSetup, match="once"):
        Match.new("root", seats=["marquise", "marquise"])


@law("5.1.1")
def test_factions_sit_and_play_as_they_are_named() -> None:
    s = start("eyrie", "marquise", "alliance").s
    assert s.setting.seats == ("eyrie", "marquise", "alliance")
    assert s.agenda[0] == ("turn", 0)


@law("5.1.2")
def test_every_score_starts_at_zero() -> None:
    assert start("marquise", "eyrie", "alliance").s.points == [0, 0, 0]


@law("5.1.3")
def test_everybody_draws_three_cards() -> None:
    s = start("marquise", "eyrie").s
    assert [len(hand) for hand in s.hands] == [3, 3]


@law("5.1.3")
def test_two_players_play_without_dominance_cards() -> None:
    two = start("marquise", "eyrie").s
    three = start("marquise", "eyrie", "alliance").s
    dominance = [card for card in range(54) if two.setting.pack.dominance[card]]
    assert sorted(two.removed) == dominance
    assert not three.removed


@law("5.1.4", "2.2.4")
def test_a_ruin_fills_a_slot_in_each_marked_clearing() -> None:
    s = start("marquise", "eyrie").s
    assert [at for at in range(1, 13) if s.ruined[at]] == [6, 10, 11, 12]
    assert s.slots[11] == 2


@law("5.1.5")
def test_the_supply_holds_twelve_items() -> None:
    s = start("marquise", "eyrie").s
    supply = {ITEMS[item]: count for item, count in enumerate(s.items) if count}
    assert supply == {"boot": 2, "sword": 2, "bag": 2, "hammer": 1, "tea": 2, "coin": 2, "crossbow": 1}


@law("5.1.6")
def test_the_two_battle_dice_show_nought_to_three() -> None:
    rolls = {start("marquise", "eyrie", seed=str(n)).s.chance.below(4) for n in range(60)}
    assert rolls == {0, 1, 2, 3}


@law("5.1.7")
def test_factions_set_up_in_the_order_of_their_letters() -> None:
    table = start("alliance", "eyrie", "marquise")
    assert (table.asked, table.prompt) == (2, "keep")
    table.by("marquise", At(1), Build(1, 5), Build(2, 5), Build(3, 9))
    assert (table.asked, table.prompt) == (1, "leader")


def test_the_reach_of_a_line_up() -> None:
    assert reach(("marquise", "eyrie", "alliance", "vagabond:thief")) == (25, 21)
    assert reach(("alliance", "vagabond:thief", "vagabond:ranger")) == (10, 18)


@law("5.2")
def test_a_match_warns_of_a_line_up_of_little_reach() -> None:
    with pytest.warns(Unwise, match="reach 8; at least 17"):
        Match.new("root", ["alliance", "vagabond:thief"], "1")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        Match.new("root", ["marquise", "eyrie"], "1")
        Match.set_up("root", ["alliance", "vagabond:thief"], "1")


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        (["marquise", "cats"], {}, "no faction called 'cats'"),
        (["marquise", "eyrie:thief"], {}, "only the Vagabond"),
        (["marquise", "vagabond:hero"], {}, "No Vagabond is called 'hero'"),
        (["marquise", "eyrie"], {"map": "desert"}, "map: there is no 'desert'"),
        (["marquise", "eyrie"], {"decks": "base"}, "no option called 'decks'"),
        (["marquise", "eyrie"], {"dominance": "maybe"}, "dominance: there is no 'maybe'"),
        (
            ["marquise", "eyrie"],
            {"hirelings": True},
            "hirelings: there is no 'True'. Choose from none",
        ),
        (["marquise", "eyrie"], {"landmarks": 7}, "landmarks: there is no '7'"),
        (["vagabond", "vagabond", "vagabond", "eyrie"], {}, "faction vagabond can play only twice"),
    ],
)
def test_a_bad_set_up_says_what_is_wrong(seats: list[str], options: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        Match.new("root", seats=seats, **options)
