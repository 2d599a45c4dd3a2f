"""Chapters 6 to 15 to the letter: rules that could once be broken without a test that noticed."""

from __future__ import annotations

import pytest

from lexludi.games.root.factions.duchy.board import MINISTERS
from lexludi.games.root.factions.keepers.board import keepers
from lexludi.games.root.factions.vagabond.board import DAMAGED, READY, vagabond
from lexludi.games.root.rules.box.codes import PLACES, SWORD
from lexludi.games.root.rules.options import Battle, Build, Decree, Minister, Move, Use, Waystation
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act, At, Card
from tests.root.table import Table, lay, start

law = cites("root")

BATTLE, END, MOVE, RECRUIT = Act("battle"), Act("end"), Act("move"), Act("recruit")
FULL = "anvil bake_sale investments travel_gear_fox armorers sword"
CLOSED = PLACES
"""The first forest."""


def at_table(seats: str, step: str, *lines: str, phase: str = "daylight") -> Table:
    """The first of these on turn, at that step."""
    first = seats.split()[0].partition(":")[0]
    known = {line.partition(":")[0] for line in lines}
    head = {"map": "autumn", "seats": seats, "active": f"{first} {phase}", "next": f"{step}; pause 0"}
    return lay("\n".join([*(f"{word}: {said}" for word, said in head.items() if word not in known), *lines]))


def minister(name: str) -> Minister:
    return Minister(MINISTERS.index(name))


# Every faction


@law("6.6", "7.6.2", "8.6.2", "9.6.3", "10.6.3", "11.6.1", "12.6.3", "13.6.2", "14.6.3", "15.6.3")
@pytest.mark.parametrize(
    ("faction", "number"),
    [
        ("marquise", "6.6"),
        ("eyrie", "7.6.2"),
        ("alliance", "8.6.2"),
        ("vagabond:thief", "9.6.3"),
        ("lizards", "10.6.3"),
        ("riverfolk", "11.6.1"),
        ("duchy", "12.6.3"),
        ("corvids", "13.6.2"),
        ("hundreds", "14.6.3"),
        ("keepers", "15.6.3"),
    ],
)
def test_everybody_discards_down_to_five_by_a_rule_of_their_own(faction: str, number: str) -> None:
    other = "eyrie" if faction == "marquise" else "marquise"
    name = faction.partition(":")[0]
    table = at_table(f"{faction} {other}", "draw 0", f"hand {name}: {FULL}", phase="evening")
    assert table.match.ask is not None
    assert (table.prompt, table.match.ask.law) == ("discard", number)
    while table.prompt == "discard":
        table.match.pick(0)
    assert len(table.hand(name)) == 5


@law("7.5.2.II", "8.6.1.I", "12.5.2.III", "14.5.2.I", "15.5.2.I", "11.5.1")
@pytest.mark.parametrize(
    ("faction", "step", "chosen", "lines"),
    [
        ("eyrie", "eyrie.resolve", [], ["eyrie leader: despot", "eyrie move: vizier", "eyrie todo move: vizier"]),
        ("alliance", "alliance.operations", [MOVE], ["alliance officers: 1", "alliance operations: 1"]),
        ("duchy", "duchy.parliament", [minister("marshal")], ["duchy swayed: marshal"]),
        ("hundreds", "hundreds.command", [MOVE], []),
        ("keepers", "keepers.act", [], ["keepers todo move: retainer"]),
        ("riverfolk", "riverfolk.daylight", [MOVE], ["riverfolk funds: 1 1"]),
    ],
)
def test_who_has_chosen_to_move_moves(faction: str, step: str, chosen: list[Act], lines: list[str]) -> None:
    table = at_table(f"{faction} marquise", f"{step} 0", f"5: {faction} 2", *lines).choose(*chosen)
    moves = [option for option in table.options if isinstance(option, Move)]
    assert moves or isinstance(table.options[0], Card)
    if not moves:
        table.choose(table.options[0])
    assert all(isinstance(option, Move) for option in table.options)


# 6 Marquise


@law("6.4", "1.5.4")
def test_short_of_wood_she_chooses_mills_one_by_one() -> None:
    table = at_table(
        "marquise eyrie", "marquise.wood 0", "1: sawmill", "5: sawmill", "9: sawmill", "2: wood 6", phase="birdsong"
    )
    table.choose(At(5))
    assert table.options == [At(1), At(9)]


