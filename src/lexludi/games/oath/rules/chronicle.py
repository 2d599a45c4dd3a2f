"""Law 8: when the match is won, its winner writes the chronicle; what is left is the world of the next game."""

from __future__ import annotations

from typing import Final

from lexludi.games.oath.chronicle.world import Ground, World
from lexludi.games.oath.rules import moments as m
from lexludi.games.oath.rules.box import data
from lexludi.games.oath.rules.box.codes import (
    EDIFICES,
    EVERY_REGION,
    EVERY_SUIT,
    GRAND_SCEPTER,
    HINTERLAND,
    NOBODY,
    OATHS,
    PROVINCES,
    SITE_POWERS,
    SITES,
    SLOTS,
    SLOTS_OF,
    VISIONS,
)
from lexludi.games.oath.rules.box.printed import OATH_OF, SITE, SUIT, intact
from lexludi.games.oath.rules.endings import VISIONARY, fulfils_vision, visions_of
from lexludi.games.oath.rules.options import Suit, Vow
from lexludi.games.oath.rules.prompts import CARD, OATH, SEAT, note, prompt
from lexludi.games.oath.rules.state import Oath
from lexludi.kernel.ask import Ask, Flow
from lexludi.kernel.catalog import Step
from lexludi.kernel.events import Result
from lexludi.locale import N_
from lexludi.parts.asking import one_or_none, whether
from lexludi.parts.options import Card, Whom

NEW_CARDS: Final = data.boards().chronicle.new_cards
"""Law 8.4.b: of the most common suit, and of the two that follow it."""
MOVED: Final = sum(NEW_CARDS)
"""Law 8.4, 8.5: so many cards come into the world deck, and so many leave it."""
BUILT_FOR: Final = {SUIT[number]: number for number in range(EDIFICES, VISIONS, 2)}
"""The edifice of each suit."""


# 8.1 An oath for the next game

WHICH_OATH: Final = prompt("vow", N_("You have won: choose the oath of the next game."))
VOWED: Final = note("vowed", N_("{seat} vows: {oath}."), oath=OATH)


def vow(s: Oath, seat: int) -> Flow[None]:
    """Law 8.1: the goal of the Vision that won, or any but the one that was kept."""
    if s.how == VISIONARY:
        fulfilled = [vision for vision in visions_of(s, seat) if fulfils_vision(s, seat, vision)]
        oaths, why = sorted({OATH_OF[vision] for vision in fulfilled}), "8.1.a"
    else:
        oaths, why = [oath for oath in range(len(OATHS)) if oath != s.setting.oath], "8.1.b"
    choice: Vow = yield Ask(seat, WHICH_OATH, [Vow(oath) for oath in oaths], why)
    s.note(seat, VOWED, "8.1.c", oath=choice.oath)
    s.then("chronicle.suit", seat, choice.oath)
    s.then("chronicle.build", seat)
    s.then("chronicle.citizens", seat)


# 8.2 Citizens of the new empire

WHOM_TO_INVITE: Final = prompt(
    "invite", N_("Choose an Exile to offer citizenship in your empire to."), passes=N_("Offer it to nobody else")
)
JOIN: Final = prompt(
    "join-empire", N_("Become a Citizen of the empire that {other} founds?"), other=SEAT, passes=N_("Stay an Exile")
)
CAST_OUT: Final = note("cast-out", N_("{seat} founds an empire, and all Citizens of the old one are Exiles."))
JOINED: Final = note("joined", N_("{seat} becomes a Citizen of the new empire."))


def citizens(s: Oath, seat: int) -> Flow[None]:
    """Law 8.2: an Exile who wins turns all Citizens into Exiles, and may make others Citizens."""
    if not s.exile(seat):
        return
    asked = 1 << seat
    for other in range(s.players):
        if s.citizen[other]:
            s.expel(other)
            asked |= 1 << other
    s.setting = s.setting.after(s.setting.archive, ())
    s.note(seat, CAST_OUT, "8.2.a")
    while True:
        exiles = [Whom(other) for other in range(s.players) if s.exile(other) and not asked >> other & 1]
        if not exiles:
            return
        choice = yield from one_or_none(seat, WHOM_TO_INVITE, exiles, "8.2.b")
        if choice is None:
            return
        asked |= 1 << choice.seat
        joins = yield from whether(choice.seat, JOIN, "8.2.b", other=seat)
        if joins:
            join(s, choice.seat, seat)


