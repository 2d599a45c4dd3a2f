"""A new table as its form describes it: who sits where, what was chosen, and the match that follows from it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Mapping
from contextlib import suppress
from functools import cache
from typing import Any

import msgspec

from lexludi.kernel import catalog
from lexludi.kernel.about import About, LineUp, Part
from lexludi.kernel.catalog import Game
from lexludi.kernel.chance import Chance, new_seed
from lexludi.kernel.errors import BadSetup
from lexludi.kernel.record import Origin
from lexludi.kernel.saga import Saga
from lexludi.kernel.version import ENGINE
from lexludi.table.guard import number
from lexludi.table.matches import clocks
from lexludi.table.matches.live import ITSELF
from lexludi.table.storage import store as st
from lexludi.table.storage.store import UserRow

TICKED = "these"
"""The value of an option whose names are ticked in a list."""
QUICK_AGENT = "greedy"
"""Who plays the other seats of a game against bots."""

TUTOR = "random"
"""Who plays the others in a tutorial: by the seed alone, so that it always goes the same."""
STRONG = "search"
"""Who plays there unless somebody chooses otherwise on the landing page: a bot that is no pushover."""
USER = "user:"
"""How a sitter is written who is somebody in particular."""

Form = Mapping[str, str]


class Plan:
    """Seats `seat-0` …, who sits there `who-0` … (me, open, or agent:NAME), options `option-NAME`, a clock and a title.

    Instead of seats a form may name one of the usual line-up, `quick`, or the number of another line-up, `line-up`.
    A `saga` settles some of the options; `people` are users who may be seated, as `user:ID`, because they have played
    in it before. Raises BadSetup if no match can begin so; `allowed` are the agents that may sit down.
    """

    def __init__(
        self, form: Form, game: Game, allowed: Collection[str], saga: Saga | None = None, people: Collection[str] = ()
    ) -> None:
        taken, options = seats_of(form, game), options_of(form)
        self.tutorial = game.about("en").tutorial if "tutorial" in form else None
        if self.tutorial is not None:
            options = dict(self.tutorial.options)
        if form.get("seating") == "random":
            secrets.SystemRandom().shuffle(taken)
        if "line-up" in form:
            options = {**line_up(form, game).options, **options}
        self.sitters = [sitter for _, sitter in taken]
        if saga is not None:
            options |= saga.options()
        for sitter in self.sitters:
            check_sitter(sitter, allowed, people)
        self.title = form.get("title", "")[:80]
        self.clock = form.get("clock", "")
        self.bank = clocks.read(self.clock).start
        seats = tuple(seat for seat, _ in taken)
        self.origin = Origin(
            game=game.name, law=game.law, seats=seats, options=options, seed=self.seed(), data=game.data
        )
        game.setup(seats, dict(options), Chance.of(self.origin.seed))

    def seed(self) -> str:
        """A tutorial always goes the same."""
        return new_seed() if self.tutorial is None else self.tutorial.seed

    def row(self, user: UserRow) -> dict[str, Any]:
        """The match as it is stored."""
        now = time.time()
        return {
            "id": st.token(8),
            "origin": msgspec.json.encode(self.origin).decode(),
            "engine": ENGINE,
            "host": user.id,
            "title": self.title,
            "status": "open",
            "watch": st.token(18),
            "clock": self.clock,
            "unrated": self.tutorial is not None,
            "created": now,
            "moved": now,
        }

    def chairs(self, user: UserRow) -> list[dict[str, Any]]:
        return chairs_of(self.origin, self.sitters, user, self.bank)


def seats_of(form: Form, game: Game) -> list[tuple[str, str]]:
    """The seats that are taken, and who sits there."""
    about = game.about("en")
    if "tutorial" in form:
        if about.tutorial is None:
            raise BadSetup("There is no such line-up.")
        return [(seat, f"agent:{TUTOR}" if n else "me") for n, seat in enumerate(about.tutorial.seats)]
    if "quick" in form:
        others = [seat for seat in about.usual if seat != form["quick"]]
        seats = about.usual if form["quick"] in about.usual else (form["quick"], *others[: len(about.usual) - 1])
        return against_agents(seats, form["quick"], form.get("strength", QUICK_AGENT))
    if "line-up" in form:
        seats = line_up(form, game).seats
        mine = next((seat for seat in seats if not game.plays_itself(seat)), "")
        return against_agents(seats, mine, form.get("strength", QUICK_AGENT))
    rows = [n for n in range(about.most) if form.get(f"seat-{n}")]
    return [(seat_of(form, n, about), form.get(f"who-{n}", "open")) for n in rows]


def line_up(form: Form, game: Game) -> LineUp:
    line_ups = game.about("en").line_ups
    chosen = number(form["line-up"])
    if chosen is None or chosen >= len(line_ups):
        raise BadSetup("There is no such line-up.")
    return line_ups[chosen]


def against_agents(seats: tuple[str, ...], mine: str, agent: str) -> list[tuple[str, str]]:
    """One seat for whoever opens the table, and agents in all others."""
    return [(seat, "me" if seat == mine else f"agent:{agent}") for seat in seats]


@cache
def quick_seats(game: Game) -> tuple[str, ...]:
    """The seats that can be played at once, against the others of the usual line-up."""
    found = []
    for seat in game.about("en").seats:
        if not seat.itself:
            with suppress(BadSetup):
                seats = tuple(name for name, _ in seats_of({"quick": seat.value}, game))
                game.setup(seats, {}, Chance.of("quick"))
                found.append(seat.value)
    return tuple(found)


def seat_of(form: Form, n: int, about: About) -> str:
    """A seat as one types it: its name, then its parts, from the fields `part-0-1` …, or ticked `part-0-2-0` …"""
    name = form[f"seat-{n}"]
    seat = next((seat for seat in about.seats if seat.value == name), None)
    parts = seat.parts if seat is not None else ()
    return name + "".join(part_of(form, f"part-{n}-{k}", part) for k, part in enumerate(parts))


def part_of(form: Form, field: str, part: Part) -> str:
    if not part.several:
        return form.get(field, "")
    return "".join(form.get(f"{field}-{i}", "") for i in range(len(part.values)))


def options_of(form: Form) -> dict[str, Any]:
    """The options of a set-up, as their fields say: `option-map`, and where names are ticked `pick-landmarks-0` …"""
    options: dict[str, Any] = {}
    for key, value in form.items():
        kind, _, name = key.partition("-")
        if kind == "option" and value == TICKED:
            options[name] = ",".join(picked(form, name))
        elif kind == "option" and value:
            options[name] = {"true": True, "false": False}.get(value, value)
    return options


def picked(form: Form, name: str) -> list[str]:
    """The names ticked for an option, each with the side chosen for it."""
    start = f"pick-{name}-"
    places = [key.removeprefix(start) for key in form if key.startswith(start)]
    return [form[start + place] + form.get(f"side-{name}-{place}", "") for place in places]


def check_sitter(sitter: str, allowed: Collection[str], people: Collection[str] = ()) -> None:
    if sitter.startswith(USER):
        if sitter.removeprefix(USER) not in people:
            raise BadSetup("There is no such player.")
    elif sitter not in ("me", "open") and sitter.removeprefix("agent:") not in allowed:
        raise BadSetup("There is no such agent.")


def chairs_of(origin: Origin, sitters: list[str], user: UserRow, bank: float) -> list[dict[str, Any]]:
    """Chairs for a new match: the user's, free ones, those of agents, and those where nobody need sit."""
    game = catalog.game(origin.game)
    chairs = []
    for seat, sitter in enumerate(sitters):
        agent = sitter.removeprefix("agent:") if sitter.startswith("agent:") else None
        itself = game.plays_itself(origin.seats[seat])
        person = user.id if sitter == "me" else sitter.removeprefix(USER) if sitter.startswith(USER) else None
        chairs.append(
            {
                "seat": seat,
                "user": None if itself else person,
                "agent": ITSELF if itself else agent,
                "invite": st.token(18),
                "left": bank,
            }
        )
    return chairs
