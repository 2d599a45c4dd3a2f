"""Law 9.2.4, 9.2.6, 9.2.7, 9.2.9.II.c, 9.2.9.II.d, 9.5.2: battles of the Vagabond."""

from __future__ import annotations

from lexludi.games.root.rules.box.codes import WARRIOR
from lexludi.games.root.rules.events import Rolled
from lexludi.games.root.rules.options import Battle, Piece, Use
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act, Card, Whom
from tests.root.table import Table, lay
from tests.root.wandering import board, camp, item, items, pair, status

law = cites("root")

ATTACK = Act("battle")


def raid(*lines: str) -> Table:
    """The Marquise on turn, with four warriors in the clearing of the Vagabond, about to attack him."""
    return lay(
        "\n".join(
            [
                "map: autumn",
                "seats: marquise vagabond:thief",
                "active: marquise daylight",
                "1: marquise 4",
                "pawns: vagabond=1",
                "vagabond character: thief",
                "marquise actions: 1",
                "next: marquise.daylight 0; pause 0",
                *lines,
            ]
        )
    )


@law("9.5.2")
def test_a_battle_costs_a_sword() -> None:
    table = camp("1: marquise 2", ready="sword").dice(0, 0).choose(Battle(1, 0))
    assert items(table, "exhausted") == ["sword"]
    assert table.refuses(Battle(1, 0)) == "9.5.2"


@law("9.2.6")
def test_undamaged_swords_cap_his_rolled_hits_face_up_or_down() -> None:
    lines = ("1: marquise 4", "vagabond exhausted: sword", "vagabond damaged: sword")
    table = camp(*lines, ready="sword").dice(3, 0).choose(Battle(1, 0))
    assert table.warriors("marquise", 1) == 2


@law("9.2.7", "4.3.4")
def test_each_hit_damages_an_item_of_his_choice() -> None:
    lines = ("1: marquise 4", "vagabond exhausted: boot")
    table = camp(*lines, ready="sword torch tea").dice(2, 2).choose(Battle(1, 0))
    assert table.options == [item("tea"), item("torch"), item("boot", "exhausted"), item("sword", "exhausted")]
    table.choose(item("tea"), item("boot", "exhausted"))
    assert (items(table, "damaged"), items(table, "damaged-exhausted")) == (["tea"], ["boot"])


@law("9.2.7")
def test_hits_beyond_his_undamaged_items_are_ignored() -> None:
    table = camp("1: marquise 4", ready="sword torch").dice(3, 3).choose(Battle(1, 0))
    assert (items(table, "damaged"), items(table, "damaged-exhausted")) == (["torch"], ["sword"])
    assert (table.s.pawns[3], items(table, "ready")) == (1, [])


@law("4.3.1.II")
def test_an_ambush_damages_him_but_does_not_end_his_attack() -> None:
    lines = ("1: marquise 4", "hand marquise: ambush_fox")
    table = camp(*lines, ready="sword torch boot tea").choose(Battle(1, 0)).dice(1, 0)
    table.by("marquise", Card(table.card("ambush_fox"))).choose(item("tea"), item("torch"))
    assert table.events(Rolled)
    assert table.warriors("marquise", 1) == 3


@law("9.2.4", "4.3.3.II")
def test_without_an_undamaged_sword_he_is_defenceless() -> None:
    table = raid("vagabond ready: boot torch tea", "vagabond damaged: sword").dice(1, 1).choose(ATTACK)
    table.by("vagabond", item("boot"), item("tea"))
    assert (items(table, "ready", 1), table.warriors("marquise", 1)) == (["torch"], 4)


@law("9.2.4", "9.2.6")
def test_with_an_exhausted_sword_he_still_defends_himself() -> None:
    table = raid("vagabond ready: boot torch tea", "vagabond exhausted: sword").dice(1, 1).choose(ATTACK)
    table.by("vagabond", item("boot"))
    assert (items(table, "ready", 1), table.warriors("marquise", 1)) == (["tea", "torch"], 3)


@law("9.2.9.III", "9.2.9.III.a")
def test_on_anothers_turn_his_blows_offend_but_earn_no_infamy() -> None:
    table = raid("vagabond ready: sword sword boot torch tea").dice(2, 2).choose(ATTACK)
    table.by("vagabond", item("boot"), item("tea"))
    assert (status(table, "marquise", 1), table.points("vagabond")) == ("hostile", 0)


