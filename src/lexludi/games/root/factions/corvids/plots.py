"""Law 13.2.4, 13.7: exposing plots, and what the four kinds do."""

from __future__ import annotations

from functools import partial
from typing import Final

from lexludi.games.root.factions.corvids.board import SHEET, corvids, place_each
from lexludi.games.root.rules.board import Aside
from lexludi.games.root.rules.box.codes import CLEARINGS, PLOT, PLOT_BOMB, PLOT_EXTORTION, PLOT_RAID, PLOT_SNARE, PLOTS
from lexludi.games.root.rules.events import ShowedCard
from lexludi.games.root.rules.hands import pass_card, take_random, with_cards
from lexludi.games.root.rules.options import Piece
from lexludi.games.root.rules.prompts import PIECE, PLACE, act, note, prompt, reason
from lexludi.games.root.rules.removal import Removal, blast, remove
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Option, because
from lexludi.locale import N_
from lexludi.parts.asking import one_of, where, which_card
from lexludi.parts.triggers import Trigger

EXPOSE: Final = act("expose", N_("Expose a plot"))
FLIP_POINTS: Final = SHEET.numbers["flip_vp"]


# 13.2.4 Exposure


WHAT_TO_EXPOSE: Final = prompt("expose", N_("Choose the plot to expose."))
WHAT_TO_SHOW: Final = prompt("expose-card", N_("Choose the card to show for the plot in {at}."), at=PLACE)
WHAT_IS_IT: Final = prompt("guess", N_("Guess the plot in {at}."), at=PLACE)
EXPOSED: Final = note("exposed", N_("{seat} exposes the plot in {at}: {piece}."), at=PLACE, piece=PIECE)
GUESSED_WRONG: Final = note(
    "guessed-wrong", N_("{seat} takes the plot in {at} for something else: {piece}."), at=PLACE, piece=PIECE
)


NO_PLOT_NEAR: Final = reason("no-plot-near", N_("no facedown plot lies where you have pieces."))
NOTHING_TO_SHOW: Final = reason(
    "nothing-to-show", N_("you have no card to show of the suit of a clearing with a plot and your pieces.")
)


