"""Chapter 2: choosing legends and sides, the other sides of tracks, upgraded boards, and when cards are played."""

from __future__ import annotations

import pytest

from lexludi.games.harrow.rules.box.codes import FIRST_UPGRADE, TOWNSFOLK
from lexludi.games.harrow.rules.box.printed import CARD_NAMES, LEGEND_NAMES
from lexludi.games.harrow.rules.events import DrewCard
from lexludi.kernel.errors import PositionError
from lexludi.law import cites
from tests.harrow.table import FAMILY, PROTECTORS, SEATS, Table, at, start
from tests.harrow.table import lay as lay_first

law = cites("harrow")
HOME = ("legends protectors: e8", "legends family: e2")


def lay(*lines: str, then: str) -> Table:
    return lay_first(*lines, then=then, seats=SEATS)


def second(seed: str = "1") -> Table:
    return start("protectors", "family", chapter="2", seed=seed)


@law("2.setup.A.1", "2.setup.F", "2.setup.E")
def test_everybody_chooses_a_legend_and_a_side_of_the_track() -> None:
    table = second().by(PROTECTORS, "lead malachi", "track-side 1").by(FAMILY, "lead willa", "track-side 0")
    assert [LEGEND_NAMES[camp.legend] for camp in table.s.camps] == ["malachi", "willa"]
    assert ([camp.track for camp in table.s.camps], table.prompt) == ([1, 0], "jar")
    assert [table.haints(seat) for seat in (0, 1)] == [{"e8": 3}, {"e2": 3}]


@law("2.setup.B", "2.setup.B.1", "2.setup.C")
def test_boards_are_upgraded_and_everybody_holds_three_cards() -> None:
    table = second()
    assert [(len(camp.hand), len(camp.cards.cards)) for camp in table.s.camps] == [(3, 13), (3, 6)]
    assert table.s.setting.bag.cards
    assert not any(table.s.family.upgrades(kind) for kind in range(FIRST_UPGRADE, 13))


@law("2.setup.D.2", "2.setup.D.3", "2.setup.D.4", "2.setup.D.5", "2.setup.D.6", "2.setup.D.7")
def test_the_token_of_each_terrain_is_drawn() -> None:
    seen = set()
    for seed in range(6):
        s = second(str(seed)).s
        kinds = {
            terrain: {k for k in range(4) for n in range(61) if s.tokens[k][n] and s.terrain(n) == terrain}
            for terrain in range(4)
        }
        assert all(len(found) == 1 for found in kinds.values())
        assert set.union(*kinds.values()) == {0, 1, 2, 3}
        seen.add(tuple(min(kinds[terrain]) for terrain in range(4)))
    assert len(seen) > 3


@law("2.setup.A.2", "legend.bernice.d")
def test_bernice_has_two_nails_and_takes_one_back_for_a_third() -> None:
    lines = (
        "legend protectors: bernice",
        "legends protectors: e6",
        "haints family: e5 2 e4 1",
        "nails: family e5 -1; family e4 -1",
    )
    table = lay(*lines, then="gift 0").by(PROTECTORS, "unit 1 e4 -1", "unit 1 e5 -1")
    assert table.s.pins == [(FAMILY, at("e5"), -1)] * 2


# The other sides of the tracks


@law("2.track.P.0", "2.track.P.1")
def test_townsfolk_are_called_closer_and_paths_are_not_used() -> None:
    lines = (
        "track protectors: 2",
        "legends protectors: e8",
        "townsfolk: e6 e4",
        "haints family: d4 1",
        "buildings: f4",
    )
    table = lay(*lines, then="legend_jar 0 1 0").by(PROTECTORS, "track")
    assert not [option for option in table.offered() if option.endswith((" e5", " d4", " f4"))]
    table.by(PROTECTORS, "guide e6 e7")
    assert (table.objectives(TOWNSFOLK), table.s.paths) == ({"e4": 1, "e7": 1}, [])


