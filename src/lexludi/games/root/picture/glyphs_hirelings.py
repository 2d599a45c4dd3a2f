"""The signs of the hirelings: each a hexagon with an emblem of its own, so that they differ without colour."""

from typing import Final

from lexludi.games.root.picture.glyphs import Glyph, dot

HEXAGON: Final = "M0-20L18-10V10L0 20L-18 10V-10Z"


def _sign(emblem: str, lines: str = "") -> Glyph:
    body: Glyph = (("body", HEXAGON), ("light", emblem))
    return (*body, ("line", lines)) if lines else body


HIRELINGS: dict[str, Glyph] = {
    "forest_patrol": _sign(
        dot(-7, -4, 3) + dot(0, -8, 3) + dot(7, -4, 3) + "M0 0C6 0 9 6 7 9Q4 12 0 10Q-4 12-7 9C-9 6-6 0 0 0Z"
    ),
    "last_dynasty": _sign("M-11 9L-13-7L-6-1L0-11L6-1L13-7L11 9Z", "M-10 5H10"),
    "spring_uprising": _sign("M-1 12V0C-10 1-13-5-12-10C-4-11 0-7 0-1C0-7 4-11 12-10C13-5 10 1 2 0V12Z"),
    "the_exile": _sign("M6-13Q13-11 11-4Q9 1 0 4L-8 12L-12 8L-4 0Q-1-11 6-13Z"),
    "riverfolk_flotilla": _sign("M-13 3H13L9 11H-9ZM-1-12L9 0H-1Z", "M-1-13V3"),
    "warm_sun_prophets": _sign(
        dot(0, 0, 6), "M0-14V-9M0 9V14M-14 0H-9M9 0H14M-10-10L-6.5-6.5M6.5 6.5L10 10M10-10L6.5-6.5M-6.5 6.5L-10 10"
    ),
    "highway_bandits": _sign("M-14-6Q0-11 14-6Q14 6 6 6Q1 6 0 1Q-1 6-6 6Q-14 6-14-6Z", "M-9-1H-4M4-1H9"),
    "sunward_expedition": _sign("M-2-13H2V1H8V6Q8 12 0 14Q-8 12-8 6V1H-2Z"),
    "corvid_spies": _sign("M-14 0Q0-13 14 0Q0 13-14 0Z", dot(0, 0, 4)),
    "furious_protector": _sign(
        "M-11-8Q-13-13-8-12Q0-15 8-12Q13-13 11-8Q14 5 0 12Q-14 5-11-8Z", "M-6-3L-2-1M6-3L2-1M-3 6H3"
    ),
    "flame_bearers": _sign("M1-14C10-6 10 2 8 6Q5 12 0 12Q-6 12-8 6C-10 0-5-3-4-7Q-2-4 0-5Q3-8 1-14Z"),
    "vault_keepers": _sign("M0-12A6 6 0 0 1 2-0.5V11H-2V8H-6V4H-2V-0.5A6 6 0 0 1 0-12Z"),
    "popular_band": _sign("M-5-11L10-13V6A4 4 0 1 1 6 3V-6L-1-5V9A4 4 0 1 1-5 6Z"),
}

COLOURS: dict[str, str] = {
    "forest_patrol": "#b5763f",
    "last_dynasty": "#6d84ad",
    "spring_uprising": "#7d9a6a",
    "the_exile": "#7a6a58",
    "riverfolk_flotilla": "#6fa5a5",
    "warm_sun_prophets": "#b89a3c",
    "highway_bandits": "#7b4f4f",
    "sunward_expedition": "#a98f78",
    "corvid_spies": "#6a6285",
    "furious_protector": "#5f7a52",
    "flame_bearers": "#a8524a",
    "vault_keepers": "#76808c",
    "popular_band": "#a06a94",
}

SIGNS: dict[str, Glyph] = {
    "vault": (("body", "M-16 16V-2Q-16-16 0-16Q16-16 16-2V16Z"), ("light", dot(0, 1, 6)), ("ink", dot(0, 1, 2))),
    "foothold": (("body", "M-15 13L-3-13H3L15 13Z"), ("light", "M0-3L6 13H-6Z")),
}
"""The signs on their buildings and tokens."""
