"""Appendix D: the nine characters."""

from __future__ import annotations

import pytest

from lexludi.games.root.rules.box.codes import SAWMILL
from lexludi.games.root.rules.options import Battle, Move, Piece, Ware
from lexludi.kernel.options import Option, Pass
from lexludi.law import cites
from lexludi.parts.options import Act, At, Card, Whom, Yes
from tests.root.table import Table, lay, start
from tests.root.wandering import camp, item, items, on_track, quest, status

law = cites("root")

STEAL, DAY_LABOR, HIDEOUT, INSTIGATE = Act("steal"), Act("day-labor"), Act("hideout"), Act("instigate")
SCORCH, GLIDE, SWIFT_STRIKE = Act("scorch"), Act("glide"), Act("swift-strike")
ESCORT, ERRAND, FUNDRAISING = quest("escort"), quest("errand_fox"), quest("fundraising")


@law("D.1.1", "D.2.1", "D.3.1", "D.4.1", "D.5.1", "D.6.1", "D.7.1", "D.8.1", "D.9.1")
@pytest.mark.parametrize(
    ("character", "satchel", "track"),
    [
        ("thief", ["boot", "sword", "torch"], "tea"),
        ("tinker", ["boot", "hammer", "torch"], "bag"),
        ("ranger", ["boot", "sword", "crossbow", "torch"], ""),
        ("vagrant", ["boot", "torch"], "coin"),
        ("arbiter", ["boot", "sword", "sword", "torch"], ""),
        ("scoundrel", ["boot", "boot", "crossbow", "torch"], ""),
        ("adventurer", ["boot", "hammer", "torch"], ""),
        ("ronin", ["boot", "boot", "sword", "torch"], ""),
        ("harrier", ["sword", "crossbow", "torch"], "coin"),
    ],
)
def test_each_character_starts_with_its_items(character: str, satchel: list[str], track: str) -> None:
    table = start("marquise", "eyrie", "alliance", f"vagabond:{character}")
    while table.s.number == 0:
        table.match.pick(0)
    held = items(table, "ready")
    assert [name for name in held if name not in ("tea", "coin", "bag")] == satchel
    assert [name for name in ("tea", "coin", "bag") if on_track(table, name)] == ([track] if track else [])


# D.1 Thief


@law("D.1.2")
def test_the_thief_takes_a_random_card_from_a_player_in_his_clearing() -> None:
    lines = ("1: workshop", "2: eyrie 1", "hand marquise: anvil armorers", "hand eyrie: sappers")
    table = camp(*lines, ready="torch").dice(1).choose(STEAL)
    assert (table.hand("vagabond"), table.hand("marquise")) == (["armorers"], ["anvil"])
    assert camp("1: marquise 1", ready="torch").refuses(STEAL) == "D.1.2"


# D.2 Tinker


@law("D.2.2")
def test_the_tinker_takes_a_discarded_card_of_his_clearings_suit() -> None:
    table = camp("discards: anvil sword armorers", ready="torch", character="tinker").choose(DAY_LABOR)
    assert table.options == [Card(table.card("anvil")), Card(table.card("armorers"))]
    table.choose(Card(table.card("armorers")))
    assert (table.hand("vagabond"), table.discards) == (["armorers"], ["anvil", "sword"])


# D.3 Ranger


@law("D.3.2")
def test_the_ranger_repairs_three_items_and_ends_his_daylight() -> None:
    worn = ("vagabond damaged: boot boot sword", "vagabond damaged-exhausted: tea")
    table = camp(*worn, ready="torch boot", character="ranger").choose(HIDEOUT)
    table.choose(item("boot", "damaged"), item("sword", "damaged"), item("tea", "damaged-exhausted"))
    assert table.prompt == "pause"
    assert (items(table, "ready"), items(table, "exhausted")) == (["boot", "boot", "sword"], ["tea", "torch"])
    assert items(table, "damaged") == ["boot"]


@law("D.3.2")
def test_the_ranger_hides_only_with_something_to_repair() -> None:
    table = camp(ready="torch boot", character="ranger")
    assert table.refuses(HIDEOUT) == "D.3.2"
    assert table.choose(Move(1, 5, 1)).prompt == "vagabond"


# D.4 Vagrant


