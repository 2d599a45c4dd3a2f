"""Law 10: the Lizard Cult."""

from __future__ import annotations

import pytest

from lexludi.games.root.factions.lizards.souls import lost_souls
from lexludi.games.root.rules.box.codes import GARDEN_FOX, GARDEN_MOUSE, GARDEN_RABBIT, ROOST, WARRIOR
from lexludi.games.root.rules.options import Battle, Build, Craft, Dominance, Move, Piece, Suit, Take
from lexludi.kernel.errors import PositionError
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act, At, Card
from tests.root.table import Table, lay, start

law = cites("root")

CRUSADE, CONVERT, SANCTIFY = Act("crusade"), Act("convert"), Act("sanctify")
RECRUIT, SCORE, SACRIFICE, END = Act("recruit"), Act("score"), Act("sacrifice"), Act("end")


def cult(*lines: str, next_step: str = "lizards.daylight", other: str = "marquise", deck: str = "base") -> Table:
    """The Cult on turn, with what these lines add."""
    return lay(
        "\n".join(
            [
                "map: autumn",
                f"deck: {deck}",
                f"seats: lizards {other}",
                "active: lizards daylight",
                f"next: {next_step} 0; pause 0",
                *lines,
            ]
        )
    )


def attacked(*lines: str, other: str = "marquise") -> Table:
    """The Marquise on turn against the Cult, about to battle in clearing 1."""
    return lay(
        "\n".join(
            [
                "map: autumn",
                f"seats: {other} lizards",
                f"active: {other} daylight",
                "marquise actions: 3",
                "next: marquise.daylight 0; pause 0",
                *lines,
            ]
        )
    ).choose(Act("battle"))


def board(table: Table) -> dict[str, object]:
    return table.s.boards[table.seat("lizards")].view(None)


def acolytes(table: Table) -> object:
    return board(table)["acolytes"]


def souls(table: Table) -> list[str]:
    return [table.s.setting.pack.names[card] for card in lost_souls(table.s).pile]


def revealed(table: Table) -> list[str]:
    cards = table.s.boards[table.seat("lizards")].cards()
    return [table.s.setting.pack.names[card] for card in cards]


# 10.2


@law("10.2.1", "10.6.2")
def test_only_gardens_of_the_outcast_suit_craft() -> None:
    hand = "hand lizards: anvil root_tea_mouse"
    foxes = cult("1: garden_fox", "2: garden_mouse", hand, "lizards outcast: fox", next_step="craft")
    assert foxes.options == [Craft(foxes.card("anvil")), Pass()]
    mice = cult("1: garden_fox", "2: garden_mouse", hand, "lizards outcast: mouse", next_step="craft")
    assert mice.options == [Craft(mice.card("root_tea_mouse")), Pass()]


@law("10.2.1", "10.6")
def test_they_do_not_craft_in_daylight() -> None:
    table = cult("1: garden_fox", "hand lizards: anvil", next_step="daylight")
    assert not table.offers(Craft(table.card("anvil")))


@law("10.2.2")
def test_birds_are_not_wild_for_rituals() -> None:
    table = cult("1: lizards 2", "hand lizards: armorers")
    assert table.options == [SACRIFICE, END]


@law("10.2.3")
def test_warriors_fallen_in_defence_become_acolytes() -> None:
    table = attacked("1: marquise 3, lizards 3", "dice: 2 0")
    assert (table.warriors("lizards", 1), acolytes(table), table.supply("lizards")) == (1, 2, 22)


@law("10.2.3")
def test_warriors_fallen_in_attack_go_to_the_supply() -> None:
    table = cult("1: lizards 3, marquise 3", "lizards acolytes: 2", "dice: 2 2", next_step="lizards.conspiracies")
    table.choose(CRUSADE)
    assert (table.warriors("lizards", 1), acolytes(table), table.supply("lizards")) == (1, 0, 24)


