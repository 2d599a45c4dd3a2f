"""What happened in Root, as sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

from lexludi.games.root.bots.sheets import CHARACTERS
from lexludi.games.root.rules import data
from lexludi.games.root.rules import events as e
from lexludi.games.root.rules import prompts as p
from lexludi.games.root.rules.codes import FACTIONS, SETUP
from lexludi.games.root.words.bots import CHOICES, CRITERIA
from lexludi.games.root.words.names import Names
from lexludi.kernel.events import Event, Noted
from lexludi.kernel.prompts import Kind
from lexludi.kernel.words import View

FROM_SUPPLY: Final = -1
FROM_RUIN: Final = -2

KINDS: Final = {
    "seat": p.SEAT,
    "other": p.SEAT,
    "at": p.PLACE,
    "origin": p.PLACE,
    "to": p.PLACE,
    "card": p.CARD,
    "item": p.ITEM,
    "landmark": p.LANDMARK,
    "attack": p.HITS,
    "defence": p.HITS,
}
"""What the blanks in the sentences of events stand for."""

Speak: TypeAlias = Callable[[Names, View, int], object]

SPOKEN: Final[dict[Kind, Speak]] = {
    p.PLACE: Names.place,
    p.CLEARING: lambda names, view, n: n,
    p.SEAT: Names.seat,
    p.CARD: Names.card,
    p.SUIT: lambda names, view, n: names.suit(n),
    p.ITEM: lambda names, view, n: names.taken(n),
    p.PIECE: lambda names, view, n: names.piece(n),
    p.COUNT: lambda names, view, n: n,
    p.HITS: lambda names, view, n: n,
    p.QUEST: lambda names, view, n: names.quest(n),
    p.COLUMN: lambda names, view, n: names.column(n),
    p.RETINUE: lambda names, view, n: names.retinue(n),
    p.SERVICE: lambda names, view, n: names.service(n),
    p.LANDMARK: lambda names, view, n: names.landmark(list(data.landmarks())[n]),
    p.FACTION: lambda names, view, n: names.of(data.factions()[FACTIONS[n]]),
    p.LEADER: lambda names, view, n: names.leader(n),
    p.MINISTER: lambda names, view, n: names.minister(n),
    p.MOOD: lambda names, view, n: names.mood(n),
    p.CHARACTER: lambda names, view, n: names.character(n),
    p.VAGABOT: lambda names, view, n: names.of(data.vagabonds()[CHARACTERS[n]]),
    p.RELATION: lambda names, view, n: names.relation(n),
}
"""How each kind of value is spoken."""


class Telling:
    """Sentences about what a view's reader saw happen."""

    def __init__(self, names: Names, view: View) -> None:
        self.names = names
        self.view = view
        self.gettext = names.gettext
        self.ngettext = names.ngettext

    def told(self, **numbers: int) -> dict[str, object]:
        """Numbers as what they stand for, by the names of the blanks they fill."""
        return {name: self.spoken(KINDS[name], number) for name, number in numbers.items()}

    def declared(self, fields: Mapping[str, Kind], numbers: Iterable[int]) -> dict[str, object]:
        """The same for a note, whose fields say what its numbers are."""
        return {name: self.spoken(kind, n) for (name, kind), n in zip(fields.items(), numbers, strict=True)}

    def named(self, fields: Mapping[str, Kind], values: Mapping[str, int | tuple[int, ...]]) -> dict[str, object]:
        """The same for an ask, which names its values itself."""
        told = {}
        for name, kind in fields.items():
            value = values[name]
            if isinstance(value, int):
                told[name] = self.spoken(kind, value)
        return told

    def spoken(self, kind: Kind, number: int) -> object:
        return SPOKEN[kind](self.names, self.view, number)

    def tell(self, event: Event) -> str:
        """One event."""
        names, view = self.names, self.view
        match event:
            case e.TurnBegan(seat, number):
                return self.gettext("Turn {n}: {seat}.", n=number, seat=names.seat(view, seat))
            case e.PhaseBegan(seat, phase):
                name = names.of(data.common().phases[phase - 1]) if phase != SETUP else self.gettext("Set-up")
                return self.gettext("{phase} of {seat}.", phase=name, seat=names.seat(view, seat))
            case e.Moved() | e.PawnMoved() | e.Placed() | e.Removed() | e.OpenedPath():
                return self.tell_of_pieces(event)
            case e.Fought() | e.Rolled() | e.Ambushed():
                return self.tell_of_battle(event)
            case e.Scored(seat, points):
                return self.tell_of_points(seat, points)
            case Noted(seat, what, numbers):
                told = p.note[what]
                return self.gettext(told.says, **self.told(seat=seat), **self.declared(told.fields, numbers))
            case e.DealtSetupCards(factions):
                cards = names.listed(names.of(data.factions()[FACTIONS[faction]]) for faction in factions)
                return self.gettext("The factions to choose from: {cards}.", cards=cards)
            case e.SetUpLandmark(seat, which, at):
                return self.gettext("{seat} puts {landmark} in {at}.", **self.told(seat=seat, landmark=which, at=at))
            case e.TookItem(seat, item, source):
                return self.tell_of_item(seat, item, source)
            case e.Chose():
                return self.tell_of_choice(event)
        return self.tell_of_cards(event)

    def tell_of_choice(self, event: e.Chose) -> str:
        """What a bot chose, and the criterion that decided, after those that did not."""
        message, keys = CHOICES[event.what]
        numbers = zip(keys.split(), (event.target, event.at), strict=False)
        choice = self.gettext(message, **self.told(seat=event.seat, **dict(numbers)))
        decided = self.gettext(CRITERIA[event.decided])
        if not event.tied:
            return self.gettext("{choice}: {criterion}.", choice=choice, criterion=decided)
        tied = self.names.listed(self.gettext(CRITERIA[name]) for name in event.tied)
        return self.gettext("{choice}: tied on {tied}; then {criterion}.", choice=choice, tied=tied, criterion=decided)

    def tell_of_pieces(self, event: Event) -> str:
        names, view = self.names, self.view
        match event:
            case e.Moved(seat, owner, origin, to, count) if seat == owner:
                return self.gettext(
                    "{seat} moves {pieces} from {origin} to {to}.",
                    pieces=names.pieces(0, count),
                    **self.told(seat=seat, origin=origin, to=to),
                )
            case e.Moved(seat, owner, origin, to, count):
                return self.gettext(
                    "{seat} moves {pieces} of {other} from {origin} to {to}.",
                    pieces=names.pieces(0, count),
                    **self.told(seat=seat, other=owner, origin=origin, to=to),
                )
            case e.PawnMoved(seat, origin, to):
                return self.gettext("{seat} goes from {origin} to {to}.", **self.told(seat=seat, origin=origin, to=to))
            case e.Placed(owner, kind, count, at):
                return self.gettext(
                    "{seat} places {pieces} in {at}.",
                    pieces=names.pieces(kind, count),
                    **self.told(seat=owner, at=at),
                )
            case e.Removed(by, owner, kind, count, at) if by == owner:
                return self.gettext(
                    "{seat} removes {pieces} from {at}.",
                    pieces=names.pieces(kind, count),
                    **self.told(seat=owner, at=at),
                )
            case e.Removed(by, owner, kind, count, at) if by < 0:
                return self.gettext(
                    "{seat} loses {pieces} in {at}.",
                    pieces=names.pieces(kind, count),
                    **self.told(seat=owner, at=at),
                )
            case e.Removed(by, owner, kind, count, at):
                return self.gettext(
                    "{seat} removes {pieces} of {other} from {at}.",
                    pieces=names.pieces(kind, count),
                    **self.told(seat=by, other=owner, at=at),
                )
            case e.OpenedPath(seat, a, b):
                return self.gettext("{seat} opens the path between {a} and {b}.", seat=names.seat(view, seat), a=a, b=b)
        raise AssertionError(event)

    def tell_of_battle(self, event: Event) -> str:
        match event:
            case e.Fought(attacker, defender, at):
                return self.gettext(
                    "{seat} attacks {other} in {at}.", **self.told(seat=attacker, other=defender, at=at)
                )
            case e.Rolled(attacker, defender, attack, defence):
                return self.gettext(
                    "The dice: {attack} for {seat}, {defence} for {other}.",
                    **self.told(seat=attacker, other=defender, attack=attack, defence=defence),
                )
            case e.Ambushed(seat, card, foils):
                values = self.told(seat=seat, card=card)
                if foils:
                    return self.gettext("{seat} foils the ambush with {card}.", **values)
                return self.gettext("{seat} springs an ambush with {card}.", **values)
        raise AssertionError(event)

    def tell_of_points(self, seat: int, points: int) -> str:
        name = self.names.seat(self.view, seat)
        if points < 0:
            return self.ngettext("{seat} loses a point.", "{seat} loses {n} points.", -points, seat=name)
        return self.ngettext("{seat} scores a point.", "{seat} scores {n} points.", points, seat=name)

    def tell_of_item(self, seat: int, item: int, source: int) -> str:
        values = self.told(seat=seat, item=item)
        if source == FROM_SUPPLY:
            return self.gettext("{seat} takes {item} from the supply.", **values)
        if source == FROM_RUIN:
            return self.gettext("{seat} finds {item} in a ruin.", **values)
        return self.gettext("{seat} takes {item} from {other}.", other=self.names.seat(self.view, source), **values)

    def tell_of_cards(self, event: Event) -> str:
        names, view = self.names, self.view
        match event:
            case e.Drew(seat, cards) | e.DrewOpenly(seat, cards):
                return self.tell_of_draw(seat, cards)
            case e.Traded(seat, given, gained) if given != e.UNKNOWN:
                return self.gettext(
                    "{seat} leaves {card} at the Black Market and takes {other_card}.",
                    other_card=self.names.card(self.view, gained),
                    **self.told(seat=seat, card=given),
                )
            case e.Traded(seat):
                return self.gettext("{seat} exchanges a card at the Black Market.", **self.told(seat=seat))
            case e.Reshuffled(n):
                return self.ngettext(
                    "The discard pile becomes a new deck ({n} card).",
                    "The discard pile becomes a new deck ({n} cards).",
                    n,
                )
            case e.Ordered(seat, card):
                return self.gettext("{seat} reveals the order: {card}.", **self.told(seat=seat, card=card))
            case e.Spent(seat, card):
                return self.gettext("{seat} discards {card}.", **self.told(seat=seat, card=card))
            case e.Gave(giver, taker, card) if card == e.UNKNOWN:
                return self.gettext("{other} gets a card from {seat}.", **self.told(seat=giver, other=taker))
            case e.Gave(giver, taker, card) | e.GaveOpenly(giver, taker, card):
                return self.gettext("{other} gets {card} from {seat}.", **self.told(seat=giver, other=taker, card=card))
            case e.ShowedHand(seat, to, cards) if not cards or e.UNKNOWN in cards:
                return self.ngettext(
                    "{seat} shows {other} the hand ({n} card).",
                    "{seat} shows {other} the hand ({n} cards).",
                    len(cards),
                    **self.told(seat=seat, other=to),
                )
            case e.ShowedHand(seat, to, cards):
                shown = names.cards(view, cards)
                return self.gettext(
                    "{seat} shows {other} the hand: {cards}.", cards=shown, **self.told(seat=seat, other=to)
                )
            case e.ShowedCard(seat, to, card):
                return self.gettext("{seat} shows {other} a card: {card}.", **self.told(seat=seat, other=to, card=card))
            case e.Crafted(seat, card):
                return self.gettext("{seat} crafts {card}.", **self.told(seat=seat, card=card))
            case e.UsedCard(seat, card):
                return self.gettext("{seat} uses {card}.", **self.told(seat=seat, card=card))
            case e.ActivatedDominance(seat, card):
                return self.gettext("{seat} activates {card}.", **self.told(seat=seat, card=card))
            case e.TookDominance(seat, card):
                return self.gettext("{seat} takes {card} lying beside the map.", **self.told(seat=seat, card=card))
        raise LookupError(f"no words for {event!r}")

    def tell_of_draw(self, seat: int, cards: tuple[int, ...]) -> str:
        name = self.names.seat(self.view, seat)
        if e.UNKNOWN in cards:
            return self.ngettext("{seat} draws a card.", "{seat} draws {n} cards.", len(cards), seat=name)
        drawn = self.names.cards(self.view, cards)
        return self.ngettext(
            "{seat} draws a card: {cards}.", "{seat} draws {n} cards: {cards}.", len(cards), seat=name, cards=drawn
        )


