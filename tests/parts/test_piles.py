"""Decks, discard piles, and hidden cards dealt anew."""

from __future__ import annotations

from lexludi.kernel.chance import Chance
from lexludi.parts.piles import NO_CARD, Deck, deal_anew


def test_the_top_card_is_the_last() -> None:
    deck = Deck([4, 7])
    assert (deck.draw(), deck.draw(), deck.draw()) == (7, 4, NO_CARD)


def test_the_discard_pile_becomes_the_deck_when_that_is_used_up() -> None:
    deck = Deck([1])
    deck.discard(2)
    deck.discard(3)
    assert not deck.refill(Chance.of("1"))
    deck.draw()
    assert deck.refill(Chance.of("1"))
    assert (sorted(deck.cards), deck.discards) == ([2, 3], [])


def test_without_any_card_there_is_nothing_to_shuffle() -> None:
    assert not Deck().refill(Chance.of("1"))


def test_a_copy_goes_its_own_way() -> None:
    deck = Deck([1, 2])
    other = deck.copy()
    other.discard(other.draw())
    assert (deck.cards, deck.discards, other.cards, other.discards) == ([1, 2], [], [1], [2])


def test_a_shuffle_does_not_depend_on_how_the_deck_lay() -> None:
    one, two = Deck([1, 2, 3, 4]), Deck([4, 3, 2, 1])
    one.shuffle(Chance.of("1"))
    two.shuffle(Chance.of("1"))
    assert one.cards == two.cards


def test_hidden_cards_are_dealt_anew_and_none_is_lost() -> None:
    hands, deck = [[1, 5], [9]], [2, 3, 4]
    dealt = set()
    for n in range(50):
        deal_anew(hands, deck, Chance.of(str(n)))
        assert sorted(hands[0] + hands[1] + deck) == [1, 2, 3, 4, 5, 9]
        assert (len(hands[0]), len(hands[1]), hands[0]) == (2, 1, sorted(hands[0]))
        dealt.add(hands[1][0])
    assert dealt == {1, 2, 3, 4, 5, 9}


def test_the_piles_themselves_are_dealt_into() -> None:
    hand, deck = [1, 2], [3]
    deal_anew([hand], deck, Chance.of("3"))
    assert (len(hand), len(deck)) == (2, 1)
