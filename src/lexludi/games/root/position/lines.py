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
from lexludi.games.root.hirelings.control import change_sides
from lexludi.games.root.hirelings.setup import CHOICE as HIRED
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
    SUIT_WORDS,
    card_words,
    clearing_words,
    item_words,
    owner_names,
    place_name,
    place_number,
    read_items,
    read_marks,
    read_names,
    ruin_word,
    seat_names,
)
from lexludi.games.root.rules.beginning.advanced import STEPS
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
    TORCH,
)
from lexludi.games.root.rules.once import ONCE
from lexludi.games.root.rules.state import Root
from lexludi.kernel.errors import BadSetup, PositionError
from lexludi.kernel.position import Lines, kernel_lines, read_agenda, read_chance, write_lines
from lexludi.parts.positions import counted, index, read_counted


def write(s: Root) -> str:
    setting = s.setting
    names = owner_names(s)
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
    pawns = [f"{names[p]}={place_name(s, s.pawns[p])}" for p in range(s.owners) if s.pawns[p] != NOBODY]
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
            (f"hand {names[p]}", card_words(s, s.hands[p])),
            (f"crafted {names[p]}", card_words(s, s.crafted[p])),
            (f"box {names[p]}", item_words(s.boxes[p])),
            (f"turned {names[p]}", item_words(s.turned[p])),
        ]
        if s.dominance[p] != NOBODY:
            lines.append((f"dominance {names[p]}", card_words(s, [s.dominance[p]])))
        if s.partner[p] != NOBODY:
            lines.append((f"coalition {names[p]}", names[s.partner[p]]))
        lines += [(f"{names[p]} {name}", value) for name, value in s.boards[p].lines(setting.pack)]
    lines += [
        ("discards", card_words(s, s.deck.discards)),
        ("lost souls", card_words(s, s.souls)),
        ("available", card_words(s, s.available)),
        ("removed", card_words(s, s.removed)),
        *(line for drawer in s.drawers.values() for line in drawer.lines(setting.pack, names)),
        ("used", " ".join(ONCE.names(s.used))),
        ("activated", counted(SUIT_WORDS, s.activated)),
        ("deck order", card_words(s, s.deck.cards)),
    ]
    return write_lines(lines + kernel_lines(s))


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
    s.number = lines.number("turn", 1)
    active = lines.take("active", f"{names[0]} daylight").split()
    s.active = index(names, active[0], "active")
    s.phase = index(list(PHASES), active[-1], "active")
    read_hirelings(s, lines)
    read_map(s, lines)
    read_cards(s, lines, names)
    for p, name in enumerate(owner_names(s)):
        own = {key[len(name) + 1 :]: lines.take(key) for key in list(lines.values) if key.startswith(name + " ")}
        try:
            s.boards[p].read(own, setting.pack)
        except (ValueError, IndexError, KeyError) as error:
            raise PositionError(f"the lines of {name} cannot be read: {error}") from error
        if own:
            raise PositionError(f"{name} has no {', '.join(own)}")
    s.points = lines.numbers("points", " ".join("0" for _ in names))
    s.used = read_marks(lines, "used")
    s.activated = read_counted(SUIT_WORDS, lines.take("activated", ""), "activated")
    for drawer in s.drawers.values():
        drawer.read(lines, setting.pack, owner_names(s))
    derive(s)
    s.agenda = read_agenda(lines, STEPS)
    lines.done()
    return s


def read_map(s: Root, lines: Lines) -> None:
    plan = s.setting.plan
    names = owner_names(s)
    suits = lines.take("suits", " ".join(SUIT_WORDS[suit] for suit in plan.suits[1:])).split()
    if len(suits) != len(CLEARINGS):
        raise lines.wrong("suits", "does not name twelve suits")
    s.suits = (-1, *(index(list(SUIT_WORDS), suit, "suits") for suit in suits))
    read_landmarks(s, lines)
    for at in range(PLACES):
        written = lines.take(str(at) if at != BURROW else "burrow", "")
        for word in filter(None, (w.strip() for w in written.split(","))):
            name, _, count = word.partition(" ")
            put(s, name, int(count or 1), at, names)
    for word in lines.take("pawns", "").split():
        name, _, place = word.partition("=")
        s.pawns[index(names, name, "pawns")] = place_number(s, place)
    for word in lines.take("ruins", " ".join(map(str, plan.ruins))).split():
        place, _, items = word.partition("=")
        s.ruined[int(place)] = True
        s.slots[int(place)] -= 1
        s.ruins[int(place)] = tuple(index(list(ITEMS), item, "ruins") for item in items.split(",") if item)
    closed = lines.take("closed", " ".join(f"{a}-{b}" for a, b in plan.closed))
    s.closed = tuple((int(a), int(b)) for a, b in (pair.split("-") for pair in closed.split()))
    paths = plan.paths.copy()
    for a, b in plan.closed:
        if (a, b) not in s.closed:
            paths[a] = tuple(sorted((*paths[a], b)))
            paths[b] = tuple(sorted((*paths[b], a)))
    s.paths = paths
    s.scorched = sum(1 << at for at in lines.numbers("scorched", ""))
    full = " ".join(f"{item} {count}" for item, count in data.items().supply.items())
    s.items = read_items(lines.take("items", full))
    read_draft(s, lines)
    s.homes = lines.numbers("homes", " ".join("-1" for _ in s.points))


