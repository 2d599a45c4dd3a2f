"""The application: routes, pages and what they share."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, select_autoescape
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from lexludi.kernel.errors import LexLudiError
from lexludi.kernel.version import ENGINE
from lexludi.locale import CODES, N_, Language, language
from lexludi.table.config import Config
from lexludi.table.door import Doors, one_client
from lexludi.table.guard import Guard, Limits, clean, hosts_of, is_ours, same_origin
from lexludi.table.hands import Busy, Hands
from lexludi.table.matches.live import Live, Watcher
from lexludi.table.matches.moments import Replays
from lexludi.table.matches.strength import strength
from lexludi.table.matches.tables import Tables
from lexludi.table.people.accounts import Accounts, Taken
from lexludi.table.storage import store as st
from lexludi.table.storage.store import Store, UserRow
from lexludi.table.web.sockets import EFFORT, Talk

HERE = Path(__file__).parent
log = logging.getLogger("lexludi.app")

PAGES = (150.0, 15.0)
"""How many pages one client may ask for at once, and how many a second; a household may be behind one address."""
SCRIPT = 0.1
"""What a script or a style costs of that."""
SOCKETS = (400.0, 20.0)
"""How many sockets one client may open at once, and how many a second."""


NAMES = (10.0, 10 / 3600)
"""How often one client, and one person, may hear that a name is taken: at once, and each second."""
LEAST_ROOM = 16 << 20
"""Bytes that must be free beside a SQLite file: with less the next decisions might not be stored."""


class Apology(LexLudiError):
    """A request that gets a page with a sentence instead of what it asked for."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status


class Site:
    """What every handler needs: the store, the tables, accounts, templates and limits."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.database)
        self.tables = Tables(self.store, config)
        self.accounts = Accounts(self.store, config)
        self.replays = Replays()
        self.drawing = Hands("drawing", 1, 16)
        self.replaying = Hands("replaying", 1, 8)
        self.limits = Limits()
        self.known = hosts_of(config.address, config.hosts)
        self.began = time.time()
        self.sockets = 0
        self.doors = Doors()
        self.templates = Environment(
            loader=FileSystemLoader(HERE / "pages"),
            autoescape=select_autoescape(["html"]),
            trim_blocks=True,
            lstrip_blocks=True,
        )

    def language(self, request: HTTPConnection, user: UserRow | None) -> Language:
        """The language somebody chose; before that, the first of the browser's that we speak."""
        if user is not None:
            return language(user.lang)
        chosen = request.cookies.get("lang", "")
        if chosen in CODES:
            return language(chosen)
        for part in request.headers.get("accept-language", "").split(","):
            code = part.split(";")[0].strip()[:2].lower()
            if code in CODES:
                return language(code)
        return language("en")

    def page(self, name: str, request: Request, user: UserRow | None, code: int = 200, **values: Any) -> Response:
        lang = self.language(request, user)
        html = self.templates.get_template(name).render(
            _=lang.gettext,
            ngettext=lang.ngettext,
            figure=lang.figure,
            lang=lang.code,
            languages=CODES,
            user=user,
            token=self.accounts.form_token(user),
            path=request.url.path,
            engine=ENGINE,
            strength=lambda agent: strength(agent, lang),
            **values,
        )
        return HTMLResponse(html, code)

    def sorry(self, request: Request, user: UserRow | None, status: int, text: str) -> Response:
        """An error as a page: one sentence, and where to go next."""
        return self.page("sorry.html", request, user, status, status=status, text=text)

    async def form(self, request: Request, user: UserRow | None) -> dict[str, str]:
        """The fields of a form that one of our own pages sent for this user."""
        form = {key: clean(value) for key, value in (await request.form()).items() if isinstance(value, str)}
        if not self.accounts.check_form(user, form.get("token", "")):
            raise Apology(403, N_("This form is out of date: go back, reload the page and try again."))
        return form

    def limit(self, request: Request, purpose: str, size: float, rate: float, user: UserRow | None = None) -> None:
        """So many at once and so many a second for each client, and for each person from wherever they come."""
        self.limit_for(self.client(request), purpose, size, rate)
        if user is not None:
            self.limit_for(f"user {user.id}", purpose, size, rate)

    def limit_for(self, whom: str, purpose: str, size: float, rate: float) -> None:
        """The same for whatever else is counted."""
        if not self.limits.allow(purpose, whom, size, rate):
            log.warning("limited", extra={"fields": {"purpose": purpose, "client": whom}})
            raise Apology(429, N_("Too many requests; wait a moment."))

    @contextmanager
    def naming(self, request: Request, user: UserRow | None) -> Iterator[None]:
        """Give somebody a name. Few an hour hear that one is taken, so that nobody lists who is here; others go on."""
        self.limit(request, "name", *NAMES, user)
        try:
            yield
        except Taken:
            raise
        except BaseException:
            self.named(request, user)
            raise
        self.named(request, user)

    def named(self, request: Request, user: UserRow | None) -> None:
        for whom in (self.client(request), *([f"user {user.id}"] if user is not None else [])):
            self.limits.give("name", whom)

    def affords(self, client: str, cost: float) -> bool:
        """Whether a client may make so much work through its sockets."""
        return self.limits.allow("effort", client, *EFFORT, cost)

    def answers(self, connection: HTTPConnection) -> bool:
        """Whether a client may ask for one more page."""
        cost = SCRIPT if connection.url.path.startswith("/static/") else 1.0
        return self.limits.allow("page", self.client(connection), *PAGES, cost)

    async def visitor(self, request: Request) -> tuple[UserRow, bool]:
        """The user of a request, and whether it is a guest made just now (who then needs the cookie)."""
        user = await self.accounts.who(request)
        if user is not None:
            return user, False
        return await self.accounts.guest(self.language(request, None)), True

    def client(self, request: HTTPConnection) -> str:
        """Whom limits count: the address a request comes from (behind a proxy, as the proxy says)."""
        if self.config.forwarded:
            forwarded = request.headers.get("x-forwarded-for", "").split(",")[-1].strip()
            if forwarded:
                return one_client(str(forwarded))
        return one_client(request.client.host) if request.client else "unknown"

    async def live(self, request: HTTPConnection) -> Live | None:
        return await self.tables.get(request.path_params["match"])


