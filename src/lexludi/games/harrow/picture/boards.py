"""Boards: what each faction has, the battleground with the tree, and the cards in one's hand."""

from __future__ import annotations

from typing import Any, Final

from lexludi.draw import FAINT, INK, PAD, SOFT, Element, Part, circle, fitted, group, panel, path, rect, star, text
from lexludi.draw.cards import draw_backs
from lexludi.games.harrow.picture import signs
from lexludi.games.harrow.picture.fae import board_rows
from lexludi.games.harrow.picture.hand import TACTIC, WITCHCRAFT, Face, chip
from lexludi.games.harrow.picture.kammi import grid
from lexludi.games.harrow.rules.box.codes import ABILITIES, FIRST_UPGRADE, JARS, SCROLL
from lexludi.games.harrow.rules.box.printed import (
    BOARDS,
    CARDS,
    CUBE_NAMES,
    HESTER_BOARD,
    HESTER_CARDS,
    SOLO,
    TILES,
    TOKENS,
)
from lexludi.games.harrow.words.names import HarrowNames
from lexludi.kernel.words import View

WIDE: Final = 500.0
TILE: Final = 231.0
JAR: Final = "M-9-14H9V-9L12-5V14H-12V-5L-9-9Z"


def draw_board(view: View, names: HarrowNames, seat: int, wide: float) -> Part:
    """A faction: its points, jars, tokens, kills, and whatever is its own."""
    name = view["factions"][seat]
    if name == "hester":
        return draw_hester(view, names, seat, wide)
    title = names.of(names.faction(view, seat))
    rows: list[Row | None]
    if name == "fae":
        search = [row for row in board_rows(view, names, wide) if row[1]]
        return stack([heading(view, names, seat, wide), *search], wide, f"seat-{seat}", title)
    if "alone" in view:
        return stack([heading(view, names, seat, wide), supply(view, names, seat)], wide, f"seat-{seat}", title)
    rows = [heading(view, names, seat, wide), jars(view, names, seat), row_of_tokens(view, names, seat)]
    if name == "family":
        rows.append(bag(view, names))
    if name == "kammi":
        rows.append(grid(view, names))
    rows.append(kills(view, names, seat))
    rows.append(cards_of(view, names, seat, wide))
    return stack([row for row in rows if row is not None], wide, f"seat-{seat}", title)


Row = tuple[Element, float]
"""A drawing and its height."""


def stack(rows: list[Row], wide: float, id_: str, title: str) -> Part:
    high = sum(tall for _, tall in rows) + 2 * PAD
    drawn = group(panel(wide, high), title=title, id=id_)
    y = PAD
    for row, tall in rows:
        drawn.add(group(row, at=(PAD, y)))
        y += tall
    return Part(drawn, wide, high, "board")


def heading(view: View, names: HarrowNames, seat: int, wide: float) -> Row:
    colour = signs.colour_of(view, seat, names)
    drawn = group(
        circle(16, 18, 15, fill=colour, stroke=INK, stroke_width=1.4),
        fitted(42, 26, names.of(names.faction(view, seat)), 24, wide - 200, bold=True),
        star(wide - 58, 18, score(view, seat)),
    )
    leads = view["leads"][seat]
    if leads >= 0:
        drawn.add(text(42, 46, names.legend(leads), 18, fill=SOFT))
    if view["lantern"] == seat:
        drawn.add(group(lantern(), at=(wide - 106, 18)))
    return drawn, 56.0


def score(view: View, seat: int) -> str:
    """Points; for Hester full squares, for the Fair Folk finds."""
    name = view["factions"][seat]
    if name == "hester":
        return str(sum(map(len, view["hester"]["squares"])))
    return str(len(view["fae"]["finds"]) if name == "fae" else view["points"][seat])


def supply(view: View, names: HarrowNames, seat: int) -> Row:
    """Where cards move a faction, only its haints matter."""
    haints = signs.haint(signs.colour_of(view, seat, names), 0)
    return counted(haints, 16, 20, view["pool"][seat], names.gettext("haints in supply")), 44.0


