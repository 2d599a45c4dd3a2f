"""The wall: for each section its hordes, its barricades, the wall with archers, and the staging area."""

from __future__ import annotations

from typing import Final

from lexludi.draw import (
    FAINT,
    INK,
    LEAST,
    PAD,
    PAPER,
    SOFT,
    Element,
    Part,
    fitted,
    group,
    panel,
    paragraph,
    path,
    rect,
    shorten,
    text,
)
from lexludi.games.wall.picture.signs import (
    SHIELD,
    SWORD,
    clan_colour,
    disc,
    honor,
    reward,
    soldier,
    wound,
)
from lexludi.games.wall.rules.box.codes import BARE, FIRST_SOLDIER, ON_FOOT, SECTIONS, SOLDIERS, TOP_LEVEL, WAYS, WOUND
from lexludi.games.wall.rules.box.printed import BACKS, BOARDS, HORDE_TYPES, PLACES, POWER, SPOTS, WALL, WORTH
from lexludi.games.wall.words.names import WallNames
from lexludi.games.wall.words.printed import ability, reward_says, whose
from lexludi.kernel.words import View
from lexludi.speech import sentence

CELL: Final = 44.0
HORDE: Final = (302.0, 100.0)
"""A horde card: its name on the left, its spots on the right."""
STEP: Final = HORDE[1] + 8
HEAD: Final = 46.0
TIER: Final = 24.0
"""How high a level of the wall is drawn."""
BATTLEMENT: Final = 46.0
BARRICADES: Final = 42.0
STAGING: Final = 104.0
WALL_HIGH: Final = BARRICADES + BATTLEMENT + TOP_LEVEL * TIER + 8 + STAGING
GRASS: Final = "#dfe3c0"
BRICK: Final = "#b9977a"
STAKES: Final = "M-30 14L-12-12M-12 14L-30-12M-9 14L9-12M9 14L-9-12M12 14L30-12M30 14L12-12M-34 2H34"


def draw_field(view: View, names: WallNames, wide: float, narrow: bool) -> Part:
    """The sections side by side; one below the other on a narrow screen."""
    result = group(id="field")
    if narrow:
        y = 0.0
        for section in SECTIONS:
            part = draw_section(view, names, section, wide, True)
            result.add(group(part.drawing, at=(0, y)))
            y += part.height + PAD
        return Part(result, wide, y - PAD)
    each = (wide - 2 * PAD) / 3
    high = 0.0
    for n, section in enumerate(SECTIONS):
        part = draw_section(view, names, section, each, False)
        result.add(group(part.drawing, at=(n * (each + PAD), 0)))
        high = part.height
    return Part(result, wide, high)


def draw_section(view: View, names: WallNames, section: int, wide: float, narrow: bool) -> Part:
    """Hordes above the wall, the farthest on top; beside it where there is little room."""
    hordes = view["hordes"][section]
    in_use = section in view["sections"]
    rows = max(2, len(hordes)) if narrow else BOARDS.horde_rows
    high = HEAD + (max(rows * STEP, WALL_HIGH) if narrow else rows * STEP + WALL_HIGH) + PAD
    if narrow and not in_use:
        high = HEAD  # a closed section needs no room on a narrow screen
    result = group(
        panel(wide, high),
        fitted(PAD, 31, sentence(names.section(section)), 21, 180, bold=True),
        title=sentence(names.section(section)),
        id=f"section-{section}",
        class_="section",
    )
    if not in_use:
        return Part(result.set(opacity=0.45), wide, high)
    result.add(draw_balance(view, names, section, wide))
    for row, horde in enumerate(hordes):
        y = HEAD + (rows - 1 - row) * STEP
        result.add(group(draw_horde(view, names, section, row, horde), at=(PAD, y)))
    for row in range(len(hordes), rows):
        y = HEAD + (rows - 1 - row) * STEP
        empty = rect(0, 0, *HORDE, radius=10, fill="none", stroke=INK, stroke_opacity=0.25, stroke_dasharray="6 6")
        result.add(group(empty, at=(PAD, y)))
    x, y = (2 * PAD + HORDE[0], HEAD) if narrow else (PAD, HEAD + rows * STEP)
    room = wide - x - PAD
    result.add(
        group(draw_barricades(view, names, section, room), at=(x, y)),
        group(draw_wall(view, names, section, room), at=(x, y + BARRICADES)),
        group(draw_staging(view, names, section, room), at=(x, y + WALL_HIGH - STAGING)),
    )
    return Part(result, wide, high)


