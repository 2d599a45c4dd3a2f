"""Law 4.3: battle, step by step."""

from __future__ import annotations

from lexludi.games.root.rules.box.codes import SAWMILL, WOOD, WORKSHOP
from lexludi.games.root.rules.events import Rolled
from lexludi.games.root.rules.options import Battle, Piece, Use
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act, Card, First, Whom
from tests.root.table import Table, lay, position

law = cites("root")
BATTLE = Act("battle")


def marquise(clearings: str) -> Table:
    """The Marquise to act, with these clearings and cards."""
    return lay(
        "map: autumn\nseats: marquise eyrie alliance\nactive: marquise daylight\nmarquise actions: 3\n"
        + "\n".join(line.strip() for line in clearings.split(";"))
        + "\nnext: marquise.daylight 0; turn 1\n"
    )


@law("4.3")
def test_attacker_chooses_a_clearing_with_own_warriors_and_an_enemy_in_it() -> None:
    table = marquise(
        "5: marquise 1, eyrie 1, sympathy; 9: marquise 2, roost; 2: eyrie 4; 7: marquise 1; 8: wood, eyrie 1"
    )
    table.choose(BATTLE)
    assert table.options == [Battle(5, 1), Battle(5, 2), Battle(9, 1)]


@law("4.3.1")
def test_defender_may_ambush_with_a_card_that_matches_the_clearing() -> None:
    table = marquise("5: marquise 3, eyrie 1; hand eyrie: ambush_rabbit ambush_fox ambush_bird anvil")
    table.choose(BATTLE)
    assert table.asked == table.seat("eyrie")
    assert set(table.by("eyrie").options) == {
        Pass(),
        Card(table.card("ambush_rabbit")),
        Card(table.card("ambush_bird")),
    }


@law("4.3.1", "1.2.1")
def test_defender_without_an_ambush_is_asked_all_the_same() -> None:
    """Not asking would show that there is none."""
    table = marquise("5: marquise 3, eyrie 1; hand eyrie: anvil")
    table.choose(BATTLE)
    assert (table.prompt, table.by("eyrie").options) == ("ambush", [Pass()])


@law("4.3.1.II")
def test_ambush_deals_two_hits_at_once_and_is_discarded() -> None:
    table = marquise("5: marquise 3, eyrie 3; hand eyrie: ambush_rabbit")
    table.choose(BATTLE).dice(3, 1).by("eyrie", Card(table.card("ambush_rabbit")))
    assert table.discards == ["ambush_rabbit"]
    assert (table.warriors("marquise", 5), table.warriors("eyrie", 5)) == (0, 2)


@law("4.3.1.II")
def test_ambush_that_kills_the_last_attacker_ends_the_battle() -> None:
    """Position: ambush-kills-last-attacker."""
    table = position("ambush-kills-last-attacker").choose(BATTLE)
    table.by("eyrie", Card(table.card("ambush_rabbit")))
    assert (table.warriors("marquise", 5), table.warriors("eyrie", 5)) == (0, 1)
    assert not table.events(Rolled)


@law("4.3.1.II", "6.2.3")
def test_attackers_saved_by_the_hospital_at_their_own_keep_fight_on() -> None:
    """Position: hospital-returns-ambushed-attackers."""
    table = position("hospital-returns-ambushed-attackers").choose(BATTLE)
    table.by("eyrie", Card(table.card("ambush_fox"))).choose(Pass()).dice(2, 0).choose(Card(table.card("anvil")))
    assert len(table.events(Rolled)) == 1
    assert (table.warriors("marquise", 1), table.warriors("eyrie", 1)) == (2, 0)


@law("4.3.1.I")
def test_attacker_foils_the_ambush_with_another() -> None:
    """Position: ambush-foiled."""
    table = position("ambush-foiled")
    table.choose(BATTLE).by("eyrie", Card(table.card("ambush_rabbit")))
    assert (table.asked, table.prompt) == (table.seat("marquise"), "foil")
    table.dice(1, 0).choose(Card(table.card("ambush_bird")))
    assert sorted(table.discards) == ["ambush_bird", "ambush_rabbit"]
    assert (table.warriors("marquise", 5), table.warriors("eyrie", 5)) == (2, 1)


@law("4.3.1.I")
def test_ambush_of_another_suit_foils_nothing() -> None:
    table = marquise("5: marquise 3, eyrie 3; hand eyrie: ambush_rabbit; hand marquise: ambush_mouse")
    table.choose(BATTLE).by("eyrie", Card(table.card("ambush_rabbit")))
    assert (table.prompt, table.options) == ("foil", [Pass()])


@law("4.3.2")
def test_attacker_deals_the_higher_roll_and_defender_the_lower() -> None:
    table = marquise("5: marquise 4, eyrie 4").dice(1, 3).choose(BATTLE)
    assert (table.warriors("marquise", 5), table.warriors("eyrie", 5)) == (3, 1)


