"""What a view of Oath follows from, straight from the state: little is copied."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.oath.numbers.view import VIEW, drawn, piles, spread
from lexludi.games.oath.rules.box.codes import NOBODY, OATHS, PHASES, SLOTS
from lexludi.games.oath.rules.state import Oath
from lexludi.games.oath.rules.views import GONE, back, seen, sees_site
from lexludi.kernel.numbers import Retold, Told
from lexludi.parts.moments import bits

ENTRIES: Final = tuple([part.name for part in VIEW if not isinstance(part, Told)])


def glance(s: Oath, seat: int) -> tuple[tuple[str, ...], list[Any]]:
    """Law 9.4: each entry of the view, or what RETOLD makes it of."""
    setting = s.setting
    return ENTRIES, [
        setting.seats,
        OATHS[setting.oath],
        setting.law,
        s.round,
        s.active,
        PHASES[s.phase],
        s.acting,
        s.citizen,
        s.pawn,
        s.supply,
        s.favor,
        s.secrets,
        s.turned,
        s.board,
        s.bank,
        s.force,
        s.advisers,
        [[seen(s, seat, p, card) for card in cards] for p, cards in enumerate(s.hidden)],
        [cards if p == seat else [back(card) for card in cards] for p, cards in enumerate(s.drawn)],
        s.vision,
        s.relics,
        [site if sees_site(s, seat, slot) else NOBODY for slot, site in enumerate(s.sites)],
        s.open,
        s.cards,
        [known(s, seat, row) for row in s.buried],
        s.site_favor,
        s.site_secrets,
        s.banks,
        s.treasury,
        s.holder,
        s.tokens,
        s.mob,
        back(s.deck[-1]) if s.deck else 0,
        s.discards,
        len(s.relic_deck),
        [GONE if relic == NOBODY else relic if s.knows(seat, relic) else NOBODY for relic in s.reliquary],
        len(s.dispossessed),
        s.out,
        s.visions,
        s.oathkeeper,
        s.usurper,
        s.favor_on,
        s.secrets_on,
        (s.players, s.captives),
        s.used,
        s.rebel,
    ]


def known(s: Oath, seat: int, relics: list[int]) -> list[int]:
    """Relics under a site, or their backs."""
    return [relic if s.knows(seat, relic) else NOBODY for relic in relics]


# What is told when it has changed


def faceup(sites: int) -> list[int]:
    return [sites >> slot & 1 for slot in SLOTS]


def discards(found: list[list[int]]) -> dict[str, Any]:
    return piles([[back(card) for card in pile] for pile in found])


def on_cards(found: dict[int, int]) -> list[int]:
    return spread([*found.items()])


def captives(found: tuple[int, dict[int, tuple[int, ...]]]) -> list[list[int]]:
    players, rows = found
    return [spread([(card, row[owner]) for card, row in rows.items()]) for owner in range(players)]


RETOLD: Final[Retold] = {
    "drawn": drawn,
    "faceup": faceup,
    "discards": discards,
    "favor_on": on_cards,
    "secrets_on": on_cards,
    "captives": captives,
    "used": bits,
}