def put(s: Root, name: str, count: int, at: int, names: list[str]) -> None:
    """Put pieces on the map without asking whether they may be there."""
    if name in names:
        s.warriors[names.index(name)][at] += count
        return
    kind = index(list(PIECES), name, str(at))
    owner = s.setting.owner[kind]
    if owner == NOBODY:
        raise PositionError(f"{at}: nobody in this match has a {name}")
    s.pieces[kind][at] += count
    if BUILDING[kind]:
        s.buildings[owner][at] += count
        s.slots[at] -= count
    else:
        s.tokens[owner][at] += count


def read_cards(s: Root, lines: Lines, names: list[str]) -> None:
    pack = s.setting.pack
    for p, name in enumerate(names):
        s.hands[p] = sorted(read_names(s, lines, f"hand {name}"))
        s.crafted[p] = sorted(read_names(s, lines, f"crafted {name}"))
        s.effects[p] |= sum(pack.effect[card] for card in s.crafted[p])
        s.boxes[p] = read_items(lines.take(f"box {name}", ""))
        s.turned[p] = read_items(lines.take(f"turned {name}", ""))
        for card in read_names(s, lines, f"dominance {name}"):
            s.dominance[p] = card
        partner = lines.take(f"coalition {name}", "")
        if partner:
            s.partner[p] = index(names, partner, f"coalition {name}")
    s.deck.discards = read_names(s, lines, "discards")
    s.souls = read_names(s, lines, "lost souls")
    s.available = sorted(read_names(s, lines, "available"))
    s.removed = read_names(s, lines, "removed")
    s.deck.cards = read_names(s, lines, "deck order")
    if "deck order" not in lines.values:
        s.deck.cards = list(range(pack.size))


def derive(s: Root) -> None:
    """What follows from the rest: supplies, tracks, who rules, and the cards left for the deck."""
    setting = s.setting
    held = {f"warriors of {p}": 0 for p in range(s.owners)}
    for holder in s.holders():
        holder.count(held)
    for p in range(s.owners):
        s.supply[p] = setting.troops[p] - sum(s.warriors[p]) - held[f"warriors of {p}"]
        if s.supply[p] < 0:
            raise PositionError(f"{owner_names(s)[p]} has only {setting.troops[p]} warriors")
    for kind in setting.kinds:
        s.stock[kind] = setting.stock[kind] - sum(s.pieces[kind]) - held.get(PIECES[kind], 0)
        if s.stock[kind] < 0:
            raise PositionError(f"there are only {setting.stock[kind]} pieces called {PIECES[kind]}")
    for kind_of_item, count in data.items().supply.items():
        s.box[ITEMS.index(kind_of_item)] += count
    for item, name in enumerate(ITEMS):
        used = s.items[item] + sum(box[item] for box in s.boxes) + sum(under.count(item) for under in s.ruins)
        s.box[item] -= used + held.get(name, 0)
    s.box[TORCH] -= s.scorched.bit_count()
    for at in CLEARINGS:
        s.slots[at] -= held.get(f"slots of {at}", 0)
        if s.slots[at] < 0:
            raise PositionError(f"{at}: more buildings than slots")
    s.settle_all()
    if len(s.deck.cards) == setting.pack.size:
        placed = [*s.deck.discards, *s.souls, *s.available, *s.removed]
        placed += [card for card in s.dominance if card != NOBODY]
        for p in range(s.owners):
            placed += s.hands[p] + s.crafted[p]
        for holder in s.holders():
            placed += holder.cards()
        s.deck.cards = [card for card in s.deck.cards if card not in placed]
        repeated = {card for card in placed if placed.count(card) > 1}
        if repeated:
            raise PositionError(f"a card lies in two places: {', '.join(setting.pack.names[c] for c in repeated)}")


# Hirelings


def hireling_lines(s: Root) -> list[tuple[str, str]]:
    """Which hirelings there are, and for each who controls it with how many markers."""
    if not s.setting.hirelings:
        return []
    names = owner_names(s)
    hired = [owner for owner in range(s.players, s.owners) if s.side[owner] != NOBODY]
    return [
        ("hirelings", " ".join(s.setting.hirelings)),
        ("hired", " ".join(f"{names[h]}={names[s.side[h]]}:{hireling(s, h).control}" for h in hired)),
        *(
            (f"{names[owner]} {line}", value)
            for owner in range(s.players, s.owners)
            for line, value in s.boards[owner].lines(s.setting.pack)
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
        board = hireling(s, index(names, name, "hired"))
        change_sides(s, index(names[: s.players], seat, "hired"), board)
        board.control = int(markers or 1)
