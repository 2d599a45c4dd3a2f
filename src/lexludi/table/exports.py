"""After a match, and during it: replays, records, pictures of a moment, bug reports, branches.

While a match runs, everybody sees it with their own eyes only; once it is over, with anybody's.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from lexludi import law as laws
from lexludi.kernel.match import Match
from lexludi.kernel.record import Record, verify
from lexludi.kernel.version import ENGINE
from lexludi.locale import language
from lexludi.table import store as st
from lexludi.table.app import Site, site_of
from lexludi.table.live import Live
from lexludi.table.messages import rule
from lexludi.table.pages_match import may_watch
from lexludi.table.store import UserRow

KEPT = 8
"""Replays kept in memory, so that a slider moves fast."""


class Eyes:
    """Who looks at a replay: a seat, a spectator (None), or everybody at once ("all")."""

    def __init__(self, seat: int | None, everything: bool = False) -> None:
        self.seat = seat
        self.everything = everything


def eyes_of(live: Live, user: UserRow | None, wanted: str) -> Eyes | None:
    """The eyes somebody may look with; None if they may not look so."""
    own = live.seats_of(user.id if user else None)
    over = live.row.status == "over"
    if wanted == "all":
        return Eyes(None, True) if over else None
    if wanted.isdigit():
        seat = int(wanted)
        if seat >= len(live.chairs) or not (over or seat in own):
            return None
        return Eyes(seat)
    return Eyes(own[0] if own and wanted == "" else None)


class Moments:
    """The moments of a match: after each decision, what a pair of eyes saw."""

    def __init__(self, record: Record, lang: str) -> None:
        self.record = record
        self.match = Match.replay(record, 0)
        self.at = 0
        self.lang = lang

    def go(self, number: int) -> Match:
        """The match after that many decisions."""
        number = max(0, min(number, len(self.record.choices)))
        if number < self.at:
            self.match = Match.replay(self.record, number)
        else:
            reseeds = dict(self.record.reseeds)
            decode = self.match.game.options.decode
            for n in range(self.at, number):
                seat, plain = self.record.choices[n]
                self.match.choose(decode(plain), seat)
                if n + 1 in reseeds:
                    self.match.reseed(reseeds[n + 1])
        self.at = number
        return self.match

    def show(self, number: int, eyes: Eyes) -> dict[str, Any]:
        match = self.go(number)
        game = match.game
        words = game.words(self.lang)
        view = match.view(eyes.seat)
        if eyes.everything:
            view = game.open_view(match.state)
        lines = []
        for n, event in enumerate(match.events):
            seen = event if eyes.everything else event.seen_by(eyes.seat)
            if seen is not None:
                lines.append({"n": n, "text": words.event(view, seen), "law": seen.rule})
        return {
            "number": self.at,
            "last": len(self.record.choices),
            "turn": getattr(match.state, "number", 0),
            "scores": game.scores(view, self.lang),
            "board": game.picture(view, self.lang),
            "log": lines,
            "asked": [{"text": words.prompt(view, ask), "law": ask.law} for ask in match.asks],
        }


def turns(record: Record) -> list[int]:
    """After how many decisions each turn begins."""
    match = Match.replay(record, 0)
    decode = match.game.options.decode
    starts, last = [0], getattr(match.state, "number", 0)
    for n, (seat, plain) in enumerate(record.choices):
        match.choose(decode(plain), seat)
        now = getattr(match.state, "number", 0)
        if now != last:
            starts.append(n + 1)
            last = now
    return starts


_moments: dict[tuple[str, int, str], Moments] = {}


def moments(live: Live, lang: str) -> Moments:
    key = (live.id, live.number, lang)
    found = _moments.get(key)
    if found is None:
        while len(_moments) >= KEPT:
            del _moments[next(iter(_moments))]
        found = _moments[key] = Moments(live.record(), lang)
    return found


async def entrance(request: Request) -> tuple[Site, UserRow | None, Live | None]:
    """The match of a request, if its visitor may see it and it has begun."""
    site = site_of(request)
    user = await site.accounts.who(request)
    live = await site.live(request)
    if live is None or live.match is None:
        return site, user, None
    token = request.query_params.get("watch", "")
    return site, user, live if may_watch(live, user, token) or live.row.status == "over" else None


async def replay(request: Request) -> Response:
    """The replay page."""
    site, user, live = await entrance(request)
    if live is None:
        return site.sorry(request, user, 404, "There is no replay here yet.")
    starts = await asyncio.to_thread(turns, live.record())
    return site.page(
        "replay.html", request, user,
        live=live, last=len(live.record().choices), turns=starts,
        seats=live.seats_of(user.id if user else None), over=live.row.status == "over",
    )  # fmt: skip


async def moment(request: Request) -> Response:
    """One moment, as JSON or as a picture: /t/ID/moment/42.json?eyes=1, .svg, .png."""
    site, user, live = await entrance(request)
    if live is None:
        return JSONResponse({"error": "There is no such match here."}, 404)
    eyes = eyes_of(live, user, request.query_params.get("eyes", ""))
    if eyes is None:
        return JSONResponse({"error": "Those eyes are not yours while the match runs."}, 403)
    number = int(request.path_params["number"])
    lang = site.language(request, user).code
    shown = await asyncio.to_thread(moments(live, lang).show, number, eyes)
    kind = request.path_params["kind"]
    if kind == "json":
        return Response(msgspec.json.encode(shown), media_type="application/json")
    if kind == "svg":
        return Response(shown["board"], media_type="image/svg+xml")
    try:
        import cairosvg
    except ImportError:
        return JSONResponse({"error": "This server draws no PNG: install lexludi[png]."}, 501)
    png = await asyncio.to_thread(cairosvg.svg2png, shown["board"].encode(), output_width=1600)
    return Response(png, media_type="image/png")


async def record(request: Request) -> Response:
    """The record: whole once the match is over, before that only what binds the seed."""
    site, user, live = await entrance(request)
    if live is None:
        return JSONResponse({"error": "There is no such match here."}, 404)
    kept = live.record() if live.row.status == "over" else live.record().public()
    name = f'attachment; filename="lexludi-{live.origin.game}-{live.id}.json"'
    return Response(kept.write(), media_type="application/json", headers={"Content-Disposition": name})


async def checked(request: Request) -> Response:
    """Verify the dice of a finished match, and say what was checked."""
    site, user, live = await entrance(request)
    if live is None or live.row.status != "over":
        return JSONResponse({"fair": False, "failed": "The match is not over: its seed is still secret."}, 409)
    verdict = await asyncio.to_thread(verify, live.record(), Match)
    return JSONResponse({"fair": verdict.fair, "held": list(verdict.held), "failed": verdict.failed})


async def single_file(request: Request) -> Response:
    """A replay in one HTML file that needs no server."""
    site, user, live = await entrance(request)
    if live is None or live.row.status != "over":
        return site.sorry(request, user, 409, "A replay file is made when the match is over.")
    lang = site.language(request, user).code
    frames = await asyncio.to_thread(all_frames, live.record(), lang)
    html = site.templates.get_template("replay_file.html").render(
        _=language(lang).gettext, lang=lang, title=live.row.title or live.origin.game, frames=frames, engine=ENGINE
    )
    name = f'attachment; filename="lexludi-{live.origin.game}-{live.id}.html"'
    return HTMLResponse(html, headers={"Content-Disposition": name})


def all_frames(kept: Record, lang: str) -> str:
    """Every moment as JSON: boards that repeat are kept once."""
    whole = Moments(kept, lang)
    boards: list[str] = []
    places: dict[str, int] = {}
    frames = []
    told = 0
    for number in range(len(kept.choices) + 1):
        shown = whole.show(number, Eyes(None, True))
        place = places.setdefault(shown["board"], len(boards))
        if place == len(boards):
            boards.append(shown["board"])
        lines = [line["text"] for line in shown["log"][told:]]
        told = len(shown["log"])
        frames.append({"board": place, "turn": shown["turn"], "log": lines})
    safe = msgspec.json.encode({"boards": boards, "frames": frames}).decode()
    return safe.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


async def report(request: Request) -> Response:
    """A bug report in one click: what the reporter may see, the versions, and the record once it is over."""
    site, user, live = await entrance(request)
    if live is None or live.match is None:
        return JSONResponse({"error": "There is no such match here."}, 404)
    own = live.seats_of(user.id if user else None)
    over = live.row.status == "over"
    body = {
        "lexludi": ENGINE,
        "law": live.origin.law,
        "match": live.id,
        "decision": live.number,
        "at": time.time(),
        "browser": request.headers.get("user-agent", "")[:200],
        "view": live.match.view(own[0] if own else None),
        "record": msgspec.to_builtins(live.record()) if over else msgspec.to_builtins(live.record().public()),
    }
    name = f'attachment; filename="lexludi-report-{live.id}-{live.number}.json"'
    return Response(msgspec.json.encode(body), media_type="application/json", headers={"Content-Disposition": name})


async def branch(request: Request) -> Response:
    """A new match from any moment of a finished one; the brancher takes every seat, or agents do."""
    site = site_of(request)
    user = await site.accounts.who(request)
    live = await site.live(request)
    form = await request.form()
    if user is None or live is None or not site.accounts.check_form(user, str(form.get("token", ""))):
        return site.sorry(request, user, 403, "This form is out of date: go back, reload the page and try again.")
    at = str(form.get("at", ""))
    if live.row.status != "over" or not at.isdigit() or int(at) > len(live.record().choices):
        return site.sorry(request, user, 400, "A finished match can be branched at one of its decisions.")
    match = await asyncio.to_thread(Match.branch, live.record(), int(at))
    if match.over:
        return site.sorry(request, user, 400, "There is nothing left to play from there.")
    new = st.token(8)
    now = time.time()
    row = {
        "id": new,
        "origin": live.row.origin,
        "reseeds": msgspec.json.encode(match.reseeds).decode(),
        "engine": ENGINE,
        "host": user.id,
        "title": live.row.title,
        "status": "running",
        "watch": st.token(18),
        "clock": "",
        "parent": live.id,
        "branched": int(at),
        "created": now,
        "moved": now,
    }
    chairs = []
    for chair in live.chairs:
        agent = str(form.get(f"who-{chair.seat}", "")).removeprefix("agent:") or None
        mine = user.id if agent is None else None
        chairs.append({"seat": chair.seat, "user": mine, "agent": agent, "invite": st.token(18), "left": 0.0})
    await site.store.run(st.add_match, row, chairs)
    for number, (seat, plain) in enumerate(live.record().choices[: int(at)]):
        body = msgspec.json.encode(plain).decode()
        await site.store.decide(st.Decision(new, number, seat, body, now, "branch"))
    fresh = await site.tables.get(new)
    if fresh is not None:
        site.tables.play(fresh)
    return RedirectResponse(f"/t/{new}", 303)


async def law_page(request: Request) -> Response:
    """A rule of a game's law, or its whole index."""
    site = site_of(request)
    user = await site.accounts.who(request)
    game, number = request.path_params["game"], request.path_params.get("number", "")
    if game not in laws.names():
        return site.sorry(request, user, 404, "There is no such law.")
    lang = site.language(request, user).code
    if request.query_params.get("json"):
        found = rule(game, number, lang)
        return JSONResponse(found or {"error": "There is no such rule."}, 200 if found else 404)
    book = laws.load(game)
    if number and number not in book:
        return site.sorry(request, user, 404, "There is no such rule.")
    return site.page("law.html", request, user, book=book, game=game, number=number)


ROUTES = [
    Route("/t/{match}/replay", replay),
    Route("/t/{match}/moment/{number:int}.{kind}", moment),
    Route("/t/{match}/record.json", record),
    Route("/t/{match}/verify", checked),
    Route("/t/{match}/replay.html", single_file),
    Route("/t/{match}/report.json", report),
    Route("/t/{match}/branch", branch, methods=["POST"]),
    Route("/law/{game}", law_page),
    Route("/law/{game}/{number}", law_page),
]
