"""The table of Harrow County as text."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from lexludi.games.harrow.rules.box.codes import ABILITIES, KINDS
from lexludi.games.harrow.rules.box.printed import (
    CARDS,
    FAE_BOARD,
    FAE_CARDS,
    HESTER_BOARD,
    HEX_NAMES,
    HEXES,
    OFFERS,
    QUESTS,
    SOLO,
    TILES,
    TOKEN_NAMES,
)
from lexludi.games.harrow.words.hexes import county, crowded, hex_tells, key, may_be, things
from lexludi.games.harrow.words.names import ITEMS, HarrowNames
from lexludi.kernel.words import View
from lexludi.parts.moments import bits
from lexludi.speech import sentence

WILD = 4
"""What lies on a square of Hester's, after the kinds of tokens: a wild one, or haints."""


def text(names: HarrowNames, view: View, width: int = 96) -> str:
    """The round and the tree, the map, and what each faction has."""
    lines = [*county(names, view), "", *folded(key(names, view), width), ""]
    told = [*shared(names, view), *crowded(names, view), *factions(names, view)]
    return "\n".join([*lines, *(part for line in told for part in folded(line, width))])


def description(names: HarrowNames, view: View) -> str:
    """The same in words alone, for whoever has it read aloud."""
    hexes = [hex_tells(names, view, at) for at in range(HEXES) if things(names, view, at)]
    return "\n".join([*shared(names, view), *hexes, *factions(names, view)])


def factions(names: HarrowNames, view: View) -> Iterator[str]:
    for seat in range(len(view["factions"])):
        yield from faction_lines(names, view, seat)


def folded(line: str, width: int) -> list[str]:
    """A line as several, indented like the first."""
    indent = " " * (len(line) - len(line.lstrip()))
    return wrap(line, width, subsequent_indent=indent + "  ") or [""]


def shared(names: HarrowNames, view: View) -> Iterator[str]:
    """The round, the battleground, tiles, what waits on the scoreboard, and the solo board."""
    _ = names.gettext
    yield _("Round {n}; lantern: {seat}", n=view["round"], seat=names.seat(view, view["lantern"]))
    ground, stuck = names.cubes(view["ground"]), names.cubes(view["stuck"])
    yield _("Battleground: {cubes}; in the tree: {stuck}", cubes=ground, stuck=stuck)
    for jar, row in enumerate(view["tiles"]):
        if row:
            yield f"{sentence(names.jar(jar))}: {names.listed(names.of(TILES[tile]) for tile in row)}"
    waiting = [what.bit_count() for what in view["waiting"]]
    if any(waiting):
        yield _("On the scoreboard: townsfolk {n}, buildings {m}", n=waiting[0], m=waiting[1])
    if "alone" in view:
        yield from solo(names, view)


def solo(names: HarrowNames, view: View) -> Iterator[str]:
    _, alone = names.gettext, view["alone"]
    decks = names.listed(f"{names.of(deck)} {alone['decks'][n]}" for n, deck in enumerate(SOLO.deck))
    yield _("Decks: {decks}", decks=decks)
    if alone["card"] >= 0:
        yield _("Revealed: {card}", card=names.omen(alone["card"]))
    if alone["bag"]:
        yield _("Turns left in the bag: {n}", n=len(alone["bag"]))


def faction_lines(names: HarrowNames, view: View, seat: int) -> Iterator[str]:
    name = view["factions"][seat]
    if name == "hester":
        yield from hester(names, view)
    elif name == "fae":
        yield from fae(names, view)
    else:
        yield from fighter(names, view, seat)


def fighter(names: HarrowNames, view: View, seat: int) -> Iterator[str]:
    """Points, jars, tokens and cards of a faction that fights."""
    _ = names.gettext
    leads = view["leads"][seat]
    who = names.of(names.faction(view, seat)) + (f" ({names.legend(leads)})" if leads >= 0 else "")
    yield _("{who}: points {n}", who=who, n=view["points"][seat])
    if "alone" not in view:
        jars = names.listed(names.jar(jar) for jar in bits(view["jars"][seat]))
        yield "  " + _("jars: {jars}", jars=jars or "-")
    yield "  " + _(
        "wild {wild}, scrolls {scrolls}, haints in supply {n}",
        wild=view["wild"][seat], scrolls=view["scrolls"][seat], n=view["pool"][seat],
    )  # fmt: skip
    if view["factions"][seat] == "family":
        yield from bag(names, view)
    elif "alone" not in view:
        rows = names.listed(f"{names.kind(n)} {view['rows'][seat][n]}" for n in ABILITIES)
        yield "  " + _("tokens on the board: {tokens}", tokens=rows)
    if view["factions"][seat] == "kammi":
        yield from kammi(names, view)
    yield from cards(names, view, seat)


