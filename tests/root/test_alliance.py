"""Law 8: the Woodland Alliance."""

from __future__ import annotations

from lexludi.games.root.rules.box.codes import BASES, SYMPATHY
from lexludi.games.root.rules.events import ShowedHand
from lexludi.games.root.rules.options import Battle, Craft, Leader, Move, Piece
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act, At, Card
from tests.root.table import Table, lay, start

law = cites("root")

REVOLT, SPREAD, END = Act("revolt"), Act("spread"), Act("end")
MOBILIZE, TRAIN = Act("mobilize"), Act("train")


def alliance(*lines: str, next_step: str = "alliance.birdsong", other: str = "marquise") -> Table:
    """The Alliance on turn, with what these lines add."""
    return lay(
        "\n".join(
            [
                "map: autumn",
                f"seats: alliance {other}",
                "active: alliance birdsong",
                f"next: {next_step} 0; pause 0",
                *lines,
            ]
        )
    )


def marquise(*lines: str) -> Table:
    """The Marquise on turn against the Alliance."""
    return lay(
        "\n".join(
            [
                "map: autumn",
                "seats: marquise alliance",
                "active: marquise daylight",
                "marquise actions: 3",
                "next: marquise.daylight 0; pause 0",
                *lines,
            ]
        )
    )


def supporters(table: Table) -> list[str]:
    board = table.s.boards[table.seat("alliance")].view(table.seat("alliance"))
    return [table.s.setting.pack.names[card] for card in board["supporters"]]


def officers(table: Table) -> int:
    return int(table.s.boards[table.seat("alliance")].view(None)["officers"])


# 8.2


@law("8.2.1", "8.5.1")
def test_sympathy_crafts() -> None:
    table = alliance("1: sympathy", "hand alliance: anvil", next_step="alliance.daylight")
    table.choose(Craft(table.card("anvil")))
    assert table.points("alliance") == 2


@law("8.2.2")
def test_defending_they_deal_the_higher_roll() -> None:
    table = marquise("5: marquise 3, alliance 3").dice(1, 3).choose(Act("battle"))
    assert (table.warriors("marquise", 5), table.warriors("alliance", 5)) == (0, 2)


@law("8.2.2")
def test_attacking_they_roll_like_everybody() -> None:
    table = alliance("5: marquise 3, alliance 3", "alliance officers: 1", "dice: 1 3", next_step="evening")
    table.choose(Act("battle"))
    assert (table.warriors("marquise", 5), table.warriors("alliance", 5)) == (0, 2)


@law("8.2.3")
def test_only_the_alliance_see_their_supporters() -> None:
    table = alliance("1: sympathy", "alliance supporters: anvil bake_sale")
    assert table.match.view(0)["boards"][0]["supporters"] == [table.card("anvil"), table.card("bake_sale")]
    assert table.match.view(1)["boards"][0]["supporters"] == [-1, -1]


@law("8.2.3", "6.6")
def test_supporters_do_not_count_as_hand_cards() -> None:
    table = alliance(
        "alliance supporters: anvil bake_sale armorers sword sappers",
        "hand alliance: investments arms_trader crossbow_bird",
        next_step="draw",
    )
    assert table.prompt == "pause"
    assert len(table.hand("alliance")) == 4


@law("8.2.3.I")
def test_without_a_base_a_sixth_supporter_is_discarded() -> None:
    full = "alliance supporters: anvil bake_sale armorers sword sappers"
    table = alliance(full, "hand alliance: investments", next_step="alliance.daylight").choose(MOBILIZE)
    assert len(supporters(table)) == 5
    assert table.discards == ["investments"]
    based = alliance(full, "1: base_fox", "hand alliance: investments", next_step="alliance.daylight").choose(MOBILIZE)
    assert len(supporters(based)) == 6


@law("8.2.4")
def test_a_lost_base_costs_its_supporters_birds_and_half_the_officers() -> None:
    table = marquise(
        "1: marquise 3, base_fox",
        "2: base_mouse",
        "alliance officers: 3",
        "alliance supporters: anvil armorers bake_sale",
        "dice: 0 0",
    ).choose(Act("battle"))
    assert supporters(table) == ["bake_sale"]
    assert officers(table) == 1
    assert table.supply("alliance") == 9


@law("8.2.4")
def test_with_the_last_base_gone_five_supporters_may_stay() -> None:
    table = marquise(
        "1: marquise 3, base_fox",
        "alliance supporters: bake_sale investments sword root_tea_mouse root_tea_rabbit mouse_in_a_sack",
        "dice: 0 0",
    ).choose(Act("battle"))
    assert (table.asked, table.prompt) == (1, "discard-supporter")
    table.by("alliance", Card(table.card("sword")))
    assert (len(supporters(table)), table.prompt) == (5, "marquise")


@law("8.2.5.I")
def test_a_clearing_holds_one_sympathy_token() -> None:
    table = alliance("1: sympathy", "alliance supporters: anvil foxfolk_steel bake_sale").choose(SPREAD)
    assert not table.offers(At(1))