def draw_balance(view: View, names: WallNames, section: int, wide: float) -> Element:
    """The defense of a section against the attack of its hordes, as both stand now."""
    held, attacked = view["defense"][section], view["attack"][section]
    told = names.gettext("defense {n}, attack {m}", n=held, m=attacked)
    grim = "#a11f1a" if attacked > held else INK
    return group(
        group(path(SHIELD, fill="#3f5d78"), at=(0, 0), scale=0.9),
        text(15, 7, str(held), 21, bold=True, fill=INK),
        group(path(SWORD, fill="#7b2d26"), at=(62, 0)),
        text(75, 7, str(attacked), 21, bold=True, fill=grim),
        at=(wide - 124, 25),
        title=told,
    )


# Hordes


def draw_horde(view: View, names: WallNames, section: int, row: int, horde: list[int]) -> Element:
    """A horde card: name, ability, power and honor; its spots, and what covers them."""
    card, *cover = horde
    wide, high = HORDE
    name, (short, says) = names.horde(card), ability(names, card)
    told = names.gettext("{card}: power {n}, honor {m}", card=name, n=POWER[card], m=WORTH[card])
    drawn = group(
        rect(0, 0, wide, high, radius=10, fill=FAINT, stroke=INK, stroke_width=1.8),
        rect(2, 2, 6, high - 4, radius=3, fill="#7b2d26"),
        paragraph(14, 23, name, LEAST, 116, lines=2, leading=1.05, bold=True, fill=INK),
        text(14, 64, shorten(short, LEAST, 112), LEAST, fill=SOFT),
        group(path(SWORD, fill="#7b2d26"), at=(24, 82)),
        text(35, 89, str(POWER[card]), 20, bold=True, fill=INK),
        group(honor(WORTH[card]), at=(74, 81)),
        title=f"{told}. {says} {whose(names, HORDE_TYPES[card // BACKS])}".strip(),
        id=f"horde-{section}-{row}",
        class_="card",
    )
    places = PLACES[card]
    first = min(column for _, column in places)
    last = max(column for _, column in places)
    left = wide - 6 - (last - first + 1) * CELL
    top = (high - 2 * CELL) / 2
    middles = [(left + (column - first + 0.5) * CELL, top + (line + 0.5) * CELL) for line, column in places]
    for what in sorted({what for what in cover if what >= FIRST_SOLDIER and (what - FIRST_SOLDIER) % WAYS != ON_FOOT}):
        drawn.add(saddle(view, names, what, [middles[n] for n, other in enumerate(cover) if other == what]))
    for spot, what in enumerate(cover):
        drawn.add(group(draw_spot(view, names, card, spot, what), at=middles[spot], id=f"spot-{section}-{row}-{spot}"))
    return drawn


