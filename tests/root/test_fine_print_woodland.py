"""Chapters 2 to 15 to the letter, part two: rules that could once be broken without a test that noticed."""

from __future__ import annotations

import pytest

from lexludi.games.root.factions.keepers.board import ALIKE, keepers
from lexludi.games.root.factions.vagabond.board import EXHAUSTED, READY, vagabond
from lexludi.games.root.rules.beginning.advanced import is_militant
from lexludi.games.root.rules.box.codes import BOOT, PLACES, SWORD, WARRIOR
from lexludi.games.root.rules.options import Battle, Build, Item, Move, Piece, Ware, Waystation
from lexludi.games.root.rules.places.ferry import shores
from lexludi.games.root.rules.state import Root
from lexludi.kernel.errors import BadSetup
from lexludi.law import cites
from lexludi.parts.options import Act, At, Card, Whom
from tests.root.hiring import table
from tests.root.table import Table, start
from tests.root.test_advanced_setup import draft, homes, play_on, settling
from tests.root.test_fine_print_factions import BATTLE, at_table, minister
from tests.root.test_keepers import HOME, NORTH, WOODS, keeping, marquise, relic
from tests.root.test_vagabond_characters import ERRAND
from tests.root.wandering import camp, item, status

law = cites("root")


# 1 to 5


@law("4.3.4")
def test_only_the_host_of_a_battle_picks_for_others() -> None:
    """Though a Vagabot, which would pick for whom it instigates, sits at the table."""
    lines = ("5: corvids 3, sawmill, wood", "corvids actions: 3", "dice: 0 0")
    t = at_table("corvids marquise bot:vagabond:vagrant", "corvids.daylight 0", *lines).choose(BATTLE)
    assert t.by("marquise").prompt == "lose"


@law("2.2.1", "C.2.5")
def test_rivers_are_no_ferry_routes_because_a_tower_stands_somewhere() -> None:
    s = at_table("marquise eyrie", "marquise.daylight 0", "landmarks: tower=5", "4: marquise 3").s
    assert [shores(s, at) for at in range(1, 13)] == [()] * 12


@law("F.1.1")
def test_the_last_item_of_its_kind_leaves_the_forge() -> None:
    lines = ("landmarks: legendary_forge=5", "forge: sword 1", "5: marquise 1")
    s = at_table("marquise eyrie", "marquise.daylight 0", *lines).s
    assert [s.landmarks[0].offers(s, seat, SWORD) for seat in (0, 1)] == [True, False]


@law("5.1")
def test_there_are_four_corners() -> None:
    with pytest.raises(BadSetup):
        start("marquise", "eyrie", "duchy", "hundreds", "keepers", "lizards")


@law("C.2.5", "1.4.1")
def test_next_turn_the_ferry_sails_again() -> None:
    """A turn forgets what was done once in the last."""
    assert at_table("corvids eyrie", "turn 0", "used: ferried", phase="evening").match.view(0)["used"] == []


def test_what_a_bot_is_asked_is_answered_for_it() -> None:
    """Ruling R113."""
    assert start("bot:marquise", "eyrie", "bot:alliance").s.automatic == 0b101


@law("5.1.3", "E.3.6")
def test_hirelings_do_not_count_where_two_players_do_without_dominance() -> None:
    seats = ("marquise", "eyrie", "alliance", "riverfolk", "vagabond:thief")
    s = start(*seats, hirelings="popular_band,highway_bandits,furious_protector").s
    assert len(s.deck.cards) + sum(map(len, s.hands)) == s.setting.pack.size


@law("A.8.1.I")
def test_three_militant_factions_are_enough_for_two() -> None:
    for n in range(6):
        t = play_on(draft(2, seed=str(n), hirelings="forest_patrol,last_dynasty,the_exile"), "faction")
        assert [is_militant(card) for card in t.s.drafting().dealt] == [True] * 3