@law("10.2.3")
def test_a_warrior_removed_outside_battle_is_no_acolyte() -> None:
    table = lay(
        """
        map: autumn
        seats: marquise lizards
        active: marquise daylight
        1: lizards 2
        6: workshop
        8: workshop 2
        hand marquise: favor_of_the_foxes
        next: crafting 0; pause 0
        """
    )
    table.choose(Craft(table.card("favor_of_the_foxes")))
    assert (table.warriors("lizards", 1), acolytes(table)) == (0, 0)


@law("10.2.3")
def test_martyrs_do_not_lie_in_coffins() -> None:
    table = lay(
        """
        map: autumn
        deck: exiles
        seats: marquise lizards
        active: marquise daylight
        1: marquise 3, lizards 3
        crafted marquise: coffin_makers
        dice: 2 0
        marquise actions: 3
        next: marquise.daylight 0; pause 0
        """
    ).choose(Act("battle"))
    assert (acolytes(table), table.coffins) == (2, [0, 0])


@law("10.2.4")
def test_a_garden_rules_its_clearing_whoever_is_there() -> None:
    table = cult("3: garden_rabbit, eyrie 9", "8: garden_fox, roost", "9: lizards 1, eyrie 1", other="eyrie")
    assert [table.ruler(at) for at in (3, 8, 9)] == ["lizards", "lizards", "eyrie"]


@law("10.2.5")
def test_a_lost_garden_costs_a_random_card() -> None:
    table = attacked("1: marquise 3, garden_fox", "hand lizards: anvil bake_sale", "dice: 0 0 1").by("lizards", Pass())
    assert table.pieces("garden_fox", 1) == 0
    assert (table.hand("lizards"), souls(table)) == (["anvil"], ["bake_sale"])


@law("10.2.5")
def test_two_gardens_lost_at_once_cost_two_cards() -> None:
    table = attacked("2: marquise 3, garden_mouse 2", "hand lizards: anvil bake_sale sword", "dice: 1 0").by(
        "lizards", Pass()
    )
    assert len(table.hand("lizards")) == 1


@law("10.2.6", "2.1.3", "G.1.16")
def test_what_anybody_spends_becomes_a_lost_soul() -> None:
    table = lay(
        """
        map: autumn
        seats: marquise lizards eyrie
        active: marquise daylight
        1: marquise 1, sawmill
        hand marquise: anvil dominance_bird
        marquise actions: 1
        next: marquise.daylight 0; pause 0
        """
    )
    table.choose(Act("overwork"), Card(table.card("anvil")), Act("hawks"))
    assert souls(table) == ["anvil", "dominance_bird"]
    assert (table.discards, table.s.available) == ([], [])
    assert table.match.view(None)["beside"]["souls"] == lost_souls(table.s).pile


@law("10.2.6")
def test_a_crafted_card_that_is_discarded_is_a_lost_soul_too() -> None:
    table = cult("1: garden_fox", "hand lizards: anvil", "lizards outcast: fox", next_step="craft")
    table.choose(Craft(table.card("anvil")))
    assert (souls(table), table.points("lizards")) == (["anvil"], 2)


@law("10.2.6", "D.2.2")
def test_a_tinker_finds_nothing_among_the_lost_souls() -> None:
    table = lay(
        """
        map: autumn
        seats: vagabond:tinker lizards
        active: vagabond daylight
        pawns: vagabond=1
        vagabond character: tinker
        vagabond ready: torch boot
        lost souls: anvil
        next: vagabond.daylight 0; pause 0
        """
    )
    assert table.refuses(Act("day-labor")) == "D.2.2"


# 10.3


@law("10.3.1", "10.3.4")
def test_the_supply_and_the_gardens_at_the_start() -> None:
    s = start("lizards", "corvids").s
    assert s.supply[0] == 25
    assert [s.stock[kind] for kind in (GARDEN_FOX, GARDEN_RABBIT, GARDEN_MOUSE)] == [5, 5, 5]


