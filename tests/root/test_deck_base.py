"""Every card of the base deck with an effect of its own."""

from __future__ import annotations

import pytest

from lexludi.games.root.rules.box.printed import pack
from lexludi.games.root.rules.events import Rolled
from lexludi.games.root.rules.options import Battle, Craft, Move, Use
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act, At, Card, Whom
from tests.root.table import Table, lay, position

law = cites("root")
BATTLE = Act("battle")


def marquise(*lines: str, then: str = "marquise.daylight 0") -> Table:
    """The Marquise in her Daylight, or at another step, with these lines of a position."""
    head = "map: autumn\nseats: marquise eyrie alliance\nmarquise actions: 3\n"
    return lay(head + "\n".join(lines) + f"\nnext: {then}; turn 1\n")


def use(table: Table, card: str, by: str = "") -> Table:
    """The player on turn, or the one who is named, uses a crafted card."""
    return table.by(by or table.on_turn, Use(table.card(card)))


def test_the_deck_has_54_cards_of_the_printed_suits_and_kinds() -> None:
    base = pack("base")
    assert base.size == 54
    assert [base.suit[:54].count(suit) for suit in range(4)] == [14, 13, 13, 14]
    assert sum(item >= 0 for item in base.item) == 20
    assert (sum(base.ambush), sum(base.dominance), sum(f >= 0 for f in base.favor)) == (5, 4, 3)
    assert sum(effect > 0 for effect in base.effect) == 22


# Battle cards


@law("4.3.3", "card.armorers")
def test_armorers_ignore_the_rolled_hits_of_one_battle() -> None:
    table = marquise("5: marquise 3, eyrie 3", "crafted marquise: armorers").dice(3, 3).choose(BATTLE)
    use(table, "armorers")
    assert (table.warriors("marquise", 5), table.warriors("eyrie", 5)) == (3, 0)
    assert (table.discards, table.s.crafted[0]) == (["armorers"], [])


@law("7.8.3", "card.armorers")
def test_armorers_do_not_stop_extra_hits() -> None:
    """Position: armorers-against-a-commander."""
    table = position("armorers-against-a-commander").dice(3, 0).choose(Battle(5, 0))
    use(table, "armorers", by="marquise")
    assert table.warriors("marquise", 5) == 3


@law("card.armorers")
def test_armorers_come_too_late_for_an_ambush() -> None:
    table = marquise("5: marquise 2, eyrie 1", "crafted marquise: armorers", "hand eyrie: ambush_bird")
    table.choose(BATTLE).by("eyrie", Card(table.card("ambush_bird")))
    assert table.warriors("marquise", 5) == 0
    assert table.s.crafted[0] == [table.card("armorers")]


@law("card.armorers")
def test_armorers_are_not_offered_against_no_rolled_hits() -> None:
    table = marquise("5: marquise 3, eyrie 3", "crafted marquise: armorers").dice(2, 0).choose(BATTLE)
    assert table.prompt == "marquise"


@law("4.3.3.I", "card.sappers")
def test_sappers_deal_the_attacker_an_extra_hit() -> None:
    table = marquise("5: marquise 3, eyrie 1", "crafted eyrie: sappers").dice(3, 3).choose(BATTLE)
    use(table, "sappers", by="eyrie")
    assert (table.warriors("marquise", 5), table.discards) == (1, ["sappers"])


@law("card.sappers")
def test_sappers_do_not_help_the_attacker() -> None:
    table = marquise("5: marquise 3, eyrie 1", "crafted marquise: sappers").dice(0, 0).choose(BATTLE)
    assert table.prompt == "marquise"


@law("4.3.3.I", "card.brutal_tactics")
def test_brutal_tactics_deal_an_extra_hit_for_a_point_to_the_defender() -> None:
    table = marquise("5: marquise 1, eyrie 3", "crafted marquise: brutal_tactics").dice(3, 0).choose(BATTLE)
    use(table, "brutal_tactics")
    assert (table.warriors("eyrie", 5), table.points("eyrie")) == (1, 1)
    assert table.s.crafted[0] == [table.card("brutal_tactics")]


