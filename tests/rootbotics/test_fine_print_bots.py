"""What bots do, to the letter: rules that could once be broken without a test that noticed."""

from __future__ import annotations

import pytest

from lexludi.games.root.rules.box.codes import KEEP, RECRUITER, SAWMILL, WORKSHOP
from lexludi.games.root.rules.options import Craft
from lexludi.law import cites
from tests.root.table import lay, start
from tests.rootbotics.table import after, choices
from tests.rootbotics.test_eyrie import in_turmoil
from tests.rootbotics.test_fine_print import fights

law = cites("rootbotics")


# 1, 2, 11.8.2 What bots share


@law("1.1.1")
def test_others_hear_of_an_item_that_a_bot_crafts() -> None:
    lines = ("deck: exiles", "crafted eyrie: murine_broker")
    table = after("bot:marquise", *lines, held="crossbow_mouse", steps="bot.craft")
    assert (table.points("marquise"), len(table.hand("eyrie"))) == (1, 1)


@law("2.3")
def test_a_bot_moves_only_from_or_to_a_clearing_it_rules() -> None:
    lines = ("5: marquise 4, eyrie 5", "1: eyrie 1", "2: eyrie 1")
    table = after("bot:marquise", *lines, held="bake_sale", steps="bot.marquise.move")
    assert table.warriors("marquise", 5) == 4


@law("11.8.2", "4.5.2")
@pytest.mark.parametrize(("elsewhere", "snares"), [(21, 1), (20, 0)])
def test_a_snare_springs_only_on_somebody_who_would_come(elsewhere: int, snares: int) -> None:
    lines = ("2: marquise 4, plot_snare", f"5: marquise {elsewhere}")
    table = after("bot:marquise", *lines, others="corvids", held="sword", steps="bot.marquise.recruit")
    assert table.pieces("plot_snare", 2) == snares


@law("11.8.2", "4.5.2")
@pytest.mark.parametrize(("snare", "left"), [(1, 0), (12, 1)])
def test_nobody_springs_a_snare_where_no_warrior_is_due(snare: int, left: int) -> None:
    """Two come, to the fox clearings of highest priority; two more get none."""
    lines = [f"{at}: marquise 1{', plot_snare' if at == snare else ''}" for at in (1, 6, 8, 12)]
    table = after("bot:marquise@easy", *lines, others="corvids", held="anvil", steps="bot.marquise.recruit")
    assert table.pieces("plot_snare", snare) == left


@law("11.8.2", "9.6.2")
def test_who_calls_nobody_away_springs_no_snare() -> None:
    lines = ("2: riverfolk 2, plot_snare", "riverfolk protectionism: shield")
    table = after("bot:riverfolk", *lines, others="corvids", held="sword", steps="bot.riverfolk.racketeer")
    assert table.pieces("plot_snare", 2) == 1


# 4 Marquise


@law("4.3.4")
def test_chance_says_where_her_first_buildings_stand() -> None:
    layouts: dict[int, set[tuple[int, ...]]] = {}
    for seed in range(12):
        s = start("bot:marquise", "eyrie", seed=str(seed)).s
        stand = tuple(s.pieces[kind].index(1) for kind in (SAWMILL, WORKSHOP, RECRUITER))
        layouts.setdefault(s.pieces[KEEP].index(1), set()).add(stand)
    assert max(map(len, layouts.values())) > 1


@law("4.7.2", "3.3.2", "trait.marquise.overwhelming")
def test_where_she_rules_nothing_none_of_an_escalated_muster_has_come() -> None:
    table = after("bot:marquise+overwhelming", "5: eyrie 1", held="armorers", steps="bot.marquise.recruit")
    half = after("bot:marquise+overwhelming", "5: eyrie 1", held="sword", steps="bot.marquise.recruit")
    assert table.points("marquise") == half.points("marquise") == 2


@law("3.3.2", "trait.marquise.blitz")
def test_one_warrior_alone_goes_on_no_blitz() -> None:
    lines = ("1: marquise 1", "5: marquise 3")
    table = after("bot:marquise+blitz", *lines, held="sword", steps="bot.marquise.blitz")
    assert (table.warriors("marquise", 1) >= 1, table.warriors("marquise", 5)) == (True, 1)


@law("4.5.5")
def test_next_turn_she_may_expand_again() -> None:
    steps = "bot.marquise.expand bot.marquise.score bot.marquise.expand"
    table = after("bot:marquise", held="sword", steps=steps)
    assert table.discards[:1] == ["sword"]
    assert len(table.discards) >= 2


# 5 Eyrie


@law("3.3.1")
def test_the_ambush_of_a_harder_decree_comes_out_of_the_deck() -> None:
    s = start("bot:eyrie@nightmare", "marquise").s
    ambushes = [card for card in s.boards[0].view(None)["decree"][3] if s.setting.pack.ambush[card]]
    assert len(ambushes) == 1
    assert ambushes[0] not in s.deck.cards


@law("3.3.2", "trait.eyrie.nobility")
@pytest.mark.parametrize("lines", [("2: roost, eyrie 20",), ("1: roost, eyrie 5",)])
def test_nobility_falls_into_turmoil_where_none_of_one_comes(lines: tuple[str, ...]) -> None:
    table = after(
        "bot:eyrie+nobility",
        *lines,
        "eyrie mouse: sword",
        "eyrie viziers: 0",
        others="marquise",
        steps="bot.eyrie.recruit",
    )
    assert in_turmoil(table)