@law("6.5.3", "1.5.4")
def test_short_of_warriors_she_chooses_recruiters_one_by_one() -> None:
    table = at_table(
        "marquise eyrie",
        "marquise.daylight 0",
        "marquise actions: 3",
        "1: recruiter",
        "5: recruiter",
        "9: recruiter",
        "2: marquise 23",
    ).choose(RECRUIT, At(5))
    assert table.options == [At(1), At(9)]
    table.choose(At(9))
    assert (table.warriors("marquise", 5), table.warriors("marquise", 9), table.supply("marquise")) == (1, 1, 0)


@law("6.5", "6.5.3")
def test_a_new_daylight_lets_her_recruit_again() -> None:
    table = at_table(
        "marquise eyrie", "marquise.begin 0; marquise.daylight 0", "1: recruiter", "marquise done: recruited"
    )
    table.choose(RECRUIT)
    assert (table.warriors("marquise", 1), table.refuses(RECRUIT)) == (1, "6.5.3")


@law("6.5.5", "6.5")
def test_overwork_is_an_action() -> None:
    lines = ("1: sawmill, marquise 1", "hand marquise: anvil", "marquise actions: 1")
    table = at_table("marquise eyrie", "marquise.daylight 0", *lines).choose(Act("overwork"))
    assert (table.pieces("wood", 1), table.prompt) == (1, "pause")


@law("6.5")
def test_recruiting_is_an_action() -> None:
    lines = ("1: recruiter, marquise 1", "marquise actions: 3")
    table = at_table("marquise eyrie", "marquise.daylight 0", *lines).choose(Act("recruit"))
    assert (table.warriors("marquise", 1), table.s.boards[0].view(None)["actions"]) == (2, 2)


@law("6.5")
def test_hawks_for_hire_need_a_bird() -> None:
    table = at_table(
        "marquise eyrie", "marquise.daylight 0", "marquise actions: 3", "5: marquise 1", "hand marquise: anvil"
    )
    assert table.refuses(Act("hawks")) == "6.5"


# 7 Eyrie


@law("7.4.2")
def test_one_card_must_and_two_may_be_added_to_the_decree() -> None:
    table = at_table(
        "eyrie marquise",
        "eyrie.orders 0; eyrie.decree 0",
        "5: roost, eyrie 1",
        "eyrie leader: despot",
        "hand eyrie: anvil bake_sale sword",
        phase="birdsong",
    )
    assert not table.offers(Pass())
    table.choose(Decree(table.card("anvil"), 0))
    assert table.offers(Pass())
    table.choose(Decree(table.card("sword"), 0))
    assert (table.prompt, table.hand("eyrie")) == ("pause", ["bake_sale"])


@law("7.4.2")
def test_only_one_of_the_cards_added_is_a_bird() -> None:
    table = at_table(
        "eyrie marquise",
        "eyrie.orders 0; eyrie.decree 0",
        "5: roost, eyrie 1",
        "eyrie leader: despot",
        "hand eyrie: armorers sappers sword",
        phase="birdsong",
    )
    table.choose(Decree(table.card("armorers"), 0))
    assert table.refuses(Decree(table.card("sappers"), 0)) == "7.4.2"


@law("7.5.2", "4.1.3")
def test_crafted_cards_are_used_between_cards_of_the_decree() -> None:
    table = at_table(
        "eyrie marquise",
        "eyrie.resolve 0",
        "5: roost, eyrie 2",
        "crafted eyrie: tax_collector",
        "eyrie leader: despot",
        "eyrie recruit: bake_sale anvil",
        "eyrie todo recruit: bake_sale anvil",
        "1: roost",
    )
    table.choose(Card(table.card("anvil")), Use(table.card("tax_collector")), At(5))
    assert (table.warriors("eyrie", 1), table.warriors("eyrie", 5), len(table.hand("eyrie"))) == (1, 2, 1)


@law("7.5.2")
def test_a_card_that_cannot_be_resolved_waits_for_the_others() -> None:
    table = at_table(
        "eyrie marquise",
        "eyrie.resolve 0",
        "5: roost",
        "eyrie leader: despot",
        "3: roost",
        "eyrie recruit: bake_sale anvil",
        "eyrie todo recruit: bake_sale anvil",
        "crafted eyrie: codebreakers",
        "hand marquise: sword",
    )
    assert (table.refuses(Card(table.card("anvil"))), table.offers(Card(table.card("bake_sale")))) == ("7.5.2", True)


