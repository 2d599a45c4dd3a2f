"""Cards that go from hand to hand (Law 1.3.2), and whom to take them from."""

from __future__ import annotations

from collections.abc import Sequence

from lexludi.games.root.rules.state import Root


def others(s: Root, seat: int) -> list[int]:
    """Every other player, allies included."""
    return [other for other in range(s.players) if other != seat]


def with_cards(s: Root, seats: Sequence[int]) -> list[int]:
    """Those from whom a card can be taken."""
    return [seat for seat in seats if s.boards[seat].gives_cards(s)]


def enemy_with_cards(s: Root, seat: int) -> bool:
    for enemy in s.rivals(seat):
        if s.boards[enemy].gives_cards(s):
            return True
    return False


def other_with_cards(s: Root, seat: int) -> bool:
    for other in range(s.players):
        if other != seat and s.boards[other].gives_cards(s):
            return True
    return False


def pass_card(s: Root, giver: int, taker: int, card: int, law: str = "4.1.3") -> None:
    """Law 1.3.2: a card goes to another because a rule says so."""
    s.boards[taker].get_card(s, giver, card, law)


def take_random(s: Root, taker: int, giver: int, law: str = "4.1.3") -> int:
    """Take a random card from another; returns which, or NOBODY where it was none of the hand."""
    return s.boards[giver].give_random(s, taker, law)
