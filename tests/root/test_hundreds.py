"""Law 14: the Lord of the Hundreds."""

from __future__ import annotations

import pytest

from lexludi.games.root.factions.hundreds.board import MOODS
from lexludi.games.root.rules.box.codes import BAG, BOOT, COIN, CROSSBOW, HAMMER, MOB, STRONGHOLD, SWORD, TEA
from lexludi.games.root.rules.options import Battle, Build, Craft, Item, Mood, Move, Piece, Use
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act, At, Card, Whom, Yes
from tests.root.table import Table, lay, start

law = cites("root")

MOVE, BATTLE, BUILD, END = Act("move"), Act("battle"), Act("build"), Act("end")
KEEP, SELL = Act("keep-item"), Act("sell-item")


def hundreds(*lines: str, next_step: str, phase: str = "daylight", others: str = "marquise") -> Table:
    """The Hundreds on turn, with what these lines add."""
    return lay(
        "\n".join(
            [
                "map: autumn",
                f"seats: hundreds {others}",
                f"active: hundreds {phase}",
                f"next: {next_step} 0; pause 0",
                *lines,
            ]
        )
    )


def marquise(*lines: str, next_step: str = "marquise.daylight", deck: str = "base") -> Table:
    """The Marquise on turn against the Hundreds."""
    return lay(
        "\n".join(
            [
                "map: autumn",
                f"deck: {deck}",
                "seats: marquise hundreds",
                "active: marquise daylight",
                "marquise actions: 3",
                f"next: {next_step} 0; pause 0",
                *lines,
            ]
        )
    )


def warlord(table: Table) -> int:
    return int(board(table)["warlord"])


def board(table: Table) -> dict[str, object]:
    return table.s.boards[table.seat("hundreds")].view(None)  # type: ignore[return-value]


def hoard(table: Table) -> list[list[int]]:
    return board(table)["hoard"]  # type: ignore[return-value]


# 14.2


@law("14.2.1", "14.5.1")
def test_strongholds_craft() -> None:
    table = hundreds("1: stronghold", "hand hundreds: anvil", next_step="daylight")
    assert table.offers(Craft(table.card("anvil")))
    bare = hundreds("1: hundreds 3, mob", "hand hundreds: anvil", next_step="daylight")
    assert not bare.offers(Craft(bare.card("anvil")))


@law("14.2.2")
def test_a_favor_leaves_the_warlord_standing() -> None:
    table = marquise(
        "1: hundreds 3, mob", "6: workshop", "8: workshop", "12: workshop", "hundreds warlord: 1",
        "hand marquise: favor_of_the_foxes", next_step="crafting",
    )  # fmt: skip
    table.choose(Craft(table.card("favor_of_the_foxes")))
    assert (table.warriors("hundreds", 1), warlord(table), table.pieces("mob", 1)) == (1, 1, 0)
    assert table.supply("hundreds") == 20


@law("14.2.2")
def test_tax_and_propaganda_pass_the_warlord_over() -> None:
    tax = hundreds("1: hundreds 1", "2: hundreds 1", "hundreds warlord: 1", "crafted hundreds: tax_collector",
                   next_step="hundreds.command")  # fmt: skip
    tax.choose(Use(tax.card("tax_collector")))
    assert (tax.warriors("hundreds", 1), tax.warriors("hundreds", 2)) == (1, 0)
    bureau = marquise("1: hundreds 1", "hundreds warlord: 1", "crafted marquise: propaganda_bureau",
                      "hand marquise: ambush_fox", deck="exiles")  # fmt: skip
    assert not bureau.offers(Use(bureau.card("propaganda_bureau")))


@law("14.2.2")
def test_false_orders_move_the_others_but_never_the_warlord() -> None:
    """Ruling R52."""
    table = lay(
        "map: autumn\ndeck: exiles\nseats: marquise hundreds\nactive: marquise birdsong\n1: hundreds 2\n"
        "hundreds warlord: 1\ncrafted marquise: false_orders\nnext: window 0 birdsong; pause 0\n"
    )
    table.choose(Use(table.card("false_orders")), Move(1, 5, 1))
    assert (table.warriors("hundreds", 1), table.warriors("hundreds", 5), warlord(table)) == (1, 1, 1)


