"""How an environment shows its match: as text, as a picture, and as pixels."""

from __future__ import annotations

from html import escape
from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lexludi.kernel.errors import BadCall
from lexludi.kernel.match import Match

MODES = ["ansi", "svg", "rgb_array"]
FPS = 2
"""Decisions a second in a film that one can follow."""
SIZE = (1280, 960)
"""Width and height of the pixels, the same for every moment of every game."""
LINE = 18


def checked(mode: str | None) -> str | None:
    """The mode, if there is such a one."""
    if mode is not None and mode not in MODES:
        raise BadCall(f"render_mode is one of {', '.join(MODES)}, or None, not {mode!r}")
    return mode


def render(match: Match, mode: str | None, seat: int | None = None) -> str | NDArray[np.uint8] | None:
    """The match as that seat sees it; None is who looks on."""
    if mode is None:
        return None
    view = match.view(seat)
    if mode == "ansi":
        return text(match, view)
    picture = match.game.picture(view, "en") or written(text(match, view))
    return picture if mode == "svg" else pixels(picture)


def text(match: Match, view: dict[str, Any]) -> str:
    """The table as text, with who is to decide."""
    return match.game.words("en").whole(view, [ask.seat for ask in match.asks], match.result)


def written(text: str) -> str:
    """Text as a picture, for games that draw none."""
    lines = text.splitlines()
    width = 9 * max(map(len, lines)) + 2 * LINE
    height = LINE * (len(lines) + 2)
    said = "".join(
        f'<text x="{LINE}" y="{LINE * (n + 2)}" xml:space="preserve">{escape(line)}</text>'
        for n, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f'<g font-family="monospace" font-size="14">{said}</g></svg>'
    )


def pixels(svg: str) -> NDArray[np.uint8]:
    """A picture as an array of SIZE, with white around it."""
    try:
        from cairosvg import svg2png
        from PIL import Image, ImageOps
    except (ImportError, OSError):  # the second when the machine has no Cairo
        raise BadCall("rgb_array needs CairoSVG; install Lex Ludi with its extra `png`: pip install '.[png]'") from None
    drawn = svg2png(svg.encode(), output_width=SIZE[0], background_color="white")
    image = ImageOps.pad(Image.open(BytesIO(drawn)).convert("RGB"), SIZE, color="white")
    return np.asarray(image, np.uint8)