@law("7.5.2.I", "7.7")
def test_with_nobody_to_recruit_turmoil_comes_before_any_choice() -> None:
    table = at_table(
        "eyrie marquise",
        "eyrie.resolve 0",
        "1: roost, eyrie 20",
        "5: roost",
        "eyrie leader: despot",
        "eyrie recruit: bake_sale anvil",
        "eyrie todo recruit: bake_sale anvil",
    )
    assert table.prompt == "leader"


@law("7.8.4")
def test_the_despot_scores_nothing_more_for_warriors() -> None:
    table = at_table(
        "eyrie marquise",
        "eyrie.resolve 0",
        "5: eyrie 3, marquise 2",
        "eyrie leader: despot",
        "dice: 1 0",
        "eyrie battle: vizier",
        "eyrie todo battle: vizier",
    )
    assert (table.warriors("marquise", 5), table.points("eyrie")) == (1, 0)


# 8 Alliance


@law("8.4.1.II", "2.1.1")
@pytest.mark.parametrize(("at", "card"), [(1, "anvil"), (5, "bake_sale"), (2, "sword")])
def test_a_bird_stands_in_for_a_supporter_of_any_suit(at: int, card: str) -> None:
    table = at_table(
        "alliance marquise",
        "alliance.birdsong 0",
        f"{at}: sympathy",
        f"alliance supporters: {card} armorers",
        phase="birdsong",
    ).choose(Act("revolt"))
    while table.prompt == "supporter":
        table.match.pick(0)
    assert sum(table.pieces(f"base_{suit}", at) for suit in ("fox", "rabbit", "mouse")) == 1


@law("8.4", "4.1.3")
def test_a_card_used_in_birdsong_leaves_the_alliance_their_birdsong() -> None:
    table = at_table(
        "alliance marquise",
        "alliance.birdsong 0",
        "1: sympathy",
        "alliance supporters: anvil armorers",
        "crafted alliance: stand_and_deliver",
        "hand marquise: sword",
        phase="birdsong",
    )
    table.choose(Use(table.card("stand_and_deliver")))
    assert (table.prompt, table.offers(Act("revolt"))) == ("alliance-birdsong", True)


@law("8.6.1.IV", "card.coffin_makers")
def test_who_organizes_is_removed() -> None:
    table = at_table(
        "alliance marquise",
        "alliance.operations 0",
        "deck: exiles",
        "1: alliance 1",
        "alliance officers: 1",
        "alliance operations: 1",
        "crafted marquise: coffin_makers",
        phase="evening",
    ).choose(Act("organize"))
    assert table.coffins == [1, 0]


# 9 Vagabond


@law("D.1.2", "9.6.1")
def test_in_a_forest_he_helps_robs_and_strikes_nobody_and_rests() -> None:
    lines = (
        "1: marquise 1",
        "hand vagabond: anvil",
        "hand marquise: sword",
        "vagabond character: thief",
        "vagabond damaged: sword",
    )
    table = at_table(
        "vagabond:thief marquise",
        "vagabond.daylight 0; vagabond.rest 0",
        *lines,
        "pawns: vagabond=forest-1_2_5_10",
        "vagabond ready: boot torch crossbow coin",
    )
    assert table.s.pawns[0] == CLOSED
    for act in ("aid", "steal", "strike"):
        assert not table.offers(Act(act))
    table.choose(END)
    assert vagabond(table.s, 0).heaps[DAMAGED][SWORD] == 0


@law("9.6.4")
def test_a_full_satchel_is_not_too_full() -> None:
    table = at_table(
        "vagabond:thief marquise",
        "vagabond.capacity 0",
        "vagabond ready: boot boot torch",
        "vagabond exhausted: sword",
        "vagabond damaged: hammer crossbow",
        "pawns: vagabond=1",
        phase="evening",
    )
    assert table.prompt == "pause"
    heavy = at_table(
        "vagabond:thief marquise",
        "vagabond.capacity 0",
        "vagabond ready: boot boot torch",
        "vagabond exhausted: sword sword",
        "vagabond damaged: hammer crossbow",
        "pawns: vagabond=1",
        phase="evening",
    )
    assert heavy.prompt == "unload"


