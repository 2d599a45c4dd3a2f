"""The table of Root as text, made from a view: the map, the boards, the cards one may see."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from lexludi.games.root.rules.box import data
from lexludi.games.root.rules.box.codes import BURROW, CLEARINGS, DRAFT, PIECES, PLACES
from lexludi.games.root.words.bot_boards import bot_board
from lexludi.games.root.words.facts import Facts, counted, items
from lexludi.games.root.words.found import words_of
from lexludi.games.root.words.names import RootNames
from lexludi.kernel.words import View
from lexludi.locale import N_
from lexludi.speech import sentence

OPEN_SLOT: Final = "□"
RUIN: Final = "▦"
GAP: Final = "  "


def text(names: RootNames, view: View, width: int) -> str:
    """The whole table, no line longer than `width`."""
    parts = [heading(names, view), woodland(names, view, width), commons(names, view, width)]
    parts += [player(names, view, seat, width) for seat in view["order"]]
    parts += [hireling(names, view, n, width) for n in range(len(view["hirelings"]))]
    return "\n\n".join("\n".join(part) for part in parts if part)


def hand(names: RootNames, view: View, seat: int, width: int) -> list[str]:
    """The cards of a hand, each with what it does."""
    lines = []
    for card in view["hands"][seat]:
        printed = names.printed(view, card)
        if printed is not None:
            effect = printed.text_cs if names.code == "cs" else printed.text_en
            lines += fill(f"{names.card(view, card)}: {effect}", width, 4, 6)
    return lines


def fill(line: str, width: int, first: int, rest: int) -> list[str]:
    return wrap(line, width, initial_indent=" " * first, subsequent_indent=" " * rest, break_long_words=False)


# The map


def heading(names: RootNames, view: View) -> list[str]:
    parts = [names.of(data.maps()[view["map"]]), names.of(data.decks()[view["deck_name"]])]
    phase = next((p for p in data.common().phases if p.id == view["phase"]), None)
    if phase is None:
        parts.append(names.gettext("Set-up"))
    else:
        parts.append(names.gettext("turn {n}", n=view["turn"]))
        parts.append(f"{names.label(view, view['active'])}, {names.of(phase)}")
    return ["Root · " + " · ".join(parts)]


def woodland(names: RootNames, view: View, width: int) -> list[str]:
    """One line a clearing: suit, ruler, open slots, paths, and whose pieces are there."""
    ways = N_("Paths and rivers (~) to") if "riverfolk" in view["factions"] else N_("Paths to")
    head = [names.gettext(word) for word in (N_("Clearing"), N_("Ruler"), N_("Slots"), ways, N_("Pieces"))]
    rows = [head] + [clearing(names, view, at) for at in CLEARINGS]
    wide = [max(len(row[n]) for row in rows) for n in range(4)]
    lines = []
    for row in rows:
        start = GAP.join(cell.ljust(size) for cell, size in zip(row, wide, strict=False)) + GAP
        body = wrap(row[4], width - len(start), break_long_words=False) or [""]
        lines.append((start + body[0]).rstrip())
        lines += [" " * len(start) + more for more in body[1:]]
    return lines + burrow(names, view, width) + forests(names, view, width)


def clearing(names: RootNames, view: View, at: int) -> list[str]:
    ruler = view["ruled"][at]
    slots = OPEN_SLOT * view["slots"][at] + (RUIN if at in view["ruins"] else "")
    near = ", ".join(map(str, neighbours(names, view, at)))
    if "riverfolk" in view["factions"]:
        near += "".join(f" ~{to}" for to in names.plan(view).rivers[at])
    who = "" if ruler < 0 else names.label(view, ruler)
    return [f"{at:2} {names.suit(view['suits'][at])}", who, slots, near, pieces_at(names, view, at)]


def neighbours(names: RootNames, view: View, at: int) -> list[int]:
    """Where open paths lead from a clearing."""
    plan = names.plan(view)
    opened = [pair for pair in plan.closed if list(pair) not in view["closed"]]
    return sorted({*plan.paths[at], *(a + b - at for a, b in opened if at in (a, b))})


def pieces_at(names: RootNames, view: View, at: int) -> str:
    found = []
    for seat in range(len(view["warriors"])):
        led = view["boards"][seat].get("warlord") == at
        held = [(names.gettext("warlord"), int(led)), (names.piece(0), view["warriors"][seat][at] - led)]
        for kind, row in view["pieces"].items():
            if view["owners"][kind] == seat:
                held.append((piece_at(names, view, kind, at), row[at]))
        if view["pawns"][seat] == at:
            held.append((names.gettext("pawn"), 1))
        if any(count for _, count in held):
            found.append(f"{names.label(view, seat)}: {counted(held)}")
    marks = ((at in view["scorched"], N_("scorched earth")),)
    found += [names.landmark(name) for name, place in view["landmarks"].items() if place == at]
    found += [names.gettext(mark) for there, mark in marks if there]
    return "; ".join(found)


def piece_at(names: RootNames, view: View, kind: str, at: int) -> str:
    """A piece by its name; a plot that lies face down also by its kind, to who may know it."""
    name = names.piece(PIECES.index(kind))
    if kind == "plot":
        secrets = view["boards"][view["owners"][kind]].get("secret")  # those of a bot are known to nobody
        secret = secrets[at] if secrets else -1
        return f"{name} ({names.piece(secret)})" if secret >= 0 else name
    return name


def burrow(names: RootNames, view: View, width: int) -> list[str]:
    """Who is in the Burrow, if anybody lives there."""
    seat = view["owners"].get("tunnel", -1)
    warriors = view["warriors"][seat][BURROW]
    if seat < 0 or not warriors:
        return []
    return fill(f"{sentence(str(names.place(view, BURROW)))}: {counted([(names.piece(0), warriors)])}", width, 0, 2)


def forests(names: RootNames, view: View, width: int) -> list[str]:
    """Pawns and relics that are in a forest."""
    lines = []
    seat = view["owners"].get("relic_figure", -1)
    if seat >= 0:
        for forest in range(PLACES, names.plan(view).size):
            found = [names.relic(view, n) for n, at in enumerate(view["boards"][seat]["relics"]) if at == forest]
            if found:
                lines += fill(f"{names.place(view, forest)}: {', '.join(found)}", width, 0, 2)
    for seat, place in enumerate(view["pawns"]):
        if place >= PLACES:
            where = names.place(view, place)
            lines += fill(names.gettext("{seat} is in {at}.", seat=names.seat(view, seat), at=where), width, 0, 2)
    return [sentence(line) for line in lines]


def commons(names: RootNames, view: View, width: int) -> list[str]:
    """What belongs to nobody: the deck, the items, the cards beside the map, the quests."""
    facts = [(N_("Deck"), str(view["deck"])), (N_("Discard pile"), str(len(view["discards"])))]
    facts.append((N_("Lost Souls"), names.cards(view, view["beside"].get("souls", []))))
    facts.append((N_("Items to craft"), items(names, view["items"])))
    facts.append((N_("Factions to choose from"), setup_cards(names, view)))
    facts.append((N_("Beside the map"), names.cards(view, view["available"])))
    facts.append((N_("Items on the Forge"), items(names, view["beside"].get("forged", ()))))
    facts.append((N_("Hidden cards of the Black Market"), str(view["beside"].get("wares") or "")))
    facts.append(
        (N_("Hireling markers on the score track"), ", ".join(map(str, view["beside"].get("hireling_markers", ()))))
    )
    lines = described(names, facts, width, 0)
    quests = view["beside"].get("quests")
    if quests:
        shown = [f"{names.quest(quest)}: {names.quest_items(quest)}" for quest in quests]
        lines += described(names, [(N_("Quests"), "; ".join(shown))], width, 0)
    return lines


def setup_cards(names: RootNames, view: View) -> str:
    """The set-up cards dealt, and which of them is locked (Law A.8.1)."""
    found = []
    for card in view["dealt"]:
        name = names.setup_card(view, card.partition(":")[0])
        found.append(names.gettext("{name} (locked)", name=name) if card == view["locked"] else name)
    return ", ".join(found)


def described(names: RootNames, facts: list[tuple[str, str]], width: int, indent: int) -> list[str]:
    """`Deck: 31 · Discard pile: 4`, leaving out what there is none of."""
    told = " · ".join(f"{names.gettext(what)}: {value}" for what, value in facts if value)
    return fill(told, width, indent, indent + 2) if told else []


# The boards


def player(names: RootNames, view: View, seat: int, width: int) -> list[str]:
    """A player's score, cards and board."""
    cards = view["hands"][seat]
    bot = view["bots"][seat]
    facts = [(N_("Hand"), "" if bot else str(len(cards)))]
    if view["factions"][seat] != "vagabond":
        facts.append((N_("Warriors in supply"), str(view["supply"][seat])))
    facts.append((N_("Crafted"), names.cards(view, view["crafted"][seat])))
    facts.append((N_("Items"), items(names, view["boxes"][seat])))
    lines = [f"{sentence(str(names.seat(view, seat)))} — {score(names, view, seat)}"]
    lines += described(names, facts, width, 2)
    lines += described(names, track(names, view, seat) + board(names, view, seat), width, 2)
    if cards and -1 not in cards:
        lines += hand(names, view, seat, width)
    return lines


