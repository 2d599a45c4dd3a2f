"""Law 4.2: moving."""

from __future__ import annotations

from functools import partial
from typing import Final

from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import BIRD, CLEARINGS, PLACES, WARRIOR, WOODLAND
from lexludi.games.root.rules.box.printed import plan
from lexludi.games.root.rules.drawing import draw_cards
from lexludi.games.root.rules.events import PawnMoved
from lexludi.games.root.rules.ground import PLACES_IN
from lexludi.games.root.rules.options import Ferry, Move
from lexludi.games.root.rules.places.ferry import SAILED, ferry_at, sail, shores, why_not_sail
from lexludi.games.root.rules.prompts import PLACE, SUIT, prompt, reason
from lexludi.games.root.rules.removal import WHICH_FIRST, Removal
from lexludi.games.root.rules.services import swims
from lexludi.games.root.rules.state import Root
from lexludi.kernel.ask import Flow, Menu
from lexludi.kernel.options import Forbids, Option, because
from lexludi.locale import N_
from lexludi.parts.asking import PASS
from lexludi.parts.triggers import Trigger, one_by_one

MOST: Final = 25
MOVES: Final = [[[Move(o, t, n) for n in range(1, MOST + 1)] for t in range(PLACES)] for o in range(PLACES)]
"""Every move there is, made once: options are frozen, so all matches share them."""
UP_TO: Final = [[[moves[:count] for count in range(MOST + 1)] for moves in row] for row in MOVES]
"""The moves of one to so many warriors."""
MARCHES: Final = {
    name: [
        [[move for to in near for move in UP_TO[origin][to][count]] for count in range(MOST + 1)]
        for origin, near in enumerate(plan(name).paths)
    ]
    for name in data.maps()
}
"""The same along all paths of a map at once, by origin and number of warriors."""


def why_not_move(s: Root, seat: int, origin: int, to: int) -> str | None:
    """The rule that forbids that seat's warriors to go from one adjacent clearing to another."""
    if s.ruled[origin] != seat and s.ruled[to] != seat and not heedless(s, seat, origin, to):
        return "4.2.1"
    return why_not_enter(s, seat, origin, to)


def heedless(s: Root, seat: int, origin: int, to: int) -> bool:
    """Whether that seat may go there whoever rules."""
    if seat == s.setting.nimble or upstream(s, seat, origin, to):  # 13.2.3
        return True
    for effect, ignores in s.setting.moments.heedless:
        if s.effects[seat] & effect and ignores(s, seat, origin, to):
            return True
    return False


def upstream(s: Root, seat: int, origin: int, to: int) -> bool:
    """Law 11.2.2: whether that seat follows a river there, whoever rules."""
    return seat == s.setting.company and to in s.setting.plan.rivers[origin]


def why_not_enter(s: Root, seat: int, origin: int, to: int) -> str | None:
    """What keeps warriors where they are, or out of a clearing, whoever rules."""
    if s.scorched and s.scorched >> to & 1:
        return "D.6.2"
    return why_not_leave(s, seat, origin)


def why_not_leave(s: Root, seat: int, origin: int) -> str | None:
    """What keeps warriors where they are."""
    for ban in s.setting.leave_bans:
        why: str | None = ban(s, seat, origin)
        if why is not None:
            return why
    return None


def offer_moves(s: Root, seat: int, menu: Menu, suit: int = -1) -> None:
    """Law 4.2: every move of that seat; with `suit`, only out of clearings that match it (a bird matches all)."""
    setting = s.setting
    origins = s.armies[seat] & s.suited[suit]
    if (
        menu.explains
        or s.scorched
        or s.effects[seat] & setting.moments.roaming
        or (setting.adjoining[seat] and by_other_ways(s, seat))
    ):
        offer_each_move(s, seat, menu, origins)
    else:
        offer_marches(s, seat, menu, free_to_leave(s, seat, origins) if setting.leave_bans else origins)
    if menu.explains:
        refuse_moves(s, seat, menu, suit)
    if s.landmarks:
        offer_ferry(s, seat, menu, suit)


def by_other_ways(s: Root, seat: int) -> bool:
    """Whether that seat's warriors go elsewhere than along paths."""
    return seat == s.setting.burrower or swims(s, seat)


def free_to_leave(s: Root, seat: int, origins: int) -> int:
    """Of these places, one bit each, those that nothing keeps warriors in."""
    for origin in PLACES_IN[origins]:
        if why_not_leave(s, seat, origin) is not None:
            origins ^= 1 << origin
    return origins


