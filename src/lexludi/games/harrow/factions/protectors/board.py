"""The Protectors: one ability at its value, a track of paths or of townsfolk, tactics, and townsfolk to rescue."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.factions import rows
from lexludi.games.harrow.rules.box.codes import ABILITIES, FIRST_SIDE, MOVE, SPAWN, TOWNSFOLK
from lexludi.games.harrow.rules.cards import offer_cards
from lexludi.games.harrow.rules.faction import Faction, declare
from lexludi.games.harrow.rules.options import Ability
from lexludi.games.harrow.rules.prompts import prompt
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Flow, Menu
from lexludi.locale import N_
from lexludi.parts.asking import one_of

WHICH_ABILITY: Final = prompt("ability", N_("Which ability do you use?"))


class Protectors(Faction):
    name = "protectors"
    plays_in_turn = True

    def abilities(self, s: Harrow, seat: int) -> None:
        s.then("ability", seat)

    def track(self, s: Harrow, seat: int) -> None:
        if s.camps[seat].track == FIRST_SIDE:
            s.then("lay_paths", seat, s.camps[seat].scrolls)
            s.then("gather_paths", seat)
        else:
            s.then("pull_townsfolk", seat, s.camps[seat].scrolls)

    def first_scroll(self, s: Harrow, seat: int) -> None:
        if s.camps[seat].track == FIRST_SIDE:
            s.then("one_path", seat)
        else:
            s.then("pull_townsfolk", seat, 1)

    def extras(self, s: Harrow, seat: int, menu: Menu) -> None:
        offer_cards(s, seat, menu)

    def collect(self, s: Harrow, seat: int, kind: int) -> None:
        if rows.add(s, seat, kind):
            s.draw_card(seat)

    def goal(self, s: Harrow, seat: int) -> None:
        s.then("guide", seat, sum(s.objectives[TOWNSFOLK]))


def ability(s: Harrow, seat: int) -> Flow[None]:
    """Law 1.jar.ability.P.1 to .P.4."""
    choice = yield from one_of(seat, WHICH_ABILITY, [Ability(n) for n in ABILITIES], "1.jar.ability.P.1")
    value = rows.value(s, seat, choice.ability)
    if choice.ability == MOVE:
        s.then("points", seat, value, 0, 0, 0)
    elif choice.ability == SPAWN:
        s.then("points", seat, 0, value, 0, 0)
    else:
        s.strengthen(seat, value)


declare(Protectors())