@law("14.2.2", "9.5.6")
def test_a_crossbow_cannot_hit_the_warlord() -> None:
    """Ruling R51."""
    lines = (
        "map: autumn\nseats: vagabond:thief hundreds\nactive: vagabond daylight\npawns: vagabond=1\n"
        "vagabond ready: crossbow\ncrafted vagabond: codebreakers\nhand hundreds: royal_claim\n"
        "next: vagabond.daylight 0; pause 0\n"
    )
    lone = lay(lines + "1: hundreds 1, mob\nhundreds warlord: 1\n")
    assert lone.refuses(Act("strike")) == "9.5.6"
    led = lay(lines + "1: hundreds 2, mob\nhundreds warlord: 1\n").choose(Act("strike"))
    assert (led.warriors("hundreds", 1), warlord(led)) == (1, 1)


@law("14.2.2", "4.3.4")
def test_in_battle_the_warlord_falls_last_unless_he_is_chosen() -> None:
    position = ("5: marquise 3, hundreds 3", "hundreds warlord: 5", "hundreds mood: rowdy")
    last = marquise(*position).dice(2, 0).choose(BATTLE).by("hundreds", Pass())
    assert (warlord(last), last.warriors("hundreds", 5), last.supply("hundreds")) == (5, 1, 20)
    first = marquise(*position).dice(2, 0).choose(BATTLE).by("hundreds", Yes())
    assert (warlord(first), first.warriors("hundreds", 5), first.supply("hundreds")) == (-1, 1, 19)
    all_of_them = marquise(*position).dice(3, 0).choose(BATTLE)
    assert (warlord(all_of_them), all_of_them.supply("hundreds")) == (-1, 20)


@law("14.2.2", "2.5")
def test_the_warlord_counts_as_a_warrior() -> None:
    table = hundreds("5: hundreds 2, marquise 1", "hundreds warlord: 5", next_step="hundreds.command")
    assert table.ruler(5) == "hundreds"
    lone = hundreds("5: hundreds 1", "hundreds warlord: 5", next_step="hundreds.command").choose(MOVE)
    lone.choose(Move(5, 1, 1))
    assert warlord(lone) == 1


@law("14.2.2")
def test_coffin_makers_get_no_warlord() -> None:
    """Ruling R50."""
    table = marquise("5: marquise 3, hundreds 2", "hundreds warlord: 5", "hundreds mood: rowdy",
                     "crafted marquise: coffin_makers", deck="exiles").dice(3, 0).choose(BATTLE)  # fmt: skip
    assert warlord(table) == -1
    assert (table.coffins, table.supply("hundreds")) == ([0, 1], 19)


@law("14.2.2", "14.5.2.I")
def test_a_move_asks_whether_the_warlord_goes_along() -> None:
    position = ("5: hundreds 3", "hundreds warlord: 5")
    stays = hundreds(*position, next_step="hundreds.command").choose(MOVE, Move(5, 1, 2), Pass())
    assert (warlord(stays), stays.warriors("hundreds", 5)) == (5, 1)
    goes = hundreds(*position, next_step="hundreds.command").choose(MOVE, Move(5, 1, 2), Yes())
    assert (warlord(goes), goes.warriors("hundreds", 1)) == (1, 2)


@law("14.2.3", "14.2.4", "3.2.2")
def test_a_crafted_item_is_kept_for_nothing_or_removed_for_its_points() -> None:
    position = ("1: stronghold", "hand hundreds: anvil")
    kept = hundreds(*position, next_step="daylight")
    kept.choose(Craft(kept.card("anvil")), KEEP)
    assert (hoard(kept), kept.points("hundreds")) == ([[], [HAMMER]], 0)
    sold = hundreds(*position, next_step="daylight")
    sold.choose(Craft(sold.card("anvil")), SELL)
    assert (hoard(sold), sold.points("hundreds")) == ([[], []], 2)
    assert sold.s.items[HAMMER] == kept.s.items[HAMMER] == 0


@law("14.2.3")
def test_master_engravers_pay_for_a_kept_item_too() -> None:
    table = hundreds("deck: exiles", "1: stronghold", "hand hundreds: anvil", "crafted hundreds: master_engravers",
                     next_step="daylight")  # fmt: skip
    table.choose(Craft(table.card("anvil")), KEEP)
    assert table.points("hundreds") == 1


