"""What the options of Harrow County mean, in words."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.rules import options as o
from lexludi.games.harrow.rules.box.codes import INFECTED
from lexludi.games.harrow.rules.box.printed import BOARDS, FAE_CARDS, LEGENDS, OFFERS, QUESTS, SOLO
from lexludi.games.harrow.rules.prompts import acts
from lexludi.games.harrow.rules.prompts import prompt as prompts
from lexludi.games.harrow.words.names import ACTIONS, HarrowNames
from lexludi.kernel.ask import Ask
from lexludi.kernel.options import Option, Pass
from lexludi.kernel.words import View
from lexludi.locale import N_
from lexludi.parts.options import Act, Card, Count, Yes

SIDES: Final = {
    ("protectors", 0): N_("Paths"),
    ("protectors", 1): N_("Calling townsfolk"),
    ("kammi", 0): N_("Cards again"),
    ("kammi", 1): N_("Cubes on the grid, and more"),
    ("family", 0): N_("Storms that pull"),
    ("family", 1): N_("Storms that push"),
}
"""What the sides of legend tracks are called."""
NO: Final = N_("No")
"""What passing means where the question is whether."""


def option_in_words(names: HarrowNames, view: View, ask: Ask, option: Option) -> str:
    """What choosing this means; a prompt may say it in its own words."""
    _ = names.gettext
    says = prompts[ask.prompt].wording.get(type(option))
    if says is not None:
        return _(says, **{field: names.hex(getattr(option, field)) for field in option.__struct_fields__})
    match option:
        case Pass():
            return _(prompts[ask.prompt].passes or NO)
        case Yes():
            return _("Yes")
        case o.Flip(jar):
            return names.jar(jar)
        case o.Again(jar):
            return _("{jar}: attack instead", jar=names.jar(jar))
        case o.Begin():
            return _("Do the action")
        case o.Ability(ability):
            return names.kind(ability)
        case o.Move(origin, to, haints, legends, infected):
            who = group(names, view, ask.seat, haints, legends, infected)
            return _("{who}: {origin} to {to}", who=who, origin=names.hex(origin), to=names.hex(to))
        case o.Spawn(at):
            return _("Spawn a haint on {at}", at=names.hex(at))
        case o.Strengthen():
            return _("Add a cube to the battleground")
        case o.Attack(origin, to):
            return _("Attack {to} from {origin}", origin=names.hex(origin), to=names.hex(to))
        case o.Hit(unit):
            return names.unit(view, ask.seat if unit < 0 else enemy(view, ask), unit)
        case o.Hex(at) | o.Path(at) | o.Collect(at):
            return names.hex(at)
        case o.Unit(seat, at, unit):
            return _("{who} on {at}", who=names.unit(view, seat, unit), at=names.hex(at))
        case o.Pull(kind, origin, to):
            return _("{who}: {origin} to {to}", who=names.kind(kind), origin=names.hex(origin), to=names.hex(to))
        case o.Shift(seat, unit, origin, to):
            who = names.unit(view, seat, unit)
            return _("{who}: {origin} to {to}", who=who, origin=names.hex(origin), to=names.hex(to))
        case o.Guide(origin, to):
            return _("A townsfolk: {origin} to {to}", origin=names.hex(origin), to=names.hex(to))
        case o.Keep(token) | o.Use(token) | o.GiveBack(token):
            return names.token(token)
        case Act(what):
            return _(acts[what])
        case Count(count):
            return str(count)
        case o.Lead(legend):
            return f"{names.legend(legend)}: {names.told(LEGENDS[legend])}"
        case o.TrackSide(side):
            return _(SIDES[view["factions"][ask.seat], side])
        case o.Play(card):
            return _("Play {card}", card=names.card(card))
        case Card(card):
            return names.card(card)
        case o.Tile(tile):
            return _("The tile: {tile}", tile=names.tile(tile))
        case o.Settle(what, at):
            if what:
                return _("A building on {at}", at=names.hex(at))
            return _("A townsfolk on {at}", at=names.hex(at))
        case o.Row(row):
            row_text = names.listed(names.kind(kind) for kind in view["kammi"]["grid"][row])
            return _("Row {n}: {tokens}", n=row + 1, tokens=row_text)
        case o.Pair(at, to):
            return _("{at} and {to}", at=names.hex(at), to=names.hex(to))
        case o.Figure(figure):
            return _("The one on {at}", at=names.hex(view["legends"][ask.seat][figure]))
        case o.Bring(what, origin, to):
            if what:
                return _("A building: {origin} to {to}", origin=names.hex(origin), to=names.hex(to))
            return _("A townsfolk: {origin} to {to}", origin=names.hex(origin), to=names.hex(to))
        case o.Swap(at, _seat, to):
            return _("Your haint on {at} with the one on {to}", at=names.hex(at), to=names.hex(to))
        case o.Token(kind, at):
            return _("{who} on {at}", who=names.kind(kind), at=names.hex(at))
        case o.Drop(kind, at):
            return _("{what} to {at}", what=names.kind(kind), at=names.hex(at))
        case o.Unpin(at, unit):
            return _("Free {who} on {at} from its nail", who=names.unit(view, ask.seat, unit), at=names.hex(at))
        case o.Raid(origin, to):
            return _("Attack the fire or Hester on {to} from {origin}", origin=names.hex(origin), to=names.hex(to))
        case o.Track():
            return _("The legend track")
        case o.Gift():
            return _("The gift of {who}", who=names.legend(view["leads"][ask.seat]))
    return hester_in_words(names, view, ask, option)


def short_in_words(names: HarrowNames, view: View, ask: Ask, option: Option) -> str:
    """The same beside the place or the card where it begins."""
    _ = names.gettext
    if type(option) in prompts[ask.prompt].wording:
        return option_in_words(names, view, ask, option)
    match option:
        case o.Move(_, to, haints, legends, infected):
            return f"{group(names, view, ask.seat, haints, legends, infected)} → {names.hex(to)}"
        case o.Lead(legend):
            return names.legend(legend)
        case o.Attack(_, to):
            return _("Attack {to}", to=names.hex(to))
        case o.Spawn():
            return _("Spawn a haint")
        case o.Unit(seat, _, unit):
            return names.unit(view, seat, unit)
        case o.Pull(kind, _, to):
            return f"{names.kind(kind)} → {names.hex(to)}"
        case o.Shift(seat, unit, _, to):
            return f"{names.unit(view, seat, unit)} → {names.hex(to)}"
        case o.Guide(_, to) | o.Carry(_, to) | o.Pair(_, to) | o.Exchange(_, to) | o.Swap(_, _, to):
            return f"→ {names.hex(to)}"
        case o.Crawl(seat, _, to, how):
            who = names.of(names.faction(view, seat)) if seat == ask.seat else names.unit(view, seat, INFECTED)
            return _(FOR_CUBES[how], what=f"{who} → {names.hex(to)}")
        case o.Nest(_, at):
            return names.hex(at)
    return option_in_words(names, view, ask, option)


DEEDS: Final = (
    N_("Play a card"),
    N_("Grow one more root"),
    N_("Spawn a haint"),
    N_("Move infected haints and Hester"),
    N_("Activate the tree"),
    N_("Infect haints"),
    N_("Summon Hester"),
)
"""Hester's actions, by number."""
FOR_CUBES: Final = (
    N_("{what}, for cubes of that terrain"),
    N_("{what}, for any cubes"),
    N_("{what}, for nothing"),
)


