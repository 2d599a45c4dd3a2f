"""The Corvids' board: where each plot is, as far as the reader may know (Law 13); of a bot nobody knows it."""

from __future__ import annotations

from typing import Any, Final

from lexludi.draw import FAINT, INK, PAD, PAPER, Element, Part, circle, counted, fitted, group, label, rect, text
from lexludi.games.root.picture.glyphs import FACE_DOWN, Glyph, dot
from lexludi.games.root.picture.parts import WIDE, Scene
from lexludi.games.root.picture.pieces import Piece, draw_piece
from lexludi.games.root.rules.box.codes import PIECES
from lexludi.speech import sentence

ROOM: Final = WIDE - 2 * PAD
QUARTER: Final = ROOM / 4
HIDDEN: Final = "plot"

GLYPH: Final[Glyph] = (
    ("body", "M17 18C14 10 20-2 14-11C9-19-4-19-8-10L-21 1L-7 3C-9 9-12 13-14 18Z"),
    ("light", dot(1, -6, 4)),
    ("ink", dot(1, -6, 1.7)),
    ("line", "M-20 1L-6-2M2 17Q4 10 10 7"),
)
"""The silhouette of a warrior or pawn."""
SIGNS: Final[dict[str, Glyph]] = {
    "plot_bomb": (("body", dot(-2, 4, 11)), ("line", "M5-5L9-10Q14-14 17-10")),
    "plot_snare": (("line", "M-3-15V-7M-3-7C-18-6-16 13 0 13C15 13 15-6 3-7C-6-8-8 4 0 5"),),
    "plot_extortion": (("body", dot(0, 0, 13)), ("light", "M-2-9H2V-6H6V-2H-2V0H6V7H2V9H-2V7H-6V3H2V2H-6V-6H-2Z")),
    "plot_raid": (("body", "M-15-13L-9-15L4 0L8-3L11 0L7 4L14 12L11 15L3 8L-1 11L-4 8L-1 4Z"),),
    "plot": FACE_DOWN,
}
"""The signs on buildings, tokens and pawns."""


def draw(scene: Scene, seat: int) -> Part:
    view, board = scene.view, scene.view["boards"][seat]
    result = group()
    kinds = [kind.id for kind in scene.sheet(seat).tokens if kind.id != HIDDEN]
    for n, kind in enumerate(kinds):
        result.add(group(_plots(scene, seat, kind), at=(n * QUARTER, 0)))
    supply = view["stock"][HIDDEN] - sum(sum(view["pieces"][kind]) for kind in kinds)
    title = f"{scene.gettext('Plots in supply')}: {supply}"
    back = draw_piece(Piece("token", scene.factions[seat], HIDDEN), 0, 0, 34)
    result.add(label(0, 120, scene.gettext("Plots in supply"), 176))
    result.add(counted(back, 206, 113, supply, title, f"stock-{HIDDEN}"))
    if board.get("actions"):
        result.add(label(300, 120, f"{scene.gettext('Actions left')}: {board['actions']}", 200))
    return Part(result, ROOM, 140)


def _plots(scene: Scene, seat: int, kind: str) -> Element:
    """The plots of one kind: in supply, face down for those who know, or face up, with their clearings."""
    view, board = scene.view, scene.view["boards"][seat]
    token = Piece("token", scene.factions[seat], kind)
    down = [at for at, secret in enumerate(secrets(board)) if secret == PIECES.index(kind)]
    up = [at for at, count in enumerate(view["pieces"][kind]) for _ in range(count)]
    told = knows(view, board)
    name = sentence(scene.piece(kind))
    facts = [(scene.gettext("face up"), up), (scene.gettext("face down"), down)]
    places = [f"{words}: {', '.join(map(str, found))}" for words, found in facts if found]
    wide = QUARTER - 8
    result = group(
        rect(0, 0, wide, 90, radius=8, fill=FAINT, stroke=INK, stroke_opacity=0.55, stroke_width=1.4),
        fitted(10, 24, name, 20, wide - 20, bold=True),
        title="; ".join([f"{name}: {view['stock'][kind] - len(down)}", *places]),
        id=f"stock-{kind}",
        class_="stock",
    )
    drawn = [_lying(token, at) for at in up]
    drawn += [_lying(Piece("token", token.faction, HIDDEN), at) for at in down]
    mark = "" if told else "?"
    loose = Piece("token", token.faction, kind, mark=mark)
    drawn += [draw_piece(loose, 0, 0, 42) for _ in range(view["stock"][kind] - len(down))]
    return result.add(*(group(piece, at=(36 + n * 66, 59)) for n, piece in enumerate(drawn)))


def secrets(board: dict[str, Any]) -> list[int]:
    """The plots that lie face down, by clearing, as far as the reader knows them."""
    known: list[int] = board.get("secret", [])
    return known


def knows(view: dict[str, Any], board: dict[str, Any]) -> bool:
    """Whether the reader knows every plot on the map: their owner does, and everybody when none lies face down."""
    known = [secret for secret in secrets(board) if secret >= 0]
    return bool(len(known) == sum(view["pieces"][HIDDEN]))


def _lying(token: Piece, at: int) -> Element:
    """A plot that is on the map: pale, with the number of its clearing."""
    return group(
        draw_piece(token, 0, 0, 42).set(opacity="0.5"),
        circle(17, 14, 12, fill=INK, stroke=PAPER, stroke_width=1.6),
        text(17, 20, str(at), 20, bold=True, anchor="middle", fill=PAPER),
    )