@law("14.2.4")
def test_the_hoard_is_no_crafted_items_box() -> None:
    """Ruling R55: the Vagabond's aid takes nothing from it."""
    table = lay(
        "map: autumn\nseats: vagabond:thief hundreds\nactive: vagabond daylight\npawns: vagabond=1\n1: hundreds 1\n"
        "vagabond ready: boot\nhand vagabond: ambush_fox\nhundreds command: bag\n"
        "crafted vagabond: codebreakers\nnext: vagabond.daylight 0; pause 0\n"
    )
    table.choose(Act("aid"))
    assert table.prompt == "vagabond"
    assert hoard(table) == [[BAG], []]


@law("14.2.4", "14.2.4.I")
def test_items_go_to_the_leftmost_space_of_their_own_track() -> None:
    table = hundreds("1: stronghold", "hundreds command: coin", "hundreds prowess: tea",
                     "hand hundreds: a_visit_to_friends", "5: stronghold", next_step="daylight")  # fmt: skip
    table.choose(Craft(table.card("a_visit_to_friends")), KEEP)
    assert hoard(table) == [[COIN, BOOT], [TEA]]


@law("14.2.4.I")
def test_a_full_track_gives_up_an_item_for_a_point() -> None:
    table = hundreds("1: stronghold", "hand hundreds: anvil", "hundreds prowess: tea tea sword crossbow",
                     next_step="daylight")  # fmt: skip
    table.choose(Craft(table.card("anvil")), KEEP)
    assert table.prompt == "overflow"
    assert table.options == [Item(SWORD, 0), Item(HAMMER, 0), Item(TEA, 0), Item(CROSSBOW, 0)]
    table.choose(Item(TEA, 0))
    assert (hoard(table)[1], table.points("hundreds")) == ([TEA, SWORD, CROSSBOW, HAMMER], 1)


@law("14.2.4.II")
@pytest.mark.parametrize(("items", "value"), [("", 1), ("boot", 2), ("boot bag", 2), ("boot bag coin", 3),
                                              ("boot bag coin coin", 4)])  # fmt: skip
def test_command_grows_with_the_hoard(items: str, value: int) -> None:
    table = hundreds(f"hundreds command: {items}", next_step="hundreds.command")
    assert (board(table)["command"], board(table)["prowess"]) == (value, 1)


LOOT = ("5: hundreds 3, marquise 2", "box marquise: tea 1")


@law("14.2.5")
def test_looters_deal_no_rolled_hits_and_take_an_item_if_they_rule() -> None:
    table = hundreds(*LOOT, next_step="hundreds.command").dice(3, 0).choose(BATTLE, Yes())
    assert table.warriors("marquise", 5) == 2
    assert (hoard(table), table.s.boxes[1][TEA]) == ([[], [TEA]], 0)


@law("14.2.5")
def test_looters_who_do_not_rule_take_nothing() -> None:
    table = hundreds(*LOOT, next_step="hundreds.command").dice(3, 2).choose(BATTLE, Yes())
    assert table.ruler(5) == "marquise"
    assert hoard(table) == [[], []]


@law("14.2.5")
def test_without_declaring_they_fight_as_usual() -> None:
    table = hundreds(*LOOT, next_step="hundreds.command").dice(3, 0).choose(BATTLE, Pass())
    assert (table.warriors("marquise", 5), hoard(table)) == (0, [[], []])


@law("14.2.5")
def test_nobody_is_asked_to_loot_where_nothing_was_crafted_nor_the_vagabond() -> None:
    table = hundreds("5: hundreds 3, marquise 2", next_step="hundreds.command").dice(0, 0).choose(BATTLE)
    assert table.prompt == "pause"
    wanderer = hundreds("5: hundreds 3", "pawns: vagabond=5", "vagabond ready: tea tea", next_step="hundreds.command",
                        others="vagabond:thief").dice(0, 0).choose(BATTLE)  # fmt: skip
    assert wanderer.prompt == "pause"


# 14.3


@law("14.3.1", "14.3.2", "14.3.3")
def test_set_up() -> None:
    table = start("marquise", "hundreds")
    assert table.prompt == "keep"
    table.choose(At(1))
    while table.prompt == "starting-building":
        table.match.pick(0)
    assert (warlord(table), table.warriors("hundreds", 3), table.pieces("stronghold", 3)) == (3, 5, 1)
    assert (table.supply("hundreds"), table.s.stock[STRONGHOLD], table.s.stock[MOB]) == (16, 5, 5)
    assert MOODS[int(str(board(table)["mood"]))] == "stubborn"
    under = sorted(item for at in (6, 10, 11, 12) for item in table.s.ruins[at])
    assert under == sorted((BOOT, BAG, HAMMER, SWORD))


