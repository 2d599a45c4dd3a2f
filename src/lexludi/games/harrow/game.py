"""Harrow County: Protectors and Family, Kammi and Hester, over a county of hexes, haints and storms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from lexludi.games.harrow import position
from lexludi.games.harrow.factions.hester.fire import burnt
from lexludi.games.harrow.position_alone import solo_cards
from lexludi.games.harrow.position_fae import offers_there
from lexludi.games.harrow.position_hester import flames_out
from lexludi.games.harrow.rules import options as o
from lexludi.games.harrow.rules.box.codes import FIRST_UPGRADE, KINDS, OBJECTIVES
from lexludi.games.harrow.rules.box.printed import CUBE_NAMES, KIND_NAMES, TOKEN_NAMES
from lexludi.games.harrow.rules.events import Threw
from lexludi.games.harrow.rules.setup import set_up
from lexludi.games.harrow.rules.state import Harrow
from lexludi.games.harrow.rules.steps import STEPS
from lexludi.games.harrow.rules.value import value
from lexludi.kernel import boxes
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
from lexludi.parts.options import Act, Card, Count, Yes

HERE = Path(__file__).parent


class HarrowGame(HousedGame):
    """Seats are factions: `protectors`, `family`; options: see setup."""

    name: ClassVar[str] = "harrow"
    law: ClassVar[str] = "harrow-1"
    home: ClassVar[str] = "lexludi.games.harrow.game:GAME"
    bound: ClassVar[int] = 20_000
    outcomes: ClassVar[int] = 200
    laws: ClassVar[Mapping[str, Path]] = {"harrow": HERE}
    data = boxes.digest("harrow")
    steps: Mapping[str, Step] = STEPS
    options = OptionCodec(
        Pass, Yes, o.Flip, o.Again, o.Begin, o.Ability, o.Move, o.Spawn, o.Strengthen, o.Attack, o.Hit, o.Unit, o.Hex,
        o.Path, o.Collect, o.Pull, o.Shift, o.Guide, o.Keep, o.Track, o.Gift, o.Lead, o.TrackSide,
        o.Play, o.Use, o.GiveBack, o.Token, o.Drop, o.Unpin, o.Tile, o.Settle, o.Row, o.Pair, o.Figure, o.Bring, o.Swap,
        Act, Card, Count,
        o.Root, o.Deed, o.Reveal, o.Cover, o.Invoke, o.Beget, o.Crawl, o.Colour, o.Infect, o.Rise, o.Side, o.Feast,
        o.Hide, o.Land, o.Nest, o.Lay, o.Lift, o.Quest, o.Enchant, o.Arrow, o.Guess, o.Exchange, o.Ready, o.Carry,
        o.Take, o.Bargain, o.Raid, o.Amount, o.Draw, o.Redraw, o.Wake, o.Symbol,
    )  # fmt: skip

    def setup(self, seats: tuple[str, ...], options: dict[str, Any], chance: Chance) -> Harrow:
        return set_up(seats, options, chance)

    def warnings(self, seats: tuple[str, ...], options: Mapping[str, Any], lang: str) -> list[str]:
        from lexludi.games.harrow.words.about import warnings

        return warnings(seats, options, lang)

    def before(self, state: State, view: View, ask: Ask, option: Option, lang: str) -> Moment | None:
        if not isinstance(option, o.Attack | o.Raid):
            return None
        from lexludi.games.harrow.words.moments import before

        assert isinstance(state, Harrow)
        return before(state, view, ask, option, lang)

    def after(self, view: View, event: Event, lang: str) -> Moment | None:
        if not isinstance(event, Threw):
            return None
        from lexludi.games.harrow.words.moments import after

        return after(view, event, lang)

    def inventory(self, state: State) -> Mapping[str, int]:
        """Haints, cubes, tokens and objectives, wherever they are."""
        s = state
        assert isinstance(s, Harrow)
        held: dict[str, int] = {"wild tokens": s.wild + position.wild_out(s)}
        for seat in s.setting.fighters:
            plates = sum(camp.plate[seat] for camp in s.camps)
            held[f"haints of {s.setting.names[seat]}"] = s.camps[seat].pool + sum(s.haints[seat]) + plates + burnt(s)
        for kind in KINDS:
            held[f"{KIND_NAMES[kind]} tokens"] = s.box[kind] + position.tokens_out(s, kind)
        for colour, n in enumerate(position.cubes_out(s)):
            held[f"{CUBE_NAMES[colour]} cubes"] = s.stock[colour] + n
        held["cards of the solo board"] = solo_cards(s)
        held["offers"] = offers_there(s)
        held["quests"] = len(s.fae.quests.cards + s.fae.quests.discards + s.fae.sought)
        held["cards of the Fair Folk"] = len(s.fae.cards.cards + s.fae.cards.discards + s.fae.hand)
        held["flames"] = s.hester.supply + flames_out(s)
        held["snakes"] = s.hester.snakes + sum(map(sum, s.snakes))
        held["cards of Hester"] = len(s.hester.hand + s.hester.open + s.hester.covered + s.hester.deck.cards)
        for seat, camp in enumerate(s.camps):
            cards = [*camp.hand, *camp.cards.cards, *camp.cards.discards, *camp.played]
            held[f"cards of {s.setting.names[seat]}"] = len(cards)
            held[f"different cards of {s.setting.names[seat]}"] = len(set(cards))
        for kind in range(FIRST_UPGRADE, len(TOKEN_NAMES)):
            if s.family.upgrades(kind):  # it has come into the match
                held[f"{TOKEN_NAMES[kind]} tokens"] = s.family.upgrades(kind)
        tiles = [tile for row in (*s.tiles, *s.flipped, s.tile_pile, s.tile_gone) for tile in row]
        if tiles:
            held["tiles"], held["different tiles"] = len(tiles), len(set(tiles))
        for n in OBJECTIVES:
            held[position.OBJECTIVE_NAMES[n]] = sum(s.objectives[n]) + s.waiting[n].bit_count() + s.gone[n]
        return held

    def write(self, state: State) -> str:
        assert isinstance(state, Harrow)
        return position.write(state)

    def read(self, text: str) -> Harrow:
        return position.read(text)

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Harrow)
        return value(state, seat)

    def points(self, state: State) -> Sequence[int]:
        assert isinstance(state, Harrow)
        return [camp.points for camp in state.camps[: state.players]]

    def numbers(self) -> Numbers:
        from lexludi.games.harrow.numbers.harrow import NUMBERS

        return NUMBERS

    def names(self, state: State) -> Names:
        return position.OPTION_NAMES

    def turn(self, state: State) -> int:
        assert isinstance(state, Harrow)
        return state.round

    def rounds(self, state: State) -> int:
        assert isinstance(state, Harrow)
        return state.round


GAME = HarrowGame()
