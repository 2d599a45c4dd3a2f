"""What a view of Harrow County follows from, straight from the state: of the base game hardly anything is copied."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.harrow.numbers.ranges import CARD
from lexludi.games.harrow.numbers.view import VIEW, infected, nailed, search
from lexludi.games.harrow.rules.box.printed import HEXES
from lexludi.games.harrow.rules.state import Harrow
from lexludi.games.harrow.rules.views import HIDDEN, alone, fae, hester, kammi
from lexludi.kernel.numbers import Retold
from lexludi.parts.moments import bits

ENTRIES: Final = tuple([part.name for part in VIEW])
FACE_DOWN: Final = [[HIDDEN] * n for n in range(len(CARD) + 1)]
"""Cards that one does not see, so many of them."""


def glance(s: Harrow, seat: int) -> tuple[tuple[str, ...], list[Any]]:
    """Each entry of the view, or what RETOLD makes it of."""
    setting = s.setting
    camps = s.camps
    family = s.family
    return ENTRIES, [
        setting.seats,
        setting.names,
        setting.chapter,
        setting.side,
        s.round,
        s.active,
        s.jar,
        s.lantern,
        s.queue,
        [camp.points for camp in camps],
        [camp.pool for camp in camps],
        [camp.jars for camp in camps],
        [camp.attacked for camp in camps],
        [camp.wild for camp in camps],
        s.wild,
        [camp.scrolls for camp in camps],
        [camp.track for camp in camps],
        [camp.legend for camp in camps],
        [camp.rows for camp in camps],
        [camp.spoon for camp in camps],
        [camp.kills for camp in camps],
        [camp.plate for camp in camps],
        [camp.reach for camp in camps],
        s.haints,
        s.snakes,
        s.legends,
        s.pins,
        s.tokens,
        s.objectives,
        s.storms | setting.map.storms,
        s.storms,
        s.paths,
        s.flames,
        s.taunts,
        s.lying,
        s.waiting,
        s.gone,
        s.box,
        s.ground,
        s.stuck,
        s.stock,
        family.bag,
        family.laid,
        family.used,
        family.board,
        s.tiles,
        s.flipped,
        len(s.tile_pile),
        s.tile_gone,
        family.waiting,
        family.tremor,
        family.stored,
        s.aside,
        s.acted,
        [camp.hand if who == seat else FACE_DOWN[len(camp.hand)] for who, camp in enumerate(camps)],
        [len(camp.cards.cards) for camp in camps],
        [camp.cards.discards for camp in camps],
        [camp.played for camp in camps],
        [camp.used_card for camp in camps],
        kammi(s, seat),
        hester(s, seat),
        alone(s),
        fae(s, seat),
    ]


# What is told when it has changed


def storms(where: int) -> list[int]:
    return [where >> at & 1 for at in range(HEXES)]


def of_kammi(view: dict[str, Any]) -> dict[str, Any]:
    board: dict[str, Any] = view.get("kammi", {})
    return board


def of_hester(view: dict[str, Any]) -> dict[str, Any]:
    return infected(view["hester"]) if view else {}


def of_alone(view: dict[str, Any]) -> dict[str, Any]:
    board: dict[str, Any] = view.get("alone", {})
    return board


def of_fae(view: dict[str, Any]) -> dict[str, Any]:
    return search(view["fae"]) if view else {}


RETOLD: Final[Retold] = {
    "pins": nailed,
    "storms": storms,
    "storm_tokens": bits,
    "kammi": of_kammi,
    "hester": of_hester,
    "alone": of_alone,
    "fae": of_fae,
}