@law("4.3.3", "card.brutal_tactics")
def test_brutal_tactics_work_once_a_battle_and_only_for_the_attacker() -> None:
    table = marquise("5: marquise 2, eyrie 3", "crafted marquise: brutal_tactics").dice(0, 0, 0, 0).choose(BATTLE)
    use(table, "brutal_tactics")
    assert table.prompt == "marquise"
    table.choose(BATTLE)
    assert table.offers(Use(table.card("brutal_tactics")))
    table = marquise("5: marquise 2, eyrie 3", "crafted eyrie: brutal_tactics").dice(0, 0).choose(BATTLE)
    assert table.prompt == "marquise"


@law("4.3.1", "card.scouting_party")
def test_scouting_party_is_never_ambushed() -> None:
    table = marquise("5: marquise 2, eyrie 1", "crafted marquise: scouting_party", "hand eyrie: ambush_bird")
    table.dice(0, 0).choose(BATTLE)
    assert len(table.events(Rolled)) == 1
    assert table.hand("eyrie") == ["ambush_bird"]


@law("4.3.1", "card.scouting_party")
def test_scouting_party_does_not_help_the_defender() -> None:
    table = marquise("5: marquise 2, eyrie 1", "crafted eyrie: scouting_party", "hand eyrie: ambush_bird")
    assert table.choose(BATTLE).prompt == "ambush"


# Birdsong cards


@law("4.1.3", "card.better_burrow_bank")
def test_better_burrow_bank_draws_for_its_owner_and_an_enemy() -> None:
    table = marquise("crafted marquise: better_burrow_bank", then="window 0 birdsong-start")
    use(table, "better_burrow_bank")
    assert table.options == [Whom(1), Whom(2)]
    table.choose(Whom(2))
    assert (len(table.hand("marquise")), len(table.hand("alliance"))) == (1, 1)


@law("4.1.3", "card.better_burrow_bank")
def test_better_burrow_bank_may_be_left_alone_and_works_once_a_turn() -> None:
    table = marquise("crafted marquise: better_burrow_bank", then="window 0 birdsong-start; window 0 birdsong-start")
    assert table.offers(Pass())
    use(table, "better_burrow_bank").choose(Whom(1))
    assert table.s.active == 1


@law("4.1.3")
def test_a_card_used_last_turn_can_be_used_again() -> None:
    table = marquise("crafted marquise: better_burrow_bank", "used: better_burrow_bank", then="turn 0")
    assert table.offers(Use(table.card("better_burrow_bank")))


@law("4.1.3", "card.royal_claim")
def test_royal_claim_scores_a_point_for_each_ruled_clearing() -> None:
    table = marquise(
        "1: marquise 1", "5: sawmill", "9: marquise 2, eyrie 2", "2: wood", "crafted marquise: royal_claim",
        then="window 0 birdsong",
    )  # fmt: skip
    use(table, "royal_claim")
    assert (table.points("marquise"), table.discards) == (2, ["royal_claim"])


@law("4.1.3", "1.3.2", "card.stand_and_deliver")
def test_stand_and_deliver_takes_a_random_card_for_a_point() -> None:
    table = marquise(
        "crafted marquise: stand_and_deliver", "hand eyrie: anvil bake_sale investments", then="window 0 birdsong"
    )
    table.dice(1)
    use(table, "stand_and_deliver")
    assert (table.hand("marquise"), len(table.hand("eyrie"))) == (["bake_sale"], 2)
    assert table.points("eyrie") == 1


@law("4.1.3", "card.stand_and_deliver")
def test_stand_and_deliver_needs_an_enemy_with_cards() -> None:
    table = marquise("5: marquise 1", "crafted marquise: stand_and_deliver", then="window 0 birdsong; daylight 0")
    assert table.prompt == "marquise"


# Daylight cards


@law("4.1.3", "4.3", "card.command_warren")
def test_command_warren_battles_as_daylight_begins() -> None:
    table = lay(
        """
        map: autumn
        seats: marquise eyrie
        5: marquise 2, eyrie 2
        9: workshop
        crafted marquise: command_warren
        hand marquise: codebreakers
        next: daylight 0; turn 1
        """
    )
    assert table.prompt == "use-card"
    table.dice(2, 0)
    use(table, "command_warren")
    assert (table.warriors("eyrie", 5), table.prompt) == (0, "craft")


@law("4.1.3", "card.command_warren")
def test_command_warren_needs_somebody_to_fight() -> None:
    table = marquise("5: marquise 2", "crafted marquise: command_warren", then="daylight 0")
    assert table.prompt == "marquise"