def join(s: Oath, citizen: int, winner: int) -> None:
    """Law 8.2.c: where the new Citizen ruled, one warband of the winner stands for all of his."""
    colour = s.colour(winner)
    ruled = s.ruled(citizen)
    s.naturalize(citizen, [])
    for slot in ruled:
        if s.bank[colour]:  # 9.3.a
            s.bank[colour] -= 1
            s.force[colour][slot] += 1
    s.note(citizen, JOINED, "8.2.c")


# 8.3.1 Edifices

WHAT_TO_BUILD: Final = prompt(
    "build",
    N_("Choose a denizen to build an edifice in place of, or a ruin to repair."),
    passes=N_("Build nothing"),
)
BUILT: Final = note("built", N_("{seat} builds an edifice: {card}."), card=CARD)
REPAIRED: Final = note("repaired", N_("{seat} repairs an edifice: {card}."), card=CARD)


def build(s: Oath, seat: int) -> Flow[None]:
    """Law 8.3.1: an Imperial winner may build one edifice, or repair one."""
    if s.exile(seat):
        return
    standing = {card & ~1 for row in s.cards for card in row if card >= EDIFICES}
    options: list[Card] = []
    for slot in s.ruled(seat):
        ruins = [card for card in s.cards[slot] if card >= EDIFICES]
        options += [Card(card) for card in ruins if not intact(card)]
        if not ruins:
            replaced = [card for card in s.cards[slot] if s.capacity(slot, without=1 << card)]
            options += [Card(card) for card in replaced if BUILT_FOR[SUIT[card]] not in standing]
    if not options:
        return
    choice = yield from one_or_none(seat, WHAT_TO_BUILD, options, "8.3.1.a")
    if choice is None:
        return
    if choice.card >= EDIFICES:
        s.note(seat, REPAIRED, "8.3.1.b", card=s.flip_edifice(choice.card))
        return
    slot = s.slot_of(choice.card)
    s.clear_tokens(seat, choice.card)
    s.lift(choice.card)
    s.deck.insert(0, choice.card)
    s.put_at(BUILT_FOR[SUIT[choice.card]], slot)
    s.note(seat, BUILT, "8.3.1.a", card=BUILT_FOR[SUIT[choice.card]])


# 8.4 The suit that grows

WHICH_SUIT: Final = prompt("common-suit", N_("Choose the suit that the world deck gets new cards of."))


def suit(s: Oath, seat: int, oath: int) -> Flow[None]:
    """Law 8.4.a: the most common one of the winner's advisers; the winner chooses among several, or without any."""
    counts = [s.matching(seat, suit) for suit in EVERY_SUIT]
    common = [Suit(suit) for suit in EVERY_SUIT if counts[suit] == max(counts)]
    choice: Suit = yield Ask(seat, WHICH_SUIT, [*common], "8.4.a")
    write(s, seat, oath, choice.suit)
    s.end(Result((seat,), tuple(int(p == seat) for p in range(s.players)), s.how, s.why))


# 8.3 to 8.8, where nobody decides anything more


def write(s: Oath, seat: int, oath: int, common: int) -> None:
    """The rest of Law 8, step by step; the world of the next game is what it leaves."""
    clear_map(s, seat)
    visions = collect_visions(s)
    add_cards(s, common)
    remove_cards(s, seat)
    clear_relics(s, seat)
    rebuild_deck(s, seat, visions)
    citizens = (*s.setting.boxed, *(name for p, name in enumerate(s.setting.seats) if s.citizen[p]))
    s.legacy = World(
        oath=oath,
        map=tuple(Ground(s.sites[slot], s.faceup(slot), tuple(s.cards[slot]), tuple(s.buried[slot])) for slot in SLOTS),
        deck=tuple(s.deck[::-1]),
        dispossessed=tuple(sorted(s.dispossessed)),
        relics=tuple(s.relic_deck),
        citizens=tuple(sorted(citizens)),
    )


