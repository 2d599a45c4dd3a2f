"""Cards that go from hand to hand (Law 1.3.2), and whom to take them from."""

from __future__ import annotations

from bisect import insort

from lexludi.games.root.rules.codes import NOBODY
from lexludi.games.root.rules.state import Root


def others(s: Root, seat: int) -> list[int]:
    """Every other player, allies included."""
    return [other for other in range(s.players) if other != seat]


def with_cards(s: Root, seats: list[int]) -> list[int]:
    """Those from whom a card can be taken; for a bot the deck gives one (Law rootbotics 2.8.1)."""
    return [seat for seat in seats if s.hands[seat] or s.setting.bots[seat]]


def enemy_with_cards(s: Root, seat: int) -> bool:
    return bool(with_cards(s, s.rivals(seat)))


def other_with_cards(s: Root, seat: int) -> bool:
    for other in range(s.players):
        if other != seat and (s.hands[other] or s.setting.bots[other]):
            return True
    return False


def pass_card(s: Root, giver: int, taker: int, card: int, law: str = "4.1.3") -> None:
    """Law 1.3.2: a card goes from hand to hand because a rule says so; only the two see which.

    Law rootbotics 2.8.1: what a bot would get is discarded, and the bot scores.
    """
    if s.setting.bots[taker]:
        s.spend(giver, card, law)
        s.score(taker, 1, "rootbotics 2.8.1")
        return
    s.hands[giver].remove(card)
    insort(s.hands[taker], card)
    if giver != s.setting.company:  # 11.2.3
        s.reveal()
    s.tell_given(giver, taker, card, law)


def take_random(s: Root, taker: int, giver: int, law: str = "4.1.3") -> int:
    """Take a random card out of another hand; from a bot the top card of the deck (Law rootbotics 2.8.1)."""
    if s.setting.bots[giver]:
        s.draw(taker)
        return NOBODY
    card = s.chance.pick(s.hands[giver])
    pass_card(s, giver, taker, card, law)
    return card
