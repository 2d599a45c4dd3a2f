"""Everybody's clan, and what one holds in hand."""

from __future__ import annotations

from typing import Final

from lexludi.draw import (
    LEAST,
    PAD,
    SOFT,
    Element,
    Grid,
    Part,
    below,
    fitted,
    group,
    panel,
    paragraph,
    path,
    plate,
    star,
    wrap,
)
from lexludi.draw.cards import CARD, STRIP, draw_back, draw_cards, draw_lines
from lexludi.games.wall.picture.cards import (
    ADVISOR_KIND,
    COMMAND_KIND,
    GENERAL_KIND,
    HORDE_KIND,
    TACTIC_KIND,
    dealt_line,
    draw_face,
    draw_strip,
    tactic_line,
)
from lexludi.games.wall.picture.shared import lay
from lexludi.games.wall.picture.signs import (
    ADVISOR,
    HORDE,
    SWORD,
    TACTIC_CARD,
    clan_colour,
    clerk,
    counted,
    disc,
    heading,
    resource,
    shame,
    soldier,
)
from lexludi.games.wall.rules.box.codes import BARRACKS, NOBODY, RESOURCES, SOLDIERS
from lexludi.games.wall.rules.setting import QIN
from lexludi.games.wall.rules.views import HIDDEN
from lexludi.games.wall.words.names import WallNames
from lexludi.kernel.words import View

WIDE: Final = 460.0
TOP: Final = 140.0
FOLDED: Final = 58.0
"""What is seen of a folded board: its name and honor."""


def viewer(view: View) -> int:
    """Whose eyes a view has, where it has those of one player alone; else NOBODY."""
    seats = [seat for seat in range(len(view["seats"])) if HIDDEN not in view["stock"][seat]]
    return seats[0] if len(seats) == 1 else NOBODY


def draw_board(view: View, names: WallNames, clan: int, wide: float) -> Part:
    """Name and honor; resources, soldiers at home, clerks; cards of all kinds."""
    name, points = names.of(names.clan(view, clan)), view["honor"][clan]
    result = group(
        group(disc(view, clan, names, 15), at=(29, 30)),
        fitted(52, 38, name, 23, wide - 140, bold=True),
        group(star(wide - 38, 28, str(points), 24), title=names.gettext("honor: {n}", n=points)),
        id=f"seat-{clan}",
        class_="board",
        title=name,
    )
    if clan < len(view["seats"]):
        draw_stock(view, names, clan, result, wide)
    elif view["clans"][clan] == QIN:
        draw_location_track(view, names, result, wide)
    draw_people(view, names, clan, result, wide)
    y = draw_held(view, names, clan, result, wide)
    active = view["active"] == clan
    result.children.insert(1, panel(wide, y + 8, stroke=4.5 if active else 1.8))
    return Part(result, wide, y + 8, "board", FOLDED)


def draw_stock(view: View, names: WallNames, clan: int, result: Element, wide: float) -> None:
    """Resources, as far as the reader sees behind the screen, and tactics in hand."""
    step = (wide - 2 * PAD) / 5
    for kind in RESOURCES:
        n = view["stock"][clan][kind]
        shown = "?" if n == HIDDEN else n
        told = f"{names.resource(kind)}: {shown}"
        result.add(counted(resource(kind), shown, PAD + 18 + kind * step, 70, told, f"stock-{clan}-{kind}"))
    held = view["tactics"][clan]
    told = names.gettext("tactics: {n}", n=len(held))
    if HIDDEN not in held and held:
        told = f"{told} ({names.tactics(held)})"
    back = draw_back(-11, -16, 23, 32, TACTIC_CARD)
    result.add(counted(back, len(held), PAD + 18 + 4 * step, 70, told, f"tactics-{clan}"))


def draw_location_track(view: View, names: WallNames, result: Element, wide: float) -> None:
    """Where Qin has most, from the left; the sword stands for the Barracks."""
    step = (wide - 2 * PAD) / len(view["location_track"])
    for n, place in enumerate(view["location_track"]):
        sign = path(SWORD, fill=HORDE) if place == BARRACKS else resource(place)
        cell = group(at=(PAD + n * step, 52), title=f"{n + 1}. {names.location(place)}")
        result.add(cell.add(plate(step - 6, 38), group(sign, at=(step / 2 - 3, 19))))


def draw_people(view: View, names: WallNames, clan: int, result: Element, wide: float) -> None:
    """Soldiers at home, with those who carry shame; clerks at home, and those not hired."""
    step = (wide - 2 * PAD) / 5
    for kind in SOLDIERS:
        n, carry = view["pool"][clan][kind], view["shamed"][clan][kind]
        told = names.gettext("{who} at home: {n}", who=names.soldier(kind), n=n)
        if carry:
            told += "; " + names.gettext("with shame: {n}", n=carry)
        drawn = counted(
            soldier(kind, clan_colour(view, clan, names)), n, PAD + 18 + kind * step, 114, told, f"pool-{clan}-{kind}"
        )
        if carry:
            drawn.add(group(shame(carry), at=(-11, 13)))
        result.add(drawn)
    told = names.gettext("clerks at home: {n}, not hired: {m}", n=view["clerks"][clan], m=view["unhired"][clan])
    people = counted(clerk(view, clan, names), view["clerks"][clan], PAD + 18 + 3 * step, 114, told, f"clerks-{clan}")
    result.add(people)
    if view["unhired"][clan]:
        result.add(fitted(PAD + 4 * step - 4, 121, f"+{view['unhired'][clan]}", LEAST, step))