def clear_map(s: Oath, seat: int) -> None:
    """Law 8.3.2 to 8.3.5."""
    ruled = s.ruled(seat)
    kept = [slot for slot in SLOTS if slot in ruled or stays(s, slot)]
    for slot in SLOTS:
        if slot not in kept:  # 8.3.2
            empty_site(s, slot)
            s.relic_deck += s.buried[slot]
            s.buried[slot] = []
            s.box.append(s.sites[slot])
        elif slot not in ruled and any(intact(card) for card in s.cards[slot]):  # 8.3.3
            for card in [card for card in s.cards[slot] if intact(card)]:
                s.flip_edifice(card)
            empty_site(s, slot, ruins=True)
    s.chance.shuffle(s.relic_deck)
    s.chance.shuffle(s.box)
    clear_tokens(s)
    ruins = [slot for slot in kept if any(card >= EDIFICES and not intact(card) for card in s.cards[slot])]
    arrange(s, [slot for slot in kept if slot not in ruins], ruins)


def stays(s: Oath, slot: int) -> bool:
    """Law 8.3.2: a site with an intact edifice, or one that a card keeps."""
    if any(intact(card) for card in s.cards[slot]):
        return True
    for power, keeps in m.SITE_STAYS.heard(s.up):
        if keeps(s, power, slot):
            return True
    return False


def empty_site(s: Oath, slot: int, ruins: bool = False) -> None:
    """Law 8.3.2.b, 8.3.3.a: denizens are discarded, no matter where, and ruins go to the Archive unless they stay."""
    for card in s.cards[slot].copy():
        if card < EDIFICES:
            s.lift(card)
            s.discards[HINTERLAND].append(card)
        elif not ruins:
            s.lift(card)


def clear_tokens(s: Oath) -> None:
    """Law 8.3.4: pawns, favor, secrets and warbands leave the map."""
    for card, n in s.favor_on.items():
        s.to_bank(SUIT[card], n)
    s.favor_on.clear()
    s.secrets_on.clear()
    for row in s.captives.values():
        for colour, n in enumerate(row):
            s.bank[colour] += n
    s.captives.clear()
    for slot in SLOTS:
        s.treasury += s.site_favor[slot]
        s.site_favor[slot] = s.site_secrets[slot] = 0
        for colour in range(s.players):
            s.bank[colour] += s.force[colour][slot]
            s.force[colour][slot] = 0
    s.pawn = [NOBODY] * s.players


def arrange(s: Oath, standing: list[int], ruins: list[int]) -> None:
    """Law 8.3.5: sites move up; those with ruins fill the map from below; the rest are new and facedown."""
    places: list[int] = [NOBODY] * len(SLOTS)
    for place, slot in zip(SLOTS, standing, strict=False):  # 8.3.5.1 to 8.3.5.3
        places[place] = slot
    below = ruins.copy()
    for region in (HINTERLAND, PROVINCES):  # 8.3.5.4, 8.3.5.5
        for place in SLOTS_OF[region][::-1]:
            if places[place] == NOBODY and below:
                places[place] = below.pop()
    sites, cards, buried = s.sites, s.cards, s.buried
    s.sites = [s.box.pop() if slot == NOBODY else sites[slot] for slot in places]  # 8.3.5.6
    s.cards = [[] if slot == NOBODY else cards[slot] for slot in places]
    s.buried = [[] if slot == NOBODY else buried[slot] for slot in places]
    s.open = 0
    for number in range(SITES, SITES + len(SITE)):
        s.home.pop(number, None)
    s.up &= ~SITE_POWERS
    for place in SLOTS:
        for card in s.cards[place]:
            s.home[card] = place
        if places[place] != NOBODY:
            s.turn_site(place)
    for region in EVERY_REGION:  # 8.3.5.7
        if not any(s.faceup(place) for place in SLOTS_OF[region]):
            s.turn_site(SLOTS_OF[region][0])
    s.box.sort()


