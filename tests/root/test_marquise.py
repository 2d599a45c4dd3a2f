"""Law 6: the Marquise de Cat."""

from __future__ import annotations

from lexludi.games.root.rules.box.codes import RECRUITER, SAWMILL, WORKSHOP
from lexludi.games.root.rules.options import Build, Craft, Move
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act, At, Card
from tests.root.table import Table, lay, start

law = cites("root")

BATTLE, MARCH, RECRUIT, BUILD = Act("battle"), Act("march"), Act("recruit"), Act("build")
OVERWORK, HAWKS, END = Act("overwork"), Act("hawks"), Act("end")


def daylight(*lines: str, actions: int = 3) -> Table:
    """The Marquise in her Daylight against the Eyrie, with what these lines add."""
    return lay(
        "\n".join(
            [
                "map: autumn",
                "seats: marquise eyrie",
                "active: marquise daylight",
                f"marquise actions: {actions}",
                "next: marquise.daylight 0; pause 0",
                *lines,
            ]
        )
    )


# 6.2


@law("6.2.1", "4.1.1")
def test_workshops_craft_by_the_suit_of_their_clearing() -> None:
    table = lay("""
        map: autumn
        seats: marquise eyrie
        1: marquise 1, workshop
        hand marquise: anvil root_tea_fox
        next: crafting 0; pause 0
    """)
    assert table.offers(Craft(table.card("anvil")))
    assert table.refuses(Craft(table.card("root_tea_fox"))) == "4.1.1"


@law("6.2.2")
def test_only_the_marquise_places_pieces_at_her_keep() -> None:
    table = lay("""
        map: autumn
        seats: eyrie marquise
        1: keep, eyrie 2
        eyrie leader: builder
        next: eyrie.roost 0; pause 0
    """)
    assert not table.offers(At(1))
    assert table.s.why_not_place(0, 1) == "6.2.2"
    assert table.s.why_not_place(1, 1) is None


@law("6.2.2")
def test_others_may_still_move_to_the_keep() -> None:
    table = lay("""
        map: autumn
        seats: eyrie marquise
        1: keep
        5: eyrie 2
        eyrie leader: commander
        eyrie move: vizier
        eyrie todo move: vizier
        next: eyrie.resolve 0; pause 0
    """)
    assert table.offers(Move(5, 1, 2))


@law("6.2.2")
def test_a_removed_keep_is_gone_for_good() -> None:
    table = lay("""
        map: autumn
        seats: eyrie marquise
        1: keep, eyrie 3
        eyrie leader: builder
        eyrie battle: vizier
        eyrie todo battle: vizier
        next: eyrie.resolve 0; pause 0
    """)
    assert table.pieces("keep", 1) == 0
    assert not table.s.place(16, 1)


@law("6.2.3")
def test_field_hospitals_bring_the_fallen_to_the_keep_for_a_card() -> None:
    table = hospital("anvil")
    table.by("marquise", Card(table.card("anvil")))
    assert table.warriors("marquise", 1) == 2
    assert table.discards[-1] == "anvil"


@law("6.2.3")
def test_field_hospitals_want_a_card_of_the_clearing() -> None:
    table = hospital("bake_sale")
    assert table.options == [Pass()]
    table.by("marquise", Pass())
    assert table.warriors("marquise", 1) == 0
    assert table.supply("marquise") == 25


def hospital(card: str) -> Table:
    """Two cats fall in the fox clearing 8; the keep stands in 1."""
    table = lay(f"""
        map: autumn
        seats: eyrie marquise
        1: keep
        8: marquise 2, eyrie 4
        hand marquise: {card}
        eyrie leader: builder
        eyrie battle: vizier
        eyrie todo battle: vizier
        next: eyrie.resolve 0; pause 0
    """)
    assert table.prompt == "ambush"
    return table.dice(2, 0).by("marquise", Pass())


# 6.3


@law("6.3.1", "6.3.2", "6.3.3")
def test_she_garrisons_every_clearing_but_the_corner_opposite_her_keep() -> None:
    table = start("marquise", "eyrie")
    assert table.options == [At(1), At(2), At(3), At(4)]
    table.choose(At(2))
    assert [table.warriors("marquise", at) for at in range(1, 13)] == [1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1]
    assert table.supply("marquise") == 25 - 11
    assert table.s.stock[15] == 8


@law("6.3.4", "6.3.5")
def test_her_first_buildings_stand_in_or_next_to_the_keep() -> None:
    table = start("marquise", "eyrie").choose(At(1))
    assert table.options == [Build(SAWMILL, at) for at in (1, 5, 9, 10)]
    table.choose(Build(SAWMILL, 1))
    assert not table.offers(Build(WORKSHOP, 1))
    table.choose(Build(WORKSHOP, 10), Build(RECRUITER, 9))
    assert [table.s.stock[kind] for kind in (SAWMILL, WORKSHOP, RECRUITER)] == [5, 5, 5]


# 6.4


@law("6.4")
def test_each_sawmill_yields_wood() -> None:
    table = lay("""
        map: autumn
        seats: marquise eyrie
        5: sawmill 2
        8: sawmill
        next: marquise.wood 0; pause 0
    """)
    assert (table.pieces("wood", 5), table.pieces("wood", 8)) == (2, 1)


@law("6.4", "1.5.1", "1.5.4")
def test_with_too_little_wood_left_she_places_what_there_is() -> None:
    table = lay("""
        map: autumn
        seats: marquise eyrie
        2: wood 7
        5: sawmill
        8: sawmill
        next: marquise.wood 0; pause 0
    """)
    table.choose(At(8))
    assert (table.pieces("wood", 5), table.pieces("wood", 8)) == (0, 1)