@law("D.4.2")
def test_the_vagrant_sets_two_others_on_each_other_and_chooses_their_losses() -> None:
    lines = ("8: marquise 1, workshop, sawmill, eyrie 3", "vagabond hostile: 1")
    table = camp(*lines, pawn="8", ready="torch", character="vagrant").choose(INSTIGATE)
    assert table.options == [Whom(0), Whom(1), Whom(3)]
    table.choose(Whom(1)).dice(2, 1).choose(Whom(0))
    assert table.asked == 3
    table.choose(Piece(0, SAWMILL, 8))
    assert (table.pieces("sawmill", 8), table.pieces("workshop", 8)) == (0, 1)
    assert table.warriors("eyrie", 8) == 2
    assert table.points("vagabond") == 2  # the sawmill, and a warrior of the Hostile Eyrie
    assert table.points("eyrie") == 0
    assert status(table, "marquise") == "indifferent"


@law("D.4.2")
def test_the_vagrant_may_be_one_of_the_two() -> None:
    table = camp("1: marquise 2", ready="torch sword", character="vagrant").choose(INSTIGATE)
    table.dice(1, 0).choose(Whom(3))
    assert (table.warriors("marquise", 1), status(table, "marquise")) == (1, "hostile")


@law("D.4.2", "9.2.9.II.c")
def test_allies_fight_beside_the_vagrant_only_if_he_fights_himself() -> None:
    lines = ("1: marquise 3, eyrie 2", "vagabond allied: 1")
    table = camp(*lines, ready="torch", character="vagrant").choose(INSTIGATE, Whom(3), Whom(0))
    assert table.prompt == "fight-beside"
    table = camp(*lines, ready="torch", character="vagrant").choose(INSTIGATE, Whom(1)).dice(0, 0)
    assert table.choose(Whom(0)).prompt == "vagabond"


# D.5 Arbiter


def besieged(*lines: str) -> Table:
    """The Marquise attacks the Eyrie where an Arbiter with two swords stands."""
    return lay(
        "\n".join(
            [
                "map: autumn",
                "seats: marquise eyrie vagabond:arbiter",
                "active: marquise daylight",
                "pawns: vagabond=1",
                "vagabond character: arbiter",
                "vagabond ready: sword torch",
                "vagabond exhausted: sword",
                "marquise actions: 1",
                "next: marquise.daylight 0; pause 0",
                "1: marquise 4, eyrie 1",
                *lines,
            ]
        )
    )


@law("D.5.2")
def test_a_defender_enlists_the_arbiter() -> None:
    table = besieged().choose(Act("battle"), Battle(1, 1))
    assert (table.asked, table.by("eyrie").options) == (1, [Yes(), Pass()])
    table.dice(3, 3).by("eyrie", Yes())
    assert (table.points("vagabond"), table.warriors("marquise", 1)) == (1, 1)
    assert items(table, "damaged", 2) == []
    alone = besieged().choose(Act("battle"), Battle(1, 1)).dice(3, 3).by("eyrie", Pass())
    assert (alone.points("vagabond"), alone.warriors("marquise", 1)) == (0, 3)


@law("D.5.2")
def test_the_arbiter_is_not_enlisted_against_himself() -> None:
    table = camp("1: marquise 2", ready="sword", character="arbiter").dice(0, 0).choose(Battle(1, 0))
    assert table.prompt == "vagabond"
    defending = besieged().choose(Act("battle")).dice(0, 0).choose(Battle(1, 2))
    assert defending.prompt != "enlist"


# D.6 Scoundrel


@law("D.6.2")
def test_the_scoundrel_burns_a_clearing_and_leaves_his_torch_there() -> None:
    table = camp("1: marquise 2, workshop, sympathy", ready="torch", character="scoundrel").choose(SCORCH)
    assert (table.warriors("marquise", 1), table.pieces("workshop", 1), table.pieces("sympathy", 1)) == (0, 0, 0)
    assert table.points("vagabond") == 2
    assert (items(table, "ready"), items(table, "exhausted"), table.s.pawns[3]) == ([], [], 1)


@law("D.6.2")
def test_nobody_enters_or_places_anything_on_scorched_earth() -> None:
    table = camp("scorched: 5", "1: eyrie 3", ready="boot", character="scoundrel")
    assert table.refuses(Move(1, 5, 1)) == "D.6.2"
    assert table.s.why_not_place(0, 5) == "D.6.2"
    slipping = camp("scorched: 5", then="vagabond.slip 3; pause 3")
    assert slipping.refuses(At(5)) == "D.6.2"


@law("D.6.2")
def test_the_scoundrel_may_leave_the_ashes_but_not_return() -> None:
    table = camp(ready="torch boot boot", character="scoundrel").choose(SCORCH, Move(1, 5, 1))
    assert table.refuses(Move(5, 1, 1)) == "D.6.2"