@law("6.2.3", "9.2.9.II.d")
def test_allies_lost_one_by_one_are_healed_together() -> None:
    lines = ("1: marquise 4, eyrie 3", "2: keep", "vagabond allied: 0", "hand marquise: anvil")
    t = camp(*lines, ready="sword torch boot").choose(Battle(1, 1)).dice(2, 2).choose(Whom(0))
    t.choose(Piece(0, WARRIOR, 1), Piece(0, WARRIOR, 1)).by("marquise", Card(t.card("anvil")))
    assert t.warriors("marquise", 2) == 2


@law("6.2.3", "card.coffin_makers")
def test_those_healed_lie_in_no_coffin_and_others_do() -> None:
    lines = (
        "deck: exiles", "5: marquise 2, lizards 3, plot, corvids 1", "corvids plots: 5=bomb", "2: keep",
        "hand marquise: bake_sale", "crafted eyrie: coffin_makers",
    )  # fmt: skip
    t = at_table("corvids marquise lizards eyrie", "corvids.flip 0", *lines, phase="birdsong")
    t.choose(t.options[0])  # the bomb
    t.by("marquise", Card(t.card("bake_sale")))
    assert (t.warriors("marquise", 2), t.coffins[:3]) == (2, [0, 0, 3])


# A.8.2 Homelands


@law("A.8.2", "A.8.2.I")
@pytest.mark.parametrize("faction", ["corvids", "duchy", "keepers"])
def test_who_builds_nothing_lives_without_a_slot(faction: str) -> None:
    t = settling(faction, "vagabond blocks: 3=boot", others="bot:vagabond:scoundrel")
    assert 3 in homes(t)
    assert 3 not in homes(settling("marquise", "vagabond blocks: 3=boot", others="bot:vagabond:scoundrel"))


# 6 Marquise


@law("6.5.4.I")
def test_with_all_sawmills_built_others_are_offered() -> None:
    mills = [f"{at}: sawmill, marquise 3, wood" for at in (1, 2, 3, 4, 6, 9)]
    t = at_table("marquise eyrie", "marquise.daylight 0", "marquise actions: 3", *mills, "5: marquise 3")
    t.choose(Act("build"))
    assert all(isinstance(option, Build) for option in t.options)
    assert t.options


@law("6.5.4.II")
@pytest.mark.parametrize("wood", ["wood, ", ""])
def test_wood_out_of_reach_builds_nothing(wood: str) -> None:
    lines = ("5: marquise 3", "7: sawmill, recruiter, eyrie 5", f"8: workshop, {wood}eyrie 5", "marquise actions: 3")
    assert not at_table("marquise eyrie", "marquise.daylight 0", *lines).offers(Act("build"))


@law("6.5.5")
@pytest.mark.parametrize(("wood", "offered"), [(7, True), (8, False)])
def test_with_all_wood_on_the_map_no_sawmill_overworks(wood: int, offered: bool) -> None:
    lines = (f"5: sawmill, marquise 1, wood {wood}", "hand marquise: bake_sale", "marquise actions: 3")
    assert at_table("marquise eyrie", "marquise.daylight 0", *lines).offers(Act("overwork")) == offered


# 9 Vagabond


@law("9.4.1")
def test_a_refreshed_item_is_ready() -> None:
    t = camp("vagabond exhausted: boot 3 sword 1", then="vagabond.refresh 3; pause 3")
    t.choose(Item(BOOT, EXHAUSTED), Item(BOOT, EXHAUSTED), Item(SWORD, EXHAUSTED))
    heaps = vagabond(t.s, 3).heaps
    assert (heaps[READY][BOOT], heaps[EXHAUSTED][BOOT], heaps[READY][SWORD]) == (2, 1, 1)


@law("9.6.4")
def test_items_damaged_and_exhausted_weigh_as_well() -> None:
    t = camp("vagabond damaged-exhausted: sword 3", ready="boot 3", then="vagabond.capacity 3; pause 3")
    assert vagabond(t.s, 3).load() == 6


