"""Law 5.5.1 and 5.5.2: a campaign, whom it is against, and what it is for. `battle` fights it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.actions.major import Major, can_start, start
from lexludi.games.oath.rules.actions.taking import why_not_take
from lexludi.games.oath.rules.box import data
from lexludi.games.oath.rules.box.codes import BANNERS, CHANCELLOR, DARKEST_SECRET, NOBODY, OFF_MAP
from lexludi.games.oath.rules.box.printed import RELIC_DICE
from lexludi.games.oath.rules.events import Marched
from lexludi.games.oath.rules.options import Pawn
from lexludi.games.oath.rules.powers import ATTACKER, DEFENDER
from lexludi.games.oath.rules.prompts import COUNT, SEAT, SITE, note, prompt
from lexludi.games.oath.rules.state import Oath
from lexludi.games.oath.rules.title import defends_title, title_dice
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.native import mypyc_attr
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import PASS, how_many, whether, whom
from lexludi.parts.options import At, Card

SUPPLY: Final = 2
"""Law 5.5.1.a."""
PAWN: Final = 300
"""The target that is a player's pawn and favor; others are slots, and the numbers of relics and banners."""
PAWN_DICE: Final = data.boards().pawn_dice

WHOM_TO_ATTACK: Final = prompt("defender", N_("Choose whom to attack."))
WHICH_TARGET: Final = prompt(
    "target", N_("Choose what the campaign against {other} is for."), other=SEAT, passes=N_("That is all")
)
HOW_MANY_DICE: Final = prompt(
    "attack-dice",
    N_("Choose how many attack dice your warbands add against {other} (warbands: {n}, defense dice: {dice})."),
    other=SEAT,
    n=COUNT,
    dice=COUNT,
)
JOIN: Final = prompt("join", N_("Join the defense of {other} as an Ally?"), other=SEAT, passes=N_("Stay out of it"))
ALLOW: Final = prompt("allow", N_("Let {other} join your defense as an Ally?"), other=SEAT, passes=N_("Refuse"))
TARGETED: Final = note("targeted", N_("The campaign is for {at}."), at=SITE)
ALLIED: Final = note("allied", N_("{seat} joins the defense of {other}."), other=SEAT)