def saddle(view: View, names: WallNames, what: int, middles: list[tuple[float, float]]) -> Element:
    """What joins the two spots that a horseman covers."""
    colour = clan_colour(view, (what - FIRST_SOLDIER) // WAYS, names)
    ends = "L".join(f"{x:.0f} {y:.0f}" for x, y in middles)
    return path(f"M{ends}", stroke=colour, stroke_width=16, fill="none")


def draw_spot(view: View, names: WallNames, card: int, spot: int, what: int) -> Element:
    """A spot with its reward, or with what covers it."""
    size = CELL / 2 - 3
    gift = SPOTS[card][spot]
    told = reward_says(names, gift) if gift[0] >= 0 else names.gettext("no reward")
    if what >= FIRST_SOLDIER:
        clan = (what - FIRST_SOLDIER) // WAYS
        return group(
            rect(-size, -size, 2 * size, 2 * size, radius=8, fill=clan_colour(view, clan, names), stroke=INK),
            text(0, 8, names.letter(view, clan), 23, bold=True, anchor="middle", fill="#fff"),
            title=names.gettext("a soldier of {other}", other=names.seat(view, clan)),
        )
    drawn = group(
        rect(-size, -size, 2 * size, 2 * size, radius=8, fill=PAPER, stroke=INK, stroke_width=1.6),
        title=told if what == BARE else names.gettext("a wound"),
    )
    return drawn.add(wound() if what == WOUND else reward(*gift))


# The wall


def draw_barricades(view: View, names: WallNames, section: int, room: float) -> Element:
    """The barricades before the wall: those that stand, and where others may."""
    standing = view["barricades"][section]
    result = group(
        rect(0, 0, room, BARRICADES - 4, radius=6, fill="#ffffff00"),
        title=names.gettext("barricades: {n}", n=standing),
        id=f"barricade-{section}",
    )
    step = room / WALL.barricades
    for n in range(WALL.barricades):
        there = n < standing
        drawn = path(STAKES, stroke="#6b4423", stroke_width=5 if there else 2, fill="none")
        drawn.set(stroke_opacity=None if there else 0.18)
        result.add(group(drawn, at=((n + 0.5) * step, 19)))
    return result


def draw_wall(view: View, names: WallNames, section: int, room: float) -> Element:
    """The wall as high as it is built, and on it the firing spots with archers."""
    level = view["level"][section]
    full = BATTLEMENT + TOP_LEVEL * TIER
    told = names.gettext("wall of level {n}, defense {m}", n=level, m=WALL.defense[level])
    result = group(
        rect(0, 0, room, full, radius=6, fill="#ffffff00"),
        rect(
            0, BATTLEMENT, room, TOP_LEVEL * TIER, fill="none", stroke=INK, stroke_opacity=0.3, stroke_dasharray="6 6"
        ),
        title=told,
        id=f"wall-{section}",
    )
    top = full - level * TIER
    for tier in range(level):
        result.add(bricks(room, full - (tier + 1) * TIER, tier))
    if not level:
        result.add(text(room / 2, full - 28, told, LEAST, anchor="middle", fill=SOFT))
    archers = [clan for clan, n in enumerate(view["firing"][section]) for _ in range(n)]
    spots = WALL.firing_spots[level]
    step = room / max(1, spots)
    for n in range(spots):
        x = (n + 0.5) * step
        result.add(path(f"M{x - 20:.1f} {top}V{top - 9}H{x + 20:.1f}V{top}Z", fill=BRICK, stroke=INK))
        if n < len(archers):
            clan = archers[n]
            who = names.gettext("an archer of {other}", other=names.seat(view, clan))
            drawn = soldier(1, clan_colour(view, clan, names))
            drawn.add(group(disc(view, clan, names, 11), at=(12, 12)))
            result.add(group(drawn, at=(x, top - 26), title=who))
    return result


def bricks(room: float, y: float, tier: int) -> Element:
    shift = 30 if tier % 2 else 0
    joints = "".join(f"M{x} {y}v{TIER}" for x in range(30 + shift, int(room), 60))
    return group(
        rect(0, y, room, TIER, fill=BRICK, stroke=INK, stroke_width=1.4),
        path(joints, stroke=INK, stroke_width=1, stroke_opacity=0.6, fill="none"),
    )


def draw_staging(view: View, names: WallNames, section: int, room: float) -> Element:
    """The staging area: who waits, clan by clan."""
    high = STAGING
    told = names.gettext("staging area of the {at}", at=names.section(section))
    result = group(
        rect(0, 8, room, high - 8, radius=10, fill=GRASS, stroke=INK, stroke_opacity=0.5),
        text(10, 27, names.gettext("Staging area"), LEAST, fill=SOFT),
        title=told,
        id=f"staging-{section}",
    )
    waiting = [clan for clan, counts in enumerate(view["staged"][section]) if any(counts)]
    half = room / 2
    for n, clan in enumerate(waiting):
        row, column = divmod(n, 2)
        place = group(disc(view, clan, names, 11), at=(column * half + 17, 50 + row * 36))
        x = 28.0
        for kind in SOLDIERS:
            count = view["staged"][section][clan][kind]
            if count:
                who = f"{names.seat(view, clan)}: {names.soldier(kind)} {count}"
                figure = group(
                    group(soldier(kind, clan_colour(view, clan, names)), scale=0.78),
                    text(12, 7, str(count), LEAST, bold=True, fill=INK),
                    at=(x, 0),
                    title=who,
                    id=f"staged-{section}-{clan}-{kind}",
                )
                place.add(figure)
                x += 38
        result.add(place)
    return result
