"""Law 9.2.8, 9.2.9: friends, enemies and coalitions of the Vagabond."""

from __future__ import annotations

from typing import Final

from lexludi.games.root.factions.vagabond.board import ALLIED, HOSTILE, INDIFFERENT, SHEET, Vagabond, vagabond
from lexludi.games.root.rules.battle import Battle
from lexludi.games.root.rules.box.codes import NOBODY, VAGABOND, WARRIOR
from lexludi.games.root.rules.dominance import activate_dominance, partners
from lexludi.games.root.rules.events import Hostility
from lexludi.games.root.rules.prompts import CARD, RELATION, SEAT, note, prompt
from lexludi.games.root.rules.removal import Removal
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow
from lexludi.locale import N_
from lexludi.parts.asking import whom

AIDS_NEEDED: Final = SHEET.tables["aids_needed"]
POINTS: Final = SHEET.tables["relationship_vp"]
ALLY_POINTS: Final = SHEET.numbers["aid_ally_vp"]
INFAMY: Final = SHEET.numbers["infamy_vp"]


COALITION_FORMED: Final = note("coalition", N_("{seat} forms a coalition with {other}."), other=SEAT)
WHICH_PARTNER: Final = prompt("coalition", N_("Choose a partner for the coalition."), card=CARD)


def form_coalition(s: Root, board: Vagabond, card: int) -> Flow[None]:
    """Law 9.2.8; a Hostile partner becomes Indifferent (9.2.9.III.d)."""
    partner = yield from whom(board.seat, WHICH_PARTNER, partners(s, board.seat), "9.2.8", card=card)
    activate_dominance(s, board.seat, card)
    s.join(board.seat, partner)
    if board.relations[partner] == HOSTILE:
        board.relations[partner] = INDIFFERENT
    s.note(board.seat, COALITION_FORMED, "9.2.8", other=partner)


def has_marker(s: Root, seat: int) -> bool:
    """Law 9.2.9: every faction has a marker on his chart, except Vagabonds."""
    return s.setting.factions[seat] != VAGABOND


IMPROVED: Final = note(
    "improved", N_("{seat} improves relations with {other}: now {relation}."), other=SEAT, relation=RELATION
)


def improve(s: Root, board: Vagabond, seat: int) -> None:
    """Law 9.2.9.I, 9.2.9.II.a: what an Aid does to a relationship; nothing if it is Hostile (9.2.9.III.c)."""
    status = board.relations[seat]
    if not has_marker(s, seat) or status == HOSTILE:
        return
    if status == ALLIED:
        s.score(board.seat, ALLY_POINTS, "9.2.9.II.a")
        return
    board.aids[seat] += 1
    if board.aids[seat] == AIDS_NEEDED[status]:
        board.aids[seat] = 0
        board.relations[seat] = status + 1
        s.note(board.seat, IMPROVED, "9.2.9.I.b", other=seat, relation=status + 1)
        s.score(board.seat, POINTS[status + 1], "9.2.9.I.b")


TURNED_HOSTILE: Final = note("hostile", N_("{other} becomes hostile to {seat}."), other=SEAT)


def turn_hostile(s: Root, board: Vagabond, seat: int, why: str) -> None:
    board.relations[seat] = HOSTILE
    board.aids[seat] = 0
    s.tell(Hostility(board.seat, TURNED_HOSTILE, (seat,), why))


class Reputation:
    """Listens to removals and battles for the sake of one Vagabond."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def removed(self, s: Root, removal: Removal, points: list[int]) -> None:
        """Law 9.2.9.III, 11.2.7.III.b: who loses a warrior to him becomes Hostile; Infamy, but not for that warrior."""
        seat = self.seat
        turned = 0
        for loss in removal.losses:
            if loss.by != seat or loss.kind != WARRIOR:
                continue
            if loss.owner >= s.players:  # a hireling has no marker, nor does its controller mind (ruling R83)
                continue
            board = vagabond(s, seat)
            loser = removal.blames(s, loss)
            if board.relations[loser] != HOSTILE:
                turn_hostile(s, board, loser, "9.2.9.III")
                turned += 1
        if removal.battle and s.active == seat:
            points[seat] += INFAMY * (self.infamous(vagabond(s, seat), removal) - turned)

    def infamous(self, board: Vagabond, removal: Removal) -> int:
        """Law 9.2.9.III.a, D.4.2: the pieces of Hostile factions he removed, or had removed."""
        count = 0
        for loss in removal.losses:
            if board.relations[loss.owner] == HOSTILE and self.seat in (loss.by, removal.host):
                count += loss.count
        return count

    def fought(self, s: Root, b: Battle) -> None:
        """Law 9.2.9.II.d: an ally who lost more warriors than he items becomes Hostile when the battle ends."""
        if b.attacker == self.seat and b.ally != NOBODY and b.allies_lost > b.items_damaged:
            turn_hostile(s, vagabond(s, self.seat), b.ally, "9.2.9.II.d")
