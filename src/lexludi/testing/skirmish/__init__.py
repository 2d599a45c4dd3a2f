"""Skirmish, the test game: everything a game brings, in one small folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from lexludi.kernel.about import About
from lexludi.kernel.ask import Ask
from lexludi.kernel.catalog import Game, Step
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BadSetup
from lexludi.kernel.events import Event
from lexludi.kernel.numbers import Numbers
from lexludi.kernel.options import Option, OptionCodec, Pass
from lexludi.kernel.position import Lines, kernel_lines, read_agenda, read_chance, write_lines
from lexludi.kernel.state import State
from lexludi.kernel.words import View, Words
from lexludi.parts.options import Card
from lexludi.parts.piles import Deck
from lexludi.parts.setup import Options
from lexludi.testing.skirmish import ids, rules
from lexludi.testing.skirmish.numbers import NUMBERS
from lexludi.testing.skirmish.options import Attack, Fortify, March, Recruit
from lexludi.testing.skirmish.rules import CARDS, Skirmish

HERE = Path(__file__).parent


class SkirmishGame(Game):
    """Two to four seats: red, blue, green and gold, or of any other name; no options."""

    name: ClassVar[str] = "skirmish"
    law: ClassVar[str] = "1"
    home: ClassVar[str] = "lexludi.testing.skirmish:GAME"
    bound: ClassVar[int] = 3000
    outcomes: ClassVar[int] = 40
    laws: ClassVar[Mapping[str, Path]] = {"skirmish": HERE}
    steps: Mapping[str, Step] = {
        "round": rules.new_round,
        "turn": rules.turn,
        "action": rules.action,
        "evening": rules.evening,
    }
    options = OptionCodec(Pass, March, Attack, Recruit, Fortify, Card)

    def setup(self, seats: tuple[str, ...], options: dict[str, Any], chance: Chance) -> Skirmish:
        if not 2 <= len(seats) <= len(rules.SEATS):
            raise BadSetup("Skirmish is for two to four seats, not {n}.", n=len(seats))
        Options().settle(options)
        s = Skirmish(chance, len(seats))
        s.deck = Deck(list(range(CARDS)))
        s.deck.shuffle(chance)
        for seat in range(len(seats)):
            for _ in range(5):
                s.muster(seat, seat)
            for _ in range(3):
                s.draw(seat)
        s.then("round")
        return s

    def about(self, lang: str) -> About:
        from lexludi.testing.skirmish.words import about  # playouts need no catalogues

        return about(lang)

    def words(self, language: str) -> Words:
        from lexludi.testing.skirmish.words import words

        return words(language)

    def picture(self, view: View, lang: str, narrow: bool = False) -> str:
        from lexludi.testing.skirmish.picture import picture

        return picture(view, lang, narrow)

    def path(self, view: View, ask: Ask, option: Option) -> tuple[str, ...]:
        return ids.path(ask, option)

    def trail(self, view: View, event: Event) -> tuple[str, ...]:
        return ids.trail(event)

    def open_view(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Skirmish)
        return {**state.view(None), "hands": [hand.copy() for hand in state.hands]}

    def seated(self, state: State, seats: tuple[str, ...]) -> tuple[str, ...]:
        assert isinstance(state, Skirmish)
        return seats or rules.SEATS[: state.seats]

    def turn(self, state: State) -> int:
        assert isinstance(state, Skirmish)
        waiting = sum(step[0] == "turn" for step in state.agenda)
        return state.round * state.seats - waiting if state.round else 0

    def value(self, state: State, seat: int) -> float:
        """How far ahead of the others a seat is, in points and in fields ruled."""
        assert isinstance(state, Skirmish)
        s = state
        ahead = [s.points[p] + 0.5 * sum(s.ruled_by(p)) for p in range(s.seats)]
        return ahead[seat] - max(ahead[:seat] + ahead[seat + 1 :])

    def points(self, state: State) -> Sequence[int]:
        assert isinstance(state, Skirmish)
        return state.points

    def numbers(self) -> Numbers:
        return NUMBERS

    def rounds(self, state: State) -> int:
        assert isinstance(state, Skirmish)
        return min(state.round, rules.ROUNDS)

    def inventory(self, state: State) -> Mapping[str, int]:
        assert isinstance(state, Skirmish)
        piles = [state.deck.cards, state.deck.discards, *state.hands]
        held = {
            "cards": sum(map(len, piles)),
            "different cards": len({card for pile in piles for card in pile}),
        }
        for p in range(state.seats):
            held[f"soldiers of {p}"] = state.reserve[p] + sum(state.soldiers[p])
            held[f"forts of {p}"] = state.stock[p] + sum(state.forts[p])
        return held

    def write(self, state: State) -> str:
        s = state
        assert isinstance(s, Skirmish)
        lines = [("seats", str(s.seats)), ("round", str(s.round)), ("actions", str(s.actions))]
        for p in range(s.seats):
            lines += [
                (f"soldiers {p}", " ".join(map(str, s.soldiers[p]))),
                (f"forts {p}", " ".join(map(str, s.forts[p]))),
                (f"hand {p}", " ".join(map(str, s.hands[p]))),
            ]
        rows = {"reserve": s.reserve, "stock": s.stock, "points": s.points}
        piles = {"deck": s.deck.cards, "discards": s.deck.discards}
        lines += [(name, " ".join(map(str, row))) for name, row in (rows | piles).items()]
        return write_lines(lines + kernel_lines(s))

    def read(self, text: str) -> Skirmish:
        lines = Lines(text)
        s = Skirmish(read_chance(lines), lines.number("seats"))
        s.round = lines.number("round", 1)
        s.actions = lines.number("actions", 0)
        for p in range(s.seats):
            s.soldiers[p] = lines.numbers(f"soldiers {p}", count=rules.FIELDS)
            s.forts[p] = lines.numbers(f"forts {p}", " ".join("0" * rules.FIELDS), rules.FIELDS)
            s.hands[p] = lines.numbers(f"hand {p}", "")
        s.reserve = lines.numbers("reserve", count=s.seats)
        s.stock = lines.numbers("stock", count=s.seats)
        s.points = lines.numbers("points", count=s.seats)
        s.deck.cards = lines.numbers("deck", "")
        s.deck.discards = lines.numbers("discards", "")
        s.agenda = read_agenda(lines, self.steps)
        lines.done()
        return s


GAME = SkirmishGame()
