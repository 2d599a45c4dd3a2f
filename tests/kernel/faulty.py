"""Skirmish with one fault each, to prove that the contract finds it. FAULTS names them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lexludi.kernel.ask import Ask, Flow, Menu
from lexludi.kernel.catalog import Step
from lexludi.kernel.chance import Chance
from lexludi.kernel.glimpse import Part
from lexludi.kernel.options import Pass
from lexludi.kernel.words import View, Words
from lexludi.testing.skirmish import SkirmishGame, rules
from lexludi.testing.skirmish.options import Recruit
from lexludi.testing.skirmish.rules import Skirmish
from lexludi.testing.skirmish.words import SkirmishWords


class Leaky(Skirmish):
    def view(self, seat: int | None) -> dict[str, Any]:
        return super().view(seat) | {"hands": [hand.copy() for hand in self.hands]}


class Peeking(Skirmish):
    """Tells in parts what the whole view keeps to itself."""

    def parts(self) -> Mapping[str, Part]:
        def peek(name: str) -> Part:
            return lambda s, seat: s.hands if name == "hands" else s.view(seat)[name]

        return {name: peek(name) for name in self.view(None)}


class Stale(Skirmish):
    def copy(self) -> Skirmish:
        s = super().copy()
        s.soldiers = self.soldiers
        return s


class Blabbing(Skirmish):
    """Its imagine guesses nothing, so nothing could leak: also a fault."""

    def imagine(self, seat: int | None, chance: Chance) -> None:
        pass


class Gappy(SkirmishWords):
    """Never fills in what it says."""

    def ask(self, view: View, ask: Ask) -> str:
        return "Odhoďte {n} karet."


class Tongueless(SkirmishGame):
    def words(self, language: str) -> Words:
        return Gappy(language) if language == "cs" else super().words(language)


def of_kind(kind: type[Skirmish]) -> type[SkirmishGame]:
    class Faulty(SkirmishGame):
        def setup(self, seats: tuple[str, ...], options: dict[str, Any], chance: Chance) -> Skirmish:
            plain = super().setup(seats, options, chance)
            s = kind(chance, len(seats))
            for name in ("soldiers", "reserve", "hands", "deck", "agenda"):
                setattr(s, name, getattr(plain, name))
            return s

        def read(self, text: str) -> Skirmish:
            plain = super().read(text)
            s = kind(plain.chance, plain.seats)
            for name in ("round", "actions", "soldiers", "forts", "reserve", "stock", "points", "hands", "deck",
                         "agenda"):  # fmt: skip
                setattr(s, name, getattr(plain, name))
            return s

    return Faulty


def with_steps(**steps: Step) -> type[SkirmishGame]:
    class Faulty(SkirmishGame):
        pass

    Faulty.steps = {**SkirmishGame.steps, **steps}
    return Faulty


def losing_turn(s: Skirmish, seat: int) -> None:
    """Now and then a soldier of the reserve falls off the table."""
    if s.round == 3 and s.reserve[seat]:
        s.reserve[seat] -= 1
    rules.turn(s, seat)


def unordered_turn(s: Skirmish, seat: int) -> None:
    """Stacks the deck by the order of a set of strings: another one in every interpreter."""
    names = {str(card) for card in s.deck.cards}
    s.deck.cards = [int(name) for name in names]
    rules.turn(s, seat)


def endless_turn(s: Skirmish, seat: int) -> None:
    s.then("turn", seat)


def endless_round(s: Skirmish) -> Any:
    s.round = 0
    return rules.new_round(s)


def pointless_action(s: Skirmish, seat: int) -> Any:
    s.points = [0] * s.seats
    return rules.action(s, seat)


def asking_by_secret(s: Skirmish, seat: int) -> Any:
    """Asks the seat only if the next card of the deck is even: its owner cannot know that."""
    if s.deck.cards and s.deck.cards[-1] % 2:
        return None
    return rules.action(s, seat)


def gruff_action(s: Skirmish, seat: int) -> Flow[None]:
    """Forbids something, and does not say why."""
    menu = Menu(s)
    menu.refuse(Recruit(), "3.3")
    menu.options.append(Pass())
    yield menu.ask(seat, rules.ACTION, n=s.actions, always=True)


def mumbling_evening(s: Skirmish, seat: int) -> Flow[None]:
    """Asks what to discard without saying how many cards may stay."""
    yield Ask(seat, rules.DISCARD, [Pass()], always=True)
    yield from rules.evening(s, seat)


FAULTS: Mapping[str, type[SkirmishGame]] = {
    "leak": of_kind(Leaky),
    "leak in parts": of_kind(Peeking),
    "lost piece": with_steps(turn=losing_turn),
    "stale copy": of_kind(Stale),
    "unstable order": with_steps(turn=unordered_turn),
    "endless loop": with_steps(turn=endless_turn),
    "endless game": with_steps(round=endless_round, action=pointless_action),
    "secret ask": with_steps(action=asking_by_secret),
    "no guess": of_kind(Blabbing),
    "nameless value": with_steps(evening=mumbling_evening),
    "half a sentence": Tongueless,
    "bare number": with_steps(action=gruff_action),
}

for _name, _kind in FAULTS.items():
    _kind.home = f"{__name__}:{_name}"
    globals()[_name] = _kind()
