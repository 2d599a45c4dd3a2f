"""A match that the rules of today would play otherwise: its players say whether it goes on, or ends unrated."""

from __future__ import annotations

import time

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from lexludi.kernel.errors import LexLudiError
from lexludi.locale import N_
from lexludi.table.app import Apology, Site, site_of
from lexludi.table.matches.live import Live
from lexludi.table.storage import upgrades
from lexludi.table.storage.store import UserRow


def rift_page(site: Site, request: Request, user: UserRow | None, live: Live) -> Response:
    """What has happened, who agrees to go on, and the two buttons."""
    about = live.game.about(site.language(request, user).code)
    people = [
        {"name": chair.name, "seat": about.called(live.origin.seats[chair.seat]), "agrees": chair.agrees}
        for chair in live.chairs
        if chair.user is not None
    ]
    mine = live.seats_of(user.id if user else None)
    agreed = bool(mine) and all(live.chairs[seat].agrees for seat in mine)
    return site.page(
        "rift.html", request, user, live=live, rift=live.rift, people=people, mine=mine, agreed=agreed, game=about.title
    )


async def parted(request: Request) -> tuple[Site, UserRow, Live]:
    """The table of a form about going on, sent by somebody who sits there."""
    site = site_of(request)
    user = await site.accounts.who(request)
    await site.form(request, user)
    live = await site.live(request)
    if live is None or user is None or not live.seats_of(user.id):
        raise Apology(403, N_("Only those who sit at the table may do that."))
    if live.rift is None:
        raise Apology(409, N_("This match goes on already."))
    return site, user, live


async def go_on(request: Request) -> Response:
    """Somebody agrees; once everybody has, the match goes on from the last turn that was stored."""
    site, user, live = await parted(request)
    await site.store.run(upgrades.agree, live.id, user.id)
    await live.refresh()
    if all(chair.agrees for chair in live.chairs if chair.user is not None):
        try:
            await live.go_on(time.time())
        except LexLudiError as error:
            raise Apology(409, N_("The match cannot be read by the rules of today; it can only be ended.")) from error
        site.tables.play(live)
    return RedirectResponse(f"/t/{live.id}", 303)


async def stop(request: Request) -> Response:
    """Somebody does not want to play on under other rules: the match ends, and counts for nobody."""
    site, _, live = await parted(request)
    await site.store.run(upgrades.end_unrated, live.id)
    await live.refresh()
    return RedirectResponse(f"/t/{live.id}", 303)


ROUTES = [
    Route("/t/{match}/go-on", go_on, methods=["POST"]),
    Route("/t/{match}/stop", stop, methods=["POST"]),
]