def lantern() -> Element:
    return path("M-4-13H4V-9C9-6 9 8 6 13H-6C-9 8-9-6-4-9Z", fill="#f2c14e", stroke=INK, stroke_width=1.4)


def jars(view: View, names: HarrowNames, seat: int) -> Row:
    """Whole jars stand, broken ones are faint."""
    drawn = group()
    for n, jar in enumerate(JARS):
        whole = view["jars"][seat] >> jar & 1
        drawn.add(
            group(
                path(JAR, fill="#dfeef2" if whole else FAINT, stroke=INK, stroke_width=1.6,
                     stroke_opacity=None if whole else 0.35),
                text(0, 9, str(n + 1), 17, bold=True, anchor="middle",
                     fill=INK, fill_opacity=None if whole else 0.4),
                at=(18 + n * 46, 20), title=names.jar(jar), id=f"jar-{seat}-{jar}",
            )
        )  # fmt: skip
    x = 18 + len(JARS) * 46
    drawn.add(counted(signs.haint(signs.colour_of(view, seat, names), 0), x + 10, 20, view["pool"][seat],
                      names.gettext("haints in supply")))  # fmt: skip
    drawn.add(counted(wild(), x + 84, 20, view["wild"][seat], names.gettext("wild tokens"), f"wild-{seat}"))
    drawn.add(counted(signs.token(SCROLL), x + 152, 20, view["scrolls"][seat], names.kind(SCROLL), f"track-{seat}"))
    return drawn, 46.0


def wild() -> Element:
    return group(
        circle(0, 0, 13, fill="#3b5d3a", stroke=INK, stroke_width=1.4),
        text(0, 6, "?", 17, bold=True, anchor="middle", fill="#fff"),
    )


def counted(drawn: Element, x: float, y: float, n: int | str, title: str, id_: str | None = None) -> Element:
    return group(
        rect(-17, -18, 60, 36, radius=6, fill="none", pointer_events="all"), drawn,
        text(18, 7, str(n), 19, bold=True, fill=INK), at=(x, y), title=title, id=id_,
    )  # fmt: skip


def row_of_tokens(view: View, names: HarrowNames, seat: int) -> Row | None:
    """Tokens added to each ability, of a board with rows."""
    if view["factions"][seat] == "family":
        return None
    drawn = group()
    for n, ability in enumerate(ABILITIES):
        drawn.add(counted(signs.token(ability), 18 + n * 92, 20, view["rows"][seat][ability], names.kind(ability),
                          f"ability-{seat}-{ability}"))  # fmt: skip
    return drawn, 44.0


def bag(view: View, names: HarrowNames) -> Row:
    """The Family's bag, and what it has drawn."""
    drawn = group()
    for line, (key, words) in enumerate(
        (("bag", names.gettext("in the bag")), ("laid", names.gettext("drawn")), ("used", names.gettext("used")))
    ):
        y = 16.0 + line * 34
        drawn.add(text(0, y + 6, words, 18, fill=SOFT))
        for ability in ABILITIES:
            drawn.add(group(counted(signs.token(ability), 112 + ability * 78, y, view[key][ability],
                                    names.kind(ability)), id=f"{key}-{ability}"))  # fmt: skip
    more = [
        kind
        for kind in range(FIRST_UPGRADE, len(TOKENS))
        if view["bag"][kind] + view["laid"][kind] + view["used"][kind]
    ]
    y = 120.0
    drawn.add(text(0, y, names.gettext("On the board: {n}", n=len(view["board"])), 18, fill=SOFT))
    for kind in more:
        y += 24
        key = next(key for key in ("used", "laid", "bag") if view[key][kind])
        where = {"bag": names.gettext("in the bag"), "laid": names.gettext("drawn"), "used": names.gettext("used")}[key]
        drawn.add(group(text(0, y, f"{names.token(kind)} ({where})", 18, fill=INK), id=f"{key}-{kind}"))
    return drawn, y + 10


def kills(view: View, names: HarrowNames, seat: int) -> Row:
    words = names.gettext("Kills: {n}; the spoon is at {m}", n=view["kills"][seat], m=view["spoon"][seat] + 1)
    return group(text(0, 18, words, 18, fill=SOFT), id=f"dial-{seat}"), 28.0