@law("14.3.2")
def test_items_under_the_ruins_are_placed_once() -> None:
    table = start("vagabond:thief", "hundreds")
    while table.prompt in ("pawn", "garrison"):
        table.match.pick(0)
    assert [len(table.s.ruins[at]) for at in (6, 10, 11, 12)] == [1, 1, 1, 1]


# 14.4


@law("14.4")
def test_birdsong_razes_recruits_anoints_and_chooses_a_mood() -> None:
    table = hundreds("10: mob, wood", "5: stronghold", "ruins:", "dice: 0", next_step="birdsong", phase="birdsong")
    assert (table.prompt, table.points("hundreds"), table.warriors("hundreds", 5)) == ("mob", 1, 0)
    table.choose(At(1))
    assert (table.prompt, table.warriors("hundreds", 5), warlord(table)) == ("mood", 1, 5)


@law("14.4.1", "3.2.1")
def test_mobs_raze_buildings_and_tokens_but_no_warriors() -> None:
    table = hundreds("2: mob, marquise 2, workshop, wood 2", "7: marquise 1, sawmill", next_step="hundreds.raze",
                     phase="birdsong").dice(0)  # fmt: skip
    assert (table.pieces("workshop", 2), table.pieces("wood", 2), table.warriors("marquise", 2)) == (0, 0, 2)
    assert (table.pieces("sawmill", 7), table.points("hundreds")) == (1, 3)


@law("14.4.1")
def test_a_mob_takes_an_item_from_the_ruin_which_then_goes() -> None:
    table = hundreds("6: mob", "ruins: 6=boot 10=bag", "dice: 5", next_step="hundreds.raze", phase="birdsong")
    assert hoard(table) == [[BOOT], []]
    assert (table.s.ruined[6], table.s.ruined[10]) == (False, True)
    assert table.points("hundreds") == 0


@law("9.7.3", "14.4.1")
def test_of_two_items_under_a_ruin_they_see_both_and_take_one() -> None:
    table = hundreds("6: mob", "ruins: 6=boot,sword", next_step="hundreds.raze", phase="birdsong")
    assert table.options == [Item(BOOT, 0), Item(SWORD, 0)]
    table.choose(Item(SWORD, 0))
    assert (hoard(table), table.s.ruins[6], table.s.ruined[6]) == ([[], [SWORD]], (BOOT,), True)
    assert table.match.view(0)["under_ruins"]["6"] == [BOOT]
    assert table.match.view(1)["under_ruins"]["6"] == [-1]


@law("14.4.1")
@pytest.mark.parametrize(("face", "places"), [(0, [6, 12]), (2, [3, 10])])
def test_the_die_spreads_a_mob_to_an_adjacent_clearing_of_its_suit(face: int, places: list[int]) -> None:
    """Clearing 11 has paths to 3, 6 and 12."""
    table = hundreds("11: mob", "2: mob", "ruins:", f"dice: {face}", next_step="hundreds.raze", phase="birdsong")
    wanted = {*places, 6 if face == 0 else 5}
    assert {o.place for o in table.options if isinstance(o, At)} == wanted
    table.choose(At(places[0]))
    assert table.pieces("mob", places[0]) == 1


@law("6.2.2")
def test_no_mob_spreads_where_it_has_one_or_may_not_be_placed() -> None:
    table = hundreds("11: mob", "6: mob", "12: keep", "ruins:", "dice: 0", next_step="hundreds.raze", phase="birdsong")
    assert table.prompt == "pause"
    assert sum(table.s.pieces[MOB]) == 2


@law("14.4.2")
def test_recruits_come_to_the_warlord_and_to_each_stronghold() -> None:
    table = hundreds("1: hundreds 1", "7: stronghold 2", "11: stronghold", "hundreds warlord: 1",
                     "hundreds prowess: tea tea sword", next_step="hundreds.recruit", phase="birdsong")  # fmt: skip
    assert [table.warriors("hundreds", at) for at in (1, 7, 11)] == [4, 2, 1]


@law("14.4.2", "1.5.4")
def test_with_too_few_warriors_they_choose_the_strongholds() -> None:
    table = hundreds("1: hundreds 20", "7: stronghold", "11: stronghold", "hundreds warlord: 5", "5: hundreds 1",
                     next_step="hundreds.recruit", phase="birdsong")  # fmt: skip
    assert table.prompt == "pause"
    table = hundreds("1: hundreds 18", "7: stronghold", "11: stronghold", "hundreds warlord: 5", "5: hundreds 1",
                     next_step="hundreds.recruit", phase="birdsong")  # fmt: skip
    assert table.options == [At(7), At(11)]


