"""Positions of Root as text.

    map: autumn
    seats: marquise eyrie
    active: marquise daylight
    1: marquise 3, keep, wood 2, sawmill
    3: eyrie 6, roost
    hand marquise: ambush_fox anvil
    eyrie leader: despot
    next: marquise.daylight 0

Only map, seats and next are needed; whatever is left out is as at the start of a match: ruins stand, the supply of
items is full, the deck holds every card not named elsewhere, in printed order, its top card last.
"""

from __future__ import annotations

from lexludi.games.root.hirelings.board import hireling
from lexludi.games.root.hirelings.control import MOST_MARKERS, change_sides
from lexludi.games.root.hirelings.setup import CHOICE as HIRED
from lexludi.games.root.position.agenda import named_steps, read_steps
from lexludi.games.root.position.check import cards_named, check
from lexludi.games.root.position.setup import (
    advanced_lines,
    landmark_lines,
    landmark_names,
    read_draft,
    read_landmarks,
    read_order,
    read_plan,
)
from lexludi.games.root.position.words import (
    CLEARING_SUITS,
    SUIT_WORDS,
    clearing_words,
    item_words,
    naming,
    owner_names,
    read_items,
    read_marks,
    ruin_word,
    seat_names,
)
from lexludi.games.root.rules.beginning.setup import new_setting, new_state
from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import (
    BUILDING,
    BURROW,
    CLEARINGS,
    ITEMS,
    NOBODY,
    PHASES,
    PIECES,
    PLACES,
    SETUP,
    TORCH,
    VAGABOND,
)
from lexludi.games.root.rules.once import ONCE
from lexludi.games.root.rules.state import Root
from lexludi.games.root.rules.written import MOST, TURNS, Own
from lexludi.kernel.errors import BadSetup, PositionError
from lexludi.kernel.position import Lines, kernel_lines, read_chance, write_lines
from lexludi.parts.positions import counted, index, read_counted


def write(s: Root) -> str:
    setting = s.setting
    named = naming(s)
    names = named.owners
    lines = [
        ("map", setting.plan.id),
        *setting.plan.redrawn,
        ("deck", setting.pack.id),
        ("seats", " ".join(setting.seats)),
        *([("variants", " ".join(setting.variants))] if setting.variants else []),
        ("turn", str(s.number)),
        ("active", f"{names[s.active]} {PHASES[s.phase]}"),
        ("suits", " ".join(SUIT_WORDS[suit] for suit in s.suits[1:])),
        ("points", " ".join(map(str, s.points))),
    ]
    for at in CLEARINGS:
        lines.append((str(at), ", ".join(clearing_words(s, at))))
    lines.append(("burrow", ", ".join(clearing_words(s, BURROW))))
    pawns = [f"{names[p]}={named.places[s.pawns[p]]}" for p in range(s.owners) if s.pawns[p] != NOBODY]
    lines += [
        ("pawns", " ".join(pawns)),
        ("ruins", " ".join(ruin_word(s, at) for at in CLEARINGS if s.ruined[at])),
        ("closed", " ".join(f"{a}-{b}" for a, b in s.closed)),
        *landmark_lines(s),
        *hireling_lines(s),
        ("scorched", " ".join(str(at) for at in CLEARINGS if s.scorched >> at & 1)),
        ("items", item_words(s.items)),
        ("homes", " ".join(map(str, s.homes))),
        *advanced_lines(s),
    ]
    for p in range(s.players):
        lines += [
            (f"hand {names[p]}", named.card_words(s.hands[p])),
            (f"crafted {names[p]}", named.card_words(s.crafted[p])),
            (f"box {names[p]}", item_words(s.boxes[p])),
            (f"turned {names[p]}", item_words(s.turned[p])),
        ]
        if s.dominance[p] != NOBODY:
            lines.append((f"dominance {names[p]}", named.card_words([s.dominance[p]])))
        if s.partner[p] != NOBODY:
            lines.append((f"coalition {names[p]}", names[s.partner[p]]))
        lines += [(f"{names[p]} {name}", value) for name, value in s.boards[p].lines(named)]
    lines += [
        ("discards", named.card_words(s.deck.discards)),
        ("available", named.card_words(s.available)),
        ("removed", named.card_words(s.removed)),
        *(line for drawer in s.drawers.values() for line in drawer.lines(named)),
        ("used", " ".join(ONCE.names(s.used))),
        ("activated", counted(SUIT_WORDS, s.activated)),
        ("deck order", named.card_words(s.deck.cards)),
    ]
    return write_lines(lines + kernel_lines(s, named_steps(s)))


