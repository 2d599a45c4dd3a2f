"""Decks and copies of cards: what a log says of them, and how the deck is told to lie."""

from __future__ import annotations

from lexludi import Match
from lexludi.games.root.notation.actions import Action, Ambush, Craft, Shift, Show
from lexludi.games.root.notation.codes import codes
from lexludi.games.root.notation.scribe import OUTRAGE, Scribe
from lexludi.games.root.notation.solve import drawn, next_deck
from lexludi.games.root.notation.write import root
from lexludi.games.root.rules.events import Ambushed, Crafted, Drew, Reshuffled, ShowedHand, Spent
from lexludi.games.root.rules.state import Root

CODES = codes("autumn", "base", ("C", "A"))
SAPPERS, OTHER_SAPPERS = CODES.numbers["B#sap"]
AMBUSH = CODES.numbers["F#@"][0]
TAX = CODES.numbers["F#tax"][0]


def table(deck: list[int], discards: list[int], hand: list[int], supporters: list[int]) -> Root:
    """Marquise and Alliance; the hand is the Marquise's, and nobody holds anything else."""
    state = root(Match.set_up("root", ["marquise", "alliance"], "1")).copy()
    state.deck.cards, state.deck.discards = deck, discards
    state.hands = [hand, []]
    state.boards[1].supporters = supporters  # type: ignore[attr-defined]
    return state


def test_a_dominance_card_comes_off_the_deck_only_once() -> None:
    dominance, tax = CODES.numbers["B#dom"][0], CODES.numbers["F#tax"][0]
    actions: list[Action] = [
        Shift(1, "B#dom", "", "C"),
        Shift(1, "B#dom", "C", ""),
        Shift(1, "B#dom", "", "A"),
        Shift(1, "F#tax", "", "A"),
    ]
    assert list(drawn(actions, [tax, dominance], CODES)) == [dominance, tax]


def test_a_deck_shuffled_in_a_turn_lies_as_the_cards_after_the_last_of_the_old_one_are_drawn() -> None:
    before = table([TAX], [AMBUSH, SAPPERS], [], [])
    after = table([AMBUSH], [], [TAX, SAPPERS], [])
    to_come = [Shift(1, "F#tax", "", "C"), Shift(1, "B#sap", "", "C"), Shift(1, "F#@", "", "A")]
    assert next_deck(before, after, to_come, CODES) == [SAPPERS, AMBUSH]


def test_of_two_copies_the_one_that_was_shuffled_in_is_drawn() -> None:
    before = table([TAX], [OTHER_SAPPERS], [SAPPERS], [])
    after = table([OTHER_SAPPERS], [], [SAPPERS, TAX], [])
    to_come = [Shift(1, "F#tax", "", "C"), Shift(1, "B#sap", "", "A")]
    assert next_deck(before, after, to_come, CODES) == [OTHER_SAPPERS]


def test_an_ambush_card_that_comes_back_with_the_new_deck_is_drawn_not_given() -> None:
    scribe = Scribe(CODES, table([TAX], [], [AMBUSH], []))
    events = [Ambushed(0, AMBUSH, False), Reshuffled(1), Drew(1, (AMBUSH,))]
    after = table([], [], [], [])
    after.hands[1] = [AMBUSH]
    assert scribe.tell(after, events) == [Ambush("C", "F"), Shift(1, "F#@", "", "A")]


def test_cards_spent_at_once_are_written_alike_whichever_copy_is_which() -> None:
    def told(old: int, new: int) -> list[Action]:
        """One copy is a supporter, the other comes off the deck and goes with it, by their numbers."""
        scribe = Scribe(CODES, table([new], [TAX], [], [old]))
        events = [Spent(1, card, "8.2.4") for card in sorted((old, new))]
        return scribe.tell(table([], [TAX, old, new], [], []), events)

    came = Shift(1, "B#sap", "", "A$")
    gone = Shift(1, "B#sap", "A$", "")
    assert told(SAPPERS, OTHER_SAPPERS) == told(OTHER_SAPPERS, SAPPERS) == [came, gone, gone]


def test_a_supporter_that_waits_for_the_shuffle_is_drawn_before_other_cards() -> None:
    scribe = Scribe(CODES, table([], [TAX, SAPPERS], [], []))
    events = [ShowedHand(0, 1, (), OUTRAGE), Reshuffled(2), Drew(0, (TAX,))]
    assert scribe.tell(table([], [], [TAX], [SAPPERS]), events) == [
        Show("C", "", "A"),
        Shift(1, "B#sap", "", "A$"),
        Shift(1, "F#tax", "", "C"),
    ]


def test_a_card_crafted_before_the_shuffle_does_not_come_off_the_new_deck() -> None:
    scribe = Scribe(CODES, table([], [TAX], [SAPPERS], []))
    after = table([], [], [TAX], [])
    after.crafted[0] = [SAPPERS]
    assert scribe.tell(after, [Crafted(0, SAPPERS), Reshuffled(1), Drew(0, (TAX,))]) == [
        Craft("C", "B#sap"),
        Shift(1, "F#tax", "", "C"),
    ]
