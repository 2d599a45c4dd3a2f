"""The denizens of the Arcane."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.cards.helpers import (
    a_favor,
    a_secret,
    any_favor,
    discard_all,
    draws,
    favor_of_a_bank,
    heedless,
    kill_at,
    may_become_citizen,
    shift,
    spared,
)
from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.actions.battle import shields, swords
from lexludi.games.oath.rules.actions.campaign import Campaign
from lexludi.games.oath.rules.actions.citizens import FAVOR, SECRETS
from lexludi.games.oath.rules.actions.play import play
from lexludi.games.oath.rules.actions.recover import Recover
from lexludi.games.oath.rules.actions.search import Search
from lexludi.games.oath.rules.actions.trade import Muster, Trade
from lexludi.games.oath.rules.actions.travel import Travel
from lexludi.games.oath.rules.box.codes import ARCANE as ARCANE_SUIT
from lexludi.games.oath.rules.box.codes import (
    BEAST,
    CHANCELLOR,
    CONSPIRACY,
    DARKEST_SECRET,
    HEARTH,
    HOLLOW,
    NO_SUIT,
    NOBODY,
    NOMAD,
    ORDER,
    RELICS,
    RELIQUARY,
    SECRET,
    SITES,
    SKULL,
    SLOTS_OF,
)
from lexludi.games.oath.rules.box.printed import COST, SUIT
from lexludi.games.oath.rules.events import Hid, Peeked
from lexludi.games.oath.rules.options import Facedown
from lexludi.games.oath.rules.powers import (
    ActionPower,
    BattlePlan,
    OnMuster,
    OnRecover,
    OnSearch,
    OnTrade,
    OnTravel,
    Persistent,
    Power,
    WhenPlayed,
)
from lexludi.games.oath.rules.prompts import COUNT, SEAT, USED, WHICH_CARD, WHOSE, prompt
from lexludi.games.oath.rules.state import Oath
from lexludi.games.oath.rules.title import title
from lexludi.kernel.ask import Flow
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import how_many, one_of, one_or_none, whether, which_card, whom
from lexludi.parts.options import At, Give, Whom

# Actions


def alchemist(s: Oath, seat: int, card: int) -> Flow[None]:
    """Four favor, each from any bank."""
    for _ in range(4):
        yield from favor_of_a_bank(s, seat, 1)


def wizard_school(s: Oath, seat: int, card: int) -> Flow[None]:
    """A secret, and the Act Phase is over."""
    s.gain_secrets(seat, 1)
    s.acting = False
    yield from ()


def tamable(s: Oath, seat: int) -> list[int]:
    """Cards of the Beast and the Nomads at one's site."""
    return [card for card in s.cards[s.pawn[seat]] if SUIT[card] in (BEAST, NOMAD) and not s.locked(seat, card)]


def anything_to_tame(s: Oath, seat: int, card: int) -> bool:
    return bool(tamable(s, seat))


def taming_charm(s: Oath, seat: int, card: int) -> Flow[None]:
    """Discard it, for two favor of its bank; what lies on it comes to the bank before."""
    tamed = yield from which_card(seat, WHICH_CARD, tamable(s, seat), "7.1.3")
    s.discard(seat, tamed)
    s.gain_favor(seat, SUIT[tamed], 2)


WHOM_TO_QUESTION: Final = prompt("question", N_("Choose the facedown adviser to look at."))


def suspects(s: Oath, seat: int) -> list[Facedown]:
    """Facedown advisers of the players at one's site."""
    return [Facedown(other, n) for other in s.beside(seat) for n in range(len(s.hidden[other]))]


def anybody_to_question(s: Oath, seat: int, card: int) -> bool:
    return bool(suspects(s, seat))


