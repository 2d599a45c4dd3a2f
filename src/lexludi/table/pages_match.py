"""Pages around a match: the landing page, set-up, the table itself, invitations, the host's powers."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from lexludi import agents
from lexludi.kernel import catalog
from lexludi.kernel.catalog import Game
from lexludi.kernel.chance import Chance, new_seed
from lexludi.kernel.errors import BadSetup, Unfit
from lexludi.kernel.record import Origin
from lexludi.kernel.version import ENGINE
from lexludi.locale import N_
from lexludi.table import clocks
from lexludi.table import store as st
from lexludi.table.app import Apology, Site, may_watch, site_of
from lexludi.table.guard import number
from lexludi.table.live import ITSELF
from lexludi.table.store import UserRow

CLOCKS = ("", "10m+10s", "20m+15s", "1h+30s", "1d each", "3d each")
QUICK_AGENT = "greedy"
"""Who plays the other seats of a game against bots."""
NEW_MATCHES = (10.0, 0.05)
"""How many matches one client may open at once, and how many a second."""
TICKED = "these"
"""The value of an option whose names are ticked in a list."""
INVITATIONS = (30.0, 0.5)
"""And how many invitations they may open."""


async def landing(request: Request) -> Response:
    """The games there are, and the shortest way into one."""
    site = site_of(request)
    user = await site.accounts.who(request)
    mine = await site.store.run(st.matches_of, user.id, 5) if user is not None else []
    return site.page("landing.html", request, user, games=shown_games(site, request, user), mine=described(mine))


def shown_games(site: Site, request: Request, user: UserRow | None) -> list[dict[str, Any]]:
    """What the pages say of each game that can be played at a table."""
    lang = site.language(request, user).code
    return [game.about(lang) for game in map(catalog.game, catalog.names()) if hasattr(game, "about")]


def described(rows: list[st.MatchRow]) -> list[dict[str, Any]]:
    found = []
    for row in rows:
        origin = msgspec.json.decode(row.origin, type=Origin)
        found.append({"row": row, "game": origin.game, "seats": origin.seats})
    return found


async def new(request: Request) -> Response:
    """The set-up page of a game."""
    site = site_of(request)
    user = await site.accounts.who(request)
    name = request.query_params.get("game", "root")
    about = next((a for a in shown_games(site, request, user) if a["name"] == name), None)
    if about is None:
        raise Apology(404, N_("There is no such game at this table."))
    return setup_page(site, request, user, about, "", {})


def setup_page(
    site: Site, request: Request, user: UserRow | None, about: dict[str, Any], error: str, chosen: dict[str, str]
) -> Response:
    """The form of a new table; if it was refused, with why, and with what was chosen."""
    return site.page(
        "new.html", request, user, 400 if error else 200,
        game=about, agents=agents.names(), clocks=CLOCKS, ticked=TICKED, error=error, chosen=chosen,
    )  # fmt: skip


async def create(request: Request) -> Response:
    """Open a table as its form says; whoever opens it sits down and hosts it."""
    site = site_of(request)
    known = await site.accounts.who(request)
    form = await site.form(request, known)
    site.limit(request, "new", *NEW_MATCHES)
    about = next((a for a in shown_games(site, request, known) if a["name"] == form.get("game", "root")), None)
    if about is None:
        raise Apology(404, N_("There is no such game at this table."))
    try:
        plan = Plan(form)
    except Unfit as error:
        words = catalog.game(about["name"]).words(site.language(request, known).code)
        return setup_page(site, request, known, about, words.refusal(error), form)
    user, fresh = await site.visitor(request)
    match = await plan.open(site, user)
    response = RedirectResponse(f"/t/{match}", 303)
    if fresh:
        site.accounts.remember(response, user)
    return response


class Plan:
    """A new table as its form says: seats `seat-0`, who sits there `who-0` (me, open, or agent:NAME), options."""

    def __init__(self, form: dict[str, str]) -> None:
        game: Any = catalog.game(form.get("game", "root"))
        taken = [(seat_of(form, n, game), form.get(f"who-{n}", "open")) for n in range(12) if form.get(f"seat-{n}")]
        if "quick" in form:
            bot = f"agent:{QUICK_AGENT}"
            taken = [(seat, "me" if seat == form["quick"] else bot) for seat in game.about("en")["line_up"]]
        if "solo" in form:
            taken = [(seat, "me") for seat in game.about("en").get("solo", {}).get("seats", ())]
        options = options_of(form)
        if form.get("seating") == "random":
            secrets.SystemRandom().shuffle(taken)
        self.sitters = [sitter for _, sitter in taken]
        for sitter in self.sitters:
            check_sitter(sitter)
        self.title = form.get("title", "")[:80]
        self.clock = form.get("clock", "")
        self.bank = clocks.read(self.clock).start
        seats = tuple(seat for seat, _ in taken)
        self.origin = Origin(game=game.name, law=game.law, seats=seats, options=options, seed=new_seed())
        game.setup(seats, dict(options), Chance.of(self.origin.seed))

    async def open(self, site: Site, user: UserRow) -> str:
        """Store the match, and begin it if nobody is missing."""
        now = time.time()
        row = {
            "id": st.token(8),
            "origin": msgspec.json.encode(self.origin).decode(),
            "engine": ENGINE,
            "host": user.id,
            "title": self.title,
            "status": "open",
            "watch": st.token(18),
            "clock": self.clock,
            "created": now,
            "moved": now,
        }
        await site.store.run(st.add_match, row, chairs_of(self.origin, self.sitters, user, self.bank))
        live = await site.tables.get(str(row["id"]))
        assert live is not None
        await live.refresh()
        site.tables.play(live)
        return live.id


def options_of(form: dict[str, str]) -> dict[str, Any]:
    """The options of a set-up, as their fields say: `option-map`, and where names are ticked `pick-landmarks-0` …"""
    options: dict[str, Any] = {}
    for key, value in form.items():
        kind, _, name = key.partition("-")
        if kind == "option" and value == TICKED:
            options[name] = ",".join(picked(form, name))
        elif kind == "option" and value:
            options[name] = {"true": True, "false": False}.get(value, value)
    return options


def picked(form: dict[str, str], name: str) -> list[str]:
    """The names ticked for an option, each with the side chosen for it."""
    start = f"pick-{name}-"
    places = [key.removeprefix(start) for key in form if key.startswith(start)]
    return [form[start + place] + form.get(f"side-{name}-{place}", "") for place in places]


def check_sitter(sitter: str) -> None:
    if sitter not in ("me", "open") and sitter.removeprefix("agent:") not in agents.names():
        raise BadSetup("There is no such agent.")


def seat_of(form: dict[str, str], n: int, game: Game) -> str:
    """The seat of a number, as its fields say; one that the rules play may have a kind, a level and traits."""
    seat = form[f"seat-{n}"]
    if not game.plays_itself(seat):
        return seat
    traits = [value for key, value in sorted(form.items()) if key.startswith(f"trait-{n}-")]
    return "".join([seat, form.get(f"kind-{n}", ""), form.get(f"level-{n}", ""), *traits])


def chairs_of(origin: Origin, sitters: list[str], user: UserRow, bank: float) -> list[dict[str, Any]]:
    """Chairs for a new match: the user's, free ones, those of agents, and those where nobody need sit."""
    game = catalog.game(origin.game)
    chairs = []
    for seat, sitter in enumerate(sitters):
        agent = sitter.removeprefix("agent:") if sitter.startswith("agent:") else None
        itself = game.plays_itself(origin.seats[seat])
        chairs.append(
            {
                "seat": seat,
                "user": user.id if sitter == "me" and not itself else None,
                "agent": ITSELF if itself else agent,
                "invite": st.token(18),
                "left": bank,
            }
        )
    return chairs