@mypyc_attr(allow_interpreted_subclasses=True)  # else __new__ would run __init__ in `copy`
class Campaign(Major):
    """A campaign, from the choice of a defender to its end. Rows of two are the attacker's side and the defender's."""

    action = "campaign"

    defender = NOBODY
    against = NOBODY
    """The only player who can be attacked, if there is one."""
    reserves: tuple[int, ...] = ()
    """Sites whose warbands are part of the attacking force."""
    targets: tuple[int, ...] = ()
    allies: tuple[int, ...] = ()
    attack = 0
    defense = 0
    plans: tuple[tuple[int, int], ...] = ()
    """The battle plans used, and who uses each."""
    leaving: tuple[int, ...] = ()
    """Battle plans that are discarded at the end, besides those that always are."""
    instead: tuple[Callable[[Oath, Campaign, int, list[int]], Flow[list[int]]], ...] = ()
    """(state, campaign, side, its plans to be discarded): those that still are, when something else made up."""
    barred = 0
    """The sides that can use no more battle plans."""
    spared = 0
    """The sides that lose nobody when they are defeated, whatever would kill their force."""
    doomed = 0
    """The sides that lose their whole force when they are defeated."""
    heedless = False
    """Whether skulls kill nobody."""
    void_attack: tuple[int, ...] = ()
    void_defense: tuple[int, ...] = ()
    """Faces of dice that count for nothing."""
    roll_twice = False
    """Whether each result of the attack counts twice."""
    halved = False
    """Whether only half of the attack pool is rolled."""
    worth = 1
    """What each sacrificed warband adds to the attack."""
    no_sacrifice = False
    winner = 0
    """ATTACKER or DEFENDER, when it is decided."""
    peaceful = False
    """Whether nobody is killed, because it was decided without a fight."""
    survivors: tuple[tuple[int, int], ...] = ()
    """What is left of the defeated force, and where: a site, or a board."""
    recovered: tuple[int, ...] = ()
    """Facedown relics at targeted sites that are taken by a victory."""
    ends: tuple[Callable[[Oath, Campaign], Flow[None]], ...] = ()
    """What happens when it ends."""
    after: tuple[Callable[[Oath, Campaign], Flow[None]], ...] = ()
    """What its attacker does next, when everybody else has answered it."""

    def __init__(self, attacker: int, place: int) -> None:
        self.seat = attacker
        self.attacker = attacker
        self.place = place
        """The attacker's site, or the one he acts from."""
        self.fallen = [0, 0]
        """The warbands of each side killed so far."""
        self.wards = [NOBODY, NOBODY]
        """The card to which those of a side come who would be killed."""

    def copy_into(self, other: Major) -> None:
        assert isinstance(other, Campaign)
        Campaign.__init__(other, self.attacker, self.place)
        super().copy_into(other)
        other.against = self.against
        other.reserves = self.reserves

    def possible(self, s: Oath) -> bool:
        if s.supply[self.seat] < (0 if self.free else SUPPLY):
            return False
        for power, forbids in m.CANNOT_CAMPAIGN.heard(self.present(s)):
            if forbids(s, power, self.seat) is not None:
                return False
        for seat in range(s.bandits + 1):
            if seat != self.attacker and self.why_not_defender(s, seat) is None and opposed(s, self, seat):
                return True
        return False

    def defenders(self, s: Oath) -> list[int]:
        """Law 5.5.1.b, 5.5.1.c: whom the attacker can choose, and find a target with."""
        foes = [*s.others(self.attacker), s.bandits]
        return [seat for seat in foes if self.why_not_defender(s, seat) is None and opposed(s, self, seat)]

    def why_not_defender(self, s: Oath, seat: int) -> str | None:
        """Law 5.5.1.b: who rules the site, or has a pawn there; a Citizen whom the Chancellor attacks rules no site."""
        if self.against != NOBODY and self.against != seat:
            return "5.5.1.b"
        if seat != s.bandits:
            if s.pawn[seat] == self.place:
                return None
            if self.attacker == CHANCELLOR and s.citizen[seat]:
                return "5.5.1.e"
        return None if s.rules(seat, self.place) else "5.5.1.b"

    # Sides

    def side(self, seat: int) -> int:
        """Which side somebody is on; 0 if on none."""
        if seat == self.attacker:
            return ATTACKER
        return DEFENDER if seat == self.defender or seat in self.allies else 0

    def of_side(self, side: int) -> list[int]:
        return [self.attacker] if side == ATTACKER else [self.defender, *self.allies]

    def enemies_of(self, seat: int) -> list[int]:
        """Law G.23: the other side, as whoever uses a battle plan sees it."""
        return self.of_side(DEFENDER if self.side(seat) == ATTACKER else ATTACKER)

    def shift(self, s: Oath, user: int, n: int) -> None:
        """Law 7.5.4: attack dice more for the attacker, or fewer for the defender's side."""
        if self.side(user) == ATTACKER:
            self.attack += n
            return
        missing = max(0, n - self.attack)
        self.attack = max(0, self.attack - n)
        self.defense += s.setting.spare_dice(missing)

    def target_sites(self) -> list[int]:
        return [target for target in self.targets if target < OFF_MAP]

    # Forces (Law G.25)

    def attackers(self, s: Oath) -> list[tuple[int, int]]:
        """The warbands that attack: how many at which site, and on the board."""
        seat = self.attacker
        colour = s.colour(seat)
        found = [(slot, s.force[colour][slot]) for slot in self.reserves if s.force[colour][slot]]
        if s.board[seat]:
            found.append((OFF_MAP + seat, s.board[seat]))
        return found

    def attacking(self, s: Oath) -> int:
        """How many they are, with the bandits of such sites who count as one's own (Law 7.6.5.c)."""
        count = sum(n for _, n in self.attackers(s))
        if self.reserves and s.has_bandits(self.attacker):
            count += sum(s.bandits_at(slot) for slot in self.reserves)
        return count

    def defending(self, s: Oath) -> list[tuple[int, int]]:
        """Law 5.5.4.b, 5.5.4.c, 5.5.4.e: the warbands of the defense: how many at which site, or on which board."""
        if self.defender == s.bandits:
            return []
        colour = s.colour(self.defender)
        found: list[tuple[int, int]] = []
        sites = self.target_sites()
        if self.defender != s.rebel:
            held = [slot for slot in sites if slot not in self.reserves]
            found = [(slot, s.force[colour][slot]) for slot in held if s.force[colour][slot]]
        for seat in (self.defender, *self.allies):
            if s.board[seat] and (s.pawn[seat] == self.place or s.pawn[seat] in sites):
                found.append((OFF_MAP + seat, s.board[seat]))
        return found

    def bandit_force(self, s: Oath) -> int:
        """Law 2.8.3.b, 7.6.5.c: the bandits of targeted sites, who cannot die; they may fight for a player."""
        if self.defender == s.bandits or s.has_bandits(self.defender):
            return sum(s.bandits_at(slot) for slot in self.target_sites())
        return 0

    def strength(self, s: Oath) -> int:
        """How many warbands and bandits defend."""
        return sum(n for _, n in self.defending(s)) + self.bandit_force(s)


