"""What happened in Oath, as sentences."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.rules import events as e
from lexludi.games.oath.rules import prompts as p
from lexludi.games.oath.rules.box.codes import AS_ADVISER, REVEALED
from lexludi.games.oath.rules.box.printed import SITE
from lexludi.games.oath.words.names import SPOKEN, OathNames
from lexludi.kernel.events import Event, Noted
from lexludi.kernel.words import View
from lexludi.locale import N_
from lexludi.speech import Telling

FACES: Final = {
    e.RolledAttack: (N_("hollow"), N_("hollow"), N_("hollow"), N_("sword"), N_("sword"), N_("two swords and a skull")),
    e.RolledDefense: (N_("blank"), N_("blank"), N_("shield"), N_("shield"), N_("two shields"), N_("double")),
}


class OathTelling(Telling[OathNames]):
    """Sentences about what a view's reader saw happen."""

    def __init__(self, names: OathNames, view: View) -> None:
        super().__init__(SPOKEN, names, view)

    def tell(self, event: Event) -> str:
        """One event."""
        names, view, _ = self.names, self.view, self.gettext
        match event:
            case Noted(seat, what, numbers):
                told = p.note[what]
                return _(told.says, seat=names.seat(view, seat), **self.in_order(told.fields, numbers))
            case e.RoundBegan(number):
                return _("Round {n}.", n=number)
            case e.TurnBegan(seat):
                return _("The turn of {seat}.", seat=names.seat(view, seat))
            case e.Travelled(seat, _origin, to):
                return _("{seat} travels to {at}.", seat=names.seat(view, seat), at=names.place(view, to))
            case e.Revealed(_slot, site):
                return _("A site is revealed: {at}.", at=names.of(SITE[site]))
            case e.Marched(attacker, defender, at):
                return _(
                    "{seat} campaigns against {other} in {at}.",
                    seat=names.seat(view, attacker),
                    other=names.seat(view, defender),
                    at=names.place(view, at),
                )
            case e.RolledAttack(dice, total):
                return _("Attack: {n} ({dice}).", n=total, dice=self.faces(e.RolledAttack, dice))
            case e.RolledDefense(dice, total):
                return _("Defense: {n} ({dice}).", n=total, dice=self.faces(e.RolledDefense, dice))
            case e.RolledShields(seat, dice, total):
                faces = self.faces(e.RolledDefense, dice)
                return _("{seat} rolls shields: {n} ({dice}).", seat=names.seat(view, seat), n=total, dice=faces)
            case e.Won(winner, loser):
                return _("{seat} defeats {other}.", seat=names.seat(view, winner), other=names.seat(view, loser))
            case e.RolledEnd(_round, roll):
                return _("The end die shows {n}.", n=roll)
        return self.tell_of_cards(event)

    def faces(self, kind: type[Event], dice: tuple[int, ...]) -> str:
        return self.names.listed(self.gettext(FACES[kind][face]) for face in dice) or "-"

    def tell_of_cards(self, event: Event) -> str:
        names, view, _ = self.names, self.view, self.gettext
        match event:
            case e.Drew(seat, pile, cards) if e.UNKNOWN in cards:
                return _("{seat} draws cards: {n}.", seat=names.seat(view, seat), n=len(cards))
            case e.Drew(seat, pile, cards):
                return _(
                    "{seat} draws from {pile}: {cards}.",
                    seat=names.seat(view, seat),
                    pile=names.pile(pile),
                    cards=names.cards(cards),
                )
            case e.Discarded(seat, card, region):
                return _(
                    "{seat} discards {card} ({pile}).",
                    seat=names.seat(view, seat),
                    card=names.card(card),
                    pile=names.pile(region),
                )
            case e.Hid(seat, card):
                return _(
                    "{seat} keeps {card} as a facedown adviser.", seat=names.seat(view, seat), card=names.card(card)
                )
            case e.Played(seat, card, way) if way == AS_ADVISER:
                return _("{seat} makes {card} an adviser.", seat=names.seat(view, seat), card=names.card(card))
            case e.Played(seat, card, way) if way == REVEALED:
                return _("{seat} reveals {card}.", seat=names.seat(view, seat), card=names.card(card))
            case e.Played(seat, card, way):
                return _(
                    "{seat} plays {card} to {at}.",
                    seat=names.seat(view, seat),
                    card=names.card(card),
                    at=names.place(view, way),
                )
            case e.Peeked(seat, cards) if e.UNKNOWN in cards:
                return _("{seat} looks at cards: {n}.", seat=names.seat(view, seat), n=len(cards))
            case e.Peeked(seat, cards):
                return _("{seat} looks at {cards}.", seat=names.seat(view, seat), cards=names.cards(cards))
        return repr(event)