@law("D.2.2", "D.4.2", "D.6.2")
@pytest.mark.parametrize(
    ("character", "act"), [("tinker", "day-labor"), ("vagrant", "instigate"), ("scoundrel", "scorch")]
)
def test_in_a_forest_nothing_special_can_be_done(character: str, act: str) -> None:
    for pawn, offered in (("forest-1_2_5_10", False), ("5", True)):
        t = camp("discards: bake_sale", "5: marquise 1, eyrie 1", pawn=pawn, ready="torch", character=character)
        assert t.offers(Act(act)) == offered


@law("D.7.2")
@pytest.mark.parametrize(("ready", "offered"), [("boot hammer", True), ("boot", False)])
def test_an_adventurer_improvises_with_all_he_has(ready: str, offered: bool) -> None:
    t = camp("quests: errand_fox", ready=ready, character="adventurer")
    assert t.offers(ERRAND) == offered


@law("9.2.9.II.d")
def test_two_allies_fallen_and_one_item_damaged_make_an_enemy() -> None:
    t = camp("1: marquise 4, eyrie 4", "vagabond allied: 1", ready="sword torch boot").choose(Battle(1, 0))
    t.dice(3, 3).choose(Whom(1)).choose(item("boot"), Piece(1, WARRIOR, 1), Piece(1, WARRIOR, 1))
    assert status(t, "eyrie") == "hostile"


# 12 Duchy


@law("12.5.3.II")
@pytest.mark.parametrize(
    "lines", [("1: duchy 1", "5: duchy 1"), ("1: duchy 1", "3: duchy 1", "landmarks: lost_city=3")]
)
def test_one_card_is_shown_once(lines: tuple[str, ...]) -> None:
    t = at_table("duchy marquise", "duchy.sway 0", "hand duchy: anvil", *lines)
    assert not t.offers(minister("foremole"))


# 14, 15 Replaced warriors


def physicians(faction: str, step: str, *lines: str) -> Table:
    name = "forest_patrol-demoted"
    quiet = f"hirelings: {name} corvid_spies-demoted sunward_expedition-demoted"
    return table(
        name, quiet, *lines, f"hand {faction}: ambush_rabbit", seats=f"{faction} eyrie", step=f"{step} 0; pause 0"
    )


@law("14.4.3", "G.1.13")
def test_the_physicians_look_after_a_warrior_who_becomes_warlord() -> None:
    """Ruling R12."""
    assert physicians("hundreds", "hundreds.anoint", "5: hundreds 2").prompt == "physicians"


@law("15.4.1", "G.1.13")
def test_the_physicians_look_after_a_warrior_who_becomes_a_waystation() -> None:
    t = physicians("keepers", "keepers.encamp", "5: keepers 2").choose(Waystation(0, 0, 5))
    assert t.prompt == "physicians"


# 15 Keepers


def at_set_up(seed: int) -> Root:
    """The Keepers have just set themselves up where they could first."""
    t = start("keepers", "marquise", seed=str(seed))
    while t.prompt in ("keep", "starting-building", "keepers-home", "keepers-second"):
        t.match.pick(0)
    return t.s


