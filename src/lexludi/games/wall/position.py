"""Positions of The Great Wall as text.

    seats: dragon snake monkey
    year: 2 autumn
    goods dragon: wood 3 chi 2
    hordes left: bandits/left . x dragon dragon:1 dragon:1
    firing left: dragon 1
    wall: left 1
    next: turn 0

Only seats and next are needed; whatever is left out is as before anything is dealt: no general, no resources, no
hordes. Clerks and soldiers who are nowhere else are at home, and decks hold the cards that are named nowhere else, the
last one on top. A spot of a horde is bare (`.`), wounded (`x`), or covered by a spearman (`dragon`) or one of two
horsemen (`dragon:1`, `dragon:2`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lexludi.games.wall.position_court import court_lines, read_court
from lexludi.games.wall.rules.box.codes import (
    BARE,
    BARRACKS,
    COOPERATIVE,
    FIRST_SOLDIER,
    LOCATIONS,
    MODES,
    NOBODY,
    PRODUCTION,
    SEASONS,
    SECTIONS,
    SOLDIERS,
    SOLO,
    STANDARD,
    TOP_LEVEL,
    WAYS,
    WOUND,
)
from lexludi.games.wall.rules.box.printed import (
    ADVISORS,
    ARTIFACTS,
    BOARDS,
    COMMAND_NAMES,
    DEMAND_NAMES,
    EVENT_NAMES,
    FIRST_ADVISOR,
    GENERALS,
    HORDE_TYPES,
    LOCATION_NAMES,
    RESOURCE_NAMES,
    SECTION_NAMES,
    SOLDIER_NAMES,
    SOLO_COMMANDS,
    SPOTS,
    STANDARD_COMMANDS,
    STANDARD_GENERALS,
    STANDARD_TACTICS,
    TACTICS,
    WALL,
    horde_cards,
)
from lexludi.games.wall.rules.setting import QIN, RUN_CLANS, Setting
from lexludi.games.wall.rules.setup import LEVELS, seated, send_clerks
from lexludi.games.wall.rules.state import Horde, Wall
from lexludi.games.wall.rules.steps import STEPS
from lexludi.kernel.errors import BadSetup, PositionError
from lexludi.kernel.position import Lines, kernel_lines, read_agenda, read_chance, write_lines
from lexludi.parts.moments import bits
from lexludi.parts.piles import Deck
from lexludi.parts.positions import counted, index, listed, read_counted, read_listed

NONE: Final = "-"
ARROWS: Final = "arrows"
"""After the marks of a horde: how many of its wounds are by archers."""
GENERAL_NAMES: Final = tuple(card.id for card in GENERALS)
ADVISOR_NAMES: Final = tuple(card.id for card in ADVISORS)
POWER_NAMES: Final = GENERAL_NAMES + ADVISOR_NAMES
TACTIC_NAMES: Final = tuple(card.id for card in TACTICS)
ARTIFACT_NAMES: Final = tuple(card.id for card in ARTIFACTS)
HORDE_NAMES: Final = tuple(f"{horde.id}/{section}" for horde in HORDE_TYPES for section in SECTION_NAMES)
ADVISORS_OF_QIN: Final = ("one", "both")
CLERKS: Final = ("clerks", "unhired")
SHAME: Final = ("bank", "gone")
DECKS: Final = (("horde", HORDE_NAMES), ("advisor", ADVISOR_NAMES), ("tactic", TACTIC_NAMES))


def write(s: Wall) -> str:
    names = s.setting.names
    lines = [
        ("seats", " ".join(s.setting.seats)),
        ("cards", "more" if s.setting.extra else "box"),
        ("year", f"{s.year} {SEASONS[s.season]}"),
        ("active", one(names, s.active)),
        ("tea", listed(names, s.tea)),
        ("honor", " ".join(map(str, s.honor))),
        ("wounds", " ".join(map(str, s.wounds))),
    ]
    if s.setting.mode != STANDARD:
        lines.append(("level", LEVELS[s.setting.level]))
    if s.setting.cooperative:
        lines += [("mode", COOPERATIVE), *court_lines(s)]
    if s.setting.qin != NOBODY:
        lines += [
            ("advisors of qin", ADVISORS_OF_QIN[s.setting.both_advisors]),
            ("location track", listed(LOCATION_NAMES, s.location_track)),
        ]
    for clan, name in enumerate(names):
        lines += [(f"{what} {name}", text) for what, text in board_lines(s, clan)]
    lines += [
        ("track", " ".join(one(names, clan) for clan in s.track)),
        ("early", one(names, s.early)),
        ("resting", listed(names, bits(s.resting))),
        ("used in turn", listed(POWER_NAMES, bits(s.used_in_turn))),
        ("used in year", listed(POWER_NAMES, bits(s.used_in_year))),
    ]
    lines += [(f"at {place}", counted(names, s.at[n])) for n, place in enumerate(LOCATION_NAMES)]
    lines += [("due", listed(LOCATION_NAMES, bits(s.due)))]
    for n, section in enumerate(SECTION_NAMES):
        lines += [
            (f"hordes {section}", "; ".join(horde_text(names, horde) for horde in s.hordes[n])),
            (f"firing {section}", counted(names, s.firing[n])),
            *((f"staged {section} {name}", counted(SOLDIER_NAMES, s.staged[n][p])) for p, name in enumerate(names)),
        ]
    lines += [
        ("wall", counted(SECTION_NAMES, s.level)),
        ("barricades", counted(SECTION_NAMES, s.barricades)),
        ("warehouse", counted(RESOURCE_NAMES, s.warehouse)),
        ("shame", counted(SHAME, [s.shame_bank, s.shame_gone])),
        ("offer", listed(ADVISOR_NAMES, s.offer)),
        ("artifacts", listed(ARTIFACT_NAMES, s.artifacts)),
        ("boxed generals", listed(GENERAL_NAMES, s.boxed_generals)),
    ]
    for (what, cards), deck in zip(DECKS, decks(s), strict=True):
        lines += [(f"{what} deck", listed(cards, deck.cards)), (f"{what} discards", listed(cards, deck.discards))]
    return write_lines(lines + kernel_lines(s))


def decks(s: Wall) -> tuple[Deck, Deck, Deck]:
    return s.horde_deck, s.advisor_deck, s.tactic_deck


def one(names: Sequence[str], which: int) -> str:
    return NONE if which == NOBODY else names[which]


def board_lines(s: Wall, clan: int) -> list[tuple[str, str]]:
    """What belongs to one clan."""
    overseers = [
        f"{LOCATION_NAMES[place]} {s.overseer[clan][place]} {SOLDIER_NAMES[s.overseer_kind[clan][place]]}"
        for place in PRODUCTION
        if s.overseer[clan][place]
    ]
    claimed = [f"{HORDE_NAMES[card]} {n}" for card, n in zip(s.claimed[clan], s.stains[clan], strict=True)]
    return [
        ("goods", counted(RESOURCE_NAMES, s.stock[clan])),
        ("pool", counted(SOLDIER_NAMES, s.pool[clan])),
        ("shamed", counted(SOLDIER_NAMES, s.shamed[clan])),
        ("clerks", counted(CLERKS, [s.clerks[clan], s.unhired[clan]])),
        ("overseers", "; ".join(overseers)),
        ("general", one(GENERAL_NAMES, s.general[clan])),
        ("advisors", listed(ADVISOR_NAMES, s.advisors[clan])),
        ("support", listed(ADVISOR_NAMES, s.support[clan])),
        ("tactics", listed(TACTIC_NAMES, s.tactics[clan])),
        ("hand", listed(COMMAND_NAMES, s.hand[clan])),
        ("spent", listed(COMMAND_NAMES, s.spent[clan])),
        ("played", one(COMMAND_NAMES, s.played[clan])),
        ("claimed", "; ".join(claimed)),
        ("dealt generals", listed(GENERAL_NAMES, s.dealt_generals[clan])),
        ("dealt advisors", listed(ADVISOR_NAMES, s.dealt_advisors[clan])),
    ]


def horde_text(names: Sequence[str], horde: Horde) -> str:
    marks = [HORDE_NAMES[horde.card]]
    for what in horde.cover:
        if what < FIRST_SOLDIER:
            marks.append("x" if what == WOUND else ".")
        else:
            clan, way = divmod(what - FIRST_SOLDIER, WAYS)
            marks.append(names[clan] + (f":{way}" if way else ""))
    if horde.arrows:
        marks += [ARROWS, str(horde.arrows)]
    return " ".join(marks)


def read(text: str) -> Wall:
    lines = Lines(text)
    try:
        seats = seated(tuple(lines.take("seats").split()))
    except BadSetup as error:
        raise PositionError(str(error)) from error
    extra = index(("box", "more"), lines.take("cards", "box"), "cards") == 1
    level = index(LEVELS, lines.take("level", LEVELS[0]), "level")
    both = index(ADVISORS_OF_QIN, lines.take("advisors of qin", ADVISORS_OF_QIN[0]), "advisors of qin") == 1
    mode = MODES[index(MODES, lines.take("mode", SOLO if len(seats) == 1 else STANDARD), "mode")]
    if (mode == SOLO) != (len(seats) == 1):
        raise PositionError("mode: one plays alone, and nobody else does")
    s = Wall(Setting(seats, mode, extra, level, both), read_chance(lines))
    names = s.setting.names
    if s.setting.cooperative:
        read_court(s, lines)
    read_time(s, lines, names)
    for clan, name in enumerate(names):
        read_board(s, lines, clan, name)
    read_map(s, lines, names)
    if s.setting.reed != NOBODY:
        place_reeds(s)
    for clan, name in enumerate(names):
        read_home(s, lines, clan, name)
    shame = read_counted(SHAME, lines.take("shame", f"bank {BOARDS.shame_for_each * len(seats)}"), "shame")
    s.shame_bank, s.shame_gone = shame
    s.artifacts = read_listed(ARTIFACT_NAMES, lines.take("artifacts", ""), "artifacts")
    read_decks(s, lines)
    s.agenda = read_agenda(lines, STEPS)
    lines.done()
    return s


def read_time(s: Wall, lines: Lines, names: tuple[str, ...]) -> None:
    year, _, season = lines.take("year", "1 setup").partition(" ")
    if not year.isdigit() or not 1 <= int(year) <= s.setting.years:
        raise lines.wrong("year", f"does not begin with a year from 1 to {s.setting.years}")
    s.year = int(year)
    s.season = index(SEASONS, season, "year")
    s.active = read_one(names, lines.take("active", NONE), "active")
    s.tea = read_listed(names, lines.take("tea", " ".join(names)), "tea")
    if sorted(s.tea) != list(range(len(names))):
        raise lines.wrong("tea", "does not name every clan once")
    s.honor = lines.numbers("honor", " ".join("0" for _ in names), len(names))
    s.wounds = lines.numbers("wounds", " ".join("0" for _ in names), len(names))
    if min(*s.honor, *s.wounds) < 0:
        raise PositionError("honor and wounds: nobody has less than nothing")
    track = lines.take("track", " ".join([NONE] * len(s.track))).split()
    if len(track) != len(s.track):
        raise lines.wrong("track", f"does not have {len(s.track)} spaces")
    s.track = [read_one(names, word, "track") for word in track]
    s.early = read_one(names, lines.take("early", NONE), "early")
    s.resting = sum(1 << n for n in read_listed(names, lines.take("resting", ""), "resting"))
    s.used_in_turn = sum(1 << n for n in read_listed(POWER_NAMES, lines.take("used in turn", ""), "used in turn"))
    s.used_in_year = sum(1 << n for n in read_listed(POWER_NAMES, lines.take("used in year", ""), "used in year"))


def read_one(names: Sequence[str], word: str, line: str) -> int:
    return NOBODY if word == NONE else index(names, word, line)


def read_board(s: Wall, lines: Lines, clan: int, name: str) -> None:
    def some(what: str, cards: Sequence[str], default: str = "") -> list[int]:
        return read_listed(cards, lines.take(f"{what} {name}", default), f"{what} {name}")

    def counts(what: str, things: Sequence[str], default: str = "") -> list[int]:
        return read_counted(things, lines.take(f"{what} {name}", default), f"{what} {name}")

    s.stock[clan] = counts("goods", RESOURCE_NAMES)
    s.shamed[clan] = counts("shamed", SOLDIER_NAMES)
    read_overseers(s, lines, clan, name)
    s.general[clan] = read_one(GENERAL_NAMES, lines.take(f"general {name}", NONE), f"general {name}")
    s.advisors[clan] = some("advisors", ADVISOR_NAMES)
    s.support[clan] = some("support", ADVISOR_NAMES)
    s.tactics[clan] = sorted(some("tactics", TACTIC_NAMES))
    s.spent[clan] = sorted(some("spent", COMMAND_NAMES))
    s.played[clan] = read_one(COMMAND_NAMES, lines.take(f"played {name}", NONE), f"played {name}")
    own = range(STANDARD_COMMANDS) if s.is_person(clan) else SOLO_COMMANDS if clan == s.setting.qin else ()
    left = [COMMAND_NAMES[n] for n in own if n not in s.spent[clan] and n != s.played[clan]]
    s.hand[clan] = sorted(some("hand", COMMAND_NAMES, " ".join(left)))
    s.dealt_generals[clan] = sorted(some("dealt generals", GENERAL_NAMES))
    s.dealt_advisors[clan] = sorted(some("dealt advisors", ADVISOR_NAMES))
    for text in filter(None, lines.take(f"claimed {name}", "").split(";")):
        horde, _, stains = text.strip().partition(" ")
        s.claimed[clan].append(index(HORDE_NAMES, horde, f"claimed {name}"))
        if stains not in ("0", "1", "2"):
            raise lines.wrong(f"claimed {name}", "has no number of shame tokens, from 0 to 2, after a card")
        s.stains[clan].append(int(stains))
    if s.general[clan] != NOBODY:
        s.powers[clan] |= 1 << s.general[clan]
    for card in s.advisors[clan]:
        s.powers[clan] |= 1 << FIRST_ADVISOR + card


def place_reeds(s: Wall) -> None:
    """Law mode.two.reed.clerks.1, .2: its clerks are where they start, unless some are named."""
    reed = s.setting.reed
    here = [s.at[place][reed] for place in LOCATIONS]
    if not any(here):
        send_clerks(s, reed)
    elif max(here) > 1 or sum(here) != s.setting.clerks(reed)[0]:
        raise PositionError("at: the Reed Clan has three clerks in three locations")


def read_home(s: Wall, lines: Lines, clan: int, name: str) -> None:
    """Clerks and soldiers at home: those who are nowhere else, unless a line says otherwise."""
    out = sum(s.at[place][clan] for place in LOCATIONS)
    hired, unhired = s.setting.clerks(clan)
    out += s.court.lost_clerks[clan]
    clerks = counted(CLERKS, [max(0, hired - out), unhired])
    s.clerks[clan], s.unhired[clan] = read_counted(CLERKS, lines.take(f"clerks {name}", clerks), f"clerks {name}")
    whole = hired + unhired
    if s.clerks[clan] + s.unhired[clan] + out != whole:
        raise PositionError(f"clerks {name}: a clan has {whole} clerks")
    brought = s.setting.soldiers(clan)
    rest = [
        brought[kind] - s.court.sacrificed[clan][kind] - s.shamed[clan][kind] - s.afield(clan, kind)
        for kind in SOLDIERS
    ]
    default = counted(SOLDIER_NAMES, [max(0, n) for n in rest])
    s.pool[clan] = read_counted(SOLDIER_NAMES, lines.take(f"pool {name}", default), f"pool {name}")
    for kind in SOLDIERS:
        if s.soldiers(clan, kind) != brought[kind]:
            raise PositionError(f"pool {name}: a clan has {brought[kind]} of {SOLDIER_NAMES[kind]}")


def read_overseers(s: Wall, lines: Lines, clan: int, name: str) -> None:
    line = f"overseers {name}"
    names = RUN_CLANS[QIN].overseers if clan == s.setting.qin else ()
    usual = "; ".join(f"{LOCATION_NAMES[place]} 1 {soldier}" for place, soldier in enumerate(names))
    for text in filter(None, lines.take(line, usual).split(";")):
        words = text.split()
        if len(words) != 3 or words[1] not in ("1", "2", "3"):
            raise lines.wrong(line, "is not a location, a level from 1 to 3, and a soldier")
        place = index(LOCATION_NAMES[: len(PRODUCTION)], words[0], line)
        s.overseer[clan][place] = int(words[1])
        s.overseer_kind[clan][place] = index(SOLDIER_NAMES, words[2], line)


def read_map(s: Wall, lines: Lines, names: tuple[str, ...]) -> None:
    for place in LOCATIONS:
        line = f"at {LOCATION_NAMES[place]}"
        s.at[place] = read_counted(names, lines.take(line, ""), line)
    s.due = sum(1 << place for place in read_listed(LOCATION_NAMES, lines.take("due", ""), "due"))
    for section in SECTIONS:
        line = f"hordes {SECTION_NAMES[section]}"
        for text in filter(None, lines.take(line, "").split(";")):
            s.hordes[section].append(read_horde(names, text.split(), line))
        line = f"firing {SECTION_NAMES[section]}"
        s.firing[section] = read_counted(names, lines.take(line, ""), line)
        for clan, name in enumerate(names):
            line = f"staged {SECTION_NAMES[section]} {name}"
            s.staged[section][clan] = read_counted(SOLDIER_NAMES, lines.take(line, ""), line)
    s.level = read_counted(SECTION_NAMES, lines.take("wall", ""), "wall")
    closed = [0 if section in s.setting.sections else WALL.barricades for section in SECTIONS]
    s.barricades = read_counted(SECTION_NAMES, lines.take("barricades", counted(SECTION_NAMES, closed)), "barricades")
    if s.setting.qin != NOBODY:
        read_track(s, lines)
    s.warehouse = read_counted(RESOURCE_NAMES[:3], lines.take("warehouse", ""), "warehouse")
    for section in SECTIONS:
        where = SECTION_NAMES[section]
        if s.level[section] > TOP_LEVEL:
            raise lines.wrong("wall", f"is higher than {TOP_LEVEL} at the {where} section")
        if s.barricades[section] > WALL.barricades:
            raise lines.wrong("barricades", f"has more than {WALL.barricades} at the {where} section")
        if s.free_firing(section) < 0:
            raise PositionError(f"firing {where}: the wall there has fewer firing spots")
        if len(s.hordes[section]) > BOARDS.horde_rows:
            raise PositionError(f"hordes {where}: there is room for {BOARDS.horde_rows}")


def read_track(s: Wall, lines: Lines) -> None:
    """Law mode.solo.track.3: every location of Qin's track once."""
    whole = LOCATION_NAMES[: BARRACKS + 1]
    s.location_track = read_listed(whole, lines.take("location track", " ".join(whole)), "location track")
    if sorted(s.location_track) != list(range(len(whole))):
        raise lines.wrong("location track", "does not name each of its locations once")