def read(text: str) -> Root:
    lines = Lines(text)
    try:
        seats = tuple(lines.take("seats").split())
        setting = new_setting(
            seats,
            lines.take("map"),
            lines.take("deck", "base"),
            landmark_names(lines),
            hireling_names(lines),
            tuple(lines.take("variants", "").split()),
            read_order(lines, len(seats)),
        )
        setting.plan = read_plan(lines, setting.plan)
    except BadSetup as error:
        raise PositionError(str(error)) from error
    s = new_state(setting, read_chance(lines))
    names = seat_names(s)
    s.number = lines.count("turn", 1, TURNS)
    read_turn(s, lines, names)
    read_hirelings(s, lines)
    read_map(s, lines)
    read_cards(s, lines, names)
    named = naming(s)
    for p, name in enumerate(named.owners):
        seated = seats[p] if p < s.players and s.phase != SETUP else ""
        s.boards[p].read(Own(lines, name, named, seated))
    s.points = lines.numbers("points", " ".join("0" for _ in names), len(names))
    s.used = read_marks(lines, "used")
    s.activated = read_counted(SUIT_WORDS, lines.take("activated", ""), "activated")
    for drawer in s.drawers.values():
        drawer.read(lines, named)
    derive(s, lines)
    s.agenda = read_steps(s, lines)
    lines.done()
    check(s, lines)
    return s


def read_turn(s: Root, lines: Lines, names: list[str]) -> None:
    """Whose turn it is, and its phase."""
    active = lines.take("active", f"{names[0]} daylight").split()
    if len(active) != 2:
        raise lines.wrong("active", "is not a seat and a phase")
    s.active = index(names, active[0], "active")
    s.phase = index(list(PHASES), active[1], "active")


def read_map(s: Root, lines: Lines) -> None:
    plan = s.setting.plan
    named = naming(s)
    if "suits" not in lines.values and NOBODY in plan.suits[1:]:
        raise PositionError(f"the position has no line 'suits', and the map {plan.id} prints none")
    suits = lines.take("suits", " ".join(SUIT_WORDS[suit] for suit in plan.suits[1:])).split()
    if len(suits) != len(CLEARINGS):
        raise lines.wrong("suits", "does not name twelve suits")
    s.lay_suits((-1, *(index(CLEARING_SUITS, suit, "suits") for suit in suits)))
    read_landmarks(s, lines)
    for at in range(PLACES):
        line = str(at) if at != BURROW else "burrow"
        for word in filter(None, (w.strip() for w in lines.take(line, "").split(","))):
            put(s, word, at, line, named.owners)
    for word in lines.take("pawns", "").split():
        name, _, place = word.partition("=")
        s.pawns[index(named.owners, name, "pawns")] = named.place(place, "pawns")
    for seat in range(s.players):
        if s.setting.factions[seat] == VAGABOND and s.pawns[seat] == NOBODY and s.phase != SETUP:
            s.pawns[seat] = PLACES
    for word in lines.take("ruins", " ".join(map(str, plan.ruins))).split():
        place, _, items = word.partition("=")
        at = plan.ruins[index([str(ruin) for ruin in plan.ruins], place, "ruins")]
        if s.ruined[at]:
            raise lines.wrong("ruins", "names a clearing twice")
        s.ruined[at] = True
        s.slots[at] -= 1
        s.ruins[at] = tuple(index(list(ITEMS), item, "ruins") for item in items.split(",") if item)
    shut = [f"{a}-{b}" for a, b in plan.closed]
    closed = {index(shut, pair, "closed") for pair in lines.take("closed", " ".join(shut)).split()}
    s.closed = tuple(plan.closed[n] for n in sorted(closed))
    for a, b in plan.closed:
        if (a, b) not in s.closed:
            s.lay_path(a, b)
    s.scorched = sum(1 << named.clearing(word, "scorched") for word in set(lines.take("scorched", "").split()))
    full = " ".join(f"{item} {count}" for item, count in data.items().supply.items())
    s.items = read_items(lines, "items", full)
    read_draft(s, lines)
    homes = lines.numbers("homes", " ".join("-1" for _ in s.points), s.players)
    if not set(homes) <= {NOBODY, *CLEARINGS}:
        raise lines.wrong("homes", "does not name the starting clearing of each seat, or -1")
    s.homes = homes


