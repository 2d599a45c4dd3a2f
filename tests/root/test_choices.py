"""Where a rule lets somebody choose and there is more than one thing to choose, that player is asked."""

from __future__ import annotations

from lexludi.games.root.rules.box.codes import ITEMS, PLOT_RAID
from lexludi.games.root.rules.options import Battle, Item, Move, Piece, Use
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act, At, Card, Count, Whom, Yes
from tests.root import hiring
from tests.root.hiring import band, use
from tests.root.table import Table, lay, start

law = cites("root")

BOOT, COIN, TEA = (ITEMS.index(name) for name in ("boot", "coin", "tea"))


def at_table(seats: str, step: str, *lines: str) -> Table:
    """The first of these on turn, at that step."""
    first = seats.split()[0].partition(":")[0]
    return lay(
        "\n".join(["map: autumn", f"seats: {seats}", f"active: {first} daylight", f"next: {step}; pause 0", *lines])
    )


# Cards


@law("4.1.3", "card.stand_and_deliver")
def test_who_stands_and_delivers_is_chosen_by_the_robber() -> None:
    table = at_table(
        "marquise eyrie alliance",
        "window 0 birdsong",
        "crafted marquise: stand_and_deliver",
        "hand eyrie: anvil",
        "hand alliance: sword",
    )
    table.choose(Use(table.card("stand_and_deliver")), Whom(2))
    assert (table.hand("marquise"), table.points("alliance"), table.points("eyrie")) == (["sword"], 1, 0)


@law("4.1.3", "1.5.5", "card.false_orders")
def test_who_gets_false_orders_is_chosen_by_their_sender() -> None:
    lines = ("deck: exiles", "crafted marquise: false_orders", "5: eyrie 2", "9: alliance 2")
    table = at_table("marquise eyrie alliance", "window 0 birdsong", *lines)
    table.choose(Use(table.card("false_orders")), Whom(2), Move(9, 1, 1))
    assert (table.warriors("alliance", 1), table.warriors("eyrie", 5)) == (1, 2)


@law("4.1.3", "card.swap_meet")
def test_who_swaps_a_card_is_chosen_by_the_one_who_asks_for_it() -> None:
    lines = ("deck: exiles", "crafted marquise: swap_meet", "hand eyrie: anvil", "hand alliance: sword")
    table = at_table("marquise eyrie alliance", "window 0 birdsong", *lines)
    table.choose(Use(table.card("swap_meet")), Whom(2))
    assert (table.hand("alliance"), table.hand("eyrie")) == (["sword"], ["anvil"])


# Factions


@law("7.5.2.I")
def test_the_eyrie_choose_among_roosts_of_the_suit() -> None:
    table = at_table(
        "eyrie marquise",
        "eyrie.resolve 0",
        "1: roost",
        "8: roost",
        "eyrie leader: despot",
        "eyrie recruit: anvil",
        "eyrie todo recruit: anvil",
    )
    table.choose(At(8))
    assert (table.warriors("eyrie", 1), table.warriors("eyrie", 8)) == (0, 1)


@law("8.6.1.IV")
def test_the_alliance_choose_where_they_organize() -> None:
    table = at_table(
        "alliance marquise",
        "alliance.operations 0",
        "1: alliance 1",
        "5: alliance 1",
        "alliance officers: 2",
        "alliance operations: 2",
    )
    table.choose(Act("organize"), At(5))
    assert (table.pieces("sympathy", 5), table.warriors("alliance", 5), table.warriors("alliance", 1)) == (1, 0, 1)


@law("9.5.4")
def test_the_vagabond_chooses_whom_he_aids() -> None:
    table = at_table(
        "vagabond:thief marquise eyrie",
        "vagabond.daylight 0",
        "1: marquise 1, eyrie 1",
        "pawns: vagabond=1",
        "vagabond ready: coin",
        "hand vagabond: anvil",
    )
    table.choose(Act("aid"), Whom(2))
    assert (table.hand("eyrie"), table.hand("marquise")) == (["anvil"], [])


