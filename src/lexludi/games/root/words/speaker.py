"""Root in words: asks, options and events as sentences, and the table as text. See `words_names` for the grammar."""

from __future__ import annotations

from functools import cache
from typing import Final

from lexludi.games.root.rules import options as o
from lexludi.games.root.rules.codes import BURROW, FACTIONS, ITEMS, PIECES, PLACES
from lexludi.games.root.rules.events import Chose, TurnBegan
from lexludi.games.root.rules.prompts import act as acts
from lexludi.games.root.rules.prompts import deed as deeds
from lexludi.games.root.rules.prompts import prompt as prompts
from lexludi.games.root.words.about import refusal
from lexludi.games.root.words.board import text
from lexludi.games.root.words.board_bots import price as price_of_robots
from lexludi.games.root.words.events import Telling, against, places
from lexludi.games.root.words.names import Names, sentence
from lexludi.kernel.ask import Ask
from lexludi.kernel.errors import Unfit
from lexludi.kernel.events import Event, Result
from lexludi.kernel.options import Option, Pass
from lexludi.kernel.words import View, Words
from lexludi.locale import N_
from lexludi.parts.options import Act, At, Card, Count, First, Whom, Yes

ENDINGS: Final = {
    "points": N_("Victory by points: {winners}."),
    "dominance": N_("Victory by dominance: {winners}."),
}
HEAPS: Final = ("{item}", N_("{item} (exhausted)"), N_("{item} (damaged)"), N_("{item} (damaged and exhausted)"))
"""An item by where it lies on the Vagabond's board."""
PLOTS: Final = [name for name in PIECES if name.startswith("plot_")]