def inquisitor(s: Oath, seat: int, card: int) -> Flow[None]:
    """A Conspiracy that is found becomes one's own to play or discard; anybody else is paid for the trouble."""
    choice = yield from one_of(seat, WHOM_TO_QUESTION, suspects(s, seat), "7.1.3")
    other = choice.seat
    found = s.hidden[other][choice.which]
    s.look(seat, found)
    s.tell(Peeked(seat, (found,)))
    if found == CONSPIRACY:
        s.look(other, found)
        yield from play(s, Search(seat, turned=True), found, s.hidden[other])
        if found in s.out:
            s.looked.pop(found)
        yield from title(s)
        return
    s.favor_on[card] -= 1
    if not s.favor_on[card]:
        del s.favor_on[card]
    s.receive(other, 1)


WHERE_TO_KILL: Final = prompt("terror", N_("Choose where a warband is killed: at a site, or on a board."))


def frightened(s: Oath, seat: int) -> list[Option]:
    """Sites of one's region with warbands, and players there with warbands on their boards."""
    region = s.region(seat)
    found: list[Option] = [At(slot) for slot in SLOTS_OF[region] if s.occupied(slot)]
    found += [Whom(other) for other in range(s.players) if s.region(other) == region and s.board[other]]
    return found


def can_frighten(s: Oath, seat: int, card: int) -> bool:
    return s.secret_holder() == seat and bool(frightened(s, seat))


def terror_spells(s: Oath, seat: int, card: int) -> Flow[None]:
    """Two warbands of the region are killed, one's own or others'."""
    for _ in range(2):
        places = frightened(s, seat)
        if not places:
            return
        choice = yield from one_of(seat, WHERE_TO_KILL, places, "G.28")
        if isinstance(choice, At):
            yield from kill_at(s, seat, choice.place, 1)
        elif isinstance(choice, Whom):
            s.kill_on_board(choice.seat, 1)


HOW_MANY_PAIRS: Final = prompt("blood-pact", N_("Choose how many secrets to gain, for two warbands each."))


def two_warbands(s: Oath, seat: int, card: int) -> bool:
    return s.board[seat] >= 2


