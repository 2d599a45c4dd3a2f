"""What the chapters share, to the letter: rules that could once be broken without a test that noticed."""

from __future__ import annotations

import pytest

from lexludi.games.root.rules.box.codes import WOOD
from lexludi.games.root.rules.events import Rolled
from lexludi.games.root.rules.options import Battle, Craft, Ferry, Piece, Use
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act, At, Card
from tests.root.table import ANY_SUITS, Table, lay, start

law = cites("root")

BATTLE, MARCH = Act("battle"), Act("march")


def at_table(seats: str, step: str, *lines: str, phase: str = "daylight") -> Table:
    """The first of these on turn, at that step."""
    first = seats.split()[0].partition(":")[0]
    known = {line.partition(":")[0] for line in lines}
    head = {"map": "autumn", "seats": seats, "active": f"{first} {phase}", "next": f"{step}; pause 0"}
    return lay("\n".join([*(f"{word}: {said}" for word, said in head.items() if word not in known), *lines]))


def marquise(*lines: str, seats: str = "marquise eyrie") -> Table:
    return at_table(seats, "marquise.daylight 0", "marquise actions: 3", *lines)


def decree(column: str, card: str, *lines: str, seats: str = "eyrie marquise") -> Table:
    """The Eyrie about to resolve one card of their Decree."""
    return at_table(
        seats,
        "eyrie.resolve 0",
        f"eyrie {column}: {card}",
        f"eyrie todo {column}: {card}",
        "eyrie leader: despot",
        *lines,
    )


# 3 Winning


@law("3.1")
def test_who_reaches_thirty_in_anothers_turn_wins_at_once() -> None:
    table = marquise("5: marquise 1, wood, eyrie 3", "points: 0 29").dice(2, 2).choose(BATTLE)
    assert table.match.result is not None
    assert (table.points("eyrie"), table.match.result.winners) == (30, (1,))


@law("3.3")
def test_a_dominance_card_cannot_be_crafted() -> None:
    table = at_table("marquise eyrie", "crafting 0", "1: workshop", "hand marquise: dominance_fox anvil")
    assert (table.refuses(Craft(table.card("dominance_fox"))), table.offers(Craft(table.card("anvil")))) == (
        "3.3",
        True,
    )


# 4.1 Crafting


@law("4.1.1")
def test_a_piece_crafts_once_a_turn() -> None:
    table = at_table(
        "marquise eyrie", "crafting 0", "1: workshop", "hand marquise: anvil foxfolk_steel gently_used_knapsack"
    )
    table.choose(Craft(table.card("anvil")))
    assert table.prompt == "pause"


@law("4.1.1", "card.royal_claim")
@pytest.mark.parametrize(("workshops", "offered"), [(3, False), (4, True)])
def test_suits_do_not_matter_where_any_will_do_but_their_number_does(workshops: int, offered: bool) -> None:
    lines = [f"{at}: workshop" for at in (1, 2, 5, 9)[:workshops]]
    table = at_table("marquise eyrie", "crafting 0", *lines, "hand marquise: royal_claim anvil")
    assert table.offers(Craft(table.card("royal_claim"))) == offered
    assert table.refuses(Craft(table.card("royal_claim"))) == ("" if offered else "4.1.1")


@law("4.1.3")
def test_several_cards_are_used_in_one_window() -> None:
    cards = "crafted marquise: stand_and_deliver royal_claim"
    table = at_table("marquise eyrie", "window 0 birdsong", "5: marquise 1", cards, "hand eyrie: anvil")
    table.choose(Use(table.card("royal_claim")))
    assert table.points("marquise") == 1
    table.choose(Use(table.card("stand_and_deliver")))
    assert table.hand("marquise") == ["anvil"]


@law("4.1.3", "1.4.1")
def test_cards_for_any_moment_of_birdsong_come_before_and_after_each_step() -> None:
    """Ruling R13: the wood is placed between two windows."""
    lines = ("1: sawmill", "hand eyrie: anvil", "crafted marquise: stand_and_deliver")
    table = at_table("marquise eyrie", "birdsong 0", *lines, phase="birdsong")
    assert (table.prompt, table.pieces("wood", 1)) == ("use-card", 0)
    table.choose(Pass())
    assert (table.prompt, table.pieces("wood", 1)) == ("use-card", 1)
    assert table.choose(Use(table.card("stand_and_deliver"))).hand("marquise") == ["anvil"]


