"""Our own small drawings, as path data in a square from -20 to 20.

A glyph is a tuple of layers (role, data): `body` is filled, `ink` filled dark, `line` stroked dark, `light` filled
pale.
"""

from typing import Literal

Layer = tuple[Literal["body", "ink", "line", "light"], str]
Glyph = tuple[Layer, ...]


def dot(x: float, y: float, r: float) -> str:
    return f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0z"


SUITS: dict[str, Glyph] = {
    "fox": (
        ("body", "M-17-17L-6-9Q0-11 6-9L17-17L16 1L0 18L-16 1Z"),
        ("light", "M-15 2L-3 5L0 17ZM15 2L3 5L0 17Z"),
        ("ink", dot(-7, -1, 2.2) + dot(7, -1, 2.2) + "M-3.5 13L3.5 13L0 18Z"),
    ),
    "rabbit": (
        (
            "body",
            "M-10 0C-13-7-13-20-8-20C-3-20-3-10-2-4H2C3-10 3-20 8-20C13-20 13-7 10 0C15 8 11 18 0 18C-11 18-15 8-10 0Z",
        ),
        ("light", "M-8-16C-10-12-9-6-7-2L-5-3C-5-8-6-13-8-16ZM8-16C10-12 9-6 7-2L5-3C5-8 6-13 8-16Z"),
        ("ink", dot(-5, 5, 2.2) + dot(5, 5, 2.2) + "M-2.5 10H2.5L0 13Z"),
    ),
    "mouse": (
        ("body", "M-8-6A8.5 8.5 0 1 0-14 4Q-8 16 0 18Q8 16 14 4A8.5 8.5 0 1 0 8-6Q0-9-8-6Z"),
        ("light", dot(-12.5, -5, 4.5) + dot(12.5, -5, 4.5)),
        ("ink", dot(-5, 3, 2.2) + dot(5, 3, 2.2) + dot(0, 16, 3)),
        ("line", "M-5 11L-15 9M-5 13L-14 15M5 11L15 9M5 13L14 15"),
    ),
    "bird": (
        ("body", "M-18 6Q-14-14 4-15Q12-15 14-8L20-5L14-2Q13 14-4 14Q-10 14-18 6Z"),
        ("light", "M-10 4Q-4-6 6-2Q4 8-4 9Z"),
        ("ink", dot(8, -8, 2.2)),
    ),
}

DRAFT: Glyph = (
    ("body", dot(0, 0, 18.5)),
    ("line", "M-6-5Q-6-12 0-12Q7-12 7-6Q7-2 0 1V5"),
    ("ink", dot(0, 11, 2.4)),
)
"""Somebody whose faction is still to be chosen."""
FACE_DOWN: Glyph = (
    (
        "body",
        "M-4 6H1V3Q1 0 5-2Q10-5 9-9Q7-16-1-16Q-8-15-10-9L-5-7Q-4-11 0-11Q4-10 3-7Q2-5-2-3Q-5 0-4 6Z" + dot(-1.5, 12, 3),
    ),
)
"""What lies face down."""

ITEMS: dict[str, Glyph] = {
    "boot": (("body", "M-10-18H4V3Q16 4 18 11V17H-10Z"), ("ink", "M-11 14H19V18H-11Z"), ("line", "M-10-12H4")),
    "sword": (
        ("light", "M18-18L17-10L-1 8L-8 1L10-17Z"),
        ("line", "M18-18L17-10L-1 8L-8 1L10-17ZM18-18L-5 5"),
        ("body", "M-14 0L-10-4L4 10L0 14ZM-9 5L-5 9L-14 18L-18 14Z"),
    ),
    "bag": (
        ("body", "M-5-9Q-18 0-16 11Q-14 18 0 18Q14 18 16 11Q18 0 5-9Z"),
        ("body", "M-8-18Q0-14 8-18L5-9H-5Z"),
        ("line", "M-9 3Q-11 8-9 13"),
    ),
    "hammer": (("body", "M-3-8H3V19H-3Z"), ("body", "M-17-17H12L17-12V-6H-17Z"), ("line", "M-10-17V-6")),
    "tea": (
        ("line", "M10-2Q20-4 18 5Q16 10 8 9"),
        ("body", "M-10 3L-19-6L-15-9L-8-4Z"),
        ("body", "M-10-5H10Q15 16 0 16Q-15 16-10-5Z"),
        ("body", "M-8-6Q0-15 8-6Z" + dot(0, -13, 2.6)),
    ),
    "coin": (
        ("body", dot(6, -6, 11.5)),
        ("body", dot(-5, 5, 12.5)),
        ("light", dot(-5, 5, 7.5)),
        ("ink", "M-8 2H-2V8H-8Z"),
    ),
    "crossbow": (
        ("line", "M-17-4L0 5L17-4"),
        ("body", "M-3-13H3V19H-3Z"),
        ("body", "M-19-2Q0-25 19-2L14-3Q0-15-14-3Z"),
        ("ink", "M-1-20H1V4H-1Z"),
    ),
    "torch": (
        ("light", "M0-20C10-11 10-5 6-1H-6C-11-6-6-9-5-14Q-2-11-1-12Q1-15 0-20Z"),
        ("line", "M0-20C10-11 10-5 6-1H-6C-11-6-6-9-5-14Q-2-11-1-12Q1-15 0-20Z"),
        ("body", "M-8-1H8L3 19H-3Z"),
    ),
    "club": (
        ("body", "M8-19Q19-18 17-7Q15 0 2 6L-11 19L-18 12L-6-1Q-2-15 8-19Z"),
        ("ink", dot(8, -11, 1.8) + dot(11, -5, 1.8) + dot(3, -6, 1.8)),
    ),
}


def suit_of(name: str) -> str | None:
    """The suit in the name of a suited piece."""
    tail = name.rpartition("_")[2]
    return tail if tail in SUITS else None


def unsuited(name: str) -> str:
    return name.rpartition("_")[0] if suit_of(name) else name
