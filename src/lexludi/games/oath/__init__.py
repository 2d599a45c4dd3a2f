"""Oath: the Law of Oath, its cards, and the chronicle they write."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from lexludi.games.oath import cards, position
from lexludi.games.oath.chronicle.chronicle import Chronicles
from lexludi.games.oath.rules import options as o
from lexludi.games.oath.rules.actions.campaign import HOW_MANY_DICE
from lexludi.games.oath.rules.box.codes import EDIFICES, NOBODY, PEOPLE, VISIONS
from lexludi.games.oath.rules.events import RolledAttack, RolledDefense
from lexludi.games.oath.rules.setup import NAMED, WORLD, set_up
from lexludi.games.oath.rules.state import Oath
from lexludi.games.oath.rules.steps import STEPS
from lexludi.games.oath.rules.value import value
from lexludi.kernel.ask import Ask
from lexludi.kernel.catalog import Step
from lexludi.kernel.chance import Chance
from lexludi.kernel.events import Event
from lexludi.kernel.housed import HousedGame
from lexludi.kernel.moment import Moment
from lexludi.kernel.numbers import Numbers
from lexludi.kernel.options import Names, Option, OptionCodec, Pass
from lexludi.kernel.state import State
from lexludi.kernel.words import View
from lexludi.parts.options import Act, At, Card, Count, Give, Want, Whom, Yes

HERE = Path(__file__).parent
cards.declare_all()


class OathGame(HousedGame):
    """Seats are `chancellor` and colours, who are Exiles unless they are called `red:citizen`; options: see setup."""

    name: ClassVar[str] = "oath"
    law: ClassVar[str] = "oath-czech"
    home: ClassVar[str] = "lexludi.games.oath:GAME"
    bound: ClassVar[int] = 20_000
    outcomes: ClassVar[int] = 256
    laws: ClassVar[Mapping[str, Path]] = {"oath": HERE}
    sagas = Chronicles()
    steps: Mapping[str, Step] = STEPS
    options = OptionCodec(
        Pass, Act, At, Card, Count, Whom, Yes, Give, Want, o.Pile, o.Play, o.Muster, o.Trade, o.Use, o.Suit,
        o.Pawn, o.Warbands, o.Share, o.Peek, o.Space, o.Facedown, o.Vow,
    )  # fmt: skip

    def setup(self, seats: tuple[str, ...], options: dict[str, Any], chance: Chance) -> Oath:
        return set_up(seats, options, chance)

    def before(self, state: State, view: View, ask: Ask, option: Option, lang: str) -> Moment | None:
        from lexludi.games.oath.words.moments import before

        if ask.prompt != HOW_MANY_DICE or not isinstance(option, Count):
            return None
        return before(view, ask, option.count, lang)

    def after(self, view: View, event: Event, lang: str) -> Moment | None:
        if not isinstance(event, RolledDefense | RolledAttack):
            return None
        from lexludi.games.oath.words.moments import after

        return after(event, lang)

    def open_view(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Oath)
        view = state.view(None)
        view["facedown"] = [row.copy() for row in state.hidden]
        view["buried"] = [row.copy() for row in state.buried]
        view["sites"] = state.sites.copy()
        return view

    def inventory(self, state: State) -> Mapping[str, int]:
        """Favor, warbands by colour, and cards of every kind by number; secrets have no limit (Law 9.3.a)."""
        s = state
        assert isinstance(s, Oath)
        favor = s.treasury + sum(s.banks) + sum(s.favor) + sum(s.site_favor) + sum(s.favor_on.values())
        held = {"favor": favor + s.tokens[PEOPLE]}
        for p in range(s.players):
            on_boards = sum(s.board[q] for q in range(s.players) if s.colour(q) == p)
            captive = sum(row[p] for row in s.captives.values())
            held[f"warbands of {s.setting.seats[p]}"] = s.bank[p] + sum(s.force[p]) + on_boards + captive
        rows = (s.deck, *s.discards, *s.cards, *s.advisers, *s.hidden, *s.drawn, s.dispossessed, s.out)
        lying = [card for row in rows for card in row] + [vision for vision in s.vision if vision != NOBODY]
        lying += s.setting.archive
        lying = [
            card for card in lying if not EDIFICES <= card < VISIONS
        ]  # those that are not built are in the Archive
        relics = [relic for row in (s.relic_deck, *s.buried, *s.relics) for relic in row]
        relics += [relic for relic in s.reliquary if relic != NOBODY]
        for name, row in (("cards", lying), ("relics", relics), ("sites", [*s.sites, *s.box])):
            held[name] = len(row)
            held[f"different {name}"] = len(set(row))
        held["denizens"] = len([card for card in lying if card < EDIFICES])
        held["Visions"] = len([card for card in lying if card >= VISIONS])
        return held

    def write(self, state: State) -> str:
        assert isinstance(state, Oath)
        return position.write(state)

    def read(self, text: str) -> Oath:
        return position.read(text)

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Oath)
        return value(state, seat)

    def points(self, state: State) -> Sequence[int]:
        assert isinstance(state, Oath)
        return [state.held(seat) for seat in range(state.players)]

    def numbers(self) -> Numbers:
        from lexludi.games.oath.numbers.oath import NUMBERS

        return NUMBERS

    def names(self, state: State) -> Names:
        return position.option_names()

    def seated(self, state: State, seats: tuple[str, ...]) -> tuple[str, ...]:
        assert isinstance(state, Oath)
        return state.setting.seats

    def open_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """A chronicle that is written out tells how the world deck lies (Law 9.4)."""
        told = dict(options)
        if told.get(WORLD) not in NAMED:
            told.pop(WORLD, None)
        return told

    def turn(self, state: State) -> int:
        assert isinstance(state, Oath)
        return max(0, (state.round - 1) * state.players + state.active + 1) if state.round else 0

    def rounds(self, state: State) -> int:
        assert isinstance(state, Oath)
        return state.round


GAME = OathGame()