@law("8.2.6")
def test_moving_into_sympathy_costs_a_matching_card() -> None:
    table = marquise("1: marquise 2", "5: sympathy", "hand marquise: bake_sale anvil armorers")
    table.choose(Act("march"), Move(1, 5, 1))
    assert table.options == [Card(table.card("bake_sale")), Card(table.card("armorers"))]
    table.choose(Card(table.card("bake_sale")))
    assert supporters(table) == ["bake_sale"]
    assert "bake_sale" not in table.hand("marquise")


@law("8.2.6", "G.1.30")
def test_without_such_a_card_the_hand_is_shown_and_the_deck_gives_one() -> None:
    table = marquise("1: marquise 2", "5: sympathy", "hand marquise: anvil", "deck order: sword bake_sale investments")
    table.choose(Act("march"), Move(1, 5, 1))
    assert supporters(table) == ["investments"]
    shown = table.events(ShowedHand)[0]
    assert shown.cards == (table.card("anvil"),)
    assert shown.seen_by(1).cards == shown.cards
    assert shown.seen_by(None).cards == (-1,)


@law("8.2.6")
def test_removing_sympathy_outrages_too() -> None:
    table = marquise("5: marquise 2, sympathy", "hand marquise: bake_sale", "dice: 0 0").choose(Act("battle"))
    table.choose(Card(table.card("bake_sale")))
    assert table.pieces("sympathy", 5) == 0
    assert table.points("marquise") == 1
    assert supporters(table) == ["bake_sale"]


# 8.3


@law("8.3.1", "8.3.2", "8.3.3", "8.3.4")
def test_they_start_with_three_supporters_and_nothing_on_the_map() -> None:
    table = start("alliance", "eyrie").by("eyrie", At(1), Leader(0))
    assert len(supporters(table)) == 3
    assert table.supply("alliance") == 10
    assert [table.s.stock[kind] for kind in (*BASES, SYMPATHY)] == [1, 1, 1, 10]


# 8.4


@law("8.4", "8.4.1")
def test_revolts_come_before_sympathy() -> None:
    table = alliance(
        "1: sympathy",
        "alliance supporters: anvil foxfolk_steel bake_sale sword",
    )
    assert table.offers(REVOLT)
    table.choose(SPREAD, At(5))
    assert table.refuses(REVOLT) == "8.4"


@law("8.4.1.I")
def test_a_revolt_needs_sympathy_and_an_unbuilt_base_of_the_suit() -> None:
    table = alliance(
        "1: sympathy",
        "6: sympathy",
        "2: sympathy",
        "8: base_fox",
        "alliance supporters: anvil foxfolk_steel sword investments bake_sale root_tea_rabbit",
    ).choose(REVOLT, Card(18))
    assert table.pieces("base_mouse", 2) == 1
    assert table.refuses(REVOLT) == "8.4.1"


@law("8.4.1.II")
def test_a_revolt_costs_two_matching_supporters() -> None:
    table = alliance("1: sympathy", "alliance supporters: anvil bake_sale")
    assert table.refuses(REVOLT) == "8.4.1"
    birds = alliance("1: sympathy", "alliance supporters: anvil armorers").choose(REVOLT, Card(29))
    assert sorted(birds.discards) == ["anvil", "armorers"]


@law("8.4.1.III")
def test_a_revolt_clears_the_clearing_and_raises_a_base_warriors_and_an_officer() -> None:
    table = alliance(
        "1: sympathy, marquise 3, sawmill",
        "8: sympathy",
        "2: sympathy",
        "alliance supporters: anvil foxfolk_steel armorers",
    ).choose(REVOLT, At(1), Card(9), Card(8))
    assert (table.warriors("marquise", 1), table.pieces("sawmill", 1)) == (0, 0)
    assert table.pieces("base_fox", 1) == 1
    assert table.warriors("alliance", 1) == 2
    assert officers(table) == 1
    assert table.points("alliance") == 1


@law("8.4.1.III", "13.7.2")
def test_a_revolt_removes_the_snare_that_would_keep_the_base_out() -> None:
    table = alliance("1: sympathy, plot_snare", "alliance supporters: anvil foxfolk_steel", other="corvids")
    table.choose(REVOLT, Card(table.card("anvil")))
    assert (table.pieces("plot_snare", 1), table.pieces("base_fox", 1), table.warriors("alliance", 1)) == (0, 1, 1)


@law("8.4.2", "8.4.2.I")
def test_sympathy_spreads_next_to_sympathy_or_anywhere_at_first() -> None:
    table = alliance("1: sympathy", "alliance supporters: bake_sale sword").choose(SPREAD)
    assert table.options == [At(5), At(9), At(10)]
    first = alliance("alliance supporters: bake_sale sword").choose(SPREAD)
    assert first.options == [At(at) for at in (2, 3, 4, 5, 7, 9, 10, 11)]


