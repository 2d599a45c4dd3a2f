"""A chronicle of Oath: its games one after another, what became of the land, and who ruled it (Law 8).

chronicle = Chronicle.new("The House of Ravens")
match = chronicle.begin(["chancellor", "red", "blue"], seed="1")
...                                        # play it to its end, chronicle and all
chronicle = chronicle.after(match, people=["Ann", "Ben", "Cyd"])
print(*chronicle.tells("en"), sep="\\n")
chronicle.string()                         # for Tabletop Simulator
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import msgspec

from lexludi.games.oath.chronicle import savestring
from lexludi.games.oath.chronicle.exchange import save_of, world_in
from lexludi.games.oath.chronicle.world import FIRST, World, check, restacked, world_of, write_world
from lexludi.games.oath.rules.state import Oath
from lexludi.kernel.about import Chapter
from lexludi.kernel.chance import Chance
from lexludi.kernel.errors import BadSaga
from lexludi.kernel.match import Match
from lexludi.kernel.saga import Saga, Sagas
from lexludi.locale import N_

NAME: Final = "Empire and Exile"
"""What a chronicle is called unless it has a name of its own."""


class Age(msgspec.Struct, frozen=True, kw_only=True):
    """A game that was played: who won it and how, and the world that it began with."""

    world: World
    seats: tuple[str, ...]
    people: tuple[str, ...] = ()
    winner: int
    how: str
    rounds: int

    @property
    def colour(self) -> str:
        """The colour that won."""
        name = self.seats[self.winner]
        return "purple" if name == "chancellor" else name

    @property
    def ruler(self) -> str:
        """Who won, by name if that is known."""
        return self.people[self.winner] if self.winner < len(self.people) else ""


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """A chronicle as it is kept in a file."""

    name: str
    world: World
    ages: tuple[Age, ...] = ()
    before: int = 0
    """How many games were played before those that are told of, as an imported chronicle has them."""
    format: str = "lexludi oath chronicle 1"


class Chronicle(Saga):
    """A chronicle between two games."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept

    @staticmethod
    def new(name: str = "", start: str = "") -> Chronicle:
        """Before its first game: a first game, or one of the others that set-up knows."""
        return Chronicle(Kept(name=name or NAME, world=world_of(start or FIRST)))

    @property
    def name(self) -> str:
        return self.kept.name

    @property
    def world(self) -> World:
        return self.kept.world

    @property
    def ages(self) -> tuple[Age, ...]:
        return self.kept.ages

    @property
    def number(self) -> int:
        return self.kept.before + len(self.kept.ages) + 1

    def options(self) -> dict[str, Any]:
        return {"chronicle": write_world(self.world), "oath": "chronicle", "writing": True}

    def begin(self, seats: Sequence[str], seed: str | int | None = None, track: bool = True, **options: Any) -> Match:
        return Match.new("oath", seats, seed, track, chronicle=write_world(self.world), **options)

    def after(self, match: Match, people: Sequence[str] = ()) -> Chronicle:
        state = match.state
        if not isinstance(state, Oath) or match.origin.options.get("chronicle") != write_world(self.world):
            raise BadSaga(N_("That match is not the next one of this chronicle."))
        if match.result is None or state.legacy is None:
            raise BadSaga(N_("That match has left no world behind: its chronicle is not written."))
        age = Age(
            world=self.world,
            seats=match.seats,
            people=tuple(people),
            winner=state.winner,
            how=state.how,
            rounds=state.round,
        )
        return Chronicle(msgspec.structs.replace(self.kept, world=state.legacy, ages=(*self.kept.ages, age)))

    def sealed(self, chance: Chance) -> Chronicle:
        """The world deck stacked once more (Law 8.8), as likely to lie one way as the other."""
        return Chronicle(msgspec.structs.replace(self.kept, world=restacked(self.world, chance)))

    def seating(self) -> tuple[tuple[str, int], ...]:
        """As the law recommends (1.7.b), the winner is the Chancellor; the old one takes the winner's board."""
        if not self.ages:
            return ()
        last = self.ages[-1]
        boards = [seat.partition(":")[0] for seat in last.seats]
        people = list(range(len(boards)))
        people[0], people[last.winner] = last.winner, 0
        return tuple(zip(boards, people, strict=True))

    def chapters(self, lang: str) -> list[Chapter]:
        from lexludi.games.oath.words.chronicle import chapters  # playouts need no catalogues

        return chapters(self.kept.before, [*self.ages], self.world, lang)

    def dumps(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self.kept), indent=1)

    def string(self) -> str:
        last = self.ages[-1] if self.ages else None
        save = save_of(
            self.world,
            self.name,
            self.number,
            last.world if last else None,
            last.colour if last else "",
            last.ruler if last else "",
        )
        return savestring.write(save)


class Chronicles(Sagas):
    """How chronicles come about."""

    start: ClassVar[str] = "chronicle"

    def new(self, name: str = "", start: str = "") -> Chronicle:
        return Chronicle.new(name, start)

    def loads(self, kept: bytes) -> Chronicle:
        try:
            found = msgspec.json.decode(kept, type=Kept)
        except msgspec.DecodeError as error:
            raise BadSaga(N_("The file holds no chronicle: {error}."), error=str(error)) from None
        check(found.world)
        return Chronicle(found)

    def read(self, string: str) -> Chronicle:
        save = savestring.read(string)
        return Chronicle(Kept(name=save.name, world=check(world_in(save)), before=max(0, save.game - 1)))
