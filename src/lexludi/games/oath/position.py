"""Positions of Oath as text.

    seats: chancellor red blue:citizen
    oath: supremacy
    active: red act
    cradle-1: plains
    cards cradle-1: longbows
    force cradle-1: chancellor 2
    pawn red: provinces-1
    board red: favor 2 secrets 1 warbands 3 supply 7
    advisers red: elders
    next: act 1

Only seats and next are needed. Whatever is left out is as at the start of a first game: its three sites are faceup, the
decks hold all cards not named elsewhere, in the order of their numbers with the last one on top, and boards are empty.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lexludi.games.oath.chronicle.world import tutorial
from lexludi.games.oath.rules.box import data
from lexludi.games.oath.rules.box.codes import (
    BANNERS,
    CHANCELLOR,
    CONSPIRACY,
    DARKEST_SECRET,
    DENIZENS,
    GRAND_SCEPTER,
    NOBODY,
    OATHS,
    PEOPLE,
    PHASES,
    REGIONS,
    RELIQUARY,
    SECRET,
    SLOT_NAMES,
    SLOTS,
    SUITS,
)
from lexludi.games.oath.rules.box.printed import FAVOR, NAMES, NUMBERS, SITE
from lexludi.games.oath.rules.prompts import ending
from lexludi.games.oath.rules.setting import CZECH, LAWS, Setting
from lexludi.games.oath.rules.setup import ALL_RELICS, ALL_VISIONS, seated
from lexludi.games.oath.rules.state import Oath
from lexludi.games.oath.rules.steps import STEPS
from lexludi.kernel.errors import BadSetup, PositionError
from lexludi.kernel.position import Lines, kernel_lines, read_agenda, read_chance, write_lines
from lexludi.parts.moments import bits
from lexludi.parts.positions import counted, index, read_counted

BOARD: Final = ("favor", "secrets", "turned", "warbands", "supply")
TOKENS: Final = ("favor", "secrets")
NONE: Final = "-"
SITE_NAMES: Final = tuple(site.id for site in SITE)


def words(cards: Sequence[int]) -> str:
    return " ".join(NAMES[card] if card != NOBODY else NONE for card in cards)


def write(s: Oath) -> str:
    names = s.setting.seats
    lines = [
        ("seats", " ".join(name + (":citizen" if s.citizen[p] else "") for p, name in enumerate(names))),
        ("oath", OATHS[s.setting.oath]),
        ("law", s.setting.law),
        ("round", str(s.round)),
        ("won", f"{names[s.winner]} {s.how} {s.why}" if s.winner != NOBODY else ""),
        ("boxed", " ".join(s.setting.boxed)),
        ("writing", "" if s.setting.writes else "no"),
        ("active", f"{names[s.active]} {PHASES[s.phase]}{' acting' if s.acting else ''}"),
        ("title", f"{names[s.oathkeeper]}{' usurper' if s.usurper else ''}"),
        ("visions", str(s.visions)),
        ("banks", counted(SUITS, s.banks)),
        ("banners", f"darkest_secret {s.tokens[SECRET]} peoples_favor {s.tokens[PEOPLE]}{' mob' if s.mob else ''}"),
    ]
    for slot in SLOTS:
        place = SLOT_NAMES[slot]
        lines += [
            (place, SITE_NAMES[s.sites[slot]] + ("" if s.faceup(slot) else " facedown")),
            (f"cards {place}", words(s.cards[slot])),
            (f"relics {place}", words(s.buried[slot])),
            (f"force {place}", counted(names, [row[slot] for row in s.force])),
            (f"tokens {place}", counted(TOKENS, [s.site_favor[slot], s.site_secrets[slot]])),
        ]
    for p, name in enumerate(names):
        things = s.relics[p] + [banner for n, banner in enumerate(BANNERS) if s.holder[n] == p]
        board = [s.favor[p], s.secrets[p], s.turned[p], s.board[p], s.supply[p]]
        lines += [
            (f"pawn {name}", SLOT_NAMES[s.pawn[p]] if s.pawn[p] != NOBODY else NONE),
            (f"board {name}", counted(BOARD, board)),
            (f"advisers {name}", words(s.advisers[p])),
            (f"facedown {name}", words(s.hidden[p])),
            (f"drawn {name}", words(s.drawn[p])),
            (f"vision {name}", words([s.vision[p]])),
            (f"things {name}", words(things)),
        ]
    lines += [(f"discards {region}", words(s.discards[n])) for n, region in enumerate(REGIONS)]
    lines += [
        ("deck", words(s.deck)),
        ("deep", str(s.deep)),
        ("relic deck", words(s.relic_deck)),
        ("reliquary", words(s.reliquary)),
        ("dispossessed", words(s.dispossessed)),
        ("out", words(s.out)),
        ("favor on", " ".join(f"{NAMES[card]} {n}" for card, n in s.favor_on.items())),
        ("secrets on", " ".join(f"{NAMES[card]} {n}" for card, n in s.secrets_on.items())),
        *((f"captives {NAMES[card]}", counted(names, row)) for card, row in sorted(s.captives.items())),
        ("looked", " ".join(f"{NAMES[card]}={who}" for card, who in sorted(s.looked.items()))),
        ("used", words(bits(s.used))),
        ("cleared", " ".join(map(str, s.cleared))),
        ("refused", str(s.refused)),
        ("moved", str(s.moved)),
        ("flags", " ".join(flag for flag, on in flags(s) if on)),
    ]
    return write_lines(lines + kernel_lines(s))


def flags(s: Oath) -> list[tuple[str, bool]]:
    return [("fresh-scepter", s.fresh_scepter), ("unsettled", s.unsettled)]


def read(text: str) -> Oath:
    lines = Lines(text)
    try:
        names, citizens = seated(tuple(lines.take("seats").split()))
    except BadSetup as error:
        raise PositionError(str(error)) from error
    oath = index(OATHS, lines.take("oath", "supremacy"), "oath")
    law = LAWS[index(LAWS, lines.take("law", CZECH), "law")]
    boxed = tuple(lines.take("boxed", "").split())
    s = Oath(Setting(names, oath, law, (), boxed, lines.take("writing", "") != "no"), read_chance(lines))
    won = lines.take("won", "").split()
    if won:
        if len(won) != 3 or won[1] not in ending:
            raise PositionError("won: say who, how, and by which rule, such as red usurper 3.1")
        s.winner, s.how, s.why = index(names, won[0], "won"), won[1], won[2]
    s.citizen = list(citizens)
    s.round = lines.number("round", 1)
    active = lines.take("active", f"{names[0]} act acting").split()
    s.active = index(names, active[0], "active")
    s.phase = index(PHASES, active[1], "active")
    s.acting = "acting" in active
    title = lines.take("title", names[0]).split()
    s.oathkeeper, s.usurper = index(names, title[0], "title"), "usurper" in title
    s.visions = lines.number("visions", 0)
    s.banks = read_counted(SUITS, lines.take("banks", ""), "banks")
    banners = lines.take("banners", "darkest_secret 1 peoples_favor 1").split()
    s.mob = "mob" in banners
    s.tokens = [int(banners[banners.index(NAMES[banner]) + 1]) for banner in BANNERS]
    read_map(s, lines)
    for p, name in enumerate(names):
        read_player(s, lines, p, name)
    read_rest(s, lines)
    derive(s, lines)
    s.agenda = read_agenda(lines, STEPS)
    lines.done()
    return s


def read_cards(lines: Lines, name: str, default: str = "") -> list[int]:
    numbers = {**NUMBERS, NONE: NOBODY}
    cards = lines.take(name, default).split()
    for card in cards:
        if card not in numbers:
            raise PositionError(f"{name}: no card is called {card!r}")
    return [numbers[card] for card in cards]


def read_map(s: Oath, lines: Lines) -> None:
    usual = tutorial().map
    for slot in SLOTS:
        place, ground = SLOT_NAMES[slot], usual[slot]
        assert ground is not None
        told = lines.take(place, SITE_NAMES[ground.site] + ("" if ground.faceup else " facedown")).split()
        s.sites[slot] = index(SITE_NAMES, told[0], place)
        if "facedown" not in told:
            s.turn_site(slot)
        for card in read_cards(lines, f"cards {place}"):
            s.put_at(card, slot)
        s.buried[slot] = read_cards(lines, f"relics {place}")
        for p, n in enumerate(read_counted(s.setting.seats, lines.take(f"force {place}", ""), f"force {place}")):
            s.force[p][slot] = n
        tokens = read_counted(TOKENS, lines.take(f"tokens {place}", ""), f"tokens {place}")
        s.site_favor[slot], s.site_secrets[slot] = tokens
    if len(set(s.sites)) < len(SLOTS):
        raise PositionError("a site lies in two places")
    s.box = [site.number for site in SITE if site.number not in s.sites]


def read_player(s: Oath, lines: Lines, p: int, name: str) -> None:
    pawn = lines.take(f"pawn {name}", SLOT_NAMES[0])
    s.pawn[p] = NOBODY if pawn == NONE else index(SLOT_NAMES, pawn, f"pawn {name}")
    board = read_counted(BOARD, lines.take(f"board {name}", "supply 7"), f"board {name}")
    s.favor[p], s.secrets[p], s.turned[p], s.board[p], s.supply[p] = board
    for card in read_cards(lines, f"advisers {name}"):
        s.put_adviser(p, card)
    s.hidden[p] = read_cards(lines, f"facedown {name}")
    s.drawn[p] = read_cards(lines, f"drawn {name}")
    s.vision[p] = read_cards(lines, f"vision {name}", NONE)[0]
    for thing in read_cards(lines, f"things {name}", NAMES[GRAND_SCEPTER] if p == CHANCELLOR else ""):
        if thing in BANNERS:
            s.holder[thing - DARKEST_SECRET] = p
        else:
            s.give_relic(p, thing)


def read_rest(s: Oath, lines: Lines) -> None:
    for n, region in enumerate(REGIONS):
        s.discards[n] = read_cards(lines, f"discards {region}")
    s.dispossessed = read_cards(lines, "dispossessed")
    s.out = read_cards(lines, "out")
    for name, tokens in (("favor on", s.favor_on), ("secrets on", s.secrets_on)):
        lying = lines.take(name, "").split()
        for card, count in zip(lying[::2], lying[1::2], strict=True):
            tokens[NUMBERS[card]] = int(count)
    for line in [line for line in lines.values if line.startswith("captives ")]:
        s.captives[NUMBERS[line.partition(" ")[2]]] = tuple(read_counted(s.setting.seats, lines.take(line), line))
    for told_of in lines.take("looked", "").split():
        name, _, who = told_of.partition("=")
        s.looked[NUMBERS[name]] = int(who)
    for power in read_cards(lines, "used"):
        s.used |= 1 << power
    s.cleared = lines.numbers("cleared", "")
    s.refused = lines.number("refused", 0)
    s.moved = lines.number("moved", 0)
    told = lines.take("flags", "").split()
    s.fresh_scepter, s.unsettled = "fresh-scepter" in told, "unsettled" in told


def derive(s: Oath, lines: Lines) -> None:
    """What follows from the rest: banks of warbands, the treasury, and the cards that nobody named."""
    lying = [card for row in (*s.cards, *s.advisers, *s.hidden, *s.drawn, *s.discards) for card in row]
    lying += [*s.dispossessed, *s.out, *(vision for vision in s.vision if vision != NOBODY)]
    held = [relic for row in (*s.relics, *s.buried) for relic in row]
    if "reliquary" in lines.values:
        s.reliquary = read_cards(lines, "reliquary")
    else:
        s.reliquary = [relic for relic in ALL_RELICS if relic not in held][:4]
    for space, relic in enumerate(s.reliquary):
        if relic == NOBODY:
            s.up |= 1 << RELIQUARY + space
    held += [relic for relic in s.reliquary if relic != NOBODY]
    if "relic deck" in lines.values:
        s.relic_deck = read_cards(lines, "relic deck")
        held += s.relic_deck
    else:
        s.relic_deck = [relic for relic in ALL_RELICS if relic not in held]
    starting = [card.number for card in data.denizens().values() if card.starting]
    usual = words(sorted(card for card in (*starting, *ALL_VISIONS) if card not in lying and card != CONSPIRACY))
    s.deck = read_cards(lines, "deck", usual)
    s.deep = lines.number("deep", 0)
    lying += s.deck
    for pile in (lying, held):
        twice = {card for card in pile if pile.count(card) > 1}
        if twice:
            raise PositionError(f"a card lies in two places: {words(sorted(twice))}")
    named = set(lying)
    s.setting.archive = tuple(card for card in DENIZENS if card not in named)
    for p, name in enumerate(s.setting.seats):
        on_boards = sum(s.board[q] for q in range(s.players) if s.colour(q) == p)
        captive = sum(row[p] for row in s.captives.values())
        s.bank[p] = data.seats()[name].warbands - sum(s.force[p]) - on_boards - captive
        if s.bank[p] < 0:
            raise PositionError(f"{name} has only {data.seats()[name].warbands} warbands")
    favor = sum(s.favor) + sum(s.banks) + sum(s.site_favor) + sum(s.favor_on.values()) + s.tokens[PEOPLE]
    s.treasury = FAVOR - favor
    if s.treasury < 0:
        raise PositionError(f"there is only {FAVOR} favor")
    if "flags" not in lines.values:
        s.unsettled = False


def option_names() -> dict[str, Sequence[str]]:
    """The names that people write instead of numbers in options."""
    from lexludi.games.oath.rules.box.codes import PILES, WAYS

    return {
        "card": NAMES,
        "power": NAMES,
        "place": SLOT_NAMES,
        "pile": PILES,
        "way": WAYS,
        "suit": SUITS,
        "oath": OATHS,
        "trade.gain": ("favor", "secrets"),
    }
