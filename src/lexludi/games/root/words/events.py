"""What happened in Root, as sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from lexludi.games.root.bots.sheets import CHARACTERS
from lexludi.games.root.rules import data
from lexludi.games.root.rules import events as e
from lexludi.games.root.rules.codes import FACTIONS, SETUP
from lexludi.games.root.words import hirelings
from lexludi.games.root.words.bots import BOT_NOTES, CHOICES, CRITERIA
from lexludi.games.root.words.names import RELATIONS, Names
from lexludi.kernel.events import Event
from lexludi.kernel.words import View
from lexludi.locale import N_

FROM_SUPPLY: Final = -1
FROM_RUIN: Final = -2

NOTES: Final[dict[str, tuple[str, str]]] = {
    **hirelings.NOTES,
    "faction": (N_("Player {n} chooses the faction: {faction}."), "n faction"),
    "kept-cards": (N_("{seat} keeps three cards."), ""),
    "exhausted": (N_("{seat} exhausts {item}."), "item"),
    "damaged": (N_("{seat} damages {item}."), "item"),
    "repaired": (N_("{seat} repairs {item}."), "item"),
    "unloaded": (N_("{seat} leaves {item} behind."), "item"),
    "rested": (N_("{seat} rests in the forest; all items are repaired."), ""),
    "found-nothing": (N_("{seat} finds nothing to take in the ruin in {at}."), "at"),
    "ruin-removed": (N_("The ruin in {at} is empty and goes."), "at"),
    "scorched": (N_("{seat} scorches the earth in {at}."), "at"),
    "quest": (N_("{seat} completes the quest {quest}."), "quest"),
    "character": (N_("{seat} plays as the character {character}."), "character"),
    "gained-card": (N_("{seat} takes {card} from the discard pile."), "card"),
    "took-ambush": (N_("{seat} takes {card} from the discard pile."), "card"),
    "coalition": (N_("{seat} forms a coalition with {other}."), "other"),
    "improved": (N_("{seat} improves relations with {other}: now {relation}."), "other relation"),
    "hostile": (N_("{other} becomes hostile to {seat}."), "other"),
    "enlisted": (N_("{seat} protects {other}."), "other"),
    "overworked": (N_("{seat} overworks a sawmill in {at}."), "at"),
    "leader": (N_("{seat} follows a new leader: {leader}."), "leader"),
    "added-to-decree": (N_("{seat} adds {card} to the {column} column of the Decree."), "card column"),
    "turmoil": (N_("{seat} falls into turmoil."), ""),
    "officer": (N_("{seat} gains an officer (officers: {n})."), "n"),
    "mobilized": (N_("{seat} adds a card to the supporters."), ""),
    "revealed": (N_("{seat} reveals {card}."), "card"),
    "outcast": (N_("{seat} has a new Outcast: {suit}."), "suit"),
    "hated": (N_("{seat} now hates the Outcast: {suit}."), "suit"),
    "acolytes": (N_("{seat} now has so many acolytes: {n}."), "n"),
    "bought": (N_("{seat} buys a service of the Riverfolk for {n}: {service}."), "service n"),
    "priced": (N_("{seat} now asks {n} for a service: {service}."), "service n"),
    "received": (N_("{seat} puts warriors of their own into the Payments box ({n})."), "n"),
    "gathered-funds": (N_("{seat} gathers funds (now {n})."), "n"),
    "committed": (N_("{seat} commits a fund of {other}."), "other"),
    "spent-fund": (N_("{seat} spends a fund of {other}."), "other"),
    "lost-fund": (N_("{seat} loses a fund of {other}."), "other"),
    "exported": (N_("{seat} exports {card}."), "card"),
    "minister-acts": (N_("A minister of {seat} acts: {minister}."), "minister"),
    "swayed": (N_("{seat} sways a minister: {minister}."), "minister"),
    "minister-lost": (N_("{seat} loses a minister: {minister}."), "minister"),
    "flipped": (N_("{seat} flips the plot in {at}: {piece}."), "at piece"),
    "tricked": (N_("{seat} swaps the plots in {at} and {to}."), "at to"),
    "raided": (N_("{seat} raids the clearings around {at}."), "at"),
    "exposed": (N_("{seat} exposes the plot in {at}: {piece}."), "at piece"),
    "guessed-wrong": (N_("{seat} takes the plot in {at} for something else: {piece}."), "at piece"),
    "hoarded": (N_("{seat} puts {item} on the hoard."), "item"),
    "item-removed": (N_("{seat} removes {item} from the game."), "item"),
    "warlord-comes": (N_("The warlord of {seat} appears in {at}."), "at"),
    "warlord-moves": (N_("The warlord of {seat} goes to {at}."), "at"),
    "warlord-fell": (N_("The warlord of {seat} falls in {at}."), "at"),
    "mob-die": (N_("The mob die shows: {suit}."), "suit"),
    "mood": (N_("The warlord of {seat} has a new mood: {mood}."), "mood"),
    "looting": (N_("{seat} means to loot {other}."), "other"),
    "carried": (N_("{seat} carries a relic from {origin} to {at}: {piece}."), "at origin piece"),
    "trophy": (N_("{seat} puts a relic into {at}: {piece}."), "at piece"),
    "delved": (N_("{seat} delves a relic in {at}: {piece} (value {n})."), "at piece n"),
    "recovered": (N_("{seat} recovers a relic in {at}: {piece} (value {n})."), "at piece n"),
    "gathered": (N_("{seat} puts {card} into the {retinue} column of the Retinue."), "card retinue"),
    "base-lost": (N_("{seat} loses the supporters of a base (officers lost: {n})."), "n"),
    **BOT_NOTES,
}
"""The sentences of `Noted`, with the names of its numbers."""


class Telling:
    """Sentences about what a view's reader saw happen."""

    def __init__(self, names: Names, view: View) -> None:
        self.names = names
        self.view = view
        self.gettext = names.gettext
        self.ngettext = names.ngettext

    def values(self, keys: str, numbers: Iterable[int]) -> dict[str, object]:
        """Numbers as what they stand for, by the names of the blanks they fill."""
        return {key: self.value(key, number) for key, number in zip(keys.split(), numbers, strict=False)}

    def value(self, key: str, number: int) -> object:
        names, view = self.names, self.view
        match key:
            case "at" | "origin" | "to":
                return names.place(view, number)
            case "seat" | "other" | "enemy":
                return names.seat(view, number)
            case "card":
                return names.card(view, number)
            case "item":
                return names.taken(number)
            case "quest":
                return names.quest(number)
            case "column":
                return names.column(number)
            case "leader":
                return names.leader(number)
            case "service":
                return names.service(number)
            case "minister":
                return names.minister(number)
            case "retinue":
                return names.retinue(number)
            case "mood":
                return names.mood(number)
            case "suit":
                return names.suit(number)
            case "faction":
                return names.of(data.factions()[FACTIONS[number]])
            case "landmark":
                return names.landmark(list(data.landmarks())[number])
            case "piece":
                return names.piece(number)
            case "character":
                return names.character(number)
            case "bot_character":
                return names.of(data.vagabonds()[CHARACTERS[number]])
            case "relation":
                return names.gettext(RELATIONS[data.factions()["vagabond"].lists["relationships"][number]])
        return number

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
            case e.Noted(seat, what, numbers):
                message, keys = NOTES[what]
                return self.gettext(message, **self.values(f"seat {keys}", (seat, *numbers)))
            case e.DealtSetupCards(factions):
                cards = names.listed(names.of(data.factions()[FACTIONS[faction]]) for faction in factions)
                return self.gettext("The factions to choose from: {cards}.", cards=cards)
            case e.SetUpLandmark(seat, which, at):
                return self.gettext(
                    "{seat} puts {landmark} in {at}.", **self.values("seat landmark at", (seat, which, at))
                )
            case e.TookItem(seat, item, source):
                return self.tell_of_item(seat, item, source)
            case e.Chose():
                return self.tell_of_choice(event)
        return self.tell_of_cards(event)

    def tell_of_choice(self, event: e.Chose) -> str:
        """What a bot chose, and the criterion that decided, after those that did not."""
        message, keys = CHOICES[event.what]
        choice = self.gettext(message, **self.values(f"seat {keys}", (event.seat, event.target, event.at)))
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
                    **self.values("seat origin to", (seat, origin, to)),
                )
            case e.Moved(seat, owner, origin, to, count):
                return self.gettext(
                    "{seat} moves {pieces} of {other} from {origin} to {to}.",
                    pieces=names.pieces(0, count),
                    **self.values("seat other origin to", (seat, owner, origin, to)),
                )
            case e.PawnMoved(seat, origin, to):
                return self.gettext(
                    "{seat} goes from {origin} to {to}.", **self.values("seat origin to", (seat, origin, to))
                )
            case e.Placed(owner, kind, count, at):
                return self.gettext(
                    "{seat} places {pieces} in {at}.",
                    pieces=names.pieces(kind, count),
                    **self.values("seat at", (owner, at)),
                )
            case e.Removed(by, owner, kind, count, at) if by == owner:
                return self.gettext(
                    "{seat} removes {pieces} from {at}.",
                    pieces=names.pieces(kind, count),
                    **self.values("seat at", (owner, at)),
                )
            case e.Removed(by, owner, kind, count, at) if by < 0:
                return self.gettext(
                    "{seat} loses {pieces} in {at}.",
                    pieces=names.pieces(kind, count),
                    **self.values("seat at", (owner, at)),
                )
            case e.Removed(by, owner, kind, count, at):
                return self.gettext(
                    "{seat} removes {pieces} of {other} from {at}.",
                    pieces=names.pieces(kind, count),
                    **self.values("seat other at", (by, owner, at)),
                )
            case e.OpenedPath(seat, a, b):
                return self.gettext("{seat} opens the path between {a} and {b}.", seat=names.seat(view, seat), a=a, b=b)
        raise AssertionError(event)

    def tell_of_battle(self, event: Event) -> str:
        match event:
            case e.Fought(attacker, defender, at):
                return self.gettext(
                    "{seat} attacks {other} in {at}.", **self.values("seat other at", (attacker, defender, at))
                )
            case e.Rolled(attacker, defender, attack, defence):
                return self.gettext(
                    "The dice: {attack} for {seat}, {defence} for {other}.",
                    **self.values("seat other attack defence", (attacker, defender, attack, defence)),
                )
            case e.Ambushed(seat, card, foils):
                values = self.values("seat card", (seat, card))
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
        values = self.values("seat item", (seat, item))
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
                    **self.values("seat card", (seat, given)),
                )
            case e.Traded(seat):
                return self.gettext("{seat} exchanges a card at the Black Market.", **self.values("seat", (seat,)))
            case e.Reshuffled(n):
                return self.ngettext(
                    "The discard pile becomes a new deck ({n} card).",
                    "The discard pile becomes a new deck ({n} cards).",
                    n,
                )
            case e.Ordered(seat, card):
                return self.gettext("{seat} reveals the order: {card}.", **self.values("seat card", (seat, card)))
            case e.Spent(seat, card):
                return self.gettext("{seat} discards {card}.", **self.values("seat card", (seat, card)))
            case e.Gave(giver, taker, card) if card == e.UNKNOWN:
                return self.gettext("{other} gets a card from {seat}.", **self.values("seat other", (giver, taker)))
            case e.Gave(giver, taker, card) | e.GaveOpenly(giver, taker, card):
                return self.gettext(
                    "{other} gets {card} from {seat}.", **self.values("seat other card", (giver, taker, card))
                )
            case e.ShowedHand(seat, to, cards) if not cards or e.UNKNOWN in cards:
                return self.ngettext(
                    "{seat} shows {other} the hand ({n} card).",
                    "{seat} shows {other} the hand ({n} cards).",
                    len(cards),
                    **self.values("seat other", (seat, to)),
                )
            case e.ShowedHand(seat, to, cards):
                shown = names.cards(view, cards)
                return self.gettext(
                    "{seat} shows {other} the hand: {cards}.", cards=shown, **self.values("seat other", (seat, to))
                )
            case e.ShowedCard(seat, to, card):
                return self.gettext(
                    "{seat} shows {other} a card: {card}.", **self.values("seat other card", (seat, to, card))
                )
            case e.Crafted(seat, card):
                return self.gettext("{seat} crafts {card}.", **self.values("seat card", (seat, card)))
            case e.UsedCard(seat, card):
                return self.gettext("{seat} uses {card}.", **self.values("seat card", (seat, card)))
            case e.ActivatedDominance(seat, card):
                return self.gettext("{seat} activates {card}.", **self.values("seat card", (seat, card)))
            case e.TookDominance(seat, card):
                return self.gettext(
                    "{seat} takes {card} lying beside the map.", **self.values("seat card", (seat, card))
                )
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
        case e.Noted(_, "hostile", (other,)):
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
        case e.Noted(_, what, (at, *_)) if NOTES[what][1].startswith("at"):
            return (at,)
    return ()
