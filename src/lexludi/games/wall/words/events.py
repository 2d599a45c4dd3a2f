"""What happened in The Great Wall, as sentences."""

from __future__ import annotations

from lexludi.games.wall.rules import events as e
from lexludi.games.wall.rules import prompts as p
from lexludi.games.wall.words.names import SPOKEN, WallNames
from lexludi.kernel.events import Event, Noted
from lexludi.kernel.words import View
from lexludi.speech import Telling


class WallTelling(Telling[WallNames]):
    """Sentences about what a view's reader saw happen."""

    def __init__(self, names: WallNames, view: View) -> None:
        super().__init__(SPOKEN, names, view)

    def tell(self, event: Event) -> str:
        """One event."""
        names, view, _ = self.names, self.view, self.gettext
        match event:
            case Noted(seat, what, numbers):
                told = p.note[what]
                return _(told.says, seat=names.seat(view, seat), **self.in_order(told.fields, numbers))
            case e.Reasoned():
                return self.tell_of_choice(event)
            case e.YearBegan(year):
                return _("Year {n}.", n=year)
            case e.TurnBegan(seat, card):
                return _("The turn of {seat}: {card}.", seat=names.seat(view, seat), card=names.command(card))
            case e.Revealed(cards):
                told_cards = [f"{names.seat(view, n)}: {names.command(card)}" for n, card in enumerate(cards)]
                return _("Command cards are revealed: {cards}.", cards=names.listed(told_cards))
            case e.Activated(place):
                return _("A location activates: {at}.", at=names.location(place))
            case e.Assaulted(section, defense, attack) if attack > defense:
                return _(
                    "The {at} is breached: attack {n}, defense {m}.", at=names.section(section), n=attack, m=defense
                )
            case e.Assaulted(section, defense, attack):
                return _("The {at} holds: attack {n}, defense {m}.", at=names.section(section), n=attack, m=defense)
        return self.tell_of_cards(event)

    def tell_of_choice(self, event: e.Reasoned) -> str:
        """What Qin chose, and the criterion that decided, after those that did not."""
        made, _ = p.decision[event.what], self.gettext
        numbers = self.in_order(made.fields, (event.target, event.at)[: len(made.fields)])
        choice = _(made.says, seat=self.names.seat(self.view, event.seat), **numbers)
        decided = _(p.criterion[event.decided])
        if not event.tied:
            return _("{choice}: {criterion}.", choice=choice, criterion=decided)
        tied = self.names.listed(_(p.criterion[name]) for name in event.tied)
        return _("{choice}: tied on {tied}; then {criterion}.", choice=choice, tied=tied, criterion=decided)

    def tell_of_cards(self, event: Event) -> str:
        names, view, _ = self.names, self.view, self.gettext
        match event:
            case e.Came(card, section):
                return _("A horde comes to the {at}: {card}.", at=names.section(section), card=names.horde(card))
            case e.Raided(card, section, tokens):
                return _(
                    "A horde raids the {at}: {card}. Shame tokens leave the game: {n}.",
                    at=names.section(section), card=names.horde(card), n=tokens,
                )  # fmt: skip
            case e.Defeated(card, section, -1):
                return _("A horde is defeated at the {at}: {card}.", at=names.section(section), card=names.horde(card))
            case e.Defeated(card, section, seat):
                return _(
                    "A horde is defeated at the {at}: {card}. It is claimed by {seat}.",
                    at=names.section(section), card=names.horde(card), seat=names.seat(view, seat),
                )  # fmt: skip
            case e.DrewTactics(seat, cards) if e.UNKNOWN in cards:
                return _("{seat} draws tactics: {n}.", seat=names.seat(view, seat), n=len(cards))
            case e.DrewTactics(seat, cards):
                return _("{seat} draws tactics: {cards}.", seat=names.seat(view, seat), cards=names.tactics(cards))
            case e.PlayedTactic(seat, card, boosted):
                told = _("{card}, boosted", card=names.tactic(card)) if boosted else names.tactic(card)
                return _("{seat} plays a tactic: {card}.", seat=names.seat(view, seat), card=told)
            case e.Chose(seat, general, active, _):
                return names.gettext(
                    "{seat} is led by {general}, with an active advisor: {card}.",
                    seat=names.seat(view, seat), general=names.general(general), card=names.advisor(active),
                )  # fmt: skip
        return repr(event)