@law("2.track.P.2", "2.track.P.3", "2.track.P.4")
def test_more_scrolls_collect_a_token_and_push_units_away() -> None:
    lines = (
        "track protectors: 2",
        "scrolls protectors: 4",
        "legends protectors: e8",
        "townsfolk: e6",
        "tokens spawn: e7",
    )
    units = ("haints family: f6 1 e3 1",)
    table = lay(*lines, *units, then="legend_jar 0 1 0").by(PROTECTORS, "track", "guide e6 e7", "token spawn e7")
    assert table.camp(PROTECTORS).rows == [0, 1, 0]
    assert all(option.split()[3] in ("f6", "e8") for option in table.offered_of("shift"))
    table.by(PROTECTORS, "shift 1 -1 f6 f5")
    assert table.prompt == "stand-back"
    table.by(PROTECTORS, "shift 1 -1 e3 e2")
    assert table.haints(FAMILY) == {"f5": 1, "e2": 1}


@law("2.track.F.1")
def test_a_storm_gathers_next_to_the_legend() -> None:
    table = lay("track family: 2", "legends family: e4", "haints family: a1 1", then="gather_storm 1 1")
    assert set(table.by(FAMILY).offered()) == {"hex e3", "hex f3", "hex f4", "hex d4", "hex d3", "pass"}


@law("2.track.F.2", "2.track.F.3", "2.track.F.4")
def test_more_scrolls_push_a_token_and_units_away_from_it() -> None:
    lines = (
        "track family: 2",
        "legends family: e3",
        "tokens move: e5",
        "haints family: e2 1",
        "haints protectors: e6 1",
    )
    table = lay(*lines, then="gather_storm 1 4").by(FAMILY, "hex e4", "pull move e5 e6", "shift 1 -1 e2 e1")
    assert not table.offers("shift 0 -1 e6 e5")
    table.by(FAMILY, "shift 0 -1 e6 e7")
    assert (table.tokens("move"), table.haints(FAMILY), table.haints(PROTECTORS)) == ({"e6": 1}, {"e1": 1}, {"e7": 1})


# Upgraded boards


@law("2.board.F.1", "2.board.F.3")
def test_the_family_draws_four_and_puts_one_back() -> None:
    table = lay(*HOME, "bag: move 4", "dice: 0 0 0 0", then="draw_tokens 1; tokens 1")
    assert (table.s.family.laid[0], table.s.family.bag[0]) == (3, 1)


@law("2.board.F.1")
def test_example_two_tokens_on_the_board_draw_five_and_put_one_back() -> None:
    table = lay(*HOME, "board: move spawn", "bag: move 2 spawn 4", "dice: 0 0 0 0 0", then="draw_tokens 1; tokens 1")
    assert table.by(FAMILY).offered() == ["give-back move", "give-back spawn"]
    table.by(FAMILY, "give-back move")
    assert table.s.family.laid[:2] == [1, 3]


@law("2.board.F.2")
def test_example_with_one_token_short_one_fewer_goes_back() -> None:
    board = "board: move move move move"
    table = lay(*HOME, board, "bag: spawn 6", then="draw_tokens 1; tokens 1")
    assert (table.s.family.laid[1], table.s.family.bag[1]) == (4, 2)


@law("2.board.card-symbol")
def test_covering_a_card_symbol_draws_a_card() -> None:
    table = lay(*HOME, "tokens move: e8", then="cleanup 0")
    assert (len(table.camp(PROTECTORS).hand), len(table.events(DrewCard))) == (1, 1)
    bare = lay(*HOME, "rows protectors: move 1", "tokens move: e8", then="cleanup 0")
    assert bare.camp(PROTECTORS).hand == []
    family = lay(*HOME, "used: move 1", then="allot 1").by(FAMILY, "keep move")
    assert len(family.camp(FAMILY).hand) == 1


# When cards are played