def test_two_vagabonds_fight_with_swords_and_bleed_items() -> None:
    table = pair(ready="sword").dice(3, 1).choose(Battle(6, 3))
    assert table.asked == 3
    table.by(3, item("boot"))
    assert items(table, "damaged", 3) == ["boot"]
    assert items(table, "damaged-exhausted", 2) == ["sword"]
    assert [board(table, seat).relations[5 - seat] for seat in (2, 3)] == [0, 0]


@law("9.2.9.II.c")
def test_allied_warriors_raise_his_maximum_of_rolled_hits() -> None:
    lines = ("1: marquise 4, eyrie 2", "vagabond allied: 1")
    table = camp(*lines, ready="sword").choose(Battle(1, 0))
    assert table.options == [Whom(1), Pass()]
    table.dice(3, 0).choose(Whom(1))
    assert table.warriors("marquise", 1) == 1
    alone = camp(*lines, ready="sword").choose(Battle(1, 0)).dice(3, 0).choose(Pass())
    assert alone.warriors("marquise", 1) == 3


@law("9.2.9.II.c")
def test_an_ally_fights_in_a_battle_granted_by_a_card_which_costs_no_sword() -> None:
    table = lay("""
        map: autumn
        seats: marquise eyrie vagabond:thief
        active: vagabond daylight
        pawns: vagabond=1
        1: marquise 4, eyrie 2
        vagabond character: thief
        vagabond ready: sword
        vagabond allied: 1
        crafted vagabond: command_warren
        next: daylight 2; pause 2
    """)
    table.choose(Use(table.card("command_warren")), Battle(1, 0)).dice(3, 0).choose(Whom(1))
    assert (table.warriors("marquise", 1), items(table, "ready", 2)) == (1, ["sword"])


@law("9.2.9.II.c")
def test_an_ally_does_not_fight_itself() -> None:
    table = camp("1: eyrie 4", "vagabond allied: 1", ready="sword").dice(0, 0).choose(Battle(1, 1))
    assert table.prompt == "vagabond"
    assert status(table, "eyrie") == "allied"


@law("9.2.9.II.d")
def test_an_ally_who_bleeds_more_than_he_becomes_hostile() -> None:
    lines = ("1: marquise 4, eyrie 3", "vagabond allied: 1")
    table = camp(*lines, ready="sword torch boot").choose(Battle(1, 0)).dice(2, 2).choose(Whom(1))
    eyrie = Piece(1, WARRIOR, 1)
    assert table.offers(eyrie)
    table.choose(eyrie, eyrie)
    assert (table.warriors("eyrie", 1), status(table, "eyrie")) == (1, "hostile")
    assert table.points("vagabond") == 1  # of two fallen Marquise warriors, the second


@law("9.2.9.II.d")
def test_an_ally_who_bleeds_no_more_than_he_stays() -> None:
    lines = ("1: marquise 4, eyrie 3", "vagabond allied: 1")
    table = camp(*lines, ready="sword torch boot").choose(Battle(1, 0)).dice(2, 2).choose(Whom(1))
    table.choose(Piece(1, WARRIOR, 1), item("boot"))
    assert (table.warriors("eyrie", 1), status(table, "eyrie")) == (2, "allied")
    assert items(table, "damaged") == ["boot"]


@law("9.2.9.II.d", "9.2.7")
def test_without_undamaged_items_further_hits_spare_the_ally() -> None:
    table = camp("1: marquise 4, eyrie 3", "vagabond allied: 1", ready="sword").choose(Battle(1, 0))
    table.dice(2, 2).choose(Whom(1)).choose(item("sword", "exhausted"))
    assert (table.warriors("eyrie", 1), status(table, "eyrie")) == (3, "allied")


@law("9.2.9.III", "9.2.9.III.a")
def test_the_first_fallen_warrior_makes_a_faction_hostile_and_the_others_score() -> None:
    table = camp("1: marquise 4", ready="sword sword sword").dice(3, 0).choose(Battle(1, 0))
    assert status(table, "marquise") == "hostile"
    assert table.points("vagabond") == 2


@law("9.2.9.III.a")
def test_infamy_adds_to_the_points_for_buildings() -> None:
    lines = ("1: marquise 1, workshop", "vagabond hostile: 0")
    table = camp(*lines, ready="sword sword").dice(2, 0).choose(Battle(1, 0))
    assert table.pieces("workshop", 1) == 0
    assert table.points("vagabond") == 3  # warrior 1, workshop 1 + 1


@law("9.2.9.III")
def test_removing_a_building_offends_nobody() -> None:
    table = camp("1: workshop", ready="sword").dice(1, 0).choose(Battle(1, 0))
    assert (table.pieces("workshop", 1), status(table, "marquise")) == (0, "indifferent")
    assert table.points("vagabond") == 1
