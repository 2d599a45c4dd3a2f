"""Our own small drawings, as path data in a square from -20 to 20.

A glyph is a tuple of layers (role, data): `body` is filled, `ink` filled dark, `line` stroked dark, `light` filled
pale.
"""

from typing import Literal

Layer = tuple[Literal["body", "ink", "line", "light"], str]
Glyph = tuple[Layer, ...]


def _dot(x: float, y: float, r: float) -> str:
    return f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0z"


SUITS: dict[str, Glyph] = {
    "fox": (
        ("body", "M-17-17L-6-9Q0-11 6-9L17-17L16 1L0 18L-16 1Z"),
        ("light", "M-15 2L-3 5L0 17ZM15 2L3 5L0 17Z"),
        ("ink", _dot(-7, -1, 2.2) + _dot(7, -1, 2.2) + "M-3.5 13L3.5 13L0 18Z"),
    ),
    "rabbit": (
        (
            "body",
            "M-10 0C-13-7-13-20-8-20C-3-20-3-10-2-4H2C3-10 3-20 8-20C13-20 13-7 10 0C15 8 11 18 0 18C-11 18-15 8-10 0Z",
        ),
        ("light", "M-8-16C-10-12-9-6-7-2L-5-3C-5-8-6-13-8-16ZM8-16C10-12 9-6 7-2L5-3C5-8 6-13 8-16Z"),
        ("ink", _dot(-5, 5, 2.2) + _dot(5, 5, 2.2) + "M-2.5 10H2.5L0 13Z"),
    ),
    "mouse": (
        ("body", "M-8-6A8.5 8.5 0 1 0-14 4Q-8 16 0 18Q8 16 14 4A8.5 8.5 0 1 0 8-6Q0-9-8-6Z"),
        ("light", _dot(-12.5, -5, 4.5) + _dot(12.5, -5, 4.5)),
        ("ink", _dot(-5, 3, 2.2) + _dot(5, 3, 2.2) + _dot(0, 16, 3)),
        ("line", "M-5 11L-15 9M-5 13L-14 15M5 11L15 9M5 13L14 15"),
    ),
    "bird": (
        ("body", "M-18 6Q-14-14 4-15Q12-15 14-8L20-5L14-2Q13 14-4 14Q-10 14-18 6Z"),
        ("light", "M-10 4Q-4-6 6-2Q4 8-4 9Z"),
        ("ink", _dot(8, -8, 2.2)),
    ),
}