@law("8.4.2.II", "8.4.2.III")
def test_each_token_costs_and_scores_what_its_space_shows() -> None:
    table = alliance(
        "1: sympathy",
        "5: sympathy",
        "2: sympathy",
        "alliance supporters: bake_sale root_tea_rabbit a_visit_to_friends",
    ).choose(SPREAD)
    table.choose(Card(table.card("bake_sale")), Card(table.card("root_tea_rabbit")))
    assert table.pieces("sympathy", 10) == 1
    assert supporters(table) == ["a_visit_to_friends"]
    assert table.points("alliance") == 1


@law("8.4.2.II.a")
def test_hired_warriors_are_nobodys_for_martial_law() -> None:
    """Ruling R152: not even beside two of their controller."""
    lines = ("1: sympathy", "5: marquise 2, popular_band 3", "alliance supporters: bake_sale")
    hired = ("hirelings: popular_band flame_bearers-demoted corvid_spies-demoted", "hired: popular_band=marquise:2")
    table = alliance(*lines, *hired).choose(SPREAD)
    assert table.offers(At(5))


@law("8.4.2.II.a")
def test_martial_law_makes_it_dearer() -> None:
    table = alliance("1: sympathy", "5: marquise 3", "9: marquise 2", "alliance supporters: bake_sale sword")
    table.choose(SPREAD)
    assert table.options == [At(9), At(10)]


# 8.5


@law("8.5", "8.5.2")
def test_mobilize_adds_a_card_to_the_supporters() -> None:
    table = alliance("hand alliance: anvil bake_sale", next_step="alliance.daylight")
    table.choose(MOBILIZE, Card(table.card("anvil")))
    assert supporters(table) == ["anvil"]
    assert table.prompt == "alliance-daylight"


@law("8.5.3")
def test_train_spends_a_card_of_a_built_base() -> None:
    table = alliance("1: base_fox", "hand alliance: anvil bake_sale", next_step="alliance.daylight").choose(TRAIN)
    assert table.discards == ["anvil"]
    assert officers(table) == 1
    assert table.refuses(TRAIN) == "8.5.3"


# 8.6


def evening(*lines: str) -> Table:
    return alliance(*lines, next_step="evening")


@law("8.6", "8.6.1")
def test_there_are_as_many_operations_as_officers() -> None:
    table = evening("1: base_fox, alliance 1", "alliance officers: 2").choose(Act("recruit"), Act("recruit"))
    assert table.warriors("alliance", 1) == 3
    assert table.prompt == "pause"


@law("8.6.1.I")
def test_an_officer_moves_warriors() -> None:
    table = evening("1: alliance 2", "alliance officers: 1").choose(Act("move"), Move(1, 5, 2))
    assert table.warriors("alliance", 5) == 2


@law("8.6.1.II")
def test_an_officer_starts_a_battle() -> None:
    table = evening("1: alliance 2, marquise 1", "2: alliance 1, marquise 1", "alliance officers: 1", "dice: 1 0")
    table.choose(Act("battle"), Battle(1, 1))
    assert table.warriors("marquise", 1) == 0


@law("8.6.1.III")
def test_an_officer_recruits_at_a_base() -> None:
    table = evening("1: base_fox", "2: base_mouse", "alliance officers: 1").choose(Act("recruit"))
    assert table.options == [At(1), At(2)]


@law("8.6.1.IV")
def test_an_officer_turns_a_warrior_into_sympathy() -> None:
    table = evening("1: alliance 1, sympathy", "5: alliance 2", "alliance officers: 1").choose(Act("organize"))
    assert (table.warriors("alliance", 5), table.pieces("sympathy", 5)) == (1, 1)
    assert table.points("alliance") == 1


@law("8.6.2")
def test_bases_draw_cards() -> None:
    table = evening("1: base_fox", "2: base_mouse")
    assert len(table.hand("alliance")) == 3
    assert table.prompt == "pause"


def test_a_defender_loses_pieces_in_the_order_of_its_choice() -> None:
    table = (
        marquise("1: marquise 3, base_fox, sympathy", "dice: 0 0", "hand alliance: anvil")
        .choose(Act("battle"))
        .by("alliance", Pass())
    )
    assert table.options == [Piece(1, 5, 1), Piece(1, SYMPATHY, 1)]


@law("8.4.1.II")
def test_whoever_cannot_revolt_is_told_the_number_of_supporters() -> None:
    table = alliance("1: sympathy", "5: sympathy", "alliance supporters: anvil bake_sale")
    assert table.says_why_not(REVOLT) == "Nowhere are your supporters enough (in all: 2)."


@law("8.6.1")
def test_whoever_has_an_officer_and_nobody_else_is_told_what_each_operation_lacks() -> None:
    table = evening("1: base_fox", "alliance officers: 1")
    assert table.says_why_not(Act("move")) == "None of your warriors can go anywhere."
    assert table.says_why_not(Act("battle")) == "No enemy is where you have warriors."
    assert table.says_why_not(Act("organize")) == "All your warriors are where there is sympathy already."


@law("8.5.2")
def test_without_a_card_nobody_is_mobilized() -> None:
    table = alliance("crafted alliance: tax_collector", "1: alliance 1", next_step="alliance.daylight")
    assert table.says_why_not(MOBILIZE) == "You have no card in hand."
