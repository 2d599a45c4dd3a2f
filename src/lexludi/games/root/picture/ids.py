"""The ids of the picture: those that lead to an option, and those where something happened."""

from __future__ import annotations

from collections.abc import Iterable

from lexludi.games.root.factions.keepers.board import ALIKE, RELICS
from lexludi.games.root.rules import events as e
from lexludi.games.root.rules import options as o
from lexludi.games.root.rules.box.codes import BURROW, FACTIONS, ITEMS, PIECES, PLACES
from lexludi.games.root.rules.box.printed import plan
from lexludi.games.root.rules.prompts import PLACE
from lexludi.games.root.rules.prompts import decision as decisions
from lexludi.games.root.rules.prompts import note as notes
from lexludi.games.root.rules.prompts import prompt as prompts
from lexludi.games.root.words.options import by_pawn
from lexludi.kernel.ask import Ask
from lexludi.kernel.events import Event, Noted
from lexludi.kernel.options import Option
from lexludi.kernel.words import View
from lexludi.parts.options import At, Card, Count, Whom


def path(view: View, ask: Ask, option: Option) -> tuple[str, ...]:
    """From where one clicks to what is chosen; empty for a button."""
    match option:
        case o.Move(origin, to, count) | o.Ferry(origin, to, count):
            start = "ferry" if isinstance(option, o.Ferry) else place_id(view, origin)
            ends = (start, place_id(view, to))
            return ends if by_pawn(view, ask, origin) else (*ends, f"count-{count}")
        case Card(card) | o.Craft(card) | o.Use(card) | o.Dominance(card) | o.Take(card):
            return (f"card-{card}",)
        case o.Battle(at, enemy):
            return place_id(view, at), f"seat-{enemy}"
        case o.Build(kind, at):
            return f"stock-{PIECES[kind]}", place_id(view, at)
        case At(place):
            return (place_id(view, place),)
        case Whom(seat):
            return (f"seat-{seat}",)
        case o.Piece(owner, kind, at):
            return place_id(view, at), piece_id(view, owner, PIECES[kind], at)
        case o.Path(a, b):
            return (f"path-{a}-{b}",)
        case o.Item(item, where):
            return (item_id(ask, ITEMS[item], where),)
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
            return f"waystation-{which}-{side}", place_id(view, at)
        case o.Retinue(card, column):
            return f"card-{card}", f"retinue-{column}"
        case o.Minister(which):
            return (f"minister-{which}",)
        case o.Decree(card, column):
            return f"card-{card}", f"column-{column}"
        case Count(count):
            return (f"count-{count}",)
    return ()


def trail(view: View, event: Event) -> tuple[str, ...]:
    return tuple(place_id(view, place) for place in places(event))


def places(event: Event) -> tuple[int, ...]:
    """Where it happened, from where to where."""
    match event:
        case e.Moved(origin=origin, to=to) | e.PawnMoved(origin=origin, to=to):
            return origin, to
        case e.Placed(at=at) | e.Removed(at=at) | e.Fought(at=at) | e.SetUpLandmark(at=at):
            return (at,)
        case e.OpenedPath(_, a, b):
            return a, b
        case e.Chose(_, what, target, at=at):
            return at_in(decisions[what].fields, (target, at))
        case Noted(_, what, numbers):
            return at_in(notes[what].fields, numbers)
    return ()


def at_in(fields: Iterable[str], numbers: Iterable[int]) -> tuple[int, ...]:
    """The value called `at`, if there is one."""
    return tuple(number for name, number in zip(fields, numbers, strict=False) if name == "at")


def item_id(ask: Ask, item: str, where: int) -> str:
    """An item under a ruin, or in somebody's box."""
    prompt = prompts[ask.prompt]
    if prompt.of and prompt.fields[prompt.of] == PLACE:
        return f"ruin-{prompts.whose(ask)}-{item}"
    return f"item-{prompts.whose(ask)}-{item}-{where}"


def piece_id(view: View, owner: int, kind: str, at: int) -> str:
    """A piece on the map, or in the stock if it is only guessed at; relics are drawn one by one: the first there."""
    if kind in view["pieces"] and not view["pieces"][kind][at]:
        return f"stock-{kind}"
    if kind.startswith("relic_"):
        relics = enumerate(view["boards"][owner]["relics"])
        return next(f"relic-{n}" for n, place in relics if place == at and PIECES[RELICS[n // ALIKE]] == kind)
    return f"piece-{at}-{owner}-{kind}"


def place_id(view: View, place: int) -> str:
    if place == BURROW:
        return "burrow"
    return f"clearing-{place}" if place < PLACES else f"forest-{plan(view['map']).forests[place - PLACES]}"