def score(names: RootNames, view: View, seat: int) -> str:
    if view["partner"][seat] >= 0:
        return names.gettext("in a coalition with {other}", other=names.seat(view, view["partner"][seat]))
    if view["dominance"][seat] >= 0:
        return names.card(view, view["dominance"][seat])
    points = view["points"][seat]
    return names.ngettext("{n} point", "{n} points", points)


def track(names: RootNames, view: View, seat: int) -> list[tuple[str, str]]:
    """The buildings and tokens that are not on the map."""
    mine = [kind for kind, owner in view["owners"].items() if owner == seat and not kind.startswith(("plot", "relic"))]
    return [(N_("On the board"), counted((names.piece(PIECES.index(kind)), view["stock"][kind]) for kind in mine))]


def hireling(names: RootNames, view: View, n: int, width: int) -> list[str]:
    """A hireling's card: who controls it, what lies on it, and what it does."""
    owner = len(view["factions"]) + n
    side = data.hirelings().side(view["hirelings"][n])
    board, seat = view["boards"][owner], view["side"][owner]
    facts = [
        (N_("Control markers"), str(board["control"]) if seat >= 0 else ""),
        (N_("Warriors in supply"), str(view["supply"][owner]) if view["supply"][owner] else ""),
        (N_("Warriors on the card"), str(board.get("kept") or "")),
        (N_("Ready"), items(names, board.get("ready", []))),
        (N_("Exhausted"), items(names, board.get("spent", []))),
        (N_("On paths"), ", ".join(f"{a}-{b}" for a, b in board.get("paths", []))),
        (N_("Open cards"), names.cards(view, board["held"])),
    ]
    held = names.gettext("with {seat}", seat=names.seat(view, seat)) if seat >= 0 else names.gettext("for hire")
    lines = [f"{sentence(str(names.hireling(view['hirelings'][n])))} — {held}"]
    lines += described(names, facts, width, 2)
    for effect in side.effects:
        lines += fill(effect.text_cs if names.code == "cs" else effect.text_en, width, 4, 6)
    return lines


def board(names: RootNames, view: View, seat: int) -> Facts:
    """What is a faction's or a bot's own."""
    if view["bots"][seat]:
        return bot_board(names, view, seat)
    if view["factions"][seat] == DRAFT:
        return [(N_("Faction"), names.gettext("still to be chosen"))]
    return words_of(view["factions"][seat]).board(names, view, seat)