@law("14.4.3")
def test_a_new_warlord_replaces_a_warrior() -> None:
    table = hundreds("1: hundreds 1", "5: hundreds 2", next_step="hundreds.anoint", phase="birdsong")
    assert table.options == [At(1), At(5)]
    table.choose(At(5))
    assert (warlord(table), table.warriors("hundreds", 5), table.supply("hundreds")) == (5, 2, 18)


@law("14.4.3")
def test_without_warriors_the_warlord_comes_to_any_clearing() -> None:
    table = hundreds("1: keep", next_step="hundreds.anoint", phase="birdsong")
    assert table.options == [At(at) for at in range(2, 13)]
    table.choose(At(9))
    assert (warlord(table), table.warriors("hundreds", 9), table.supply("hundreds")) == (9, 1, 20)


@law("14.4.3")
def test_a_warlord_on_the_map_is_not_anointed_again() -> None:
    table = hundreds("1: hundreds 2", "hundreds warlord: 1", next_step="hundreds.anoint", phase="birdsong")
    assert table.prompt == "pause"


@law("14.4.4")
def test_the_mood_changes_to_one_whose_item_is_not_in_the_hoard() -> None:
    table = hundreds("hundreds command: boot", "hundreds prowess: sword", next_step="hundreds.mood", phase="birdsong")
    moods = {MOODS[o.which] for o in table.options if isinstance(o, Mood)}
    assert moods == {"bitter", "grandiose", "lavish", "relentless", "rowdy"}
    assert table.refuses(Mood(MOODS.index("stubborn"))) == "14.4.4"
    assert table.refuses(Mood(MOODS.index("jubilant"))) == "14.4.4"


@law("14.4.4")
def test_lavish_stays_where_nothing_else_is_left() -> None:
    table = hundreds("hundreds mood: lavish", "hundreds command: boot bag coin",
                     "hundreds prowess: hammer tea sword crossbow", next_step="hundreds.mood",
                     phase="birdsong")  # fmt: skip
    assert table.prompt == "pause"
    assert MOODS[int(str(board(table)["mood"]))] == "lavish"


# 14.5


@law("14.5")
def test_daylight_crafts_commands_and_advances() -> None:
    table = hundreds("1: stronghold", "5: hundreds 3", "hundreds warlord: 5", "hand hundreds: anvil",
                     next_step="daylight")  # fmt: skip
    assert table.prompt == "craft"
    table.choose(Pass())
    assert table.prompt == "command"
    table.choose(END)
    assert table.prompt == "advance"


@law("14.5.2", "14.5.2.II")
def test_command_counts_actions_of_all_kinds() -> None:
    table = hundreds("5: hundreds 4, marquise 1", "hundreds command: boot", next_step="hundreds.command").dice(0, 0)
    table.choose(BATTLE, MOVE, Move(5, 1, 1))
    assert table.prompt == "pause"


@law("14.5.2")
def test_loot_raises_command_at_once() -> None:
    """Ruling R54."""
    table = hundreds("5: hundreds 3, marquise 1", "box marquise: boot", next_step="hundreds.command").dice(0, 0)
    table.choose(BATTLE, Yes())
    assert (table.prompt, board(table)["command"]) == ("command", 2)


@law("14.5.2.III")
def test_a_stronghold_costs_a_card_of_its_clearing() -> None:
    table = hundreds("5: hundreds 2", "2: hundreds 1", "7: hundreds 1, marquise 1", "hand hundreds: ambush_rabbit",
                     next_step="hundreds.command").choose(BUILD, "card ambush_rabbit")  # fmt: skip
    assert (table.pieces("stronghold", 5), table.hand("hundreds")) == (1, [])
    unfit = hundreds("2: hundreds 1", "hand hundreds: ambush_rabbit", next_step="hundreds.command")
    assert unfit.refuses(BUILD) == "14.5.2.III"
    unruled = hundreds("5: hundreds 1, marquise 1", "hand hundreds: ambush_rabbit", next_step="hundreds.command")
    assert unruled.refuses(BUILD) == "14.5.2.III"
    many = hundreds("5: hundreds 2", "3: hundreds 1", "hand hundreds: ambush_rabbit", next_step="hundreds.command")
    assert many.choose(BUILD).options == [Build(STRONGHOLD, 3), Build(STRONGHOLD, 5)]