@law("4.3.2")
def test_equal_dice_hit_both_alike() -> None:
    table = marquise("5: marquise 4, eyrie 4").dice(2, 2).choose(BATTLE)
    assert (table.warriors("marquise", 5), table.warriors("eyrie", 5)) == (2, 2)


@law("4.3.2.I")
def test_nobody_rolls_more_hits_than_warriors() -> None:
    table = marquise("5: marquise 2, eyrie 4").dice(3, 3).choose(BATTLE)
    assert table.warriors("eyrie", 5) == 2
    table = marquise("5: marquise 4, eyrie 1").dice(3, 3).choose(BATTLE)
    assert table.warriors("marquise", 5) == 3


@law("4.3.3")
def test_attacker_says_who_uses_effects_first() -> None:
    """Position: effects-on-both-sides."""
    table = position("effects-on-both-sides").dice(0, 0).choose(BATTLE)
    assert (table.asked, table.options) == (0, [Whom(0), Whom(1)])
    table.choose(Whom(1))
    assert (table.asked, table.by("eyrie").options) == (1, [Use(table.card("sappers")), Pass()])
    table.by("eyrie", Pass())
    assert (table.asked, table.options) == (0, [Use(table.card("brutal_tactics")), Pass()])


@law("4.3.3")
def test_effects_in_battle_are_optional() -> None:
    table = position("effects-on-both-sides").dice(0, 0).choose(BATTLE, Whom(0), Pass()).by("eyrie", Pass())
    assert (table.warriors("marquise", 5), table.warriors("eyrie", 5)) == (1, 3)


@law("4.3.3.I")
def test_extra_hits_go_beyond_the_number_of_warriors() -> None:
    """One warrior rolls a three: one rolled hit, and one extra."""
    table = position("effects-on-both-sides").dice(3, 0).choose(BATTLE, Whom(0))
    table.choose(Use(table.card("brutal_tactics"))).by("eyrie", Pass())
    assert table.warriors("eyrie", 5) == 1


@law("4.3.3.II")
def test_defender_without_warriors_takes_an_extra_hit() -> None:
    """Position: roost-without-defenders."""
    table = position("roost-without-defenders").dice(0, 0).choose(BATTLE)
    assert (table.pieces("roost", 5), table.points("marquise")) == (0, 1)


@law("4.3.3.II")
def test_attacker_alone_is_never_defenceless() -> None:
    table = marquise("5: marquise 2, eyrie 2").dice(0, 0).choose(BATTLE)
    assert (table.warriors("marquise", 5), table.warriors("eyrie", 5)) == (2, 2)


@law("4.3.4")
def test_hits_land_at_the_same_time() -> None:
    """Position: attacker-dies-with-the-defender."""
    table = position("attacker-dies-with-the-defender").dice(1, 1).choose(BATTLE)
    assert (table.warriors("marquise", 5), table.warriors("eyrie", 5)) == (0, 0)


@law("4.3.4")
def test_warriors_fall_first_and_the_loser_chooses_among_the_rest() -> None:
    """Position: loser-chooses-what-burns."""
    table = position("loser-chooses-what-burns").dice(3, 1).choose(Battle(5, 0))
    assert table.warriors("marquise", 5) == 0
    assert (table.asked, table.prompt) == (table.seat("marquise"), "lose")
    assert set(table.by("marquise").options) == {Piece(0, SAWMILL, 5), Piece(0, WORKSHOP, 5), Piece(0, WOOD, 5)}
    table.by("marquise", Piece(0, WOOD, 5), Piece(0, SAWMILL, 5))
    assert (table.pieces("wood", 5), table.pieces("sawmill", 5), table.pieces("workshop", 5)) == (1, 0, 1)
    assert table.points("eyrie") == 2


@law("4.3.4", "8.2.4", "8.2.6")
def test_loser_orders_what_the_losses_set_off() -> None:
    """Position: alliance-orders-its-losses. The lost base would take the very card that outrage brings."""
    table = position("alliance-orders-its-losses").dice(1, 1).choose(BATTLE)
    assert (table.asked, table.prompt) == (table.seat("alliance"), "order")
    assert (table.pieces("base_rabbit", 5), table.pieces("sympathy", 5)) == (0, 0)
    base_first = Table(table.match.clone()).by("alliance", First(0)).choose(Card(table.card("a_visit_to_friends")))
    outrage_first = table.by("alliance", First(1)).choose(Card(table.card("a_visit_to_friends")))
    assert len(supporters(base_first)) == 2
    assert len(supporters(outrage_first)) == 1


def supporters(table: Table) -> list[int]:
    return table.s.boards[table.seat("alliance")].cards()


@law("4.3.4", "3.2.1")
def test_each_building_and_token_removed_by_a_hit_is_a_point() -> None:
    table = marquise("5: marquise 3, roost; 7: marquise 1").dice(3, 0).choose(BATTLE)
    assert table.points("marquise") == 1
    table = marquise("5: marquise 3, eyrie 2").dice(2, 0).choose(BATTLE)
    assert table.points("marquise") == 0
