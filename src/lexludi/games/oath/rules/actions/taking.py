"""Law G.3, G.27: relics and banners change hands."""

from __future__ import annotations

from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.box.codes import BANNERS, GRAND_SCEPTER, NOBODY
from lexludi.games.oath.rules.prompts import GAVE, TOOK, TOOK_FROM
from lexludi.games.oath.rules.state import Oath
from lexludi.games.oath.rules.title import title
from lexludi.kernel.ask import Flow


def why_not_take(s: Oath, seat: int, thing: int, ignored: int = 0) -> str | None:
    """The rule by which a player can neither take nor target a relic or a banner."""
    for power, forbids in m.CANNOT_TAKE.heard(s.up & ~ignored):
        why = forbids(s, power, seat, thing)
        if why is not None:
            return why
    return None


def take(s: Oath, seat: int, things: list[int], recovered: bool = False) -> Flow[None]:
    """Take relics and seize banners (Law 2.5.3), all at once; then others may have something to say."""
    relics: list[int] = []
    for thing in things:
        holder = s.holder_of(thing)
        if s.log is not None:
            if holder == NOBODY:
                s.note(seat, TOOK, "G.27", card=thing)
            else:
                s.note(seat, TOOK_FROM, "G.27", card=thing, other=holder)
        if thing in BANNERS:
            s.seize(seat, thing)
        else:
            s.give_relic(seat, thing)
            relics.append(thing)
            if thing == GRAND_SCEPTER:
                s.fresh_scepter = True
    yield from title(s)
    if relics:
        yield from answered(s, seat, relics)


def answered(s: Oath, seat: int, relics: list[int]) -> Flow[None]:
    """Others have something to say of relics that somebody took."""
    for power, hears in m.TAKEN.heard(s.up):
        yield from hears(s, power, seat, relics)


def give(s: Oath, seat: int, other: int, thing: int) -> None:
    """Law G.3: a relic or a banner as it is."""
    if s.log is not None:
        s.note(seat, GAVE, "G.3", card=thing, other=other)
    s.hand_over(other, thing)


def draw_relic(s: Oath, seat: int) -> int:
    """The top relic of its deck, for whoever may look at it; NOBODY if there is none."""
    if not s.relic_deck:
        return NOBODY
    relic = s.relic_deck[-1]
    s.look(seat, relic)
    return relic
