"""The table of The Great Wall as text."""

from __future__ import annotations

from lexludi.games.wall.rules.box.codes import BARE, COOPERATIVE, FIRST_SOLDIER, LOCATIONS, REGULAR, SECTIONS, WAYS
from lexludi.games.wall.rules.box.printed import POWER, side_for
from lexludi.games.wall.rules.views import HIDDEN
from lexludi.games.wall.words.names import WallNames
from lexludi.kernel.words import View
from lexludi.locale import N_
from lexludi.speech import sentence

SEASONS = (N_("setup"), N_("spring"), N_("summer"), N_("autumn"), N_("winter"))


def text(names: WallNames, view: View) -> str:
    """The year, the wall with its hordes, the locations, and everybody's clan."""
    _ = names.gettext
    lines = [_("Year {n} of {m}: {season}", n=view["year"], m=view["years"], season=_(SEASONS[view["season"]]))]
    lines.append(_("Tea order: {seats}", seats=names.listed(str(names.seat(view, clan)) for clan in view["tea"])))
    for section in SECTIONS:
        lines += section_lines(names, view, section)
    lines.append(_("Warehouse: {goods}", goods=names.goods(view["warehouse"]) or "-"))
    if view["location_track"]:
        places = " · ".join(map(names.location, view["location_track"]))
        lines.append(_("Location track, the highest first: {places}", places=places))
    lines.append(_("Shame in the bank: {n}", n=view["shame_bank"]))
    lines += [location_line(names, view, place) for place in LOCATIONS]
    lines.append(_("Advisors to hire: {cards}", cards=names.listed(map(names.advisor, view["offer"]))))
    if view["mode"] == COOPERATIVE:
        lines += demand_lines(names, view)
    else:
        lines.append(_("Artifacts: {cards}", cards=names.listed(map(names.artifact, view["artifacts"]))))
    for seat in range(len(view["clans"])):
        lines += clan_lines(names, view, seat)
    return "\n".join(lines)


def demand_lines(names: WallNames, view: View) -> list[str]:
    _ = names.gettext
    done, needed = len(view["fulfilled"]), view["demands_needed"]
    demands = names.listed(map(names.demand, view["demands"])) or "-"
    lines = [_("Demands fulfilled: {n} of {m}; in play: {cards}", n=done, m=needed, cards=demands)]
    if view["events"]:
        lines.append(_("Events: {cards}", cards=names.listed(map(names.happening, view["events"]))))
    return lines


def section_lines(names: WallNames, view: View, section: int) -> list[str]:
    _ = names.gettext
    if section not in view["sections"]:
        return [_("{at}: closed", at=sentence(names.section(section)))]
    built = _(
        "{at}: wall {n}, barricades {m}",
        at=sentence(names.section(section)), n=view["level"][section], m=view["barricades"][section],
    )  # fmt: skip
    balance = _("defense {n}, attack {m}", n=view["defense"][section], m=view["attack"][section])
    lines = [f"{built}; {balance}"]
    archers = [f"{names.seat(view, clan)} {n}" for clan, n in enumerate(view["firing"][section]) if n]
    if archers:
        lines.append("  " + _("on the wall: {who}", who=names.listed(archers)))
    for clan, counts in enumerate(view["staged"][section]):
        if any(counts):
            waiting = f"{names.seat(view, clan)} ({names.soldiers(counts)})"
            lines.append("  " + _("waiting: {who}", who=waiting))
    for card, *cover in view["hordes"][section]:
        marks = " ".join(mark(names, view, what) for what in cover)
        lines.append(f"  {names.horde(card)} ({POWER[card]}): {marks}")
    return lines


def mark(names: WallNames, view: View, what: int) -> str:
    if what < FIRST_SOLDIER:
        return "." if what == BARE else "x"
    return names.letter(view, (what - FIRST_SOLDIER) // WAYS)


def location_line(names: WallNames, view: View, place: int) -> str:
    clerks = [f"{names.seat(view, clan)} {n}" for clan, n in enumerate(view["at"][place]) if n]
    slots = ""
    if place < REGULAR:
        slots = f" ({sum(view['at'][place])}/{side_for(len(view['clans'])).slots[place]})"
    overseers = []
    if place < len(view["overseer"][0]):
        overseers = [
            f"{names.seat(view, clan)}: {row[place]}" for clan, row in enumerate(view["overseer"]) if row[place]
        ]
    told = names.listed(clerks) or "-"
    if overseers:
        told += " | " + names.gettext("overseers: {who}", who=names.listed(overseers))
    return f"{names.location(place)}{slots}: {told}"


def clan_lines(names: WallNames, view: View, seat: int) -> list[str]:
    _ = names.gettext
    general = view["general"][seat]
    lines = [_("{who}: honor {n}", who=names.of(names.clan(view, seat)), n=view["honor"][seat])]
    if general >= 0:
        lines[0] += f" · {names.general(general)}"
    if -1 not in view["stock"][seat]:
        lines.append("  " + _("goods: {goods}", goods=names.goods(view["stock"][seat]) or "-"))
    lines.append("  " + _("at home: {who}", who=names.soldiers(view["pool"][seat]) or "-"))
    lines[-1] += ", " + _("clerks: {n}", n=view["clerks"][seat])
    held = view["tactics"][seat]
    rows = (
        (_("advisors"), names.listed(map(names.advisor, view["advisors"][seat]))),
        (_("supporting"), str(len(view["support"][seat]) or "")),
        (_("with shame"), names.soldiers(view["shamed"][seat])),
        (_("tactics"), str(len(held)) if HIDDEN in held else names.tactics(held)),
        (_("command cards"), names.listed(map(names.command, view["hand"][seat]))),
        (_("hordes"), names.listed(map(names.horde, view["claimed"][seat]))),
    )
    return lines + [f"  {name}: {told}" for name, told in rows if told]