def hester_in_words(names: HarrowNames, view: View, ask: Ask, option: Option) -> str:
    """What Hester may choose."""
    _ = names.gettext
    match option:
        case o.Root(at):
            return names.hex(at)
        case o.Deed(deed):
            return _(DEEDS[deed])
        case o.Reveal(card):
            return _("Play {card}", card=names.witchcraft(card))
        case o.Cover(card):
            return names.witchcraft(card)
        case o.Invoke(card):
            return _("Use {card}", card=names.witchcraft(card))
        case o.Beget(seat, at):
            return _("Spawn a haint of {whom} on {at}", whom=names.seat(view, seat), at=names.hex(at))
        case o.Crawl(seat, origin, to, how):
            who = names.of(names.faction(view, seat)) if seat == ask.seat else names.unit(view, seat, INFECTED)
            what = _("{who}: {origin} to {to}", who=who, origin=names.hex(origin), to=names.hex(to))
            return _(FOR_CUBES[how], what=what)
        case o.Colour(colour):
            return names.cube(colour)
        case o.Infect(seat, at, how):
            what = _("A haint of {whom} on {at}", whom=names.seat(view, seat), at=names.hex(at))
            return _(FOR_CUBES[how], what=what)
        case o.Rise(at, colour):
            return _("On {at}, for cubes: {cube}", at=names.hex(at), cube=names.cube(colour))
        case o.Side(side):
            fighters = [n for n, name in enumerate(view["factions"]) if name not in ("hester", "fae")]
            return _("On the side of {whom}", whom=names.seat(view, fighters[side]))
        case (
            o.Hide() | o.Land() | o.Nest() | o.Lay() | o.Lift() | o.Quest() | o.Enchant() | o.Arrow() | o.Guess()
            | o.Exchange() | o.Ready() | o.Carry() | o.Take() | o.Bargain()
        ):  # fmt: skip
            return fae_in_words(names, view, ask, option)
        case o.Amount(count):
            return str(count)
        case o.Draw(deck):
            return _("The {deck}", deck=names.of(SOLO.deck[deck]))
        case o.Redraw():
            return _("Discard it, and reveal another")
        case o.Wake(seat):
            return names.of(names.faction(view, seat))
        case o.Symbol(symbol):
            return _(ACTIONS[symbol])
        case o.Feast(seat, _figure, kind):
            what = _("a wild token") if kind == len(BOARDS.ability) else names.kind(kind)
            return _("Of {whom}: {what}", whom=names.seat(view, seat), what=what)
    return repr(option)