# 12 Duchy


@law("12.5.1", "12.5.2")
def test_a_new_daylight_lets_every_minister_act() -> None:
    table = at_table(
        "duchy marquise",
        "duchy.begin 0; duchy.parliament 0",
        "5: duchy 2",
        "hand duchy: anvil",
        "duchy swayed: foremole",
        "duchy acted: foremole",
    )
    assert table.offers(minister("foremole"))


@law("12.5.1.I")
def test_who_builds_shows_a_card_of_the_clearing() -> None:
    other = at_table(
        "duchy marquise", "duchy.assembly 0", "duchy actions: 2", "1: duchy 2", "hand duchy: bake_sale sword"
    )
    assert other.refuses(Act("build")) == "12.5.1.I"
    table = at_table(
        "duchy marquise", "duchy.assembly 0", "duchy actions: 2", "1: duchy 2", "hand duchy: bake_sale anvil"
    )
    table.choose(Act("build"))
    table.choose(next(option for option in table.options if isinstance(option, Build)))
    assert table.hand("duchy") == ["bake_sale"]


@law("12.5.2.VII", "12.5.2.VIII", "12.5.2.IX")
def test_lords_want_what_they_score_for() -> None:
    table = at_table(
        "duchy marquise",
        "duchy.parliament 0",
        "1: tunnel, duchy 2",
        "2: tunnel",
        "5: marquise 1",
        "duchy swayed: duchess_of_mud baron_of_dirt earl_of_stone captain marshal",
    )
    laws = [table.refuses(minister(name)) for name in ("duchess_of_mud", "baron_of_dirt", "earl_of_stone")]
    assert laws == ["12.5.2.VII", "12.5.2.VIII", "12.5.2.IX"]


@law("12.5.2.IV")
def test_the_brigadier_moves_or_battles_first_and_may_stop_then() -> None:
    table = at_table("duchy marquise", "duchy.parliament 0", "5: duchy 4", "duchy swayed: brigadier")
    table.choose(minister("brigadier"))
    assert not table.offers(Pass())
    table.choose(Move(5, 1, 2))
    assert table.offers(Pass())


@law("12.5.2.IV")
def test_the_brigadier_is_content_with_battles() -> None:
    lines = ("5: duchy 1, marquise 3", *(f"{at}: marquise 1" for at in (1, 2, 10)))
    table = at_table("duchy marquise", "duchy.parliament 0", *lines, "duchy swayed: brigadier captain")
    assert table.offers(minister("brigadier"))


@law("12.5.3.II")
@pytest.mark.parametrize(
    ("hand", "clearings", "swayed"),
    [
        ("anvil foxfolk_steel", (1, 2), False),
        ("anvil foxfolk_steel", (1, 8), True),
        ("anvil armorers", (1, 2), True),
        ("anvil armorers", (1,), False),
        ("bake_sale a_visit_to_friends", (3, 1), False),
        ("bake_sale a_visit_to_friends", (3, 4), True),
        ("sword mouse_in_a_sack", (2, 1), False),
        ("sword mouse_in_a_sack", (2, 7), True),
        ("anvil", (1, 2), False),
        ("armorers sappers", (1, 2), True),
    ],
)
def test_a_squire_wants_two_cards_each_for_a_clearing_of_its_own(
    hand: str, clearings: tuple[int, ...], swayed: bool
) -> None:
    there = [f"{at}: duchy 1" for at in clearings]
    table = at_table("duchy marquise", "duchy.sway 0", *there, f"hand duchy: {hand}")
    assert table.offers(minister("foremole")) == swayed
    assert table.refuses(minister("foremole")) == ("" if swayed else "12.5.3.II")


@law("12.5.3.II")
def test_the_second_card_is_for_another_clearing() -> None:
    table = at_table(
        "duchy marquise",
        "duchy.sway 0",
        "1: duchy 1",
        "5: duchy 1",
        "hand duchy: anvil foxfolk_steel bake_sale armorers",
    )
    table.choose(minister("foremole"), Card(table.card("anvil")))
    assert set(table.options) == {Card(table.card("armorers")), Card(table.card("bake_sale"))}