# 6 Alliance


@law("2.3", "6.4.3")
@pytest.mark.parametrize(("there", "base"), [("marquise 2, sawmill", 1), ("marquise 2", 0)])
def test_they_revolt_where_a_slot_becomes_free_and_not_where_none_can(there: str, base: int) -> None:
    """The only slot in 1 holds a sawmill, or an item for good."""
    lines = (f"1: sympathy, {there}", *(() if base else ("vagabond blocks: 1=boot",)))
    others = "marquise bot:vagabond:scoundrel"
    table = after("bot:alliance", *lines, others=others, held="anvil", steps="bot.alliance.revolt")
    assert (table.pieces("base_fox", 1), table.warriors("marquise", 1)) == (base, 0 if base else 2)


@law("3.3.2", "trait.alliance.steadfast")
def test_steadfast_looks_at_the_clearing_of_highest_priority() -> None:
    table = after("bot:alliance+steadfast", "6: base_fox", held="royal_claim", steps="bot.alliance.pity")
    assert [at for at, _ in choices(table, "spread")][:1] == [1]


@law("6.6.1")
def test_those_who_organize_are_removed() -> None:
    lines = ("deck: exiles", "1: base_fox, alliance 5", "crafted eyrie: coffin_makers")
    assert after("bot:alliance", *lines, held="sword", steps="bot.alliance.organize").coffins == [5, 0]


# 8 Lizards


@law("8.2.2")
def test_one_acolyte_comes_however_many_clearings_lose_warriors() -> None:
    text = (
        "map: autumn\nseats: bot:lizards marquise\nactive: marquise daylight\nmarquise actions: 3\n"
        "next: crafting 1; marquise.daylight 1; pause 1\nhand marquise: favor_of_the_foxes\n"
        "1: lizards 2, workshop, marquise 3\n6: lizards 2\n8: workshop, marquise 3\n12: workshop, marquise 3\n"
    )
    table = lay(text)
    table.choose(Craft(table.card("favor_of_the_foxes")))
    assert (table.warriors("lizards", 1), table.warriors("lizards", 6)) == (0, 0)
    assert table.s.boards[0].view(None)["acolytes"] == 1


@law("3.3.2", "trait.lizards.spiteful")
def test_warriors_are_not_worth_spite() -> None:
    lines = ("1: lizards 4, marquise 4", "lizards acolytes: 1", "lizards marker: 1", "lost souls: anvil")
    steps = "bot.lizards.order bot.lizards.conspire"
    table = after("bot:lizards+spiteful", *lines, others="marquise", steps=steps, dice=(2, 0))
    assert (table.warriors("marquise", 1), table.points("lizards")) == (2, 0)


@law("3.3.2", "trait.lizards.fanatics")
def test_fanatics_deal_one_hit_more() -> None:
    lines = ("8: marquise 4", "lizards ordered: fox", "lizards acolytes: 1", "lizards marker: 5")
    table = after("bot:lizards+fanatics", *lines, others="marquise", steps="bot.lizards.conspire", dice=(0, 0))
    assert (fights(table), table.warriors("marquise", 8)) == ([(8, 1)], 2)


# 10 Duchy


@law("3.3.2", "10.2.1", "trait.duchy.investors")
def test_a_bot_pays_no_investors() -> None:
    text = (
        "map: autumn\nseats: bot:duchy+investors bot:marquise eyrie\nactive: marquise daylight\nmarquise order: anvil\n"
        "next: bot.marquise.battle 1; pause 2\n8: market, marquise 3\nduchy crowned: marshal\ndice: 0 0\n"
    )
    table = lay(text)
    assert (table.pieces("market", 8), table.s.boards[0].view(None)["crowned"]) == (0, [])


# 11 Corvids


@law("11.7.1")
def test_with_no_plot_left_a_bomb_stays_a_bomb() -> None:
    lines = (
        "1: plot_snare", "2: plot_snare", "3: plot_extortion", "4: plot_extortion", "5: plot_raid", "6: plot_raid",
        "7: plot_bomb", "8: plot", "corvids plots: 8=bomb",
    )  # fmt: skip
    assert after("bot:corvids", *lines, steps="bot.corvids.flip").pieces("plot_bomb", 8) == 1


@law("11.5.3")
@pytest.mark.parametrize("chance", range(4))
def test_a_hidden_plot_is_not_in_the_supply(chance: int) -> None:
    kinds = ("bomb", "bomb", "snare", "snare", "extortion", "extortion", "raid")
    places = (1, 3, 4, 5, 6, 7, 8)
    plots = " ".join(f"{at}={kind}" for at, kind in zip(places, kinds, strict=True))
    lines = (*(f"{at}: plot" for at in places), f"corvids plots: {plots}", "2: corvids 2", f"chance: {chance}")
    table = after("bot:corvids", *lines, steps="bot.corvids.plot", held="sword")
    assert dict(line.split("=") for line in table.match.position().split() if line.startswith("2=")) == {"2": "raid"}


@law("11.4.3", "11.4.3.II")
def test_the_plot_thickens_between_two_who_come_to_one_clearing() -> None:
    lines = ("1: corvids 4", "3: corvids 5", "4: corvids 5")
    table = after("bot:corvids@nightmare", *lines, held="sword", steps="bot.corvids.recruit")
    assert table.warriors("corvids", 2) == 2
