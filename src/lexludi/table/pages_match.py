"""Pages around a match: the landing page, set-up, the table itself, invitations, the host's powers."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from lexludi import agents
from lexludi.kernel import catalog
from lexludi.kernel.chance import Chance, new_seed
from lexludi.kernel.errors import BadSetup, LexLudiError
from lexludi.kernel.record import Origin
from lexludi.kernel.version import ENGINE
from lexludi.table import clocks
from lexludi.table import store as st
from lexludi.table.app import Site, site_of
from lexludi.table.live import Live
from lexludi.table.store import UserRow

CLOCKS = ("", "10m+10s", "20m+15s", "1h+30s", "1d each", "3d each")
QUICK_AGENT = "greedy"
"""Who plays the other seats of a game against bots."""
NEW_MATCHES = (10.0, 0.05)
"""How many matches one client may open at once, and how many a second."""


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
        return site.sorry(request, user, 404, "There is no such game at this table.")
    return site.page(
        "new.html", request, user, game=about, agents=agents.names(), clocks=CLOCKS, error="", chosen={}
    )


async def create(request: Request) -> Response:
    """Open a table as its form says; whoever opens it sits down and hosts it."""
    site = site_of(request)
    known = await site.accounts.who(request)
    form = await request.form()
    if not site.accounts.check_form(known, str(form.get("token", ""))):
        return site.sorry(request, known, 403, "This form is out of date: go back, reload the page and try again.")
    if not site.limits.allow("new", site.client(request), *NEW_MATCHES):
        return site.sorry(request, known, 429, "That is many tables at once; wait a minute.")
    user, fresh = await site.visitor(request)
    try:
        match = await open_table(site, user, form)
    except LexLudiError as error:
        about = next(a for a in shown_games(site, request, user) if a["name"] == str(form.get("game", "root")))
        return site.page(
            "new.html", request, user, 400,
            game=about, agents=agents.names(), clocks=CLOCKS, error=str(error), chosen=dict(form),
        )  # fmt: skip
    response = RedirectResponse(f"/t/{match}", 303)
    if fresh:
        site.accounts.remember(response, user)
    return response


async def open_table(site: Site, user: UserRow, form: FormData) -> str:
    """Store a new match from a form: seats `seat-0`, who sits there `who-0` (me, open, or agent:NAME), options."""
    game = catalog.game(str(form.get("game", "root")))
    seats, sitters = [], []
    if "quick" in form:
        seats = list(game.about("en")["line_up"])  # type: ignore[attr-defined]
        sitters = ["me" if seat == form["quick"] else f"agent:{QUICK_AGENT}" for seat in seats]
    for n in range(12):
        seat = str(form.get(f"seat-{n}", ""))
        if seat:
            seats.append(seat)
            sitters.append(str(form.get(f"who-{n}", "open")))
    options = {}
    for key, value in form.items():
        if key.startswith("option-") and value != "":
            options[key[7:]] = {"true": True, "false": False}.get(str(value), str(value))
    if options.pop("seating", "given") == "random":
        pairs = list(zip(seats, sitters, strict=True))
        secrets.SystemRandom().shuffle(pairs)
        seats, sitters = [seat for seat, _ in pairs], [sitter for _, sitter in pairs]
    clock = str(form.get("clock", ""))
    bank = clocks.read(clock).start
    origin = Origin(game=game.name, law=game.law, seats=tuple(seats), options=options, seed=new_seed())
    state = game.setup(origin.seats, dict(options), Chance.of(origin.seed))
    if state is None:
        raise BadSetup("That cannot be set up.")
    chairs = []
    for n, sitter in enumerate(sitters):
        agent = sitter.removeprefix("agent:") if sitter.startswith("agent:") else None
        if agent is not None and agent not in agents.names():
            raise BadSetup(f"There is no agent called {agent!r}.")
        mine = user.id if sitter == "me" else None
        chairs.append({"seat": n, "user": mine, "agent": agent, "invite": st.token(18), "left": bank})
    now = time.time()
    row = {
        "id": st.token(8),
        "origin": msgspec.json.encode(origin).decode(),
        "engine": ENGINE,
        "host": user.id,
        "title": " ".join(str(form.get("title", "")).split())[:80],
        "status": "open",
        "watch": st.token(18),
        "clock": clock,
        "created": now,
        "moved": now,
    }
    await site.store.run(st.add_match, row, chairs)
    live = await site.tables.get(str(row["id"]))
    assert live is not None
    await live.refresh()
    site.tables.play(live)
    return live.id


async def table(request: Request) -> Response:
    """The table: a shell that the client fills from the socket."""
    site = site_of(request)
    user = await site.accounts.who(request)
    live = await site.live(request)
    if live is None:
        return site.sorry(request, user, 404, "There is no such table.")
    seats = live.seats_of(user.id if user else None)
    watching = request.query_params.get("watch", "") == live.row.watch
    host = user is not None and user.id == live.row.host
    if not seats and not watching and not host:
        return site.sorry(request, user, 403, "This table is for its players: ask the host for a link.")
    return site.page(
        "table.html", request, user,
        live=live, seats=seats, host=host, watch=live.row.watch, agents=agents.names(), address=site.config.address,
    )  # fmt: skip


async def invitation(request: Request) -> Response:
    """Somebody opens an invitation: GET shows it, POST sits down."""
    site = site_of(request)
    known = await site.accounts.who(request)
    invite = request.path_params["invite"]
    if request.method == "GET":
        return site.page("invitation.html", request, known, invite=invite)
    form = await request.form()
    if not site.accounts.check_form(known, str(form.get("token", ""))):
        return site.sorry(request, known, 403, "This form is out of date: go back, reload the page and try again.")
    user, fresh = await site.visitor(request)
    claimed = await site.store.run(st.claim_chair, invite, user.id)
    if claimed is None:
        return site.sorry(request, known, 410, "That seat is taken, or the invitation is not valid.")
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
    live = await site.live(request)
    form = await request.form()
    if live is None or user is None or not site.accounts.check_form(user, str(form.get("token", ""))):
        return site.sorry(request, user, 403, "This form is out of date: go back, reload the page and try again.")
    seat = int(str(form.get("seat", "-1"))) if str(form.get("seat", "")).isdigit() else -1
    agent = str(form.get("agent", "")) or None
    if not 0 <= seat < len(live.chairs) or live.chairs[seat].agent is not None:
        return site.sorry(request, user, 400, "There is no such seat to play for.")
    owner = live.chairs[seat].user == user.id
    if user.id != live.row.host and not (owner and agent is None):
        return site.sorry(request, user, 403, "Only the host may do that.")
    if agent is not None and agent not in agents.names():
        return site.sorry(request, user, 400, "There is no such agent.")
    await site.tables.stand_in(live, seat, agent)
    return RedirectResponse(f"/t/{live.id}", 303)


def may_watch(live: Live, user: UserRow | None, token: str) -> bool:
    """Whether somebody may see a match at all: its players, its host, whoever has the spectators' link."""
    if token == live.row.watch:
        return True
    return user is not None and (user.id == live.row.host or bool(live.seats_of(user.id)))


ROUTES = [
    Route("/", landing),
    Route("/new", new),
    Route("/new", create, methods=["POST"]),
    Route("/t/{match}", table),
    Route("/t/{match}/standin", stand_in, methods=["POST"]),
    Route("/s/{invite}", invitation, methods=["GET", "POST"]),
]
