"""Law 5.5.3 to 5.5.8: battle plans, the rolls, and what victory and defeat bring."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.actions.campaign import PAWN, Campaign
from lexludi.games.oath.rules.actions.taking import take
from lexludi.games.oath.rules.actions.travel import Travel, agree_to_pay, go
from lexludi.games.oath.rules.box.codes import (
    CHANCELLOR,
    DOUBLE,
    HOLLOW,
    NOBODY,
    OFF_MAP,
    PURPLE,
    SHIELDS,
    SKULL,
    SWORDS,
    TWO_SHIELDS,
)
from lexludi.games.oath.rules.box.data import Cost
from lexludi.games.oath.rules.events import RolledAttack, RolledDefense, Won
from lexludi.games.oath.rules.options import USES, Use
from lexludi.games.oath.rules.powers import (
    AT_THE_END,
    ATTACKER,
    BATTLE_PLANS,
    DEFENDER,
    WHEN_LOST,
    BattlePlan,
)
from lexludi.games.oath.rules.prompts import COUNT, SEAT, SITE, USED, prompt
from lexludi.games.oath.rules.state import Oath
from lexludi.games.oath.rules.title import title
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import PASS, how_many, whether

NO_PLANS: Final[list[Option]] = []

WHICH_PLAN: Final = prompt("battle-plan", N_("Choose a battle plan to use."), passes=N_("Use no more"))
SACRIFICE: Final = prompt("sacrifice", N_("Sacrifice warbands to win ({n})?"), n=COUNT, passes=N_("Accept defeat"))
WHO_FALLS: Final = prompt("fall", N_("Choose how many warbands fall in {at}; {n} must in all."), at=SITE, n=COUNT)
OCCUPY: Final = prompt("occupy", N_("Choose how many warbands to put in {at}."), at=SITE)
BANISH: Final = prompt("banish", N_("Banish the pawn of {other}?"), other=SEAT, passes=N_("Let it stay"))
BURN_HALF: Final = prompt("burn-half", N_("Burn half of the favor of {other}?"), other=SEAT, passes=N_("Spare it"))


def battle(s: Oath, c: Campaign) -> Flow[None]:
    """Law 5.5.3 to 5.5.8."""
    yield from use_plans(s, c)
    if not c.winner:
        defense = yield from roll_defense(s, c)
        yield from roll_attack(s, c, defense)
    c_loser = DEFENDER if c.winner == ATTACKER else ATTACKER
    winner, loser = c.of_side(c.winner)[0], c.of_side(c_loser)[0]
    s.tell(Won(winner, loser))
    yield from defeat(s, c, c_loser)
    if c.winner == ATTACKER:
        yield from victory(s, c)
    yield from conclude(s, c)


# Battle plans (Law 5.5.3, 7.5)


def use_plans(s: Oath, c: Campaign) -> Flow[None]:
    """Law 5.5.3: the attacker first, then the defender and the Allies; bandits use all they have for nothing."""
    if not s.up & BATTLE_PLANS.mask:
        return
    yield from plans_of(s, c, c.attacker)
    if c.winner:
        return
    if c.defender == s.bandits:
        usable = usable_plans(s, c, s.bandits)
        for card in [card for card in usable if BATTLE_PLANS.says[card].alone][:1] or usable:
            yield from use_plan(s, c, s.bandits, card)
        return
    for seat in (c.defender, *c.allies):
        yield from plans_of(s, c, seat)


def plans_of(s: Oath, c: Campaign, seat: int) -> Flow[None]:
    """Law 5.5.3.a: any of the battle plans that a player rules, each once."""
    while not c.winner:
        usable = usable_plans(s, c, seat)
        if not usable:
            return
        choice: Option = yield Ask(seat, WHICH_PLAN, [*[USES[card] for card in usable], PASS], "5.5.3.a")
        if not isinstance(choice, Use):
            return
        yield from use_plan(s, c, seat, choice.power)


def usable_plans(s: Oath, c: Campaign, seat: int) -> list[int]:
    """Law 7.5: the battle plans that somebody could use now."""
    side = c.side(seat)
    if c.barred & side:
        return []
    found: list[int] = []
    for card, plan in BATTLE_PLANS.heard(c.present(s)):
        if plan.side & side and why_not_plan(s, c, seat, card, plan) is None:
            found.append(card)
    return found


def why_not_plan(s: Oath, c: Campaign, seat: int, card: int, plan: BattlePlan) -> str | None:
    """The rule by which somebody cannot use a battle plan."""
    if seat == s.bandits:
        if c.place == NOBODY or seat not in s.card_rulers(card):
            return "7.5.1"
    elif not s.rules_card(seat, card):
        return "7.5.1"
    for used, user in c.plans:
        if used == card:
            return "5.5.3.c"
        if plan.alone and c.side(user) == c.side(seat):
            return "7.1.3"
    for power, forbids in m.CANNOT_PLAN.heard(c.present(s)):
        why = forbids(s, power, c, seat, card)
        if why is not None:
            return why
    if plan.ready is not None and not plan.ready(s, c, seat, card):
        return "7.1.3"
    cost = plan_cost(s, c, seat, card, plan)
    if seat == s.bandits:
        return None if cost == Cost() else "5.5.3.b"
    return s.why_not_pay(seat, card, cost, plan=True)


def plan_cost(s: Oath, c: Campaign, seat: int, card: int, plan: BattlePlan) -> Cost:
    """What a battle plan costs, with what others add to it."""
    cost = plan.cost
    for power, adds in m.PLAN_COST.heard(c.present(s)):
        secrets, favor = adds(s, power, c, seat, card)
        cost = Cost(cost.favor, cost.secret + secrets, cost.burn_favor + favor, cost.burn_secret)
    return cost


def use_plan(s: Oath, c: Campaign, seat: int, card: int) -> Flow[None]:
    """Law 7.5.3: pay for it, and let it work."""
    plan = BATTLE_PLANS.says[card]
    if seat != s.bandits:
        s.pay(seat, card, plan_cost(s, c, seat, card, plan))
        if s.log is not None:
            s.note(seat, USED, "5.5.3.a", card=card)
    c.plans += ((card, seat),)
    if plan.alone:
        c.barred |= c.side(seat)
    if plan.use is not None:
        flow = plan.use(s, c, seat, card)
        if flow is not None:
            yield from flow


# The rolls (Law 5.5.4, 5.5.5)


def rolled(s: Oath, seat: int, n: int, attack: bool) -> Flow[list[int]]:
    """Attack or defense dice of somebody, which may be rolled once more."""
    dice = s.chance.roll(6, n)
    for power, rerolls in m.ROLLED.heard(s.up):
        dice = yield from rerolls(s, power, seat, attack, dice)
    return dice


def shields(dice: list[int], void: tuple[int, ...]) -> int:
    """Law 5.5.4.a, 5.5.4.d: what defense dice show."""
    total = 0
    doubles = 0
    for face in dice:
        if face in void:
            continue
        if face in SHIELDS:
            total += 1
        elif face == TWO_SHIELDS:
            total += 2
        elif face == DOUBLE:
            doubles += 1
    return total << doubles


def swords(dice: list[int], void: tuple[int, ...], times: int = 1) -> int:
    """Law 5.5.5.b, 5.5.5.c: what attack dice show; two hollow swords are one."""
    halves = 0
    for face in dice:
        if face in void:
            continue
        if face in HOLLOW:
            halves += 1
        elif face in SWORDS:
            halves += 2
        elif face == SKULL:
            halves += 4
    return halves * times // 2


def roll_defense(s: Oath, c: Campaign) -> Flow[int]:
    """Law 5.5.4."""
    dice = yield from rolled(s, c.defender, max(0, c.defense), attack=False)
    total = shields(dice, c.void_defense) + c.strength(s)
    s.tell(RolledDefense(tuple(dice), total))
    return total


def roll_attack(s: Oath, c: Campaign, defense: int) -> Flow[None]:
    """Law 5.5.5: skulls kill at once; then the attacker may sacrifice just as many warbands as victory needs."""
    count = c.attack // 2 if c.halved else c.attack
    dice = yield from rolled(s, c.attacker, count, attack=True)
    times = 2 if c.roll_twice else 1
    attack = swords(dice, c.void_attack, times)
    s.tell(RolledAttack(tuple(dice), attack))
    if not c.heedless:
        yield from fall_attacking(s, c, dice.count(SKULL) * times)
    if attack <= defense and not c.no_sacrifice:
        needed = -(-(defense + 1 - attack) // c.worth)
        if needed <= sum(n for _, n in c.attackers(s)) and (
            yield from whether(c.attacker, SACRIFICE, "5.5.5.d", n=needed)
        ):
            yield from fall_attacking(s, c, needed)
            attack += needed * c.worth
    c.winner = ATTACKER if attack > defense else DEFENDER


# Losses (Law 5.5.6)


def fall_attacking(s: Oath, c: Campaign, n: int) -> Flow[None]:
    """Warbands of the attacking force are killed: from the board, or wherever else they came from."""
    places = c.attackers(s)
    yield from fall(s, c, ATTACKER, c.attacker, places, min(n, sum(count for _, count in places)))


def fall(s: Oath, c: Campaign, side: int, chooser: int, places: list[tuple[int, int]], n: int) -> Flow[None]:
    """So many warbands are killed, from where the chooser says."""
    left = sum(count for _, count in places)
    for place, count in places:
        left -= count
        least, most = max(0, n - left), min(count, n)
        dead = least
        if least < most:
            dead = yield from how_many(chooser, WHO_FALLS, least, most, "5.5.6.a", at=place, n=n)
        slay(s, c, side, place, dead)
        n -= dead


def slay(s: Oath, c: Campaign, side: int, place: int, n: int) -> None:
    """Warbands of a side are killed at a site, or on a board; or they come to lie on a card that saves them."""
    ward = c.wards[side - 1]
    if ward != NOBODY:
        carry_off(s, c, side, place, n, ward)
    elif place >= OFF_MAP:
        c.fallen[side - 1] += s.kill_on_board(place - OFF_MAP, n)
    else:
        c.fallen[side - 1] += s.kill(s.colour(c.of_side(side)[0]), place, n)


def carry_off(s: Oath, c: Campaign, side: int, place: int, n: int, card: int) -> None:
    """Warbands of a side come to lie on a card."""
    colour = s.colour(c.of_side(side)[0])
    if place >= OFF_MAP:
        n = min(n, s.board[place - OFF_MAP])
        s.board[place - OFF_MAP] -= n
    else:
        n = min(n, s.force[colour][place])
        s.force[colour][place] -= n
        s.unsettled = True
    s.capture(card, colour, n)


def defeat(s: Oath, c: Campaign, side: int) -> Flow[None]:
    """Law 5.5.6: the defeated kill half of their force and retreat; then what follows from battle plans."""
    if side == ATTACKER:
        yield from fall_attacking(s, c, losses(c, side, sum(n for _, n in c.attackers(s))))
        c.survivors = tuple(c.attackers(s))
    elif c.defender != s.bandits:
        places = c.defending(s)
        force = sum(n for _, n in places)
        chooser = CHANCELLOR if s.imperial(c.defender) else c.defender  # 5.5.6.e
        yield from fall(s, c, DEFENDER, chooser, places, losses(c, side, force))
        retreat(s, c)
    for card, user in c.plans:
        if c.side(user) == side:
            plan = BATTLE_PLANS.says[card]
            if plan.lost is not None:
                flow = plan.lost(s, c, user, card)
                if flow is not None:
                    yield from flow
            if plan.discard == WHEN_LOST and card in s.home:
                s.discard(c.attacker if user == s.bandits else user, card)
    yield from title(s)


def losses(c: Campaign, side: int, force: int) -> int:
    """Law 5.5.6.a: half of the force, rounded down, unless something spares or dooms it."""
    if c.peaceful or c.spared & side:
        return 0
    return force if c.doomed & side else force // 2


def retreat(s: Oath, c: Campaign) -> None:
    """Law 5.5.6.b, 5.5.6.f: survivors at targeted sites go to the defender's board, purple ones to the Chancellor's."""
    survivors = c.defending(s)
    colour = s.colour(c.defender)
    home = CHANCELLOR if colour == PURPLE else c.defender
    for slot, n in survivors:
        if slot < OFF_MAP:
            s.force[colour][slot] = 0
            s.board[home] += n
            s.unsettled = True
    c.survivors = tuple((OFF_MAP + home if place < OFF_MAP else place, n) for place, n in survivors)


# Victory of the attacker (Law 5.5.7)


def victory(s: Oath, c: Campaign) -> Flow[None]:
    """Law 5.5.7: sites, then relics and banners, then the pawn and its favor."""
    seat = c.attacker
    if s.why_not_place(seat) is None:
        for slot in c.target_sites():
            if s.board[seat]:
                n = yield from how_many(seat, OCCUPY, 0, s.board[seat], "5.5.7.I", at=slot)
                if n:
                    s.place(seat, slot, n)
    yield from title(s)
    things = [*[target for target in c.targets if OFF_MAP <= target < PAWN], *c.recovered]
    if things:
        yield from take(s, seat, things)  # 5.5.7.II
    if PAWN in c.targets:
        yield from banish(s, c)


def banish(s: Oath, c: Campaign) -> Flow[None]:
    """Law 5.5.7.III: the attacker may send the pawn away, and may burn half of the favor."""
    seat, loser = c.attacker, c.defender
    way = Travel(loser, s.pawn[loser])
    way.free = True
    way.forced = True
    if way.reachable(s) and (yield from whether(seat, BANISH, "5.5.7.III.a", other=loser)):
        yield from agree_to_pay(s, way)
        yield from go(s, way, seat)
    half = s.favor[loser] // 2
    if half and (yield from whether(seat, BURN_HALF, "5.5.7.III.b", other=loser)):
        s.burn_favor(loser, half)


# The end (Law 5.5.8)


def conclude(s: Oath, c: Campaign) -> Flow[None]:
    """Law 5.5.8: what follows from the victor's battle plans; then plans are discarded that say so."""
    for card, user in c.plans:
        plan = BATTLE_PLANS.says[card]
        if c.side(user) == c.winner and plan.won is not None:
            flow = plan.won(s, c, user, card)
            if flow is not None:
                yield from flow
    s.rebel = NOBODY
    yield from title(s)
    for side in (ATTACKER, DEFENDER):
        yield from discard_plans(s, c, side)
    for ends in c.ends:
        yield from ends(s, c)
    for power, hears in m.CAMPAIGN_OVER.heard(s.up):
        yield from hears(s, power, c)
    for follows in c.after:
        yield from follows(s, c)


def discard_plans(s: Oath, c: Campaign, side: int) -> Flow[None]:
    """Law 5.5.8.b: the plans of a side that say so, unless something else makes up for them."""
    users = {card: user for card, user in c.plans if c.side(user) == side and card in s.home}
    due = [card for card in users if BATTLE_PLANS.says[card].discard == AT_THE_END or card in c.leaving]
    for makes_up in c.instead:
        due = yield from makes_up(s, c, side, due)
    for card in due:
        s.discard(c.attacker if users[card] == s.bandits else users[card], card)
