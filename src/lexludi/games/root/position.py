# mypyc: skip
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

from lexludi.games.root import data
from lexludi.games.root.codes import BURROW, CLEARINGS, FIRST_TOKEN, ITEMS, KINDS, PHASES, PIECES, PLACES, SUITS, TORCH
from lexludi.games.root.setup import STEPS, new_state, setting_of
from lexludi.games.root.state import NOBODY, Root
from lexludi.kernel.errors import BadSetup, PositionError
from lexludi.kernel.position import Lines, kernel_lines, read_agenda, read_chance, write_lines

QUESTS = list(data.quests())


def write(s: Root) -> str:
    setting = s.setting
    names = seat_names(s)
    lines = [
        ("map", setting.plan.id),
        ("deck", setting.pack.id),
        ("seats", " ".join(setting.seats)),
        ("turn", str(s.number)),
        ("active", f"{names[s.active]} {PHASES[s.phase]}"),
        ("suits", " ".join(SUITS[suit] for suit in s.suits[1:])),
        ("points", " ".join(map(str, s.points))),
    ]
    for at in CLEARINGS:
        lines.append((str(at), ", ".join(clearing_words(s, at))))
    lines.append(("burrow", ", ".join(clearing_words(s, BURROW))))
    pawns = [f"{names[p]}={place_name(s, s.pawns[p])}" for p in range(s.players) if s.pawns[p] != NOBODY]
    lines += [
        ("pawns", " ".join(pawns)),
        ("ruins", " ".join(ruin_word(s, at) for at in CLEARINGS if s.ruined[at])),
        ("closed", " ".join(f"{a}-{b}" for a, b in s.closed)),
        ("ferry", str(s.ferry)),
        ("scorched", " ".join(str(at) for at in CLEARINGS if s.scorched >> at & 1)),
        ("items", item_words(s.items)),
        ("coffins", " ".join(map(str, s.coffins))),
        ("homes", " ".join(map(str, s.homes))),
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
        ("discards", card_words(s, s.discards)),
        ("lost souls", card_words(s, s.souls)),
        ("available", card_words(s, s.available)),
        ("removed", card_words(s, s.removed)),
        ("quests", " ".join(QUESTS[q] for q in s.quests)),
        ("quest deck", " ".join(QUESTS[q] for q in s.quest_deck)),
        ("used", f"{s.used} {s.in_battle} {' '.join(map(str, s.activated))}"),
        ("deck order", card_words(s, s.deck)),
    ]
    return write_lines(lines + kernel_lines(s))


def read(text: str) -> Root:
    lines = Lines(text)
    try:
        setting = setting_of(tuple(lines.take("seats").split()), lines.take("map"), lines.take("deck", "base"))
    except BadSetup as error:
        raise PositionError(str(error)) from error
    s = new_state(setting, read_chance(lines))
    names = seat_names(s)
    s.number = lines.number("turn", 1)
    active = lines.take("active", f"{names[0]} daylight").split()
    s.active = index(names, active[0], "active")
    s.phase = index(list(PHASES), active[-1], "active")
    read_map(s, lines)
    read_cards(s, lines, names)
    for p, name in enumerate(names):
        own = {key[len(name) + 1 :]: lines.take(key) for key in list(lines.values) if key.startswith(name + " ")}
        try:
            s.boards[p].read(own, setting.pack)
        except (ValueError, IndexError, KeyError) as error:
            raise PositionError(f"the lines of {name} cannot be read: {error}") from error
        if own:
            raise PositionError(f"{name} has no {', '.join(own)}")
    s.points = lines.numbers("points", " ".join("0" for _ in names))
    used = lines.numbers("used", "0 0 0 0 0")
    s.used, s.in_battle, s.activated = used[0], used[1], used[2:5]
    derive(s)
    s.agenda = read_agenda(lines, STEPS)
    lines.done()
    return s


def read_map(s: Root, lines: Lines) -> None:
    plan = s.setting.plan
    names = seat_names(s)
    suits = lines.take("suits", " ".join(SUITS[suit] for suit in plan.suits[1:])).split()
    if len(suits) != len(CLEARINGS):
        raise lines.wrong("suits", "does not name twelve suits")
    s.suits = (-1, *(index(list(SUITS), suit, "suits") for suit in suits))
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
    s.ferry = lines.number("ferry", plan.ferry)
    s.scorched = sum(1 << at for at in lines.numbers("scorched", ""))
    full = " ".join(f"{item} {count}" for item, count in data.items().supply.items())
    s.items = read_items(lines.take("items", full))
    s.homes = lines.numbers("homes", " ".join("-1" for _ in names))
    s.coffins = lines.numbers("coffins", " ".join("0" for _ in names))


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
    if kind < FIRST_TOKEN:
        s.buildings[owner][at] += count
        s.slots[at] -= count
    else:
        s.tokens[owner][at] += count


