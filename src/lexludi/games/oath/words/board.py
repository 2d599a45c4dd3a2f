"""The table of Oath as text."""

from __future__ import annotations

from lexludi.games.oath.rules.box import data
from lexludi.games.oath.rules.box.codes import SLOTS
from lexludi.games.oath.words.names import OathNames
from lexludi.kernel.words import View


def text(names: OathNames, view: View) -> str:
    """The map by regions, the banks and banners, and everybody's board."""
    lines = [head(names, view)]
    for slot in SLOTS:
        lines.append(site_line(names, view, slot))
    lines.append(banks_line(names, view))
    for seat in range(len(view["seats"])):
        lines += board_lines(names, view, seat)
    return "\n".join(lines)


def head(names: OathNames, view: View) -> str:
    _ = names.gettext
    oath = names.of(data.oaths()[view["oath"]])
    title = _("Usurper") if view["usurper"] else _("Oathkeeper")
    told = f"{_('Round {n}', n=view['round'])} · {oath} · {title}: {names.seat(view, view['oathkeeper'])}"
    return f"{told} · {_('Visions drawn: {n}', n=view['visions_drawn'])}"


def site_line(names: OathNames, view: View, slot: int) -> str:
    _ = names.gettext
    parts = [names.place(view, slot)]
    cards = [with_tokens(names, view, card) for card in view["cards"][slot]]
    if cards:
        parts.append(", ".join(cards))
    force = [f"{names.seat(view, colour)} {row[slot]}" for colour, row in enumerate(view["force"]) if row[slot]]
    parts += force
    if view["buried"][slot]:
        parts.append(_("relics: {n}", n=len(view["buried"][slot])))
    for key, message in (("site_favor", "favor: {n}"), ("site_secrets", "secrets: {n}")):
        if view[key][slot]:
            parts.append(_(message, n=view[key][slot]))
    pawns = [str(names.seat(view, seat)) for seat, at in enumerate(view["pawns"]) if at == slot]
    if pawns:
        parts.append("@ " + ", ".join(pawns))
    return f"{names.slot(slot)}: " + " | ".join(parts)


def with_tokens(names: OathNames, view: View, card: int) -> str:
    """A card, and what lies on it."""
    tokens = ["*" * n for key in ("favor_on", "secrets_on") for on, n in view[key] if on == card]
    return names.card(card) + "".join(tokens)


def banks_line(names: OathNames, view: View) -> str:
    banks = ", ".join(f"{names.suit(suit)} {n}" for suit, n in enumerate(view["banks"]))
    banners = ", ".join(
        f"{names.of(banner)} {view['tokens'][n]} ({names.seat(view, view['holders'][n])})"
        for n, banner in enumerate(data.boards().banner)
    )
    return f"{banks} | {banners}"


def board_lines(names: OathNames, view: View, seat: int) -> list[str]:
    _ = names.gettext
    told = [
        _("favor: {n}", n=view["favor"][seat]),
        _("secrets: {n}", n=view["secrets"][seat] + view["turned"][seat]),
        _("warbands: {n}", n=view["boards"][seat]),
        _("supply: {n}", n=view["supply"][seat]),
    ]
    lines = [f"{names.label(view, seat)}: " + ", ".join(told)]
    cards = view["advisers"][seat] + view["facedown"][seat]
    rows = ((_("advisers"), cards), (_("relics"), view["relics"][seat]), (_("in hand"), view["drawn"][seat]))
    lines += [f"  {name}: {names.cards(row)}" for name, row in rows if row]
    if view["visions"][seat] >= 0:
        lines.append(f"  {names.card(view['visions'][seat])}")
    return lines