@law("12.5.3", "4.1.3")
def test_who_has_swayed_may_still_use_cards_and_a_card_used_leaves_the_sway() -> None:
    lines = ("1: duchy 2", "5: duchy 1", "hand duchy: anvil bake_sale", "crafted duchy: tax_collector")
    table = at_table("duchy marquise", "duchy.sway 0", *lines)
    table.choose(Use(table.card("tax_collector")), At(1))
    assert table.prompt == "sway"
    other = at_table("duchy marquise", "duchy.sway 0", *lines).choose(minister("foremole"))
    while other.prompt == "reveal":
        other.choose(other.options[0])
    assert (other.prompt, other.offers(Use(other.card("tax_collector")))) == ("extras", True)


# 13 Corvids


@law("13.5.2")
def test_the_first_plot_of_a_turn_costs_one_warrior() -> None:
    table = at_table("corvids marquise", "corvids.begin 0; corvids.daylight 0", "5: corvids 3", "9: corvids 3")
    table.choose(Act("plot"))
    while table.prompt != "corvids":
        table.choose(table.options[0])
    assert table.supply("corvids") == 15 - 6 + 1


@law("13.4.3")
def test_with_just_enough_warriors_corvids_recruit_everywhere() -> None:
    table = at_table("corvids marquise", "corvids.recruit 0", "10: corvids 11", "hand corvids: anvil", phase="birdsong")
    table.choose(Card(table.card("anvil")))
    assert [table.warriors("corvids", at) for at in (1, 6, 8, 12)] == [1, 1, 1, 1]


@law("13.4.3", "4.1.3")
def test_before_they_recruit_corvids_may_use_a_card() -> None:
    table = at_table(
        "corvids marquise",
        "corvids.recruit 0",
        "5: corvids 1",
        "hand corvids: anvil",
        "hand marquise: sword",
        "crafted corvids: stand_and_deliver",
        phase="birdsong",
    )
    table.choose(Use(table.card("stand_and_deliver")))
    assert (table.prompt, sorted(table.hand("corvids"))) == ("corvid-recruit", ["anvil", "sword"])


# 14 Hundreds


@law("14.4.1")
def test_without_a_mob_left_none_spreads() -> None:
    mobs = [f"{at}: mob" for at in (1, 2, 5, 9, 10)]
    table = at_table("hundreds marquise", "hundreds.raze 0", *mobs, "ruins:", "dice: 0", phase="birdsong")
    assert (table.prompt, table.s.chance.drawn) == ("pause", 0)


@law("14.4.2")
def test_with_just_enough_warriors_the_hundreds_recruit_at_every_stronghold() -> None:
    table = at_table(
        "hundreds marquise", "hundreds.recruit 0", "1: hundreds 18", "7: stronghold", "11: stronghold", phase="birdsong"
    )
    assert (table.prompt, table.warriors("hundreds", 7), table.warriors("hundreds", 11)) == ("pause", 1, 1)


@law("14.4.3", "G.1.13", "card.coffin_makers")
def test_an_anointed_warrior_lies_in_no_coffin() -> None:
    table = at_table(
        "hundreds marquise",
        "hundreds.anoint 0",
        "deck: exiles",
        "5: hundreds 2",
        "crafted marquise: coffin_makers",
        "hundreds warlord:",
        phase="birdsong",
    )
    assert table.coffins == [0, 0]


@law("14.2.4.I")
def test_the_last_space_of_the_hoard_is_a_space() -> None:
    table = at_table(
        "hundreds marquise",
        "hundreds.raze 0",
        "6: mob",
        "ruins: 6=boot",
        "hundreds command: boot boot bag",
        "dice: 5",
        phase="birdsong",
    )
    assert (table.prompt, table.points("hundreds")) == ("mob", 0)


@law("14.5.3")
def test_an_advance_may_be_a_battle_alone() -> None:
    table = at_table(
        "hundreds marquise",
        "hundreds.orders 0; hundreds.advance 0",
        "5: hundreds 3, marquise 2",
        "hundreds warlord: 5",
        "hundreds mood: stubborn",
    )
    while table.prompt != "advance":
        table.choose(END)
    table.dice(2, 0).choose(Battle(5, 1))
    assert table.warriors("marquise", 5) == 0


