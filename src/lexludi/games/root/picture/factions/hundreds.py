"""The Hundreds' board: the hoard with its two tracks, the moods, strongholds and mobs (Law 14)."""

from __future__ import annotations

from typing import Final

from lexludi.draw import FAINT, INK, PAD, PAPER, Element, Part, counted, fitted, group, label, path, rect, text
from lexludi.games.root.picture.glyphs import Glyph, dot
from lexludi.games.root.picture.parts import WIDE, Scene
from lexludi.games.root.picture.pieces import Piece, colour, draw_item, draw_piece
from lexludi.games.root.rules.box.codes import ITEMS
from lexludi.locale import N_
from lexludi.speech import sentence

ROOM: Final = WIDE - 2 * PAD
HALF: Final = ROOM / 2
QUARTER: Final = ROOM / 4
TRACKS: Final = {"command": N_("Command"), "prowess": N_("Prowess")}

GLYPH: Final[Glyph] = (
    ("body", "M-8-9A7.5 7.5 0 1 0-16 3L-5 17Q0 20 5 17L16 3A7.5 7.5 0 1 0 8-9Q0-13-8-9Z"),
    ("light", dot(-13, -6, 3.4) + dot(13, -6, 3.4) + "M-2.5 15H2.5L2 20H-2Z"),
    ("ink", "M-10-4L-3 0L-7 2ZM10-4L3 0L7 2Z" + dot(0, 11, 2.8)),
    ("line", "M0 15V20"),
)
"""The silhouette of a warrior or pawn."""
SIGNS: Final[dict[str, Glyph]] = {
    "stronghold": (
        ("body", "M-17 16L-14-6L-10-14L-6-6L-3-9L0-16L3-9L6-6L10-14L14-6L17 16Z"),
        ("light", "M-4 16V5H4V16Z"),
    ),
    "mob": (
        ("body", "M0-17C10-8 11 0 8 5Q5 10 0 10Q-5 10-8 5C-11 0-6-4-4-8Q-2-4 0-5Q3-9 0-17Z"),
        ("ink", "M-3 11H3L2 18H-2Z"),
    ),
    "warlord": (
        *GLYPH,
        ("light", "M-9-9L-12-23L-5-16L0-24L5-16L12-23L9-9Q0-13-9-9Z"),
        ("line", "M-9-9L-12-23L-5-16L0-24L5-16L12-23L9-9Q0-13-9-9Z"),
    ),
}
"""The signs on buildings, tokens and pawns."""


def draw(scene: Scene, seat: int) -> Part:
    result = group(*(_track(scene, seat, n) for n in range(len(TRACKS))))
    for mood in range(len(scene.sheet(seat).moods)):
        result.add(_mood(scene, seat, mood))
    sheet = scene.sheet(seat)
    for n, kind in enumerate((*sheet.buildings, *sheet.tokens)):
        left = scene.view["stock"][kind.id]
        title = f"{sentence(scene.piece(kind.id))}: {left}"
        if kind in sheet.buildings:
            piece = Piece("building", sheet.id, kind.id)
        else:
            piece = Piece("token", sheet.id, kind.id)
        result.add(counted(draw_piece(piece, 0, 0, 38), 24 + n * 110, 222, left, title, f"stock-{kind.id}"))
    result.add(_away(scene, seat))
    return Part(result, ROOM, 250)


def _track(scene: Scene, seat: int, n: int) -> Element:
    """A track of the hoard: its spaces, what lies there, and what it is worth now."""
    board = scene.view["boards"][seat]
    track = list(TRACKS)[n]
    held: list[int] = board["hoard"][n]
    words = f"{scene.gettext(TRACKS[track])}: {board[track]}"
    fits = ", ".join(scene.item(item) for item in scene.sheet(seat).lists[track])
    wide = HALF - 8
    spaces = max(scene.sheet(seat).numbers["hoard_spaces"], len(held))
    step = min(50.0, (wide - 130) / spaces)
    result = group(
        rect(0, 0, wide, 62, radius=8, fill=FAINT, stroke=INK, stroke_opacity=0.55, stroke_width=1.4),
        fitted(10, 26, scene.gettext(TRACKS[track]), 20, 100, bold=True),
        text(10, 52, str(board[track]), 25, bold=True, fill=INK),
        *(_space(126 + i * step) for i in range(spaces)),
        title=f"{words} ({fits})",
        at=(n * HALF, 0),
        id=f"hoard-{track}",
        class_="track",
    )
    for i, item in enumerate(held):
        first = item not in held[:i]
        lies = group(
            draw_item(ITEMS[item], 126 + i * step + 21, 31, 40),
            title=scene.item(ITEMS[item]),
            id=f"item-{seat}-{ITEMS[item]}-0" if first else None,
            class_="item",
        )
        result.add(lies)
    return result


def _space(x: float) -> Element:
    return rect(x, 10, 42, 42, radius=7, fill=PAPER, stroke=INK, stroke_width=1.4, stroke_dasharray="4 4")


def _mood(scene: Scene, seat: int, which: int) -> Element:
    """A mood card: the one in force is dark, one whose item lies on the hoard is struck out."""
    board = scene.view["boards"][seat]
    mood = scene.sheet(seat).moods[which]
    now = board["mood"] == which
    blocked = mood.item is not None and any(ITEMS.index(mood.item) in track for track in board["hoard"])
    wide = QUARTER - 8
    row, column = divmod(which, 4)
    ink = PAPER if now else INK
    name = scene.names.of(mood)
    result = group(
        rect(0, 0, wide, 52, radius=8, fill=colour("hundreds") if now else FAINT, stroke=INK, stroke_width=1.6),
        fitted(10, 33, name, 20, wide - 60, bold=True).set(fill=ink),
        draw_item(mood.item, wide - 26, 26, 34) if mood.item else None,
        title=f"{name}. {mood.text_cs if scene.lang == 'cs' else mood.text_en}",
        at=(column * QUARTER, 74 + row * 60),
        id=f"mood-{which}",
        class_="mood",
    )
    if blocked:
        result.set(opacity="0.55").add(path(f"M{wide - 44} 44L{wide - 8} 8", stroke=INK, stroke_width=3))
    return result


def _away(scene: Scene, seat: int) -> Element | None:
    """The warlord, while he is not on the map."""
    if scene.view["boards"][seat]["warlord"] >= 0:
        return None
    words = f"{sentence(scene.gettext('warlord'))}: {scene.gettext('not on the map')}"
    pawn = draw_piece(Piece("pawn", scene.factions[seat], "warlord"), 300, 220, 38)
    return group(pawn, label(330, 228, scene.gettext("not on the map"), 300), title=words)