def site_of(request: HTTPConnection) -> Site:
    site: Site = request.app.state.site
    return site


SORRY = {
    400: N_("That request cannot be understood."),
    403: N_("This request did not come from a page of this server."),
    404: N_("There is nothing here."),
    405: N_("There is nothing here."),
    413: N_("That is more than this server takes."),
    421: N_("This server is not called so. Whoever runs it can name it in LEXLUDI_HOSTS."),
    429: N_("Too many requests; wait a moment."),
    500: N_("Something went wrong here; nothing was changed."),
}


def create_app(config: Config) -> Starlette:
    """The table as an ASGI application."""
    from lexludi.table.web import account as pages_account
    from lexludi.table.web import exports, letters, showcase
    from lexludi.table.web import law as pages_law
    from lexludi.table.web import matches as pages_match
    from lexludi.table.web import sagas as pages_saga
    from lexludi.table.web import upgrades as pages_upgrade

    site = Site(config)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        site.store.open()
        await site.tables.start()
        log.info("open", extra={"fields": {"address": config.address, "engine": ENGINE}})
        try:
            yield
        finally:
            site.drawing.close()
            site.replaying.close()
            await site.tables.stop()
            site.store.close()
            log.info("closed")

    def sorry(request: Request, status: int) -> Response:
        return site.sorry(request, None, status, SORRY[status])

    app = Starlette(
        routes=[
            *pages_match.ROUTES,
            *pages_account.ROUTES,
            *letters.ROUTES,
            *pages_saga.ROUTES,
            *pages_upgrade.ROUTES,
            *exports.ROUTES,
            *pages_law.ROUTES,
            *showcase.ROUTES,
            WebSocketRoute("/t/{match}/socket", socket),
            Route("/lang", choose_language, methods=["POST"]),
            Route("/healthz", healthz),
            Route("/metrics", metrics),
            Mount("/static", StaticFiles(directory=HERE / "static"), name="static"),
        ],
        middleware=[Middleware(Guard, address=config.address, sorry=sorry, affords=site.answers, hosts=site.known)],
        exception_handlers={HTTPException: missing, LexLudiError: refused},
        lifespan=lifespan,
    )
    app.state.site = site
    return app


