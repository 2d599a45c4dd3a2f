"""What Root's options mean, in words."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.rules import options as o
from lexludi.games.root.rules.box.codes import FACTIONS
from lexludi.games.root.rules.prompts import END
from lexludi.games.root.rules.prompts import act as acts
from lexludi.games.root.rules.prompts import deed as deeds
from lexludi.games.root.rules.prompts import prompt as prompts
from lexludi.games.root.words.bot_boards import price_of_robots
from lexludi.games.root.words.events import RootTelling
from lexludi.kernel.ask import Ask
from lexludi.kernel.options import Option, Pass
from lexludi.kernel.words import View
from lexludi.locale import N_
from lexludi.parts.options import Act, At, Card, Count, First, Whom, Yes

HEAPS: Final = ("{item}", N_("{item} (exhausted)"), N_("{item} (damaged)"), N_("{item} (damaged and exhausted)"))
"""An item by where it lies on the Vagabond's board."""


def option_in_words(telling: RootTelling, ask: Ask, option: Option) -> str:
    """What choosing this means. A prompt may word it in its own way."""
    names, view, gettext = telling.names, telling.view, telling.gettext
    prompt = prompts[ask.prompt]
    match option:
        case o.Move() | o.Ferry():
            return journey(telling, ask, option)
        case Card() | o.Decree() | o.Retinue() | o.Craft() | o.Use() | o.Dominance() | o.Take():
            return of_card(telling, option)
        case Pass():
            return gettext(prompt.passes or acts[END.what])
        case Yes():
            return gettext("Yes")
        case Act(what):
            return gettext((prompt.ends if option == END else "") or acts[what])
        case o.Battle(at, enemy):
            return gettext("Battle {enemy} in {at}", enemy=names.seat(view, enemy), at=names.place(view, at))
        case o.Build(kind, at):
            message = prompt.wording.get(o.Build, N_("Build {pieces} in {at}"))
            return gettext(message, pieces=names.pieces(kind, 1), at=names.place(view, at))
        case At(place):
            message = prompt.wording.get(At, "{at}")
            return gettext(message, at=names.suited_place(view, place), plot=names.plot(view, place))
        case Whom(seat):
            return str(names.seat(view, seat))
        case o.Piece(owner, kind, at):
            values = telling.told(other=owner, at=at)
            return gettext("{piece} of {other} in {at}", piece=names.piece(kind), **values)
        case o.Suit(suit):
            return names.suit(suit)
        case Count(count):
            return telling.ngettext("{n} warrior", "{n} warriors", count)
        case First(which):
            other, at = ask.about[2 * which : 2 * which + 2]
            return gettext("What concerns {other} in {at}", **telling.told(other=other, at=at))
        case o.Path(a, b):
            return gettext(prompt.wording.get(o.Path, N_("Open the path between {a} and {b}")), a=a, b=b)
        case o.Hire(owner, deed):
            return f"{names.label(view, owner)}: {gettext(deeds[deed])}"
        case o.Service(which):
            prices = view["boards"][view["owners"]["trade_post_fox"]].get("prices")
            price = prices[which] if prices else price_of_robots(view, ask.seat)
            return gettext("Buy {service} for {n}", service=names.service(which), n=price)
        case o.Price(_, price):
            return str(price)
        case o.Faction(which):
            return names.setup_card(view, FACTIONS[which])
        case o.Ware(which):
            return gettext("hidden card {n}", n=which + 1)
        case o.Relic(which):
            place = view["boards"][view["owners"]["relic_figure"]]["relics"][which]
            return gettext("{piece} in {at}", piece=names.relic(view, which), at=names.place(view, place))
        case o.Waystation(which, side, at):
            up, down = names.waystation(which, side), names.waystation(which, 1 - side)
            return gettext("Waystation in {at}: {up} up, {down} down", up=up, down=down, at=names.place(view, at))
        case o.Leader(leader):
            return names.leader(leader)
        case o.Mood(which):
            return names.mood(which)
        case o.Minister(which):
            return names.minister(which)
        case o.Character(which):
            return names.character(which)
        case o.Item(item, where):
            return gettext(HEAPS[where], item=names.item(item))
        case o.Quest(quest):
            items = names.quest_items(quest)
            return gettext("Complete the quest {quest}: {items}", quest=names.quest(quest), items=items)
    raise LookupError(f"no words for {option!r}")


