"""The Great Wall: clans that hold a wall against hordes, and compete for honor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from lexludi.games.wall import position
from lexludi.games.wall.cards.declared import declare_all
from lexludi.games.wall.rules import options as o
from lexludi.games.wall.rules.box.codes import LOCATIONS, SOLDIERS
from lexludi.games.wall.rules.box.printed import SOLDIER_NAMES
from lexludi.games.wall.rules.ending import final_honor
from lexludi.games.wall.rules.events import Assaulted
from lexludi.games.wall.rules.setup import set_up
from lexludi.games.wall.rules.state import Wall
from lexludi.games.wall.rules.steps import STEPS
from lexludi.games.wall.rules.value import value
from lexludi.kernel import boxes
from lexludi.kernel.catalog import Step
from lexludi.kernel.chance import Chance
from lexludi.kernel.events import Event
from lexludi.kernel.housed import HousedGame
from lexludi.kernel.moment import Moment
from lexludi.kernel.numbers import Numbers
from lexludi.kernel.options import Names, OptionCodec, Pass
from lexludi.kernel.state import State
from lexludi.kernel.words import View
from lexludi.parts.options import At, Card, Count, Whom, Yes

HERE = Path(__file__).parent
declare_all()


class WallGame(HousedGame):
    """Seats are clans: `dragon`, `snake`, `monkey`, `turtle`; options: see setup."""

    name: ClassVar[str] = "wall"
    law: ClassVar[str] = "wall-2.0"
    home: ClassVar[str] = "lexludi.games.wall.game:GAME"
    bound: ClassVar[int] = 5_000
    outcomes: ClassVar[int] = 64
    laws: ClassVar[Mapping[str, Path]] = {"wall": HERE}
    data = boxes.digest("wall")
    steps: Mapping[str, Step] = STEPS
    options = OptionCodec(
        Pass, Yes, At, Card, o.Take, o.Command, o.Space, o.Clerk, o.Goods, o.Mix, o.Recruit, o.Cover, o.Charge,
        o.Shoot, o.Man, o.Fight, o.Play, o.Rest, o.Rescue, o.Omen, o.Station, o.Build, o.Route, o.Shift, o.Promote,
        o.Under, o.Onto, o.Hire, o.HireClerk, o.Dismiss, o.Repent, o.Fulfil, o.Sacrifice, o.SendAway, o.PartWith, Count,
        Whom, o.Reclaim, o.Attack,
    )  # fmt: skip

    def setup(self, seats: tuple[str, ...], options: dict[str, Any], chance: Chance) -> Wall:
        return set_up(seats, options, chance)

    def warnings(self, seats: tuple[str, ...], options: Mapping[str, Any], lang: str) -> list[str]:
        from lexludi.games.wall.words.about import warnings

        return warnings(seats, options, lang)

    def after(self, view: View, event: Event, lang: str) -> Moment | None:
        if not isinstance(event, Assaulted):
            return None
        from lexludi.games.wall.words.moments import after

        return after(view, event, lang)

    def inventory(self, state: State) -> Mapping[str, int]:
        """Clerks and soldiers of every clan, shame tokens, and cards of every kind."""
        s = state
        assert isinstance(s, Wall)
        held: dict[str, int] = {}
        for clan, name in enumerate(s.setting.names):
            held[f"clerks of {name}"] = (
                s.clerks[clan] + s.unhired[clan] + sum(s.at[p][clan] for p in LOCATIONS) + s.court.lost_clerks[clan]
            )
            for kind in SOLDIERS:
                held[f"{SOLDIER_NAMES[kind]} of {name}"] = s.soldiers(clan, kind)
        tokens = s.shame_bank + s.shame_gone + sum(map(sum, s.shamed)) + sum(map(sum, s.stains))
        held["shame"] = tokens
        rows = {
            "hordes": [*s.horde_deck.cards, *s.horde_deck.discards, *(c for row in s.claimed for c in row)]
            + [horde.card for row in s.hordes for horde in row],
            "advisors": [*s.advisor_deck.cards, *s.advisor_deck.discards, *s.offer, *s.court.boxed_advisors]
            + [card for rows in (s.advisors, s.support, s.dealt_advisors) for row in rows for card in row],
            "tactics": [*s.tactic_deck.cards, *s.tactic_deck.discards, *(c for row in s.tactics for c in row)],
            "generals": [*s.boxed_generals, *(c for row in s.dealt_generals for c in row)]
            + [card for card in s.general if card >= 0],
        }
        if s.setting.cooperative:
            rows["demands"] = [*s.court.demands, *s.court.demand_deck, *s.court.fulfilled]
            rows["events"] = [*s.court.events, *s.court.event_deck]
        for name, row in rows.items():
            held[name] = len(row)
            held[f"different {name}"] = len(set(row))
        return held

    def write(self, state: State) -> str:
        assert isinstance(state, Wall)
        return position.write(state)

    def read(self, text: str) -> Wall:
        return position.read(text)

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Wall)
        return value(state, seat)

    def points(self, state: State) -> Sequence[int]:
        assert isinstance(state, Wall)
        return final_honor(state)[: state.players]

    def numbers(self) -> Numbers:
        from lexludi.games.wall.numbers.wall import NUMBERS

        return NUMBERS

    def names(self, state: State) -> Names:
        return position.option_names()

    def turn(self, state: State) -> int:
        assert isinstance(state, Wall)
        return state.year

    def rounds(self, state: State) -> int:
        assert isinstance(state, Wall)
        return state.year


GAME = WallGame()