@law("14.5.3")
def test_the_warlord_moves_with_others_and_then_fights() -> None:
    table = hundreds("5: hundreds 3", "1: marquise 1", "hundreds warlord: 5", "hundreds mood: rowdy",
                     next_step="hundreds.advance").dice(1, 0)  # fmt: skip
    table.choose(Move(5, 1, 2))
    assert (warlord(table), table.prompt) == (1, "advance-battle")
    table.choose(Battle(1, 1))
    assert (table.warriors("marquise", 1), table.prompt) == (0, "pause")


@law("14.5.3")
def test_only_the_warlord_leads_an_advance_and_either_half_may_be_left_out() -> None:
    table = hundreds("5: hundreds 2, marquise 1", "9: hundreds 3", "hundreds warlord: 5", "hundreds prowess: tea",
                     next_step="hundreds.advance").dice(0, 0)  # fmt: skip
    assert all(o.origin == 5 for o in table.options if isinstance(o, Move))
    table.choose(Battle(5, 1), Move(5, 2, 1))
    assert (table.prompt, warlord(table)) == ("pause", 2)


@law("14.5.3")
def test_without_a_warlord_there_is_no_advance() -> None:
    assert hundreds("5: hundreds 3, marquise 1", next_step="hundreds.advance").prompt == "pause"


# 14.6


@law("14.6")
def test_evening_incites_oppresses_and_draws() -> None:
    table = hundreds("5: hundreds 2", "hand hundreds: ambush_rabbit", next_step="evening", phase="evening")
    assert (table.prompt, table.points("hundreds")) == ("incite", 0)
    table.choose(END)
    assert (table.points("hundreds"), len(table.hand("hundreds"))) == (1, 2)


@law("14.6.1")
def test_cards_incite_mobs_beside_warriors() -> None:
    table = hundreds("5: hundreds 1", "10: hundreds 1, mob", "3: stronghold", "2: hundreds 1",
                     "hundreds warlord: 2", "hand hundreds: ambush_rabbit ambush_mouse anvil",
                     next_step="hundreds.incite", phase="evening")  # fmt: skip
    assert [o for o in table.options if isinstance(o, At)] == [At(2), At(5)]
    table.choose(At(5), At(2))
    assert (table.pieces("mob", 5), table.pieces("mob", 2), table.hand("hundreds")) == (1, 1, ["anvil"])


@law("14.6.2")
@pytest.mark.parametrize(("clearings", "points"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4), (8, 4)])
def test_oppression_scores_by_clearings(clearings: int, points: int) -> None:
    quiet = [f"{at}: hundreds 1" for at in range(1, clearings + 1)]
    table = hundreds(*quiet, "10: hundreds 3, marquise 1", next_step="hundreds.oppress", phase="evening")
    assert table.points("hundreds") == points


@law("14.6.2", "9.2.2")
def test_a_pawn_is_an_enemy_piece_too() -> None:
    table = hundreds("1: hundreds 2", "pawns: vagabond=1", next_step="hundreds.oppress", phase="evening",
                     others="vagabond:thief")  # fmt: skip
    assert table.points("hundreds") == 0


@law("14.6.3")
def test_they_draw_one_card_and_keep_five() -> None:
    table = hundreds("hand hundreds: anvil bake_sale armorers sword sappers", next_step="draw", phase="evening")
    assert (table.prompt, len(table.hand("hundreds"))) == ("discard", 6)


# 14.7


def moody(mood: str, *lines: str, next_step: str, phase: str = "daylight") -> Table:
    return hundreds(f"hundreds mood: {mood}", *lines, next_step=next_step, phase=phase)


@law("14.7.1")
def test_lavish_turns_items_into_warriors() -> None:
    table = moody("lavish", "5: hundreds 1", "hundreds warlord: 5", "hundreds command: boot bag",
                  "hundreds prowess: tea", next_step="hundreds.lavish", phase="birdsong")  # fmt: skip
    table.choose(Item(BOOT, 0), Item(TEA, 0), Pass())
    assert (hoard(table), table.warriors("hundreds", 5)) == ([[BAG], []], 5)
    other = moody("rowdy", "5: hundreds 1", "hundreds command: boot", next_step="hundreds.lavish", phase="birdsong")
    assert other.prompt == "pause"


RELENTLESS = ("5: hundreds 4", "1: marquise 3", "9: marquise 1", "hundreds warlord: 5")