def collect_visions(s: Oath) -> list[int]:
    """Law 8.5.a: all five, wherever they are."""
    found = [vision for vision in s.vision if vision != NOBODY]
    s.vision = [NOBODY] * s.players
    for pile in (s.deck, *s.discards, *s.hidden, *s.drawn, s.out):
        found += [card for card in pile if s.is_vision(card)]
        pile[:] = [card for card in pile if not s.is_vision(card)]
    return sorted(found)


def add_cards(s: Oath, common: int) -> None:
    """Law 8.4.b to 8.4.d: new cards of three suits; an Archive that lacks any of them is healed instead."""
    archive = list(s.setting.archive)
    s.chance.shuffle(archive)
    new: list[int] = []
    for step, count in enumerate(NEW_CARDS):
        suit_of_step = (common + step) % len(EVERY_SUIT)
        found = [card for card in archive if SUIT[card] == suit_of_step]
        new += found[:count]
    if len(new) < MOVED:
        new = heal(s)
        archive += s.dispossessed
        s.dispossessed = []
    s.deck += new
    added = set(new)
    s.setting = s.setting.after(tuple(sorted([card for card in archive if card not in added])), s.setting.boxed)


def heal(s: Oath) -> list[int]:
    """Law 8.4.d: six random cards of the suit that most of the Dispossessed have; ruling R180 for ties and too few."""
    lost = s.dispossessed.copy()
    s.chance.shuffle(lost)
    rows = [[card for card in lost if SUIT[card] == suit] for suit in EVERY_SUIT]
    s.chance.shuffle(rows)
    rows.sort(key=len, reverse=True)
    return [card for row in rows for card in row][:MOVED]


def remove_cards(s: Oath, seat: int) -> None:
    """Law 8.5.b: six random cards of the discard piles and the losers' advisers are dispossessed."""
    pool = [card for pile in s.discards for card in pile]
    s.discards = [[], [], []]
    for other in range(s.players):
        if other != seat:
            pool += gathered(s, other)
    s.chance.shuffle(pool)
    missing = MOVED - len(pool)
    if missing > 0:  # ruling R181: the deck makes up for it
        s.chance.shuffle(s.deck)
        pool += [s.deck.pop() for _ in range(missing)]
    s.dispossessed += pool[:MOVED]
    s.deck += pool[MOVED:]


def gathered(s: Oath, seat: int) -> list[int]:
    """Somebody's advisers, faceup and facedown, off the board."""
    cards = s.hidden[seat] + s.drawn[seat]
    s.hidden[seat] = []
    s.drawn[seat] = []
    for card in s.advisers[seat].copy():
        s.lift(card)
        cards.append(card)
    return cards


def clear_relics(s: Oath, seat: int) -> None:
    """Law 8.6: the losers' into the relic deck, sites filled up, the winner's and the Reliquary's on top."""
    on_top = [relic for relic in s.reliquary if relic != NOBODY]
    s.reliquary = [NOBODY] * len(s.reliquary)
    for other in range(s.players):
        for relic in s.relics[other].copy():
            if relic != GRAND_SCEPTER:  # 8.6.1.a
                s.pick_up(relic)
                (on_top if other == seat else s.relic_deck).append(relic)
    s.chance.shuffle(s.relic_deck)
    for slot in SLOTS:  # 8.6.2
        if s.faceup(slot):
            while len(s.buried[slot]) < SITE[s.sites[slot]].relics and s.relic_deck:
                s.buried[slot].append(s.relic_deck.pop())
    s.chance.shuffle(on_top)
    s.relic_deck += on_top


def rebuild_deck(s: Oath, seat: int, visions: list[int]) -> None:
    """Law 8.8."""
    s.stack_deck(s.deck + gathered(s, seat), visions, s.chance)


STEPS: Final[dict[str, Step]] = {
    "chronicle.vow": vow,
    "chronicle.citizens": citizens,
    "chronicle.build": build,
    "chronicle.suit": suit,
}
