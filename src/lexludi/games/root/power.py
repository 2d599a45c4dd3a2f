"""What a crafted card declares, and the choices that several cards share."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable

from lexludi.games.root.events import Gave
from lexludi.games.root.options import Whom
from lexludi.games.root.state import Root
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.options import Option


class Power:
    """A crafted card that its owner may use: its effect, whether it can be used now, and what it does."""

    __slots__ = ("effect", "ready", "run")

    def __init__(self, effect: int, ready: Callable[[Root, int], bool], run: Callable[[Root, int], Flow[None]]) -> None:
        self.effect = effect
        self.ready = ready
        self.run = run


def always(s: Root, seat: int) -> bool:
    """Nothing to ask for: the card can be used whenever its time comes."""
    return True


def others(s: Root, seat: int) -> list[int]:
    """Every other player, allies included."""
    return [other for other in range(s.players) if other != seat]


def with_cards(s: Root, seats: list[int]) -> list[int]:
    return [seat for seat in seats if s.hands[seat]]


def enemy_with_cards(s: Root, seat: int) -> bool:
    return bool(with_cards(s, s.enemies(seat)))


def other_with_cards(s: Root, seat: int) -> bool:
    return bool(with_cards(s, others(s, seat)))


def ask_whom(s: Root, seat: int, prompt: str, whom: list[int]) -> Flow[int]:
    options: list[Option] = [Whom(other) for other in whom]
    choice = yield Ask(seat, prompt, options, "4.1.3")
    other: int = choice.seat
    return other


def pass_card(s: Root, giver: int, taker: int, card: int, law: str = "4.1.3") -> None:
    """Law 1.3.2: a card goes from hand to hand because a rule says so; only the two see which."""
    s.hands[giver].remove(card)
    insort(s.hands[taker], card)
    s.reveal()
    s.tell(Gave(giver, taker, card, law))


def take_random(s: Root, taker: int, giver: int, law: str = "4.1.3") -> int:
    """Take a random card out of another hand."""
    card = s.chance.pick(s.hands[giver])
    pass_card(s, giver, taker, card, law)
    return card