@law("14.7.2")
def test_relentless_goes_on_after_move_and_battle() -> None:
    def gone_to_battle() -> Table:
        table = moody("relentless", *RELENTLESS, "dice: 0 0 1 0", next_step="hundreds.advance")
        return table.choose(Move(5, 1, 4), Battle(1, 1))

    fights = gone_to_battle().choose(Battle(1, 1))
    assert (fights.warriors("marquise", 1), fights.prompt) == (2, "pause")
    moves = gone_to_battle().choose(Move(1, 9, 3))
    assert (warlord(moves), moves.warriors("hundreds", 9), moves.prompt) == (9, 3, "pause")
    calm = moody("rowdy", *RELENTLESS, next_step="hundreds.advance").dice(0, 0).choose(Move(5, 1, 4), Battle(1, 1))
    assert calm.prompt == "pause"


@law("14.7.2")
def test_relentless_needs_both_a_move_and_a_battle() -> None:
    table = moody("relentless", "5: hundreds 4, marquise 2", "hundreds warlord: 5", next_step="hundreds.advance")
    assert table.dice(0, 0).choose(Battle(5, 1)).prompt == "pause"


@law("14.7.3")
@pytest.mark.parametrize(("crowd", "cards"), [("marquise 2", 2), ("marquise 2, wood", 3)])
def test_rowdy_draws_more_in_a_crowd(crowd: str, cards: int) -> None:
    table = moody("rowdy", f"5: hundreds 1, {crowd}", "hundreds warlord: 5", next_step="draw", phase="evening")
    assert len(table.hand("hundreds")) == cards


@law("14.7.4", "14.5")
def test_grandiose_advances_first() -> None:
    table = moody("grandiose", "5: hundreds 3", "hundreds warlord: 5", next_step="daylight")
    assert table.prompt == "advance"
    assert table.choose(END).prompt == "command"


@law("14.7.5")
def test_jubilant_rolls_up_to_four_times_for_more_mobs() -> None:
    table = moody("jubilant", "11: hundreds 1", "3: hundreds 1", "hundreds warlord: 11",
                  "hand hundreds: ambush_mouse ambush_rabbit", next_step="hundreds.incite",
                  phase="evening")  # fmt: skip
    table.dice(0, 2, 4, 4).choose(At(11), Yes(), At(6), Yes(), Yes(), At(2), Yes())
    assert [at for at in range(1, 13) if table.pieces("mob", at)] == [2, 3, 6, 7, 11]
    assert table.hand("hundreds") == ["ambush_rabbit"]
    apart = moody("jubilant", "11: hundreds 1", "3: hundreds 1", "hundreds warlord: 11",
                  "hand hundreds: ambush_rabbit anvil", next_step="hundreds.incite", phase="evening")  # fmt: skip
    assert apart.choose(At(3)).prompt == "incite"


@law("14.7.6")
def test_wrathful_strikes_harder_at_the_warlords_side_even_looting() -> None:
    position = ("5: hundreds 3, marquise 3", "9: hundreds 3, marquise 3", "hundreds warlord: 5")
    here = moody("wrathful", *position, next_step="hundreds.command").dice(1, 0).choose(BATTLE, Battle(5, 1))
    assert here.warriors("marquise", 5) == 1
    there = moody("wrathful", *position, next_step="hundreds.command").dice(1, 0).choose(BATTLE, Battle(9, 1))
    assert there.warriors("marquise", 9) == 2
    looting = moody("wrathful", *position, "box marquise: tea", next_step="hundreds.command").dice(3, 0)
    assert looting.choose(BATTLE, Battle(5, 1), Yes()).warriors("marquise", 5) == 2


@law("14.7.7")
def test_stubborn_ignores_the_first_hit_of_a_battle() -> None:
    position = ("5: hundreds 3, marquise 3", "hundreds warlord: 5")
    attacking = moody("stubborn", *position, next_step="hundreds.command").dice(1, 1).choose(BATTLE)
    assert attacking.warriors("hundreds", 5) == 3
    defending = (
        marquise("5: hundreds 3, marquise 3", "hundreds warlord: 5").dice(2, 0).choose(BATTLE).by("hundreds", Pass())
    )
    assert defending.warriors("hundreds", 5) == 2
    apart = marquise("5: hundreds 3, marquise 3", "9: hundreds 1", "hundreds warlord: 9").dice(2, 0).choose(BATTLE)
    assert apart.warriors("hundreds", 5) == 1