# D.7 Adventurer


@law("D.7.2")
def test_the_adventurer_lets_one_item_stand_in_and_breaks_it() -> None:
    table = camp("quests: errand_fox", ready="boot hammer torch", character="adventurer").choose(ERRAND)
    assert table.options == [item("hammer"), item("torch")]
    table.choose(item("hammer"))
    assert (items(table, "exhausted"), items(table, "damaged-exhausted")) == (["boot"], ["hammer"])


@law("D.7.2")
def test_the_adventurer_improvises_once_a_turn() -> None:
    quests = "quests: errand_fox fundraising"
    table = camp(quests, ready="boot boot hammer torch", character="adventurer")
    assert table.refuses(FUNDRAISING) == "9.5.5"  # both of its items are missing
    table.choose(ERRAND, item("torch"), Act("score"))
    again = camp(quests, "used: improvised", ready="boot hammer", character="adventurer")
    assert again.refuses(ERRAND) == "9.5.5"
    assert camp(quests, ready="boot hammer", character="thief").refuses(ERRAND) == "9.5.5"


@law("D.7.2")
def test_trading_at_the_black_market_leaves_the_adventurer_his_improvising() -> None:
    table = camp("quests: errand_fox", "landmarks: black_market=1", "wares: armorers sappers cobbler",
                 "hand vagabond: anvil", ready="boot hammer torch", character="adventurer")  # fmt: skip
    table.choose(Act("trade"), Ware(0))
    assert table.offers(ERRAND)
    table.choose(ERRAND, item("torch"), Act("score"))
    assert table.match.view(1)["used"] == ["improvised", "traded"]  # as everybody at the table sees
    assert "used: improvised traded\n" in table.match.position()


@law("D.7.2")
def test_the_adventurer_may_spare_an_item_he_has() -> None:
    table = camp("quests: escort", pawn="2", ready="boot boot tea", character="adventurer").choose(ESCORT, item("tea"))
    assert (items(table, "ready"), items(table, "damaged-exhausted")) == (["boot"], ["tea"])


# D.8 Ronin


@law("D.8.2")
def test_the_ronin_deals_an_extra_hit_for_each_sword() -> None:
    table = camp("1: marquise 4", ready="sword sword sword", character="ronin").dice(0, 0).choose(Battle(1, 0))
    table.choose(SWIFT_STRIKE, SWIFT_STRIKE)
    assert (table.warriors("marquise", 1), items(table, "exhausted")) == (2, ["sword"] * 3)


@law("D.8.2")
def test_the_ronin_strikes_in_defence_too() -> None:
    table = lay("""
        map: autumn
        seats: marquise vagabond:ronin
        active: marquise daylight
        pawns: vagabond=1
        vagabond character: ronin
        vagabond ready: sword boot torch
        marquise actions: 1
        1: marquise 3
        next: marquise.daylight 0; pause 0
    """)
    table.dice(0, 0).choose(Act("battle"))
    assert (table.asked, table.by("vagabond").options) == (1, [SWIFT_STRIKE, Pass()])
    assert table.by("vagabond", SWIFT_STRIKE).warriors("marquise", 1) == 2


# D.9 Harrier


@law("D.9.2")
def test_the_harrier_glides_alone_to_any_clearing() -> None:
    lines = ("1: eyrie 2", "3: marquise 4", "vagabond allied: 1", "vagabond hostile: 0")
    table = camp(*lines, ready="torch", character="harrier").choose(GLIDE)
    assert table.options == [At(at) for at in range(2, 13)]
    table.choose(At(3))
    assert (table.s.pawns[3], table.warriors("eyrie", 1), table.prompt) == (3, 2, "vagabond")


@law("D.9.2")
@pytest.mark.parametrize(("slip", "why"), [(Pass(), "D.9.2"), (At(13), "")])
def test_what_forbids_leaving_a_clearing_stops_a_glide_but_not_out_of_a_forest(slip: Option, why: str) -> None:
    table = camp(ready="torch", character="harrier", then="vagabond.slip 3; vagabond.daylight 3")
    table.s.setting.leave_bans.append(lambda s, seat, at: "13.2.5")
    table.choose(slip)
    assert (table.refuses(GLIDE), table.offers(GLIDE)) == (why, not why)


@law("D.9.2", "D.6.2")
def test_the_harrier_does_not_land_in_ashes() -> None:
    table = camp("scorched: 3", ready="torch", character="harrier", pawn="forest-3_6_11").choose(GLIDE)
    assert table.refuses(At(3)) == "D.6.2"