def enemy(view: View, ask: Ask) -> int:
    """Whose legend is hit: the one that stands on the hex."""
    at = ask.values["at"]
    return next(seat for seat, places in enumerate(view["legends"]) if at in places and seat != ask.seat)


def group(names: HarrowNames, view: View, seat: int, haints: int, legends: int, infected: int) -> str:
    """Who goes together."""
    told = [names.unit(view, seat, token) for token in range(2) if legends >> token & 1]
    whole = haints - infected
    if whole:
        told.append(names.ngettext("{n} haint", "{n} haints", whole))
    if infected:
        told.append(names.ngettext("{n} infected haint", "{n} infected haints", infected))
    return names.listed(told)


AXES: Final = (N_("north to south"), N_("north-west to south-east"), N_("south-west to north-east"))


def fae_in_words(names: HarrowNames, view: View, ask: Ask, option: Option) -> str:
    """What the Fair Folk may choose, and others in dealing with them."""
    _ = names.gettext
    match option:
        case o.Hide(at) | o.Lay(at) | o.Lift(at):
            return names.hex(at)
        case o.Take(at):
            return _("{at}: {offer}", at=names.hex(at), offer=names.of(OFFERS[view["fae"]["nests"][at]]))
        case o.Guess(at):
            return _("Guess {at}", at=names.hex(at))
        case o.Land(terrain):
            return names.of(BOARDS.terrain[terrain])
        case o.Nest(offer, at):
            return _("A nest on {at}: {offer}", at=names.hex(at), offer=names.of(OFFERS[offer]))
        case o.Quest(quest):
            return _("Quest: {quest}", quest=names.of(QUESTS[quest]))
        case o.Enchant(card):
            return _("Play {card}", card=names.of(FAE_CARDS[card]))
        case o.Arrow(at, axis, side):
            way = _("forward") if side > 0 else _("back")
            return _("An arrow at {at}, {axis}, {way}", at=names.hex(at), axis=_(AXES[axis]), way=way)
        case o.Exchange(at, to):
            return _("{at} and {to}", at=names.hex(at), to=names.hex(to))
        case o.Carry(origin, to):
            return _("{origin} to {to}", origin=names.hex(origin), to=names.hex(to))
        case o.Ready(offer):
            return names.of(OFFERS[offer])
        case o.Bargain(offer):
            return _("Use the offer: {offer}", offer=names.of(OFFERS[offer]))
    return repr(option)
