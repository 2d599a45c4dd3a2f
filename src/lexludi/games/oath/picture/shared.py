"""What everybody shares: the oath, favor banks, decks and discard piles, the Reliquary and the banners."""

from __future__ import annotations

from lexludi.draw import FAINT, INK, LEAST, PAD, SOFT, Element, Part, fitted, group, panel, paragraph, rect, text
from lexludi.draw.cards import STRIP, draw_back
from lexludi.games.oath.picture.parts import FAVOR, VISION, coin, draw_strip, heading, suit_sign
from lexludi.games.oath.rules.box import data
from lexludi.games.oath.rules.box.codes import BANNERS, EVERY_SUIT, NOBODY, PEOPLE, WORLD_DECK
from lexludi.games.oath.rules.views import GONE, VISION_BACK
from lexludi.games.oath.words.names import OathNames
from lexludi.kernel.words import View
from lexludi.speech import sentence

HIGH = 214.0


def draw_shared(view: View, names: OathNames, wide: float, narrow: bool) -> Part:
    """A bar with all of it; two rows on a narrow screen."""
    parts = [draw_oath, draw_banks, draw_piles, draw_treasures]
    columns = 2 if narrow else 4
    each = (wide - (columns - 1) * PAD) / columns
    result = group(id="shared")
    for n, draw in enumerate(parts):
        row, column = divmod(n, columns)
        drawn = group(panel(each, HIGH), at=(column * (each + PAD), row * (HIGH + PAD)))
        draw(view, names, each, drawn)
        result.add(drawn)
    rows = len(parts) // columns
    return Part(result, wide, rows * (HIGH + PAD) - PAD)


def draw_oath(view: View, names: OathNames, wide: float, result: Element) -> None:
    """The goal, the round and the Visions drawn."""
    _ = names.gettext
    oath = data.oaths()[view["oath"]]
    result.add(
        paragraph(PAD, 30, names.of(oath), 21, wide - 2 * PAD, lines=2, bold=True, fill=INK),
        fitted(PAD, 80, _("Round {n} of 8", n=view["round"]), LEAST, wide - 2 * PAD),
        fitted(PAD, 106, _("Visions drawn: {n}", n=view["visions_drawn"]), LEAST, wide - 2 * PAD),
        paragraph(PAD, 134, names.goal(oath), LEAST, wide - 2 * PAD, lines=4, fill=SOFT),
    )


def draw_banks(view: View, names: OathNames, wide: float, result: Element) -> None:
    """The six favor banks, in their order, and the shared one."""
    result.add(heading(names.gettext("Favor banks"), PAD, 24))
    step = (wide - 2 * PAD) / 3
    for suit in EVERY_SUIT:
        row, column = divmod(suit, 3)
        x, y = PAD + column * step, 36 + row * 64
        told = f"{names.suit(suit)}: {view['banks'][suit]}"
        result.add(
            group(
                rect(0, 0, step - 8, 56, radius=8, fill=FAINT, stroke=INK, stroke_width=1.4),
                group(suit_sign(suit), at=(17, 28), scale=0.8),
                text(step - 13, 37, str(view["banks"][suit]), 22, bold=True, anchor="end", fill=INK),
                at=(x, y),
                title=told,
                id=f"bank-{suit}",
            )
        )
    told = names.gettext("Favor in the shared bank: {n}", n=view["treasury"])
    result.add(group(coin(FAVOR), text(20, 7, str(view["treasury"]), 20, fill=INK), at=(PAD + 14, 186), title=told))


def draw_piles(view: View, names: OathNames, wide: float, result: Element) -> None:
    """The world deck by its back, and a discard pile for each region."""
    step, room = (HIGH - PAD) / 4, wide - 2 * PAD
    top = [view["deck_top"]] if view["deck_top"] else []
    for n, (pile, cards) in enumerate(((WORLD_DECK, top), *enumerate(view["discards"]))):
        told = names.pile(pile)
        short = told if pile == WORLD_DECK else names.of(data.boards().region[pile])
        row = rect(0, 0, room, step - 4, radius=8, fill="#ffffff00")
        drawn = group(row, at=(PAD, PAD / 2 + n * step), title=told, id=f"pile-{pile}")
        drawn.add(fitted(44, 30, sentence(short), LEAST, room - 84))
        if cards:
            drawn.add(draw_back(2, 2, 32, step - 8, VISION if cards[-1] == VISION_BACK else "#7a4b32"))
        if pile != WORLD_DECK:
            drawn.add(text(room - 30, 32, str(len(cards)), 22, bold=True, fill=INK))
        result.add(drawn)


def draw_treasures(view: View, names: OathNames, wide: float, result: Element) -> None:
    """The Reliquary, and the banners that nobody holds with their tokens."""
    _ = names.gettext
    result.add(heading(_("Reliquary"), PAD, 24))
    step = (wide - 2 * PAD) / 4
    for n, relic in enumerate(view["reliquary"]):
        place = group(at=(PAD + n * step, 34), title=_("Relic {n}", n=n + 1), id=f"space-{n}")
        if relic == GONE:
            place.add(rect(0, 0, 32, 44, radius=5, fill="none", stroke=INK, stroke_dasharray="4 4"))
        else:
            place.add(draw_back(0, 0, 32, 44, "#8a6d1f"))
        result.add(place)
    y = 92.0
    for n, banner in enumerate(BANNERS):
        name = names.card(banner) + (f" ({_('Mob')})" if n == PEOPLE and view["mob"] else "")
        told = f"{name}: {view['tokens'][n]}"
        if view["holders"][n] == NOBODY:
            result.add(group(draw_strip(view, banner, wide - 2 * PAD - 40, names), at=(PAD, y)))
        else:
            result.add(fitted(PAD, y + 28, told, LEAST, wide - 2 * PAD - 44))
        result.add(text(wide - PAD - 6, y + 30, str(view["tokens"][n]), 22, bold=True, anchor="end", fill=INK))
        y += STRIP + 8