FACTIONS: dict[str, Glyph] = {
    "draft": (
        ("body", _dot(0, 0, 18.5)),
        ("line", "M-6-5Q-6-12 0-12Q7-12 7-6Q7-2 0 1V5"),
        ("ink", _dot(0, 11, 2.4)),
    ),
    "marquise": (
        ("body", "M-17-19L-7-11Q0-13 7-11L17-19L18 3Q13 17 0 18Q-13 17-18 3Z"),
        ("light", "M-11-3L-4 0L-11 3ZM11-3L4 0L11 3Z"),
        ("ink", "M-3 7H3L0 10Z"),
        ("line", "M0 10V13M-6 9L-14 7M-6 12L-13 14M6 9L14 7M6 12L13 14"),
    ),
    "eyrie": (
        ("body", "M-13 18C-12 10-18 4-15-6L-19-13L-11-12L-10-20L-3-15C8-18 13-11 13-6L20 0L12 3C11 9 12 12 15 18Z"),
        ("light", _dot(4, -6, 4.2)),
        ("ink", _dot(5, -6, 2) + "M13-5L20 0L12 2Z"),
        ("line", "M-9 17Q-8 8-2 6M-2 17Q0 11 5 9"),
    ),
    "alliance": (
        ("body", _dot(0, 0, 18.5)),
        (
            "light",
            _dot(-9.5, -3, 3.4)
            + _dot(-3.7, -9, 3.6)
            + _dot(3.7, -9, 3.6)
            + _dot(9.5, -3, 3.4)
            + "M0-3C5-3 10 4 8 9C6 13 3 10 0 10C-3 10-6 13-8 9C-10 4-5-3 0-3Z",
        ),
    ),
    "vagabond": (
        ("body", "M0-20C12-19 14-8 12-1L18 18H-18L-12-1C-14-8-12-19 0-20Z"),
        ("light", "M0-14C7-14 9-8 8-3C6 3 3 4 0 4C-3 4-6 3-8-3C-9-8-7-14 0-14Z"),
        ("ink", "M-9-7Q-4-10 0-7Q4-10 9-7Q8-2 4-2Q1-2 0-5Q-1-2-4-2Q-8-2-9-7Z"),
        ("line", "M0 8V18"),
    ),
    "lizards": (
        ("body", "M0 19L-7 13L-16 12L-14 4L-20-2L-13-7L-13-16L-5-13L0-20L5-13L13-16L13-7L20-2L14 4L16 12L7 13Z"),
        ("light", "M-10-3Q-6-7-3-1Q-7 2-10-3ZM10-3Q6-7 3-1Q7 2 10-3Z"),
        ("ink", "M-6.5-4.5L-5.5-.5L-7.5-.5ZM6.5-4.5L5.5-.5L7.5-.5Z" + _dot(-2, 9, 1.2) + _dot(2, 9, 1.2)),
    ),
    "riverfolk": (
        ("body", "M-14-8A5.5 5.5 0 1 1-7-15Q0-18 7-15A5.5 5.5 0 1 1 14-8Q21 8 10 15Q0 20-10 15Q-21 8-14-8Z"),
        ("light", "M0 2C7 2 9 7 8 10Q0 17-8 10C-9 7-7 2 0 2Z"),
        ("ink", _dot(-7, -3, 2.2) + _dot(7, -3, 2.2) + "M-4 2.5H4L0 7Z"),
        ("line", "M-9 7L-19 5M-9 10L-18 12M9 7L19 5M9 10L18 12"),
    ),
    "duchy": (
        ("body", "M-19 16C-20-12-8-18 0-18C8-18 20-12 19 16Q0 20-19 16Z"),
        ("light", "M0-4L3 1L9 0L6 5L9 10L3 9L0 14L-3 9L-9 10L-6 5L-9 0L-3 1Z"),
        ("ink", _dot(-7, -8, 1.8) + _dot(7, -8, 1.8) + _dot(0, 5, 2.4)),
    ),
    "corvids": (
        ("body", "M17 18C14 10 20-2 14-11C9-19-4-19-8-10L-21 1L-7 3C-9 9-12 13-14 18Z"),
        ("light", _dot(1, -6, 4)),
        ("ink", _dot(1, -6, 1.7)),
        ("line", "M-20 1L-6-2M2 17Q4 10 10 7"),
    ),
    "hundreds": (
        ("body", "M-8-9A7.5 7.5 0 1 0-16 3L-5 17Q0 20 5 17L16 3A7.5 7.5 0 1 0 8-9Q0-13-8-9Z"),
        ("light", _dot(-13, -6, 3.4) + _dot(13, -6, 3.4) + "M-2.5 15H2.5L2 20H-2Z"),
        ("ink", "M-10-4L-3 0L-7 2ZM10-4L3 0L7 2Z" + _dot(0, 11, 2.8)),
        ("line", "M0 15V20"),
    ),
    "keepers": (
        ("body", "M-16-17H16L18 3Q13 15 0 20Q-13 15-18 3Z"),
        ("light", "M-3-17H3L2 14H-2ZM-15-15H-11L-9 6L-14 4ZM15-15H11L9 6L14 4Z"),
        ("ink", _dot(-6, -2, 2.2) + _dot(6, -2, 2.2) + "M-4 13H4L0 18Z"),
    ),
}

PAWNS: dict[str, Glyph] = {
    "vagabond": FACTIONS["vagabond"],
    "warlord": (
        *FACTIONS["hundreds"],
        ("light", "M-9-9L-12-23L-5-16L0-24L5-16L12-23L9-9Q0-13-9-9Z"),
        ("line", "M-9-9L-12-23L-5-16L0-24L5-16L12-23L9-9Q0-13-9-9Z"),
    ),
}

BUILDINGS: dict[str, Glyph] = {
    "sawmill": (
        ("body", "M0-16L4-10L11-12L10-5L16 0L10 5L11 12L4 10L0 16L-4 10L-11 12L-10 5L-16 0L-10-5L-11-12L-4-10Z"),
        ("light", _dot(0, 0, 4)),
    ),
    "workshop": (("body", "M-14-12H8Q14-12 14-5H8V-1H2V16H-4V-1H-10Q-14-3-14-12Z"),),
    "recruiter": (("body", "M-10-17H-7V17H-10Z"), ("body", "M-7-16L14-13L8-6L14 1L-7 3Z")),
    "roost": (
        ("light", "M-9 1Q-9-13-2-13Q5-12 5 1ZM3 1Q5-10 9-10Q14-9 13 1Z"),
        ("line", "M-9 1Q-9-13-2-13Q5-12 5 1M4-5Q6-10 9-10Q14-9 13 1"),
        ("body", "M-17 0H17Q14 15 0 15Q-14 15-17 0Z"),
        ("line", "M-14 5L10 11M-6 13L14 4"),
    ),
    "base": (("body", "M0-17L17-2H12V15H-12V-2H-17Z"), ("light", "M-4 15V4H4V15Z")),
    "garden": (
        ("body", "M0-17Q7-12 5-6Q13-8 14-1Q10 5 4 3Q4 10 0 10Q-4 10-4 3Q-10 5-14-1Q-13-8-5-6Q-7-12 0-17Z"),
        ("light", _dot(0, -2, 3.5)),
        ("line", "M0 10V18M0 17Q-8 16-10 11M0 17Q8 16 10 11"),
    ),
    "citadel": (("body", "M-15-16H-9V-10H-3V-16H3V-10H9V-16H15V16H-15Z"), ("light", "M-5 16V6Q0 0 5 6V16Z")),
    "market": (
        ("body", "M-14-15H14L18-4H-18ZM-14-1H-10V16H-14ZM10-1H14V16H10ZM-10 7H10V12H-10Z"),
        ("light", "M-9-15H-4L-6-4H-12ZM4-15H9L12-4H6Z"),
    ),
    "stronghold": (
        ("body", "M-17 16L-14-6L-10-14L-6-6L-3-9L0-16L3-9L6-6L10-14L14-6L17 16Z"),
        ("light", "M-4 16V5H4V16Z"),
    ),
    "waystation": (("body", "M0-16L18 15H-18Z"), ("light", "M0-2L7 15H-7Z"), ("line", "M0-16L-4-19M0-16L4-19")),
    "vault": (("body", "M-16 16V-2Q-16-16 0-16Q16-16 16-2V16Z"), ("light", _dot(0, 1, 6)), ("ink", _dot(0, 1, 2))),
}