@law("4.1.3", "13.4.1")
def test_cards_of_birdsong_are_used_where_birdsong_crafts_and_not_in_the_evening() -> None:
    """Ruling R43."""
    lines = ("1: plot", "5: corvids 1", "crafted corvids: royal_claim", "hand corvids: anvil", "corvids plots: 1=raid")
    table = at_table("corvids marquise", "craft 0", *lines, phase="birdsong")
    assert table.choose(Use(table.card("royal_claim"))).points("corvids") == 1
    late = at_table(
        "lizards marquise",
        "craft 0",
        "1: garden_fox",
        "crafted lizards: royal_claim",
        "hand lizards: anvil",
        phase="evening",
    )
    assert (late.prompt, late.offers(Use(late.card("royal_claim")))) == ("craft", False)


@law("2.5", "card.soup_kitchens")
def test_who_crafts_soup_kitchens_rules_by_them_at_once() -> None:
    table = at_table(
        "alliance marquise",
        "alliance.daylight 0",
        "deck: exiles",
        "1: sympathy, marquise 1",
        "2: sympathy",
        "5: sympathy",
        "4: sympathy",
        "hand alliance: soup_kitchens",
    )
    assert table.ruler(1) == "marquise"
    assert table.choose(Craft(table.card("soup_kitchens"))).ruler(1) == "alliance"


# 4.2 Moves: the ferry (C.2.5)


def shipped(card: str, *lines: str) -> Table:
    """On the lake, with the ferry in clearing 1, of rabbits."""
    suits = "suits: rabbit mouse rabbit fox mouse rabbit fox mouse rabbit fox mouse fox"
    return decree("move", card, "map: lake", suits, *lines)


@law("C.2.5", "7.5.2.II")
@pytest.mark.parametrize("card", ["anvil", "bake_sale", "mouse_in_a_sack", "vizier"])
def test_the_ferry_leaves_a_clearing_of_the_decrees_suit(card: str) -> None:
    table = shipped(card, "1: eyrie 2", "4: eyrie 1", "2: eyrie 1")
    sailing = {option.count for option in table.options if isinstance(option, Ferry)}
    assert sailing == ({1, 2} if card in ("bake_sale", "vizier") else set())


@law("C.2.5", "7.5.2")
def test_a_move_by_ferry_alone_keeps_the_decree() -> None:
    table = shipped("vizier", "1: eyrie 1, marquise 3", "10: roost")
    assert (table.warriors("eyrie", 10), table.prompt) == (1, "pause")


@law("C.2.5")
def test_without_a_ferry_nobody_sails() -> None:
    table = marquise("landmarks: tower=3", "1: marquise 2", "4: marquise 2", "5: marquise 2").choose(MARCH)
    assert not any(isinstance(option, Ferry) for option in table.options)


# 4.3 Battle


@law("4.3.4", "3.2.1")
def test_pieces_lost_one_by_one_all_score() -> None:
    table = at_table(
        "eyrie marquise",
        "eyrie.resolve 0",
        "5: eyrie 3, wood 2, sawmill",
        "eyrie leader: builder",
        "eyrie battle: vizier",
        "eyrie todo battle: vizier",
    ).dice(1, 0)
    table.by("marquise", Piece(1, WOOD, 5), Piece(1, WOOD, 5))
    assert (table.points("eyrie"), table.pieces("sawmill", 5)) == (2, 1)


@law("14.7.7", "15.2.4")
def test_each_side_ignores_its_own_first_hit() -> None:
    table = at_table(
        "hundreds keepers",
        "hundreds.command 0",
        "5: hundreds 3, keepers 3, relic_figure",
        "hundreds warlord: 5",
        "hundreds mood: stubborn",
        "keepers relics: figure1@5",
    )
    table.dice(2, 2).choose(BATTLE)
    table.choose(Pass())
    assert (table.warriors("hundreds", 5), table.warriors("keepers", 5)) == (2, 2)