@law("14.7.8")
@pytest.mark.parametrize(
    ("mood", "warlord", "asked"), [("bitter", 5, True), ("bitter", 1, False), ("wrathful", 5, False)]
)
def test_mobs_rally_to_a_bitter_warlord_where_he_fights(mood: str, warlord: int, asked: bool) -> None:
    table = (
        at_table(
            "hundreds marquise",
            "hundreds.command 0",
            "5: hundreds 3, marquise 2, mob",
            "1: hundreds 1",
            f"hundreds mood: {mood}",
            f"hundreds warlord: {warlord}",
        )
        .dice(0, 0)
        .choose(BATTLE)
    )
    assert (table.prompt == "bitter") == asked


@law("14.7.8")
def test_mobs_rally_when_the_bitter_warlord_is_attacked_and_not_in_others_battles() -> None:
    lines = ("marquise actions: 3", "hundreds mood: bitter", "hundreds warlord: 5", "9: marquise 2, eyrie 1")
    table = at_table("marquise hundreds eyrie", "marquise.daylight 0", "5: hundreds 2, marquise 2, mob", *lines).dice(
        0, 0
    )
    table.choose(BATTLE, Battle(5, 1))
    assert (table.prompt, table.asked) == ("bitter", 1)
    other = at_table("marquise hundreds eyrie", "marquise.daylight 0", "5: hundreds 2, marquise 2, mob", *lines).dice(
        0, 0
    )
    assert other.choose(BATTLE, Battle(9, 2)).prompt == "marquise"


# 15 Keepers


@law("15.2.5", "3.2.1")
def test_beside_keepers_warriors_are_worth_nothing() -> None:
    lines = ("5: marquise 3, eyrie 2, relic_figure", "keepers relics: figure1@5", "marquise actions: 3")
    table = at_table("marquise eyrie keepers", "marquise.daylight 0", *lines).dice(2, 0).choose(BATTLE, Battle(5, 1))
    assert (table.warriors("eyrie", 5), table.points("marquise")) == (0, 0)


@law("15.4.2")
def test_a_second_waystation_decamps_elsewhere() -> None:
    table = at_table(
        "keepers marquise",
        "keepers.decamp 0",
        "5: waystation",
        "1: waystation",
        "keepers waystations: figure/tablet@5 figure/jewelry@1",
        phase="birdsong",
    )
    table.choose(Waystation(0, 0, 5))
    assert table.offers(Waystation(1, 0, 1))


@law("15.4.1", "G.1.13", "card.coffin_makers")
def test_who_becomes_a_waystation_lies_in_no_coffin() -> None:
    table = at_table(
        "keepers marquise",
        "keepers.encamp 0",
        "deck: exiles",
        "5: keepers 2",
        "crafted marquise: coffin_makers",
        phase="birdsong",
    ).choose(Waystation(1, 1, 5))
    assert table.coffins == [0, 0]


@law("15.6.1", "card.coffin_makers")
def test_who_cannot_live_off_the_land_is_removed() -> None:
    table = at_table(
        "keepers marquise",
        "keepers.evening 0",
        "deck: exiles",
        "5: keepers 4",
        "crafted marquise: coffin_makers",
        phase="evening",
    )
    assert table.coffins == [1, 0]


@law("15.5.2", "4.1.3")
def test_keepers_use_cards_between_those_of_their_retinue() -> None:
    table = at_table(
        "keepers marquise",
        "keepers.act 0",
        "5: keepers 2",
        "keepers todo move: retainer",
        "crafted keepers: tax_collector",
    )
    assert table.offers(Use(table.card("tax_collector")))


@law("15.3.1", "15.3.3")
def test_relics_are_dealt_at_random() -> None:
    dealt = set()
    for seed in range(6):
        table = start("keepers", "marquise", seed=str(seed))
        while table.prompt != "encamp":
            table.match.pick(0)
        board = keepers(table.s, 0)
        dealt.add((tuple(board.values), tuple(board.places)))
    assert len({values for values, _ in dealt}) > 3
    assert len({places for _, places in dealt}) > 3
    assert len({tuple(n for n, at in enumerate(places) if at == PLACES) for _, places in dealt}) > 1


# Cards


@law("card.league_of_adventurous_mice")
def test_the_league_moves() -> None:
    table = at_table(
        "marquise eyrie",
        "marquise.daylight 0",
        "deck: exiles",
        "marquise actions: 3",
        "5: marquise 2",
        "box marquise: boot",
        "crafted marquise: league_of_adventurous_mice",
    )
    table.choose(Use(table.card("league_of_adventurous_mice")), Move(5, 1, 2))
    assert table.warriors("marquise", 1) == 2


