"""What each seat may know, and guesses of what it may not."""

from __future__ import annotations

from typing import Any, Final

from lexludi.games.harrow.factions.fae.searching import possible
from lexludi.games.harrow.rules.box.codes import NOBODY, NOWHERE
from lexludi.games.harrow.rules.box.printed import HEXES
from lexludi.games.harrow.rules.events import UNKNOWN
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.chance import Chance
from lexludi.parts.moments import bits
from lexludi.parts.piles import deal_anew

HIDDEN: Final = -1
"""A card that the reader may not see."""


def view(s: Harrow, seat: int | None) -> dict[str, Any]:
    """Everything that lies open."""
    camps = s.camps
    return {
        "factions": list(s.setting.names),
        "chapter": s.setting.chapter,
        "map": s.setting.side,
        "round": s.round,
        "active": s.active,
        "jar": s.jar,
        "lantern": s.lantern,
        "queue": s.queue.copy(),
        "points": [camp.points for camp in camps],
        "pool": [camp.pool for camp in camps],
        "jars": [camp.jars for camp in camps],
        "attacked": [int(camp.attacked) for camp in camps],
        "wild": [camp.wild for camp in camps],
        "wild_supply": s.wild,
        "scrolls": [camp.scrolls for camp in camps],
        "track": [camp.track for camp in camps],
        "leads": [camp.legend for camp in camps],
        "rows": [camp.rows.copy() for camp in camps],
        "spoon": [camp.spoon for camp in camps],
        "kills": [camp.kills for camp in camps],
        "plate": [camp.plate.copy() for camp in camps],
        "reach": [camp.reach for camp in camps],
        "haints": [row.copy() for row in s.haints],
        "snakes": [row.copy() for row in s.snakes],
        "legends": [row.copy() for row in s.legends],
        "pins": [list(pin) for pin in s.pins],
        "tokens": [row.copy() for row in s.tokens],
        "objectives": [row.copy() for row in s.objectives],
        "storms": [int(s.storm(at)) for at in range(HEXES)],
        "storm_tokens": bits(s.storms),
        "paths": s.paths.copy(),
        "flames": s.flames.copy(),
        "taunts": s.taunts.copy(),
        "lying": [row.copy() for row in s.lying],
        "waiting": s.waiting.copy(),
        "gone": s.gone.copy(),
        "box": s.box.copy(),
        "ground": s.ground.copy(),
        "stuck": s.stuck.copy(),
        "stock": s.stock.copy(),
        "bag": s.family.bag.copy(),
        "laid": s.family.laid.copy(),
        "used": s.family.used.copy(),
        "board": s.family.board.copy(),
        "tiles": [row.copy() for row in s.tiles],
        "flipped": [row.copy() for row in s.flipped],
        "tile_pile": len(s.tile_pile),
        "tile_gone": s.tile_gone.copy(),
        "boons": s.family.waiting.copy(),
        "tremor": int(s.family.tremor),
        "stored": s.family.stored,
        "aside": s.aside.copy(),
        "acted": int(s.acted),
        "hand": [camp.hand.copy() if who == seat else [HIDDEN] * len(camp.hand) for who, camp in enumerate(camps)],
        "deck": [len(camp.cards.cards) for camp in camps],
        "discards": [camp.cards.discards.copy() for camp in camps],
        "played": [camp.played.copy() for camp in camps],
        "used_card": [int(camp.used_card) for camp in camps],
        **kammi(s, seat),
        **hester(s, seat),
        **alone(s),
        **fae(s, seat),
    }


def fae(s: Harrow, seat: int | None) -> dict[str, Any]:
    """The search: only the others know where things are hidden, only the Fair Folk know their hands."""
    if s.setting.fae == NOBODY:
        return {}
    f, mine = s.fae, seat == s.setting.fae
    secret = [*f.finds, *[HIDDEN] * (len(f.sites) - len(f.finds))]
    return {
        "fae": {
            "sites": secret if mine or seat is None else f.sites.copy(),
            "finds": f.finds.copy(),
            "nests": f.nests.copy(),
            "ready": f.ready.copy(),
            "bag": sorted(f.bag),
            "held": [row.copy() for row in f.held],
            "arrows": [list(arrow) for arrow in f.arrows],
            "crosses": f.crosses.copy(),
            "lands": [list(land) for land in f.lands],
            "terrains": f.terrains,
            "quests": f.sought.copy() if mine else [HIDDEN] * len(f.sought),
            "hand": f.hand.copy() if mine else [HIDDEN] * len(f.hand),
            "decks": [len(f.quests.cards), len(f.cards.cards)],
            "discards": [f.quests.discards.copy(), f.cards.discards.copy()],
            "oath": f.oath,
            "nested": int(f.nested),
            "done": int(f.done),
        }
    }


