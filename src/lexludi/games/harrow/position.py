"""Positions of Harrow County as text.

    seats: protectors family
    chapter: 1
    map: a
    haints protectors: e8 3 d6 1
    legends protectors: e8
    tokens move: b3 c2
    storms: e2 e3
    cubes: red 3 blue 2
    next: turn 0

Only seats and next are needed; whatever is left out is as on an empty map: no units, no tokens, nothing on the
battleground. What is nowhere else is in its supply, in the box, or in the bag. Hexes are named by column (a to i, from
the west) and place in it (from the north): e2 is the home of the Family, e8 that of the Protectors, e5 the brambles.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lexludi.games.harrow.factions.hester.fire import burnt
from lexludi.games.harrow.position_alone import DECK_NAMES, alone_lines, read_alone
from lexludi.games.harrow.position_fae import cubes_on_board, fae_lines, read_fae
from lexludi.games.harrow.position_hester import (
    DEED_NAMES,
    SQUARE_NAMES,
    cubes_on_hexes,
    hester_lines,
    on_squares,
    read_hester,
)
from lexludi.games.harrow.position_kammi import kammi_lines, read_kammi
from lexludi.games.harrow.rules.box.codes import (
    ALL_JARS,
    FIRST_UPGRADE,
    HAINT,
    INFECTED,
    KINDS,
    NOBODY,
    NOWHERE,
    OBJECTIVES,
)
from lexludi.games.harrow.rules.box.printed import (
    BAG_ROW_LENGTH,
    BAG_START,
    BOARDS,
    CARD_NAMES,
    CUBE_COUNT,
    CUBE_NAMES,
    DECKS,
    FACTIONS,
    FAE_CARD_NAMES,
    HESTER_CARD_NAMES,
    HEX_NAMES,
    HEXES,
    JAR_NAMES,
    KIND_NAMES,
    LEGEND_NAMES,
    MAP_NAMES,
    OFFER_NAMES,
    QUEST_NAMES,
    SOLO,
    TERRAIN_NAMES,
    TILE_NAMES,
    TOKEN_COUNT,
    TOKEN_NAMES,
)
from lexludi.games.harrow.rules.setting import CHAPTERS, TOWERS, Setting
from lexludi.games.harrow.rules.setup import AGAINST, FIGHTING, FIRST_LEGENDS, lead, seated
from lexludi.games.harrow.rules.state import Harrow
from lexludi.games.harrow.rules.steps import STEPS
from lexludi.kernel.errors import BadSetup, PositionError
from lexludi.kernel.options import Names
from lexludi.kernel.position import Lines, kernel_lines, read_agenda, read_chance, write_lines
from lexludi.parts.moments import bits
from lexludi.parts.positions import counted, index, listed, read_counted, read_listed

NONE: Final = "-"
OBJECTIVE_NAMES: Final = ("townsfolk", "buildings")
ROW_NAMES: Final = KIND_NAMES[:3]
USUAL_LEGENDS: Final = {**FIRST_LEGENDS, "kammi": "ranar"}
CARDS_IN: Final = ("hand", "discards", "played")
YES_OR_NO: Final = ("no", "yes")
TURN_STATE: Final = ("attacked", "used-card")


def write(s: Harrow) -> str:
    names = s.setting.names
    lines = [
        ("seats", " ".join(s.setting.seats)),
        ("chapter", s.setting.chapter),
        ("map", MAP_NAMES[s.setting.side]),
        ("tower", s.setting.tower),
        ("round", str(s.round)),
        ("active", one(names, s.active)),
        ("jar", one(JAR_NAMES, s.jar)),
        ("lantern", names[s.lantern]),
        ("queue", listed(names, s.queue)),
    ]
    for seat, name in enumerate(names):
        lines += [(f"{what} {name}", text) for what, text in camp_lines(s, seat)]
    lines += [(f"tokens {name}", on_hexes(s.tokens[kind])) for kind, name in enumerate(KIND_NAMES)]
    for n, name in enumerate(OBJECTIVE_NAMES):
        lines += [
            (name, on_hexes(s.objectives[n])),
            (f"{name} waiting", listed(TERRAIN_NAMES, bits(s.waiting[n]))),
            (f"{name} gone", str(s.gone[n])),
        ]
    lines += [
        ("storms", listed(HEX_NAMES, bits(s.storms))),
        ("paths", listed(HEX_NAMES, s.paths)),
        ("flames", on_hexes(s.flames)),
        ("taunts", listed(HEX_NAMES, s.taunts)),
        *([("strolls", strolls_of(s))] if s.strolls else []),
        ("nails", "; ".join(f"{names[seat]} {HEX_NAMES[at]} {unit}" for seat, at, unit in s.pins)),
        ("box", counted(KIND_NAMES, s.box)),
        ("cubes", counted(CUBE_NAMES, s.ground)),
        ("stuck", counted(CUBE_NAMES, s.stuck)),
        ("bag", counted(TOKEN_NAMES, s.family.bag)),
        ("laid", counted(TOKEN_NAMES, s.family.laid)),
        ("used", counted(TOKEN_NAMES, s.family.used)),
        ("board", listed(TOKEN_NAMES, s.family.board)),
        *((f"tiles {jar}", listed(TILE_NAMES, s.tiles[n])) for n, jar in enumerate(JAR_NAMES)),
        *((f"flipped {jar}", listed(TILE_NAMES, s.flipped[n])) for n, jar in enumerate(JAR_NAMES)),
        ("tile pile", listed(TILE_NAMES, s.tile_pile)),
        ("tiles gone", listed(TILE_NAMES, s.tile_gone)),
        ("boons", listed(TOKEN_NAMES, s.family.waiting)),
        ("tremor", "yes" if s.family.tremor else "no"),
        ("stored", str(s.family.stored)),
        ("aside", counted(CUBE_NAMES, s.aside)),
        ("acted", "yes" if s.acted else "no"),
        *kammi_lines(s),
        *hester_lines(s),
        *alone_lines(s),
        *fae_lines(s),
    ]
    return write_lines(lines + kernel_lines(s))


def strolls_of(s: Harrow) -> str:
    return "; ".join(f"{unit} {HEX_NAMES[origin]} {HEX_NAMES[to]}" for unit, origin, to in s.strolls)


def one(names: Sequence[str], which: int) -> str:
    return NONE if which == NOBODY else names[which]


def on_hexes(row: Sequence[int]) -> str:
    """How many lie on each hex: `e8 3 d6`."""
    return " ".join(f"{HEX_NAMES[at]} {n}" if n > 1 else HEX_NAMES[at] for at, n in enumerate(row) if n)


def camp_lines(s: Harrow, seat: int) -> list[tuple[str, str]]:
    """What belongs to one faction."""
    camp = s.camps[seat]
    marks = [mark for mark, is_so in zip(TURN_STATE, (camp.attacked, camp.used_card), strict=True) if is_so]
    return [
        ("legend", one(LEGEND_NAMES, camp.legend)),
        ("legends", " ".join(one(HEX_NAMES, at) for at in s.legends[seat])),
        ("haints", on_hexes(s.haints[seat])),
        ("snakes", on_hexes(s.snakes[seat])),
        ("lying", on_hexes(s.lying[seat])),
        ("points", str(camp.points)),
        ("jars", listed(JAR_NAMES, bits(camp.jars))),
        ("marks", " ".join(marks)),
        ("wild", str(camp.wild)),
        ("scrolls", str(camp.scrolls)),
        ("track", str(camp.track + 1)),
        ("rows", counted(ROW_NAMES, camp.rows)),
        ("spoon", str(s.setting.dial[camp.spoon])),
        ("kills", str(camp.kills)),
        ("plate", counted(s.setting.names, camp.plate)),
        ("reach", str(camp.reach)),
        ("hand", listed(CARD_NAMES, camp.hand)),
        ("deck", listed(CARD_NAMES, camp.cards.cards)),
        ("discards", listed(CARD_NAMES, camp.cards.discards)),
        ("played", listed(CARD_NAMES, camp.played)),
    ]


def read(text: str) -> Harrow:
    lines = Lines(text)
    try:
        seats = seated(tuple(lines.take("seats").split()))
    except BadSetup as error:
        raise PositionError(str(error)) from error
    chapter = CHAPTERS[index(CHAPTERS, lines.take("chapter", "2"), "chapter")]
    side = index(MAP_NAMES, lines.take("map", MAP_NAMES[0]), "map")
    tower = TOWERS[index(TOWERS, lines.take("tower", TOWERS[0]), "tower")]
    s = Harrow(Setting(seats, chapter, side, tower, () if set(seats) & FIGHTING else AGAINST), read_chance(lines))
    names = s.setting.names
    s.round = lines.count("round", 1, 1000)
    s.active = read_one(names, lines.take("active", NONE), "active")
    s.jar = read_one(JAR_NAMES, lines.take("jar", NONE), "jar")
    s.acted = index(YES_OR_NO, lines.take("acted", "no"), "acted") == 1
    s.lantern = index(names, lines.take("lantern", names[0]), "lantern")
    s.queue = read_listed(names, lines.take("queue", ""), "queue")
    read_map(s, lines)
    read_tiles(s, lines)
    for seat, name in enumerate(names):
        read_camp(s, lines, seat, name)
    read_hester(s, lines)
    read_alone(s, lines)
    read_fae(s, lines)
    if s.setting.kammi != NOBODY:
        read_kammi(s, lines)
    read_pins(s, lines)
    read_tokens(s, lines)
    read_cubes(s, lines)
    s.wild = BOARDS.wild_tokens - wild_out(s)
    if s.wild < 0:
        raise PositionError(f"wild: there are {BOARDS.wild_tokens} wild tokens")
    s.agenda = read_agenda(lines, STEPS)
    lines.done()
    return s


def wild_out(s: Harrow) -> int:
    """Wild tokens that are not in the supply."""
    return sum(s.camps[seat].wild for seat in s.setting.fighters) + on_squares(s, SQUARE_NAMES.index("wild"))


def read_one(names: Sequence[str], word: str, line: str) -> int:
    return NOBODY if word == NONE else index(names, word, line)


def read_row(lines: Lines, line: str) -> list[int]:
    return read_counted(HEX_NAMES, lines.take(line, ""), line)


def read_mask(names: Sequence[str], lines: Lines, line: str, default: str = "") -> int:
    found = read_listed(names, lines.take(line, default), line)
    if len(set(found)) < len(found):
        raise lines.wrong(line, "names something twice")
    return sum(1 << n for n in found)


def read_map(s: Harrow, lines: Lines) -> None:
    for kind, name in enumerate(KIND_NAMES):
        s.tokens[kind] = read_row(lines, f"tokens {name}")
    for n in OBJECTIVES:
        name = OBJECTIVE_NAMES[n]
        s.objectives[n] = read_row(lines, name)
        s.waiting[n] = read_mask(TERRAIN_NAMES, lines, f"{name} waiting")
        s.gone[n] = lines.count(f"{name} gone", 0, BOARDS.objectives + 1)
    s.storms = read_mask(HEX_NAMES, lines, "storms")
    s.paths = sorted(read_listed(HEX_NAMES, lines.take("paths", ""), "paths"))
    s.flames = read_row(lines, "flames")
    s.taunts = sorted(read_listed(HEX_NAMES, lines.take("taunts", ""), "taunts"))
    if s.storms >> s.setting.map.brambles & 1:
        raise lines.wrong("storms", "puts one into the brambles (Law 1.core.4)")
    if s.storms.bit_count() > BOARDS.storms:
        raise lines.wrong("storms", f"names more than {BOARDS.storms}")


def read_tiles(s: Harrow, lines: Lines) -> None:
    """Bonus tiles: the pile holds those that are named nowhere else, the last one on top."""
    for n, jar in enumerate(JAR_NAMES):
        s.tiles[n] = read_listed(TILE_NAMES, lines.take(f"tiles {jar}", ""), f"tiles {jar}")
        s.flipped[n] = read_listed(TILE_NAMES, lines.take(f"flipped {jar}", ""), f"flipped {jar}")
    s.tile_gone = read_listed(TILE_NAMES, lines.take("tiles gone", ""), "tiles gone")
    held = [tile for row in (*s.tiles, *s.flipped, s.tile_gone) for tile in row]
    whole = range(len(TILE_NAMES)) if s.setting.level.tiles else range(0)
    rest = listed(TILE_NAMES, [tile for tile in whole if tile not in held])
    s.tile_pile = read_listed(TILE_NAMES, lines.take("tile pile", rest), "tile pile")
    tiles = sorted((*held, *s.tile_pile))
    if tiles and tiles != list(whole):
        raise PositionError("tile pile: each tile lies in one place")


def read_camp(s: Harrow, lines: Lines, seat: int, name: str) -> None:
    camp = s.camps[seat]
    usual = USUAL_LEGENDS.get(name, NONE)
    camp.legend = read_one(LEGEND_NAMES, lines.take(f"legend {name}", usual), f"legend {name}")
    if camp.legend != NOBODY:
        lead(s, seat, camp.legend)
    places = lines.take(f"legends {name}", f"{NONE} {NONE}" if name == "kammi" else NONE).split()
    s.legends[seat] = [NOWHERE if at == NONE else index(HEX_NAMES, at, f"legends {name}") for at in places]
    s.haints[seat] = read_row(lines, f"haints {name}")
    s.snakes[seat] = read_row(lines, f"snakes {name}")
    s.lying[seat] = read_row(lines, f"lying {name}")
    camp.points = lines.count(f"points {name}", 0, 1000)
    camp.jars = read_mask(JAR_NAMES, lines, f"jars {name}", listed(JAR_NAMES, bits(ALL_JARS)))
    marks = read_listed(TURN_STATE, lines.take(f"marks {name}", ""), f"marks {name}")
    camp.attacked, camp.used_card = 0 in marks, 1 in marks
    camp.wild = lines.count(f"wild {name}", BOARDS.start_wild, BOARDS.wild_tokens)
    camp.scrolls = lines.count(f"scrolls {name}", 1, BOARDS.scrolls)
    camp.track = lines.count(f"track {name}", 1, 2) - 1
    camp.rows = read_counted(ROW_NAMES, lines.take(f"rows {name}", ""), f"rows {name}")
    dial = s.setting.dial
    spoon = lines.number(f"spoon {name}", dial[0])
    if spoon not in dial:
        raise lines.wrong(f"spoon {name}", f"is none of {', '.join(map(str, dial))}")
    camp.spoon = dial.index(spoon)
    camp.plate = read_counted(s.setting.names, lines.take(f"plate {name}", ""), f"plate {name}")
    camp.kills = lines.count(f"kills {name}", sum(camp.plate), dial[-1])
    camp.reach = lines.count(f"reach {name}", 0, 9)
    read_cards(s, lines, seat, name)
    if any(ill > all_here for ill, all_here in zip(s.snakes[seat], s.haints[seat], strict=True)):
        raise lines.wrong(f"snakes {name}", "names more than there are haints")


def read_cards(s: Harrow, lines: Lines, seat: int, name: str) -> None:
    """Cards of a faction: the deck holds those that are named nowhere else, the last one on top."""
    camp = s.camps[seat]
    own = DECKS.get(name, ()) if s.setting.level.legends else ()
    rows = [read_listed(CARD_NAMES, lines.take(f"{what} {name}", ""), f"{what} {name}") for what in CARDS_IN]
    held = [card for row in rows for card in row]
    rest = listed(CARD_NAMES, [card for card in own if card not in held])
    camp.cards.cards = read_listed(CARD_NAMES, lines.take(f"deck {name}", rest), f"deck {name}")
    camp.hand, camp.cards.discards, camp.played = sorted(rows[0]), rows[1], rows[2]
    if sorted((*held, *camp.cards.cards)) != sorted(own):
        raise PositionError(f"hand {name}: each card of the deck lies in one place")


def read_pins(s: Harrow, lines: Lines) -> None:
    """Nails, and then the haints in each supply: those that are nowhere else."""
    names = s.setting.names
    for text in filter(None, lines.take("nails", "").split(";")):
        words = text.split()
        if len(words) != 3 or words[2] not in ("-2", "-1", "0", "1"):
            raise lines.wrong("nails", "is not a faction, a hex and a unit (-1 a haint, 0 its legend)")
        pin = (index(names, words[0], "nails"), index(HEX_NAMES, words[1], "nails"), int(words[2]))
        seat, at, unit = pin
        here = unit in (HAINT, INFECTED) or (unit < len(s.legends[seat]) and s.legends[seat][unit] == at)
        here = here or (seat == s.setting.hester and s.hester.at == at)
        if not here or not (unit >= 0 or s.free(seat, at, unit)):
            raise lines.wrong("nails", "has no such unit above it")
        s.pins.append(pin)
    for text in filter(None, lines.take("strolls", "").split(";")):
        words = text.split()
        if len(words) != 3 or words[0] not in ("-1", "0", "1", "2", "3", "4", "5"):
            raise lines.wrong("strolls", "is not a unit (-1 a haint, 0 a legend) and the hexes it left and entered")
        s.strolls.append((int(words[0]), index(HEX_NAMES, words[1], "strolls"), index(HEX_NAMES, words[2], "strolls")))
    for seat, code in enumerate(s.setting.codes):
        away = sum(s.haints[seat]) + sum(camp.plate[seat] for camp in s.camps)
        if seat in s.setting.fighters:
            away += burnt(s)
        s.camps[seat].pool = FACTIONS[code].haints - away
        if s.camps[seat].pool < 0:
            raise PositionError(f"haints {names[seat]}: there are {FACTIONS[code].haints}")
        for at in range(HEXES):
            if s.units(seat, at) and s.bars(seat, at, 0) is not None:
                raise PositionError(f"haints {names[seat]}: {HEX_NAMES[at]} (Law {s.bars(seat, at, 0)})")


def read_tokens(s: Harrow, lines: Lines) -> None:
    """Tokens of the Family, and the box: what is nowhere else."""
    drawer = s.family
    usual = counted(KIND_NAMES, BAG_START) if s.setting.family != NOBODY else ""
    drawer.bag = read_counted(TOKEN_NAMES, lines.take("bag", usual), "bag")
    drawer.laid = read_counted(TOKEN_NAMES, lines.take("laid", ""), "laid")
    drawer.used = read_counted(TOKEN_NAMES, lines.take("used", ""), "used")
    drawer.board = read_listed(TOKEN_NAMES, lines.take("board", ""), "board")
    drawer.waiting = sorted(read_listed(TOKEN_NAMES, lines.take("boons", ""), "boons"))
    drawer.tremor = index(YES_OR_NO, lines.take("tremor", "no"), "tremor") == 1
    drawer.stored = lines.count("stored", 0, CUBE_COUNT[0])
    if len(drawer.board) > BAG_ROW_LENGTH or any(
        drawer.upgrades(n) > 1 for n in range(FIRST_UPGRADE, len(TOKEN_NAMES))
    ):
        raise PositionError("board: too many tokens, or an upgrade twice")
    rest = [TOKEN_COUNT[kind] - tokens_out(s, kind) for kind in KINDS]
    s.box = read_counted(KIND_NAMES, lines.take("box", counted(KIND_NAMES, [max(0, n) for n in rest])), "box")
    if s.box != rest:
        raise PositionError(f"box: with {counted(KIND_NAMES, rest) or 'nothing'} in it, no token would be lost")


def tokens_out(s: Harrow, kind: int) -> int:
    """Tokens of a kind that are not in the box."""
    drawer = s.family
    found = sum(s.tokens[kind]) + drawer.bag[kind] + drawer.laid[kind] + drawer.used[kind] + drawer.board.count(kind)
    found += on_squares(s, kind)
    if s.setting.kammi != NOBODY:
        found += s.kammi.tokens(kind)
    for seat in s.setting.fighters:
        camp = s.camps[seat]
        found += camp.rows[kind] if kind < len(camp.rows) else camp.scrolls - 1
    return found


def read_cubes(s: Harrow, lines: Lines) -> None:
    s.ground = read_counted(CUBE_NAMES, lines.take("cubes", ""), "cubes")
    s.stuck = read_counted(CUBE_NAMES, lines.take("stuck", ""), "stuck")
    s.aside = read_counted(CUBE_NAMES, lines.take("aside", ""), "aside")
    out = cubes_out(s)
    s.stock = [whole - n for whole, n in zip(CUBE_COUNT, out, strict=True)]
    if min(s.stock) < 0:
        raise PositionError(f"cubes: there are {counted(CUBE_NAMES, CUBE_COUNT)}")


def cubes_out(s: Harrow) -> list[int]:
    """Cubes of each colour that are not in the supply."""
    out = [a + b + c for a, b, c in zip(s.ground, s.stuck, s.aside, strict=True)]
    if s.setting.kammi != NOBODY:
        out[s.setting.colour[s.setting.kammi]] += sum(s.kammi.cubes)
    if s.setting.family != NOBODY:
        out[s.setting.colour[s.setting.family]] += s.family.stored
    for seat in range(s.setting.count):
        out[s.setting.colour[seat]] += sum(s.lying[seat])
    out[CUBE_NAMES.index("silver")] += cubes_on_board(s)
    return [n + cubes_on_hexes(s, colour) for colour, n in enumerate(out)]


OPTION_NAMES: Final[Names] = {
    "jar": JAR_NAMES,
    "at": HEX_NAMES,
    "origin": HEX_NAMES,
    "to": HEX_NAMES,
    "ability": KIND_NAMES,
    "kind": KIND_NAMES,
    "token": TOKEN_NAMES,
    "tile": TILE_NAMES,
    "card": CARD_NAMES,
    "legend": LEGEND_NAMES,
    "feast.token": (),
    "feast.kind": SQUARE_NAMES,
    "colour": CUBE_NAMES,
    "deed": DEED_NAMES,
    "deck": DECK_NAMES,
    "symbol": SOLO.action,
    "offer": OFFER_NAMES,
    "quest": QUEST_NAMES,
    "enchantment": FAE_CARD_NAMES,
    "terrain": TERRAIN_NAMES,
    "witchcraft": HESTER_CARD_NAMES,
}