@law("2.5", "card.soup_kitchens")
def test_a_token_in_soup_kitchens_counts_two_and_no_more() -> None:
    table = at_table(
        "alliance marquise",
        "alliance.daylight 0",
        "deck: exiles",
        "5: sympathy, marquise 2",
        "crafted alliance: soup_kitchens",
    )
    assert table.ruler(5) == ""


@law("card.coffin_makers")
def test_only_warriors_lie_in_coffins() -> None:
    table = (
        at_table(
            "marquise eyrie",
            "marquise.daylight 0",
            "deck: exiles",
            "marquise actions: 3",
            "5: marquise 3, roost",
            "crafted marquise: coffin_makers",
        )
        .dice(1, 0)
        .choose(BATTLE)
    )
    assert (table.pieces("roost", 5), table.coffins) == (0, [0, 0])


@law("14.2.2", "card.tax_collector")
def test_the_warlord_pays_no_tax() -> None:
    table = at_table(
        "hundreds marquise",
        "hundreds.command 0",
        "5: hundreds 1, stronghold, marquise 1",
        "hundreds warlord: 5",
        "crafted hundreds: tax_collector",
    )
    assert table.refuses(Use(table.card("tax_collector"))) == "4.1.3"


@law("card.eyrie_emigre")
def test_the_emigre_battles_where_the_move_led() -> None:
    table = at_table(
        "marquise eyrie alliance",
        "window 0 birdsong-end",
        "deck: exiles",
        "5: marquise 2",
        "1: eyrie 1, alliance 1",
        "9: marquise 1, eyrie 1",
        "crafted marquise: eyrie_emigre",
        phase="birdsong",
    )
    table.choose(Move(5, 1, 2))
    assert table.options == [Battle(1, 1), Battle(1, 2)]


@law("15.5.2.I")
def test_a_card_to_move_with_finds_no_relics() -> None:
    table = at_table(
        "keepers marquise",
        "keepers.act 0",
        "5: keepers 1, marquise 3, waystation, relic_figure",
        "keepers waystations: figure/tablet@5",
        "keepers relics: figure1@5",
        "keepers move: bake_sale",
        "keepers todo move: bake_sale",
        "crafted keepers: codebreakers",
        "hand marquise: sword",
    )
    assert not table.offers(Card(table.card("bake_sale")))


@law("9.2.9.II.b")
def test_out_of_a_forest_no_allies_go_along() -> None:
    table = at_table(
        "vagabond:thief marquise",
        "vagabond.daylight 0",
        "1: marquise 2",
        "pawns: vagabond=forest-1_2_5_10",
        "vagabond ready: boot",
        "vagabond allied: marquise",
    )
    table.choose(Move(CLOSED, 1, 1))
    assert table.s.pawns[0] == 1


@law("2.5", "15.2.4", "card.soup_kitchens")
def test_a_relic_that_is_carried_counts_in_soup_kitchens() -> None:
    table = at_table(
        "keepers marquise",
        "keepers.act 0",
        "deck: exiles",
        "5: keepers 2, relic_figure",
        "1: marquise 2",
        "keepers relics: figure1@5",
        "keepers todo move: retainer",
        "crafted keepers: soup_kitchens",
    )
    while not any(isinstance(option, Move) for option in table.options):
        table.choose(table.options[0])
    table.choose(Move(5, 1, 1))
    while table.prompt == "carry":
        table.choose(table.options[0])
    assert table.ruler(1) == "keepers"


@law("6.4")
def test_with_just_enough_wood_every_mill_has_its_own() -> None:
    table = at_table("marquise eyrie", "marquise.wood 0", "1: sawmill", "5: sawmill", "2: wood 6", phase="birdsong")
    assert (table.prompt, table.pieces("wood", 1), table.pieces("wood", 5)) == ("pause", 1, 1)


@law("6.5.3")
def test_with_just_enough_warriors_every_recruiter_has_its_own() -> None:
    lines = ("marquise actions: 3", "1: recruiter", "5: recruiter", "2: marquise 23")
    table = at_table("marquise eyrie", "marquise.daylight 0", *lines).choose(RECRUIT)
    assert (table.warriors("marquise", 1), table.warriors("marquise", 5)) == (1, 1)


