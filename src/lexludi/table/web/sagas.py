"""Pages of what lasts beyond a match: one's chronicles, and each with its history, its string and its next game."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from lexludi.kernel import catalog
from lexludi.kernel.catalog import Game
from lexludi.kernel.errors import Said
from lexludi.kernel.saga import Saga
from lexludi.locale import N_, Language
from lexludi.table.app import Apology, Site, site_of
from lexludi.table.matches.plan import Plan
from lexludi.table.storage import sagas
from lexludi.table.storage.sagas import LONGEST_NAME, SagaRow
from lexludi.table.storage.store import UserRow
from lexludi.table.web.matches import NEW_MATCHES, game_of, open_table, refusal
from lexludi.table.web.shelf import NEW, READ, STRING, again, book_of, may_read


async def shelf(request: Request) -> Response:
    """One's chronicles, and a way to begin one."""
    site = site_of(request)
    return await shelf_page(site, request, await site.accounts.who(request))


async def shelf_page(
    site: Site, request: Request, user: UserRow | None, error: str = "", chosen: Mapping[str, str] | None = None
) -> Response:
    lang = site.language(request, user).code
    rows = await site.store.run(sagas.sagas_of, user.id) if user is not None else []
    games = [catalog.game(name) for name in catalog.names()]
    telling = [game.about(lang) for game in games if game.sagas is not None]
    titles = {about.name: about.title for about in telling}
    mine = [{"row": row, "game": titles.get(row.game, row.game)} for row in rows]
    return site.page(
        "chronicles.html", request, user, 400 if error else 200,
        mine=mine, telling=telling, error=error, chosen=chosen or {}, longest=LONGEST_NAME,
    )  # fmt: skip


async def begin(request: Request) -> Response:
    """Begin a chronicle without a game yet: a new one, or what a save string says."""
    site = site_of(request)
    known = await site.accounts.who(request)
    form = await site.form(request, known)
    site.limit(request, "new", *NEW_MATCHES, known)
    form[STRING] = str((await request.form()).get(STRING, ""))  # a save string counts its spaces
    game = game_of(form.get("game", ""))
    if form.get("saga") not in (NEW, READ):
        raise Apology(400, N_("That request cannot be understood."))
    try:
        book, _ = await book_of(site, form, game, known)
    except Said as error:
        return await shelf_page(site, request, known, refusal(game, error, site.language(request, known)), form)
    if book is None:
        raise Apology(404, N_("There are no chronicles of this game."))
    user, fresh = await site.visitor(request)
    await site.store.run(sagas.add_saga, book, user.id)
    response = RedirectResponse(f"/c/{book.id}", 303)
    if fresh:
        await site.accounts.remember(response, user)
    return response


async def entrance(request: Request) -> tuple[Site, UserRow, SagaRow]:
    """The chronicle of a request, if its visitor may read it."""
    site = site_of(request)
    user = await site.accounts.who(request)
    row = await site.store.run(sagas.find_saga, request.path_params["saga"])
    if row is None or row.game not in catalog.names():
        raise Apology(404, N_("There is no such chronicle here."))
    if user is None or not may_read(row, await site.store.run(sagas.people_of, row.id), user):
        raise Apology(403, N_("This chronicle is for those who play in it."))
    return site, user, row


async def chronicle(request: Request) -> Response:
    """A chronicle: its history, the game under way or the next one, and its save string."""
    site, user, row = await entrance(request)
    lang = site.language(request, user)
    game, saga = catalog.game(row.game), row.saga()
    played = {episode.number: episode for episode in await site.store.run(sagas.episodes_of, row.id)}
    people = await site.store.run(sagas.people_of, row.id)
    string, unwritten = written(game, saga, lang)
    return site.page(
        "chronicle.html", request, user,
        row=row, saga=saga, about=game.about(lang.code), chapters=saga.chapters(lang.code), played=played,
        running=played.get(row.number), known=(row.number - 1) in played, owner=people.get(row.owner, ""),
        mine=user.id == row.owner, string=string, unwritten=unwritten, longest=LONGEST_NAME,
    )  # fmt: skip


def written(game: Game, saga: Saga, lang: Language) -> tuple[str, str]:
    """The save string of a saga, or why it has none."""
    try:
        return saga.string(), ""
    except Said as error:
        return "", refusal(game, error, lang)


async def play_on(request: Request) -> Response:
    """Open the next game with the same people; if nobody knows who they are, its set-up page."""
    site, user, row = await entrance(request)
    await site.form(request, user)
    site.limit(request, "new", *NEW_MATCHES, user)
    game = game_of(row.game)
    book, people = await book_of(site, {"saga": row.id}, game, user)
    assert book is not None
    form = await again(site, book, user)
    if "seat-0" not in form:
        return RedirectResponse(f"/new?game={row.game}&saga={row.id}", 303)
    plan = Plan(form, game, site.config.agents, book.saga, people)
    return RedirectResponse(f"/t/{await open_table(site, plan, user, book)}", 303)


async def give_up(request: Request) -> Response:
    """Take the game under way out of the chronicle: it goes its own way, and another can be the next."""
    site, user, row = await entrance(request)
    form = await site.form(request, user)
    if user.id != row.owner:
        raise Apology(403, N_("Only whoever keeps a chronicle begins its games."))
    await site.store.run(sagas.give_up, row.id, form.get("match", ""))
    return RedirectResponse(f"/c/{row.id}", 303)


ROUTES = [
    Route("/chronicles", shelf),
    Route("/chronicles", begin, methods=["POST"]),
    Route("/c/{saga}", chronicle),
    Route("/c/{saga}/next", play_on, methods=["POST"]),
    Route("/c/{saga}/release", give_up, methods=["POST"]),
]