class Exposure(Aside):
    """Law 13.2.4: an enemy guesses which plot lies face down in a clearing (ruling R40)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def suspicious(self, s: Root, seat: int) -> list[int]:
        """The clearings with a face-down plot and a piece of that enemy."""
        if seat == self.seat or s.allies(seat, self.seat):
            return []
        row = s.pieces[PLOT]
        safe = s.why_not_remove
        return [at for at in CLEARINGS if row[at] and s.present(seat, at) and safe(seat, self.seat, at) is None]

    def open_to(self, s: Root, seat: int) -> bool:
        return bool(s.hands[seat]) and bool(self.suspicious(s, seat))

    def chances(self, s: Root, seat: int) -> list[int]:
        """Those of whose suit that enemy can show a card."""
        return [at for at in self.suspicious(s, seat) if s.holds(seat, s.suits[at])]

    def offer(self, s: Root, seat: int, menu: Menu) -> None:
        if seat != self.seat:
            menu.offer(EXPOSE, None if self.chances(s, seat) else "13.2.4")
            if menu.explains:
                here = self.suspicious(s, seat)
                menu.tell(EXPOSE, because("13.2.4", NOTHING_TO_SHOW if here else NO_PLOT_NEAR))

    def take(self, s: Root, seat: int, choice: Option) -> Flow[None] | None:
        return self.expose(s, seat) if choice == EXPOSE else None

    def expose(self, s: Root, seat: int) -> Flow[None]:
        at = yield from where(seat, WHAT_TO_EXPOSE, self.chances(s, seat), "13.2.4")
        shown = yield from which_card(seat, WHAT_TO_SHOW, s.matching(seat, s.suits[at]), "13.2.4", at=at)
        guess = yield from one_of(seat, WHAT_IS_IT, [Piece(self.seat, kind, at) for kind in PLOTS], "13.2.4", at=at)
        s.reveal()
        s.tell(ShowedCard(seat, self.seat, shown, "13.2.4"))
        yield from self.resolve(s, seat, at, shown, guess.kind)

    def resolve(self, s: Root, seat: int, at: int, card: int, kind: int) -> Flow[None]:
        """Right, and the plot goes without effect; wrong, and the card is theirs."""
        board = corvids(s, self.seat)
        if board.secret[at] == kind:
            s.note(seat, EXPOSED, "13.2.4", at=at, piece=kind)
            board.uncover(at)
            yield from remove(s, seat, self.seat, PLOT, 1, at)
        else:
            s.note(seat, GUESSED_WRONG, "13.2.4", at=at, piece=kind)
            board.refuted[at] |= 1 << PLOTS.index(kind)
            pass_card(s, seat, self.seat, card, "13.2.4")


# 13.4.2 Flipping


def face_up(s: Root) -> int:
    return sum(sum(s.pieces[kind]) for kind in PLOTS)


FLIPPED: Final = note("flipped", N_("{seat} flips the plot in {at}: {piece}."), at=PLACE, piece=PIECE)


def turn_up(s: Root, seat: int, at: int) -> Flow[None]:
    """Law 13.4.2: flip a plot, score for all that lie face up, and let it take effect."""
    kind = corvids(s, seat).uncover(at)
    s.turn_over(PLOT, kind, at)
    s.reveal()
    s.note(seat, FLIPPED, "13.4.2", at=at, piece=kind)
    s.score(seat, FLIP_POINTS * face_up(s), "13.4.2")
    if kind == PLOT_BOMB:
        yield from bomb(s, seat, at)
    elif kind == PLOT_EXTORTION:
        extort(s, seat, at)


# 13.7 The plots


def bomb(s: Root, seat: int, at: int) -> Flow[None]:
    """Law 13.7.1."""
    yield from blast(s, seat, at)
    yield from remove(s, seat, seat, PLOT_BOMB, 1, at)


def snares(s: Root, owner: int) -> int:
    """Law 13.7.2: the clearings where enemy pieces cannot be placed, nor leave, one bit each."""
    seat = s.setting.owner[PLOT_SNARE]
    there = s.sites[PLOT_SNARE]
    return 0 if not there or owner == seat or s.allies(owner, seat) or not s.boards[owner].heeds_snares() else there


def snare(s: Root, owner: int, at: int) -> str | None:
    """Law 13.7.2: what keeps enemy pieces from leaving a clearing."""
    return "13.7.2" if snares(s, owner) >> at & 1 else None


def extort(s: Root, seat: int, at: int) -> None:
    """Law 13.7.3: a random card from every player with a piece there."""
    for other in range(s.players):
        if other in with_cards(s, [other]) and other != seat and s.present(other, at):
            take_random(s, seat, other, "13.7.3")


def losses(s: Root, removal: Removal, triggers: list[Trigger]) -> None:
    """Law 13.7.4: what follows when plots are removed; a face-down one goes back unseen but for a raid (R42)."""
    seat = s.setting.owner[PLOT]
    for loss in removal.losses:
        kind = loss.kind
        if kind == PLOT:
            kind = corvids(s, seat).uncover(loss.at)
            s.reveal()  # that it was no raid is news as well
            if kind == PLOT_RAID:
                s.note(seat, RAID_FOUND, "13.7.4", at=loss.at)
        if kind == PLOT_RAID:
            triggers.append(Trigger("13.7.4", (seat, loss.at), partial(raid, s, seat, loss.at)))


RAID_FOUND: Final = note("raid-found", N_("The plot of {seat} in {at} was a raid."), at=PLACE)
RAIDED: Final = note("raided", N_("{seat} raids the clearings around {at}."), at=PLACE)


def raid(s: Root, seat: int, at: int) -> Flow[None]:
    """Law 13.7.4."""
    s.note(seat, RAIDED, "13.7.4", at=at)
    return place_each(s, seat, list(s.neighbours(seat, at)), "13.7.4")