@law("6.5.4.II")
def test_wood_out_of_reach_builds_nothing() -> None:
    mills = ("4: sawmill, eyrie 3", "7: workshop, eyrie 3", "8: recruiter, eyrie 3")
    lines = ("marquise actions: 3", "1: wood 3, eyrie 1", "5: marquise 3", *mills)
    assert at_table("marquise eyrie", "marquise.daylight 0", *lines).refuses(Act("build")).startswith("6.5.4")


@law("14.2.2", "card.tax_collector")
def test_a_warlord_spared_in_battle_is_spared_afterwards() -> None:
    lines = ("5: hundreds 4, marquise 3", "hundreds warlord: 5", "hundreds mood: relentless")
    table = at_table("hundreds marquise", "hundreds.command 0; extras 0", *lines, "crafted hundreds: tax_collector")
    table.dice(1, 1).choose(BATTLE, Pass(), Use(table.card("tax_collector")))
    assert (table.warriors("hundreds", 5), "hundreds warlord: 5" in table.match.position()) == (2, True)


@law("4.1.3", "card.cobbler")
def test_a_move_that_a_card_grants_costs_the_vagabond_no_boot() -> None:
    lines = ("pawns: vagabond=1", "vagabond ready: boot", "crafted vagabond: cobbler")
    table = at_table("vagabond:thief marquise", "window 0 evening-start", *lines, phase="evening")
    table.choose(Use(table.card("cobbler")), Move(1, 5, 1))
    assert (table.s.pawns[0], sum(vagabond(table.s, 0).heaps[READY])) == (5, 1)


@law("15.2.2")
def test_where_all_waystations_are_lost_nobody_is_asked_which() -> None:
    lines = ("5: marquise 3, waystation 2", "keepers waystations: figure/tablet@5 figure/jewelry@5")
    table = at_table("marquise keepers", "marquise.daylight 0", "marquise actions: 3", *lines).dice(2, 0).choose(BATTLE)
    assert (table.prompt, table.pieces("waystation", 5), keepers(table.s, 1).camps) == ("marquise", 0, [-1, -1, -1])


@law("9.4.1")
def test_who_can_refresh_everything_is_not_asked_what() -> None:
    lines = ("pawns: vagabond=1", "vagabond exhausted: boot torch sword")
    table = at_table("vagabond:thief marquise", "vagabond.refresh 0", *lines, phase="birdsong")
    assert (table.prompt, sum(vagabond(table.s, 0).heaps[READY])) == ("pause", 3)


@law("9.4.1")
def test_who_has_more_to_refresh_chooses_damaged_items_too() -> None:
    lines = ("pawns: vagabond=1", "vagabond exhausted: boot torch", "vagabond damaged-exhausted: sword crossbow")
    table = at_table("vagabond:thief marquise", "vagabond.refresh 0", *lines, phase="birdsong")
    assert table.prompt != "pause"


@law("14.7.5")
def test_with_the_last_mob_placed_the_jubilant_roll_no_more() -> None:
    mobs = [f"{at}: mob" for at in (2, 7, 9, 11)]
    lines = ("5: hundreds 2", "hundreds warlord: 5", "hundreds mood: jubilant", "hand hundreds: bake_sale")
    table = at_table("hundreds marquise", "hundreds.incite 0", *mobs, *lines, phase="evening").choose(At(5))
    assert (table.pieces("mob", 5), table.prompt) == (1, "pause")


@law("15.5.2.II", "11.2.7.III")
def test_a_warrior_and_a_mercenary_delve() -> None:
    lines = ("5: keepers 1, riverfolk 1", "mercenaries: keepers", "keepers todo battle_then_delve: retainer.2")
    relic = "keepers relics: figure2@forest-1_2_5_10?"
    table = at_table("keepers riverfolk marquise", "keepers.act 0", *lines, relic)
    assert table.offers(Card(table.card("retainer.2")))


@law("14.7.3", "G.1.21")
@pytest.mark.parametrize(("there", "drawn"), [("marquise 2, sawmill, workshop", 3), ("marquise 1, sawmill", 2)])
def test_a_crowd_is_of_warriors_buildings_and_tokens(there: str, drawn: int) -> None:
    lines = (f"5: hundreds 1, {there}", "hundreds warlord: 5", "hundreds mood: rowdy")
    table = at_table("hundreds marquise", "draw 0", *lines, phase="evening")
    assert len(table.hand("hundreds")) == drawn
