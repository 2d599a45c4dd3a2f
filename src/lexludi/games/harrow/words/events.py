"""What happened in Harrow County, as sentences."""

from __future__ import annotations

from lexludi.games.harrow.rules import events as e
from lexludi.games.harrow.rules import prompts as p
from lexludi.games.harrow.words.names import SPOKEN, HarrowNames
from lexludi.kernel.events import Event, Noted
from lexludi.kernel.words import View
from lexludi.speech import Telling


class HarrowTelling(Telling[HarrowNames]):
    """Sentences about what a view's reader saw happen."""

    def __init__(self, names: HarrowNames, view: View) -> None:
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
            case e.Threw(seat, thrown, out):
                return _(
                    "{seat} {seat:activates|activate} the tree. In: {thrown}. Out: {out}.",
                    seat=names.seat(view, seat), thrown=names.cubes(thrown), out=names.cubes(out),
                )  # fmt: skip
            case e.Reasoned(seat, at, decided):
                why = _(p.criterion[decided])
                if at < 0:
                    return _("{seat}: {why}.", seat=names.seat(view, seat), why=why)
                return _("{seat} on {at}: {why}.", seat=names.seat(view, seat), at=names.hex(at), why=why)
            case e.Attacked(seat, whom, origin, to):
                return _(
                    "{seat} {seat:attacks|attack} {whom}: from {origin} against {to}.",
                    seat=names.seat(view, seat), whom=names.seat(view, whom),
                    origin=names.hex(origin), to=names.hex(to),
                )  # fmt: skip
            case e.DrewCard(seat, card):
                return _("{seat} {seat:draws|draw} {card}.", seat=names.seat(view, seat), card=names.card(card))
            case e.PlayedCard(seat, card):
                return _("{seat} {seat:plays|play} {card}.", seat=names.seat(view, seat), card=names.card(card))
        return repr(event)