@law("2.tactics.1")
def test_one_tactic_a_turn_before_or_after_the_action_and_never_within_it() -> None:
    table = lay(*HOME, "haints protectors: e8 1", "hand protectors: rally out_all_night far_yonder", then="turn 0")
    table.by(PROTECTORS, "play rally")
    assert table.cubes == {"red": 1}
    assert table.refuses("play out_all_night") == "2.tactics.1"
    after = lay(*HOME, "haints protectors: e8 1", "hand protectors: rally out_all_night", then="turn 0")
    after.by(PROTECTORS, "flip abilities", "ability move")
    assert after.offered_of("play") == []
    after.by(PROTECTORS, "pass", "play out_all_night")
    assert [CARD_NAMES[card] for card in after.camp(PROTECTORS).cards.discards] == ["out_all_night"]


@law("2.tactics.2")
def test_no_card_is_played_in_cleanup() -> None:
    lines = ("hand protectors: rally", "townsfolk: e8", "haints protectors: e8 1 e7 1")
    table = lay(*HOME, *lines, then="cleanup 0")
    assert (table.s.gone[TOWNSFOLK], table.prompt) == (1, "jar")


@law("2.upgrade.1", "2.upgrade.2", "2.upgrade.3", "2.upgrade.4", "2.upgrade.7")
def test_example_noise_and_clamor_replaces_a_strengthen_token() -> None:
    lines = ("hand family: noise_and_clamor council_seat", "laid: strengthen 1 spawn 1")
    table = lay(*HOME, *lines, then="tokens 1; allot 1").by(FAMILY)
    assert table.refuses("play council_seat") == "2.upgrade.2"
    table.by(FAMILY, "play noise_and_clamor")
    assert (table.s.family.laid[2], len(table.camp(FAMILY).played)) == (0, 1)
    assert not table.offered_of("play")
    table.by(FAMILY, "use noise_and_clamor")
    assert table.cubes == {"blue": 2}
    table.by(FAMILY, "pass", "keep noise_and_clamor")
    assert len(table.s.family.board) == 1


@law("2.upgrade.4")
def test_an_upgrade_can_go_into_the_bag_and_be_drawn_again() -> None:
    table = lay(*HOME, "used: council_seat 1", "bag: move 1", then="allot 1").by(FAMILY, "pass")
    assert table.s.family.bag[FIRST_UPGRADE] == 1


@law("2.upgrade.5")
def test_what_an_upgrade_gives_is_done_before_another_token() -> None:
    lines = ("laid: council_seat 1 strengthen 1", "haints family: e2 1")
    table = lay(*HOME, *lines, then="tokens 1").by(FAMILY, "use council_seat", "move e2 e3 1 0 0")
    assert (table.prompt, table.offers("strengthen")) == ("points", False)


@law("2.upgrade.8")
def test_no_upgrade_is_played_in_cleanup() -> None:
    table = lay(*HOME, "hand family: council_seat", "laid: move 1", then="cleanup 1").by(FAMILY)
    assert table.offered() == ["keep move", "pass"]


@law("2.end")
def test_the_second_chapter_ends_like_the_first() -> None:
    table = Table.lay("\n".join(["seats: protectors family", *HOME, "points family: 7", "next: end_of_round"]))
    assert table.match.result is not None
    assert table.match.result.winners == (FAMILY,)


def test_a_hand_is_hidden_from_the_others() -> None:
    table = lay(*HOME, "hand protectors: rally roar", then="turn 0")
    assert table.match.view(FAMILY)["hand"] == [[-1, -1], []]
    assert -1 not in table.match.view(PROTECTORS)["hand"][0]


@pytest.mark.parametrize("line", ["hand protectors: rally rally", "hand protectors: council_seat"])
def test_positions_know_which_cards_there_are(line: str) -> None:
    with pytest.raises(PositionError, match="each card of the deck lies in one place"):
        lay(*HOME, line, then="turn 0")


@law("2.tactics.1")
def test_who_may_hold_a_card_is_asked_even_with_nothing_to_play() -> None:
    table = lay(*HOME, "hand protectors: resolve", then="after 0")
    assert (table.prompt, table.offered()) == ("after", ["pass"])
    used = lay(*HOME, "hand protectors: resolve", "marks protectors: used-card", then="after 0")
    assert used.prompt == "jar"
