"""Law 1: golden rules."""

from __future__ import annotations

from lexludi.games.root.rules.events import Gave, PhaseBegan, ShowedHand, TurnBegan
from lexludi.games.root.rules.options import Craft, Move, Use
from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match
from lexludi.kernel.options import Pass
from lexludi.law import cites
from lexludi.parts.options import Act, At, Card, First, Whom
from tests.root.table import lay, position, start

law = cites("root")


@law("1.1.1")
def test_a_card_overrides_the_law() -> None:
    """Position: planners-march-anywhere. The law asks for rule, Corvid Planners do not."""
    table = position("planners-march-anywhere").choose(Act("march"))
    assert table.offers(Move(5, 1, 1))


@law("1.1.1")
def test_a_faction_rule_overrides_a_general_one() -> None:
    """On a tie nobody rules, but for Lords of the Forest."""
    table = lay(
        """
        map: autumn
        seats: marquise eyrie alliance
        5: marquise 2, eyrie 2
        9: marquise 2, alliance 2
        next: marquise.daylight 0; turn 1
        """
    )
    assert (table.ruler(5), table.ruler(9)) == ("eyrie", "")


@law("1.1.1")
def test_general_and_faction_rules_are_kept_together_where_they_can() -> None:
    """Position: engravers-on-top-of-disdain."""
    table = position("engravers-on-top-of-disdain")
    table.choose(Craft(table.card("bake_sale")))
    assert table.points("eyrie") == 2


@law("8.4.1.III")
def test_a_revolt_removes_the_keep_and_then_places_its_base_there() -> None:
    """Position: revolt-at-the-keep, ruling R151."""
    table = position("revolt-at-the-keep").choose(Act("revolt"), At(1))
    table.choose(Card(table.card("anvil")), Card(table.card("foxfolk_steel")))
    assert (table.pieces("keep", 1), table.pieces("base_fox", 1)) == (0, 1)


@law("1.1.2", "G.1.13")
def test_replacing_needs_leave_to_place() -> None:
    """Position: propaganda-stopped-by-keep."""
    table = position("propaganda-stopped-by-keep")
    table.choose(Use(table.card("propaganda_bureau")))
    assert (table.warriors("marquise", 1), table.warriors("marquise", 6)) == (2, 1)
    assert table.warriors("eyrie", 6) == 1


@law("1.1.3")
def test_all_pieces_leave_before_anything_they_set_off() -> None:
    """Position: all-removed-before-outrage."""
    table = position("all-removed-before-outrage")
    table.choose(Craft(table.card("favor_of_the_mice")))
    assert [table.pieces("sympathy", at) for at in (2, 7, 11)] == [0, 0, 0]
    assert table.prompt == "order"


@law("1.1.3")
def test_the_player_on_turn_orders_simultaneous_effects() -> None:
    """Position: all-removed-before-outrage. Three outrages, one after another."""
    table = position("all-removed-before-outrage")
    table.choose(Craft(table.card("favor_of_the_mice")))
    assert (table.asked, table.options) == (0, [First(0), First(1), First(2)])
    table.choose(First(2))
    assert table.match.ask is not None
    assert table.match.ask.about == (11,)


@law("1.2.1")
def test_hands_are_secret_and_their_sizes_are_not() -> None:
    table = start("marquise", "eyrie", "alliance")
    seen = table.match.view(0)["hands"]
    assert seen[0] == table.s.hands[0]
    assert seen[1:] == [[-1, -1, -1], [-1, -1, -1]]
    assert table.match.view(None)["hands"] == [[-1, -1, -1]] * 3


@law("1.2.2")
def test_anybody_may_look_through_the_discard_pile() -> None:
    table = position("last-cards-of-the-game")
    table.s.deck.discards.append(table.card("anvil"))
    assert table.match.view(None)["discards"] == [table.card("anvil")]
    assert table.match.view(2)["discards"] == [table.card("anvil")]


def test_cards_pass_between_players_only_where_a_rule_says_so() -> None:
    """Over a whole match of random decisions, every card that changes hands names its rule."""
    match = Match.new("root", seats=("marquise", "eyrie", "alliance", "vagabond"), seed="3", deck="exiles")
    chance = Chance.of("hands")
    while match.ask:
        match.pick(chance.below(len(match.ask.options)))
    passed = [event for event in match.events if isinstance(event, Gave)]
    assert passed
    assert {event.rule for event in passed} <= {"8.2.6", "4.1.3", "9.5.4", "D.2.2"}


@law("1.4.1")
def test_a_turn_is_birdsong_daylight_evening_then_the_next_player() -> None:
    table = lay(
        """
        map: autumn
        seats: marquise eyrie
        next: turn 0
        """
    )
    told = [event for event in table.match.events if isinstance(event, TurnBegan | PhaseBegan)]
    assert [(type(event).__name__, event.seat) for event in told[:6]] == [
        ("TurnBegan", 0), ("PhaseBegan", 0), ("PhaseBegan", 0), ("PhaseBegan", 0), ("TurnBegan", 1), ("PhaseBegan", 1),
    ]  # fmt: skip
    assert [event.phase for event in told[1:4]] == [1, 2, 3]


@law("1.4.1")
def test_the_start_of_a_phase_comes_before_all_else_in_it() -> None:
    """Better Burrow Bank is asked before the sawmills give wood."""
    table = lay(
        """
        map: autumn
        seats: marquise eyrie
        5: sawmill, marquise 1
        crafted marquise: better_burrow_bank
        next: turn 0
        """
    )
    assert (table.prompt, table.pieces("wood", 5)) == ("use-card", 0)
    assert table.choose(Pass()).pieces("wood", 5) == 1


