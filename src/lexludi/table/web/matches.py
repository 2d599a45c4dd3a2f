"""Pages around a match: the landing page, set-up, the table itself, invitations, the host's powers."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from lexludi.kernel import catalog
from lexludi.kernel.catalog import Game
from lexludi.kernel.errors import Said, UnknownGame
from lexludi.kernel.record import Origin
from lexludi.locale import N_, Language
from lexludi.table.app import Apology, Site, may_watch, site_of
from lexludi.table.guard import clean, number
from lexludi.table.matches import clocks
from lexludi.table.matches.live import ITSELF
from lexludi.table.matches.plan import QUICK_AGENT, STRONG, TICKED, USER, Form, Plan, check_sitter, quick_seats
from lexludi.table.matches.strength import strength
from lexludi.table.people.accounts import BadAccount
from lexludi.table.storage import sagas
from lexludi.table.storage import store as st
from lexludi.table.storage.sagas import LONGEST_NAME, Book, Busy
from lexludi.table.storage.store import UserRow
from lexludi.table.web import qr
from lexludi.table.web.shelf import NOBODY, STRING, again, book_of, settled
from lexludi.table.web.upgrades import rift_page

MODULES = (
    "arrange", "board", "choice", "decision", "dom", "dusk", "ending", "log", "moment", "overlay", "pan", "people",
    "picture", "places", "reader", "settings", "signal", "wire",
)  # fmt: skip
"""The scripts of the table, fetched at once and not one after another."""
NEW_MATCHES = (10.0, 0.05)
"""How many matches one client, and one person, may open at once, and how many a second."""
CHECKS = (60.0, 5.0)
"""And how often they may have a set-up looked at."""
INVITATIONS = (30.0, 0.5)
"""And how many invitations they may open."""


async def landing(request: Request) -> Response:
    """The games there are, and the shortest way into one."""
    site = site_of(request)
    user = await site.accounts.who(request)
    mine = await site.store.run(st.matches_of, user.id, 5) if user is not None else []
    lang = site.language(request, user).code
    games = [catalog.game(name).about(lang) for name in catalog.names()]
    quick = {name: await asyncio.to_thread(quick_seats, catalog.game(name)) for name in catalog.names()}
    agents, strong = site.config.agents, STRONG
    return site.page(
        "landing.html", request, user,
        games=games, quick=quick, agents=agents, strong=strong, mine=described(mine, lang),
    )  # fmt: skip


def described(rows: list[st.MatchRow], lang: str) -> list[dict[str, Any]]:
    """Matches as lists of them show; those of a game that is no longer installed by the name it had."""
    found = []
    for row in rows:
        try:
            origin = msgspec.json.decode(row.origin, type=Origin)
        except msgspec.MsgspecError:  # one broken row hides no other match
            found.append({"row": row, "game": "?", "seats": []})
            continue
        about = catalog.game(origin.game).about(lang) if origin.game in catalog.names() else None
        title = about.title if about else origin.game
        seats = [about.called(seat) if about else seat for seat in origin.seats]
        found.append({"row": row, "game": title, "seats": seats})
    return found


def game_of(name: str) -> Game:
    """The game of that name, if it is played here."""
    try:
        return catalog.game(name)
    except UnknownGame:
        raise Apology(404, N_("There is no such game at this table.")) from None


async def new(request: Request) -> Response:
    """The set-up page of a game; of no game in particular, the page that shows them all."""
    site = site_of(request)
    user = await site.accounts.who(request)
    name, chosen = request.query_params.get("game", ""), {}
    if not name:
        return RedirectResponse("/", 303)
    game, form = game_of(name), {"saga": clean(request.query_params.get("saga", ""))}
    book, people = await book_of(site, form, game, user)
    if book is not None and not book.fresh:
        chosen = await again(site, book, user)
    return setup_page(site, request, user, game, "", chosen, book, people)


def setup_page(
    site: Site,
    request: Request,
    user: UserRow | None,
    game: Game,
    error: str,
    chosen: Form,
    book: Book | None = None,
    people: Mapping[str, str] = NOBODY,
) -> Response:
    """The form of a new table, perhaps as the next of a saga; if it was refused, with why, and with what was chosen."""
    about = game.about(site.language(request, user).code)
    goes_on = book is not None and not book.fresh
    parts = {} if goes_on else {seat.value: msgspec.to_builtins(seat.parts) for seat in about.seats if seat.parts}
    others = {person: name for person, name in people.items() if user is None or person != user.id}
    return site.page(
        "new.html", request, user, 400 if error else 200,
        game=about, parts=parts, agents=site.config.agents, agent=QUICK_AGENT, clocks=clocks.WORDS, ticked=TICKED,
        error=error, chosen=chosen, book=book if goes_on else None, people=others, sagas=game.sagas,
        settled=sorted(settled(game, goes_on)), longest=LONGEST_NAME,
    )  # fmt: skip


async def check(request: Request) -> Response:
    """What there is to say of a table before it is opened: why it cannot be so, or what to think of."""
    site = site_of(request)
    user = await site.accounts.who(request)
    site.limit(request, "check", *CHECKS, user)
    form = {key: clean(value) for key, value in request.query_params.items()}
    form[STRING] = request.query_params.get(STRING, "")
    game, lang = game_of(form.get("game", "")), site.language(request, user)
    try:
        book, people = await book_of(site, form, game, user)
        plan = Plan(form, game, site.config.agents, book.saga if book else None, people)
    except Said as error:
        return JSONResponse([refusal(game, error, lang)])
    return JSONResponse(game.warnings(plan.origin.seats, plan.origin.options, lang.code))


def refusal(game: Game, error: Said, lang: Language) -> str:
    """Why a match cannot begin so, or a saga cannot be read: in the words of the game, if it has any for that."""
    return game.words(lang.code).refusal(error) or lang.gettext(error.message, **error.values)


async def create(request: Request) -> Response:
    """Open a table as its form says; whoever opens it sits down and hosts it."""
    site = site_of(request)
    known = await site.accounts.who(request)
    form = await site.form(request, known)
    site.limit(request, "new", *NEW_MATCHES, known)
    form[STRING] = str((await request.form()).get(STRING, ""))  # a save string counts its spaces
    game, book, people = game_of(form.get("game", "")), None, NOBODY
    try:
        book, people = await book_of(site, form, game, known)
        plan = Plan(form, game, site.config.agents, book.saga if book else None, people)
    except Said as error:
        why = refusal(game, error, site.language(request, known))
        return setup_page(site, request, known, game, why, form, book, people)
    user, fresh = await site.visitor(request)
    with suppress(BadAccount, Apology), site.naming(request, known):  # a name that will not do refuses no table
        user = await site.accounts.call(user, form.get("name", ""))
    match = await open_table(site, plan, user, book)
    response = RedirectResponse(f"/t/{match}", 303)
    if fresh:
        await site.accounts.remember(response, user)
    return response


async def open_table(site: Site, plan: Plan, user: UserRow, book: Book | None) -> str:
    """Store the match, with its place in a saga if it has one, and begin it if nobody is missing."""
    row = plan.row(user)
    if book is None:
        await site.store.run(st.add_match, row, plan.chairs(user))
    else:
        try:
            await site.store.run(sagas.add_match, row, plan.chairs(user), book)
        except Busy as busy:
            raise Apology(409, busy.message) from None
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
        raise Apology(404, N_("There is no such table."))
    if not may_watch(live, user, request.query_params.get("watch", "")):
        raise Apology(403, N_("This table is for its players: ask the host for a link."))
    if live.rift is not None or live.row.status == "closed":
        return rift_page(site, request, user, live)
    seats, host = live.seats_of(user.id if user else None), user is not None and user.id == live.row.host
    saga = await site.store.run(sagas.saga_of, live.id) if seats or host else None
    about = live.game.about(site.language(request, user).code)
    names = dict.fromkeys(live.origin.seats[seat] for seat in seats)
    guides = [(name, known.guide) for name in names for known in about.seats if known.guide and fits(name, known.value)]
    return site.page(
        "table.html", request, user, modules=MODULES, guides=guides,
        live=live, seats=seats, watch=live.row.watch, agents=site.config.agents,
        host=host, address=site.config.address, about=about, saga=saga,
    )  # fmt: skip


def fits(seat: str, known: str) -> bool:
    """Whether a seat as it was typed is that one: `vagabond:thief` is a `vagabond`."""
    return seat == known or seat.startswith(f"{known}:")


async def guide(request: Request) -> Response:
    """What a newcomer should know of a game."""
    site = site_of(request)
    user = await site.accounts.who(request)
    about = game_of(request.path_params["game"]).about(site.language(request, user).code)
    if not about.guide:
        raise Apology(404, N_("There is no guide to this game."))
    return site.page("guide.html", request, user, game=about)


async def invitation(request: Request) -> Response:
    """Somebody opens an invitation: GET shows it, POST sits down."""
    site = site_of(request)
    known = await site.accounts.who(request)
    site.limit(request, "invitation", *INVITATIONS, known)
    invite = request.path_params["invite"]
    invited = await site.store.run(st.invited, invite, known.id if known else None)
    if invited is None:
        raise Apology(410, N_("That seat is taken, or the invitation is not valid."))
    if request.method != "POST":
        return await invitation_page(site, request, known, invite, *invited)
    form = await site.form(request, known)
    user, fresh = await site.visitor(request)
    try:
        with site.naming(request, known):
            user = await site.accounts.call(user, form.get("name", ""))
    except BadAccount as error:
        return await invitation_page(site, request, known, invite, *invited, error=str(error))
    claimed = await site.store.run(st.claim_chair, invite, user.id)
    if claimed is None:
        raise Apology(410, N_("That seat is taken, or the invitation is not valid."))
    live = await site.tables.get(claimed[0])
    if live is not None:
        await live.refresh()
        site.tables.play(live)
    response = RedirectResponse(f"/t/{claimed[0]}", 303)
    if fresh:
        await site.accounts.remember(response, user)
    return response


async def invitation_page(
    site: Site, request: Request, user: UserRow | None, invite: str, match: str, seat: int, error: str = ""
) -> Response:
    """Which game, who invites, which seat, and who else sits there."""
    live = await site.tables.get(match)
    if live is None:
        raise Apology(410, N_("That seat is taken, or the invitation is not valid."))
    lang = site.language(request, user)
    about = live.game.about(lang.code)
    seats = live.origin.seats
    host = await site.store.run(st.find_user, live.row.host)
    others = [(about.called(seats[c.seat]), sitter(c, lang)) for c in live.chairs if c.seat != seat]
    known = [known for known in about.seats if seats[seat].startswith(known.value)]
    return site.page(
        "invitation.html", request, user, 400 if error else 200,
        invite=invite, about=about, title=live.row.title, host=host.name if host else lang.gettext("Somebody"),
        seat=about.called(seats[seat]), seat_text=known[0].text if known else "", others=others, error=error,
    )  # fmt: skip


def sitter(chair: st.ChairRow, lang: Language) -> str:
    """Who sits on a chair, in words."""
    if chair.agent == ITSELF:
        return lang.gettext("plays by its own rules")
    if chair.agent:
        return strength(chair.agent, lang)
    return chair.name or lang.gettext("free seat")


async def invitation_code(request: Request) -> Response:
    """The invitation to a seat as a code that a phone reads; only whoever hosts the table sees it."""
    site = site_of(request)
    user = await site.accounts.who(request)
    live, seat = await site.live(request), number(request.path_params["seat"])
    if live is None or user is None or user.id != live.row.host or seat is None or seat >= len(live.chairs):
        raise Apology(404, N_("There is nothing here."))
    drawn = qr.drawn(f"{site.config.address}/s/{live.chairs[seat].invite}")
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


async def rematch(request: Request) -> Response:
    """The same game with the same people and bots, each in their seat."""
    site = site_of(request)
    user = await site.accounts.who(request)
    await site.form(request, user)
    live = await site.live(request)
    if live is None or user is None or not live.seats_of(user.id) or live.row.status != "over":
        raise Apology(404, N_("There is no such table."))
    site.limit(request, "new", *NEW_MATCHES, user)
    form = {"game": live.origin.game, "title": live.row.title, "clock": live.row.clock}
    people = {c.user for c in live.chairs if c.user}
    for chair, seat in zip(live.chairs, live.origin.seats, strict=True):
        form[f"seat-{chair.seat}"] = seat
        form[f"who-{chair.seat}"] = (
            f"{USER}{chair.user}" if chair.user else f"agent:{chair.agent}" if chair.agent else "open"
        )
        if chair.agent == ITSELF:
            form[f"who-{chair.seat}"] = "open"
    options = {
        f"option-{name}": str(value).lower() if isinstance(value, bool) else str(value)
        for name, value in live.origin.options.items()
    }
    try:
        plan = Plan({**options, **form}, live.game, site.config.agents, None, people)
    except Said as error:
        raise Apology(400, refusal(live.game, error, site.language(request, user))) from None
    return RedirectResponse(f"/t/{await open_table(site, plan, user, None)}", 303)


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
        check_sitter(f"agent:{agent}", site.config.agents)
        if live.present(seat) and live.chairs[seat].user != user.id:
            raise Apology(409, N_("That player is at the table: nobody plays for somebody who is there."))
        await site.store.run(st.leave_unrated, live.id)
    await site.tables.stand_in(live, seat, agent)
    return RedirectResponse(f"/t/{live.id}", 303)


ROUTES = [
    Route("/", landing),
    Route("/new", new),
    Route("/new", create, methods=["POST"]),
    Route("/new/check", check),
    Route("/t/{match}", table),
    Route("/t/{match}/invite-{seat}.svg", invitation_code),
    Route("/t/{match}/rematch", rematch, methods=["POST"]),
    Route("/t/{match}/standin", stand_in, methods=["POST"]),
    Route("/guide/{game}", guide),
    Route("/s/{invite}", invitation, methods=["GET", "POST"]),
]