@law("10.3.2", "10.3.4")
def test_they_start_in_the_corner_opposite_another() -> None:
    table = start("eyrie", "lizards").choose(At(1))
    table.match.pick(0)
    assert table.prompt == "outcast"
    assert (table.warriors("lizards", 3), table.pieces("garden_rabbit", 3)) == (4, 1)
    assert [table.warriors("lizards", at) for at in (6, 7, 11)] == [1, 1, 1]
    assert sum(table.s.stock[kind] for kind in (GARDEN_FOX, GARDEN_RABBIT, GARDEN_MOUSE)) == 14


@law("10.3.2")
def test_with_opposite_corners_taken_any_free_one_will_do() -> None:
    table = start("marquise", "eyrie", "lizards").choose(At(2))
    while table.prompt != "first-garden":
        table.match.pick(0)
    assert table.by("lizards").options == [At(1), At(3)]


@law("10.3.3")
def test_they_choose_any_outcast() -> None:
    table = start("lizards", "corvids").choose(At(1))
    assert table.options == [Suit(0), Suit(1), Suit(2)]
    table.choose(Suit(2))
    assert (board(table)["outcast"], board(table)["hated"]) == (2, False)


# 10.4


def birdsong(*lines: str, other: str = "marquise") -> Table:
    return cult(*lines, next_step="birdsong", other=other)


@law("10.4", "10.4.1")
@pytest.mark.parametrize(
    ("before", "pile", "after"),
    [
        ("fox", "bake_sale sword armorers sappers", (0, True)),
        ("fox", "bake_sale root_tea_rabbit sword armorers", (1, False)),
        ("fox hated", "bake_sale", (1, False)),
        ("rabbit", "bake_sale", (1, True)),
        ("rabbit hated", "bake_sale", (1, True)),
        ("mouse hated", "bake_sale sword", (2, True)),
        ("mouse", "", (2, True)),
    ],
)
def test_the_suit_of_most_lost_souls_becomes_outcast(before: str, pile: str, after: tuple[int, bool]) -> None:
    table = birdsong(f"lizards outcast: {before}", f"lost souls: {pile}")
    assert (board(table)["outcast"], board(table)["hated"]) == after


@law("10.4", "10.4.2")
def test_lost_souls_are_then_discarded_and_dominance_becomes_available() -> None:
    table = birdsong("lost souls: anvil dominance_fox")
    assert (souls(table), table.discards) == ([], ["anvil"])
    assert table.s.available == [table.card("dominance_fox")]


@law("10.4.3")
def test_conspiracies_cost_acolytes_one_less_when_hated() -> None:
    position = ("1: lizards 1, marquise 1, sawmill", "8: lizards 1, marquise 2, sawmill", "lizards acolytes: 2")
    table = cult(*position, "lizards outcast: fox", next_step="lizards.conspiracies")
    assert table.options == [CRUSADE, CONVERT, END]
    assert table.refuses(SANCTIFY) == "10.4.3"
    hated = cult(*position, "lizards outcast: fox hated", next_step="lizards.conspiracies").choose(CONVERT)
    hated.choose(Piece(1, WARRIOR, 8))
    assert (acolytes(hated), hated.warriors("marquise", 8)) == (1, 1)
    assert hated.offers(CRUSADE)
    assert hated.supply("lizards") == 25 - 3 - 1


@law("10.4.3.I")
def test_a_crusade_fights_in_an_outcast_clearing_or_leads_out_of_one() -> None:
    table = cult(
        "1: lizards 2, marquise 1", "2: lizards 2, marquise 1", "lizards acolytes: 2", next_step="lizards.conspiracies"
    ).choose(CRUSADE)
    assert table.offers(Battle(1, 1))
    assert not table.offers(Battle(2, 1))
    assert table.offers(Move(1, 5, 1))
    assert not any(isinstance(option, Move) and option.origin != 1 for option in table.options)


@law("10.4.3.I")
def test_after_the_move_a_crusade_may_fight_where_it_arrived() -> None:
    table = cult(
        "1: lizards 2", "5: marquise 1", "9: marquise 1", "lizards acolytes: 2", "dice: 1 0",
        next_step="lizards.conspiracies",
    ).choose(CRUSADE, Move(1, 5, 2))  # fmt: skip
    assert table.options == [Battle(5, 1), Pass()]
    table.choose(Battle(5, 1))
    assert table.warriors("marquise", 5) == 0