@law("11.2.7.III", "7.5.2.III")
@pytest.mark.parametrize(("card", "places"), [("anvil", {1, 8}), ("bake_sale", {3, 5}), ("vizier", {1, 3, 5, 8})])
def test_with_mercenaries_the_decree_still_names_the_clearing_of_a_battle(card: str, places: set[int]) -> None:
    there = [f"{at}: riverfolk 1, alliance 1" for at in (1, 3, 5, 8)]
    table = decree("battle", card, *there, "mercenaries: eyrie", seats="eyrie riverfolk alliance")
    assert {option.at for option in table.options if isinstance(option, Battle)} == places


@law("4.3.1.II", "11.2.7.III")
def test_one_warrior_and_one_mercenary_fight_on_after_an_ambush() -> None:
    table = marquise(
        "1: marquise 2, riverfolk 2, eyrie 3",
        "mercenaries: marquise",
        "hand eyrie: ambush_fox",
        seats="marquise riverfolk eyrie",
    ).dice(0, 0)
    table.choose(BATTLE, Battle(1, 2)).by("eyrie", Card(table.card("ambush_fox")))
    assert (table.warriors("marquise", 1), table.warriors("riverfolk", 1)) == (1, 1)
    assert len(table.events(Rolled)) == 1


@law("1.5.4", "G.1.31")
def test_nobody_is_placed_where_placing_is_forbidden() -> None:
    """A revolt at a snare: it is gone first; a lavish warlord in one stays alone."""
    table = at_table(
        "marquise corvids", "marquise.daylight 0", "marquise actions: 3", "1: recruiter", "5: recruiter, plot_snare"
    )
    table.choose(Act("recruit"))
    assert (table.warriors("marquise", 1), table.warriors("marquise", 5)) == (1, 0)


# Cards in play


@law("card.coffin_makers", "card.saboteurs")
def test_coffins_stay_full_when_another_card_is_lost() -> None:
    table = at_table(
        "marquise eyrie alliance",
        "window 0 birdsong-start",
        "deck: exiles",
        "coffins: marquise 3 eyrie 2",
        "crafted marquise: saboteurs",
        "crafted eyrie: coffin_makers tunnels",
        phase="birdsong",
    )
    table.choose(Use(table.card("saboteurs")), Card(table.card("tunnels")))
    assert table.coffins == [3, 2, 0]


@law("A.5.3")
def test_the_treetop_adds_a_slot() -> None:
    table = start("marquise", "eyrie", landmarks="elder_treetop")
    before = table.s.slots[1]
    table.by("eyrie", At(1))
    assert table.s.slots[1] == before + 1


@law("C.2.5")
def test_without_the_ferry_nobody_sails_from_its_first_clearing_either() -> None:
    """Ruling R100: with landmarks drawn, the map's own ferry is not there."""
    table = marquise("map: lake", ANY_SUITS, "landmarks: tower=3", "1: marquise 2").choose(MARCH)
    assert not any(isinstance(option, Ferry) for option in table.options)


@law("4.1.1")
def test_a_piece_in_the_lost_city_crafts_once_too() -> None:
    table = at_table(
        "marquise eyrie", "crafting 0", "landmarks: lost_city=5", "5: workshop", "hand marquise: anvil sword"
    )
    table.choose(Craft(table.card("anvil")))
    assert table.prompt == "pause"


@law("11.2.7.III", "4.3")
def test_a_warrior_and_a_mercenary_are_two() -> None:
    table = marquise("5: marquise 1, riverfolk 1, eyrie 3", "mercenaries: marquise", seats="marquise riverfolk eyrie")
    table.dice(2, 0).choose(BATTLE, Battle(5, 2))
    assert table.warriors("eyrie", 5) == 1


@law("4.3.4", "14.2.2")
def test_a_single_hit_may_be_the_warlords() -> None:
    lines = ("5: hundreds 3, marquise 3", "hundreds warlord: 5", "hundreds mood: relentless")
    table = at_table("hundreds marquise", "hundreds.command 0", *lines).dice(1, 1).choose(BATTLE)
    assert table.prompt == "warlord-falls"


@law("4.1.2")
def test_the_last_item_of_the_forge_can_be_crafted() -> None:
    table = start("marquise", "eyrie", landmarks="legendary_forge").by("eyrie", At(5))
    forge = table.s.landmarks[0]
    for item in range(7):
        while forge.offers(table.s, 0, item):
            forge.give(item)
    assert not any(forge.offers(table.s, 0, item) for item in range(7))
