"""The Family: tokens from a bag, upgrades, storms, and buildings to destroy."""

from __future__ import annotations

from typing import Final

from lexludi.games.harrow.factions.family.upgrades import EFFECTS, gain_waiting, offer_upgrades, upgrade
from lexludi.games.harrow.rules.abilities import ability_of, offer_points, spend
from lexludi.games.harrow.rules.box.codes import FIRST_UPGRADE, MOVE, SPAWN, STRENGTHEN
from lexludi.games.harrow.rules.box.printed import BAG_ROW_LENGTH, GRID
from lexludi.games.harrow.rules.cards import may_hold
from lexludi.games.harrow.rules.faction import Faction, declare
from lexludi.games.harrow.rules.options import GiveBack, Keep, Play, Use
from lexludi.games.harrow.rules.prompts import COUNT, TOKEN, note, prompt
from lexludi.games.harrow.rules.state import Harrow
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Option, Pass
from lexludi.locale import N_
from lexludi.parts.asking import PASS, one_of, one_or_none

USE_TOKENS: Final = prompt(
    "tokens",
    N_("Which token do you use? Before you: Move {moves}, Spawn {spawns}, Strengthen {cubes}."),
    moves=COUNT, spawns=COUNT, cubes=COUNT,
    passes=N_("Use no more"),
)  # fmt: skip
GIVE_BACK: Final = prompt("give-back", N_("Which token goes back into the bag? Left: {n}."), n=COUNT)
ALLOT: Final = prompt(
    "allot", N_("Which token goes onto the board? Spaces left: {n}."), n=COUNT, passes=N_("All others into the bag")
)
DREW: Final = note("drew-token", N_("{seat} {seat:draws|draw} a token: {token}."), token=TOKEN)
GAVE_BACK: Final = note("gave-back", N_("{seat} {seat:puts|put} a token back into the bag: {token}."), token=TOKEN)
KEPT: Final = note("kept-token", N_("{seat} {seat:adds|add} a token to the board: {token}."), token=TOKEN)


class Family(Faction):
    name = "family"
    weathers = True  # 1.move.5

    def abilities(self, s: Harrow, seat: int) -> None:
        s.then("tokens", seat)
        s.then("draw_tokens", seat)

    def track(self, s: Harrow, seat: int) -> None:
        s.then("gather_storm", seat, s.camps[seat].scrolls)

    def first_scroll(self, s: Harrow, seat: int) -> None:
        s.then("gather_storm", seat, 1)

    def spawns(self, s: Harrow, seat: int) -> list[int]:
        """Law card.upgrade.distant-tremor: in its turn anywhere within reach of the legend."""
        found = super().spawns(s, seat)
        if s.family.tremor:
            legend = s.legends[seat][0]
            found += [at for at in GRID.within(legend, s.reach(seat, legend)) if at not in found]
        return found

    def played(self, s: Harrow, seat: int, card: int) -> None:
        s.camps[seat].played.append(card)  # 2.upgrade.7

    def collect(self, s: Harrow, seat: int, kind: int) -> None:
        s.family.used[kind] += 1  # 1.cleanup.2.F.1

    def tidy(self, s: Harrow, seat: int) -> None:
        s.family.tremor = False
        s.then("allot", seat)

    def goal(self, s: Harrow, seat: int) -> None:
        s.then("end_storm", seat)


def draw_tokens(s: Harrow, seat: int) -> None:
    """Law 1.jar.ability.F.1, 2.board.F.1, 2.board.F.2: as many as the board says; of more, some go back."""
    board, added = s.setting.bag, len(s.family.board)
    short = board.draws[added]
    for _ in range(board.draws[added]):
        kind = draw(s)
        if kind < 0:
            break
        short -= 1
        s.family.laid[kind] += 1
        s.note(seat, DREW, "1.jar.ability.F.1", token=kind)
    s.then("lay_out", seat)
    s.then("give_back", seat, max(0, board.returns[added] - short))


