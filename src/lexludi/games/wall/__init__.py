"""The Great Wall: clans that hold a wall against hordes, and compete for honor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from lexludi.games.wall import position
from lexludi.games.wall.rules import options as o
from lexludi.games.wall.rules.box.codes import LOCATIONS, SOLDIERS
from lexludi.games.wall.rules.box.printed import SOLDIER_NAMES
from lexludi.games.wall.rules.ending import final_honor
from lexludi.games.wall.rules.setup import set_up
from lexludi.games.wall.rules.state import Wall
from lexludi.games.wall.rules.steps import STEPS
from lexludi.games.wall.rules.value import value
from lexludi.kernel.about import About, Score, Setup
from lexludi.kernel.catalog import Game, Step
from lexludi.kernel.chance import Chance
from lexludi.kernel.options import Names, OptionCodec, Pass
from lexludi.kernel.state import State
from lexludi.kernel.words import View, Words
from lexludi.parts.options import At, Card, Yes

HERE = Path(__file__).parent


class WallGame(Game):
    """Seats are clans: `dragon`, `snake`, `monkey`, `turtle`; options: see setup."""

    name: ClassVar[str] = "wall"
    law: ClassVar[str] = "wall-2.0"
    home: ClassVar[str] = "lexludi.games.wall:GAME"
    bound: ClassVar[int] = 5_000
    laws: ClassVar[Mapping[str, Path]] = {"wall": HERE}
    steps: Mapping[str, Step] = STEPS
    options = OptionCodec(
        Pass, Yes, At, Card, o.Take, o.Command, o.Space, o.Clerk, o.Goods, o.Mix, o.Recruit, o.Cover, o.Charge,
        o.Shoot, o.Man, o.Station, o.Build, o.Route, o.Shift, o.Promote, o.Under, o.Onto, o.Hire, o.HireClerk,
        o.Reclaim, o.Attack,
    )  # fmt: skip

    def setup(self, seats: tuple[str, ...], options: dict[str, Any], chance: Chance) -> Wall:
        return set_up(seats, options, chance)

    def setups(self, count: int, seed: int = 0) -> list[Setup]:
        from lexludi.games.wall.setups import setups

        return setups(count, seed)

    def about(self, lang: str) -> About:
        from lexludi.games.wall.words.about import about  # playouts need no catalogues

        return about(lang)

    def words(self, language: str) -> Words:
        from lexludi.games.wall.words.speaker import words

        return words(language)

    def scores(self, view: View, lang: str) -> list[Score]:
        from lexludi.games.wall.words.about import scores

        return scores(view, lang)

    def inventory(self, state: State) -> Mapping[str, int]:
        """Clerks and soldiers of every clan, shame tokens, and cards of every kind."""
        s = state
        assert isinstance(s, Wall)
        held: dict[str, int] = {}
        for clan, name in enumerate(s.setting.seats):
            held[f"clerks of {name}"] = s.clerks[clan] + s.unhired[clan] + sum(s.at[p][clan] for p in LOCATIONS)
            for kind in SOLDIERS:
                held[f"{SOLDIER_NAMES[kind]} of {name}"] = s.soldiers(clan, kind)
        tokens = s.shame_bank + s.shame_gone + sum(map(sum, s.shamed)) + sum(map(sum, s.stains))
        held["shame"] = tokens
        rows = {
            "hordes": [*s.horde_deck.cards, *s.horde_deck.discards, *(c for row in s.claimed for c in row)]
            + [horde.card for row in s.hordes for horde in row],
            "advisors": [*s.advisor_deck.cards, *s.advisor_deck.discards, *s.offer]
            + [card for rows in (s.advisors, s.support, s.dealt_advisors) for row in rows for card in row],
            "tactics": [*s.tactic_deck.cards, *s.tactic_deck.discards, *(c for row in s.tactics for c in row)],
            "generals": [*s.boxed_generals, *(c for row in s.dealt_generals for c in row)]
            + [card for card in s.general if card >= 0],
        }
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
        return final_honor(state)

    def names(self, state: State) -> Names:
        return position.option_names()

    def turn(self, state: State) -> int:
        assert isinstance(state, Wall)
        return state.year

    def rounds(self, state: State) -> int:
        assert isinstance(state, Wall)
        return state.year


GAME = WallGame()