@law("15.3.1")
def test_chance_says_which_relic_lies_in_which_forest() -> None:
    seen = set()
    for seed in range(6):
        t = start("keepers", "marquise", seed=str(seed))
        while t.prompt in ("keep", "starting-building"):
            t.match.pick(0)
        assert t.prompt.startswith("keepers")  # before the rest is hidden
        seen.add(tuple(relic // ALIKE for relic in keepers(t.s, 0).relics_at(NORTH)))
    assert len(seen) > 1


@law("15.3.3")
def test_chance_says_which_relics_lie_where_and_how_many() -> None:
    types, counts = set(), set()
    for seed in range(6):
        s = at_set_up(seed)
        board = keepers(s, 0)
        assert len(board.values) == len(board.places) == 12
        forests = range(PLACES, s.setting.plan.size)
        types.add(tuple(sorted(relic // ALIKE for relic in board.relics_at(NORTH))))
        counts.add(tuple(board.places.count(forest) for forest in forests))
    assert (len(types) > 1, len(counts) > 1) == (True, True)


@law("15.2.5")
def test_relics_that_all_go_are_taken_in_any_order() -> None:
    lines = ("5: marquise 4, relic_figure 2", "keepers relics: figure3@5 figure1@5")
    t = marquise(*lines).dice(1, 0).choose(Act("battle"))
    assert (t.asked, t.prompt) == (0, "trophy")


@law("15.2.5")
def test_outside_battle_who_removes_a_relic_says_which() -> None:
    """Ruling R58."""
    quiet = "hirelings: flame_bearers corvid_spies-demoted sunward_expedition-demoted"
    lines = (quiet, "5: flame_bearers 1, relic_figure 2", "keepers relics: figure3@5 figure1@5")
    t = table("flame_bearers", *lines, seats="marquise keepers", when="birdsong")
    assert (t.prompt, t.asked) == ("lose-relic", 0)


@law("15.5.2.III.a")
def test_a_recovered_relic_has_left_the_map() -> None:
    t = keeping(*HOME, "keepers relics: figure1@5 figure3@5 tablet2@5", next_step="keepers.act")
    t.choose(Card(t.card("retainer.3")), relic(t, "figure1", 5))
    assert (t.pieces("relic_figure", 5), t.pieces("relic_tablet", 5)) == (1, 1)


@law("15.2.1")
def test_a_relic_that_is_seen_does_not_look_like_one_that_is_not() -> None:
    woods = WOODS[NORTH]
    board = keepers(keeping(f"keepers relics: figure1@{woods} figure2@{woods}?", next_step="keepers.act").s, 0)
    assert len(board.distinct(board.relics_at(NORTH))) == 2


@law("15.6.2", "F.1.1")
def test_keepers_trade_while_they_gather() -> None:
    lines = ("landmarks: black_market=3", "wares: armorers sappers cobbler", "hand keepers: anvil", "3: keepers 1")
    t = keeping(*lines, next_step="keepers.gather", phase="evening").choose(Act("trade"), Ware(1))
    assert (t.hand("keepers"), t.prompt) == (["sappers"], "gather")


@law("A.8.2.II")
def test_keepers_live_two_clearings_away_where_they_can() -> None:
    assert homes(settling("keepers", "homelands: 1")) == [3, 6, 7, 8]
    assert homes(settling("keepers", "homelands: 5")) == [3, 4, 7, 8]


# 10 Lizards


@law("10.2.2")
def test_in_the_lost_city_any_card_but_a_bird_is_revealed() -> None:
    lines = ("landmarks: lost_city=5", "5: lizards 1", "hand lizards: armorers anvil")
    t = at_table("lizards marquise", "lizards.daylight 0", *lines).choose(Act("recruit"), At(5))
    assert (t.warriors("lizards", 5), t.hand("lizards")) == (2, ["armorers"])


@law("10.4.3.III")
def test_what_cannot_be_removed_is_not_sanctified() -> None:
    quiet = "hirelings: furious_protector-demoted corvid_spies-demoted sunward_expedition-demoted"
    lines = (quiet, "5: sawmill, marquise 1, lizards 1", "lizards acolytes: 3", "lizards outcast: rabbit")
    for pawn, offered in ((1, True), (5, False)):
        t = table("furious_protector-demoted", *lines, f"pawns: furious_protector={pawn}", hired="marquise",
                  seats="lizards marquise", step="lizards.conspiracies 0; pause 0")  # fmt: skip
        assert (t.offers(Act("sanctify")), t.offers(Act("convert"))) == (offered, offered)


@law("9.2.9.II.b", "15.2.4")
def test_knights_who_follow_the_vagabond_carry_relics() -> None:
    lines = ("5: keepers 1, relic_figure", "keepers relics: figure3@5", "vagabond allied: 1", "vagabond ready: boot 1")
    t = at_table("vagabond:thief keepers", "vagabond.daylight 0", *lines, "pawns: vagabond=5").choose(Move(5, 1, 1))
    while t.asked == 0:
        t.choose(t.options[0])
    assert t.by("keepers").prompt == "carry"