def offer_marches(s: Root, seat: int, menu: Menu, origins: int) -> None:
    """Law 4.2.1: along all paths out of clearings that the seat rules, and out of the others into those."""
    options = menu.options
    warriors = s.warriors[seat]
    plan = s.setting.plan
    realm = WOODLAND if seat == s.setting.nimble else s.realm[seat]  # 13.2.3
    as_printed = realm if s.paths is plan.paths and not plan.redrawn else 0
    marches = MARCHES[plan.id]
    for origin in PLACES_IN[origins]:
        if as_printed >> origin & 1:
            options += marches[origin][warriors[origin]]
            continue
        ways = UP_TO[origin]
        near = s.nearby[origin]
        for to in PLACES_IN[near if realm >> origin & 1 else near & realm]:
            options += ways[to][warriors[origin]]


def offer_each_move(s: Root, seat: int, menu: Menu, origins: int) -> None:
    """Law 4.2: the same where more than rule and paths is to be heeded, or refusals are to be told."""
    for origin in PLACES_IN[origins]:
        count = s.warriors[seat][origin]
        for to in s.neighbours(seat, origin):
            why = why_not_move(s, seat, origin, to)
            if why is None:
                menu.options += UP_TO[origin][to][count]
            elif menu.explains:
                menu.refuse(MOVES[origin][to][0], why_in_facts(origin, to, why))


RULES_NEITHER: Final = reason(
    "rules-neither", N_("you rule neither {origin} nor {to}, and must rule one of them."), origin=PLACE, to=PLACE
)
BURNT: Final = reason("burnt", N_("nobody can move {to.into}: it is scorched."), to=PLACE)
HELD: Final = reason("held", N_("your warriors cannot leave {origin} now."), origin=PLACE)
NOT_ADJACENT: Final = reason(
    "not-adjacent", N_("no path leads {origin.out} {to.into}."), plain=True, origin=PLACE, to=PLACE
)
NO_WARRIORS: Final = reason("no-warriors", N_("you have no warriors {origin.inside}."), plain=True, origin=PLACE)
OTHER_SUIT: Final = reason("other-suit", N_("only warriors in clearings of the suit {suit} may go."), suit=SUIT)


def why_in_facts(origin: int, to: int, why: str) -> Forbids:
    """What forbids a move along a path, as a player would say it."""
    if why == "4.2.1":
        return because(why, RULES_NEITHER, origin=origin, to=to)
    if why == "D.6.2":
        return because(why, BURNT, to=to)
    if why == "C.2.5":
        return because(why, SAILED)
    return because(why, HELD, origin=origin)


def refuse_moves(s: Root, seat: int, menu: Menu, suit: int) -> None:
    """What nobody would look for in a list, but may click: where no path leads, and where one has nobody."""
    for origin in CLEARINGS:
        near = s.neighbours(seat, origin)
        if not s.warriors[seat][origin]:
            for to in near:
                menu.refuse(MOVES[origin][to][0], because("4.2", NO_WARRIORS, origin=origin))
        elif suit >= 0 and suit != BIRD and not s.is_suit(origin, suit):
            for to in near:
                menu.refuse(MOVES[origin][to][0], because("4.2", OTHER_SUIT, suit=suit))
        else:
            for to in CLEARINGS:
                if to != origin and to not in near:
                    menu.refuse(MOVES[origin][to][0], because("4.2", NOT_ADJACENT, origin=origin, to=to))


def offer_ferry(s: Root, seat: int, menu: Menu, suit: int = -1) -> None:
    """Law C.2.5."""
    origin = ferry_at(s)
    count = s.warriors[seat][origin] if origin else 0
    if not count or (suit >= 0 and suit != BIRD and not s.is_suit(origin, suit)):
        return
    for to in shores(s, origin):
        why = why_not_sail(s) or why_not_move(s, seat, origin, to)
        for n in range(1, count + 1):
            menu.offer(Ferry(origin, to, n), why)
            if why is not None and menu.explains:
                menu.tell(Ferry(origin, to, n), why_in_facts(origin, to, why))


def can_move(s: Root, seat: int, suit: int = -1) -> bool:
    """Whether that seat has any move at all."""
    origins = s.armies[seat] & s.suited[suit]
    if not s.scorched and not s.setting.leave_bans:
        realm = s.realm[seat]
        for origin in PLACES_IN[origins]:
            near = s.nearby[origin]
            if near & realm or (near and realm >> origin & 1):
                return True
    for origin in PLACES_IN[origins]:  # by water, from the Burrow, or whoever rules
        for to in s.neighbours(seat, origin):
            if why_not_move(s, seat, origin, to) is None:
                return True
    if s.landmarks:
        probe = Menu(s)
        offer_ferry(s, seat, probe, suit)
        return bool(probe.options)
    return False


class March:
    """Warriors on their way from one clearing to another, and what goes along; `mover` is who moves them."""

    __slots__ = ("count", "led", "mover", "origin", "owner", "relics", "to")

    def __init__(self, mover: int, owner: int, origin: int, to: int, count: int) -> None:
        self.mover = mover
        self.owner = owner
        self.origin = origin
        self.to = to
        self.count = count
        """The warriors, without a pawn."""
        self.led = False
        """Whether one of them is the warlord (14.2.2)."""
        self.relics: list[int] = []
        """The relics that they carry (15.2.4)."""