class RootWords(Words):
    """Root in one language."""

    def __init__(self, code: str) -> None:
        self.names = Names(code)
        self.gettext = self.names.gettext
        self.ngettext = self.names.ngettext

    def seat(self, view: View, seat: int) -> str:
        return sentence(str(self.names.seat(view, seat)))

    def prompt(self, view: View, ask: Ask) -> str:
        asked = prompts[ask.prompt]
        return sentence(self.gettext(asked.says, **Telling(self.names, view).named(asked.fields, ask.values)))

    def event(self, view: View, event: Event) -> str:
        return sentence(Telling(self.names, view).tell(event))

    def against(self, event: Event, seat: int) -> bool:
        return against(event, seat)

    def turn(self, event: Event) -> int | None:
        return event.seat if isinstance(event, TurnBegan) else None

    def reason(self, event: Event) -> bool:
        return isinstance(event, Chose)

    def result(self, view: View, result: Result) -> str:
        winners = self.names.listed(str(self.names.seat(view, seat)) for seat in result.winners)
        return self.gettext(ENDINGS[result.how], winners=winners)

    def refusal(self, error: Unfit) -> str:
        return refusal(self.names, error)

    def text(self, view: View, width: int = 96) -> str:
        return text(self.names, view, width)

    # Options

    def option(self, view: View, ask: Ask, option: Option) -> str:
        return sentence(self.name_of(view, ask, option))

    def several(self, view: View, ask: Ask, options: list[Option]) -> str:
        match options[-1]:
            case o.Move(origin, to, count):
                return self.gettext(
                    "Move up to {pieces} from {origin} to {to}",
                    pieces=self.names.pieces(0, count),
                    **Telling(self.names, view).told(origin=origin, to=to),
                )
            case o.Ferry(origin, to, count):
                return self.gettext(
                    "Take the ferry from {origin} to {to} with up to {pieces}",
                    pieces=self.names.pieces(0, count),
                    **Telling(self.names, view).told(origin=origin, to=to),
                )
        return super().several(view, ask, options)

    def name_of(self, view: View, ask: Ask, option: Option) -> str:
        names = self.names
        match option:
            case Pass():
                return self.gettext(prompts[ask.prompt].passes or acts["end"])
            case Yes():
                return self.gettext("Yes")
            case Act("end"):
                return self.gettext(prompts[ask.prompt].ends or acts["end"])
            case Act(what):
                return self.gettext(acts[what])
            case o.Move() | o.Ferry():
                return self.journey(view, ask, option)
            case o.Battle(at, enemy):
                return self.gettext("Battle {enemy} in {at}", enemy=names.seat(view, enemy), at=names.place(view, at))
            case o.Build(kind, at) if ask.prompt in ("plot", "riverfolk"):
                return self.gettext("Place {pieces} in {at}", pieces=names.pieces(kind, 1), at=names.place(view, at))
            case o.Build(kind, at):
                return self.gettext("Build {pieces} in {at}", pieces=names.pieces(kind, 1), at=names.place(view, at))
            case At(place):
                return names.suited_place(view, place) + self.own_plot(view, ask, place)
            case Whom(seat):
                return str(names.seat(view, seat))
            case o.Piece(owner, kind, at):
                return self.gettext(
                    "{piece} of {other} in {at}",
                    piece=names.piece(kind),
                    other=names.seat(view, owner),
                    at=names.place(view, at),
                )
            case o.Suit(suit):
                return names.suit(suit)
            case Count(count):
                return self.ngettext("{n} warrior", "{n} warriors", count)
            case First(which):
                other, at = ask.about[2 * which : 2 * which + 2]
                values = Telling(names, view).told(other=other, at=at)
                return self.gettext("What concerns {other} in {at}", **values)
            case o.Path(a, b) if ask.prompt in ("bandit-path", "bandit-lift"):
                return self.gettext("The path between {a} and {b}", a=a, b=b)
            case o.Path(a, b):
                return self.gettext("Open the path between {a} and {b}", a=a, b=b)
            case o.Leader(leader):
                return names.leader(leader)
            case o.Mood(which):
                return names.mood(which)
            case o.Hire(owner, deed):
                return f"{names.label(view, owner)}: {self.gettext(deeds[deed])}"
            case o.Service(which):
                prices = view["boards"][view["owners"]["trade_post_fox"]].get("prices")
                price = prices[which] if prices else price_of_robots(view, ask.seat)
                return self.gettext("Buy {service} for {n}", service=names.service(which), n=price)
            case o.Price(_, price):
                return str(price)
            case o.Faction(which):
                return names.setup_card(view, FACTIONS[which])
            case o.Ware(which):
                return self.gettext("hidden card {n}", n=which + 1)
            case o.Relic(which):
                place = view["boards"][view["owners"]["relic_figure"]]["relics"][which]
                return self.gettext("{piece} in {at}", piece=names.relic(view, which), at=names.place(view, place))
            case o.Waystation(which, side, at):
                return self.gettext(
                    "Waystation in {at}: {up} up, {down} down",
                    up=names.waystation(which, side),
                    down=names.waystation(which, 1 - side),
                    at=names.place(view, at),
                )
            case o.Minister(which):
                return names.minister(which)
            case o.Character(which):
                return names.character(which)
            case o.Item(item, where):
                return self.gettext(HEAPS[where], item=names.item(item))
            case o.Quest(quest):
                return self.gettext(
                    "Complete the quest {quest}: {items}", quest=names.quest(quest), items=names.quest_items(quest)
                )
        return self.card_option(view, option)

    def own_plot(self, view: View, ask: Ask, place: int) -> str:
        """What their owner is told of a plot that he may flip or swap."""
        if ask.prompt not in ("flip", "trick", "trick-with"):
            return ""
        kind = view["boards"][ask.seat]["secret"][place]
        shown = [PIECES.index(kind) for kind in PLOTS if view["pieces"][kind][place]]
        return ": " + self.names.piece(shown[0] if shown else kind)

    def journey(self, view: View, ask: Ask, option: o.Move | o.Ferry) -> str:
        """A move of warriors, or of the asked Vagabond himself."""
        values = Telling(self.names, view).told(origin=option.origin, to=option.to)
        ferry = isinstance(option, o.Ferry)
        if self.by_pawn(view, ask, option.origin):
            if ferry:
                return self.gettext("Take the ferry from {origin} to {to}", **values)
            return self.gettext("Go from {origin} to {to}", **values)
        pieces = self.names.pieces(0, option.count)
        if ferry:
            return self.gettext("Take the ferry from {origin} to {to} with {pieces}", pieces=pieces, **values)
        return self.gettext("Move {pieces} from {origin} to {to}", pieces=pieces, **values)

    def by_pawn(self, view: View, ask: Ask, origin: int) -> bool:
        if ask.prompt in ("force-move", "hireling-move", "hireling-march"):
            return False
        mover = ask.about[0] if ask.prompt == "prophets-order" else ask.seat
        return bool(view["pawns"][mover] == origin)

    def card_option(self, view: View, option: Option) -> str:
        names = self.names
        match option:
            case Card(card):
                return names.card(view, card)
            case o.Craft(card):
                return self.gettext("Craft {card}", card=names.card(view, card))
            case o.Use(card):
                return self.gettext("Use {card}", card=names.card(view, card))
            case o.Dominance(card):
                return self.gettext("Activate {card}", card=names.card(view, card))
            case o.Take(card):
                return self.gettext("Take {card} lying beside the map", card=names.card(view, card))
            case o.Decree(card, column):
                return self.gettext(
                    "Add {card} to the {column} column", card=names.card(view, card), column=names.column(column)
                )
            case o.Retinue(card, column):
                return self.gettext(
                    "Put {card} into the {column} column", card=names.card(view, card), column=names.retinue(column)
                )
        raise LookupError(f"no words for {option!r}")

    # Paths in the picture

    def path(self, view: View, ask: Ask, option: Option) -> tuple[str, ...]:
        match option:
            case o.Move(origin, to, count) | o.Ferry(origin, to, count):
                start = "ferry" if isinstance(option, o.Ferry) else self.place_id(view, origin)
                ends = (start, self.place_id(view, to))
                return ends if self.by_pawn(view, ask, origin) else (*ends, f"count-{count}")
            case o.Battle(at, enemy):
                return self.place_id(view, at), f"seat-{enemy}"
            case o.Build(kind, at):
                return f"stock-{PIECES[kind]}", self.place_id(view, at)
            case At(place):
                return (self.place_id(view, place),)
            case Whom(seat):
                return (f"seat-{seat}",)
            case o.Piece(owner, kind, at) if ask.prompt == "guess":
                return self.place_id(view, at), f"stock-{PIECES[kind]}"
            case o.Piece(owner, kind, at):
                return self.place_id(view, at), self.piece_id(view, owner, PIECES[kind], at)
            case o.Path(a, b):
                return (f"path-{a}-{b}",)
            case o.Item(item, where):
                return (self.item_id(ask, ITEMS[item], where),)
            case o.Quest(quest):
                return (f"quest-{quest}",)
            case o.Leader(leader):
                return (f"leader-{leader}",)
            case o.Mood(which):
                return (f"mood-{which}",)
            case o.Hire(owner, deed):
                return f"seat-{owner}", f"deed-{owner}-{deed}"
            case o.Service(which):
                return (f"service-{which}",)
            case o.Faction(which):
                return (f"setup-{FACTIONS[which]}",)
            case o.Ware(which):
                return (f"ware-{which}",)
            case o.Price(service, price):
                return (f"price-{service}-{price}",)
            case o.Relic(which):
                return (f"relic-{which}",)
            case o.Waystation(which, side, at):
                return f"waystation-{which}-{side}", self.place_id(view, at)
            case o.Retinue(card, column):
                return f"card-{card}", f"retinue-{column}"
            case o.Minister(which):
                return (f"minister-{which}",)
            case o.Decree(card, column):
                return f"card-{card}", f"column-{column}"
            case Card(card) | o.Craft(card) | o.Use(card) | o.Dominance(card) | o.Take(card):
                return (f"card-{card}",)
            case Count(count):
                return (f"count-{count}",)
        return ()

    def trail(self, view: View, event: Event) -> tuple[str, ...]:
        return tuple(self.place_id(view, place) for place in places(event))

    def item_id(self, ask: Ask, item: str, where: int) -> str:
        """An item under a ruin, in somebody's box, or of the asked player."""
        if ask.prompt in ("explore", "ransack"):
            return f"ruin-{ask.about[0]}-{item}"
        owner = ask.about[0] if ask.prompt in ("take-item", "loot-item") else ask.seat
        return f"item-{owner}-{item}-{where}"

    def piece_id(self, view: View, owner: int, kind: str, at: int) -> str:
        """A piece on the map; relics are drawn one by one, so the first of that kind there."""
        if kind.startswith("relic_"):
            kinds = [k for k in view["owners"] if k.startswith("relic_")]
            places = view["boards"][owner]["relics"]
            alike = len(places) // len(kinds)
            first = alike * kinds.index(kind)
            return f"relic-{places.index(at, first, first + alike)}"
        return f"piece-{at}-{owner}-{kind}"

    def place_id(self, view: View, place: int) -> str:
        if place == BURROW:
            return "burrow"
        return f"clearing-{place}" if place < PLACES else f"forest-{self.names.forest(view, place)}"


@cache
def words(code: str) -> RootWords:
    """How Root speaks that language."""
    return RootWords(code)
