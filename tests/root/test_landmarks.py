"""Law F and A.5: landmarks."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from lexludi.games.root.position.words import naming
from lexludi.games.root.rules.beginning.setup import MAPS
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import (
    BASE_MOUSE,
    BASE_RABBIT,
    CLEARINGS,
    EVERY,
    GARDEN_FOX,
    GARDEN_MOUSE,
    GARDEN_RABBIT,
    ITEMS,
    SAWMILL,
    SUITS,
    WORKSHOP,
)
from lexludi.games.root.rules.events import Fought
from lexludi.games.root.rules.options import Build, Craft, Ferry, Minister, Move, Quest, Relic, Use, Ware
from lexludi.games.root.rules.places.landmarks import CARDS, LANDMARKS, Forge, Treetop, place_of, sites
from lexludi.games.root.rules.places.landmarks import market as black_market
from lexludi.games.root.rules.state import Root
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BadSetup, PositionError
from lexludi.kernel.match import Match
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act, At, Card
from tests.root.table import Table, lay, start

law = cites("root")

TRADE, END = Act("trade"), Act("end")


def perched(s: Root) -> int:
    """The kind of the building in the Treetop slot."""
    return next(landmark.perched for landmark in s.landmarks if isinstance(landmark, Treetop))


def forge_items(s: Root) -> list[int]:
    """The items on the Legendary Forge."""
    return next(landmark.items for landmark in s.landmarks if isinstance(landmark, Forge))


def at_table(landmarks: str, seats: str, *lines: str, next_step: str, map: str = "autumn", deck: str = "base") -> Table:
    """A table with landmarks and with what these lines add; the first seat is on turn."""
    first = seats.split()[0].partition(":")[0]
    head = [f"map: {map}", f"deck: {deck}", f"seats: {seats}", f"landmarks: {landmarks}", f"active: {first} daylight"]
    return lay("\n".join([*head, f"next: {next_step}; pause 0", *lines]))


def marquise(landmarks: str, *lines: str, other: str = "eyrie", **options: Any) -> Table:
    """The Marquise in Daylight with three actions."""
    steps = {"next_step": "marquise.daylight 0"} | options
    return at_table(landmarks, f"marquise {other}", "marquise actions: 3", *lines, **steps)


def crafters(landmarks: str, *lines: str, **options: Any) -> Table:
    """The Marquise about to craft."""
    return at_table(landmarks, "marquise eyrie", *lines, next_step="crafting 0", **options)


# A.5 Set-up


@law("A.5", "A.5.1")
def test_landmarks_are_those_agreed_on() -> None:
    assert start("marquise", "eyrie").s.setting.landmarks == ()
    assert start("marquise", "eyrie", landmarks="tower").s.setting.landmarks == ("tower",)
    for both in (["ferry", "lost_city"], "ferry+lost_city", "ferry,lost_city"):
        assert start("marquise", "eyrie", landmarks=both).s.setting.landmarks == ("ferry", "lost_city")


@law("A.5.1")
@pytest.mark.parametrize("wrong", ["castle", "tower+tower", "tower+ferry+lost_city", [], ["tower", 5]])
def test_other_landmarks_and_more_than_two_are_refused(wrong: Any) -> None:
    with pytest.raises(BadSetup, match="landmark"):
        start("marquise", "eyrie", landmarks=wrong)


@law("A.5.2")
def test_landmarks_are_drawn_at_random() -> None:
    ones = {start("marquise", "eyrie", landmarks="random", seed=str(n)).s.setting.landmarks for n in range(60)}
    twos = {start("marquise", "eyrie", landmarks="random2", seed=str(n)).s.setting.landmarks for n in range(60)}
    assert ones == {(name,) for name in LANDMARKS}
    assert all(len(set(pair)) == 2 for pair in twos)
    assert len(twos) > 15


@law("A.5.3")
def test_the_last_player_sets_up_the_first_landmark_and_the_one_before_the_second() -> None:
    table = start("marquise", "eyrie", "alliance", landmarks="elder_treetop+legendary_forge")
    assert (table.prompt, table.asked) == ("landmark", 2)
    table.by("alliance", At(4))
    assert (table.prompt, table.asked) == ("landmark", 1)
    table.by("eyrie", At(5))
    assert (place_of(table.s, "elder_treetop"), place_of(table.s, "legendary_forge")) == (4, 5)
    assert table.prompt == "keep"


CANDIDATES = {
    "black_market": {
        "autumn": [1, 3, 4],
        "winter": [1, 2, 7, 10],
        "lake": [2, 3, 4, 7, 8, 9],
        "mountain": [5, 6, 7, 8],
    },
    "elder_treetop": {name: [1, 2, 3, 4] for name in MAPS},
    "ferry": {"autumn": [4, 5, 7, 10, 11], "winter": [7, 10, 11, 12], "lake": [1, 10, 11, 12], "mountain": [2, 4, 10]},
    "legendary_forge": {name: list(CLEARINGS) for name in MAPS},
    "lost_city": {
        "autumn": [4, 5, 7, 10, 11],
        "winter": [7, 10, 11, 12],
        "lake": [1, 10, 11, 12],
        "mountain": [2, 4, 10],
    },
    "tower": {
        "autumn": [6, 10, 11, 12],
        "winter": [8, 9, 11, 12],
        "lake": [5, 10, 11, 12],
        "mountain": [9, 10, 11, 12],
    },
}


@law("A.5.3")
@pytest.mark.parametrize("name", LANDMARKS)
@pytest.mark.parametrize("map", MAPS)
def test_each_landmark_has_its_kind_of_clearing(name: str, map: str) -> None:
    table = start("marquise", "eyrie", landmarks=name, map=map)
    assert [option.place for option in table.by("eyrie").options] == CANDIDATES[name][map]  # type: ignore[attr-defined]


@law("A.5.3")
def test_landmarks_keep_apart_but_the_tower_may_stand_next_to_one() -> None:
    forge = start("marquise", "eyrie", landmarks="elder_treetop+legendary_forge").by("eyrie", At(1))
    assert not any(forge.offers(At(at)) for at in (1, 5, 9, 10))
    assert forge.offers(At(2))
    tower = start("marquise", "eyrie", landmarks="elder_treetop+tower").by("eyrie", At(1))
    assert tower.offers(At(10))
    shared = start("marquise", "eyrie", landmarks="lost_city+tower").by("eyrie", At(10))
    assert not shared.offers(At(10))
    assert shared.offers(At(12))


@law("A.5.3")
@pytest.mark.parametrize("map", MAPS)
def test_there_is_a_clearing_for_every_pair_ruling_r102(map: str) -> None:
    for first, second in permutations(range(len(LANDMARKS)), 2):
        table = start("marquise", "eyrie", landmarks=[LANDMARKS[first], LANDMARKS[second]], map=map)
        for at in sites(table.s, CARDS[first]):
            s = table.s.copy()
            s.landmarks[0].stand(s, at)
            assert sites(s, CARDS[second]), (LANDMARKS[first], at, LANDMARKS[second])


@law("A.5")
def test_the_towers_and_ferries_of_the_maps_give_way_to_landmarks_ruling_r100() -> None:
    assert place_of(start("marquise", "eyrie", map="mountain").s, "tower") == 10
    assert place_of(start("marquise", "eyrie", map="lake").s, "ferry") == 1
    assert place_of(start("marquise", "eyrie", map="mountain", landmarks="ferry").s, "tower") == 0
    lake = start("marquise", "eyrie", map="lake", landmarks="legendary_forge").by("eyrie", At(5))
    assert place_of(lake.s, "ferry") == 0
    assert lake.s.view(None)["landmarks"] == {"legendary_forge": 5}


@law("A.5.3")
def test_the_market_gets_three_cards_nobody_sees() -> None:
    table = start("marquise", "eyrie", landmarks="black_market")
    deck = table.s.deck.cards[-3:]
    table.by("eyrie", At(3))
    assert black_market(table.s).wares == deck[::-1]
    for seat in (None, 0, 1):
        view = table.s.view(seat)
        assert view["beside"]["wares"] == 3
        assert view["landmarks"] == {"black_market": 3}


@law("A.5.3")
@pytest.mark.parametrize(
    ("at", "forged", "left"),
    [
        (1, {"sword": 2, "crossbow": 1, "hammer": 1}, {"boot": 2, "sword": 0, "crossbow": 0, "hammer": 0}),
        (5, {"boot": 2, "coin": 2}, {"boot": 0, "coin": 0, "tea": 2}),
        (2, {"bag": 2, "tea": 2}, {"bag": 0, "tea": 0, "sword": 2}),
    ],
)
def test_the_forge_takes_the_items_of_its_suit_from_the_supply(
    at: int, forged: dict[str, int], left: dict[str, int]
) -> None:
    s = start("marquise", "eyrie", landmarks="legendary_forge").by("eyrie", At(at)).s
    assert {ITEMS[n]: count for n, count in enumerate(forge_items(s)) if count} == forged
    assert {name: s.items[ITEMS.index(name)] for name in left} == left


def test_positions_keep_landmarks() -> None:
    table = start("marquise", "eyrie", landmarks="black_market+legendary_forge").by("eyrie", At(3)).choose(At(5))
    text = table.match.position()
    assert "landmarks: black_market=3 legendary_forge=5" in text
    assert Match.at("root", text).position() == text
    with pytest.raises(PositionError, match="landmarks"):
        marquise("tower=77")
    with pytest.raises(PositionError, match="landmark"):
        marquise("castle=3")


# F.1 General rules


@law("F.1.1", "F.1.2")
def test_landmarks_can_neither_be_fought_nor_removed() -> None:
    table = marquise("legendary_forge=6", "6: marquise 3", "1: marquise 1, eyrie 1", "hand marquise: anvil")
    table.dice(1, 1).choose(Act("battle"))
    assert table.events(Fought) == [Fought(0, 1, 1)]
    favor = crafters(
        "legendary_forge=6",
        "1: workshop",
        "8: workshop",
        "12: workshop",
        "6: eyrie 1",
        "hand marquise: favor_of_the_foxes",
    )
    favor.choose(Craft(favor.card("favor_of_the_foxes")))
    assert favor.warriors("eyrie", 6) == 0
    assert (place_of(favor.s, "legendary_forge"), favor.points("marquise")) == (6, 0)


@law("F.1.2")
def test_a_landmark_is_nobodys_piece_and_rules_nothing() -> None:
    table = at_table("tower=6", "marquise eyrie", "6: marquise 1", next_step="turn-end 0")
    assert table.ruler(6) == "marquise"
    assert table.s.enemies_at(0, 6) == ()
    assert not table.s.present(1, 6)


# The Lost City


def test_the_lost_city_is_of_every_suit() -> None:
    s = marquise("lost_city=5").s
    assert s.suits[5] == EVERY
    assert s.suits_of(5) == (0, 1, 2)
    assert all(s.is_suit(5, suit) for suit in range(3))


def test_each_crafting_piece_in_the_lost_city_picks_a_suit_for_each_use() -> None:
    hand = "hand marquise: tax_collector cobbler sword favor_of_the_mice"
    two = crafters("lost_city=5", "5: workshop 2", "1: workshop", hand)
    assert {two.s.setting.pack.names[o.card] for o in two.options if isinstance(o, Craft)} == {
        "tax_collector",
        "cobbler",
        "sword",
    }
    one = crafters("lost_city=5", "5: workshop", "1: workshop", hand)
    assert {one.s.setting.pack.names[o.card] for o in one.options if isinstance(o, Craft)} == {"sword"}


def test_pieces_in_the_lost_city_stand_in_last() -> None:
    table = crafters("lost_city=5", "5: workshop", "1: workshop", "hand marquise: anvil gently_used_knapsack")
    table.choose(Craft(table.card("anvil")))
    assert table.s.activated == [1, 0, 0, 0, 0]
    assert table.offers(Craft(table.card("gently_used_knapsack")))
    table.choose(Craft(table.card("gently_used_knapsack")))
    assert table.s.activated == [1, 0, 0, 0, 1]


def test_a_vagabond_in_the_lost_city_crafts_with_any_suit() -> None:
    for name, offered in (("anvil", True), ("gently_used_knapsack", True), ("tax_collector", False)):
        table = at_table(
            "lost_city=5",
            "vagabond:thief marquise",
            "pawns: vagabond=5",
            "vagabond ready: hammer",
            f"hand vagabond: {name}",
            next_step="vagabond.daylight 0",
        )
        assert table.offers(Craft(table.card(name))) == offered


def test_any_card_calms_the_outrage_of_the_lost_city() -> None:
    table = marquise(
        "lost_city=5", "1: marquise 2", "5: sympathy", "hand marquise: anvil ambush_mouse", other="alliance"
    )
    table.choose(Act("march"), Move(1, 5, 1))
    assert table.prompt == "outrage"
    assert table.offers(Card(table.card("anvil")))
    assert table.offers(Card(table.card("ambush_mouse")))


def test_a_revolt_in_the_lost_city_takes_mixed_supporters_and_any_base() -> None:
    table = at_table(
        "lost_city=5",
        "alliance marquise",
        "5: sympathy, marquise 1",
        "2: sympathy",
        "11: sympathy",
        "1: base_fox",
        "alliance supporters: anvil gently_used_knapsack",
        next_step="alliance.birdsong 0",
    )
    table.choose(Act("revolt"), Card(table.card("anvil")))
    assert table.options == [Build(BASE_RABBIT, 5), Build(BASE_MOUSE, 5)]
    table.choose(Build(BASE_MOUSE, 5))
    assert table.pieces("base_mouse", 5) == 1
    assert table.warriors("alliance", 5) == 3  # the city and two mouse clearings: the base's printed suit counts
    assert table.s.boards[0].view(0)["supporters"] == []


def test_a_revolt_in_a_lost_city_full_of_own_bases_raises_an_officer_and_no_base() -> None:
    """Ruling R151."""
    table = at_table(
        "lost_city=5",
        "alliance marquise",
        "5: sympathy, marquise 1, base_fox, base_mouse",
        "alliance supporters: anvil gently_used_knapsack",
        next_step="alliance.birdsong 0",
    )
    table.choose(Act("revolt"), Card(table.card("anvil")))
    assert (table.warriors("marquise", 5), table.pieces("base_rabbit", 5), table.warriors("alliance", 5)) == (0, 0, 0)
    assert table.s.boards[0].view(0)["officers"] == 1


def test_losing_a_base_in_the_lost_city_costs_its_printed_suit_ruling_r103() -> None:
    table = marquise(
        "lost_city=5",
        "5: marquise 4, base_mouse",
        "alliance supporters: anvil ambush_mouse ambush_bird",
        other="alliance",
    )
    table.dice(2, 1).choose(Act("battle"))
    assert table.pieces("base_mouse", 5) == 0
    assert table.s.boards[1].view(1)["supporters"] == [table.card("anvil")]


def test_the_cult_grows_any_garden_in_the_lost_city_and_crafts_by_its_printed_suit() -> None:
    table = at_table(
        "lost_city=5",
        "lizards marquise",
        "5: lizards 3",
        "hand lizards: anvil ambush_mouse",
        next_step="lizards.daylight 0",
    )
    assert table.offers(Build(GARDEN_FOX, 5))
    assert table.offers(Build(GARDEN_MOUSE, 5))
    assert not table.offers(Build(GARDEN_RABBIT, 5))
    table.choose(Build(GARDEN_MOUSE, 5))
    assert table.s.boards[0].view(0)["revealed"] == [table.card("ambush_mouse")]
    assert table.s.boards[0].crafting(table.s) == [0] * 5  # 10.2.1: the Outcast is fox
    table.choose(Act("recruit"))
    assert table.options == [At(at) for at in (1, 5, 6, 8, 12)]


def test_the_cult_sanctifies_in_the_lost_city_with_the_outcasts_garden_ruling_r104() -> None:
    table = at_table(
        "lost_city=5",
        "lizards marquise",
        "5: lizards 1, sawmill",
        "lizards outcast: rabbit",
        "lizards acolytes: 3",
        next_step="lizards.conspiracies 0",
    )
    table.choose(Act("sanctify"))
    assert table.pieces("garden_rabbit", 5) == 1


def test_the_first_garden_in_a_lost_city_is_of_any_suit() -> None:
    table = at_table("lost_city=4", "lizards marquise", next_step="lizards.setup 0")
    table.choose(At(4))
    assert table.options == [Build(GARDEN_FOX, 4), Build(GARDEN_RABBIT, 4), Build(GARDEN_MOUSE, 4)]
    table.choose(Build(GARDEN_MOUSE, 4))
    assert table.pieces("garden_mouse", 4) == 1


def audience(clearings: str, hand: str) -> Table:
    """The Duchy before swaying, with a warrior in each of these clearings."""
    lines = [f"{at}: duchy 1" for at in clearings.split()]
    return at_table("lost_city=5", "duchy marquise", *lines, f"hand duchy: {hand}", next_step="duchy.sway 0")


def test_the_lost_city_counts_once_when_swaying() -> None:
    captain, brigadier = Minister(1), Minister(3)
    assert audience("5 1", "ambush_mouse anvil").offers(captain)
    assert not audience("5", "ambush_mouse anvil").offers(captain)
    assert not audience("5 1", "ambush_mouse ambush_rabbit").offers(captain)
    assert not audience("5 1", "ambush_mouse ambush_rabbit anvil").offers(brigadier)
    assert audience("5 1 3", "ambush_mouse ambush_rabbit anvil").offers(brigadier)
    assert not audience("5 1 6", "ambush_mouse ambush_rabbit anvil").offers(brigadier)


def test_a_card_shown_to_the_lost_city_leaves_none_for_another_suit() -> None:
    table = audience("5 1", "ambush_mouse ambush_rabbit anvil").choose(Minister(1))
    table.choose("card ambush_mouse", "card anvil")
    assert table.s.boards[0].view(0)["revealed"] == [table.card("ambush_mouse"), table.card("anvil")]


def test_both_sides_may_ambush_in_the_lost_city_with_different_suits() -> None:
    table = marquise(
        "lost_city=5", "5: marquise 3, eyrie 3", "hand eyrie: ambush_mouse", "hand marquise: ambush_fox ambush_rabbit"
    )
    table.choose(Act("battle"))
    assert table.by("eyrie").offers(Card(table.card("ambush_mouse")))
    table.by("eyrie", Card(table.card("ambush_mouse")))
    assert table.offers(Card(table.card("ambush_fox")))
    assert table.offers(Card(table.card("ambush_rabbit")))


@law("3.3.1.I")
@pytest.mark.parametrize("suit", ["fox", "mouse", "rabbit"])
def test_the_lost_city_counts_for_every_dominance(suit: str) -> None:
    two = {"fox": (1, 6), "mouse": (2, 7), "rabbit": (3, 4)}[suit]
    for wins, rows in ((True, [*two, 5]), (False, [*two])):
        table = at_table(
            "lost_city=5",
            "marquise eyrie",
            *(f"{at}: marquise 1" for at in rows),
            f"dominance marquise: dominance_{suit}",
            next_step="birdsong 0",
        )
        assert (table.match.result is not None) == wins


def test_quests_of_every_suit_can_be_done_in_the_lost_city() -> None:
    quests = list(data.quests().values())
    shown = [next(q.id for q in quests if q.suit == suit) for suit in SUITS[:3]]
    table = at_table(
        "lost_city=5",
        "vagabond:thief marquise",
        "pawns: vagabond=5",
        f"quests: {' '.join(shown)}",
        "vagabond ready: torch torch boot boot sword sword bag bag coin coin tea tea hammer hammer crossbow",
        next_step="vagabond.daylight 0",
    )
    assert sum(isinstance(option, Quest) for option in table.options) == 3


def test_a_decree_of_any_suit_reaches_the_lost_city() -> None:
    for card in ("anvil", "gently_used_knapsack", "favor_of_the_rabbits"):
        table = at_table(
            "lost_city=5",
            "eyrie marquise",
            "5: eyrie 3",
            f"eyrie move: {card}",
            "eyrie leader: despot",
            next_step="eyrie.daylight 0; eyrie.resolve 0",
        )
        assert table.prompt == "move"
        assert table.offers(Move(5, 1, 1))


def test_favors_of_every_suit_strike_the_lost_city() -> None:
    table = crafters(
        "lost_city=10",
        "2: workshop",
        "7: workshop",
        "9: workshop",
        "10: eyrie 2, roost",
        "hand marquise: favor_of_the_mice",
    )
    table.choose(Craft(table.card("favor_of_the_mice")))
    assert table.warriors("eyrie", 10) == 0
    assert table.points("marquise") == 1


def test_partisans_of_every_suit_fight_in_the_lost_city() -> None:
    table = marquise(
        "lost_city=5",
        "5: marquise 3, eyrie 3",
        "crafted marquise: fox_partisans mouse_partisans",
        deck="exiles",
    )
    table.dice(0, 0).choose(Act("battle"))
    assert table.offers(Use(table.card("fox_partisans")))
    assert table.offers(Use(table.card("mouse_partisans")))


def test_corvids_recruit_in_the_lost_city_with_any_suit() -> None:
    table = at_table("lost_city=5", "corvids marquise", "hand corvids: anvil", next_step="corvids.recruit 0")
    table.choose(Card(table.card("anvil")))
    assert [at for at in CLEARINGS if table.warriors("corvids", at)] == [1, 5, 6, 8, 12]


@pytest.mark.parametrize("die", range(6))
def test_mobs_spread_to_the_lost_city_whatever_the_die_shows(die: int) -> None:
    table = at_table("lost_city=5", "hundreds marquise", "2: mob", f"dice: {die}", next_step="hundreds.raze 0")
    assert table.offers(At(5)) or table.pieces("mob", 5) == 1


def test_any_card_pays_where_the_lost_citys_suit_is_asked_for() -> None:
    table = marquise("lost_city=5", "5: sawmill", "hand marquise: ambush_mouse anvil")
    table.choose(Act("overwork"))
    assert table.options == [Card(card) for card in table.s.hands[0]]


def test_all_ruled_clearings_count_when_keepers_recover_in_the_lost_city_ruling_r105() -> None:
    for landmarks, kept in (("lost_city=5", ["retainer.3"]), ("tower=6", ["none"])):
        table = at_table(
            landmarks,
            "keepers marquise",
            "5: keepers 2, waystation, relic_figure",
            "1: keepers 1",
            "2: keepers 1",
            "keepers waystations: figure/tablet@5",
            "keepers relics: figure3@5",
            "keepers move_or_recover: retainer.3",
            "keepers todo move_or_recover: retainer.3",
            next_step="keepers.act 0",
        )
        table.choose(Card(table.card("retainer.3")))
        table.choose(next(option for option in table.options if isinstance(option, Relic)))
        retinue = dict(table.s.boards[0].lines(naming(table.s)))["move_or_recover"]
        assert (table.points("keepers"), retinue.split()) == (3, kept)


# The ferry


@law("C.2.5")
def test_the_ferry_goes_along_the_river_to_the_next_clearing_and_brings_a_card() -> None:
    table = marquise("ferry=7", "7: marquise 3", "hand marquise:")
    table.choose(Act("march"))
    assert {o.to for o in table.options if isinstance(o, Ferry)} == {4, 11}
    table.choose(Ferry(7, 11, 2))
    assert (place_of(table.s, "ferry"), table.warriors("marquise", 11), len(table.hand("marquise"))) == (11, 2, 1)
    assert not any(isinstance(o, Ferry) for o in table.options)


@law("C.2.5", "9.5.1")
def test_a_vagabond_takes_the_ferry_along_the_river() -> None:
    table = at_table(
        "ferry=7",
        "vagabond:thief marquise",
        "pawns: vagabond=7",
        "vagabond ready: boot boot",
        next_step="vagabond.daylight 0",
    )
    table.choose(Ferry(7, 4, 1))
    assert (table.s.pawns[0], place_of(table.s, "ferry"), len(table.s.hands[0])) == (4, 4, 1)


# The tower


@law("C.3.4")
def test_the_tower_rewards_its_ruler_on_any_map() -> None:
    for at, points in ((6, 1), (1, 0)):
        table = at_table("tower=6", "marquise eyrie", f"{at}: marquise 1", next_step="turn-end 0")
        assert table.points("marquise") == points


# The Elder Treetop


def treetop(*lines: str, **options: Any) -> Table:
    return marquise("elder_treetop=1", *lines, **options)


def test_the_treetop_is_one_more_slot_and_is_filled_last_ruling_r101() -> None:
    s = treetop("1: marquise 1").s
    assert s.slots[1] == 2
    assert s.place(SAWMILL, 1)
    assert not perched(s)
    assert s.place(WORKSHOP, 1)
    assert perched(s) == WORKSHOP
    assert not s.place(SAWMILL, 1)
    s.take_back(SAWMILL, 1, 1)
    assert perched(s) == WORKSHOP
    s.take_back(WORKSHOP, 1, 1)
    assert not perched(s)


@law("3.2.1")
def test_a_building_in_the_treetop_slot_is_worth_a_point_more() -> None:
    table = treetop("1: marquise 4, roost 1", "treetop slot: roost")
    table.dice(2, 0).choose(Act("battle"))
    assert (table.pieces("roost", 1), table.points("marquise"), perched(table.s)) == (0, 2, 0)


@law("3.2.1")
def test_the_other_slots_of_the_treetop_are_worth_the_usual() -> None:
    table = treetop("1: marquise 4, roost 1")
    table.dice(2, 0).choose(Act("battle"))
    assert (table.pieces("roost", 1), table.points("marquise")) == (0, 1)


def test_of_two_alike_the_one_in_the_treetop_slot_falls_last() -> None:
    table = lay(
        """
        map: autumn
        seats: eyrie marquise
        landmarks: elder_treetop=1
        active: eyrie daylight
        1: eyrie 2, sawmill 2
        treetop slot: sawmill
        crafted eyrie: command_warren
        next: window 0 daylight-start; pause 0
        """
    )
    table.dice(0, 0).choose(Use(table.card("command_warren")))
    assert (table.points("eyrie"), perched(table.s)) == (1, SAWMILL)


def test_whoever_removes_his_own_building_from_the_treetop_scores_nothing() -> None:
    s = treetop("1: marquise 1, sawmill", "treetop slot: sawmill").s
    s.take_back(SAWMILL, 1, 1)
    assert s.points == [0, 0]
    assert not perched(s)


def test_a_building_that_replaces_another_takes_its_slot_in_the_treetop() -> None:
    table = at_table(
        "elder_treetop=1",
        "lizards marquise",
        "1: lizards 1, sawmill",
        "treetop slot: sawmill",
        "lizards acolytes: 3",
        next_step="lizards.conspiracies 0",
    )
    table.choose(Act("sanctify"))
    assert (perched(table.s), table.points("lizards")) == (GARDEN_FOX, 2)


# The Legendary Forge


def forge(*lines: str, **options: Any) -> Table:
    """A Forge in clearing 1, with swords."""
    return crafters(
        "legendary_forge=1", "items: bag 2", "forge: sword 2", "2: workshop 2", "9: workshop", *lines, **options
    )


def test_only_who_is_at_the_forge_crafts_its_items_for_a_card_and_a_point_more() -> None:
    away = forge("8: workshop 2", "hand marquise: sword gently_used_knapsack")
    assert away.refuses(Craft(away.card("sword"))) == "4.1.2"
    there = forge("1: marquise 1", "8: workshop 2", "hand marquise: sword")
    there.choose(Craft(there.card("sword")))
    assert there.points("marquise") == data.cards()["sword"].vp + 1
    assert (len(there.hand("marquise")), forge_items(there.s)[1], there.s.boxes[0][1]) == (1, 1, 1)


def test_other_items_are_crafted_as_usual() -> None:
    table = forge("1: marquise 1", "hand marquise: mouse_in_a_sack")
    table.choose(Craft(table.card("mouse_in_a_sack")))
    assert (table.points("marquise"), table.hand("marquise"), table.s.items[2]) == (1, [], 1)


@law("7.2.3")
def test_disdain_for_trade_leaves_the_point_of_the_forge() -> None:
    table = at_table(
        "legendary_forge=1",
        "eyrie marquise",
        "1: eyrie 1, roost",
        "8: roost",
        "eyrie leader: despot",
        "forge: sword 2",
        "items:",
        "hand eyrie: sword",
        next_step="crafting 0",
    )
    table.choose(Craft(table.card("sword")))
    assert table.points("eyrie") == 2


@law("14.2.3")
def test_contempt_for_trade_leaves_the_point_of_the_forge() -> None:
    table = at_table(
        "legendary_forge=1",
        "hundreds marquise",
        "1: hundreds 1, stronghold",
        "8: stronghold",
        "forge: sword 2",
        "items:",
        "hand hundreds: sword",
        next_step="crafting 0",
    )
    table.choose(Craft(table.card("sword")), Act("keep-item"))
    assert table.points("hundreds") == 1


# The Black Market


def market(*lines: str, step: str = "marquise.daylight 0") -> Table:
    return marquise("black_market=3", "wares: armorers sappers cobbler", "hand marquise: anvil", *lines, next_step=step)


def test_whoever_is_at_the_market_exchanges_a_card_once_a_turn() -> None:
    table = market("3: marquise 1")
    table.choose(TRADE)
    assert table.options == [Ware(0), Ware(1), Ware(2)]
    table.choose(Ware(1))
    assert table.hand("marquise") == ["sappers"]
    assert [table.s.setting.pack.names[card] for card in black_market(table.s).wares] == [
        "armorers",
        "anvil",
        "cobbler",
    ]
    assert table.refuses(TRADE) == "F.1"


def test_the_market_is_closed_to_who_is_not_there_or_has_no_card() -> None:
    assert market("4: marquise 1").refuses(TRADE) == "F.1"
    assert market("3: eyrie 1", "4: marquise 1").refuses(TRADE) == "F.1"
    empty = marquise("black_market=3", "wares: armorers sappers cobbler", "3: marquise 1")
    assert empty.refuses(TRADE) == "F.1"


@pytest.mark.parametrize(
    ("seats", "step"),
    [
        ("marquise eyrie", "birdsong 0"),
        ("marquise eyrie", "evening 0"),
        ("eyrie marquise", "birdsong 0"),
        ("eyrie marquise", "evening 0"),
        ("alliance marquise", "alliance.birdsong 0"),
        ("alliance marquise", "alliance.daylight 0"),
        ("alliance marquise", "evening 0"),
        ("lizards marquise", "birdsong 0"),
        ("lizards marquise", "lizards.daylight 0"),
        ("duchy marquise", "birdsong 0"),
        ("duchy marquise", "duchy.sway 0"),
        ("corvids marquise", "birdsong 0"),
        ("corvids marquise", "daylight 0"),
        ("hundreds marquise", "birdsong 0"),
        ("keepers marquise", "birdsong 0"),
        ("keepers marquise", "daylight 0"),
    ],
)
def test_every_faction_may_trade_in_every_phase(seats: str, step: str) -> None:
    first = seats.split()[0]
    table = at_table(
        "black_market=3",
        seats,
        "wares: armorers sappers cobbler",
        f"3: {first} 2",
        f"hand {first}: anvil ambush_mouse",
        next_step=step,
    )
    while not table.offers(TRADE):
        assert table.prompt != "pause", f"{first} is never offered the market"
        table.choose(next((o for o in table.options if o in (Pass(), END)), table.options[0]))
    table.choose(TRADE, Card(table.card("anvil")), Ware(2))
    assert "cobbler" in table.hand(first)


def test_a_vagabond_may_trade() -> None:
    table = at_table(
        "black_market=3",
        "vagabond:thief marquise",
        "wares: armorers sappers cobbler",
        "pawns: vagabond=3",
        "hand vagabond: anvil",
        next_step="vagabond.daylight 0",
    )
    assert table.offers(TRADE)


@law("1.2")
def test_only_the_trader_sees_the_cards_and_cannot_take_it_back() -> None:
    table = market("3: marquise 1").choose(TRADE, Ware(0))
    told = table.match.events[-1]
    assert told.seen_by(0) == told
    assert told.seen_by(1) != told
    assert told.seen_by(None) != told
    assert table.match.why_not_undo() == "a secret has been revealed since"


def test_imagining_deals_the_hidden_cards_of_the_market_anew() -> None:
    table = market("3: marquise 1")
    seen = set()
    for n in range(20):
        s = table.s.copy()
        s.imagine(0, Chance.of(str(n)))
        assert s.view(0) == table.s.view(0)
        seen.add(tuple(black_market(s).wares))
    assert len(seen) > 15


def test_place_of_tells_where_a_landmark_stands() -> None:
    s = marquise("lost_city=5").s
    assert [place_of(s, name) for name in LANDMARKS] == [0, 0, 0, 0, 5, 0]


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_landmarks_are_drawn_and_named(lang: str) -> None:
    names = data.landmarks()
    stores = {"black_market": ["wares: armorers sappers cobbler"], "legendary_forge": ["forge: sword 2"]}
    for name in LANDMARKS:
        table = marquise(f"{name}=4", *stores.get(name, ()))
        view = table.match.view(0)
        drawn = table.match.game.picture(view, lang)
        assert 'id="ferry"' in drawn if name == "ferry" else f'id="landmark-{name}"' in drawn
        assert all((f'id="ware-{n}"' in drawn) == (name == "black_market") for n in range(3))
        assert ('id="forge"' in drawn) == (name == "legendary_forge")
        shown = names[name].name_cs if lang == "cs" else names[name].name_en
        assert shown in table.match.game.words(lang).text(view)


def test_the_treetop_slot_is_drawn_last_with_its_building() -> None:
    table = marquise("elder_treetop=3", "3: sawmill", "treetop slot: sawmill")
    drawn = table.match.game.picture(table.match.view(0), "en")
    last = drawn.index('id="slot-3-1"')
    assert drawn.index('id="piece-3-0-sawmill"') > last > drawn.index('id="slot-3-0"')