@law("D.1.2")
def test_the_thief_chooses_whom_he_robs() -> None:
    table = at_table(
        "vagabond:thief marquise eyrie",
        "vagabond.daylight 0",
        "1: marquise 1, eyrie 1",
        "pawns: vagabond=1",
        "vagabond character: thief",
        "vagabond ready: torch",
        "hand marquise: anvil",
        "hand eyrie: sword",
    )
    table.choose(Act("steal"), Whom(2))
    assert table.hand("vagabond") == ["sword"]


@law("13.2.4")
def test_who_exposes_chooses_the_plot_and_the_card_to_show() -> None:
    table = at_table(
        "marquise corvids",
        "marquise.daylight 0",
        "marquise actions: 3",
        "1: marquise 1, plot",
        "8: marquise 1, plot",
        "corvids plots: 1=raid 8=bomb",
        "hand marquise: anvil armorers",
    )
    table.choose(Act("expose"), At(8), Card(table.card("armorers")), Piece(1, PLOT_RAID, 8))
    assert table.hand("corvids") == ["armorers"]


@law("13.5.4")
def test_the_corvids_choose_both_plots_of_a_trick() -> None:
    table = at_table(
        "corvids marquise",
        "corvids.daylight 0",
        "corvids actions: 3",
        "1: plot",
        "5: plot",
        "9: plot",
        "corvids plots: 1=raid 5=bomb 9=snare",
    )
    table.choose(Act("trick"), At(1), At(9))
    assert "corvids plots: 1=snare 5=bomb 9=raid" in table.match.position()


@law("14.2.5")
def test_the_hundreds_choose_what_they_loot() -> None:
    table = at_table("hundreds marquise", "hundreds.command 0", "5: hundreds 3, marquise 2", "box marquise: boot tea")
    table.dice(3, 0).choose(Act("battle"), Yes(), Item(TEA, 0))
    assert (table.s.boxes[1][BOOT], table.s.boxes[1][TEA]) == (1, 0)


@law("15.4.1")
def test_without_a_slot_at_the_edge_the_keepers_choose_where_a_warrior_returns() -> None:
    """Ruling R59."""
    table = at_table(
        "keepers marquise",
        "keepers.encamp 0",
        "1: sawmill",
        "2: sawmill 2",
        "3: sawmill",
        "4: sawmill",
        "5: workshop 2",
        "6: workshop",
        "7: workshop 2",
        "8: recruiter 2",
        "9: recruiter 2",
    )
    table.choose(At(6))
    assert table.warriors("keepers", 6) == 1


@law("15.5.2.II")
def test_the_keepers_choose_whom_they_battle_where_they_delve() -> None:
    table = at_table(
        "keepers marquise eyrie",
        "keepers.act 0",
        "5: keepers 3, marquise 1, eyrie 1",
        "keepers todo battle_then_delve: retainer.2",
    )
    table.dice(1, 0).choose(Card(table.card("retainer.2")), Battle(5, 2))
    assert (table.warriors("marquise", 5), table.warriors("eyrie", 5)) == (1, 0)


# Hirelings


@law("E.2.2", "side.the_exile.promoted")
def test_who_gives_to_the_exile_chooses_the_item() -> None:
    t = hiring.table(
        "the_exile",
        "pawns: the_exile=forest-1_2_5_10",
        "5: marquise 1",
        "1: marquise 1",
        "2: marquise 1",
        "box marquise: boot coin",
        hired="eyrie",
    )
    t.choose(Act("exile-gift"), Item(COIN, 0))
    assert (t.s.boxes[0][BOOT], t.s.boxes[0][COIN]) == (1, 0)


