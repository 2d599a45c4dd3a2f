"""Law A: advanced set-up."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from lexludi.games.root.factions.keepers.board import keepers
from lexludi.games.root.factions.vagabond.quests import quests
from lexludi.games.root.rules.beginning.advanced import enrol, is_militant
from lexludi.games.root.rules.beginning.homes import apart, claim, distances, habitable
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import (
    CLEARINGS,
    DRAFT,
    FACTIONS,
    GARDEN_FOX,
    PLACES,
    PLOT_BOMB,
    PLOT_RAID,
    RECRUITER,
    SAWMILL,
    UNDECIDED,
    WORKSHOP,
)
from lexludi.games.root.rules.options import Build, Faction, Leader, Suit
from lexludi.games.root.rules.places.landmarks import place_of
from lexludi.games.root.rules.state import Root
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BadSetup
from lexludi.kernel.match import Match
from lexludi.law import cites
from lexludi.parts.options import At, Card
from tests.root.table import ANY_SUITS, Table, lay, start

law = cites("root")

INSURGENTS = ["alliance", "vagabond", "lizards", "riverfolk", "corvids"]


def draft(players: int, seed: str = "1", **options: Any) -> Table:
    """An advanced set-up in which everybody chooses."""
    return start(*["draft"] * players, seed=seed, setup="advanced", **options)


def pick(faction: str) -> Faction:
    return Faction(FACTIONS.index(faction))


def offered(table: Table) -> list[str]:
    return [FACTIONS[option.which] for option in table.by(table.asked).options if isinstance(option, Faction)]


def settling(faction: str, *lines: str, others: str = "draft draft", map: str = "autumn") -> Table:
    """A faction about to set itself up by its set-up card, after the homelands that these lines name."""
    name = faction.partition(":")[0]
    head = [f"map: {map}", f"seats: {faction} {others}", f"active: {name} setup"]
    return lay("\n".join([*head, f"next: {name}.homeland 0; pause 0", *lines]))


def homes(table: Table) -> list[int]:
    return [option.place for option in table.options if isinstance(option, At)]


def play_on(table: Table, until: str) -> Table:
    """Make first choices until something is asked."""
    while table.prompt != until:
        table.match.pick(0)
    return table


# A.1 to A.7


@law("A.1")
def test_twelve_suit_markers_are_dealt_over_the_printed_suits() -> None:
    dealt = {draft(3, seed=str(n)).s.suits for n in range(20)}
    assert all(Counter(suits[1:]) == {0: 4, 1: 4, 2: 4} for suits in dealt)
    assert len(dealt) == 20
    s = draft(3).s
    assert [at for at in CLEARINGS if s.ruined[at]] == s.setting.plan.ruins
    assert sum(s.items) == 12


@law("A.1", "C.3.1")
def test_maps_keep_their_own_setup() -> None:
    assert len(draft(3, map="mountain").s.closed) == 6
    assert place_of(draft(3, map="lake").s, "ferry") == 1


@law("A.2")
def test_the_deck_is_chosen() -> None:
    assert draft(3, deck="exiles").s.setting.pack.id == "exiles"
    assert draft(3).s.setting.pack.id == "base"


@law("A.3")
def test_bots_are_set_up_before_anybody_chooses() -> None:
    for n in range(10):
        table = start("draft", "bot:marquise", "draft", setup="advanced", seed=str(n))
        assert table.prompt == "faction"
        assert table.pieces("keep", table.s.homes[1]) == 1
        assert "marquise" not in table.s.drafting().dealt
        assert len(table.s.drafting().dealt) == 3
        home = table.s.homes[1]
        assert home not in habitable(table.s, 0, False)


@law("A.4")
def test_seating_and_first_player_are_random() -> None:
    orders = {draft(3, seed=str(n)).s.setting.order for n in range(60)}
    assert len(orders) == 6


@law("A.4", "1.4.1")
def test_turns_follow_the_seating() -> None:
    table = start("marquise", "eyrie", "alliance", setup="advanced", seed="3")
    order = table.s.setting.order
    assert order != (0, 1, 2)
    began: list[int] = []
    chance = Chance.of("turns")
    while len(began) < 5:
        if table.s.number > len(began):
            began.append(table.s.active)
        assert table.match.ask is not None
        table.match.choose(chance.pick(table.match.ask.options))
    assert began == [*order, *order][:5]


@law("A.5", "A.5.3", "A.4")
def test_the_last_player_of_the_order_sets_up_the_landmark_before_factions_are_chosen() -> None:
    table = draft(4, landmarks="elder_treetop+legendary_forge")
    order = table.s.setting.order
    assert (table.prompt, table.asked) == ("landmark", order[-1])
    table.match.pick(0)
    assert (table.prompt, table.asked) == ("landmark", order[-2])
    table.match.pick(0)
    assert table.prompt == "faction"


@law("A.6", "A.6.5", "A.8.1")
def test_factions_of_hirelings_are_not_dealt() -> None:
    hirelings = "forest_patrol,last_dynasty,spring_uprising"
    for n in range(30):
        table = play_on(draft(4, seed=str(n), hirelings=hirelings), "faction")
        assert not {"marquise", "eyrie", "alliance"} & set(table.s.drafting().dealt)


@law("A.7")
def test_everybody_draws_five_cards() -> None:
    s = draft(3).s
    assert [len(hand) for hand in s.hands] == [5, 5, 5]
    assert len(s.deck.cards) == 54 - 15


@law("A.7")
def test_two_players_play_without_dominance_cards() -> None:
    assert len(draft(2).s.removed) == 4
    assert draft(3).s.removed == []
    s = draft(2).s
    assert not any(s.setting.pack.dominance[card] for card in s.deck.cards + s.hands[0] + s.hands[1])


@law("1.2")
def test_the_five_cards_are_secret() -> None:
    s = draft(3).s
    assert s.view(0)["hands"][0] == s.hands[0]
    assert s.view(0)["hands"][1:] == [[-1] * 5, [-1] * 5]
    seen = set()
    for n in range(10):
        other = s.copy()
        other.imagine(0, Chance.of(str(n)))
        assert other.view(0) == s.view(0)
        seen.add(tuple(other.hands[1]))
    assert len(seen) > 8


# A.8.1 The set-up cards


@law("A.8.1")
@pytest.mark.parametrize("players", range(3, 7))
def test_one_militant_card_and_one_for_each_player_are_dealt(players: int) -> None:
    first, others = set(), set()
    for n in range(40):
        dealt = [card.partition(":")[0] for card in draft(players, seed=str(n)).s.drafting().dealt]
        assert len(dealt) == len(set(dealt)) == players + 1
        first.add(dealt[0])
        others |= set(dealt[1:])
    assert all(is_militant(card) for card in first)
    assert first == {"marquise", "eyrie", "duchy", "hundreds", "keepers"}
    assert others == set(FACTIONS)


@law("A.8.1.I")
def test_two_players_choose_among_militant_factions() -> None:
    for n in range(20):
        dealt = draft(2, seed=str(n)).s.drafting().dealt
        assert len(dealt) == 3
        assert all(map(is_militant, dealt))


@law("A.8.1.I")
def test_with_hirelings_insurgents_fill_up_for_two_ruling_r107() -> None:
    table = play_on(draft(2, hirelings="forest_patrol,last_dynasty,sunward_expedition"), "faction")
    assert len(table.s.drafting().dealt) == 3
    assert sum(map(is_militant, table.s.drafting().dealt)) <= 2


def choosing(cards: str, *lines: str, players: int = 3) -> Table:
    """The first of some players about to choose from these cards; a star marks the locked one."""
    seats = " ".join(["draft"] * players)
    steps = "; ".join(f"advanced.choose {seat}" for seat in range(players))
    return lay(
        "\n".join(["map: autumn", f"seats: {seats}", "active: draft-0 setup", f"setup cards: {cards}",
                   f"next: {steps}; pause 0", *lines])
    )  # fmt: skip


@law("A.8.1.II")
def test_the_last_card_is_locked_if_it_is_insurgent() -> None:
    for n in range(40):
        s = draft(3, seed=str(n)).s
        assert s.drafting().locked == ("" if is_militant(s.drafting().dealt[-1]) else s.drafting().dealt[-1])


@law("A.8.1.II")
def test_a_locked_faction_opens_when_somebody_has_chosen_a_militant_one() -> None:
    table = choosing("eyrie lizards alliance corvids*")
    assert offered(table) == ["eyrie", "lizards", "alliance"]
    assert table.refuses(pick("corvids")) == "A.8.1.II"
    table.choose(pick("alliance"))
    assert offered(table) == ["eyrie", "lizards"]
    table.by(1, pick("eyrie"), At(1), Leader(0))
    assert offered(table) == ["lizards", "corvids"]


@law("A.8.1.III")
def test_a_dealt_vagabond_has_a_random_character_that_must_be_played() -> None:
    characters = set()
    for n in range(80):
        characters |= {card for card in draft(6, seed=str(n)).s.drafting().dealt if card.startswith("vagabond")}
    assert len(characters) > 6
    assert characters <= {f"vagabond:{name}" for name in data.vagabonds()}
    table = choosing("vagabond:tinker eyrie lizards alliance").choose(pick("vagabond"))
    assert table.prompt == "pawn"
    table.match.pick(0)
    assert table.s.setting.seats[0] == "vagabond:tinker"
    assert table.s.boards[0].view(None)["character"] == "tinker"
    assert len(quests(table.s).shown) == 3


# A.8.2 Choosing


@law("A.8.2")
def test_choice_goes_counterclockwise_from_the_last_player_and_each_sets_up_at_once() -> None:
    table = draft(4, seed="5")
    asked: list[int] = []
    while table.prompt != "return-card":
        if table.prompt == "faction":
            assert table.s.setting.factions.count(UNDECIDED) == 4 - len(asked)
            asked.append(table.asked)
        elif asked:
            assert table.asked == asked[-1]
        table.match.pick(0)
    assert asked == list(table.s.setting.order[::-1])
    assert UNDECIDED not in table.s.setting.factions
    assert table.s.drafting().dealt == ()


@law("A.8.2")
def test_choosing_gives_board_and_pieces_and_leaves_copies_alone() -> None:
    s = choosing("eyrie lizards alliance corvids").s
    before = s.copy()
    enrol(s, 1, "eyrie")
    assert (s.setting.factions, s.supply[1], s.setting.eyrie) == ((UNDECIDED, 1, UNDECIDED), 20, 1)
    assert before.setting.factions == (UNDECIDED,) * 3
    assert (before.supply[1], before.setting.eyrie, before.setting.seats) == (0, -1, (DRAFT,) * 3)


@law("A.8.2")
def test_a_choice_can_be_taken_back_until_somebody_else_has_chosen() -> None:
    table = choosing("eyrie lizards alliance corvids").choose(pick("eyrie"))
    assert table.prompt == "homeland"
    table.match.undo()
    assert table.prompt == "faction"
    assert table.s.setting.factions == (UNDECIDED,) * 3


@law("A.8", "A.8.2")
def test_factions_agreed_on_are_set_up_by_their_cards_in_the_same_order() -> None:
    table = start("marquise", "eyrie", "duchy", "hundreds", "keepers", setup="advanced", seed="2")
    asked = [table.asked]
    while table.prompt != "return-card":
        if table.asked != asked[-1]:
            asked.append(table.asked)
        table.match.pick(0)
    assert len(asked) >= 4
    assert asked == [seat for seat in table.s.setting.order[::-1] if seat in asked]


@law("A.8")
def test_factions_may_also_be_set_up_in_corners() -> None:
    table = start("marquise", "eyrie", setup="advanced-corners")
    assert (table.prompt, homes(table)) == ("keep", [1, 2, 3, 4])
    assert [len(hand) for hand in table.s.hands] == [5, 5]
    with pytest.raises(BadSetup, match="advanced-corners"):
        start("draft", "draft", setup="advanced-corners")
    with pytest.raises(BadSetup, match="corners"):
        start("marquise", "eyrie", "duchy", "hundreds", "keepers", setup="advanced-corners")


@law("A.8")
def test_a_seat_without_a_faction_needs_advanced_setup() -> None:
    with pytest.raises(BadSetup, match="advanced"):
        start("draft", "eyrie")
    with pytest.raises(BadSetup, match="two to six"):
        start("draft", setup="advanced")


@law("A.8.1")
def test_factions_named_by_some_are_not_dealt_to_the_others_ruling_r108() -> None:
    for n in range(30):
        table = start("draft", "eyrie", "draft", setup="advanced", seed=str(n))
        table = play_on(table, "faction")
        assert "eyrie" not in table.s.drafting().dealt
        assert len(table.s.drafting().dealt) >= 2
        assert table.s.drafting().locked == ""


# A.8.2.I, A.8.2.II Homelands


@law("A.8.2.I")
def test_a_homeland_is_no_enemys_and_takes_all_the_pieces() -> None:
    table = settling("lizards", "homelands: 12", "8: workshop 2", "5: keep", others="marquise draft")
    assert not any(at in homes(table) for at in (12, 8, 5))
    assert set(habitable(table.s, 0, False)) == set(CLEARINGS) - {12, 5}


@law("A.8.2.I", "A.8.2.II")
def test_homelands_apart_are_not_adjacent_to_others() -> None:
    table = settling("duchy", "homelands: 1")
    assert homes(table) == [2, 3, 4, 6, 7, 8, 11, 12]
    table.choose(At(3))
    assert table.s.drafting().homelands == (1 << 1) | (1 << 3)


@law("A.8.2.II")
def test_far_homelands_have_two_clearings_between_them_and_others() -> None:
    assert homes(settling("eyrie", "homelands: 1")) == [3, 6, 7, 8]
    assert homes(settling("hundreds", "homelands: 3")) == [1, 4, 5, 9]


@law("A.8.2.II")
def test_if_there_is_no_room_homelands_go_as_far_away_as_they_can_ruling_r106() -> None:
    near = settling("eyrie", "homelands: 1 3")
    assert homes(near) == [2, 4, 8]
    crowded = settling("eyrie", "homelands: 1 2 3 4")
    assert homes(crowded) == [5, 6, 7, 8, 9]
    inland = settling("eyrie", "homelands: 1 2 3 4 5 6 7 8 9")
    assert homes(inland) == [10, 11, 12]


def test_distances_follow_open_paths() -> None:
    s = settling("eyrie", ANY_SUITS, map="mountain").s
    assert distances(s, [2])[5] > 1  # the path is closed
    assert distances(s, [2])[6] == 1
    assert distances(s, []) == [99] * PLACES
    claim(s, [2, 6])
    assert 3 not in apart(s, list(CLEARINGS), 2)


# The set-up cards of the factions


@law("A.8.2", "A.8.2.I")
def test_marquise_homelands_lie_together() -> None:
    table = settling("marquise", "homelands: 1")
    table.choose(At(3))
    assert homes(table) == [2, 6, 7, 8, 11, 12]  # each with a third clearing that joins the two
    table.choose(At(7))
    assert homes(table) == [6, 8, 11, 12]
    table.choose(At(8))
    assert table.prompt == "keep-home"
    assert homes(table) == [3, 7, 8]
    table.choose(At(3), Build(SAWMILL, 7), Build(WORKSHOP, 3))
    assert [table.warriors("marquise", at) for at in CLEARINGS] == [1, 1, 2, 1, 1, 1, 2, 2, 1, 1, 1, 1]
    assert [table.s.pieces[kind][at] for kind, at in ((SAWMILL, 7), (WORKSHOP, 3), (RECRUITER, 8))] == [1, 1, 1]
    assert (table.pieces("keep", 3), table.supply("marquise")) == (1, 10)
    assert table.s.drafting().homelands == 1 << 1 | 1 << 3 | 1 << 7 | 1 << 8


@law("A.8.2")
def test_the_keep_stands_apart_from_enemy_homelands_if_it_can() -> None:
    table = settling("marquise", "homelands: 1").choose(At(5), At(2), At(6))
    assert homes(table) == [2, 6]  # 5 is next to 1


@law("A.8.2")
def test_eyrie_start_with_six_warriors_a_roost_and_a_leader() -> None:
    table = settling("eyrie").choose(At(9), Leader(1))
    assert (table.warriors("eyrie", 9), table.pieces("roost", 9), table.supply("eyrie")) == (6, 1, 14)


@law("A.8.2")
def test_the_duchy_spreads_five_warriors_evenly() -> None:
    table = settling("duchy").choose(At(1))
    assert (table.prompt, homes(table)) == ("spread-out", [5, 9, 10])
    table.choose(At(5))
    assert homes(table) == [9, 10]
    table.choose(At(10))
    assert [table.warriors("duchy", at) for at in (1, 5, 9, 10)] == [2, 2, 1, 2]
    assert (table.pieces("tunnel", 1), table.supply("duchy")) == (1, 13)


@law("A.8.2")
def test_the_cult_starts_with_a_garden_seven_warriors_and_two_acolytes() -> None:
    table = settling("lizards").choose(At(1), Suit(2))
    assert table.s.pieces[GARDEN_FOX][1] == 1
    assert [table.warriors("lizards", at) for at in (1, 5, 9, 10)] == [4, 1, 1, 1]
    board = table.s.boards[0].view(None)
    assert (board["acolytes"], board["outcast"], table.supply("lizards")) == (2, 2, 16)


@law("A.8.2")
def test_corvids_start_with_a_plot_anywhere_and_a_warrior_of_each_suit() -> None:
    table = settling("corvids", "homelands: 1")
    assert homes(table) == list(CLEARINGS)[1:]
    table.choose(At(5))
    assert Build(PLOT_BOMB, 5) in table.options
    table.choose(Build(PLOT_RAID, 5), At(6), At(5), At(2))
    assert [table.warriors("corvids", at) for at in (2, 5, 6)] == [1, 2, 1]
    assert (table.pieces("plot", 5), table.supply("corvids")) == (1, 11)
    assert table.s.boards[0].view(None)["secret"][5] == -1
    assert table.s.boards[0].view(0)["secret"][5] == PLOT_RAID


@law("A.8.2")
def test_the_hundreds_start_with_warlord_stronghold_and_items_under_the_ruins() -> None:
    table = settling("hundreds").choose(At(3))
    board = table.s.boards[0].view(None)
    assert (table.warriors("hundreds", 3), board["warlord"], table.pieces("stronghold", 3)) == (5, 3, 1)
    assert table.supply("hundreds") == 16
    assert sum(map(len, table.s.ruins)) == 4


@law("A.8.2", "9.3.4")
def test_a_vagabond_after_the_hundreds_leaves_their_ruins_alone() -> None:
    table = choosing("hundreds vagabond:thief eyrie lizards").choose(pick("hundreds"), At(1))
    under = table.s.ruins.copy()
    table.by(1, pick("vagabond")).match.pick(0)
    assert table.s.ruins == under
    assert len(quests(table.s).shown) == 3


@law("A.8.2", "A.8.2.II")
def test_keepers_start_on_two_adjacent_edges_far_away() -> None:
    table = settling("keepers", "homelands: 1")
    assert homes(table) == [3, 6, 7, 8]
    table.choose(At(8))  # which leaves 7 alone
    assert [table.warriors("keepers", at) for at in (7, 8)] == [4, 4]
    assert sum(len(column) for column in keepers(table.s, 0).retinue) == 2 * 3  # the position's, and those of 15.3.4
    assert (table.supply("keepers"), table.s.drafting().homelands) == (7, 1 << 1 | 1 << 7 | 1 << 8)


@law("A.8.2.I")
def test_a_homeland_has_a_slot_for_its_building() -> None:
    table = settling("eyrie", "1: sawmill", "3: workshop", others="marquise draft")
    assert not {1, 3} & set(homes(table))
    assert {2, 4} <= set(homes(table))


@law("A.8.2.I", "A.8.2.II")
def test_keepers_with_no_two_edges_side_by_side_keep_one_foot_on_the_edge() -> None:
    """Ruling R150: only 1, 6 and 7 are free on the edge, beside 10, 11 and 12 in the middle."""
    table = settling("keepers", "homelands: 2 3 4 5 8 9")
    assert homes(table) == [1, 6, 7, 10, 11, 12]
    table.choose(At(12))
    assert [at for at in CLEARINGS if table.warriors("keepers", at)] == [7, 12]


@law("A.8.2.I", "1.5.4")
def test_keepers_with_one_clearing_left_start_there() -> None:
    table = settling("keepers", "homelands: 1 2 3 4 6 7 8 9 10 11 12")
    assert ([at for at in CLEARINGS if table.warriors("keepers", at)], table.supply("keepers")) == ([5], 11)


def keepers_relics(s: Root) -> list[int]:
    return [place for place in s.boards[0].view(None)["relics"] if place >= PLACES]


@law("A.8.2")
def test_keepers_hide_a_relic_in_each_forest_and_the_others_far_from_home() -> None:
    table = settling("keepers").choose(At(3), At(7))
    plan = table.s.setting.plan
    hidden = Counter(keepers_relics(table.s))
    assert sum(hidden.values()) == 12
    assert set(hidden) == set(range(PLACES, plan.size))
    near = [f for f in range(PLACES, plan.size) if {3, 7} & set(plan.touches[f - PLACES])]
    assert near
    assert all(hidden[forest] == 1 for forest in near)
    others = [hidden[f] for f in range(PLACES, plan.size) if f not in near]
    assert max(others) - min(others) <= 1


@law("A.8.2")
def test_the_alliance_and_the_riverfolk_have_no_homeland() -> None:
    table = choosing("alliance riverfolk eyrie lizards").choose(pick("alliance"))
    assert len(table.s.boards[0].view(0)["supporters"]) == 3
    table.by(1, pick("riverfolk"))
    play_on(table, "faction")
    assert (sum(table.s.warriors[1]), table.s.drafting().homelands) == (4, 0)


# A.9, A.10


@law("A.9", "A.10")
def test_everybody_keeps_three_cards_and_the_deck_is_shuffled() -> None:
    table = play_on(draft(3, seed="4"), "return-card")
    order = table.s.setting.order
    assert (table.asked, table.s.points) == (order[0], [0, 0, 0])
    deck = len(table.s.deck.cards)
    kept = []
    for seat in order:
        assert (table.prompt, table.asked) == ("return-card", seat)
        hand = table.s.hands[seat].copy()
        kept.append(hand[2:])
        table.by(seat, Card(hand[0]))
        if seat == order[-1]:
            top = [*table.s.deck.cards, hand[1]]
        table.by(seat, Card(hand[1]))
    assert [table.s.hands[seat] for seat in order][1:] == kept[1:]
    assert len(top) == deck + 6
    assert not any(a == b for a, b in pairwise(sorted(top)))


@law("A.10")
def test_the_deck_is_shuffled_once_all_have_chosen() -> None:
    head = "map: autumn\nseats: marquise eyrie\nactive: marquise setup\nnext: advanced.shuffle; pause 0"
    decks = [lay(f"{head}\nchance: {n}").s.deck.cards for n in range(5)]
    assert all(sorted(deck) == list(range(54)) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 5


# What others see, positions, words, pictures


def test_a_draft_can_be_written_and_read_at_every_step() -> None:
    table = draft(4, seed="8", landmarks="random2", hirelings="random")
    while table.s.number == 0:
        text = table.match.position()
        assert Match.at("root", text).position() == text
        table.match.pick(-1 % len(table.by(table.asked).options))


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_draft_is_told_and_drawn_at_every_step(lang: str) -> None:
    table = choosing("eyrie lizards vagabond:thief corvids*")
    game = table.match.game
    words = game.words(lang)
    view = table.match.view(0)
    drawn = game.picture(view, lang)
    assert all(f'id="setup-{name}"' in drawn for name in ("eyrie", "lizards", "vagabond", "corvids"))
    assert "padlock" in drawn
    ask = table.match.ask
    assert ask is not None
    assert game.path(view, ask, pick("vagabond")) == ("setup-vagabond",)
    shown = words.option(view, ask, pick("vagabond"))
    thief = data.vagabonds()["thief"]
    assert shown.endswith(thief.name_cs if lang == "cs" else thief.name_en)
    assert words.text(view)
    table.choose(pick("eyrie"), At(1), Leader(0))
    assert 'id="setup-eyrie"' not in game.picture(table.match.view(0), lang)