def alone(s: Harrow) -> dict[str, Any]:
    """The solo board: decks lie face down."""
    if not s.setting.alone:
        return {}
    a = s.alone
    return {
        "alone": {
            "level": a.level,
            "decks": [len(deck) for deck in a.decks],
            "boxed": [len(deck) for deck in a.boxed],
            "discards": a.discards.copy(),
            "card": a.card,
            "redrawn": int(a.redrawn),
            "whom": a.whom,
            "goal": a.goal,
            "unmoved": a.unmoved.copy(),
            "bag": sorted(a.bag),
            "token": a.token,
            "decider": a.decider,
        }
    }


def kammi(s: Harrow, seat: int | None) -> dict[str, Any]:
    """What Kammi has, if she plays: who is who is her secret, and which doll is real is everybody's but hers."""
    if s.setting.kammi == NOBODY:
        return {}
    d = s.kammi
    return {
        "kammi": {
            "grid": [row.copy() for row in d.grid],
            "waiting": d.waiting,
            "black": d.black,
            "cubes": d.cubes.copy(),
            "who": d.who if knows_figures(s, seat) else HIDDEN,
            "shown": d.shown,
            "known": int(d.known),
            "gift": int(d.gift),
            "silent": int(d.silent),
            "dolls": d.dolls.copy(),
            "real": d.real if knows_dolls(s, seat) else HIDDEN,
            "up": d.up,
        }
    }


def knows_figures(s: Harrow, seat: int | None) -> bool:
    """Law 4.setup.E.2: Kammi alone, until one of them is revealed or she has given it away."""
    return seat == s.setting.kammi or s.kammi.known or s.kammi.shown != 0


def knows_dolls(s: Harrow, seat: int | None) -> bool:
    """Law 4.setup.J.2: everybody at the table but Kammi, until the real one lies face up, or is the only one left."""
    return seat not in (None, s.setting.kammi) or s.kammi.up != 0


def hester(s: Harrow, seat: int | None) -> dict[str, Any]:
    """What Hester has, if she plays; her hand is her own."""
    if s.setting.hester == NOBODY:
        return {}
    h = s.hester
    return {
        "hester": {
            "at": h.at,
            "roots": h.path.copy(),
            "old_roots": h.previous.copy(),
            "spaces": h.spaces,
            "actions": h.actions,
            "taken": h.taken,
            "supply": h.supply,
            "snakes": h.snakes,
            "squares": [side.copy() for side in h.squares],
            "cubes": h.cubes.copy(),
            "open": h.open.copy(),
            "covered": h.covered.copy(),
            "invoked": h.invoked,
            "thrown": int(h.thrown),
            "reached": h.reached.copy(),
            "free": int(h.free),
            "sloth": int(h.sloth),
            "hand": h.hand.copy() if seat == s.setting.hester else [UNKNOWN] * len(h.hand),
            "deck": len(h.deck.cards),
        }
    }


def imagine(s: Harrow, seat: int | None, chance: Chance) -> None:
    """Deal anew what that seat cannot know: others' hands, and how decks lie."""
    deal_anew([], s.tile_pile, chance)
    imagine_kammi(s, seat, chance)
    for who, camp in enumerate(s.camps):
        hidden = [] if who == seat else [camp.hand]
        deal_anew(hidden, camp.cards.cards, chance)
    h = s.hester
    for deck, boxed in zip(s.alone.decks, s.alone.boxed, strict=True):
        hidden = [deck]
        deal_anew(hidden, boxed, chance)
        chance.shuffle(deck)
    if s.setting.fae != NOBODY:
        imagine_search(s, seat, chance)
    if s.setting.hester != NOBODY:
        hands = [] if seat == s.setting.hester else [h.hand]
        deal_anew(hands, h.deck.cards, chance)


def imagine_kammi(s: Harrow, seat: int | None, chance: Chance) -> None:
    """Who is who, and which of the dolls on the map is the real one."""
    if s.setting.kammi == NOBODY:
        return
    if not knows_figures(s, seat):
        s.kammi.who = chance.below(2)
    if not knows_dolls(s, seat):
        left = [doll for doll, at in enumerate(s.kammi.dolls) if at != NOWHERE]
        if s.kammi.dolls[s.kammi.real] != NOWHERE:
            s.kammi.real = chance.pick(left)


def imagine_search(s: Harrow, seat: int | None, chance: Chance) -> None:
    """Hands of the Fair Folk for the others; for them, and for who looks on, where things may be hidden."""
    f, mine = s.fae, seat == s.setting.fae
    deal_anew([] if mine else [f.sought], f.quests.cards, chance)
    deal_anew([] if mine else [f.hand], f.cards.cards, chance)
    if not mine and seat is not None:
        return
    taken = f.sites[: len(f.finds)]
    for n in range(len(f.finds), len(f.sites)):
        free = [at for at in range(HEXES) if at not in taken and (n > len(f.finds) or possible(s, at))]
        taken.append(chance.pick(free))
    f.sites = taken
