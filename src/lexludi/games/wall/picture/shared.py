"""What everybody shares: the years, the command track and tea, stores and decks, artifacts, advisors to hire."""

from __future__ import annotations

from typing import Final

from lexludi.draw import (
    FAINT,
    INK,
    LEAST,
    PAD,
    SOFT,
    Element,
    Part,
    below,
    beside,
    fitted,
    group,
    panel,
    paragraph,
    path,
    plate,
    rect,
    text,
    wrap,
)
from lexludi.draw.cards import STRIP, draw_back
from lexludi.games.wall.picture.cards import (
    ADVISOR_KIND,
    ARTIFACT_KIND,
    COMMAND_KIND,
    DEMAND_KIND,
    EVENT_KIND,
    Kind,
    draw_strip,
    name_and_text,
)
from lexludi.games.wall.picture.signs import (
    ADVISOR,
    HORDE,
    TACTIC_CARD,
    clan_colour,
    counted,
    disc,
    heading,
    resource,
    shame,
)
from lexludi.games.wall.rules.box.codes import BUILDING, COOPERATIVE, NOBODY
from lexludi.games.wall.rules.box.printed import BOARDS, side_for
from lexludi.games.wall.words.board import SEASONS
from lexludi.games.wall.words.names import WallNames
from lexludi.kernel.words import View
from lexludi.speech import sentence

HIGH: Final = 176.0
NOW: Final = "#e2c98b"
SKULL: Final = (
    "M-8 3A9 9 0 1 1 8 3V7H4V11H-4V7H-8ZM-4-3A2.4 2.4 0 1 0-4 2A2.4 2.4 0 1 0-4-3Z"
    "M4-3A2.4 2.4 0 1 0 4 2A2.4 2.4 0 1 0 4-3Z"
)
BANNER: Final = "M-8 12V-12H-5V-10L9-5L-5 0V12Z"
CUP: Final = "M-13-8H9V-5A6 6 0 0 1 9 6A9 9 0 0 1 4 10H-8A9 9 0 0 1-13 1ZM9-2V3A3 3 0 0 0 9-2Z"


def draw_shared(view: View, names: WallNames, wide: float, narrow: bool) -> Part:
    """Years, commands and stores side by side; one below the other on a narrow screen."""
    panels = ((draw_years, 0.27), (draw_track, 0.42), (draw_stores, 0.31))
    parts = []
    for draw, share in panels:
        each = wide if narrow else (wide - 2 * PAD) * share
        drawn = group(panel(each, HIGH))
        draw(view, names, each, drawn)
        parts.append(Part(drawn, each, HIGH))
    return below(parts, id_="shared") if narrow else beside(parts, id_="shared")


def draw_years(view: View, names: WallNames, wide: float, result: Element) -> None:
    """The season, and of each year how many hordes come and how many soldiers fall."""
    _ = names.gettext
    season = _(SEASONS[view["season"]])
    told = _("Year {n} of {m}: {season}", n=view["year"], m=view["years"], season=season)
    result.add(fitted(PAD, 31, told, 20, wide - 2 * PAD, bold=True))
    side = side_for(len(view["clans"]))
    more = BOARDS.more_hordes if view["mode"] == COOPERATIVE else 0
    cell = (wide - 2 * PAD) / view["years"]
    for n in range(view["years"]):
        now = n + 1 == view["year"]
        hordes = side.hordes[n] + (more if n else 0)
        fall = side.casualties[n]
        told = _("year {n}: hordes that come {m}, soldiers that fall {k}", n=n + 1, m=hordes, k=fall)
        middle = cell / 2 - 2
        result.add(
            group(
                plate(cell - 4, 108, fill=NOW if now else FAINT, raised=now),
                text(middle, 25, str(n + 1), 20, bold=now, anchor="middle", fill=INK),
                group(path(BANNER, fill=HORDE), at=(middle - 9, 54)),
                text(middle + 4, 61, str(hordes), LEAST, fill=INK),
                group(path(SKULL, fill=INK, fill_rule="evenodd"), at=(middle - 9, 86)),
                text(middle + 4, 93, str(fall), LEAST, fill=INK),
                at=(PAD + n * cell, 46),
                title=told,
            )
        )