def draw_held(view: View, names: WallNames, clan: int, result: Element, wide: float) -> float:
    """General and advisors, discarded command cards, claimed hordes; where they end."""
    _ = names.gettext
    room, y = wide - 2 * PAD, TOP
    half = (room - 8) / 2
    general, supporting = view["general"][clan], view["support"][clan]
    if general >= 0:
        result.add(group(draw_strip(names, GENERAL_KIND, general, half), at=(PAD, y)))
    if general >= 0 or supporting:
        x = PAD if general < 0 else PAD + half + 8
        result.add(group(draw_supporting(names, clan, supporting), at=(x, y)))
        y += STRIP + 6
    if general >= 0:
        active = group(id=f"active-{clan}", title=_("Active advisors"))
        y = lay(names, active, ADVISOR_KIND, view["advisors"][clan], PAD, y, room, 2)
        result.add(active)
    if view["spent"][clan]:
        told = f"{_('Discarded')}: {names.listed(map(names.command, view['spent'][clan]))}"
        drawn = paragraph(PAD, y + 18, told, LEAST, room, leading=1.2, fill=SOFT)
        result.add(group(drawn, id=f"spent-{clan}", title=told))
        y += len(wrap(told, LEAST, room)) * LEAST * 1.2 + 4
    claimed = view["claimed"][clan]
    if claimed:
        result.add(heading(_("Claimed hordes"), PAD, y + 18))
        each = (room + 8) / 2
        for n, card in enumerate(claimed):
            row, column = divmod(n, 2)
            drawn = draw_strip(names, HORDE_KIND, card, each - 8)
            if view["stains"][clan][n]:
                drawn.add(group(shame(view["stains"][clan][n]), at=(each - 24, STRIP / 2)))
            result.add(group(drawn, at=(PAD + column * each, y + 26 + row * (STRIP + 6))))
        y += 26 + -(-len(claimed) // 2) * (STRIP + 6)
    return y


def draw_supporting(names: WallNames, clan: int, cards: list[int]) -> Element:
    """Supporting advisors by their backs; their names are for whoever may know them."""
    told = names.gettext("supporting advisors: {n}", n=len(cards))
    known = [names.advisor(card) for card in cards if card >= 0]
    if known:
        told += f" ({names.listed(known)})"
    result = group(id=f"support-{clan}", title=told)
    for n in range(min(6, len(cards))):
        result.add(draw_back(n * 22, 0, 32, STRIP, ADVISOR))
    return result.add(fitted(min(6, len(cards)) * 22 + 18, 29, f"× {len(cards)}", LEAST, 60))


def draw_own_cards(view: View, names: WallNames, wide: float, narrow: bool) -> Part | None:
    """What the reader alone holds: generals and advisors to choose from, or command cards and tactics."""
    seat = viewer(view)
    if seat == NOBODY:
        return None
    dealt = [
        *((GENERAL_KIND, card) for card in view["dealt_generals"][seat]),
        *((ADVISOR_KIND, card) for card in view["dealt_advisors"][seat]),
    ]
    if dealt:
        title, sign = names.gettext("Your generals and advisors"), GENERAL_KIND.drawn_sign()
        if not narrow:
            return draw_lines(title, sign, [dealt_line(names, *one) for one in dealt], wide, "own")
        grid = Grid.of(len(dealt), CARD, wide - 2 * PAD, 2)
        every = range(len(dealt))
        return draw_cards(title, sign, every, wide, lambda n: draw_face(names, *dealt[n]), CARD, grid, "own")
    parts = [draw_commands(view, names, seat, wide)] if view["hand"][seat] else []
    if view["tactics"][seat]:
        parts.append(draw_tactics(names, view["tactics"][seat], wide))
    return below(parts)._replace(role="hand") if parts else None


def draw_commands(view: View, names: WallNames, seat: int, wide: float) -> Part:
    """The command cards in one's hand."""
    cards = view["hand"][seat]
    high = 46 + -(-len(cards) // 2) * (STRIP + 6) + 8
    result = group(
        panel(wide, high),
        group(COMMAND_KIND.drawn_sign(), at=(PAD + 15, 23)),
        fitted(PAD + 40, 31, names.gettext("Your command cards"), 20, wide - 80, bold=True),
        id="commands",
    )
    lay(names, result, COMMAND_KIND, cards, PAD, 46, wide - 2 * PAD, 2)
    return Part(result, wide, high)


def draw_tactics(names: WallNames, cards: list[int], wide: float) -> Part:
    """One's tactics, to read, with what it costs to boost them."""
    lines = [tactic_line(names, card) for card in cards]
    return draw_lines(names.gettext("Your tactics"), TACTIC_KIND.drawn_sign(), lines, wide, "own")