def cards_of(view: View, names: HarrowNames, seat: int, wide: float) -> Row | None:
    """Cards that lie open, and how many are in hand."""
    hand = len(view["hand"][seat])
    if not hand and not view["deck"][seat] and not view["played"][seat]:
        return None
    drawn = group(text(0, 18, names.gettext("Hand {n}, deck {m}", n=hand, m=view["deck"][seat]), 18, fill=SOFT))
    drawn.add(draw_backs(hand, 230, 0, wide - 270))
    y = 56.0
    for n, card in enumerate(view["played"][seat]):
        face = Face(f"card-{card}", names.of(CARDS[card]), names.told(CARDS[card]), TACTIC)
        drawn.add(group(chip(names, face, wide / 2 - 20), at=(n % 2 * (wide / 2 - 12), y + n // 2 * 36)))
    return drawn, y + 36 * -(-len(view["played"][seat]) // 2)


# Hester


def draw_hester(view: View, names: HarrowNames, seat: int, wide: float) -> Part:
    h = view["hester"]
    rows = [heading(view, names, seat, wide), flames(names, h), squares(view, names, h), open_cards(names, h)]
    return stack(rows, wide, f"seat-{seat}", names.of(names.faction(view, seat)))


def flames(names: HarrowNames, h: dict[str, Any]) -> Row:
    """Fires on her board, actions, and what is left of snakes and flames."""
    drawn = group()
    for n in range(HESTER_BOARD.fires):
        here = n >= HESTER_BOARD.fires - h["spaces"]
        drawn.add(
            group(
                circle(0, 0, 19, fill=FAINT, stroke=INK, stroke_width=1.2, stroke_dasharray="4 3"),
                signs.flame(HESTER_BOARD.flames_of_fire) if here else None, at=(20 + n * 48, 22),
                title=names.gettext("a fire on her board"),
            )
        )  # fmt: skip
    left = h["actions"] - h["taken"].bit_count()
    drawn.add(counted(signs.flame(1), 190, 22, f"{left}/{h['actions']}", names.gettext("actions"), "hester-actions"))
    drawn.add(counted(snake(), 280, 22, h["snakes"], names.gettext("snakes in supply")))
    drawn.add(counted(signs.flame(1), 350, 22, h["supply"], names.gettext("flames in supply")))
    return drawn, 52.0


def snake() -> Element:
    return path("M-12 4C-8-6-2-6 0 0S8 6 12-4", fill="none", stroke=signs.SNAKE, stroke_width=5,
                stroke_linecap="round")  # fmt: skip


def squares(view: View, names: HarrowNames, h: dict[str, Any]) -> Row:
    """The squares of both sides, and what lies on them."""
    fighters = [n for n, name in enumerate(view["factions"]) if name not in ("hester", "fae")]
    drawn = group()
    for side, seat in enumerate(fighters):
        y = 4 + side * 46
        drawn.add(text(0, y + 26, names.of(names.faction(view, seat)), 18, fill=SOFT))
        for n in range(HESTER_BOARD.squares):
            x = 150 + n * 46
            drawn.add(rect(x, y, 38, 38, radius=6, fill=FAINT, stroke=INK, stroke_width=1.4, id=f"square-{side}-{n}"))
            if n < len(h["squares"][side]):
                drawn.add(group(morsel(view, names, h["squares"][side][n]), at=(x + 19, y + 19)))
    return group(drawn, id="hester-squares"), 96.0


def morsel(view: View, names: HarrowNames, what: int) -> Element:
    if what < len(BOARDS.ability):
        return signs.token(what)
    return wild() if what == len(BOARDS.ability) else signs.haint("#5e5144", 2)


def open_cards(names: HarrowNames, h: dict[str, Any]) -> Row:
    drawn = group()
    y = 0.0
    for card in h["open"]:
        used = h["invoked"] >> card & 1
        face = Face(f"open-{card}", names.witchcraft(card), names.told(HESTER_CARDS[card]), WITCHCRAFT)
        drawn.add(group(chip(names, face, 300), at=(0, y), opacity=0.5 if used else None))
        y += 36
    hidden = names.gettext("Hand {n}, deck {m}", n=len(h["hand"]), m=h["deck"])
    drawn.add(text(0, y + 18, hidden, 18, fill=SOFT))
    return drawn, y + 28


# What all share


def draw_battleground(view: View, names: HarrowNames, wide: float) -> Part:
    """Cubes on the battleground, and those that are stuck in the tree, for all to see."""
    drawn = group(panel(wide, 118), fitted(PAD, 30, names.gettext("Battleground"), 22, wide - 2 * PAD, bold=True),
                  id="battleground", title=names.gettext("Battleground"))  # fmt: skip
    cell = (wide - 194) / len(CUBE_NAMES)
    drawn.add(text(PAD, 62, names.gettext("lying there"), 18, fill=SOFT))
    drawn.add(text(PAD, 98, names.gettext("stuck in the tree"), 18, fill=SOFT))
    for colour in range(len(CUBE_NAMES)):
        x = 188 + colour * cell
        for y, key in ((56, "ground"), (92, "stuck")):
            n = view[key][colour]
            number = text(10, 7, str(n or ""), 19, bold=True, fill=INK)
            room = rect(-10, -18, cell, 36, fill="none", pointer_events="all")
            drawn.add(group(room, signs.cube(colour), number, at=(x, y), title=f"{names.cube(colour)}: {n}",
                            opacity=None if n else 0.3, id=f"cube-{colour}" if key == "ground" else None))  # fmt: skip
    return Part(drawn, wide, 118, "shared")


def draw_solo(view: View, names: HarrowNames, wide: float) -> Part:
    """The three decks of the game for one, and the card that was revealed."""
    alone = view["alone"]
    drawn = group(panel(wide, 108), fitted(PAD, 30, names.gettext("Solo board"), 22, 260, bold=True), id="solo")
    for n, deck in enumerate(SOLO.deck):
        x = PAD + n * 150
        drawn.add(group(rect(x, 44, 36, 48, radius=5, fill=("#b3261e", "#7b3fa0", "#1f5fa8")[n], stroke=INK),
                        text(x + 46, 76, str(alone["decks"][n]), 22, bold=True, fill=INK),
                        title=names.of(deck), id=f"deck-{n}"))  # fmt: skip
    if alone["card"] >= 0:
        drawn.add(fitted(PAD + 470, 76, names.omen(alone["card"]), 19, wide - 500))
    if SOLO.ours:
        drawn.add(text(wide - PAD, 30, names.gettext("our own design"), 17, anchor="end", fill=SOFT))
    return Part(drawn, wide, 108, "shared")


def draw_tiles(view: View, names: HarrowNames, wide: float) -> Part | None:
    """Bonus tiles beside each jar, and those that were used."""
    tiles = [(jar, tile, False) for jar, row in enumerate(view["tiles"]) for tile in row]
    tiles += [(jar, tile, True) for jar, row in enumerate(view["flipped"]) for tile in row]
    if not tiles:
        return None
    across = max(1, int((wide - 2 * PAD + 10) // (TILE + 10)))
    high = 50 + 70.0 * -(-len(tiles) // across)
    drawn = group(
        panel(wide, high), fitted(PAD, 30, names.gettext("Bonus tiles"), 22, wide - 2 * PAD, bold=True), id="tiles"
    )
    for n, (jar, tile, used) in enumerate(sorted(tiles)):
        x, y = PAD + n % across * (TILE + 10), 44 + n // across * 70
        drawn.add(group(rect(0, 0, TILE, 60, radius=8, fill=FAINT, stroke=INK, stroke_width=1.4),
                        fitted(8, 24, names.of(TILES[tile]), 18, TILE - 16, bold=True),
                        fitted(8, 48, names.jar(jar), 17, TILE - 16), at=(x, y), id=f"tile-{tile}", class_="card",
                        opacity=0.45 if used else None,
                        title=f"{names.of(TILES[tile])}: {names.told(TILES[tile])}"))  # fmt: skip
    return Part(drawn, wide, high, "shared")
