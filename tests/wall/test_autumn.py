"""Autumn: command cards, frames, clerks, locations that activate."""

from __future__ import annotations

from lexludi.games.wall.rules.box.printed import COMMAND_NAMES
from lexludi.games.wall.rules.events import Activated
from lexludi.law import cites
from tests.wall.table import DRAGON, MONKEY, SNAKE, Table, lay

law = cites("wall")


@law("autumn.1")
def test_cards_are_chosen_in_secret_and_revealed_together() -> None:
    table = Table.lay("seats: dragon snake monkey\nnext: autumn")
    table.by(DRAGON, "command economy")
    assert table.s.played == [-1, -1, -1]
    assert table.match.view(SNAKE)["hand"][DRAGON] == list(range(6))
    table.by(MONKEY, "command betrayal").by(SNAKE, "command economy")
    assert [COMMAND_NAMES[card] for card in table.s.played] == ["economy", "economy", "betrayal"]
    assert "economy" not in table.hand(DRAGON)


@law("autumn.2", "tea.order", "tea.track")
def test_cards_are_placed_in_tea_order_and_resolved_by_space() -> None:
    lines = ("tea: monkey dragon snake", "played dragon: economy", "played snake: economy", "played monkey: economy")
    table = lay(*lines, then="place_command 2; place_command 0; place_command 1; turns")
    table.by(MONKEY, "space 2").by(DRAGON, "space 0")
    assert table.s.track == [DRAGON, SNAKE, MONKEY]  # one space was left
    assert table.s.active == DRAGON


@law("autumn.2.5p")
def test_four_players_have_four_spaces() -> None:
    table = lay(then="autumn_ends", seats="seats: dragon snake monkey turtle")
    assert len(table.s.track) == 4


@law("autumn.3", "autumn.3.A.1", "autumn.3.A.2")
def test_frames_are_done_from_the_top_by_the_owner_or_by_all_others() -> None:
    table = lay("tea: monkey dragon snake", "played dragon: economy", then="turn 0")
    table.by(DRAGON, "clerk -1 quarry", "pass")
    assert (table.asked, table.prompt) == (MONKEY, "clerk")
    table.by(MONKEY, "pass").by(SNAKE, "pass")
    table.by(DRAGON, "goods gold")
    assert table.goods(DRAGON) == {"gold": 1}


@law("autumn.3.A.1")
def test_a_frame_may_need_a_card_that_somebody_else_revealed() -> None:
    played = ("played dragon: despotism", "played snake: economy")
    table = lay(*played, then="frame 0 0 1").by(DRAGON, "clerk -1 quarry", "clerk -1 quarry")
    assert table.at("quarry")[DRAGON] == 2
    assert lay("played dragon: despotism", "played snake: betrayal", then="frame 0 0 1").prompt == "command"


@law("loc.place")
def test_a_clerk_comes_from_the_pool_or_from_another_location() -> None:
    table = lay("at quarry: dragon 1", then="frame 0 4 0")
    table.by(DRAGON, "clerk quarry temple", "clerk -1 academy")
    assert (table.at("quarry")[DRAGON], table.at("temple")[DRAGON], table.at("academy")[DRAGON]) == (0, 1, 1)
    assert table.s.clerks[DRAGON] == 3


@law("loc.regular.1", "loc.locked")
def test_a_full_location_takes_no_clerk_and_lets_none_go() -> None:
    table = lay("at quarry: dragon 2 snake 1", then="frame 0 4 0")
    assert "clerk -1 quarry" not in spelled(table)
    assert not [option for option in spelled(table) if option.startswith("clerk quarry")]
    assert "clerk quarry temple" in spelled(lay("at quarry: dragon 2", then="frame 0 4 0"))


@law("loc.special.1")
def test_a_special_location_takes_any_number() -> None:
    table = lay("at academy: dragon 4 snake 5 monkey 5", then="frame 0 4 0")
    assert "clerk -1 academy" in spelled(table)


@law("autumn.3.A.3")
def test_two_clerks_for_others_go_to_two_locations() -> None:
    table = lay("played dragon: mobilization", then="frame 0 4 1").by(SNAKE, "clerk -1 quarry")
    assert "clerk -1 quarry" not in spelled(table)
    assert "clerk quarry temple" in spelled(table)


