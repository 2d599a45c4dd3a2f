"""What a game looks like: its board after a few turns, for whoever has not chosen one yet."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from lexludi.draw import plain
from lexludi.kernel import catalog
from lexludi.kernel.chance import Chance
from lexludi.kernel.match import Match
from lexludi.locale import CODES, N_
from lexludi.table.app import Apology, site_of

DECISIONS: Final = 80
"""How far the match on show has gone."""
SEED: Final = "showcase"
A_DAY: Final = "public, max-age=86400"
MAP: Final = re.compile(
    r'<g data-role="map" data-width="([\d.]+)" data-height="([\d.]+)"[^>]* transform="translate\(([\d.]+) ([\d.]+)\)"'
)
FRAME: Final = re.compile(r'viewBox="[^"]*"')


async def picture(request: Request) -> Response:
    """The board of a game as a spectator sees it: /picture/root.en.svg."""
    game, lang = request.path_params["game"], request.path_params["lang"]
    if game not in catalog.names() or lang not in CODES:
        raise Apology(404, N_("There is no such game at this table."))
    drawn = await site_of(request).drawing.run(shown, game, lang)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": A_DAY})


@cache
def shown(game: str, lang: str) -> str:
    """The board after some random play, always the same."""
    found = catalog.game(game)
    match = Match.set_up(game, found.about(lang).usual, SEED)
    match.play_out(Chance.of(SEED), DECISIONS)
    return framed(plain.picture(found, match.view(None), lang))


def framed(picture: str) -> str:
    """A picture cut down to the largest part of its map, if it says where that is."""
    maps = [tuple(map(float, part)) for part in MAP.findall(picture)]
    if not maps:
        return picture
    width, height, x, y = max(maps, key=lambda part: part[0] * part[1])
    return FRAME.sub(f'viewBox="{x:g} {y:g} {width:g} {height:g}"', picture, count=1)


ROUTES = [Route("/picture/{game}.{lang}.svg", picture)]