def move(s: Root, seat: int, origin: int, to: int, count: int) -> Flow[None] | None:
    """Law 4.2: the warriors go, and whoever minds is heard."""
    return go_on_foot(s, March(seat, seat, origin, to, count))


def go_on_foot(s: Root, march: March) -> Flow[None] | None:
    """Law 4.2: along a path, or however else a clearing is adjacent."""
    setting = s.setting
    if setting.on_setting_out or setting.on_path or setting.on_passed:
        return go_step_by_step(s, march)
    return arrive(s, march, [])


def go_step_by_step(s: Root, march: March) -> Flow[None]:
    """The same where somebody minds how they go."""
    yield from set_out(s, march)
    yield from go_along_path(s, march)
    flow = arrive(s, march, [])
    if flow is not None:
        yield from flow
    for passed in s.setting.on_passed:
        flow = passed(s, march)
        if flow is not None:
            yield from flow


def follow(s: Root, march: March) -> Flow[None]:
    """Warriors go where a pawn has led them; what waits on its path is the pawn's to meet (ruling R148)."""
    yield from set_out(s, march)
    flow = arrive(s, march, [])
    if flow is not None:
        yield from flow


def go_by_ferry(s: Root, march: March) -> Flow[None]:
    """Law C.2.5: across the water, and whoever moved them draws a card."""
    sail(s, march.to)
    yield from set_out(s, march)
    draw = Trigger("C.2.5", (march.mover, march.to), partial(draw_cards, s, march.mover, 1))
    flow = arrive(s, march, [draw])
    if flow is not None:
        yield from flow


def go_along_path(s: Root, march: March) -> Flow[None]:
    """What lies in wait on a path for those who go along it."""
    if s.setting.on_path and march.to in s.paths[march.origin]:
        for met in s.setting.on_path:
            flow = met(s, march)
            if flow is not None:
                yield from flow


def waylay(s: Root, march: March, by: int) -> Flow[None]:
    """One of the moving pieces is removed on the path: as their owner's board has it, or else a warrior (R148)."""
    flow = s.boards[march.owner].waylaid(s, march, by)
    return lose_on_the_way(s, march, by) if flow is None else flow


def lose_on_the_way(s: Root, march: March, by: int) -> Flow[None]:
    """A warrior falls before he arrives; the warlord falls in battle only (14.2.2)."""
    if march.count > march.led:
        march.count -= 1
        removal = Removal(s.active)
        removal.take_on_the_way(s, by, march.owner, WARRIOR, march.origin)
        yield from removal.resolve(s)


def why_not_arrive(s: Root, to: int) -> str | None:
    """What keeps a pawn out of a clearing, wherever it comes from."""
    return "D.6.2" if s.scorched >> to & 1 else None


def move_pawn(s: Root, seat: int, to: int) -> None:
    """A pawn goes, and whoever waits for it is heard."""
    if s.log is not None:
        s.tell(PawnMoved(seat, s.pawns[seat], to))
    s.stand(seat, to)
    for arrived in s.setting.on_arrived:
        arrived(s, seat, to)


def set_out(s: Root, march: March) -> Flow[None]:
    """Who or what goes along."""
    for along in s.setting.on_setting_out:
        flow = along(s, march)
        if flow is not None:
            yield from flow


def arrive(s: Root, march: March, triggers: list[Trigger]) -> Flow[None] | None:
    """Those who are left enter the clearing; what that sets off is put in order by the player on turn (1.1.3)."""
    if not march.count:
        return None
    s.shift(march.mover, march.owner, march.origin, march.to, march.count)
    for came in s.setting.on_moved:
        came(s, march)
    for entered in s.setting.on_entered:
        entered(s, march, triggers)
    return one_by_one(s.active, WHICH_FIRST, "1.1.3", triggers=triggers) if triggers else None


def take_move(s: Root, seat: int, choice: Option) -> Flow[None] | None:
    """How a chosen move is made, by path or by ferry; None if no move was chosen."""
    if type(choice) is Move:
        return go_on_foot(s, March(seat, seat, choice.origin, choice.to, choice.count))
    if type(choice) is Ferry:
        return go_by_ferry(s, March(seat, seat, choice.origin, choice.to, choice.count))
    return None


WHICH_MOVE: Final = prompt("move", N_("Choose a move."), passes=N_("Stop moving"))


def ask_move(s: Root, seat: int, law: str, may_stop: bool, suit: int = -1) -> Flow[Option]:
    """Ask for one move and make it; returns the choice (Pass where the player stops)."""
    menu = Menu(s)
    offer_moves(s, seat, menu, suit)
    if may_stop:
        menu.options.append(PASS)
    choice: Option = yield menu.ask(seat, WHICH_MOVE, law)
    flow = take_move(s, seat, choice)
    if flow is not None:
        yield from flow
    return choice