def short_in_words(telling: RootTelling, ask: Ask, option: Option) -> str:
    """The same beside the place or the card where it begins."""
    names, view = telling.names, telling.view
    match option:
        case o.Move(origin, to, _) if by_pawn(view, ask, origin):
            return names.place(view, to).into
        case o.Move(_, to, count):
            return f"{count} {names.place(view, to).into}"
        case o.Battle(_, enemy):
            return telling.gettext("Battle {enemy}", enemy=names.seat(view, enemy))
        case o.Build(_, at) | o.Waystation(_, _, at):
            return names.place(view, at).inside
        case o.Piece(owner, kind, _):
            return telling.gettext("{piece} of {other}", piece=names.piece(kind), other=names.seat(view, owner))
        case o.Decree(_, column):
            return names.column(column)
        case o.Retinue(_, column):
            return names.retinue(column)
        case o.Hire(_, deed):
            return telling.gettext(deeds[deed])
        case o.Craft():
            return telling.gettext("Craft")
        case o.Use():
            return telling.gettext("Use")
    return option_in_words(telling, ask, option)


def journey(telling: RootTelling, ask: Ask, option: o.Move | o.Ferry) -> str:
    """A move of warriors, or of a pawn."""
    values = telling.told(origin=option.origin, to=option.to)
    ferry = isinstance(option, o.Ferry)
    if by_pawn(telling.view, ask, option.origin):
        if ferry:
            return telling.gettext("Take the ferry from {origin} to {to}", **values)
        return telling.gettext("Go from {origin} to {to}", **values)
    pieces = telling.names.pieces(0, option.count)
    if ferry:
        return telling.gettext("Take the ferry from {origin} to {to} with {pieces}", pieces=pieces, **values)
    return telling.gettext("Move {pieces} from {origin} to {to}", pieces=pieces, **values)


def by_pawn(view: View, ask: Ask, origin: int) -> bool:
    """Whether whoever moves does so as a pawn, not with warriors."""
    return bool(view["pawns"][prompts.whose(ask)] == origin)


def up_to(telling: RootTelling, option: o.Move | o.Ferry) -> str:
    """Moves that differ only in how many go."""
    values = telling.told(origin=option.origin, to=option.to)
    pieces = telling.names.pieces(0, option.count)
    if isinstance(option, o.Ferry):
        return telling.gettext("Take the ferry from {origin} to {to} with up to {pieces}", pieces=pieces, **values)
    return telling.gettext("Move up to {pieces} from {origin} to {to}", pieces=pieces, **values)


def of_card(telling: RootTelling, option: Option) -> str:
    names, view, gettext = telling.names, telling.view, telling.gettext
    match option:
        case Card(card):
            return names.card(view, card)
        case o.Craft(card):
            return gettext("Craft {card}", card=names.card(view, card))
        case o.Use(card):
            return gettext("Use {card}", card=names.card(view, card))
        case o.Dominance(card):
            return gettext("Activate {card}", card=names.card(view, card))
        case o.Take(card):
            return gettext("Take {card} lying beside the map", card=names.card(view, card))
        case o.Decree(card, column):
            name = names.column(column)
            return gettext("Add {card} to the {column} column", card=names.card(view, card), column=name)
        case o.Retinue(card, column):
            name = names.retinue(column)
            return gettext("Put {card} into the {column} column", card=names.card(view, card), column=name)
    raise LookupError(f"no words for {option!r}")