TOKENS: dict[str, Glyph] = {
    "wood": (
        ("body", "M-10-7H12Q17-7 17 0Q17 7 12 7H-10Z"),
        ("light", "M-10-7A7 7 0 1 0-10 7A7 7 0 1 0-10-7Z"),
        ("line", "M-10-3A3 3 0 1 0-10 3A3 3 0 1 0-10-3Z"),
    ),
    "keep": (("body", "M-14-15H-8V-10H-3V-15H3V-10H8V-15H14V-4H11V15H-11V-4H-14Z"), ("light", "M-4 15V5Q0 0 4 5V15Z")),
    "sympathy": (("body", "M0 15C-18 3-16-13-6-13Q-1-13 0-7Q1-13 6-13C16-13 18 3 0 15Z"),),
    "trade_post": (
        ("body", "M-1.5-15H1.5V13H8V16H-8V13H-1.5Z"),
        ("line", "M-13-10H13"),
        ("body", "M-13-10L-18 2H-8ZM13-10L18 2H8Z"),
    ),
    "tunnel": (("body", "M-17 13Q-17-15 0-15Q17-15 17 13Z"), ("ink", "M-10 13Q-10-6 0-6Q10-6 10 13Z")),
    "plot_bomb": (("body", _dot(-2, 4, 11)), ("line", "M5-5L9-10Q14-14 17-10")),
    "plot_snare": (("line", "M-3-15V-7M-3-7C-18-6-16 13 0 13C15 13 15-6 3-7C-6-8-8 4 0 5"),),
    "plot_extortion": (("body", _dot(0, 0, 13)), ("light", "M-2-9H2V-6H6V-2H-2V0H6V7H2V9H-2V7H-6V3H2V2H-6V-6H-2Z")),
    "plot_raid": (("body", "M-15-13L-9-15L4 0L8-3L11 0L7 4L14 12L11 15L3 8L-1 11L-4 8L-1 4Z"),),
    "mob": (
        ("body", "M0-17C10-8 11 0 8 5Q5 10 0 10Q-5 10-8 5C-11 0-6-4-4-8Q-2-4 0-5Q3-9 0-17Z"),
        ("ink", "M-3 11H3L2 18H-2Z"),
    ),
    "relic_figure": (("body", _dot(0, -10, 5.5) + "M-8-3H8L10 15H-10Z"),),
    "relic_tablet": (("body", "M-11 15V-9Q-11-15 0-15Q11-15 11-9V15Z"), ("line", "M-6-6H6M-6 0H6M-6 6H3")),
    "relic_jewelry": (("body", "M-13-6L-7-13H7L13-6L0 14Z"), ("line", "M-13-6H13M-5-6L0 13L5-6L0-13Z")),
    "hidden": (
        (
            "body",
            "M-4 6H1V3Q1 0 5-2Q10-5 9-9Q7-16-1-16Q-8-15-10-9L-5-7Q-4-11 0-11Q4-10 3-7Q2-5-2-3Q-5 0-4 6Z"
            + _dot(-1.5, 12, 3),
        ),
    ),
    "foothold": (("body", "M-15 13L-3-13H3L15 13Z"), ("light", "M0-3L6 13H-6Z")),
}
TOKENS["plot"] = TOKENS["hidden"]  # a plot that lies face down

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
        ("body", "M-8-6Q0-15 8-6Z" + _dot(0, -13, 2.6)),
    ),
    "coin": (
        ("body", _dot(6, -6, 11.5)),
        ("body", _dot(-5, 5, 12.5)),
        ("light", _dot(-5, 5, 7.5)),
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
        ("ink", _dot(8, -11, 1.8) + _dot(11, -5, 1.8) + _dot(3, -6, 1.8)),
    ),
}


def of_building(name: str) -> Glyph:
    """The drawing of a building; suited kinds such as base_fox share one. An item may cover a slot like one."""
    return BUILDINGS.get(_unsuited(name)) or ITEMS[name]


def of_token(name: str) -> Glyph:
    return TOKENS[_unsuited(name)]


def suit_of(name: str) -> str | None:
    """The suit in the name of a suited piece."""
    tail = name.rpartition("_")[2]
    return tail if tail in SUITS else None


def _unsuited(name: str) -> str:
    return name.rpartition("_")[0] if suit_of(name) else name