def against(event: Event, seat: int) -> bool:
    """Whether this was done to that seat by another: an attack, a loss, a theft, a forced march."""
    match event:
        case e.Fought(attacker, defender):
            return defender == seat != attacker
        case e.Removed(by, owner):
            return owner == seat != by
        case e.Moved(mover, owner):
            return owner == seat != mover
        case e.Gave(giver) | e.GaveOpenly(giver) | e.ShowedHand(giver):
            return giver == seat
        case e.TookItem(taker, _, source):
            return source == seat != taker
        case Noted(_, "hostile", (other,)):
            return other == seat
    return False


def places(event: Event) -> tuple[int, ...]:
    """Where it happened, from where to where."""
    match event:
        case e.Moved(origin=origin, to=to) | e.PawnMoved(origin=origin, to=to):
            return origin, to
        case e.Placed(at=at) | e.Removed(at=at) | e.Fought(at=at):
            return (at,)
        case e.OpenedPath(_, a, b):
            return a, b
        case e.SetUpLandmark(_, _, at):
            return (at,)
        case e.Chose(_, what, target, at=at):
            keys = CHOICES[what][1].split()
            return (target,) if keys[0] == "at" else (at,) if "at" in keys else ()
        case Noted(_, what, (at, *_)) if next(iter(p.note[what].fields)) == "at":
            return (at,)
    return ()