def rebel_of(s: Oath, attacker: int, defender: int) -> int:
    """Law 5.5.1.d, 5.5.1.e: the Citizen who is no Imperial player in a campaign."""
    if defender == s.bandits:
        return NOBODY
    if s.citizen[attacker] and (defender == CHANCELLOR or s.citizen[defender]):
        return attacker
    return defender if attacker == CHANCELLOR and s.citizen[defender] else NOBODY


def opposed(s: Oath, c: Campaign, defender: int) -> bool:
    """Whether there is something to fight that defender for."""
    kept = c.defender, s.rebel
    c.defender = defender
    s.rebel = rebel_of(s, c.attacker, defender)
    possible = completable(s, c)
    c.defender, s.rebel = kept
    return possible


def why_not_campaign(s: Oath, seat: int) -> str | None:
    return None if can_start(s, Campaign(seat, s.pawn[seat])) else "5.5.1.a"


def campaign(s: Oath, seat: int) -> Flow[None]:
    """Law 5.5."""
    return wage(s, Campaign(seat, s.pawn[seat]))


def free_campaign(s: Oath, seat: int, place: int = NOBODY, against: int = NOBODY) -> Campaign:
    """A campaign that spends no supply, as some powers allow."""
    c = Campaign(seat, s.pawn[seat] if place == NOBODY else place)
    c.free = True
    c.against = against
    return c


def wage(s: Oath, c: Campaign) -> Flow[None]:
    """A campaign from its start to its end."""
    from lexludi.games.oath.rules.actions.battle import battle
    from lexludi.games.oath.rules.actions.opposing import refused_defenders

    seat = c.seat
    yield from start(s, c)
    why_not = refused_defenders(s, c) if s.explaining else None
    c.defender = yield from whom(seat, WHOM_TO_ATTACK, c.defenders(s), "5.5.1.b", refused=why_not)
    s.rebel = rebel_of(s, seat, c.defender)
    if not c.free:
        s.spend(seat, SUPPLY)
    s.tell(Marched(seat, c.defender, c.place))
    yield from declare_targets(s, c)
    for power, joins in m.FORCE.heard(c.present(s)):
        joins(s, power, c)
    for target in c.targets:
        c.defense += target_dice(s, c, target)
    if c.defender != s.bandits and defends_title(s, c.defender):  # 2.11.k
        c.defense += title_dice(s)
    known = {"other": c.defender, "n": c.strength(s), "dice": c.defense}
    c.attack += yield from how_many(seat, HOW_MANY_DICE, 0, c.attacking(s), "5.5.2.g", **known)
    yield from gather_allies(s, c)
    for power, begins in m.CAMPAIGN_BEGINS.heard(c.present(s)):
        begins(s, power, c)
    c.attack = max(0, c.attack)
    yield from battle(s, c)


# Targets (Law 5.5.2)


def why_not_target(s: Oath, c: Campaign, target: int) -> str | None:
    """The rule by which something cannot be a target."""
    if target < OFF_MAP:
        if not s.rules(c.defender, target):
            return "5.5.2.b"
    elif s.pawn[c.defender] != c.place:
        return "5.5.2.d" if target == PAWN else "5.5.2.c"
    elif target != PAWN:
        why = why_not_take(s, c.attacker, target, c.ignored)
        if why is not None:
            return why
    for power, forbids in m.CANNOT_TARGET.heard(c.present(s)):
        why = forbids(s, power, c, target)
        if why is not None:
            return why
    return None


def pawn_possible(s: Oath, c: Campaign) -> bool:
    """Law 5.5.2.d: whether the defender's pawn is there and can be a target."""
    return c.defender != s.bandits and s.pawn[c.defender] == c.place and why_not_target(s, c, PAWN) is None


def possible_targets(s: Oath, c: Campaign) -> list[int]:
    """Everything that can still be declared."""
    found = [slot for slot in s.ruled(c.defender) if slot not in c.targets and why_not_target(s, c, slot) is None]
    if c.defender != s.bandits and s.pawn[c.defender] == c.place:
        others = [*s.things(c.defender), PAWN]
        found += [target for target in others if target not in c.targets and why_not_target(s, c, target) is None]
    return found


def place_is_due(s: Oath, c: Campaign) -> bool:
    """Law 5.5.2.f: the site must be a target if the defender rules it, unless it is its warbands that attack."""
    return c.place not in c.reserves and why_not_target(s, c, c.place) is None