@law("10.4.3.II", "G.1.13")
def test_convert_replaces_an_enemy_warrior_where_they_may_place_one() -> None:
    table = cult(
        "1: marquise 1, keep", "6: marquise 2", "8: marquise 1", "2: marquise 1", "lizards acolytes: 2",
        next_step="lizards.conspiracies",
    ).choose(CONVERT)  # fmt: skip
    assert table.options == [Piece(1, WARRIOR, 6), Piece(1, WARRIOR, 8)]
    table.choose(Piece(1, WARRIOR, 6))
    assert (table.warriors("lizards", 6), table.warriors("marquise", 6)) == (1, 1)


@law("10.4.3", "10.4.3.II")
def test_with_an_empty_supply_an_acolyte_is_the_convert() -> None:
    """Ruling R154."""
    table = cult("2: lizards 23", "6: marquise 1", "lizards acolytes: 2", next_step="lizards.conspiracies")
    assert table.supply("lizards") == 0
    table.choose(CONVERT)
    assert (table.warriors("lizards", 6), table.supply("lizards")) == (1, 1)


@law("10.4.3.II", "6.2.3")
def test_a_converted_warrior_may_still_be_nursed() -> None:
    table = cult(
        "1: marquise 1, keep", "6: marquise 1", "hand marquise: anvil", "lizards acolytes: 2",
        next_step="lizards.conspiracies",
    ).choose(CONVERT)  # fmt: skip
    assert (table.prompt, table.asked) == ("hospital", 1)
    table.by("marquise", Card(table.card("anvil")))
    assert table.warriors("marquise", 1) == 2


@law("10.4.3.III", "3.2.1")
def test_sanctify_turns_an_enemy_building_into_a_garden() -> None:
    table = cult(
        "1: roost", "8: roost", "2: roost", "lizards acolytes: 3", next_step="lizards.conspiracies", other="eyrie"
    ).choose(SANCTIFY)
    assert table.options == [Piece(1, ROOST, 1), Piece(1, ROOST, 8)]
    table.choose(Piece(1, ROOST, 1))
    assert (table.pieces("roost", 1), table.pieces("garden_fox", 1), table.s.slots[1]) == (0, 1, 0)
    assert (table.points("lizards"), acolytes(table)) == (1, 0)


@law("10.4.3.III")
def test_sanctify_needs_a_garden_left_and_leaves_tokens_alone() -> None:
    spent = "6: garden_fox, sawmill", "8: garden_fox 2", "12: garden_fox, marquise 1", "ruins:"
    table = cult(*spent, "lizards acolytes: 3", next_step="lizards.conspiracies").choose(SANCTIFY)
    assert table.pieces("garden_fox", 6) == 2
    tokens = cult(
        "1: sympathy", "6: base_fox", "lizards acolytes: 3", next_step="lizards.conspiracies", other="alliance"
    )
    tokens.choose(SANCTIFY)
    assert (tokens.pieces("base_fox", 6), tokens.pieces("sympathy", 1)) == (0, 1)


# 10.5


@law("10.5", "2.1.4", "G.1.15", "10.6.1")
def test_revealed_cards_lie_open_and_return_in_the_evening() -> None:
    table = cult("1: lizards 1", "2: lizards 1", "hand lizards: anvil", next_step="lizards.daylight")
    table.choose(RECRUIT, At(6))
    assert (table.hand("lizards"), revealed(table)) == ([], ["anvil"])
    assert table.match.view(1)["boards"][0]["revealed"] == [table.card("anvil")]
    back = cult("lizards revealed: anvil sword", next_step="lizards.return")
    assert (sorted(back.hand("lizards")), revealed(back)) == (["anvil", "sword"], [])


