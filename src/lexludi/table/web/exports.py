"""After a match, and during it: replays, records, pictures of a moment, bug reports, branches.

While a match runs, everybody sees it with their own eyes only; once it is over, with anybody's.
"""

from __future__ import annotations

import re
import time

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from lexludi.kernel.match import Match
from lexludi.kernel.record import Record
from lexludi.kernel.replay import verify
from lexludi.kernel.version import ENGINE
from lexludi.locale import N_, language
from lexludi.table.app import Apology, Site, may_watch, site_of
from lexludi.table.guard import number
from lexludi.table.matches.live import Live
from lexludi.table.matches.moments import Eyes, Moments
from lexludi.table.matches.plan import chairs_of, check_sitter
from lexludi.table.matches.story import story
from lexludi.table.storage import store as st
from lexludi.table.storage.decisions import Decision
from lexludi.table.storage.store import UserRow
from lexludi.table.web.matches import NEW_MATCHES

EXPORTS = (120.0, 20.0)
"""How many pictures and records one client, and one person, may fetch at once, and how many a second."""
WORK = (6.0, 0.1)
"""And of those that play a whole match again."""


PIECE = re.compile(r"<[^<]*")
"""A piece of a drawing: one tag, and the text after it."""


def eyes_of(live: Live, user: UserRow | None, wanted: str) -> Eyes | None:
    """The eyes somebody may look with; None if they may not look so."""
    own = live.seats_of(user.id if user else None)
    over = live.row.status == "over"
    if wanted == "all":
        return Eyes(None, True) if over else None
    seat = number(wanted)
    if seat is not None:
        if seat >= len(live.chairs) or not (over or seat in own):
            return None
        return Eyes(seat)
    return Eyes(own[0] if own and wanted == "" else None)


async def entrance(request: Request, over: bool = False) -> tuple[Site, UserRow | None, Live]:
    """The match of a request, if its visitor may see it and it has begun, or is over."""
    site = site_of(request)
    user = await site.accounts.who(request)
    site.limit(request, "export", *EXPORTS, user)
    live = await site.live(request)
    token = request.query_params.get("watch", "")
    if live is None or live.match is None or not (live.row.status == "over" or may_watch(live, user, token)):
        raise Apology(404, N_("There is no such match here."))
    if over and live.row.status != "over":
        raise Apology(409, N_("The match is not over: its seed is still secret."))
    return site, user, live


async def replay(request: Request) -> Response:
    """The replay page."""
    site, user, live = await entrance(request)
    whole = await site.replays.of(live, site.replaying)
    code = site.language(request, user).code
    return site.page(
        "replay.html", request, user,
        live=live, last=whole.last, turns=whole.turns(), names=whole.names(code),
        seats=live.seats_of(user.id if user else None), over=live.row.status == "over",
    )  # fmt: skip


async def moment(request: Request) -> Response:
    """One moment, as JSON or as a picture: /t/ID/moment/42.json?eyes=1, .svg, .png."""
    site, user, live = await entrance(request)
    eyes = eyes_of(live, user, request.query_params.get("eyes", ""))
    if eyes is None:
        raise Apology(403, N_("Those eyes are not yours while the match runs."))
    at, kind = number(request.path_params["number"]), request.path_params["kind"]
    if at is None or kind not in ("json", "svg", "png"):
        raise Apology(404, N_("There is nothing here."))
    whole = await site.replays.of(live, site.replaying)
    narrow = request.query_params.get("picture", "") == "narrow"
    shown = await site.drawing.run(whole.show, at, eyes, site.language(request, user).code, narrow)
    if kind == "json":
        return Response(msgspec.json.encode(shown), media_type="application/json")
    if kind == "svg":
        return Response(shown["board"], media_type="image/svg+xml")
    try:
        import cairosvg
    except (ImportError, OSError):  # the second when the machine has no Cairo
        raise Apology(501, N_("This server draws no PNG: install lexludi[png].")) from None
    png = await site.drawing.run(cairosvg.svg2png, shown["board"].encode(), output_width=1600)
    return Response(png, media_type="image/png")


async def record(request: Request) -> Response:
    """The record: whole once the match is over, before that only what binds the seed."""
    _, _, live = await entrance(request)
    kept = live.record() if live.row.status == "over" else live.record().public()
    return download(kept.write(), "application/json", f"lexludi-{live.origin.game}-{live.id}.json")


