"""Kammi: her action grid, her legend track, and the dolls that she looks for."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.factions import rows
from lexludi.games.harrow.factions.kammi.dolls import seek_dolls
from lexludi.games.harrow.factions.kammi.figures import give_away, secret
from lexludi.games.harrow.rules.box.codes import FIRST_SIDE, MOVE, NOWHERE, SPAWN
from lexludi.games.harrow.rules.box.printed import GOBLINS, KAMMI_BOARD
from lexludi.games.harrow.rules.cards import DECLARED, offer_cards, play, why_in_facts
from lexludi.games.harrow.rules.faction import Faction, declare
from lexludi.games.harrow.rules.options import Ability, Play, Row
from lexludi.games.harrow.rules.prompts import COUNT, note, prompt
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Option, Pass
from lexludi.locale import N_
from lexludi.parts.asking import PASS, one_of

WHICH_ROW: Final = prompt("row", N_("Into which row of the grid do you push the token?"))
USE_GRID: Final = prompt("grid", N_("Which token of the row do you use?"), passes=N_("Use no more"))
REPLAY: Final = prompt("replay", N_("Which card do you play again? Left: {n}."), n=COUNT, passes=N_("No more"))
PUSHED_IN: Final = note("pushed-in", N_("{seat} {seat:pushes|push} a token into a row of the grid: {n}."), n=COUNT)
DISCARDED: Final = note("goblin-cards-gone", N_("All goblin cards of {seat} are discarded."))
REVEALED: Final = note("revealed-figure", N_("A figure of {seat} is revealed."))
DONE: Final = -1


class Kammi(Faction):
    name = "kammi"
    plays_in_turn = True

    def leaders(self) -> tuple[int, ...]:
        return GOBLINS

    def abilities(self, s: Harrow, seat: int) -> None:
        s.then("push_token", seat)

    def track(self, s: Harrow, seat: int) -> None:
        scrolls = s.camps[seat].scrolls
        if s.camps[seat].track == FIRST_SIDE:
            s.then("replay", seat, scrolls, 0)
        else:
            for step in reversed(("grid_cubes", "pull_doll", "draw_goblin_card", "swap_figures")[:scrolls]):
                s.then(step, seat)

    def first_scroll(self, s: Harrow, seat: int) -> None:
        if s.camps[seat].track == FIRST_SIDE:
            s.then("replay", seat, 1, 0)
        else:
            s.then("grid_cubes", seat)

    def extras(self, s: Harrow, seat: int, menu: Menu) -> None:
        offer_cards(s, seat, menu)

    def played(self, s: Harrow, seat: int, card: int) -> None:
        """Law 4.cards.5: it stays in play."""
        s.camps[seat].played.append(card)
        reckon(s, seat, card)

    def collect(self, s: Harrow, seat: int, kind: int) -> None:
        if rows.add(s, seat, kind):
            s.draw_card(seat)

    def escapes(self, s: Harrow, seat: int, token: int) -> bool:
        """Law 5.hester.kammi.4, .5a, .5b: the goblin is not devoured, but revealed, and its cards are gone."""
        if token == s.kammi.who:
            return False
        figure_hit(s, seat, token)
        return True

    def goal(self, s: Harrow, seat: int) -> None:
        seek_dolls(s, seat)


def reckon(s: Harrow, seat: int, card: int) -> None:
    """A card that could not be played if her figures were the other way round gives her away."""
    if secret(s):
        s.kammi.who = 1 - s.kammi.who
        possible = DECLARED[card].why_not(s, seat) is None
        s.kammi.who = 1 - s.kammi.who
        if not possible:
            give_away(s)


def figure_hit(s: Harrow, seat: int, token: int) -> None:
    """Law 4.attacked.1, 4.attacked.2, 4.attacked.3: whoever is hit is revealed."""
    if seat != s.setting.kammi:
        return
    d = s.kammi
    if not d.shown >> token & 1:
        d.shown |= 1 << token
        s.reveal()
        s.note(seat, REVEALED, "4.attacked.1")
    if token == d.who:
        s.then("hide_doll")
    else:
        discard_played(s, seat)


def discard_played(s: Harrow, seat: int) -> None:
    """Law 4.attacked.2."""
    camp = s.camps[seat]
    if camp.played:
        camp.cards.discards += camp.played
        camp.played.clear()
        s.note(seat, DISCARDED, "4.attacked.2")


# The grid


def push_token(s: Harrow, seat: int) -> Flow[None]:
    """Law 4.kammi.action-grid.1, .2, .5, 4.kammi.track2.2."""
    d = s.kammi
    choice = yield from one_of(seat, WHICH_ROW, [Row(n) for n in range(KAMMI_BOARD.rows)], "4.kammi.action-grid.1")
    row = d.grid[choice.row]
    row.insert(0, d.waiting)
    d.waiting = row.pop()
    d.black = choice.row
    s.ground[s.setting.colour[seat]] += d.cubes[choice.row]
    d.cubes[choice.row] = 0
    s.note(seat, PUSHED_IN, "4.kammi.action-grid.1", n=choice.row + 1)
    s.then("use_grid", seat, row[0], row[1])


def use_grid(s: Harrow, seat: int, first: int, second: int) -> Flow[None]:
    """Law 4.kammi.action-grid.2 to .4b: one token after the other; a card may be played in between."""
    left = [kind for kind in (first, second) if kind != DONE]
    menu = Menu(s)
    for kind in dict.fromkeys(left):
        menu.offer(Ability(kind))
    if len(left) == 1:
        offer_cards(s, seat, menu)
    menu.options.append(PASS)
    choice: Option = yield menu.ask(seat, USE_GRID, "4.kammi.action-grid.3")
    if isinstance(choice, Play):
        s.then("use_grid", seat, first, second)
        play(s, seat, choice.card)
    elif isinstance(choice, Ability):
        left.remove(choice.ability)
        if left:
            s.then("use_grid", seat, left[0], DONE)
        use_ability(s, seat, choice.ability)
    else:
        assert isinstance(choice, Pass)


def use_ability(s: Harrow, seat: int, ability: int) -> None:
    """Law 4.kammi.action-grid.3: at the value of her board."""
    value = rows.value(s, seat, ability)
    if ability == MOVE:
        s.then("points", seat, value, 0, 0, 0)
    elif ability == SPAWN:
        s.then("points", seat, 0, value, 0, 0)
    else:
        s.strengthen(seat, value)


# The legend track


def replay(s: Harrow, seat: int, left: int, done: int) -> Flow[None]:
    """Law 4.kammi.track1: cards that lie before her do again what they do, each once."""
    played = s.camps[seat].played
    menu = Menu(s)
    for card in played:
        if not done >> card & 1:
            why = DECLARED[card].why_not(s, seat)
            menu.offer(Play(card), why)
            if why is not None and menu.explains:
                menu.tell(Play(card), why_in_facts(card, why))
    if not played or not left:
        return
    menu.options.append(PASS)
    choice: Option = yield menu.ask(seat, REPLAY, "4.kammi.track1", secret(s), n=left)
    if isinstance(choice, Play):
        reckon(s, seat, choice.card)
        s.then("replay", seat, left - 1, done | 1 << choice.card)
        s.then("card", seat, choice.card)


def grid_cubes(s: Harrow, seat: int) -> None:
    """Law 4.kammi.track2.1: a cube on every row without a token in its black area."""
    colour = s.setting.colour[seat]
    for row in range(KAMMI_BOARD.rows):
        if row != s.kammi.black and s.stock[colour]:
            s.stock[colour] -= 1
            s.kammi.cubes[row] += 1


def draw_goblin_card(s: Harrow, seat: int) -> None:
    """Law 4.kammi.track2.4."""
    s.draw_card(seat)


def swap_figures(s: Harrow, seat: int) -> None:
    """Law 4.kammi.track2.4: Kammi and her goblin change places; dolls stay where they are (R423)."""
    here, there = s.legends[seat]
    if here == there or NOWHERE in (here, there) or not (s.free(seat, here, 0) and s.free(seat, there, 1)):
        return
    s.shift(seat, here, there, 0, 0b01)
    s.legends[seat][1] = there
    s.shift(seat, there, here, 0, 0b10)


declare(Kammi())
