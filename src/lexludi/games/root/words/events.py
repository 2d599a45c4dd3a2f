"""What happened in Root, as sentences."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.rules import events as e
from lexludi.games.root.rules import prompts as p
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import FACTIONS, SETUP
from lexludi.games.root.words.kinds import SPOKEN
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.events import Event, Noted
from lexludi.kernel.words import View
from lexludi.speech import Telling

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


class RootTelling(Telling[RootNames]):
    """Sentences about what a view's reader saw happen."""

    def __init__(self, names: RootNames, view: View) -> None:
        super().__init__(SPOKEN, names, view)

    def told(self, **numbers: int) -> dict[str, object]:
        """Numbers as what they stand for, by the names of the blanks they fill."""
        return {name: self.spoken(KINDS[name], number) for name, number in numbers.items()}

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
                return self.gettext(told.says, **self.told(seat=seat), **self.in_order(told.fields, numbers))
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
        made = p.decision[event.what]
        numbers = (event.target, event.at)[: len(made.fields)]
        choice = self.gettext(made.says, **self.told(seat=event.seat), **self.in_order(made.fields, numbers))
        decided = self.gettext(p.criterion[event.decided])
        if not event.tied:
            return self.gettext("{choice}: {criterion}.", choice=choice, criterion=decided)
        tied = self.names.listed(self.gettext(p.criterion[name]) for name in event.tied)
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
        if source == e.FROM_SUPPLY:
            return self.gettext("{seat} takes {item} from the supply.", **values)
        if source == e.FROM_RUIN:
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