@law("14.7.7")
def test_stubborn_spends_itself_on_an_ambush() -> None:
    table = moody("stubborn", "5: hundreds 4, marquise 3", "hundreds warlord: 5", "hand marquise: ambush_rabbit",
                  next_step="hundreds.command").dice(1, 1)  # fmt: skip
    table.choose(BATTLE).by("marquise", Card(table.card("ambush_rabbit"))).choose(Pass(), Pass())
    assert table.warriors("hundreds", 5) == 2


@law("14.7.8")
def test_bitter_turns_mobs_into_warriors_before_the_roll() -> None:
    table = moody("bitter", "5: hundreds 1, marquise 3, mob", "1: mob", "2: mob", "9: mob", "hundreds warlord: 5",
                  next_step="hundreds.command").dice(3, 0).choose(BATTLE)  # fmt: skip
    assert table.options == [At(5), At(1), At(2), Pass()]
    table.choose(At(5), At(2), Pass())
    assert (table.warriors("hundreds", 5), table.warriors("marquise", 5)) == (3, 0)
    assert [table.pieces("mob", at) for at in (5, 1, 2, 9)] == [0, 1, 0, 1]


# With others


@law("14.4.1", "8.2.6")
def test_razing_sympathy_is_an_outrage() -> None:
    table = hundreds("5: mob, sympathy", "hand hundreds: ambush_rabbit", "dice: 0", next_step="hundreds.raze",
                     phase="birdsong", others="alliance")  # fmt: skip
    table.choose(Card(table.card("ambush_rabbit")))
    assert (table.hand("hundreds"), table.points("hundreds")) == ([], 1)


@law("14.2.2", "9.2.9.II.b")
def test_an_allied_vagabond_cannot_lead_the_warlord_away() -> None:
    table = lay(
        "map: autumn\nseats: vagabond:thief hundreds\nactive: vagabond daylight\npawns: vagabond=5\n5: hundreds 2\n"
        "hundreds warlord: 5\nvagabond ready: boot\nvagabond allied: 1\n"
        "next: vagabond.daylight 0; pause 0\n"
    )
    table.choose(Move(5, 1, 1), Whom(1))
    assert (table.warriors("hundreds", 5), warlord(table), table.warriors("hundreds", 1)) == (1, 5, 1)


@law("14.2.2", "9.2.9.II.d")
def test_a_warlord_who_fights_beside_the_vagabond_can_fall() -> None:
    table = lay(
        "map: autumn\nseats: vagabond:thief hundreds marquise\nactive: vagabond daylight\npawns: vagabond=5\n"
        "5: hundreds 1, marquise 2\nhundreds warlord: 5\nvagabond ready: sword boot\nvagabond allied: 1\n"
        "dice: 1 1\nnext: vagabond.daylight 0; pause 0\n"
    )
    table.choose(Battle(5, 2), Whom(1), Piece(1, 0, 5))
    assert (warlord(table), table.supply("hundreds")) == (-1, 20)


@law("14.2.2", "10.4.3.II")
def test_the_lizards_cannot_convert_the_warlord() -> None:
    lines = (
        "map: autumn\nseats: lizards hundreds\nactive: lizards birdsong\nlizards acolytes: 3\nlizards outcast: fox\n"
        "hundreds warlord: 1\nnext: lizards.conspiracies 0; pause 0\n"
    )
    lone = lay(lines + "1: hundreds 1\n8: lizards 1, mob\n")
    assert not lone.offers(Act("convert"))
    assert lone.offers(Act("crusade"))
    table = lay(lines + "1: hundreds 2\n").choose(Act("convert"))
    assert (table.warriors("hundreds", 1), table.warriors("lizards", 1), warlord(table)) == (1, 1, 1)


@law("14.6.2", "11.2.7.III")
@pytest.mark.parametrize(
    ("there", "points"),
    [
        ("hundreds 2, riverfolk 1", 1),  # hired warriors are no enemies
        ("riverfolk 3", 0),  # nor do they oppress alone
        ("hundreds 2, trade_post_fox", 0),  # a trade post is an enemy's piece
    ],
)
def test_hired_mercenaries_neither_spoil_oppression_nor_oppress_alone(there: str, points: int) -> None:
    head = "map: autumn\nseats: hundreds riverfolk\nactive: hundreds evening\nmercenaries: hundreds"
    table = lay(f"{head}\n8: {there}\nnext: hundreds.oppress 0; pause 0")
    assert table.points("hundreds") == points
