"""Spring and summer."""

from __future__ import annotations

from lexludi.games.wall.rules.box.codes import SEASONS
from lexludi.games.wall.rules.box.printed import HORDES
from lexludi.games.wall.rules.events import Assaulted, Defeated, Raided
from lexludi.law import cites
from tests.wall.table import DRAGON, SEATS, SNAKE, Table, lay

law = cites("wall")
ALL_DEALT = "hordes left: bandits/left\nhordes middle: thugs/left\nhordes right: raiders/left"


@law("spring.1", "over.years")
def test_spring_moves_the_time_marker() -> None:
    assert lay("year: 1 winter", then="spring; autumn_ends").s.year == 2


@law("spring.2", "spring.2.a")
def test_empty_sections_get_hordes_first_from_the_left() -> None:
    table = lay(
        "year: 2 winter",
        "hordes middle: thugs/left",
        "horde deck: sappers/middle leader/middle bandits/right",
        then="spring",
    )
    assert [len(row) for row in table.s.hordes] == [1, 1, 1]


@law("spring.2.b")
def test_further_hordes_go_where_the_card_on_top_of_the_deck_points() -> None:
    deck = "horde deck: shamans/left sappers/right leader/middle bandits/right"
    table = lay("year: 5 winter", ALL_DEALT, deck, then="spring")
    assert [horde.card % 3 for horde in table.hordes("middle")] == [0, 2]  # the Bandits, as the Leader points there
    assert [horde.card % 3 for horde in table.hordes("right")] == [0, 1]  # the Leader, as the Sappers point there


@law("spring.2.raid.1", "spring.2.raid.2")
def test_a_horde_without_room_raids() -> None:
    full = "hordes left: bandits/left; bandits/middle; bandits/right"
    others = "hordes middle: thugs/left\nhordes right: raiders/left"
    deck = "horde deck: sappers/left shamans/left leader/left"
    table = lay("year: 5 winter", full, others, deck, then="spring")
    assert len(table.hordes("left")) == 3
    assert [(event.section, event.tokens) for event in table.events(Raided)] == [(0, 3), (0, 3)]
    assert (table.s.shame_bank, table.s.shame_gone) == (24, 6)
    assert len(table.s.horde_deck.discards) == 2


@law("spring.2.raid.2")
def test_a_raid_takes_no_more_shame_than_there_is() -> None:
    full = "hordes left: bandits/left; bandits/middle; bandits/right"
    others = "hordes middle: thugs/left\nhordes right: raiders/left"
    table = lay(
        "year: 5 winter", full, others, "horde deck: sappers/left leader/left", "shame: bank 1 gone 29", then="spring"
    )
    assert (table.s.shame_bank, table.s.shame_gone) == (0, 30)


@law("spring.3")
def test_the_two_leftmost_advisors_leave_the_offer() -> None:
    table = lay(
        "year: 5 winter",
        ALL_DEALT,
        "offer: alchemist scribe spy fixer",
        "advisor deck: mandarin engineer",
        then="spring",
    )
    assert len(table.s.offer) == 4
    assert table.s.offer[:2] == lay("offer: spy fixer", then="autumn_ends").s.offer
    assert len(table.s.advisor_deck.discards) == 2


@law("summer.1")
def test_overseers_bring_income_by_their_level() -> None:
    table = lay("overseers dragon: quarry 2 spearman; temple 1 archer", then="summer")
    assert table.goods(DRAGON) == {"stone": 2, "chi": 1}


@law("summer.2", "shame.remove", "shame.remove.word")
def test_shame_is_bought_off_for_two_chi_as_often_as_one_can_pay() -> None:
    lines = ("goods dragon: chi 5", "shamed dragon: spearman 2", "claimed dragon: bandits/left 1", "shame: bank 27")
    table = lay(*lines, then="summer")
    assert table.prompt == "drop-shame"
    table.by(DRAGON, "under spearman", "onto bandits/left")
    assert (table.goods(DRAGON), table.s.shame_bank, sum(table.s.shamed[DRAGON])) == ({"chi": 1}, 29, 1)
    assert table.pool(DRAGON)["spearman"] == 9  # he can be used again