async def socket(socket: WebSocket) -> None:
    """Open a socket to a table, for the owner of a seat or with the spectators' token."""
    site = site_of(socket)
    if not (is_ours(socket.headers.get("host", ""), site.known) and same_origin(socket, site.config.address)):
        log.warning("foreign origin", extra={"fields": {"origin": socket.headers.get("origin")}})
        await socket.close(4403)
        return
    if not site.limits.allow("socket", site.client(socket), *SOCKETS):
        log.warning("too many sockets", extra={"fields": {"client": site.client(socket)}})
        await socket.close(4429)
        return
    user = await site.accounts.who(socket)
    live = await site.live(socket)
    if live is None:
        await socket.close(4404)
        return
    if not may_watch(live, user, socket.query_params.get("watch", "")):
        log.warning("not invited", extra={"fields": {"match": live.id, "user": user.id if user else None}})
        await socket.close(4403)
        return
    client, who = site.client(socket), user.id if user else None
    if not site.doors.enter(client, who):
        log.warning("too many sockets at once", extra={"fields": {"client": client, "user": who}})
        await socket.close(4429)
        return
    try:
        await hold(site, socket, live, user)
    finally:
        site.doors.leave(client, who)


async def hold(site: Site, socket: WebSocket, live: Live, user: UserRow | None) -> None:
    """Talk for as long as the socket is open."""
    await socket.accept()
    lang = site.language(socket, user)
    name = user.name if user else lang.gettext("spectator")
    watcher = Watcher(user.id if user else None, name, live.seats_of(user.id if user else None), lang.code)
    site.sockets += 1
    try:
        await Talk(socket, site.tables, live, watcher, partial(site.affords, site.client(socket))).run()
    finally:
        site.sockets -= 1


def may_watch(live: Live, user: UserRow | None, token: str) -> bool:
    """Whether somebody may see a match at all: its players, its host, whoever has the spectators' link."""
    if secrets.compare_digest(token.encode(), live.row.watch.encode()):
        return True
    return user is not None and (user.id == live.row.host or bool(live.seats_of(user.id)))


async def choose_language(request: Request) -> Response:
    """Remember a language, in the account if there is one."""
    site = site_of(request)
    form = await request.form()
    code = str(form.get("lang", ""))
    back = clean(str(form.get("back", "/")))
    inside = back.startswith("/") and not back.startswith(("//", "/\\"))
    response = RedirectResponse(back if inside else "/", 303)
    if code in CODES:
        user = await site.accounts.who(request)
        if user is not None:
            await site.store.run(st.update_user, user.id, lang=code)
        response.set_cookie("lang", code, max_age=365 * 86400, httponly=True, samesite="lax", secure=site.config.secure)
    return response


async def healthz(request: Request) -> Response:
    """Whether the server and its database answer, and whether decisions can still be stored."""
    site = site_of(request)
    try:
        await site.store.run(st.find_match, "-")
    except Exception:
        return JSONResponse({"ok": False, "database": False}, 503)
    free = site.store.room()
    if free is not None and free < LEAST_ROOM:
        return JSONResponse({"ok": False, "disk": free}, 507)
    return JSONResponse({"ok": True, "engine": ENGINE})


async def metrics(request: Request) -> Response:
    """Counters in the text format of Prometheus."""
    site = site_of(request)
    tables = site.tables
    values = {
        "lexludi_up_seconds": time.time() - site.began,
        "lexludi_matches_in_memory": len(tables.lives),
        "lexludi_sockets": site.sockets,
        "lexludi_decisions_total": tables.decided,
        "lexludi_refusals_total": tables.refused,
    }
    lines = []
    for name, value in values.items():
        kind = "counter" if name.endswith("_total") else "gauge"
        lines.append(f"# TYPE {name} {kind}\n{name} {value:.10g}\n")
    return PlainTextResponse("".join(lines), media_type="text/plain; version=0.0.4")


async def missing(request: Request, error: Exception) -> Response:
    site = site_of(request)
    status = error.status_code if isinstance(error, HTTPException) else 404
    return site.sorry(request, await site.accounts.who(request), status, SORRY.get(status, SORRY[400]))


async def refused(request: Request, error: Exception) -> Response:
    site = site_of(request)
    status = error.status if isinstance(error, Apology | Busy) else 400
    return site.sorry(request, await site.accounts.who(request), status, str(error))