@law("10.5")
def test_one_card_serves_one_ritual() -> None:
    table = cult("1: lizards 1", "hand lizards: anvil bake_sale").choose(RECRUIT, At(6))
    assert not any(isinstance(o, Build) and o.kind == GARDEN_FOX for o in table.options)
    assert table.choose(RECRUIT).options == [At(3), At(4), At(5), At(10)]


@law("10.5.1")
def test_a_garden_needs_rule_a_slot_and_a_card_of_the_suit() -> None:
    table = cult("1: lizards 1", "6: lizards 1, marquise 2", "8: lizards 2", "2: lizards 1", "hand lizards: anvil")
    assert [o for o in table.options if isinstance(o, Build)] == [Build(GARDEN_FOX, 1), Build(GARDEN_FOX, 8)]
    assert table.refuses(Build(GARDEN_FOX, 6)) == "10.5.1"
    assert table.refuses(Build(GARDEN_MOUSE, 2)) == "10.5.1"
    table.choose(Build(GARDEN_FOX, 8))
    assert table.pieces("garden_fox", 8) == 1
    full = cult("1: lizards 1, garden_fox", "hand lizards: anvil")
    assert full.refuses(Build(GARDEN_FOX, 1)) == "2.2.3"


@law("10.5.2")
def test_recruit_places_a_warrior_in_a_clearing_of_the_suit() -> None:
    table = cult("1: keep", "hand lizards: anvil").choose(RECRUIT)
    assert table.options == [At(6), At(8), At(12)]
    table.choose(At(12))
    assert table.warriors("lizards", 12) == 1


@law("10.5.3")
def test_score_spends_a_card_for_the_gardens_of_its_suit() -> None:
    table = cult("1: garden_fox", "8: garden_fox 2", "12: garden_fox", "hand lizards: anvil bake_sale foxfolk_steel")
    table.choose(SCORE, Card(table.card("anvil")))
    assert (table.points("lizards"), souls(table)) == (3, ["anvil"])
    table.choose(SCORE)
    assert souls(table) == ["anvil", "bake_sale"]
    assert (table.points("lizards"), table.refuses(SCORE)) == (3, "10.5.3")


@law("10.5.3")
def test_a_suit_can_be_scored_again_next_turn() -> None:
    table = cult("hand lizards: anvil", "lizards scored: fox", next_step="daylight")
    assert table.offers(SCORE)


@law("10.5.4")
def test_sacrifice_needs_a_bird_and_makes_an_acolyte() -> None:
    table = cult("hand lizards: armorers anvil").choose(SACRIFICE)
    assert (acolytes(table), table.supply("lizards"), revealed(table)) == (1, 24, ["armorers"])
    assert table.refuses(SACRIFICE) == "10.5.4"


@law("10.5", "3.3.1", "3.3.4")
def test_dominance_is_activated_and_taken_in_daylight() -> None:
    table = cult(
        "points: 10 0 0", "hand lizards: dominance_fox armorers", "available: dominance_bird", other="marquise eyrie"
    )
    assert table.offers(Dominance(table.card("dominance_fox")))
    table.choose(Take(table.card("dominance_bird")))
    assert sorted(table.hand("lizards")) == ["dominance_bird", "dominance_fox"]


# 10.6


@law("10.6", "10.6.3")
def test_they_draw_for_every_second_garden_and_keep_five() -> None:
    table = cult("8: garden_fox 2", "2: garden_mouse 2", "3: garden_rabbit", next_step="evening")
    assert len(table.hand("lizards")) == 3
    full = cult("hand lizards: anvil bake_sale sword armorers sappers", next_step="evening")
    assert full.prompt == "discard"
    assert full.match.ask is not None
    assert full.match.ask.law == "10.6.3"


@law("10.6")
def test_cards_return_before_crafting() -> None:
    table = cult("1: garden_fox", "lizards revealed: anvil", next_step="evening")
    assert table.offers(Craft(table.card("anvil")))


def test_a_match_without_lizards_knows_no_lost_souls() -> None:
    with pytest.raises(PositionError, match="lost souls"):
        lay("seats: marquise eyrie\nmap: autumn\nlost souls: anvil\nnext: turn 1")