@law("autumn.3.B.1", "loc.regular.2", "loc.special.2")
def test_full_regular_locations_and_special_ones_with_a_clerk_activate() -> None:
    lines = ("at quarry: dragon 2 snake 1", "at temple: dragon 2", "at academy: monkey 1")
    table = lay(*lines, then="activations 0")
    assert sorted(spelled(table)) == ["at academy", "at quarry"]


@law("autumn.3.B.2")
def test_the_active_player_chooses_the_order_with_or_without_clerks_there() -> None:
    lines = ("at tea_house: dragon 1 snake 1", "at academy: monkey 1")
    table = lay(*lines, then="activations 1").by(SNAKE, "at academy")
    assert [event.location for event in table.events(Activated)] == [9, 5]


@law("autumn.3.B.3", "autumn.3.B.4", "winter.clerks")
def test_clerks_return_from_a_location_that_activated_and_stay_elsewhere() -> None:
    lines = ("at academy: monkey 1 dragon 2", "at temple: dragon 1")
    table = lay(*lines, then="activations 0")
    assert (table.s.clerks, sum(table.at("academy"))) == ([4, 5, 5], 0)
    assert (table.at("temple")[DRAGON], [len(hand) for hand in table.s.tactics]) == (1, [2, 0, 1])


@law("autumn.3.B.5", "shame.gain.B")
def test_it_is_a_shame_to_be_alone_in_a_location_with_the_symbol() -> None:
    table = lay("at quarry: dragon 3", then="location 1").by(DRAGON, "under spearman")
    assert (table.s.shamed[DRAGON][0], table.s.shame_bank) == (1, 29)
    assert lay("at tea_house: dragon 2", then="location 5").s.shame_bank == 30
    assert lay("at quarry: dragon 2 snake 1", then="location 1").prompt == "donate"


@law("loc.advanced.1", "loc.advanced.2")
def test_despotism_activates_a_location_that_is_not_full_without_shame() -> None:
    table = lay("at quarry: dragon 1", then="frame 0 0 2").by(DRAGON, "at quarry", "pass")
    assert table.goods(DRAGON) == {"stone": 1}
    assert (table.s.shame_bank, table.at("quarry")) == (30, [0, 0, 0])


@law("autumn.3.D")
def test_after_the_last_card_autumn_ends_and_the_cards_stay_on_the_track() -> None:
    played = ("played dragon: betrayal", "played snake: betrayal", "played monkey: betrayal")
    table = lay(*played, "track: snake dragon monkey", then="turns")
    for clan in (SNAKE, DRAGON, MONKEY):
        assert table.s.active == clan
        table.by(clan, "pass")
    assert (table.s.active, table.s.track) == (-1, [SNAKE, DRAGON, MONKEY])


def test_betrayal_copies_the_owners_frames_of_another_card_or_places_clerks() -> None:
    played = ("played dragon: betrayal", "played snake: economy")
    table = lay(*played, then="frame 0 5 0").by(DRAGON, "command economy", "pass")
    table.by(DRAGON, "goods chi")
    assert table.goods(DRAGON) == {"chi": 1}
    table = lay(*played, then="frame 0 5 0").by(DRAGON, "pass", "clerk -1 quarry", "clerk -1 quarry")
    assert table.at("quarry")[DRAGON] == 2


def test_the_attack_order_sends_all_soldiers_of_the_chosen_staging_areas() -> None:
    lines = ("staged left dragon: spearman 2", "staged right dragon: spearman 1")
    hordes = ("hordes left: bandits/left", "hordes right: thugs/left")
    table = lay(*lines, *hordes, then="frame 0 2 2")
    table.by(DRAGON, "attack left", "cover left 0 0", "cover left 0 1", "pass")
    assert table.hordes("left")[0].covered(DRAGON) == 2
    assert table.staged("right", DRAGON) == {"spearman": 1}


def spelled(table: Table) -> list[str]:
    assert table.match.ask is not None
    return [table.match.spell(option) for option in table.match.ask.options]