def draw_track(view: View, names: WallNames, wide: float, result: Element) -> None:
    """The command track with the cards on it, and the order of tea."""
    _ = names.gettext
    result.add(heading(_("Command track"), PAD, 25))
    spaces = len(view["track"])
    cell = (wide - 2 * PAD + 6) / spaces
    for n, clan in enumerate(view["track"]):
        place = group(at=(PAD + n * cell, 36), id=f"space-{n}")
        place.add(rect(0, 0, cell - 6, 78, radius=8, fill=FAINT, stroke=INK, stroke_width=1.4))
        if clan == NOBODY:
            place.add(text(cell / 2 - 3, 48, str(n + 1), 24, anchor="middle", fill=SOFT))
            place.children.insert(0, Element("title", _("Space {n}", n=n + 1)))
        else:
            active = view["active"] == clan
            place.add(
                rect(0, 0, cell - 6, 8, radius=3, fill=clan_colour(view, clan, names)),
                rect(0, 0, cell - 6, 78, radius=8, fill="none", stroke=INK, stroke_width=4 if active else 1.4),
            )
            place.children.insert(0, Element("title", played(view, names, clan)))
            place.set(class_="card")
            place.add(group(disc(view, clan, names, 11), at=(cell / 2 - 3, 22)))
            if view["played"][clan] != NOBODY:
                place.add(centred(names.command(view["played"][clan]), cell / 2 - 3, cell - 10))
        result.add(place)
    result.add(heading(_("Tea"), PAD, 150), group(path(CUP, fill="#7a4b32"), at=(PAD + 56, 145)))
    for n, clan in enumerate(view["tea"]):
        result.add(
            group(disc(view, clan, names, 15), at=(PAD + 96 + n * 44, 144), title=f"{n + 1}. {names.seat(view, clan)}")
        )
        if n:
            result.add(path(f"M{PAD + 96 + n * 44 - 26} 139l6 5l-6 5", fill="none", stroke=INK, stroke_width=2))


def centred(words: str, x: float, room: float) -> Element:
    """Words in the middle of a space of the track, in one line or two."""
    y = 52 if len(wrap(words, LEAST, room)) > 1 else 62
    return paragraph(x, y, words, LEAST, room, lines=2, leading=1.0, anchor="middle", fill=INK)


def played(view: View, names: WallNames, clan: int) -> str:
    """Whose card lies on a space, and what it does."""
    if view["played"][clan] == NOBODY:
        return str(names.seat(view, clan))
    name, says = name_and_text(names, COMMAND_KIND, view["played"][clan])
    return f"{names.seat(view, clan)}: {name}. {says}"


def draw_stores(view: View, names: WallNames, wide: float, result: Element) -> None:
    """The Warehouse, shame in the bank, and the decks."""
    _ = names.gettext
    result.add(heading(_("Warehouse"), PAD, 25), heading(_("Shame"), wide - 100, 25))
    for kind in BUILDING:
        n = view["warehouse"][kind]
        told = f"{_('Warehouse')}: {names.resource(kind)} {n}"
        result.add(counted(resource(kind), n, PAD + 16 + kind * 64, 52, told, f"store-{kind}"))
    told = _("Shame in the bank: {n}", n=view["shame_bank"])
    result.add(counted(shame(), view["shame_bank"], wide - 84, 52, told))
    decks = (
        (_("Hordes"), view["horde_deck"], HORDE),
        (_("Tactics"), view["tactic_deck"], TACTIC_CARD),
        (_("Advisors"), view["advisor_deck"], ADVISOR),
    )
    step = (wide - 2 * PAD) / 3
    for n, (name, count, colour) in enumerate(decks):
        x = PAD + n * step
        result.add(
            group(
                fitted(0, 0, name, LEAST, step - 4),
                draw_back(0, 8, 40, 54, colour),
                text(48, 42, str(count), 20, bold=True, fill=INK),
                at=(x, 94),
                title=f"{name}: {count}",
            )
        )
    if view["next_section"] >= 0 and view["horde_deck"]:
        told = _("the next horde goes to the {at}", at=names.section(view["next_section"]))
        for section in range(3):
            lit = section == view["next_section"]
            result.add(
                rect(PAD + 6 + section * 10, 125, 8, 10, fill="#ffd34d" if lit else "#ffffff00", stroke="#fff")
                if not lit
                else group(rect(PAD + 6 + section * 10, 125, 8, 10, fill="#ffd34d", stroke=INK), title=sentence(told))
            )


def draw_offer(view: View, names: WallNames, wide: float) -> Part:
    """Artifacts that count at the end, and advisors to hire."""
    _ = names.gettext
    result, y = group(id="offer"), 0.0
    rows: list[tuple[str, Kind, list[int]]] = [
        (_("Advisors to hire"), ADVISOR_KIND, view["offer"]),
        (_("Artifacts"), ARTIFACT_KIND, view["artifacts"]),
    ]
    if view["mode"] == COOPERATIVE:
        told = _("Demands fulfilled: {n} of {m}", n=len(view["fulfilled"]), m=view["demands_needed"])
        rows[1:] = [(told, DEMAND_KIND, view["demands"]), (_("Events"), EVENT_KIND, view["events"])]
    for title, kind, cards in rows:
        result.add(heading(title, PAD, y + 25))
        y = lay(names, result, kind, cards, PAD, y + 34, wide - 2 * PAD, 2)
    result.children.insert(0, panel(wide, y + PAD))
    return Part(result, wide, y + PAD)


def lay(
    names: WallNames, result: Element, kind: Kind, cards: list[int], x: float, y: float, room: float, columns: int
) -> float:
    """Strips in rows; where they end."""
    each = (room + 8) / columns
    for n, card in enumerate(cards):
        row, column = divmod(n, columns)
        result.add(group(draw_strip(names, kind, card, each - 8), at=(x + column * each, y + row * (STRIP + 6))))
    return y + -(-len(cards) // columns) * (STRIP + 6)