def bag(names: HarrowNames, view: View) -> Iterator[str]:
    _ = names.gettext
    for key_, told in (("bag", _("in the bag")), ("laid", _("drawn")), ("used", _("used"))):
        counts = [f"{names.token(n)} {view[key_][n]}" for n in range(len(TOKEN_NAMES)) if view[key_][n]]
        if counts:
            yield f"  {told}: {names.listed(counts)}"
    if view["board"]:
        yield "  " + _("tokens on the board: {tokens}", tokens=names.listed(map(names.token, view["board"])))


def kammi(names: HarrowNames, view: View) -> Iterator[str]:
    _, own = names.gettext, view["kammi"]
    for n, row in enumerate(own["grid"]):
        tokens = names.listed(map(names.kind, row))
        cubes = f" ({_('cubes: {n}', n=own['cubes'][n])})" if own["cubes"][n] else ""
        yield "  " + _("Row {n}: {tokens}", n=n + 1, tokens=tokens) + cubes
    yield "  " + _("waits beside the grid: {token}", token=names.kind(own["waiting"]))


def cards(names: HarrowNames, view: View, seat: int) -> Iterator[str]:
    """Cards in hand, by name for whoever holds them, and those that lie open."""
    _, hand = names.gettext, view["hand"][seat]
    if hand or view["deck"][seat] or view["played"][seat]:
        yield "  " + _("Hand {n}, deck {m}", n=len(hand), m=view["deck"][seat])
        yield from ("    " + f"{names.of(CARDS[n])}: {names.told(CARDS[n])}" for n in hand if n >= 0)
        if view["played"][seat]:
            yield "  " + _("open: {cards}", cards=names.listed(map(names.card, view["played"][seat])))


def hester(names: HarrowNames, view: View) -> Iterator[str]:
    """Her board, fires, actions and cards."""
    _, own = names.gettext, view["hester"]
    full = sum(map(len, own["squares"]))
    most = HESTER_BOARD.squares * len(own["squares"])
    yield _("{who}: squares {n} of {m}", who=_("Hester"), n=full, m=most)
    left = own["actions"] - own["taken"].bit_count()
    yield "  " + _("actions {n} of {m}", n=left, m=own["actions"]) + "; " + _(
        "fires {fires}, flames {flames}, snakes {snakes} left",
        fires=own["spaces"], flames=own["supply"], snakes=own["snakes"],
    )  # fmt: skip
    if full:
        yield "  " + _(
            "devoured: {things}", things=names.listed(morsel(names, n) for row in own["squares"] for n in row)
        )
    if own["open"]:
        yield "  " + _("open: {cards}", cards=names.listed(map(names.witchcraft, own["open"])))
    yield "  " + _("Hand {n}, deck {m}", n=len(own["hand"]), m=own["deck"])
    printed = (HESTER_BOARD.card[n] for n in own["hand"] if n >= 0)
    yield from (f"    {names.of(card)}: {names.told(card)}" for card in printed)


def morsel(names: HarrowNames, what: int) -> str:
    """What lies on a square of hers."""
    if what in KINDS:
        return names.kind(what)
    return names.gettext("a wild token") if what == WILD else names.gettext("haints")


def fae(names: HarrowNames, view: View) -> Iterator[str]:
    """The search, offers, quests and cards."""
    _, own = names.gettext, view["fae"]
    found = names.listed(f"{_(ITEMS[n])} {HEX_NAMES[at].upper()}" for n, at in enumerate(own["finds"]))
    yield _("{who}: found {n} of {m}", who=_("The Fair Folk"), n=len(own["finds"]), m=FAE_BOARD.items) + (
        f" ({found})" if found else ""
    )
    yield "  " + _("arrows {n}, crosses {m}", n=len(own["arrows"]), m=len(own["crosses"]))
    left = sum(1 for at in range(HEXES) if may_be(view, at))
    yield "  " + _("hexes where it may still be: {n}", n=left)
    if own["ready"]:
        yield "  " + _("offers ready: {offers}", offers=names.listed(names.of(OFFERS[n]) for n in own["ready"]))
    for seat, row in enumerate(own["held"]):
        if row:
            offers = names.listed(names.of(OFFERS[n]) for n in row)
            yield "  " + _("offers of {seat}: {offers}", seat=names.seat(view, seat), offers=offers)
    yield "  " + _("quests {n}, cards {m}", n=len(own["quests"]), m=len(own["hand"]))
    printed = [QUESTS[n] for n in own["quests"] if n >= 0] + [FAE_CARDS[n] for n in own["hand"] if n >= 0]
    yield from (f"    {names.of(card)}: {names.told(card)}" for card in printed)