def blood_pact(s: Oath, seat: int, card: int) -> Flow[None]:
    pairs = yield from how_many(seat, HOW_MANY_PAIRS, 0, s.board[seat] // 2, "7.1.3")
    s.kill_on_board(seat, 2 * pairs)
    s.gain_secrets(seat, pairs)


def plague_engines(s: Oath, seat: int, card: int) -> Flow[None]:
    """Everybody pays a favor for each site he rules."""
    for player in range(s.players):
        n = min(s.favor[player], len(s.ruled(player)))
        s.favor[player] -= n
        s.to_bank(ARCANE_SUIT, n)
    yield from ()


WHOSE_DREAM: Final = prompt("dream", N_("Choose the facedown advisers that are swapped."))


def dreamers(s: Oath, but: int = NOBODY) -> list[Facedown]:
    """All facedown advisers, but for those of one player."""
    return [Facedown(p, n) for p in range(s.players) if p != but for n in range(len(s.hidden[p]))]


def two_dreamers(s: Oath, seat: int, card: int) -> bool:
    return len([1 for row in s.hidden if row]) >= 2


def dream_thief(s: Oath, seat: int, card: int) -> Flow[None]:
    """Two facedown advisers change places; whoever had one still knows it."""
    one = yield from one_of(seat, WHOSE_DREAM, dreamers(s), "7.1.3")
    two = yield from one_of(seat, WHOSE_DREAM, dreamers(s, one.seat), "7.1.3")
    first, second = s.hidden[one.seat][one.which], s.hidden[two.seat][two.which]
    s.look(one.seat, first)
    s.look(two.seat, second)
    s.hidden[one.seat][one.which], s.hidden[two.seat][two.which] = second, first
    s.tell(Hid(one.seat, second))
    s.tell(Hid(two.seat, first))


ADD_OR_BURN: Final = prompt(
    "vault", N_("Add a secret to the Darkest Secret, or burn one of its secrets?"), passes=N_("Burn a secret")
)


def forgotten_vault(s: Oath, seat: int, card: int) -> Flow[None]:
    """A secret more or fewer on the Darkest Secret; the last one stays."""
    adds = s.tokens[SECRET] <= 1 or (yield from whether(seat, ADD_OR_BURN, "7.1.3"))
    s.tokens[SECRET] += 1 if adds else -1


WITH_WHOM: Final = prompt("bargain-with", N_("Choose a player to bargain with."), passes=N_("Enough"))
WHICH_WAY: Final = prompt("bargain", N_("Give {other} a secret for two favor, or two favor for a secret?"), other=SEAT)
A_SECRET: Final = Give(SECRETS, 1)
TWO_FAVOR: Final = Give(FAVOR, 2)


def bargains(s: Oath, seat: int, other: int, made: dict[int, Give]) -> list[Give]:
    """What can be given to a player: not what was taken from him before, or there would be no end of it."""
    found: list[Give] = []
    if s.all_secrets(seat) and s.favor[other] >= 2 and s.why_not_give_secrets(seat) is None:
        found.append(A_SECRET)
    if s.purse(seat) >= 2 and s.all_secrets(other):
        found.append(TWO_FAVOR)
    return [gift for gift in found if made.get(other, gift) == gift]


def anybody_to_bargain_with(s: Oath, seat: int, card: int) -> bool:
    return any(bargains(s, seat, other, {}) for other in s.beside(seat))


def witchs_bargain(s: Oath, seat: int, card: int) -> Flow[None]:
    """A secret for two favor, or two favor for a secret, as often as one likes; nobody is asked for consent."""
    made: dict[int, Give] = {}
    while True:
        partners = [Whom(other) for other in s.beside(seat) if bargains(s, seat, other, made)]
        if not partners:
            return
        partner = yield from one_or_none(seat, WITH_WHOM, partners, "7.1.3")
        if partner is None:
            return
        other = partner.seat
        gift = yield from one_of(seat, WHICH_WAY, bargains(s, seat, other, made), "7.1.3", other=other)
        made[other] = gift
        if gift == A_SECRET:
            s.give_secrets(seat, other, 1)
            s.take_favor(seat, other, 2)
        else:
            s.give_favor(seat, other, 2)
            s.take_secrets(seat, other, 1)


# When played


def dazzle(s: Oath, seat: int, card: int) -> Flow[None]:
    """All cards of the Hearth and of Order leave the region."""
    dazzled = [other for slot in SLOTS_OF[s.region(seat)] for other in s.cards[slot] if SUIT[other] in (HEARTH, ORDER)]
    yield from discard_all(s, seat, [other for other in dazzled if not s.locked(seat, other)])


HOW_MUCH_TO_BURN: Final = prompt("revelation", N_("Choose how much favor to burn, for a secret each."))


def revelation(s: Oath, seat: int, card: int) -> Flow[None]:
    """Everybody in turn order may burn favor for secrets."""
    for player in range(s.players):
        n = yield from how_many(player, HOW_MUCH_TO_BURN, 0, s.purse(player), "7.1.3")
        s.burn_favor(player, n)
        s.gain_secrets(player, n)


def known(s: Oath, seat: int) -> int:
    """The secrets of a player, those on cards included: only the active player's lie there."""
    return s.all_secrets(seat) + (sum(s.secrets_on.values()) if seat == s.active else 0)


def bewitch(s: Oath, seat: int, card: int) -> Flow[None]:
    if known(s, seat) > known(s, CHANCELLOR):
        yield from may_become_citizen(s, seat)


# Modifiers


def augury(s: Oath, search: Search, card: int) -> None:
    search.draws += 1


def stargazing(s: Oath, search: Search, card: int) -> bool:
    return not search.turned and s.pawn[search.seat] == s.slot_of(card)


def observatory(s: Oath, search: Search, card: int) -> None:
    search.everywhere = True


def magicians_code(s: Oath, recover: Recover, card: int) -> None:
    """Two secrets more on the Darkest Secret."""
    recover.gift += 2
    recover.secret_only = True


SITE_POWERS: Final = (1 << RELIQUARY) - (1 << SITES)


def portal(s: Oath, travel: Travel, card: int) -> None:
    """From its site, or to it: no supply, and no power of a site."""
    slot = s.slot_of(card)
    travel.free = True
    travel.ignored |= SITE_POWERS
    if slot != travel.origin:
        travel.only = (slot,)


def initiation_rite(s: Oath, muster: Muster, card: int) -> None:
    muster.with_secret = True


def a_lone_favor_doubled(s: Oath, trade: Trade, card: int, gain: int, brings: list[int]) -> None:
    if brings[0] == 1:
        brings[0] = 2


def secret_signal(s: Oath, trade: Trade, card: int) -> None:
    trade.more.append(a_lone_favor_doubled)


def acting_troupe(s: Oath, trade: Trade, card: int) -> None:
    """It plays a Beast, or somebody of Order: whichever one trades with."""
    trade.disguise = (ARCANE_SUIT, (BEAST, ORDER))


def in_the_library(s: Oath, trade: Trade, card: int) -> bool:
    return s.pawn[trade.seat] == s.slot_of(card)


def map_library(s: Oath, trade: Trade, card: int) -> None:
    """Cards of the whole region."""
    here = s.pawn[trade.seat]
    trade.places = (here, *[slot for slot in SLOTS_OF[s.region(trade.seat)] if slot != here])


def undisguised(s: Oath, trade: Trade, card: int) -> bool:
    """Whether no other adviser has a part in the trade yet."""
    return s.players > 1 and not any(used in s.advisers[trade.seat] for used in trade.used)


def master_of_disguise(s: Oath, trade: Trade, card: int) -> None:
    """One's own advisers do not count."""
    for adviser in s.advisers[trade.seat]:
        trade.ignored |= 1 << adviser
    trade.advisers = s.others(trade.seat)[0]


def disguised_as(s: Oath, trade: Trade, card: int) -> Flow[None]:
    """Those of another player do."""
    trade.advisers = yield from whom(trade.seat, WHOSE, s.others(trade.seat), "7.1.3")


# Battle plans


def side_has_darkest_secret(s: Oath, c: Campaign, user: int, card: int) -> bool:
    """Law 5.5.3.d: anybody of the side that uses the plan."""
    return s.secret_holder() in c.of_side(c.side(user))


def rusting_ray(s: Oath, c: Campaign, user: int, card: int) -> None:
    """Hollow swords are nothing."""
    c.void_attack.extend(HOLLOW)


HOW_MANY_KIN: Final = prompt("kindred", N_("Choose by how many attack dice your kindred help."))


def kindred_warriors(s: Oath, c: Campaign, user: int, card: int) -> Flow[None]:
    """Dice for the other suits among the cards that one's side rules, and no skulls."""
    heedless(s, c, user, card)
    ruled = [other for seat in c.of_side(c.side(user)) for other in s.ruled_cards(seat)]
    kin = {SUIT[other] for other in ruled} - {ARCANE_SUIT, NO_SUIT}
    n = yield from how_many(user, HOW_MANY_KIN, 0, len(kin), "7.1.3")
    c.shift(s, user, n)


def cracking_ground(s: Oath, c: Campaign, user: int, card: int) -> None:
    """A die for each targeted site."""
    c.shift(s, user, len(c.target_sites()))


def any_ground(s: Oath, c: Campaign, user: int, card: int) -> bool:
    return bool(c.target_sites())


# Persistent powers


def gleaming_armor(s: Oath, power: int, c: Campaign, user: int, plan: int) -> tuple[int, int]:
    """A secret more for each plan of the side its holder fights."""
    side = c.side(s.owner(power))
    return (1, 0) if side and side != c.side(user) else (0, 0)


ATTACK_AGAIN: Final = prompt(
    "attack-again", N_("Roll again? The dice show swords: {n}, skulls: {skulls}."), n=COUNT, skulls=COUNT,
    passes=N_("Leave it so"),
)  # fmt: skip
DEFEND_AGAIN: Final = prompt(
    "defend-again", N_("Roll again? The dice show shields: {n}."), n=COUNT, passes=N_("Leave it so")
)


def jinx(s: Oath, power: int, seat: int, attack: bool, dice: list[int]) -> Flow[list[int]]:
    """Whoever rules it may roll all dice once more."""
    if not dice or seat == s.bandits or not s.rules_card(seat, power):
        return dice
    if s.why_not_pay(seat, power, COST[power]) is not None:
        return dice
    if attack:
        again = yield from whether(seat, ATTACK_AGAIN, "7.1.4", n=swords(dice, []), skulls=dice.count(SKULL))
    else:
        again = yield from whether(seat, DEFEND_AGAIN, "7.1.4", n=shields(dice, []))
    if not again:
        return dice
    s.pay(seat, power, COST[power])
    s.note(seat, USED, "7.1.4", card=power)
    return s.chance.roll(6, len(dice))


def sealing_ward(s: Oath, power: int, c: Campaign, target: int) -> int:
    """A die for each relic of its holder."""
    return int(target >= RELICS and s.owner(target) == s.owner(power))


def sworn_to_silence(s: Oath, power: int, seat: int) -> str | None:
    return "7.1.4" if s.owner(power) == seat else None


def unspoken(s: Oath, power: int, seat: int, thing: int) -> str | None:
    return sworn_to_silence(s, power, seat) if thing == DARKEST_SECRET else None


def overheard(s: Oath, power: int, seat: int, thing: int, paid: int) -> None:
    """As many secrets as another player put on the Darkest Secret."""
    holder = s.owner(power)
    if thing == DARKEST_SECRET and holder != seat:
        s.gain_secrets(holder, paid)


ARCANE: Final[tuple[Power, ...]] = (
    ActionPower("alchemist", alchemist, ready=any_favor),
    BattlePlan("fire_talkers", shift(3), ready=side_has_darkest_secret),
    OnRecover("magicians_code", magicians_code, eases=True),
    ActionPower("spirit_snare", a_favor, ready=any_favor),
    ActionPower("wizard_school", wizard_school),
    WhenPlayed("dazzle", dazzle),
    OnTrade("acting_troupe", acting_troupe),
    ActionPower("taming_charm", taming_charm, ready=anything_to_tame),
    ActionPower("inquisitor", inquisitor, ready=anybody_to_question),
    OnTrade("secret_signal", secret_signal),
    OnSearch("augury", augury, ready=draws),
    BattlePlan("rusting_ray", rusting_ray, ready=side_has_darkest_secret),
    OnTravel("portal", portal, eases=True),
    BattlePlan("billowing_fog", spared),
    BattlePlan("kindred_warriors", kindred_warriors),
    ActionPower("terror_spells", terror_spells, ready=can_frighten),
    ActionPower("blood_pact", blood_pact, ready=two_warbands),
    WhenPlayed("revelation", revelation),
    OnSearch("observatory", observatory, ready=stargazing, eases=True),
    ActionPower("plague_engines", plague_engines),
    Persistent("gleaming_armor", m.PLAN_COST.hears(gleaming_armor)),
    WhenPlayed("bewitch", bewitch),
    Persistent("jinx", m.ROLLED.hears(jinx)),
    ActionPower("tutor", a_secret),
    ActionPower("dream_thief", dream_thief, ready=two_dreamers),
    BattlePlan("cracking_ground", cracking_ground, ready=any_ground),
    Persistent("sealing_ward", m.TARGET_DICE.hears(sealing_ward)),
    OnMuster("initiation_rite", initiation_rite),
    Persistent(
        "vow_of_silence",
        m.CANNOT_RECOVER.hears(unspoken),
        m.CANNOT_GIVE_SECRETS.hears(sworn_to_silence),
        m.RECOVERED.hears(overheard),
    ),
    ActionPower("forgotten_vault", forgotten_vault),
    OnTrade("map_library", map_library, ready=in_the_library, eases=True),
    ActionPower("witchs_bargain", witchs_bargain, ready=anybody_to_bargain_with),
    OnTrade("master_of_disguise", master_of_disguise, ready=undisguised, asks=disguised_as),
)
