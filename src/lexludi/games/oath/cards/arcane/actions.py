"""The denizens of the Arcane that are used in the Act Phase, or act when they are played."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.cards.helpers import (
    WITH_WHOM,
    a_favor,
    a_secret,
    any_favor,
    discard_all,
    favor_of_a_bank,
    kill_at,
    may_become_citizen,
)
from lexludi.games.oath.rules.actions.citizens import FAVOR, SECRETS
from lexludi.games.oath.rules.actions.play import play
from lexludi.games.oath.rules.actions.search import Search
from lexludi.games.oath.rules.box.codes import ARCANE as ARCANE_SUIT
from lexludi.games.oath.rules.box.codes import (
    BEAST,
    CHANCELLOR,
    CONSPIRACY,
    HEARTH,
    NOBODY,
    NOMAD,
    ORDER,
    SECRET,
    SLOTS_OF,
)
from lexludi.games.oath.rules.box.printed import SUIT
from lexludi.games.oath.rules.events import Hid, Peeked
from lexludi.games.oath.rules.options import Facedown
from lexludi.games.oath.rules.powers import (
    ActionPower,
    Power,
    WhenPlayed,
)
from lexludi.games.oath.rules.prompts import SEAT, WHICH_CARD, prompt
from lexludi.games.oath.rules.state import Oath
from lexludi.games.oath.rules.title import title
from lexludi.kernel.ask import Flow
from lexludi.kernel.options import Option
from lexludi.locale import N_
from lexludi.parts.asking import how_many, one_of, one_or_none, whether, which_card
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


ACTIONS: Final[tuple[Power, ...]] = (
    ActionPower("alchemist", alchemist, ready=any_favor),
    ActionPower("spirit_snare", a_favor, ready=any_favor),
    ActionPower("wizard_school", wizard_school),
    WhenPlayed("dazzle", dazzle),
    ActionPower("taming_charm", taming_charm, ready=anything_to_tame),
    ActionPower("inquisitor", inquisitor, ready=anybody_to_question),
    ActionPower("terror_spells", terror_spells, ready=can_frighten),
    ActionPower("blood_pact", blood_pact, ready=two_warbands),
    WhenPlayed("revelation", revelation),
    ActionPower("plague_engines", plague_engines),
    WhenPlayed("bewitch", bewitch),
    ActionPower("tutor", a_secret),
    ActionPower("dream_thief", dream_thief, ready=two_dreamers),
    ActionPower("forgotten_vault", forgotten_vault),
    ActionPower("witchs_bargain", witchs_bargain, ready=anybody_to_bargain_with),
)