def draw(s: Harrow) -> int:
    """A token out of the bag, each as likely; -1 if it is empty."""
    bag = s.family.bag
    whole = sum(bag)
    if not whole:
        return -1
    number = s.chance.below(whole)
    kind = 0
    while number >= bag[kind]:
        number -= bag[kind]
        kind += 1
    bag[kind] -= 1
    return kind


def give_back(s: Harrow, seat: int, n: int) -> Flow[None]:
    """Law 2.board.F.1."""
    laid = s.family.laid
    if not n:
        return
    options = [GiveBack(kind) for kind, count in enumerate(laid) if count]
    choice = yield from one_of(seat, GIVE_BACK, options, "2.board.F.1", n=n)
    laid[choice.token] -= 1
    s.family.bag[choice.token] += 1
    s.note(seat, GAVE_BACK, "2.board.F.1", token=choice.token)
    s.then("give_back", seat, n - 1)


def lay_out(s: Harrow, seat: int) -> None:
    """Law 2.upgrade.6: some upgrades go to the attack jar as they are drawn."""
    for kind in range(FIRST_UPGRADE, len(s.family.laid)):
        if s.family.laid[kind]:
            gain_waiting(s, seat, kind)


def tokens(s: Harrow, seat: int) -> Flow[None]:
    """Law 1.jar.ability.F.2, 2.upgrade.1: each token gives its ability once, in any order; and one card."""
    laid = s.family.laid
    menu = Menu(s)
    offer_points(s, seat, menu, laid[MOVE], laid[SPAWN], laid[STRENGTHEN])
    for kind in range(FIRST_UPGRADE, len(laid)):
        if laid[kind]:
            menu.offer(Use(kind))
    offer_upgrades(s, seat, menu)
    hides = any(laid) and may_hold(s, seat)
    if not menu.options and not menu.explains and not hides:
        return
    menu.options.append(PASS)
    choice: Option = yield menu.ask(
        seat, USE_TOKENS, "1.jar.ability.F.2", hides, moves=laid[MOVE], spawns=laid[SPAWN], cubes=laid[STRENGTHEN]
    )
    if isinstance(choice, Pass):
        return
    s.then("tokens", seat)
    if isinstance(choice, Play):
        upgrade(s, seat, choice.card)
    elif isinstance(choice, Use):
        laid[choice.token] -= 1
        use_token(s, seat, choice.token)
    else:
        n = yield from spend(s, seat, choice)
        ability = ability_of(choice)
        laid[ability] -= n
        s.family.used[ability] += n


def use_token(s: Harrow, seat: int, kind: int) -> None:
    """Law 2.upgrade.5: a token does what it does, all of it; then it is for the board or the bag."""
    if kind >= FIRST_UPGRADE:
        s.family.used[kind] += 1
        EFFECTS[kind](s, seat)
        return
    s.family.used[kind] += 1
    s.then("points", seat, int(kind == MOVE), int(kind == SPAWN), int(kind == STRENGTHEN), 0)


def allot(s: Harrow, seat: int) -> Flow[None]:
    """Law 1.cleanup.2.F.2: onto the board, or into the bag; also what was drawn and not used (R404)."""
    drawer = s.family
    for kind in range(len(drawer.laid)):
        drawer.used[kind] += drawer.laid[kind]
        drawer.laid[kind] = 0
    room = BAG_ROW_LENGTH - len(drawer.board)
    if room:
        options = [Keep(kind) for kind, n in enumerate(drawer.used) if n]
        choice = (yield from one_or_none(seat, ALLOT, options, "1.cleanup.2.F.2", n=room)) if options else None
        if choice is not None:
            keep(s, seat, choice.token)
            s.then("allot", seat)
            return
    for kind in range(len(drawer.used)):
        drawer.bag[kind] += drawer.used[kind]
        drawer.used[kind] = 0


def keep(s: Harrow, seat: int, kind: int) -> None:
    """Law 1.cleanup.2.F.2, 2.board.card-symbol: a token comes onto the board; the symbol of a card gives one."""
    s.family.used[kind] -= 1
    s.family.board.append(kind)
    s.note(seat, KEPT, "1.cleanup.2.F.2", token=kind)
    if len(s.family.board) in s.setting.bag.cards:
        s.draw_card(seat)


declare(Family())