def complete(s: Oath, c: Campaign) -> bool:
    """Law 5.5.2.e, 5.5.2.f: something at one's own site is a target, and that site if the defender rules it."""
    if c.place not in c.targets and (PAWN not in c.targets or place_is_due(s, c)):
        return False
    for power, lacks in m.MUST_TARGET.heard(c.present(s)):
        if lacks(s, power, c) is not None:
            return False
    return True


def completable(s: Oath, c: Campaign, above: int = NOBODY) -> bool:
    """Whether targets (those after `above`) can be added until they are complete."""
    if complete(s, c):
        return True
    musts = m.MUST_TARGET.mask & s.up
    if c.place not in c.targets and PAWN not in c.targets:  # 5.5.2.e
        if why_not_target(s, c, c.place) is not None:
            if not pawn_possible(s, c):
                return False
        elif musts and c.place > above and complete_with(s, c, c.place):
            return True
    if not musts:
        return True
    for target in possible_targets(s, c):
        if target > above and leads_on(s, c, target, target):
            return True
    return False


def complete_with(s: Oath, c: Campaign, target: int) -> bool:
    """Whether one target more is all that is missing."""
    targets = c.targets
    c.targets += (target,)
    done = complete(s, c)
    c.targets = targets
    return done


def declare_targets(s: Oath, c: Campaign) -> Flow[None]:
    """Law 5.5.2: any number of targets; what must be one is."""
    from lexludi.games.oath.rules.actions.opposing import refused_targets

    seat = c.attacker
    if place_is_due(s, c):
        add_target(s, c, c.place)
    while True:
        fit = possible_targets(s, c)
        done = complete(s, c)
        if not done and c.place not in c.targets and PAWN not in c.targets:
            fit = [target for target in (c.place, PAWN) if target in fit]  # 5.5.2.e
        if m.MUST_TARGET.mask & s.up:
            fit = [target for target in fit if leads_on(s, c, target)]
        options = [option_of(target) for target in fit]
        if done:
            if not options:
                return
            options.append(PASS)
        why_not = refused_targets(s, c, fit) if s.explaining else None
        choice: Option = yield Ask(seat, WHICH_TARGET, options, "5.5.2.a", refused=why_not, other=c.defender)
        if choice == PASS:
            return
        add_target(s, c, target_of(choice))


def leads_on(s: Oath, c: Campaign, target: int, above: int = NOBODY) -> bool:
    """Whether the targets can be completed with one more (and others after `above`)."""
    targets = c.targets
    c.targets += (target,)
    possible = completable(s, c, above)
    c.targets = targets
    return possible


def add_target(s: Oath, c: Campaign, target: int) -> None:
    for power, pays in m.TARGET_PRICE.heard(c.present(s)):
        pays(s, power, c, target)
    c.targets += (target,)
    if s.log is not None and target < OFF_MAP:
        s.note(c.attacker, TARGETED, "5.5.2.b", at=target)


def option_of(target: int) -> Option:
    if target == PAWN:
        return Pawn()
    return At(target) if target < OFF_MAP else Card(target)


def target_of(option: Option) -> int:
    if isinstance(option, At):
        return option.place
    return option.card if isinstance(option, Card) else PAWN


def target_dice(s: Oath, c: Campaign, target: int) -> int:
    """Law 2.8.3.a, 2.4.2.a, 2.5.2, 5.5.2.d: the defense dice of a target."""
    if target < OFF_MAP:
        dice = 1
    elif target == PAWN:
        dice = PAWN_DICE
    elif target in BANNERS:
        dice = s.tokens[target - DARKEST_SECRET]
    else:
        dice = RELIC_DICE[target]
    for power, more in m.TARGET_DICE.heard(c.present(s)):
        dice += more(s, power, c, target)
    return dice


# Allies (Law 5.5.2.h to 5.5.2.k)


def gather_allies(s: Oath, c: Campaign) -> Flow[None]:
    """The Chancellor joins an Imperial defender; so may Citizens who are there, if the defender lets them."""
    if c.defender == s.bandits or not s.imperial(c.defender):
        return
    if CHANCELLOR not in (c.defender, c.attacker):
        ally(s, c, CHANCELLOR)
    near = [c.place, *c.target_sites()]
    for seat in s.others(c.attacker):
        if seat in (CHANCELLOR, c.defender) or not s.imperial(seat) or s.pawn[seat] not in near:
            continue
        if (yield from whether(seat, JOIN, "5.5.2.i", other=c.defender)) and (
            yield from whether(c.defender, ALLOW, "5.5.2.i", other=seat)
        ):
            ally(s, c, seat)


def ally(s: Oath, c: Campaign, seat: int) -> None:
    c.allies += (seat,)
    s.note(seat, ALLIED, "5.5.2.h", other=c.defender)
