"""The application: routes, pages and what they share."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, select_autoescape
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from lexludi.kernel.errors import LexLudiError
from lexludi.kernel.version import ENGINE
from lexludi.locale import CODES, Language, language
from lexludi.table import store as st
from lexludi.table.accounts import Accounts
from lexludi.table.config import Config
from lexludi.table.guard import Guard, Limits
from lexludi.table.live import Live, Watcher
from lexludi.table.sockets import Talk, same_origin
from lexludi.table.store import Store, UserRow
from lexludi.table.tables import Tables

HERE = Path(__file__).parent
log = logging.getLogger("lexludi.app")


class Site:
    """What every handler needs: the store, the tables, accounts, templates and limits."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.database)
        self.tables = Tables(self.store, config)
        self.accounts = Accounts(self.store, config)
        self.limits = Limits()
        self.began = time.time()
        self.sockets = 0
        self.templates = Environment(
            loader=FileSystemLoader(HERE / "pages"),
            autoescape=select_autoescape(["html"]),
            trim_blocks=True,
            lstrip_blocks=True,
        )

    def language(self, request: Any, user: UserRow | None) -> Language:
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
            lang=lang.code,
            languages=CODES,
            user=user,
            token=self.accounts.form_token(user),
            path=request.url.path,
            engine=ENGINE,
            **values,
        )
        return HTMLResponse(html, code)

    def sorry(self, request: Request, user: UserRow | None, status: int, text: str) -> Response:
        """An error as a page: one sentence, and where to go next."""
        return self.page("sorry.html", request, user, status, status=status, text=text)

    async def visitor(self, request: Request) -> tuple[UserRow, bool]:
        """The user of a request, and whether it is a guest made just now (who then needs the cookie)."""
        user = await self.accounts.who(request)
        if user is not None:
            return user, False
        return await self.accounts.guest(self.language(request, None).code), True

    def client(self, request: Any) -> str:
        """Whom limits count: the address a request comes from (behind a proxy, as the proxy says)."""
        if self.config.forwarded:
            forwarded = request.headers.get("x-forwarded-for", "").split(",")[-1].strip()
            if forwarded:
                return str(forwarded)
        return request.client.host if request.client else "unknown"

    async def live(self, request: Any) -> Live | None:
        return await self.tables.get(request.path_params["match"])


def site_of(request: Any) -> Site:
    site: Site = request.app.state.site
    return site


def create_app(config: Config) -> Starlette:
    """The table as an ASGI application."""
    from lexludi.table import exports, pages_account, pages_match

    site = Site(config)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        site.store.migrate()
        await site.tables.start()
        log.info("open", extra={"fields": {"address": config.address, "engine": ENGINE}})
        yield
        await site.tables.stop()
        site.store.close()
        log.info("closed")

    app = Starlette(
        routes=[
            *pages_match.ROUTES,
            *pages_account.ROUTES,
            *exports.ROUTES,
            WebSocketRoute("/t/{match}/socket", socket),
            Route("/lang", choose_language, methods=["POST"]),
            Route("/healthz", healthz),
            Route("/metrics", metrics),
            Mount("/static", StaticFiles(directory=HERE / "static"), name="static"),
        ],
        middleware=[Middleware(Guard, secure=config.secure)],
        exception_handlers={404: missing, 405: missing, Exception: broken, LexLudiError: refused},
        lifespan=lifespan,
    )
    app.state.site = site
    return app


async def socket(socket: WebSocket) -> None:
    """Open a socket to a table, for the owner of a seat or with the spectators' token."""
    site = site_of(socket)
    if not same_origin(socket, site.config.address):
        log.warning("foreign origin", extra={"fields": {"origin": socket.headers.get("origin")}})
        await socket.close(4403)
        return
    if not site.limits.allow("socket", site.client(socket), 400, 20):
        await socket.close(4429)
        return
    user = await site.accounts.who(socket)
    live = await site.live(socket)
    if live is None:
        await socket.close(4404)
        return
    seats = live.seats_of(user.id if user else None)
    watching = socket.query_params.get("watch", "") == live.row.watch
    host = user is not None and user.id == live.row.host
    if not seats and not watching and not host:
        await socket.close(4403)
        return
    await socket.accept()
    lang = site.language(socket, user).code
    watcher = Watcher(user.id if user else None, user.name if user else "?", seats, lang)
    site.sockets += 1
    try:
        await Talk(socket, site.tables, live, watcher).run()
    finally:
        site.sockets -= 1


async def choose_language(request: Request) -> Response:
    """Remember a language, in the account if there is one."""
    site = site_of(request)
    form = await request.form()
    code = str(form.get("lang", ""))
    back = str(form.get("back", "/"))
    response = RedirectResponse(back if back.startswith("/") and not back.startswith("//") else "/", 303)
    if code in CODES:
        user = await site.accounts.who(request)
        if user is not None:
            await site.store.run(st.update_user, user.id, lang=code)
        response.set_cookie("lang", code, max_age=365 * 86400, samesite="lax", secure=site.config.secure)
    return response


async def healthz(request: Request) -> Response:
    """Whether the server and its database answer."""
    site = site_of(request)
    try:
        await site.store.run(st.find_match, "-")
    except Exception:
        return JSONResponse({"ok": False, "database": False}, 503)
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


async def missing(request: Request, _: Exception) -> Response:
    site = site_of(request)
    user = await site.accounts.who(request)
    return site.sorry(request, user, 404, "There is nothing here.")


async def refused(request: Request, error: Exception) -> Response:
    site = site_of(request)
    user = await site.accounts.who(request)
    return site.sorry(request, user, 400, str(error))


async def broken(request: Request, _: Exception) -> Response:
    site = site_of(request)
    return site.sorry(request, None, 500, "Something went wrong here; nothing was changed.")