async def table(request: Request) -> Response:
    """The table: a shell that the client fills from the socket."""
    site = site_of(request)
    user = await site.accounts.who(request)
    live = await site.live(request)
    if live is None:
        raise Apology(404, N_("There is no such table."))
    if not may_watch(live, user, request.query_params.get("watch", "")):
        raise Apology(403, N_("This table is for its players: ask the host for a link."))
    return site.page(
        "table.html", request, user,
        live=live, seats=live.seats_of(user.id if user else None), watch=live.row.watch, agents=agents.names(),
        host=user is not None and user.id == live.row.host, address=site.config.address,
    )  # fmt: skip


async def invitation(request: Request) -> Response:
    """Somebody opens an invitation: GET shows it, POST sits down."""
    site = site_of(request)
    known = await site.accounts.who(request)
    site.limit(request, "invitation", *INVITATIONS)
    invite = request.path_params["invite"]
    if await site.store.run(st.invited, invite, known.id if known else None) is None:
        raise Apology(410, N_("That seat is taken, or the invitation is not valid."))
    if request.method != "POST":
        return site.page("invitation.html", request, known, invite=invite)
    await site.form(request, known)
    user, fresh = await site.visitor(request)
    claimed = await site.store.run(st.claim_chair, invite, user.id)
    if claimed is None:
        raise Apology(410, N_("That seat is taken, or the invitation is not valid."))
    live = await site.tables.get(claimed[0])
    if live is not None:
        await live.refresh()
        site.tables.play(live)
    response = RedirectResponse(f"/t/{claimed[0]}", 303)
    if fresh:
        site.accounts.remember(response, user)
    return response


async def stand_in(request: Request) -> Response:
    """The host lets an agent play for an absent player; the player (or host) takes the seat back."""
    site = site_of(request)
    user = await site.accounts.who(request)
    form = await site.form(request, user)
    live = await site.live(request)
    if live is None or user is None:
        raise Apology(404, N_("There is no such table."))
    seat = number(form.get("seat", ""))
    agent = form.get("agent") or None
    if seat is None or seat >= len(live.chairs) or live.chairs[seat].user is None:
        raise Apology(400, N_("There is no such seat to play for."))
    if user.id != live.row.host and not (live.chairs[seat].user == user.id and agent is None):
        raise Apology(403, N_("Only the host may do that."))
    if agent is not None:
        check_sitter(f"agent:{agent}")
    await site.tables.stand_in(live, seat, agent)
    return RedirectResponse(f"/t/{live.id}", 303)


ROUTES = [
    Route("/", landing),
    Route("/new", new),
    Route("/new", create, methods=["POST"]),
    Route("/t/{match}", table),
    Route("/t/{match}/standin", stand_in, methods=["POST"]),
    Route("/s/{invite}", invitation, methods=["GET", "POST"]),
]