# 6.5


@law("6.5")
def test_she_has_three_actions_and_more_for_birds() -> None:
    table = daylight("5: marquise 3, recruiter", "hand marquise: armorers", actions=0)
    assert table.options == [HAWKS, END]
    assert table.refuses(MARCH) == "6.5"
    table.choose(HAWKS)
    assert table.discards == ["armorers"]
    assert table.offers(MARCH)


@law("6.5")
def test_she_crafts_before_her_actions() -> None:
    table = lay("""
        map: autumn
        seats: marquise eyrie
        1: marquise 1, workshop
        hand marquise: anvil
        next: daylight 0; pause 0
    """)
    assert table.prompt == "craft"
    table.choose(Pass())
    assert table.prompt == "marquise"
    assert not table.offers(Craft(table.card("anvil")))


@law("6.5.1")
def test_a_battle_costs_one_action() -> None:
    table = daylight("5: marquise 3, eyrie 1").dice(1, 0).choose(BATTLE)
    assert table.s.boards[0].view(0)["actions"] == 2
    assert table.warriors("eyrie", 5) == 0


@law("6.5.2", "4.2.2")
def test_a_march_is_up_to_two_moves_of_the_same_or_other_warriors() -> None:
    table = daylight("5: marquise 3").choose(MARCH, Move(5, 1, 3), Move(1, 9, 2))
    assert table.prompt == "marquise"
    assert [table.warriors("marquise", at) for at in (5, 1, 9)] == [0, 1, 2]


@law("6.5.2")
def test_a_march_may_stop_after_one_move() -> None:
    table = daylight("5: marquise 3").choose(MARCH, Move(5, 1, 1), Pass())
    assert table.prompt == "marquise"
    assert table.s.boards[0].view(0)["actions"] == 2


@law("6.5.3")
def test_she_recruits_once_a_turn_at_each_recruiter() -> None:
    table = daylight("5: marquise 1, recruiter 2", "8: recruiter").choose(RECRUIT)
    assert (table.warriors("marquise", 5), table.warriors("marquise", 8)) == (3, 1)
    assert table.refuses(RECRUIT) == "6.5.3"


@law("6.5.4", "6.5.4.I", "6.5.4.III")
def test_a_building_comes_from_its_track_and_scores() -> None:
    table = daylight("5: marquise 2, sawmill, wood", "9: marquise 1").choose(BUILD, Build(SAWMILL, 5))
    assert table.pieces("sawmill", 5) == 2
    assert table.pieces("wood", 5) == 0
    assert table.points("marquise") == 1


@law("6.5.4.I", "2.2.3")
def test_she_builds_only_where_she_rules_and_a_slot_is_open() -> None:
    table = daylight(
        "5: marquise 2, sawmill, workshop, wood",
        "1: marquise 1, wood",
        "2: marquise 1, eyrie 2",
    ).choose(BUILD)
    assert table.offers(Build(SAWMILL, 1))
    assert table.refuses(Build(SAWMILL, 5)) == "2.2.3"
    assert table.refuses(Build(SAWMILL, 2)) == "6.5.4.I"


@law("6.5.4.II")
def test_wood_must_be_connected_through_clearings_she_rules() -> None:
    cut = daylight("5: marquise 2, sawmill", "12: marquise 1, sawmill, wood 2", "1: eyrie 1", "10: eyrie 1")
    cut.choose(BUILD)
    assert cut.refuses(Build(SAWMILL, 5)) == "6.5.4.II"
    joined = daylight("5: marquise 2, sawmill", "1: marquise 1", "10: marquise 1", "12: marquise 1, sawmill, wood 2")
    joined.choose(BUILD, Build(SAWMILL, 5))
    assert joined.pieces("wood", 12) == 0


@law("6.5.4.II")
def test_she_can_build_with_the_last_wood_there_is() -> None:
    buildings = ("5: marquise 2, sawmill, wood", "1: marquise 1, workshop", "8: marquise 1, recruiter")
    table = daylight(*buildings).choose(BUILD, Build(SAWMILL, 5))
    assert (table.pieces("wood", 5), table.pieces("sawmill", 5)) == (0, 2)


@law("6.5.4.II")
def test_she_says_which_wood_pays() -> None:
    table = daylight("5: marquise 2, sawmill, wood", "1: marquise 1, wood").choose(BUILD, Build(SAWMILL, 5), At(1))
    assert (table.pieces("wood", 5), table.pieces("wood", 1)) == (1, 0)


@law("6.5.5")
def test_overwork_turns_a_matching_card_into_wood() -> None:
    table = daylight("8: marquise 1, sawmill", "hand marquise: anvil bake_sale").choose(OVERWORK)
    assert table.pieces("wood", 8) == 1
    assert table.discards == ["anvil"]


@law("6.5.5")
def test_overwork_needs_a_card_of_the_sawmills_suit() -> None:
    table = daylight("8: marquise 1, sawmill", "hand marquise: bake_sale")
    assert table.refuses(OVERWORK) == "6.5.5"


# 6.6


@law("6.6")
def test_she_draws_for_uncovered_bonuses_and_keeps_five() -> None:
    table = lay("""
        map: autumn
        seats: marquise eyrie
        5: recruiter 2
        2: recruiter
        hand marquise: anvil bake_sale armorers sword
        next: draw 0; turn-end 0
    """)
    assert len(table.hand("marquise")) == 6
    table.choose(Card(table.card("anvil")))
    assert len(table.hand("marquise")) == 5
    assert table.asked == 1