def put(s: Root, word: str, at: int, line: str, names: list[str]) -> None:
    """Put pieces on the map, `eyrie 3` or `roost`, without asking whether they may be there."""
    name, _, number = word.partition(" ")
    if number and (not number.isdigit() or int(number) > MOST):
        raise PositionError(f"{line}: {word!r} is not a piece and how many of it there are")
    count = int(number or 1)
    if name in names:
        s.warriors[names.index(name)][at] += count
        return
    kind = index(PIECES[1:], name, line) + 1
    owner = s.setting.owner[kind]
    if owner == NOBODY:
        raise PositionError(f"{line}: nobody in this match has a {name}")
    s.pieces[kind][at] += count
    if BUILDING[kind]:
        s.buildings[owner][at] += count
        s.slots[at] -= count
    else:
        s.tokens[owner][at] += count


def read_cards(s: Root, lines: Lines, names: list[str]) -> None:
    pack = s.setting.pack
    named = naming(s)
    for p, name in enumerate(names):
        s.hands[p] = sorted(named.read_cards(lines, f"hand {name}"))
        s.crafted[p] = sorted(named.read_cards(lines, f"crafted {name}"))
        s.effects[p] |= sum(pack.effect[card] for card in s.crafted[p])
        s.boxes[p] = read_items(lines, f"box {name}")
        s.turned[p] = read_items(lines, f"turned {name}")
        for card in named.read_cards(lines, f"dominance {name}"):
            s.dominance[p] = card
        partner = lines.take(f"coalition {name}", "")
        if partner:
            s.partner[p] = index(names, partner, f"coalition {name}")
    s.deck.discards = named.read_cards(lines, "discards")
    s.available = sorted(named.read_cards(lines, "available"))
    s.removed = named.read_cards(lines, "removed")
    s.deck.cards = named.read_cards(lines, "deck order")


def derive(s: Root, lines: Lines) -> None:
    """What follows from the rest: supplies, tracks, who rules, and the cards left for the deck."""
    setting = s.setting
    held = {f"warriors of {p}": 0 for p in range(s.owners)}
    for holder in s.holders():
        holder.count(held)
    for p in range(s.owners):
        s.supply[p] = setting.troops[p] - sum(s.warriors[p]) - held[f"warriors of {p}"]
    for kind in setting.kinds:
        s.stock[kind] = setting.stock[kind] - sum(s.pieces[kind]) - held.get(PIECES[kind], 0)
    for kind_of_item, count in data.items().supply.items():
        s.box[ITEMS.index(kind_of_item)] += count
    for item, name in enumerate(ITEMS):
        used = s.items[item] + sum(box[item] for box in s.boxes) + sum(under.count(item) for under in s.ruins)
        s.box[item] -= used + held.get(name, 0)
    s.box[TORCH] -= s.scorched.bit_count()
    if "items" not in lines.values:
        for item, there in enumerate(s.items):
            missing = min(there, max(0, -s.box[item]))
            s.items[item] -= missing
            s.box[item] += missing
    for at in CLEARINGS:
        s.slots[at] -= held.get(f"slots of {at}", 0)
    s.take_sides()
    s.census()
    if "deck order" not in lines.values:
        placed = set(cards_named(s))
        s.deck.cards = [card for card in range(setting.pack.size) if card not in placed]


# Hirelings


def hireling_lines(s: Root) -> list[tuple[str, str]]:
    """Which hirelings there are, and for each who controls it with how many markers."""
    if not s.setting.hirelings:
        return []
    named = naming(s)
    names = named.owners
    hired = [owner for owner in range(s.players, s.owners) if s.side[owner] != NOBODY]
    return [
        ("hirelings", " ".join(s.setting.hirelings)),
        ("hired", " ".join(f"{names[h]}={names[s.side[h]]}:{hireling(s, h).control}" for h in hired)),
        *(
            (f"{names[owner]} {line}", value)
            for owner in range(s.players, s.owners)
            for line, value in s.boards[owner].lines(named)
        ),
    ]


def hireling_names(lines: Lines) -> tuple[str, ...]:
    names = lines.take("hirelings", "").split()
    return HIRED.check(names) if names else ()


def read_hirelings(s: Root, lines: Lines) -> None:
    """Who controls which; `hired: the_exile=eyrie:2` says with how many markers (one if nothing is said)."""
    names = owner_names(s)
    for word in lines.take("hired", "").split():
        name, _, control = word.partition("=")
        seat, _, markers = control.partition(":")
        board = hireling(s, s.players + index(names[s.players :], name, "hired"))
        if s.side[board.seat] != NOBODY:
            raise lines.wrong("hired", f"names {name} twice")
        change_sides(s, index(names[: s.players], seat, "hired"), board)
        if markers and (not markers.isdigit() or not 0 < int(markers) <= MOST_MARKERS):
            raise lines.wrong("hired", f"has {name} with markers that are not from 1 to {MOST_MARKERS}")
        board.control = int(markers or 1)
