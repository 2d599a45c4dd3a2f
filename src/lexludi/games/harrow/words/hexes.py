"""The county as text: a map of signs, and hexes one by one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from lexludi.games.harrow.factions.fae.quests import line_of
from lexludi.games.harrow.rules.box.printed import BOARDS, GRID, HEX_NAMES, HEXES, OFFERS, SIDES
from lexludi.games.harrow.words.names import ITEMS, HarrowNames
from lexludi.kernel.words import View
from lexludi.speech import sentence

CELL: Final = 10
"""How wide a hex is drawn."""
TERRAINS: Final = "SPWFMX"
KINDS: Final = ">+#?"
STORM, PATH, FLAME, FOLK, HOUSE, NEST, DOLL, ROOT, CUBE, CROSS = "~:^@Ho%&=!"


def county(names: HarrowNames, view: View) -> list[str]:
    """The map, two lines a hex: what it is and what lies there; then who stands there."""
    columns = sorted({q for q, _ in GRID.hexes})
    lowest = min(2 * r + q for q, r in GRID.hexes)
    rows = max(2 * r + q for q, r in GRID.hexes) - lowest + 2
    cells = [[" " * CELL] * len(columns) for _ in range(rows)]
    for at, (q, r) in enumerate(GRID.hexes):
        top = 2 * r + q - lowest
        ground = f"{HEX_NAMES[at].upper()}{TERRAINS[SIDES[view['map']].terrain[at]].lower()} {''.join(lying(view, at))}"
        cells[top][q - columns[0]] = ground[:CELL].ljust(CELL)
        cells[top + 1][q - columns[0]] = (" " + " ".join(standing(names, view, at)))[:CELL].ljust(CELL)
    return ["".join(row).rstrip() for row in cells]


def key(names: HarrowNames, view: View) -> str:
    """What the signs of the map mean."""
    _ = names.gettext
    told = [f"{TERRAINS[n].lower()} {names.of(one)}" for n, one in enumerate(BOARDS.terrain)]
    told += [f"{KINDS[n]} {names.of(one)}" for n, one in enumerate(BOARDS.ability)]
    told += [f"{STORM} {_('storm')}", f"{PATH} {_('path')}", f"{FOLK} {_('townsfolk')}", f"{HOUSE} {_('building')}"]
    if "hester" in view:
        told += [f"{FLAME} {_('fire')}", f"{ROOT} {_('root')}", f"{CUBE} {_('cube')}"]
    if "fae" in view:
        told += [f"{NEST} {_('nest')}", f"{CROSS} {_('not there')}"]
    if "kammi" in view:
        told.append(f"{DOLL} {_('doll')}")
    return "; ".join(told)


def lying(view: View, at: int) -> Iterator[str]:
    """A sign for each thing on a hex that is no unit."""
    for kind, row in enumerate(view["tokens"]):
        yield KINDS[kind] * row[at]
    yield STORM * view["storms"][at]
    yield PATH * view["paths"].count(at)
    yield FOLK * view["objectives"][0][at]
    yield HOUSE * view["objectives"][1][at]
    yield FLAME * view["flames"][at]
    yield CUBE * sum(row[at] for row in view["lying"])
    if "hester" in view:
        hester = view["hester"]
        yield ROOT * (at in hester["roots"] or at in hester["old_roots"])
        yield CUBE * (hester["cubes"][at] >= 0)
    if "kammi" in view:
        yield DOLL * view["kammi"]["dolls"].count(at)
    if "fae" in view:
        yield NEST * (view["fae"]["nests"][at] >= -1)
        yield CROSS * (at in view["fae"]["crosses"])


def standing(names: HarrowNames, view: View, at: int) -> Iterator[str]:
    """Units: a letter of their faction, how many haints, `*` for infected ones, and the letter of each legend."""
    for seat in range(len(view["factions"])):
        haints, infected = view["haints"][seat][at], view["snakes"][seat][at]
        letters = "".join(
            names.unit(view, seat, n)[:1].upper() for n, place in enumerate(view["legends"][seat]) if place == at
        )
        if haints or letters:
            who = names.of(names.faction(view, seat))[:1].lower()
            yield f"{who}{haints or ''}{'*' * infected}{letters}"
    if view.get("hester") and view["hester"]["at"] == at:
        yield names.gettext("Hester")[:3].upper()


def hex_tells(names: HarrowNames, view: View, at: int) -> str:
    """A hex: its name, its terrain, and everything there."""
    terrain = SIDES[view["map"]].terrain[at]
    told = names.listed(things(names, view, at))
    return f"{names.hex(at)} {sentence(names.of(BOARDS.terrain[terrain]))}: {told or '-'}"


def crowded(names: HarrowNames, view: View) -> list[str]:
    """Hexes with more than the map can say: units, and whatever is hidden in a sign."""
    found = []
    for at in range(HEXES):
        told = [*units(names, view, at), *hidden(names, view, at)]
        if told:
            found.append(f"{names.hex(at)}: {names.listed(told)}")
    return found


def things(names: HarrowNames, view: View, at: int) -> list[str]:
    """Whatever stands or lies on a hex."""
    _ = names.gettext
    told = units(names, view, at)
    told += [names.kind(kind) for kind, row in enumerate(view["tokens"]) for _n in range(row[at])]
    told += [_("townsfolk")] * view["objectives"][0][at] + [_("building")] * view["objectives"][1][at]
    if view["storms"][at]:
        told.append(_("storm"))
    told += [_("path")] * view["paths"].count(at)
    if "hester" in view and (at in view["hester"]["roots"] or at in view["hester"]["old_roots"]):
        told.append(_("root"))
    return told + hidden(names, view, at)


def units(names: HarrowNames, view: View, at: int) -> list[str]:
    """Haints, legends and Hester."""
    told: list[str] = []
    for seat in range(len(view["factions"])):
        who = names.of(names.faction(view, seat))
        haints, infected = view["haints"][seat][at], view["snakes"][seat][at]
        if haints > infected:
            told.append(f"{who}: " + names.ngettext("{n} haint", "{n} haints", haints - infected))
        if infected:
            told.append(f"{who}: " + names.ngettext("{n} infected haint", "{n} infected haints", infected))
        told += [names.unit(view, seat, token) for token, place in enumerate(view["legends"][seat]) if place == at]
    if view.get("hester") and view["hester"]["at"] == at:
        told.append(names.gettext("Hester"))
    return told


def hidden(names: HarrowNames, view: View, at: int) -> list[str]:
    """What a sign on the map stands for and does not say."""
    _ = names.gettext
    told: list[str] = []
    for seat, row in enumerate(view["lying"]):
        if row[at]:
            told.append(_("cubes of {seat}: {n}", seat=names.seat(view, seat), n=row[at]))
    if view["flames"][at]:
        told.append(names.ngettext("{n} flame", "{n} flames", view["flames"][at]))
    told += [_("taunt")] * view["taunts"].count(at)
    told += [_("nail under {who}", who=names.unit(view, pin[0], pin[2])) for pin in view["pins"] if pin[1] == at]
    if "hester" in view and view["hester"]["cubes"][at] >= 0:
        told.append(_("terrain cube: {cube}", cube=names.cube(view["hester"]["cubes"][at])))
    if "kammi" in view:
        told += [doll(names, view, n) for n, place in enumerate(view["kammi"]["dolls"]) if place == at]
    return told + search(names, view, at)


def doll(names: HarrowNames, view: View, n: int) -> str:
    """A doll, and which one it is to whoever knows."""
    real = view["kammi"]["real"]
    if real < 0:
        return names.gettext("doll {n}", n=n + 1)
    return names.gettext("the real doll") if n == real else names.gettext("decoy")


def search(names: HarrowNames, view: View, at: int) -> list[str]:
    """What the Fair Folk have there: a nest, a wrong guess, a find, or what others have hidden."""
    if "fae" not in view:
        return []
    _, fae = names.gettext, view["fae"]
    told: list[str] = []
    if fae["nests"][at] >= 0:
        told.append(_("nest: {offer}", offer=names.of(OFFERS[fae["nests"][at]])))
    elif fae["nests"][at] == -1:
        told.append(_("empty nest"))
    if at in fae["crosses"]:
        told.append(_("not there"))
    for n, site in enumerate(fae["sites"]):
        if site == at:
            item = _(ITEMS[n])
            told.append(_("found: {item}", item=item) if n < len(fae["finds"]) else _("hidden: {item}", item=item))
    return told


def may_be(view: View, at: int) -> bool:
    """Whether what the Fair Folk seek now may lie on a hex, by the answers that everybody has heard."""
    fae, terrain = view["fae"], SIDES[view["map"]].terrain[at]
    if at in fae["crosses"] or at in fae["finds"]:
        return False
    for axis, line, side, strictly in fae["arrows"]:
        if (line_of(at, axis) - line) * side < strictly:
            return False
    return all((terrain == land) == bool(there) for land, there in fae["lands"])