@law("E.2.4", "side.the_exile.demoted")
def test_the_controller_chooses_the_ruin_the_item_and_the_victim_of_the_brigand() -> None:
    t = hiring.table(
        "the_exile-demoted",
        "6: marquise 1, eyrie 1",
        "10: marquise 1, alliance 1",
        "ruins: 6=boot 10=bag",
        "box marquise: coin tea",
        "hand eyrie: anvil",
        "hand alliance: sword",
        seats="marquise eyrie alliance",
    )
    use(t, "ransack").choose(At(10))
    assert (t.s.ruined[6], t.s.ruined[10]) == (True, False)
    use(t, "rob").choose(Item(TEA, 0), Whom(2))
    assert (t.hand("marquise"), t.s.turned[0][TEA]) == (["sword"], 1)


@law("E.2.2", "side.forest_patrol.demoted")
def test_the_controller_chooses_where_the_physicians_bring_the_fallen() -> None:
    t = hiring.table(
        "forest_patrol-demoted",
        "5: eyrie 2, duchy 3",
        "3: eyrie 1",
        "8: eyrie 1",
        "hand eyrie: bake_sale",
        "duchy actions: 2",
        "hirelings: forest_patrol-demoted popular_band flame_bearers-demoted",
        hired="eyrie",
        seats="duchy eyrie",
        step="duchy.assembly 0; pause 0",
    )
    t.dice(2, 1).choose(Act("battle")).by("eyrie", Pass(), Card(t.card("bake_sale")), At(8))
    assert t.warriors("eyrie", 8) == 3


@law("E.2.3", "side.spring_uprising.promoted")
def test_the_controller_chooses_where_the_uprising_rises() -> None:
    t = hiring.table(
        "spring_uprising", "1: spring_uprising 1, eyrie 1", "8: spring_uprising 1, eyrie 1", "dice: 0", when="birdsong"
    )
    t.choose(Act("rise-up"), At(8))
    assert (t.warriors("eyrie", 1), t.warriors("eyrie", 8), band(t, 8)) == (1, 0, 0)


@law("E.2.4", "side.popular_band.promoted")
def test_the_controller_chooses_where_the_band_plays() -> None:
    t = hiring.table("popular_band", "5: popular_band 1", "9: popular_band 1", "4: eyrie 1")
    use(t, "play").choose(At(9), Piece(1, 0, 4))
    assert t.warriors("eyrie", 9) == 1


@law("E.2.4", "side.warm_sun_prophets.promoted")
def test_the_controller_chooses_where_the_prophets_preach() -> None:
    lines = ("5: warm_sun_prophets 1, eyrie 1", "9: warm_sun_prophets 1, eyrie 2, alliance 1")
    t = hiring.table("warm_sun_prophets", *lines, seats="marquise eyrie alliance")
    use(t, "preach").choose(At(9), Whom(1)).dice(1, 1).choose(Battle(9, 2))
    assert t.warriors("alliance", 9) == 0


@law("A.6.3", "side.sunward_expedition.promoted")
def test_whoever_sets_the_expedition_up_chooses_its_foothold() -> None:
    t = start("marquise", "lizards", hirelings="sunward_expedition,popular_band,highway_bandits").by("lizards", At(6))
    assert (t.pieces("foothold", 6), t.s.warriors[2][6]) == (1, 3)


@law("E.2.1", "side.furious_protector.demoted")
def test_the_new_controller_chooses_where_the_stoic_protector_comes() -> None:
    t = hiring.table(
        "furious_protector-demoted",
        "hired: furious_protector=marquise:1",
        "5: alliance 1",
        "8: alliance 1",
        seats="marquise alliance",
        when="end",
    )
    t.by("alliance", At(8))
    assert t.s.pawns[2] == 8


@law("1.5.4", "side.sunward_expedition.promoted")
def test_with_too_few_warriors_of_a_hireling_its_controller_chooses_where_they_come() -> None:
    t = hiring.table("sunward_expedition", "5: foothold, sunward_expedition 7", "6: foothold", seats="marquise lizards")
    assert t.s.supply[2] == 1
    use(t, "expedition").choose(At(1), Count(0), Act("expedition-settles"), At(6))
    assert band(t, 6) == 1