def read_horde(names: tuple[str, ...], words: list[str], line: str) -> Horde:
    card = index(HORDE_NAMES, words[0], line)
    arrows = 0
    if ARROWS in words:
        arrows = index(("", "1", "2", "3", "4", "5", "6", "7", "8"), words[-1], line)
        words = words[: words.index(ARROWS)]
    marks = words[1:] or ["."] * len(SPOTS[card])
    if len(marks) != len(SPOTS[card]):
        raise PositionError(f"{line}: {words[0]} has {len(SPOTS[card])} spots, not {len(marks)}")
    cover: list[int] = []
    for mark in marks:
        if mark in (".", "x"):
            cover.append(WOUND if mark == "x" else BARE)
            continue
        name, _, way = mark.partition(":")
        if way not in ("", "1", "2"):
            raise PositionError(f"{line}: {mark!r} is no soldier")
        cover.append(FIRST_SOLDIER + WAYS * index(names, name, line) + int(way or 0))
    return Horde(card, cover, arrows)


def read_decks(s: Wall, lines: Lines) -> None:
    """Decks hold, unless they are named, whatever lies nowhere else."""
    s.offer = read_listed(ADVISOR_NAMES, lines.take("offer", ""), "offer")
    lying = (
        [horde.card for row in s.hordes for horde in row] + [card for row in s.claimed for card in row],
        s.offer
        + s.court.boxed_advisors
        + [card for rows in (s.advisors, s.support, s.dealt_advisors) for row in rows for card in row],
        [card for row in s.tactics for card in row],
    )
    whole = (
        horde_cards(s.setting.cooperative, s.setting.extra, s.setting.reed != NOBODY),
        list(range(len(ADVISORS))),
        list(range(len(TACTICS) if s.setting.cooperative else STANDARD_TACTICS)),
    )
    for (what, names), deck, out, cards in zip(DECKS, decks(s), lying, whole, strict=True):
        deck.discards = read_listed(names, lines.take(f"{what} discards", ""), f"{what} discards")
        rest = [card for card in cards if card not in out and card not in deck.discards]
        deck.cards = read_listed(names, lines.take(f"{what} deck", listed(names, rest)), f"{what} deck")
        found = sorted([*deck.cards, *deck.discards, *out])
        if found != sorted(set(found)):
            twice = next(names[card] for card in found if found.count(card) > 1)
            raise PositionError(f"{twice} lies in two places")
    dealt = [card for row in s.dealt_generals for card in row] + [card for card in s.general if card != NOBODY]
    rest = [n for n in range(len(GENERALS) if s.setting.cooperative else STANDARD_GENERALS) if n not in dealt]
    s.boxed_generals = read_listed(
        GENERAL_NAMES, lines.take("boxed generals", listed(GENERAL_NAMES, rest)), "boxed generals"
    )


def option_names() -> dict[str, Sequence[str]]:
    """The names that people write instead of numbers in options."""
    return {
        "general": GENERAL_NAMES,
        "advisor": ADVISOR_NAMES,
        "section": SECTION_NAMES,
        "place": LOCATION_NAMES,
        "location": LOCATION_NAMES,
        "resource": RESOURCE_NAMES,
        "kind": SOLDIER_NAMES,
        "card": TACTIC_NAMES,
        "command.card": COMMAND_NAMES,
        "onto.card": HORDE_NAMES,
        "clerk.to": LOCATION_NAMES,
        "clerk.origin": LOCATION_NAMES,
        "route.origin": SECTION_NAMES,
        "route.to": SECTION_NAMES,
        "build.what": ("barricade", "wall"),
        "hire.active": ("supporting", "active"),
        "demand": DEMAND_NAMES,
        "send-away.origin": LOCATION_NAMES,
        "fight.origin": ("staging", "wall"),
        "play.boosted": ("basic", "boosted"),
        "omen.event": EVENT_NAMES,
    }