def download(body: str | bytes, kind: str, name: str) -> Response:
    return Response(body, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def checked(request: Request) -> Response:
    """Verify the dice of a finished match, and say what was checked."""
    site, user, live = await entrance(request, over=True)
    site.limit(request, "work", *WORK, user)
    verdict = await site.replaying.run(verify, live.record())
    return JSONResponse({"fair": verdict.fair, "held": list(verdict.held), "failed": verdict.failed})


async def single_file(request: Request) -> Response:
    """A replay in one HTML file that needs no server."""
    site, user, live = await entrance(request, over=True)
    site.limit(request, "work", *WORK, user)
    lang = site.language(request, user).code
    frames = await site.replaying.run(all_frames, live.record(), lang)
    html = site.templates.get_template("replay_file.html").render(
        _=language(lang).gettext, lang=lang, title=live.row.title or live.origin.game, frames=frames, engine=ENGINE
    )
    return download(html, "text/html", f"lexludi-{live.origin.game}-{live.id}.html")


def all_frames(kept: Record, lang: str) -> str:
    """Every moment as JSON. Boards differ little, so each is told by the pieces of drawing that differ from the last:
    how many stay at its start, how many at its end, and which (by number) stand between.
    """
    whole = Moments(kept)
    pieces: dict[str, int] = {}
    frames = []
    last: list[int] = []
    for at in range(whole.last + 1):
        shown = whole.show(at, Eyes(None, True), lang)
        board = [pieces.setdefault(piece, len(pieces)) for piece in PIECE.findall(shown["board"])]
        start = same(last, board)
        end = same(last[start:][::-1], board[start:][::-1])
        lines = [line["text"] for line in shown["log"] if line["fresh"]]
        frames.append({"board": [start, end, board[start : len(board) - end]], "turn": shown["turn"], "log": lines})
        last = board
    safe = msgspec.json.encode({"pieces": list(pieces), "frames": frames}).decode()
    return safe.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def same(one: list[int], other: list[int]) -> int:
    """How many at the start of two lists are the same."""
    return next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


async def report(request: Request) -> Response:
    """A bug report in one click: what the reporter may see, the versions, and the record once it is over."""
    _, user, live = await entrance(request)
    assert live.match is not None
    own = live.seats_of(user.id if user else None)
    kept = live.record() if live.row.status == "over" else live.record().public()
    body = {
        "lexludi": ENGINE,
        "law": live.origin.law,
        "match": live.id,
        "decision": live.number,
        "at": time.time(),
        "browser": request.headers.get("user-agent", "")[:200],
        "view": live.match.view(own[0] if own else None),
        "record": msgspec.to_builtins(kept),
    }
    return download(msgspec.json.encode(body), "application/json", f"lexludi-report-{live.id}-{live.number}.json")


async def story_of(request: Request) -> Response:
    """How a finished match went: points by round, and by what they were for."""
    site, user, live = await entrance(request, over=True)
    assert live.match is not None
    whole = await site.replays.of(live, site.replaying)
    lang = site.language(request, user).code
    scores = live.game.scores(live.match.view(None), lang)
    return JSONResponse(await site.replaying.run(story, whole, scores, lang))


async def about_match(request: Request) -> Response:
    """What the table keeps of a match, and how to get it."""
    site, user, live = await entrance(request)
    return match_page(site, request, user, live, "record.html")


async def report_page(request: Request) -> Response:
    """How to report a problem: what goes into the report, and the report itself."""
    site, user, live = await entrance(request)
    return match_page(site, request, user, live, "report.html")


def match_page(site: Site, request: Request, user: UserRow | None, live: Live, page: str) -> Response:
    about = live.game.about(site.language(request, user).code)
    query = f"?{request.url.query}" if request.url.query else ""
    seats = [about.called(seat) for seat in live.origin.seats]
    return site.page(
        page, request, user, live=live, about=about, seats=seats, query=query, over=live.row.status == "over"
    )


async def branch(request: Request) -> Response:
    """A new match from any moment of a finished one; the brancher takes every seat, or agents do."""
    site = site_of(request)
    user = await site.accounts.who(request)
    form = await site.form(request, user)
    _, _, live = await entrance(request, over=True)
    site.limit(request, "new", *NEW_MATCHES, user)
    kept = live.record()
    at = number(form.get("at", ""))
    if user is None or at is None or at > len(kept.choices):
        raise Apology(400, N_("A finished match can be branched at one of its decisions."))
    match = await site.replaying.run(Match.branch, kept, at)
    if match.over:
        raise Apology(400, N_("There is nothing left to play from there."))
    sitters = [form.get(f"who-{seat}") or "me" for seat in range(len(live.chairs))]
    for sitter in sitters:
        check_sitter(sitter, site.config.agents)
    now = time.time()
    row = {
        "id": st.token(8),
        "origin": live.row.origin,
        "reseeds": msgspec.json.encode(match.reseeds).decode(),
        "engine": ENGINE,
        "host": user.id,
        "title": live.row.title,
        "status": "running" if "open" not in sitters else "open",
        "watch": st.token(18),
        "clock": "",
        "parent": live.id,
        "branched": at,
        "unrated": True,
        "created": now,
        "moved": now,
    }
    taken_over = [
        Decision(str(row["id"]), n, seat, msgspec.json.encode(plain).decode(), now, "branch")
        for n, (seat, plain) in enumerate(kept.choices[:at])
    ]
    await site.store.run(st.add_match, row, chairs_of(live.origin, sitters, user, 0.0), taken_over)
    fresh = await site.tables.get(str(row["id"]))
    if fresh is not None:
        site.tables.play(fresh)
    return RedirectResponse(f"/t/{row['id']}", 303)


ROUTES = [
    Route("/t/{match}/replay", replay),
    Route("/t/{match}/moment/{number}.{kind}", moment),
    Route("/t/{match}/record.json", record),
    Route("/t/{match}/verify", checked),
    Route("/t/{match}/replay.html", single_file),
    Route("/t/{match}/report.json", report),
    Route("/t/{match}/report", report_page),
    Route("/t/{match}/about", about_match),
    Route("/t/{match}/story.json", story_of),
    Route("/t/{match}/branch", branch, methods=["POST"]),
]