def read_cards(s: Root, lines: Lines, names: list[str]) -> None:
    pack = s.setting.pack
    for p, name in enumerate(names):
        s.hands[p] = sorted(read_names(s, lines, f"hand {name}"))
        s.crafted[p] = sorted(read_names(s, lines, f"crafted {name}"))
        s.effects[p] = sum(pack.effect[card] for card in s.crafted[p])
        s.boxes[p] = read_items(lines.take(f"box {name}", ""))
        s.turned[p] = read_items(lines.take(f"turned {name}", ""))
        for card in read_names(s, lines, f"dominance {name}"):
            s.dominance[p] = card
        partner = lines.take(f"coalition {name}", "")
        if partner:
            s.partner[p] = index(names, partner, f"coalition {name}")
    s.discards = read_names(s, lines, "discards")
    s.souls = read_names(s, lines, "lost souls")
    s.available = sorted(read_names(s, lines, "available"))
    s.removed = read_names(s, lines, "removed")
    s.quests = [index(QUESTS, quest, "quests") for quest in lines.take("quests", "").split()]
    rest = " ".join(quest for n, quest in enumerate(QUESTS) if n not in s.quests) if s.quests else ""
    s.quest_deck = [index(QUESTS, quest, "quest deck") for quest in lines.take("quest deck", rest).split()]
    s.deck = read_names(s, lines, "deck order")
    if "deck order" not in lines.values:
        s.deck = list(range(pack.size))


def derive(s: Root) -> None:
    """What follows from the rest: supplies, tracks, who rules, and the cards left for the deck."""
    setting = s.setting
    held = {f"warriors of {p}": 0 for p in range(s.players)}
    for board in s.boards:
        board.count(held)
    for p in range(s.players):
        s.supply[p] = setting.troops[p] - sum(s.warriors[p]) - s.coffins[p] - held[f"warriors of {p}"]
        if s.supply[p] < 0:
            raise PositionError(f"{setting.seats[p]} has only {setting.troops[p]} warriors")
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
        if s.slots[at] < 0:
            raise PositionError(f"{at}: more buildings than slots")
    s.settle_all()
    if len(s.deck) == setting.pack.size:
        placed = [*s.discards, *s.souls, *s.available, *s.removed, *(c for c in s.dominance if c != NOBODY)]
        for p in range(s.players):
            placed += s.hands[p] + s.crafted[p] + s.boards[p].cards()
        s.deck = [card for card in s.deck if card not in placed]
        repeated = {card for card in placed if placed.count(card) > 1}
        if repeated:
            raise PositionError(f"a card lies in two places: {', '.join(setting.pack.names[c] for c in repeated)}")


# Words


def seat_names(s: Root) -> list[str]:
    """How lines name the seats: by faction, with character or seat number where two Vagabonds play."""
    bare = [seat.partition(":")[0] for seat in s.setting.seats]
    names = []
    for p, seat in enumerate(s.setting.seats):
        character = seat.partition(":")[2] or str(p)
        names.append(bare[p] if bare.count(bare[p]) == 1 else f"{bare[p]}-{character}")
    return names


def clearing_words(s: Root, at: int) -> list[str]:
    words = [f"{name} {s.warriors[p][at]}" for p, name in enumerate(seat_names(s)) if s.warriors[p][at]]
    for kind in range(KINDS):
        count = s.pieces[kind][at]
        if count:
            words.append(PIECES[kind] if count == 1 else f"{PIECES[kind]} {count}")
    return words


def ruin_word(s: Root, at: int) -> str:
    items = ",".join(ITEMS[item] for item in s.ruins[at])
    return f"{at}={items}" if items else str(at)


def place_name(s: Root, place: int) -> str:
    return str(place) if place < PLACES else "forest-" + s.setting.plan.forests[place - PLACES]


def place_number(s: Root, name: str) -> int:
    if name.startswith("forest-"):
        return PLACES + index(s.setting.plan.forests, name[7:], "pawns")
    return int(name)


def card_words(s: Root, cards: list[int]) -> str:
    return " ".join(s.setting.pack.names[card] for card in cards)


def read_names(s: Root, lines: Lines, name: str) -> list[int]:
    """Cards by name; `armorers.2` is the second copy."""
    return [index(s.setting.pack.names[: s.setting.pack.size], word, name) for word in lines.take(name, "").split()]


def item_words(counts: list[int]) -> str:
    return " ".join(f"{ITEMS[item]} {count}" for item, count in enumerate(counts) if count)


def read_items(text: str) -> list[int]:
    counts = [0] * len(ITEMS)
    item = NOBODY
    for word in text.split():
        if word.isdigit():
            counts[item] += int(word) - 1
        else:
            item = index(list(ITEMS), word, "items")
            counts[item] += 1
    return counts


def index(names: list[str], name: str, line: str) -> int:
    if name not in names:
        raise PositionError(f"{line}: {name!r} is none of {', '.join(names)}")
    return names.index(name)
