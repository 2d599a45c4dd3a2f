"""The search for the choices of a turn: what it tries, and what it does not try twice."""

from __future__ import annotations

from lexludi.games.root.notation.actions import Shift
from lexludi.games.root.notation.books import Ordered
from lexludi.games.root.notation.codes import codes
from lexludi.games.root.notation.enter import enter
from lexludi.games.root.notation.parse import parse
from lexludi.games.root.notation.play import Node, Search
from lexludi.games.root.notation.scribe import Scribe
from lexludi.games.root.notation.write import root
from lexludi.games.root.rules.options import Decree
from tests.notation.games import OPENING

CODES = codes("autumn", "base", ("C", "E"))
HANDS = OPENING.replace("E:", "E:(B#sap+B#sap+F#tax)->E/")


def in_eyries_birdsong() -> Node:
    """A turn in which the Eyrie hold two copies of a card, and add to the Decree."""
    match = enter(parse(f"{HANDS}C:t->9/w9->1\n")).match
    return Node(match, Scribe(CODES, root(match)), Ordered(()))


def test_of_copies_of_a_card_only_one_is_tried() -> None:
    node = in_eyries_birdsong()
    assert node.match.ask is not None
    decreed = [option for option in node.match.ask.options if isinstance(option, Decree)]
    tried = [option for option in Search(CODES, 1, []).unlike(node) if isinstance(option, Decree)]
    assert len(decreed) == 12
    assert sorted(CODES.card(option.card) for option in tried) == ["B#sap"] * 4 + ["F#tax"] * 4


def test_cards_taken_at_random_may_come_after_one_that_was_chosen() -> None:
    node = in_eyries_birdsong()
    discarded = CODES.card(root(node.match).hands[0][0])
    taken = [("C", discarded), ("E", "B#sap"), ("E", "F#tax")]
    node.book = Ordered(tuple(Shift(1, card, hand, "") for hand, card in taken))
    found = Search(CODES, 1, []).candidates(node)
    assert ["B#sap", "F#tax"] in [[CODES.card(card) for _, (card,) in told] for told in found]