@law("4.1.3", "6.2.3", "card.tax_collector")
def test_tax_collector_removes_a_warrior_for_a_card_and_the_hospital_may_save_it() -> None:
    table = marquise(
        "1: keep", "5: marquise 2", "9: marquise 1", "crafted marquise: tax_collector", "hand marquise: anvil"
    )
    use(table, "tax_collector")
    assert table.options == [At(5), At(9)]
    table.choose(At(5))
    assert table.prompt == "hospital"
    table.choose(Pass())
    assert (table.warriors("marquise", 5), len(table.hand("marquise"))) == (1, 2)
    assert not table.offers(Use(table.card("tax_collector")))


@law("4.1.3", "card.codebreakers")
def test_codebreakers_look_at_a_hand_once_a_turn() -> None:
    table = marquise("5: marquise 1", "crafted marquise: codebreakers", "hand eyrie: anvil bake_sale")
    use(table, "codebreakers")
    assert not table.match.can_undo
    assert not table.offers(Use(table.card("codebreakers")))
    assert table.refuses(Use(table.card("codebreakers"))) == "4.1.3"


# Evening cards


@law("4.1.3", "4.2", "card.cobbler")
def test_cobbler_moves_as_evening_begins() -> None:
    table = marquise("5: marquise 2", "crafted marquise: cobbler", then="evening 0")
    use(table, "cobbler")
    assert set(table.options) == {Move(5, 1, 1), Move(5, 1, 2), Move(5, 2, 1), Move(5, 2, 2)}
    table.choose(Move(5, 2, 2))
    assert table.warriors("marquise", 2) == 2
    assert len(table.hand("marquise")) == 1


@law("4.1.3", "9.2.3", "card.cobbler")
def test_cobbler_moves_the_vagabond_without_a_boot() -> None:
    table = lay(
        """
        map: autumn
        seats: marquise vagabond
        active: vagabond evening
        5: marquise 3
        1: marquise 1
        pawns: vagabond=5
        vagabond character: thief
        vagabond exhausted: boot
        crafted vagabond: cobbler
        next: window 1 evening-start; turn 0
        """
    )
    use(table, "cobbler").choose(Move(5, 1, 1))
    assert table.s.pawns[1] == 1


@law("4.3", "card.command_warren")
def test_command_warren_lets_the_vagabond_fight_without_exhausting_a_sword() -> None:
    """Ruling R14."""
    table = lay(
        """
        map: autumn
        seats: marquise vagabond
        active: vagabond daylight
        5: marquise 3
        pawns: vagabond=5
        vagabond character: thief
        vagabond exhausted: sword
        crafted vagabond: command_warren
        next: window 1 daylight-start; turn 0
        """
    )
    table.dice(2, 0)
    use(table, "command_warren")
    assert table.warriors("marquise", 5) == 2


# Favors


@law("4.1.2", "3.2.1", "card.favor_of_the_foxes", "card.favor_of_the_rabbits", "card.favor_of_the_mice")
@pytest.mark.parametrize(("card", "suit"), [("foxes", 0), ("rabbits", 1), ("mice", 2)])
def test_a_favor_removes_every_enemy_piece_from_clearings_of_its_suit(card: str, suit: int) -> None:
    one, two = [(1, 8), (4, 5), (9, 2)][suit]
    table = marquise(
        f"{one}: workshop", f"{two}: workshop 2", "3: eyrie 1", "6: eyrie 1", "7: eyrie 1, marquise 1",
        "10: roost", "11: roost", "12: roost", f"hand marquise: favor_of_the_{card}",
        then="crafting 0; marquise.daylight 0",
    )  # fmt: skip
    table.choose(Craft(table.card(f"favor_of_the_{card}")))
    left = [at for at in range(1, 13) if table.s.present(1, at)]
    assert left == [at for at in (3, 6, 7, 10, 11, 12) if table.s.suits[at] != suit]
    assert (table.points("marquise"), table.warriors("marquise", 7)) == (1, 1)


@law("9.2.2.I")
def test_a_favor_damages_three_items_of_a_vagabond() -> None:
    table = lay(
        """
        map: autumn
        seats: marquise vagabond
        2: workshop
        9: workshop
        7: workshop
        pawns: vagabond=11
        vagabond character: thief
        vagabond ready: boot torch tea sword
        hand marquise: favor_of_the_mice
        next: crafting 0; marquise.daylight 0; turn 1
        """
    )
    table.choose(Craft(table.card("favor_of_the_mice")))
    assert (table.asked, table.s.pawns[1]) == (1, 11)