@law("1.4.1")
def test_the_end_of_a_phase_comes_after_all_else_in_it() -> None:
    """Eyrie Émigré is asked after the sawmills gave wood, before Daylight."""
    table = lay(
        """
        map: autumn
        deck: exiles
        seats: marquise eyrie
        5: sawmill, marquise 2
        1: eyrie 1
        crafted marquise: eyrie_emigre
        next: turn 0
        """
    )
    assert (table.prompt, table.pieces("wood", 5)) == ("emigrate", 1)
    assert [event.phase for event in table.events(PhaseBegan)] == [1]


@law("1.4.2")
def test_nothing_interrupts_a_march() -> None:
    """Position: march-cannot-be-interrupted."""
    table = position("march-cannot-be-interrupted")
    tax = Use(table.card("tax_collector"))
    assert table.offers(tax)
    assert not table.choose(Act("march"), Move(5, 1, 1)).offers(tax)
    assert table.choose(Pass()).offers(tax)


@law("1.4.2")
def test_what_says_so_does_interrupt_a_battle() -> None:
    """Position: armorers-against-a-commander."""
    table = position("armorers-against-a-commander").dice(2, 2)
    table.choose(*[option for option in table.options if getattr(option, "at", 0) == 5])
    assert (table.prompt, table.by("marquise").offers(Use(table.card("armorers")))) == ("battle-effect", True)


@law("1.5.1", "1.5.4")
def test_pieces_that_run_out_are_not_replaced() -> None:
    """One warrior is left for two recruiters: she places it where she likes, and no more."""
    table = lay(
        """
        map: autumn
        seats: marquise eyrie
        active: marquise daylight
        marquise actions: 3
        1: recruiter
        5: recruiter, marquise 24
        next: marquise.daylight 0; turn 1
        """
    )
    table.choose(Act("recruit"))
    assert table.options == [At(1), At(5)]
    table.choose(At(1))
    assert (table.warriors("marquise", 1), table.warriors("marquise", 5), table.supply("marquise")) == (1, 24, 0)


@law("1.5.3")
def test_a_moved_or_replaced_piece_stays_its_owners() -> None:
    table = position("propaganda-stopped-by-keep")
    before = table.supply("marquise")
    table.choose(Use(table.card("propaganda_bureau")))
    assert table.supply("marquise") == before + 1


@law("1.5.4")
def test_as_much_as_possible_must_be_done() -> None:
    """Two warriors are left when a revolt calls for three."""
    table = lay(
        """
        map: autumn
        seats: marquise alliance
        active: alliance birdsong
        3: sympathy
        4: sympathy
        5: sympathy
        8: alliance 8
        alliance supporters: bake_sale a_visit_to_friends
        next: alliance.birdsong 1; turn 0
        """
    )
    table.choose(Act("revolt"), At(5), Card(table.card("bake_sale")))
    assert (table.warriors("alliance", 5), table.supply("alliance")) == (2, 0)


@law("1.5.4")
def test_costs_are_not_paid_in_part() -> None:
    """A revolt costs two supporters; with one there is none."""
    table = lay(
        """
        map: autumn
        seats: marquise alliance
        active: alliance birdsong
        5: sympathy
        alliance supporters: bake_sale
        next: alliance.birdsong 1; turn 0
        """
    )
    assert not table.offers(Act("revolt"))


@law("1.5.5", "8.2.6")
def test_a_forced_player_pays_for_the_forced_move() -> None:
    """Position: false-orders-into-sympathy. The Marquise has rule nowhere near and pays outrage herself."""
    table = position("false-orders-into-sympathy")
    table.choose(Use(table.card("false_orders")), Move(5, 1, 3))
    assert (table.asked, table.prompt) == (table.seat("marquise"), "outrage")
    table.by("marquise", Card(table.card("anvil")))
    assert (table.warriors("marquise", 1), table.hand("marquise")) == (3, ["bake_sale"])
    assert table.hand("eyrie") == ["foxfolk_steel"]


@law("1.5.5")
def test_a_forced_move_has_the_reach_of_its_owner() -> None:
    """The Marquise's Boat Builders open the river to her warriors even on another's orders."""
    table = lay(
        """
        map: autumn
        deck: exiles
        seats: marquise eyrie
        active: eyrie birdsong
        5: marquise 1
        crafted marquise: boat_builders
        crafted eyrie: false_orders
        next: window 1 birdsong; turn 0
        """
    )
    table.choose(Use(table.card("false_orders")))
    assert table.options == [Move(5, 1, 1), Move(5, 2, 1), Move(5, 10, 1)]


@law("1.2.1")
def test_a_shown_hand_is_seen_by_one_player_only() -> None:
    table = lay(
        """
        map: autumn
        seats: marquise eyrie alliance
        active: marquise daylight
        5: marquise 1
        crafted marquise: codebreakers
        hand eyrie: anvil bake_sale
        hand alliance: investments
        next: marquise.daylight 0; turn 1
        """
    )
    table.choose(Use(table.card("codebreakers")), Whom(1))
    (shown,) = table.events(ShowedHand)
    assert shown.seen_by(0).cards == (table.card("anvil"), table.card("bake_sale"))
    assert shown.seen_by(2).cards == (-1, -1)
    assert shown.seen_by(None).cards == (-1, -1)
