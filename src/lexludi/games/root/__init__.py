"""Root: the Law of Root, its maps, decks and factions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from lexludi.games.root import bots
from lexludi.games.root.bots.sheets import is_bot
from lexludi.games.root.factions.alliance.board import PAY_OUTRAGE
from lexludi.games.root.factions.eyrie import FELL_INTO_TURMOIL
from lexludi.games.root.hirelings import setup as hirelings
from lexludi.games.root.position import lines as position
from lexludi.games.root.rules import options as o
from lexludi.games.root.rules.beginning.advanced import SETUPS, STEPS, advanced
from lexludi.games.root.rules.beginning.setup import DECKS, MAPS, standard
from lexludi.games.root.rules.box.codes import CLEARINGS, ITEMS, NOBODY, PIECES, TORCH, UNDECIDED
from lexludi.games.root.rules.events import Rolled, Scored
from lexludi.games.root.rules.places import landmarks
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.value import value
from lexludi.kernel.about import About, Score
from lexludi.kernel.ask import Ask
from lexludi.kernel.catalog import Step
from lexludi.kernel.chance import Chance
from lexludi.kernel.events import Event, Noted
from lexludi.kernel.housed import HousedGame
from lexludi.kernel.moment import Moment
from lexludi.kernel.notation import Notation
from lexludi.kernel.numbers import Numbers
from lexludi.kernel.options import Names, Option, OptionCodec, Pass
from lexludi.kernel.state import State
from lexludi.kernel.words import View
from lexludi.parts.options import Act, At, Card, Count, First, Whom, Yes
from lexludi.parts.setup import Choice, Options

HERE = Path(__file__).parent
OPTIONS = Options(
    Choice("setup", SETUPS),
    Choice("map", MAPS),
    Choice("deck", DECKS),
    Choice("suits", ("printed", "random")),
    Choice("dominance", (True, False)),
    landmarks.CHOICE,
    hirelings.CHOICE,
    *bots.CHOICES,
)


class RootGame(HousedGame):
    """Seats are factions (`marquise`, `vagabond:thief`), or `draft` in advanced set-up; options: see OPTIONS."""

    name: ClassVar[str] = "root"
    law: ClassVar[str] = "root-2022"
    home: ClassVar[str] = "lexludi.games.root:GAME"
    bound: ClassVar[int] = 60_000
    outcomes: ClassVar[int] = 64
    laws: ClassVar[Mapping[str, Path]] = {"root": HERE, "rootbotics": HERE / "bots"}
    steps: Mapping[str, Step] = STEPS
    options = OptionCodec(
        Pass, Act, o.Move, o.Ferry, o.Battle, o.Build, o.Craft, o.Use, Card, At, Whom, o.Piece, o.Decree,
        o.Leader, o.Minister, o.Character, o.Item, o.Quest, o.Suit, Count, First, o.Path, o.Dominance, o.Take,
        Yes, o.Ware, o.Faction, o.Mood, o.Relic, o.Waystation, o.Retinue, o.Service, o.Price,
        o.Hire,
    )  # fmt: skip

    def setup(self, seats: tuple[str, ...], options: dict[str, Any], chance: Chance) -> Root:
        chosen = OPTIONS.settle(options)
        begin = standard if chosen.word("setup") == "standard" else advanced
        return begin(seats, chosen, chance)

    def plays_itself(self, seat: str) -> bool:
        return is_bot(seat)

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Root)
        return value(state, seat)

    def about(self, lang: str) -> About:
        from lexludi.games.root.words.about import about

        return about(lang, OPTIONS)

    def warnings(self, seats: tuple[str, ...], options: Mapping[str, Any], lang: str) -> list[str]:
        from lexludi.games.root.words.about import warnings

        return warnings(seats, lang)

    def scores(self, view: View, lang: str) -> list[Score]:
        from lexludi.games.root.words.about import scores
        from lexludi.games.root.words.speaker import words

        return scores(view, words(lang).names)

    def before(self, state: State, view: View, ask: Ask, option: Option, lang: str) -> Moment | None:
        from lexludi.games.root.words.moments import before, sole_battle

        assert isinstance(state, Root)
        battle = sole_battle(state, ask.seat, option)
        return None if battle is None else before(state, view, ask.seat, battle, lang)

    def after(self, view: View, event: Event, lang: str) -> Moment | None:
        from lexludi.games.root.words.moments import after

        return after(view, event, lang) if isinstance(event, Rolled) else None

    def open_view(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Root)
        view = state.view(None)
        view["hands"] = [hand.copy() for hand in state.hands]
        view["boards"] = [board.view(seat) for seat, board in enumerate(state.boards)]
        return view

    def inventory(self, state: State) -> Mapping[str, int]:
        """Cards by number, warriors by seat, buildings and tokens by kind, items by kind, and ruins' slots.

        What belongs to a faction is counted as soon as somebody plays it (Law A.8.2).
        """
        s = state
        assert isinstance(s, Root)
        piles = [s.deck.cards, s.deck.discards, s.available, s.removed, *s.hands, *s.crafted]
        piles += [holder.cards() for holder in s.holders()]
        piles.append([card for card in s.dominance if card != NOBODY])
        cards = [card for pile in piles for card in pile if card < s.setting.pack.size]
        held = {"cards": len(cards), "different cards": len(set(cards))}
        for p in range(s.owners):
            if p < s.players and s.setting.factions[p] == UNDECIDED:
                continue
            held[f"warriors of {p}"] = s.supply[p] + sum(s.warriors[p])
        for kind in s.setting.kinds:
            held[PIECES[kind]] = s.stock[kind] + sum(s.pieces[kind])
        for item, name in enumerate(ITEMS):
            held[name] = s.items[item] + s.box[item] + sum(box[item] for box in s.boxes)
            held[name] += sum(under.count(item) for under in s.ruins)
        held[ITEMS[TORCH]] += s.scorched.bit_count()
        for at in CLEARINGS:
            built = sum(row[at] for row in s.buildings)
            held[f"slots of {at}"] = s.slots[at] + built + s.ruined[at]
        for holder in s.holders():
            holder.count(held)
        return held

    def write(self, state: State) -> str:
        assert isinstance(state, Root)
        return position.write(state)

    def read(self, text: str) -> Root:
        return position.read(text)

    def points(self, state: State) -> Sequence[int]:
        assert isinstance(state, Root)
        return state.points

    def numbers(self) -> Numbers:
        from lexludi.games.root.numbers.root import NUMBERS

        return NUMBERS

    def names(self, state: State) -> Names:
        from lexludi.games.root.position.words import option_names

        assert isinstance(state, Root)
        return option_names(state)

    def seated(self, state: State, seats: tuple[str, ...]) -> tuple[str, ...]:
        assert isinstance(state, Root)
        return state.setting.seats

    def turn(self, state: State) -> int:
        assert isinstance(state, Root)
        return state.number

    def one_turn(self, position: str, seat: str, top: str = "") -> str:
        from lexludi.games.root.position.one_turn import one_turn

        return one_turn(position, seat, top)

    def notation(self) -> Notation:
        from lexludi.games.root.notation.rootlog import ROOTLOG

        return ROOTLOG

    def warns(self, seat: int, told: Event | Ask) -> bool:
        if isinstance(told, Ask):
            return told.prompt == PAY_OUTRAGE
        return isinstance(told, Noted) and told.what == FELL_INTO_TURMOIL and told.seat == seat

    def gains(self, event: Event) -> tuple[int, int] | None:
        return (event.seat, event.points) if isinstance(event, Scored) else None

    def rounds(self, state: State) -> int:
        assert isinstance(state, Root)
        return -(-state.number // state.players)


GAME = RootGame()