@law("summer.3", "rules.discard-open")
def test_command_cards_leave_the_track() -> None:
    table = lay("played dragon: economy", "track: dragon - -", then="discard_commands")
    assert (table.s.played[DRAGON], table.s.track) == (-1, [-1, -1, -1])
    assert table.s.spent[DRAGON] == [1]


@law("summer.4.a")
def test_all_command_cards_can_be_taken_back() -> None:
    table = lay("spent dragon: economy despotism", then="reclaim 0").by(DRAGON, "reclaim")
    assert len(table.hand(DRAGON)) == 6
    assert table.honor == [0, 0, 0]


@law("summer.4.b")
def test_or_they_are_worth_two_honor_each() -> None:
    table = lay("spent dragon: economy despotism", then="reclaim 0").by(DRAGON, "pass")
    assert len(table.hand(DRAGON)) == 4
    assert table.honor == [4, 0, 0]


@law("summer.4.betrayal")
def test_betrayal_stays_on_the_discard_pile_but_is_worth_honor() -> None:
    table = lay("spent dragon: economy betrayal", then="reclaim 0").by(DRAGON, "reclaim")
    assert "betrayal" not in table.hand(DRAGON)
    assert "economy" in table.hand(DRAGON)
    assert lay("spent dragon: economy betrayal", then="reclaim 0").by(DRAGON, "pass").honor[DRAGON] == 4


@law("summer.4.a")
def test_whoever_has_no_card_left_must_take_them_back() -> None:
    spent = "spent snake: despotism economy attack_order work_harder mobilization"
    table = lay(spent, "played snake: -", "hand snake:", then="reclaim 1")
    assert len(table.hand(SNAKE)) == 5


def test_the_deck_holds_every_horde_that_lies_nowhere_else() -> None:
    table = lay(ALL_DEALT, then="autumn_ends")
    assert len(table.s.horde_deck.cards) == 24 - 3 < HORDES


# The whole year


@law("over.years", "spring.1", "summer.3", "summer.4.a")
def test_after_spring_comes_summer_in_which_this_years_cards_are_discarded_before_any_is_taken_back() -> None:
    lines = ("year: 1 winter", ALL_DEALT, "played dragon: economy", "spent dragon: despotism", "used in year: scribe")
    table = Table.lay("\n".join([SEATS, *lines, "overseers snake: quarry 1 spearman", "next: spring"]))
    assert (table.s.year, SEASONS[table.s.season], table.s.used_in_year) == (2, "summer", 0)
    assert (table.asked, table.prompt, table.s.spent[DRAGON]) == (DRAGON, "reclaim", [0, 1])
    assert table.goods(SNAKE) == {"stone": 1}
    table.by(DRAGON, "reclaim")
    assert (SEASONS[table.s.season], table.prompt, len(table.hand(DRAGON))) == ("autumn", "command", 6)


@law("winter.1.a", "winter.1.b", "winter.3", "winter.2.hold")
def test_winter_is_the_volley_then_defeats_then_the_assault_and_a_new_year_follows() -> None:
    hordes = "hordes left: bandits/left x x x .\nhordes right: heavy_lancers/right; thugs/left"
    lines = (hordes, "firing left: dragon 1", "wall: left 1 right 2", "horde deck: sappers/right leader/left")
    table = Table.lay("\n".join([SEATS, *lines, "year: 1 autumn", "next: winter"]))
    assert [event.card // 3 for event in table.events(Defeated)] == [0]
    assert [(event.defense, event.attack) for event in table.events(Assaulted)] == [(8, 8)]  # that holds
    assert (table.s.shame_bank, table.s.year, table.honor[DRAGON]) == (30, 2, 2)
